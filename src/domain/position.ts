/**
 * Computes the rank of an item that is placed among its siblings: before one, after one, between
 * two neighbors, or at the end.
 */
import { rankBetween } from './rank.ts';

/**
 * A sibling, in the order of ranks. Hidden siblings keep their rank, and callers cannot name them.
 */
export interface Sibling {
  readonly id: string;
  readonly rank: string;
  readonly hidden: boolean;
}

/** The ids of the siblings next to the position; without both, the position is the end. */
export interface SiblingPosition {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * A new rank, `unchanged`, or the invalid argument: an id that is not a sibling, or two siblings
 * that are not neighbors.
 */
export type RankResult =
  | { readonly rank: string }
  | 'unchanged'
  | { readonly problem: 'before' | 'after' | 'apart' };

/**
 * Returns the rank of an item at a position. `siblings` are sorted and may include the item itself.
 */
export function rankAmong(
  siblings: readonly Sibling[],
  item: string,
  { before, after }: SiblingPosition,
): RankResult {
  const others = siblings.filter(({ id }) => id !== item);
  const indexOf = (id: string) =>
    others.findIndex((sibling) => sibling.id === id && !sibling.hidden);
  const [beforeAt, afterAt] = [
    before === undefined ? -1 : indexOf(before),
    after === undefined ? -1 : indexOf(after),
  ];
  if (before !== undefined && beforeAt < 0) return { problem: 'before' };
  if (after !== undefined && afterAt < 0) return { problem: 'after' };
  const between = others.slice(afterAt + 1, beforeAt);
  if (
    before !== undefined &&
    after !== undefined &&
    (beforeAt <= afterAt || between.some(({ hidden }) => !hidden))
  )
    return { problem: 'apart' };
  const at = before !== undefined ? beforeAt : after !== undefined ? afterAt + 1 : others.length;
  if (isAtPosition(siblings, item, others, at)) return 'unchanged';
  return { rank: rankBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null) };
}

/** Returns whether the item is at the position already, ignoring hidden siblings. */
function isAtPosition(
  siblings: readonly Sibling[],
  item: string,
  others: readonly Sibling[],
  at: number,
): boolean {
  const now = siblings.findIndex(({ id }) => id === item);
  return (
    now >= 0 && others.slice(Math.min(now, at), Math.max(now, at)).every(({ hidden }) => hidden)
  );
}
