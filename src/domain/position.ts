/** Where a thing is put among its siblings: before one, after one, between two neighbours, or at the end. */
import { rankBetween } from './rank.ts';

/** A sibling, in the order of ranks. Hidden ones hold their rank, and nobody can name them. */
export interface Sibling {
  readonly id: string;
  readonly rank: string;
  readonly hidden: boolean;
}

/** Ids beside which to put it; undefined for neither: the end. */
export interface Position {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A new rank, that nothing would change, or which of the two is no sibling or no neighbour. */
export type Placement = { readonly rank: string } | 'unchanged' | { readonly fault: 'before' | 'after' | 'apart' };

/** The rank of an item at a position. `siblings` are in order and may hold the item itself, which is where it is now. */
export function placeAmong(siblings: readonly Sibling[], item: string, { before, after }: Position): Placement {
  const others = siblings.filter(({ id }) => id !== item);
  const indexOf = (id: string) => others.findIndex((sibling) => sibling.id === id && !sibling.hidden);
  const [beforeAt, afterAt] = [before === undefined ? -1 : indexOf(before), after === undefined ? -1 : indexOf(after)];
  if (before !== undefined && beforeAt < 0) return { fault: 'before' };
  if (after !== undefined && afterAt < 0) return { fault: 'after' };
  const between = others.slice(afterAt + 1, beforeAt);
  if (before !== undefined && after !== undefined && (beforeAt <= afterAt || between.some(({ hidden }) => !hidden))) return { fault: 'apart' };
  const at = before !== undefined ? beforeAt : after !== undefined ? afterAt + 1 : others.length;
  if (isThere(siblings, item, others, at)) return 'unchanged';
  return { rank: rankBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null) };
}

/** Whether the item stands there already, but for hidden siblings in between. */
function isThere(siblings: readonly Sibling[], item: string, others: readonly Sibling[], at: number): boolean {
  const now = siblings.findIndex(({ id }) => id === item);
  return now >= 0 && others.slice(Math.min(now, at), Math.max(now, at)).every(({ hidden }) => hidden);
}
