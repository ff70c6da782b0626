/** Whether a condition fits the claims that a site declares: it names no other, and compares like with like. */
import type { Claim, ClaimObject } from '../adaptive-schema.ts';
import type { Node } from './node.ts';

/** What a part of a condition is; `any` where that is not known, which fits everything. */
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

/** What does not fit, for who wrote it; undefined where all does. */
export function misfitOf(root: Node, schema: ClaimObject): string | undefined {
  try {
    new Check(schema).typeOf(root, new Map());
    return undefined;
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
}

class Misfit extends Error {}

const named = (type: Type): string => ({ boolean: 'true or false', number: 'a number', null: 'null', any: 'anything', string: 'a text', array: 'a list', object: 'an object' })[type.type];

class Check {
  private readonly schema: ClaimObject;

  constructor(schema: ClaimObject) {
    this.schema = schema;
  }

  typeOf(node: Node, names: Names): Type {
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
        return { type: 'array', items: node.items.map((item) => this.typeOf(item, names)).reduce(common, ANY) };
      case 'call':
        return this.call(node, names);
      default:
        return this.quantified(node, names);
    }
  }

  private member(of: Type, name: Type): Type {
    const known = name.type === 'string' && name.values?.length === 1 ? name.values[0] : undefined;
    if (of.type === 'any') return ANY;
    if (of.type === 'object') {
      if (known === undefined) return ANY;
      const claim = Object.hasOwn(of.properties, known) ? of.properties[known] : undefined;
      if (!claim) throw new Misfit(`There is no claim "${known}" here: the claims of this site are ${listed(Object.keys(of.properties))}.`);
      return typeOfClaim(claim);
    }
    if (known === 'length' && (of.type === 'string' || of.type === 'array')) return NUMBER;
    if (of.type === 'array' && (name.type === 'number' || name.type === 'any')) return of.items;
    if (of.type === 'string' && name.type === 'number') return TEXT;
    throw new Misfit(`Of ${named(of)} there is no property ${known === undefined ? 'such as this' : `"${known}"`}.`);
  }

  private compare({ operator, left, right }: Node & { readonly kind: 'compare' }, names: Names): Type {
    const [one, other] = [this.typeOf(left, names), this.typeOf(right, names)];
    if (operator === 'in') {
      if (!['object', 'array', 'any'].includes(other.type)) throw new Misfit(`"in" looks into a list or an object, and not into ${named(other)}.`);
      return TRUTH;
    }
    if (!like(one, other)) throw new Misfit(`This compares ${named(one)} with ${named(other)}.`);
    mustBeAmong(one, other);
    mustBeAmong(other, one);
    return TRUTH;
  }

  private call({ method, of, argument }: Node & { readonly kind: 'call' }, names: Names): Type {
    const own = this.typeOf(of, names);
    const given = argument ? this.typeOf(argument, names) : ANY;
    const mayBeList = method === 'at' || method === 'includes';
    if (own.type !== 'any' && own.type !== 'string' && !(mayBeList && own.type === 'array'))
      throw new Misfit(`${named(own)} has no method "${method}".`.replace(/^./, (letter) => letter.toUpperCase()));
    if (method === 'at') return own.type === 'array' ? own.items : own;
    if (method === 'includes' && own.type === 'array' && !like(own.items, given)) throw new Misfit(`This looks for ${named(given)} in a list of others.`);
    return method === 'toLowerCase' || method === 'toUpperCase' || method === 'trim' ? TEXT : TRUTH;
  }

  private quantified({ kind, of, parameter, body }: Node & { readonly kind: 'some' | 'every' }, names: Names): Type {
    const own = this.typeOf(of, names);
    if (own.type !== 'array' && own.type !== 'any') throw new Misfit(`"${kind}" is asked of a list, and not of ${named(own)}.`);
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

/** Whether two may be compared: of one type, or one of them null, for what may be absent. */
const like = (one: Type, other: Type): boolean => one.type === other.type || [one.type, other.type].some((type) => type === 'any' || type === 'null');

/** What is one of two. */
const common = (one: Type, other: Type): Type =>
  one.type === other.type && one.type !== 'array' && one.type !== 'object' && one.type !== 'string' ? one : one.type === 'string' && other.type === 'string' ? TEXT : ANY;

/** Passes for a text that a claim may be. */
function mustBeAmong(text: Type, claim: Type): void {
  if (text.type !== 'string' || claim.type !== 'string' || text.values?.length !== 1 || claim.values === undefined) return;
  const [value = ''] = text.values;
  if (!claim.values.includes(value)) throw new Misfit(`This is never "${value}": it is one of ${listed(claim.values)}.`);
}

const listed = (names: readonly string[]): string =>
  names.length === 0
    ? 'none'
    : names
        .slice(0, 20)
        .map((name) => `"${name}"`)
        .join(', ');
