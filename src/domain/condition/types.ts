/** Checks the types of a condition against the claims that a site declares. */
import type { Claim, ClaimObject } from '../adaptive-schema.ts';
import type { ConditionNode } from './node.ts';

/** The type of a node; `any` for an unknown type, which is compatible with every type. */
type Type =
  | { readonly type: 'boolean' | 'number' | 'null' | 'any' }
  | { readonly type: 'string'; readonly values?: readonly string[] | undefined }
  | { readonly type: 'array'; readonly items: Type }
  | { readonly type: 'object'; readonly properties: Readonly<Record<string, Claim>> };

type Names = ReadonlyMap<string, Type>;

const ANY: Type = { type: 'any' };
const TRUTH: Type = { type: 'boolean' };
const TEXT: Type = { type: 'string' };
const NUMBER: Type = { type: 'number' };

/** Returns the first type error, in the words of the condition's author; undefined for none. */
export function typeErrorIn(root: ConditionNode, schema: ClaimObject): string | undefined {
  try {
    new Checker(schema).typeOf(root, new Map());
    return undefined;
  } catch (error) {
    if (error instanceof TypeMismatch) return error.message;
    throw error;
  }
}

class TypeMismatch extends Error {}

const named = (type: Type): string =>
  ({
    boolean: 'true or false',
    number: 'a number',
    null: 'null',
    any: 'anything',
    string: 'a text',
    array: 'a list',
    object: 'an object',
  })[type.type];

class Checker {
  private readonly schema: ClaimObject;

  constructor(schema: ClaimObject) {
    this.schema = schema;
  }

  typeOf(node: ConditionNode, names: Names): Type {
    switch (node.kind) {
      case 'literal':
        return literal(node.value);
      case 'claims':
        return this.schema;
      case 'parameter':
        return names.get(node.name) ?? ANY;
      case 'member':
        return this.member(this.typeOf(node.of, names), this.typeOf(node.name, names));
      case 'not':
        this.typeOf(node.of, names);
        return TRUTH;
      case 'both':
      case 'either':
        return common(this.typeOf(node.left, names), this.typeOf(node.right, names));
      case 'choice':
        this.typeOf(node.test, names);
        return common(this.typeOf(node.yes, names), this.typeOf(node.no, names));
      case 'compare':
        return this.compare(node, names);
      case 'list':
        return {
          type: 'array',
          items: node.items.map((item) => this.typeOf(item, names)).reduce(common, ANY),
        };
      case 'call':
        return this.call(node, names);
      default:
        return this.quantified(node, names);
    }
  }

  private member(of: Type, name: Type): Type {
    const propertyName =
      name.type === 'string' && name.values?.length === 1 ? name.values[0] : undefined;
    if (of.type === 'any') return ANY;
    if (of.type === 'object') {
      if (propertyName === undefined) return ANY;
      const claim = Object.hasOwn(of.properties, propertyName)
        ? of.properties[propertyName]
        : undefined;
      if (!claim)
        throw new TypeMismatch(
          `There is no claim "${propertyName}" here: the claims of this site are ${quotedList(Object.keys(of.properties))}.`,
        );
      return typeOfClaim(claim);
    }
    if (propertyName === 'length' && (of.type === 'string' || of.type === 'array')) return NUMBER;
    if (of.type === 'array' && (name.type === 'number' || name.type === 'any')) return of.items;
    if (of.type === 'string' && name.type === 'number') return TEXT;
    throw new TypeMismatch(
      `There is no property ${propertyName === undefined ? 'such as this' : `"${propertyName}"`} in ${named(of)}.`,
    );
  }

  private compare(
    { operator, left, right }: ConditionNode & { readonly kind: 'compare' },
    names: Names,
  ): Type {
    const [one, other] = [this.typeOf(left, names), this.typeOf(right, names)];
    if (operator === 'in') {
      if (!['object', 'array', 'any'].includes(other.type))
        throw new TypeMismatch(`"in" needs a list or an object, not ${named(other)}.`);
      return TRUTH;
    }
    if (!areComparable(one, other))
      throw new TypeMismatch(`A condition cannot compare ${named(one)} with ${named(other)}.`);
    assertOneOf(one, other);
    assertOneOf(other, one);
    return TRUTH;
  }

  private call(
    { method, of, argument }: ConditionNode & { readonly kind: 'call' },
    names: Names,
  ): Type {
    const own = this.typeOf(of, names);
    const argumentType = argument ? this.typeOf(argument, names) : ANY;
    const mayBeList = method === 'at' || method === 'includes';
    if (own.type !== 'any' && own.type !== 'string' && !(mayBeList && own.type === 'array'))
      throw new TypeMismatch(
        `${named(own)} has no method "${method}".`.replace(/^./, (letter) => letter.toUpperCase()),
      );
    if (method === 'at') return own.type === 'array' ? own.items : own;
    if (method === 'includes' && own.type === 'array' && !areComparable(own.items, argumentType))
      throw new TypeMismatch(
        `A condition cannot look for ${named(argumentType)} in a list of another type.`,
      );
    return method === 'toLowerCase' || method === 'toUpperCase' || method === 'trim' ? TEXT : TRUTH;
  }

  private quantified(
    { kind, of, parameter, body }: ConditionNode & { readonly kind: 'some' | 'every' },
    names: Names,
  ): Type {
    const own = this.typeOf(of, names);
    if (own.type !== 'array' && own.type !== 'any')
      throw new TypeMismatch(`"${kind}" needs a list, not ${named(own)}.`);
    this.typeOf(body, new Map([...names, [parameter, own.type === 'array' ? own.items : ANY]]));
    return TRUTH;
  }
}

function literal(value: string | number | boolean | null): Type {
  if (typeof value === 'string') return { type: 'string', values: [value] };
  if (value === null) return { type: 'null' };
  return typeof value === 'number' ? NUMBER : TRUTH;
}

function typeOfClaim(claim: Claim): Type {
  if (claim.type === 'string') return { type: 'string', values: claim.enum };
  return claim.type === 'array' ? { type: 'array', items: typeOfClaim(claim.items) } : claim;
}

/**
 * Returns whether two types can be compared: the same type, or one of them null for a claim that
 * may be absent.
 */
const areComparable = (one: Type, other: Type): boolean =>
  one.type === other.type ||
  [one.type, other.type].some((type) => type === 'any' || type === 'null');

/** Returns the common type of two alternatives. */
const common = (one: Type, other: Type): Type =>
  one.type === other.type && one.type !== 'array' && one.type !== 'object' && one.type !== 'string'
    ? one
    : one.type === 'string' && other.type === 'string'
      ? TEXT
      : ANY;

/** Checks that a literal is one of the claim's values. */
function assertOneOf(text: Type, claim: Type): void {
  if (
    text.type !== 'string' ||
    claim.type !== 'string' ||
    text.values?.length !== 1 ||
    claim.values === undefined
  )
    return;
  const [value = ''] = text.values;
  if (!claim.values.includes(value))
    throw new TypeMismatch(`This is never "${value}": it is one of ${quotedList(claim.values)}.`);
}

const quotedList = (names: readonly string[]): string =>
  names.length === 0
    ? 'none'
    : names
        .slice(0, 20)
        .map((name) => `"${name}"`)
        .join(', ');
