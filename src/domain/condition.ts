/**
 * Conditions: expressions over a visitor's claims that say who sees something. They are read into nodes of few kinds and walked;
 * what a condition says is never run as code.
 */
import type { ClaimObject } from './adaptive-schema.ts';
import { misfitOf as misfitIn } from './condition/fit.ts';
import { type Node, nodeOf } from './condition/node.ts';
import { resultOf, type Work } from './condition/value.ts';

/** A condition that was read. */
export interface Condition {
  /** As it was written. */
  readonly source: string;
  readonly root: Node;
}

/** The condition in a text of at most 1,024 characters. BAD_USER_INPUT with line and column for anything else than a condition. */
export const parseCondition = (text: string): Condition => ({ source: text, root: nodeOf(text) });

/** What of a condition does not fit the claims that a site declares; undefined where all does. */
export const misfitOf = ({ root }: Condition, schema: ClaimObject): string | undefined => misfitIn(root, schema);

/**
 * Whether a condition holds for a visitor. It always says so, soon: what fails while it is worked out, such as a property of an
 * absent claim, or takes more than 10,000 steps, does not hold. Only own properties of the claims are seen, and nothing is changed.
 * The steps are added to `work`, for who works out many.
 * Gap: a result that is neither true nor false counts as JavaScript counts it: an absent claim, `0` and `''` do not hold, a list does.
 */
export function holds(condition: Condition, visitor: { readonly claims: object }, work: Work = { steps: 0 }): boolean {
  try {
    return Boolean(resultOf(condition.root, visitor.claims, work));
  } catch {
    return false;
  }
}
