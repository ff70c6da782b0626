/** Who sees what of a site: its conditions, gone through for every kind of visitor that the declared claims tell apart. */
import type { Claim, ClaimObject } from './adaptive-schema.ts';
import { type Condition, holds } from './condition.ts';
import type { Node } from './condition/node.ts';
import { Fault } from './errors.ts';

/** A visitor's claims, as far as conditions look at them. */
type Claims = { readonly [name: string]: unknown };

/** Whether something is seen by all, by nobody, or by some: then `claims` are the kinds of visitors that see it. */
export type Audience = { readonly sees: 'ALWAYS' | 'NEVER' } | { readonly sees: 'SOMETIMES'; readonly claims: readonly Claims[] };

/** Kinds of visitors that are gone through at most. */
const MOST = 10_000;
/** Kinds that are told of one thing at most. */
const MOST_TOLD = 100;

/** Who sees what has all of these conditions. QUERY_TOO_COMPLEX when the claims that they look at tell too many kinds of visitors apart. */
export function audienceOf(conditions: readonly Condition[], schema: ClaimObject): Audience {
  if (conditions.length === 0) return { sees: 'ALWAYS' };
  const looked = new Map<string, Looked>();
  for (const { root } of conditions) look(root, looked);
  const kinds = [...kindsOf(schema, looked)];
  const seen = kinds.filter((claims) => conditions.every((condition) => holds(condition, { claims })));
  if (seen.length === 0) return { sees: 'NEVER' };
  return seen.length === kinds.length ? { sees: 'ALWAYS' } : { sees: 'SOMETIMES', claims: seen.slice(0, MOST_TOLD) };
}

/** What conditions look at: the way to a claim, and the literals that stand anywhere beside it. */
interface Looked {
  readonly way: readonly string[];
  readonly literals: Set<string | number>;
}

/** The way from the claims to what a node is; undefined for anything else. */
function wayOf(node: Node): readonly string[] | undefined {
  if (node.kind === 'claims') return [];
  if (node.kind !== 'member' || node.name.kind !== 'literal' || typeof node.name.value !== 'string') return undefined;
  const above = wayOf(node.of);
  return above && [...above, node.name.value];
}

/** Notes what a condition looks at, and all literals in it: which of them is compared with which claim need not be known. */
function look(root: Node, looked: Map<string, Looked>): void {
  const literals = new Set<string | number>();
  const ways: (readonly string[])[] = [];
  const left: Node[] = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    const way = wayOf(node);
    if (way && way.length > 0) ways.push(way);
    if (node.kind === 'literal' && (typeof node.value === 'string' || typeof node.value === 'number')) literals.add(node.value);
    left.push(...below(node).toReversed());
  }
  for (const way of ways) {
    const known = looked.get(way.join('\0')) ?? { way, literals: new Set() };
    for (const literal of literals) known.literals.add(literal);
    looked.set(way.join('\0'), known);
  }
}

function below(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'member':
      return wayOf(node) ? [] : [node.of, node.name];
    case 'not':
      return [node.of];
    case 'both':
    case 'either':
    case 'compare':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'list':
      return node.items;
    case 'call':
      return node.argument ? [node.of, node.argument] : [node.of];
    case 'some':
    case 'every':
      return [node.of, node.body];
    default:
      return [];
  }
}

/** Every kind of visitor that the claims at these ways tell apart, one who brings none of them the first. */
function* kindsOf(schema: ClaimObject, looked: ReadonlyMap<string, Looked>): Generator<Claims> {
  const choices = [...looked.values()].flatMap(({ way, literals }) => {
    const claim = claimAt(schema, way);
    return claim ? [{ way, values: valuesOf(claim, [...literals]) }] : [];
  });
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count > MOST) throw new Fault('QUERY_TOO_COMPLEX', `The claims that these conditions look at tell more than ${MOST} kinds of visitors apart.`, { details: { limit: MOST, has: count } });
  for (let n = 0; n < count; n++) {
    let claims: Claims = {};
    let rest = n;
    for (const { way, values } of choices) {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      if (value !== undefined) claims = withClaim(claims, way, value);
    }
    yield claims;
  }
}

/** The claim at a way; undefined for one that is not declared, and for what is below a plain one, such as the length of a text. */
function claimAt(schema: ClaimObject, way: readonly string[]): Claim | undefined {
  let claim: Claim = schema;
  for (const name of way) {
    if (claim.type !== 'object') return claim;
    const inner: Claim | undefined = Object.hasOwn(claim.properties, name) ? claim.properties[name] : undefined;
    if (!inner) return undefined;
    claim = inner;
  }
  return claim.type === 'object' ? undefined : claim;
}

/** Values that a condition with these literals may tell apart; undefined for a visitor without the claim. */
function valuesOf(claim: Claim, literals: readonly (string | number)[]): unknown[] {
  const texts = literals.filter((literal) => typeof literal === 'string');
  if (claim.type === 'boolean') return [undefined, true, false];
  if (claim.type === 'string') return [undefined, ...(claim.enum ?? [...new Set([...texts, 'another'])])];
  if (claim.type === 'number') return [undefined, ...new Set(literals.filter((literal) => typeof literal === 'number').flatMap((number) => [number - 1, number, number + 1])), 0].filter(isFirst);
  if (claim.type !== 'array') return [undefined];
  const items = valuesOf(claim.items, literals).filter((value) => value !== undefined);
  return [undefined, [], ...items.map((item) => [item]), items];
}

const isFirst = <T>(value: T, at: number, all: readonly T[]): boolean => all.indexOf(value) === at;

function withClaim(claims: Claims, [name = '', ...rest]: readonly string[], value: unknown): Claims {
  const inner = claims[name];
  return { ...claims, [name]: rest.length === 0 ? value : withClaim(typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Claims) : {}, rest, value) };
}
