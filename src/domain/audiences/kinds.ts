/**
 * Enumerates the kinds of visitors that conditions distinguish: every combination of values of the
 * claims that they read.
 */
import type { ClaimObject } from '../adaptive-schema.ts';
import type { Condition } from '../condition.ts';
import type { ConditionNode } from '../condition/node.ts';
import { MAX_STEP_COUNT, type StepCounter } from '../condition/value.ts';
import { isObject, type ObjectClaimUse, claimsUsed } from './claim-use.ts';
import { type ClaimValueSets, valuesOf } from './values.ts';

/** A visitor's claims, as far as conditions read them. */
export type ClaimValues = { readonly [name: string]: unknown };

/** The kinds of visitors that some conditions distinguish. */
export interface Kinds {
  /** The number of kinds. */
  readonly count: number;
  /** The claims of each kind; empty for more than 10,000 kinds. */
  readonly kinds: readonly ClaimValues[];
  /**
   * True if every visitor is of one of these kinds. False if conditions read claims in a way that
   * cannot be enumerated.
   */
  readonly isExact: boolean;
}

/** Maximum number of kinds of visitors that are evaluated. */
export const MAX_KIND_COUNT = 10_000;
/**
 * Maximum sizes of claims for which the result is exact, in characters and in items. Gap: the
 * contract states no limits for claims.
 */
const MAX_TEXT_LENGTH = 256;
const MAX_ITEM_COUNT = 100;
/** Characters that count as one step. */
const STRIDE = 64;

/**
 * Returns the kinds of visitors that the conditions distinguish for a site with these claims. The
 * first kind has no claims.
 * @throws QUERY_TOO_COMPLEX if the work exceeds the limit.
 */
export function kindsOf(
  conditions: readonly Condition[],
  schema: ClaimObject,
  work: StepCounter,
): Kinds {
  const { root, isNamed } = claimsUsed(conditions, schema);
  const tree = branchOf(root, work);
  const isBounded = conditions.every((condition) => stepsOf(condition.root) <= MAX_STEP_COUNT);
  return {
    count: tree.count,
    kinds: tree.count > MAX_KIND_COUNT ? [] : combinations(tree),
    isExact: isNamed && isBounded && tree.isExact,
  };
}

/** An object of claims with the possible values of each part. */
interface Branch {
  readonly parts: readonly (readonly [name: string, part: Branch | ClaimValueSets])[];
  readonly count: number;
  readonly isExact: boolean;
}

const countOf = (part: Branch | ClaimValueSets): number =>
  'count' in part ? part.count : (part.tooMany ?? part.values.length);

function branchOf({ parts }: ObjectClaimUse, work: StepCounter): Branch {
  const branches = [...parts].map(
    ([name, part]) =>
      [name, isObject(part) ? branchOf(part, work) : valuesOf(part, MAX_KIND_COUNT, work)] as const,
  );
  // Each part may also be absent.
  return {
    parts: branches,
    count: branches.reduce((count, [, part]) => count * (countOf(part) + 1), 1),
    isExact: branches.every(([, part]) => part.isExact),
  };
}

function combinations({ parts }: Branch): ClaimValues[] {
  let kinds: ClaimValues[] = [{}];
  for (const [name, part] of parts) {
    const values = [undefined, ...('count' in part ? combinations(part) : part.values)];
    kinds = values.flatMap((value) =>
      value === undefined ? kinds : kinds.map((claims) => ({ ...claims, [name]: value })),
    );
  }
  return kinds;
}

/** Returns the maximum number of steps of a condition for claims within the limits. */
function stepsOf(node: ConditionNode): number {
  switch (node.kind) {
    case 'member':
      return 1 + stepsOf(node.of) + stepsOf(node.name);
    case 'not':
      return 1 + stepsOf(node.of);
    case 'both':
    case 'either':
      return 1 + stepsOf(node.left) + stepsOf(node.right);
    case 'compare':
      return (
        1 +
        stepsAlong(node.left) +
        stepsAlong(node.right) +
        stepsOf(node.left) +
        stepsOf(node.right)
      );
    case 'choice':
      return 1 + stepsOf(node.test) + stepsOf(node.yes) + stepsOf(node.no);
    case 'list':
      return node.items.reduce((steps, item) => steps + stepsOf(item), 1);
    case 'call':
      return (
        1 + stepsOf(node.of) + (node.argument ? stepsOf(node.argument) : 0) + stepsInCall(node)
      );
    case 'some':
    case 'every':
      return (
        1 +
        stepsOf(node.of) +
        (node.of.kind === 'list' ? node.of.items.length : MAX_ITEM_COUNT) * stepsOf(node.body)
      );
    default:
      return 1;
  }
}

/** Returns the steps to read a string. */
const stepsAlong = (node: ConditionNode | undefined): number =>
  (node?.kind === 'literal' ? String(node.value).length : MAX_TEXT_LENGTH) / STRIDE;

function stepsInCall({ method, of, argument }: ConditionNode & { readonly kind: 'call' }): number {
  if (method === 'includes')
    return (of.kind === 'list' ? of.items.length + 1 : MAX_ITEM_COUNT) * (stepsAlong(argument) + 1);
  return stepsAlong(of) + stepsAlong(argument);
}
