/**
 * Parses and evaluates conditions: expressions over a visitor's claims. They are interpreted from
 * an expression tree and never run as code.
 */
import type { ClaimObject } from './adaptive-schema.ts';
import { typeErrorIn } from './condition/types.ts';
import { type ConditionNode, nodeOf } from './condition/node.ts';
import { resultOf, type StepCounter } from './condition/value.ts';

/** A parsed condition. */
export interface Condition {
  /** The text of the condition. */
  readonly source: string;
  readonly root: ConditionNode;
}

/**
 * Returns the condition in a text of at most 1,024 characters.
 * @throws BAD_USER_INPUT with line and column for an invalid condition
 */
export const parseCondition = (text: string): Condition => ({ source: text, root: nodeOf(text) });

/**
 * Returns a description of the first type error of a condition against the declared claims;
 * undefined if it has none.
 */
export const typeErrorOf = ({ root }: Condition, schema: ClaimObject): string | undefined =>
  typeErrorIn(root, schema);

/**
 * Returns whether a condition holds for a visitor. It never throws: a condition that fails, for
 * example on a property of an absent claim, or that takes more than 10,000 steps, does not hold.
 *
 * Only own properties of the claims are read. The steps are added to `work`.
 *
 * Gap: results other than booleans are converted as in JavaScript: an absent claim, `0` and `''` do
 * not hold, a list does.
 */
export function holds(
  condition: Condition,
  visitor: { readonly claims: object },
  work: StepCounter = { steps: 0 },
): boolean {
  try {
    return Boolean(resultOf(condition.root, visitor.claims, work));
  } catch {
    return false;
  }
}
