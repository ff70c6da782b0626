/** Collects the tests that conditions make on each claim, as far as they distinguish its values. */
import type { Claim, ClaimObject } from '../adaptive-schema.ts';
import type { Condition } from '../condition.ts';
import type { ComparisonOperator, ConditionNode } from '../condition/node.ts';

type Scalar = string | number | boolean;
type Order = Exclude<ComparisonOperator, 'in'>;

/** A test on a value, with a boolean result. */
export type ValueTest =
  | { readonly kind: 'truth' }
  | { readonly kind: 'compare'; readonly operator: Order; readonly value: Scalar }
  | { readonly kind: 'startsWith' | 'endsWith'; readonly value: string };

/** A use whose result cannot be predicted. The hints are the literals next to the value. */
interface Opaque {
  readonly kind: 'opaque';
  readonly hints: readonly (string | number)[];
}
type Use = ValueTest | Opaque;

/** The use of a claim that is not an object. */
export interface ClaimUse {
  readonly claim: Exclude<Claim, ClaimObject>;
  readonly tests: Map<string, ValueTest>;
  /** True if conditions also use the claim in a way that no test describes. */
  isOpaque: boolean;
  readonly hints: Set<string | number>;
  /** The claims that it is compared with. */
  readonly comparedWith: Set<ClaimUse>;
  /** For a list: the use of its items, and of its length. */
  readonly listUse: { readonly items: ClaimUse; readonly length: ClaimUse } | undefined;
}

/** The use of an object of claims: its parts that conditions read. */
export interface ObjectClaimUse {
  readonly claim: ClaimObject;
  readonly parts: Map<string, ClaimUse | ObjectClaimUse>;
}

/** The use of all claims by some conditions. */
export interface ConditionUses {
  readonly root: ObjectClaimUse;
  /** True if conditions read claims only by literal names. Otherwise they may read any claim. */
  readonly isNamed: boolean;
}

/** A parameter's value: the items of a list claim, one of some literals, or unknown. */
type Names = ReadonlyMap<string, ClaimUse | readonly Literal[] | undefined>;
type Literal = Scalar | null;
type Quantified = Extract<ConditionNode, { readonly parameter: string }>;

/** Returns the use of a site's declared claims by conditions. */
export function claimsUsed(conditions: readonly Condition[], schema: ClaimObject): ConditionUses {
  const reader = new Reader(schema);
  for (const { root } of conditions) reader.collect(root, [TRUTH], new Map());
  return { root: reader.root, isNamed: reader.isNamed };
}

/** Returns whether the use is that of an object of claims. */
export const isObject = (claimUse: ClaimUse | ObjectClaimUse): claimUse is ObjectClaimUse =>
  claimUse.claim.type === 'object';

const TRUTH: ValueTest = { kind: 'truth' };
const UNKNOWN: Opaque = { kind: 'opaque', hints: [] };
const MAX_HINT_COUNT = 12;
const MIRRORED: Readonly<Record<Order, Order>> = {
  '==': '==',
  '!=': '!=',
  '===': '===',
  '!==': '!==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function newUse(claim: Exclude<Claim, ClaimObject>): ClaimUse {
  const listUse =
    claim.type === 'array'
      ? { items: newUse(claim.items), length: newUse({ type: 'number' }) }
      : undefined;
  return {
    claim,
    tests: new Map(),
    isOpaque: false,
    hints: new Set(),
    comparedWith: new Set(),
    listUse,
  };
}

/** Returns the literals next to a value whose use cannot be described further. */
const hintsOf = (uses: readonly Use[]): (string | number)[] =>
  uses.flatMap((use) =>
    use.kind === 'opaque'
      ? use.hints
      : use.kind === 'truth' || typeof use.value === 'boolean'
        ? []
        : [use.value],
  );

const opaque = (...hints: readonly (Literal | undefined)[]): Opaque => ({
  kind: 'opaque',
  hints: hints.filter((hint) => typeof hint === 'string' || typeof hint === 'number'),
});

/**
 * Returns the tests for a comparison with a literal. Equality with null needs none, because absent
 * claims are always tried; the other operators convert null to 0.
 */
function compared(operator: Order, literal: Literal): Use[] {
  if (literal !== null) return [{ kind: 'compare', operator, value: literal }];
  return operator.startsWith('<') || operator.startsWith('>')
    ? [{ kind: 'compare', operator, value: 0 }]
    : [];
}

const comparedEach = (operator: Order, literals: readonly Literal[]): Use[] =>
  literals.flatMap((literal) => compared(operator, literal));

