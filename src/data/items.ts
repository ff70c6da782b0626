/** Pages through lists in memory, such as the content of a revision, as Relay connections. */
import { decodeCursor, encodeCursor } from '../domain/cursor.ts';
import { type Connection, type PageArgs, sizeOf } from './connection.ts';
import { RowPage } from './page.ts';

/** A list in memory, in the order of its keys. */
export interface Items<Item> {
  /** Unique name of the list, such as a revision's id with the list's name. */
  readonly name: string;
  readonly items: readonly Item[];
  /**
   * Returns the sort keys of an item, the last of which is unique. The list is in the order of its
   * keys.
   */
  keysOf(item: Item): readonly string[];
}

/**
 * Returns a page of a list.
 * @throws BAD_USER_INPUT when the size is out of range
 * @throws BAD_CURSOR for a cursor of another list
 */
export function pageOfItems<Item>(
  { name, items, keysOf }: Items<Item>,
  args: PageArgs,
): Connection<Item> {
  const { size, backward } = sizeOf(args);
  const bound = (cursor: string | null | undefined, field: string) =>
    cursor == null
      ? undefined
      : decodeCursor(name, items[0] ? keysOf(items[0]).length : 1, cursor, field).map(String);
  const [after, before] = [bound(args.after, 'after'), bound(args.before, 'before')];
  const from = after ? firstWhere(items, (item) => compareKeys(keysOf(item), after) > 0) : 0;
  const to = before
    ? firstWhere(items, (item) => compareKeys(keysOf(item), before) >= 0)
    : items.length;
  const [start, end] = backward
    ? [Math.max(from, to - size), to]
    : [from, Math.min(to, from + size)];
  const nodes = items.slice(start, Math.max(start, end));
  const cursorAt = (index: number): string | null => {
    const node = nodes.at(index);
    return node === undefined ? null : encodeCursor(name, keysOf(node));
  };
  const pageInfo = {
    hasNextPage: backward ? before !== undefined : end < to,
    hasPreviousPage: backward ? start > from : after !== undefined,
    get startCursor() {
      return cursorAt(0);
    },
    get endCursor() {
      return cursorAt(-1);
    },
  };
  const count = () => Promise.resolve(items.length);
  return new RowPage(nodes, pageInfo, (index) => cursorAt(index) ?? '', count);
}

/** Compares keys as texts; numbers in them have leading zeros. */
function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [i, key] of one.entries()) {
    const against = other[i] ?? '';
    if (key !== against) return key < against ? -1 : 1;
  }
  return 0;
}

/**
 * Returns the index of the first item that matches, by binary search: all items after a match must
 * match.
 */
function firstWhere<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && matches(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
