/** Relay connections over lists that are in memory: what a revision holds. */
import { decodeCursor, encodeCursor } from '../domain/cursor.ts';
import type { Connection, PageArgs } from './connection.ts';
import { sizeOf } from './connection.ts';

/** A list in memory, in the order of its keys. */
export interface Items<Item> {
  /** What tells this list from others, such as a revision's id with the list's name. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The keys of an item, the last of which is its own. Lists are in the order of their keys. */
  keysOf(item: Item): readonly string[];
}

/** A page of a list. BAD_USER_INPUT for sizes that no page has, BAD_CURSOR for a cursor of another list. */
export function pageOfItems<Item>({ name, items, keysOf }: Items<Item>, args: PageArgs): Connection<Item> {
  const { size, backward } = sizeOf(args);
  const bound = (cursor: string | null | undefined, field: string) => (cursor == null ? undefined : decodeCursor(name, items[0] ? keysOf(items[0]).length : 1, cursor, field).map(String));
  const [after, before] = [bound(args.after, 'after'), bound(args.before, 'before')];
  const from = after ? firstWhere(items, (item) => compareKeys(keysOf(item), after) > 0) : 0;
  const to = before ? firstWhere(items, (item) => compareKeys(keysOf(item), before) >= 0) : items.length;
  const [start, end] = backward ? [Math.max(from, to - size), to] : [from, Math.min(to, from + size)];
  const nodes = items.slice(start, Math.max(start, end));
  const edges = nodes.map((node) => ({ cursor: encodeCursor(name, keysOf(node)), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: backward ? before !== undefined : end < to,
      hasPreviousPage: backward ? start > from : after !== undefined,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: () => Promise.resolve(items.length),
  };
}

/** Keys are compared as texts; numbers among them are written with leading zeros. */
function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [i, key] of one.entries()) {
    const against = other[i] ?? '';
    if (key !== against) return key < against ? -1 : 1;
  }
  return 0;
}

/** The index of the first item for which it holds, as it does for all behind it. */
function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