class Reader {
  readonly root: ObjectClaimUse;
  isNamed = true;

  constructor(schema: ClaimObject) {
    this.root = { claim: schema, parts: new Map() };
  }

  /** Records the tests in a node, where `uses` are the uses of its own value. */
  collect(node: ConditionNode, uses: readonly Use[], names: Names): void {
    if (node.kind === 'claims' || node.kind === 'parameter' || node.kind === 'member')
      this.value(node, uses, names);
    else if ('parameter' in node) this.quantified(node, names);
    else if (node.kind === 'not') this.collect(node.of, [TRUTH], names);
    else if (node.kind === 'both' || node.kind === 'either') {
      this.collect(node.left, [...uses, TRUTH], names);
      this.collect(node.right, uses, names);
    } else if (node.kind === 'choice') {
      this.collect(node.test, [TRUTH], names);
      this.collect(node.yes, uses, names);
      this.collect(node.no, uses, names);
    } else if (node.kind === 'compare') {
      if (node.operator === 'in') this.membership(node.left, node.right, names);
      else this.comparison(node.operator, node.left, node.right, names);
    } else if (node.kind === 'list') this.unknown(node.items, names);
    else if (node.kind === 'call') this.call(node, uses, names);
  }

  private unknown(nodes: readonly ConditionNode[], names: Names): void {
    for (const node of nodes) this.collect(node, [UNKNOWN], names);
  }

  /** Returns the claim that a node reads; undefined for an unknown or undeclared one. */
  private resolve(node: ConditionNode, names: Names): ClaimUse | ObjectClaimUse | undefined {
    if (node.kind === 'claims') return this.root;
    if (node.kind === 'parameter') {
      const named = names.get(node.name);
      return named && 'claim' in named ? named : undefined;
    }
    if (node.kind !== 'member' || node.name.kind !== 'literal') return undefined;
    const [of, name] = [this.resolve(node.of, names), String(node.name.value)];
    if (!of) return undefined;
    if (isObject(of)) return partOf(of, name);
    return name === 'length' ? of.listUse?.length : undefined;
  }

  private value(node: ConditionNode, uses: readonly Use[], names: Names): void {
    const found = this.resolve(node, names);
    if (found && isObject(found)) {
      if (uses.some(({ kind }) => kind === 'opaque')) this.isNamed = false;
    } else if (found) record(found, uses);
    else if (node.kind === 'member') this.unknownMember(node, uses, names);
  }

  /**
   * Records a property with a computed name, or one that is not a claim. A property that the object
   * does not declare is absent for every visitor.
   */
  private unknownMember(
    { of, name }: ConditionNode & { readonly kind: 'member' },
    uses: readonly Use[],
    names: Names,
  ): void {
    const holder = this.resolve(of, names);
    if (holder && isObject(holder) && name.kind === 'literal') return;
    this.collect(of, [opaque(...hintsOf(uses))], names);
    this.collect(name, [UNKNOWN], names);
  }

  private comparison(
    operator: Order,
    left: ConditionNode,
    right: ConditionNode,
    names: Names,
  ): void {
    const [before, after] = [literalsIn(left, names), literalsIn(right, names)];
    const [one, other] = [this.resolve(left, names), this.resolve(right, names)];
    const areClaims = this.isClaim(left) && this.isClaim(right);
    if (after) this.collect(left, comparedEach(operator, after), names);
    else if (before) this.collect(right, comparedEach(MIRRORED[operator], before), names);
    else if (
      areClaims &&
      one &&
      other &&
      !isObject(one) &&
      !isObject(other) &&
      canChooseTogether(one, other, operator)
    ) {
      one.comparedWith.add(other);
      other.comparedWith.add(one);
    } else this.unknown([left, right], names);
  }

  /** Returns whether a node is a claim by its name, and neither a list item nor a length. */
  private isClaim(node: ConditionNode): boolean {
    const of = node.kind === 'member' ? this.resolve(node.of, new Map()) : undefined;
    return of !== undefined && isObject(of);
  }

  /** Records `in`, which tests an object for a claim or a list for an index. */
  private membership(left: ConditionNode, right: ConditionNode, names: Names): void {
    const [before, holder] = [literalsIn(left, names), this.resolve(right, names)];
    if (before && holder && isObject(holder)) {
      for (const literal of before) partOf(holder, String(literal));
    } else if (right.kind === 'list') {
      const indices = [...right.items.keys()];
      this.collect(
        left,
        comparedEach('===', [...indices, ...indices.map(String), 'length']),
        names,
      );
      this.unknown(right.items, names);
    } else this.unknown([left, right], names);
  }

