/** The kinds of visitors that conditions tell apart: every choice of values of the claims that they look at. */
import type { ClaimObject } from '../adaptive-schema.ts';
import type { Condition } from '../condition.ts';
import type { Node } from '../condition/node.ts';
import { MOST_STEPS, type Work } from '../condition/value.ts';
import { isObject, type LookObject, lookedAt } from './look.ts';
import { type Values, valuesOf } from './values.ts';

/** A visitor's claims, as far as conditions look at them. */
export type Claims = { readonly [name: string]: unknown };

/** The kinds of visitors that some conditions tell apart. */
export interface Kinds {
  /** How many there are. */
  readonly count: number;
  /** What each of them brings; nothing where there are more than 10,000. */
  readonly kinds: readonly Claims[];
  /** Whether each visitor is of one of them: else the conditions look at claims in ways that cannot be told in full. */
  readonly isExact: boolean;
}

/** Kinds of visitors that are gone through at most. */
export const MOST_KINDS = 10_000;
/** Gap: what is told of kinds of visitors is said of texts of at most so many characters, and of lists of so many items. */
const TEXT = 256;
const ITEMS = 100;
/** Characters that are looked at in one step. */
const STRIDE = 64;

/** The kinds of visitors of a site with these claims that the conditions tell apart, one without any claim the first. QUERY_TOO_COMPLEX once the work is too much. */
export function kindsOf(conditions: readonly Condition[], schema: ClaimObject, work: Work): Kinds {
  const { root, isNamed } = lookedAt(conditions, schema);
  const tree = branchOf(root, work);
  const ends = conditions.every((condition) => stepsOf(condition.root) <= MOST_STEPS);
  return { count: tree.count, kinds: tree.count > MOST_KINDS ? [] : grown(tree), isExact: isNamed && ends && tree.isExact };
}

/** An object of claims: what each of its parts may be. */
interface Branch {
  readonly parts: readonly (readonly [name: string, part: Branch | Values])[];
  readonly count: number;
  readonly isExact: boolean;
}

const countOf = (part: Branch | Values): number => ('count' in part ? part.count : (part.tooMany ?? part.values.length));

function branchOf({ parts }: LookObject, work: Work): Branch {
  const grown = [...parts].map(([name, part]) => [name, isObject(part) ? branchOf(part, work) : valuesOf(part, MOST_KINDS, work)] as const);
  // Each part may be absent too.
  return { parts: grown, count: grown.reduce((count, [, part]) => count * (countOf(part) + 1), 1), isExact: grown.every(([, part]) => part.isExact) };
}

function grown({ parts }: Branch): Claims[] {
  let kinds: Claims[] = [{}];
  for (const [name, part] of parts) {
    const values = [undefined, ...('count' in part ? grown(part) : part.values)];
    kinds = values.flatMap((value) => (value === undefined ? kinds : kinds.map((claims) => ({ ...claims, [name]: value }))));
  }
  return kinds;
}

/** The most steps that a condition takes for claims of these sizes. */
function stepsOf(node: Node): number {
  switch (node.kind) {
    case 'member':
      return 1 + stepsOf(node.of) + stepsOf(node.name);
    case 'not':
      return 1 + stepsOf(node.of);
    case 'both':
    case 'either':
      return 1 + stepsOf(node.left) + stepsOf(node.right);
    case 'compare':
      return 1 + stepsAlong(node.left) + stepsAlong(node.right) + stepsOf(node.left) + stepsOf(node.right);
    case 'choice':
      return 1 + stepsOf(node.test) + stepsOf(node.yes) + stepsOf(node.no);
    case 'list':
      return node.items.reduce((steps, item) => steps + stepsOf(item), 1);
    case 'call':
      return 1 + stepsOf(node.of) + (node.argument ? stepsOf(node.argument) : 0) + stepsInCall(node);
    case 'some':
    case 'every':
      return 1 + stepsOf(node.of) + (node.of.kind === 'list' ? node.of.items.length : ITEMS) * stepsOf(node.body);
    default:
      return 1;
  }
}

/** Steps to go along a text. */
const stepsAlong = (node: Node | undefined): number => (node?.kind === 'literal' ? String(node.value).length : TEXT) / STRIDE;

function stepsInCall({ method, of, argument }: Node & { readonly kind: 'call' }): number {
  if (method === 'includes') return (of.kind === 'list' ? of.items.length + 1 : ITEMS) * (stepsAlong(argument) + 1);
  return stepsAlong(of) + stepsAlong(argument);
}