  private call(
    { method, of, argument }: ConditionNode & { readonly kind: 'call' },
    uses: readonly Use[],
    names: Names,
  ): void {
    const literals = argument && literalsIn(argument, names);
    const list = this.resolve(of, names);
    const items = listIn(of, names);
    const strings = literals?.filter((literal) => typeof literal === 'string') ?? [];
    if (method === 'includes' && items && argument)
      this.collect(argument, comparedEach('===', items), names);
    else if (method === 'includes' && literals && list && !isObject(list) && list.listUse)
      record(list.listUse.items, comparedEach('===', literals));
    else if (
      (method === 'startsWith' || method === 'endsWith') &&
      literals &&
      strings.length === literals.length
    ) {
      const uses = strings.map((value): Use => ({ kind: method, value }));
      this.collect(of, uses, names);
    } else {
      this.collect(of, [opaque(...hintsOf(uses), ...(literals ?? []))], names);
      if (argument) this.unknown([argument], names);
    }
  }

  private quantified({ of, parameter, body }: Quantified, names: Names): void {
    const list = this.resolve(of, names);
    const items = listIn(of, names) ?? (list && !isObject(list) ? list.listUse?.items : undefined);
    if (!items) this.collect(of, [UNKNOWN], names);
    this.collect(body, [TRUTH], new Map([...names, [parameter, items]]));
  }
}

/** Returns the possible literals of a node; undefined if it can be anything else. */
function literalsIn(node: ConditionNode, names: Names): readonly Literal[] | undefined {
  if (node.kind === 'literal') return [node.value];
  const named = node.kind === 'parameter' ? names.get(node.name) : undefined;
  return named && !('claim' in named) ? named : undefined;
}

/** Returns the literals of a list; undefined if it contains anything else. */
function listIn(node: ConditionNode, names: Names): readonly Literal[] | undefined {
  if (node.kind !== 'list') return undefined;
  const items = node.items.map((item) => literalsIn(item, names));
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
}

/** Returns a claim of an object and records that it is read; undefined for an undeclared one. */
function partOf(
  { claim: { properties }, parts }: ObjectClaimUse,
  name: string,
): ClaimUse | ObjectClaimUse | undefined {
  const claim = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!claim) return undefined;
  const part =
    parts.get(name) ?? (claim.type === 'object' ? { claim, parts: new Map() } : newUse(claim));
  parts.set(name, part);
  return part;
}

/**
 * Returns whether the values of two compared claims can be chosen together: numbers with any
 * operator, strings with the equality operators.
 */
const canChooseTogether = (one: ClaimUse, other: ClaimUse, operator: Order): boolean =>
  one.claim.type === other.claim.type &&
  (one.claim.type === 'number' ||
    (one.claim.type === 'string' && !operator.startsWith('<') && !operator.startsWith('>')));

/** Records uses of a claim. */
function record(claimUse: ClaimUse, uses: readonly Use[]): void {
  for (const use of uses) {
    if (use.kind === 'opaque' || converts(claimUse, use)) {
      markOpaque(claimUse, hintsOf([use]));
      if (claimUse.listUse)
        for (const part of [claimUse.listUse.items, claimUse.listUse.length])
          markOpaque(part, hintsOf([use]));
    } else if (distinguishes(claimUse, use)) claimUse.tests.set(JSON.stringify(use), use);
  }
}

function markOpaque(claimUse: ClaimUse, hints: readonly (string | number)[]): void {
  claimUse.isOpaque = true;
  for (const hint of hints) if (claimUse.hints.size < MAX_HINT_COUNT) claimUse.hints.add(hint);
}

/** Returns whether a test converts a value of the claim to another type. */
const converts = (claimUse: ClaimUse, use: ValueTest): boolean =>
  claimUse.listUse === undefined &&
  use.kind === 'compare' &&
  !use.operator.endsWith('===') &&
  use.operator !== '!==' &&
  !distinguishes(claimUse, use);

/**
 * Returns whether a test distinguishes values of a claim. For other types, and for a list as a
 * whole, the test fails or has the same result for all values.
 */
function distinguishes({ claim: { type } }: ClaimUse, use: ValueTest): boolean {
  if (use.kind === 'truth') return type !== 'array';
  return type === (use.kind === 'compare' ? typeof use.value : 'string');
}
