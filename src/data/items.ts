/** Pages through lists in memory, such as the content of a revision, as Relay connections. */
import { decodeCursor, encodeCursor } from '../domain/cursor.ts';
import { type Connection, ONLY, type PageArgs, sizeOf } from './connection.ts';
import { RowPage } from './page.ts';

/** A list in memory. */
export interface Items<Item> {
  /** Unique name of the list, such as a revision's id with the list's name. */
  readonly name: string;
  readonly items: readonly Item[];
  /**
   * Returns the sort keys of an item, the last of which is unique. The list is in the order of its
   * keys.
   */
  keysOf(item: Item): readonly string[];
  /** True for the descending order of the keys. */
  readonly descending?: boolean;
}

/** A list of which only the items of a page are made. */
export interface IndexedList<Item> extends Pick<Items<Item>, 'name' | 'descending'> {
  readonly length: number;
  /** Returns the sort keys of the item at an index, as `Items.keysOf` does. */
  keysAt(index: number): readonly string[];
  /** Returns the items from the index `start` to before `end`. */
  between(start: number, end: number): Promise<Item[]>;
}

/** The items of a page: from the index `start` to before `end`. */
interface PageRange {
  readonly start: number;
  readonly end: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

type Located = Omit<IndexedList<unknown>, 'between'>;

/**
 * Returns a page of a list.
 * @throws BAD_USER_INPUT when the size is out of range
 * @throws BAD_CURSOR for a cursor of another list
 */
export function pageOfItems<Item>(
  { name, items, keysOf, descending = false }: Items<Item>,
  args: PageArgs,
): Connection<Item> {
  const list: Located = {
    name,
    descending,
    length: items.length,
    keysAt: (index) => {
      const item = items[index];
      return item === undefined ? [] : keysOf(item);
    },
  };
  const range = rangeOf(list, args);
  return connectionOf(list, range, items.slice(range.start, range.end));
}

/**
 * Returns a page of a list whose items are made for the page only.
 * @throws BAD_USER_INPUT, BAD_CURSOR as `pageOfItems` does
 */
export async function pageOfIndexes<Item>(
  list: IndexedList<Item>,
  args: PageArgs,
): Promise<Connection<Item>> {
  const range = rangeOf(list, args);
  return connectionOf(list, range, await list.between(range.start, range.end));
}

function rangeOf({ name, descending, length, keysAt }: Located, args: PageArgs): PageRange {
  // the caller finds its items among all
  if (args[ONLY]) return { start: 0, end: length, hasNextPage: false, hasPreviousPage: false };
  const { size, backward } = sizeOf(args);
  const keysCount = length > 0 ? keysAt(0).length : 1;
  const bound = (cursor: string | null | undefined, field: string) =>
    cursor == null ? undefined : decodeCursor(name, keysCount, cursor, field).map(String);
  const compare = descending
    ? (one: readonly string[], other: readonly string[]) => compareKeys(other, one)
    : compareKeys;
  const [after, before] = [bound(args.after, 'after'), bound(args.before, 'before')];
  const from = after ? firstIndex(length, (at) => compare(keysAt(at), after) > 0) : 0;
  const to = before ? firstIndex(length, (at) => compare(keysAt(at), before) >= 0) : length;
  const [start, end] = backward
    ? [Math.max(from, to - size), to]
    : [from, Math.min(to, from + size)];
  return {
    start,
    end: Math.max(start, end),
    hasNextPage: backward ? before !== undefined : end < to,
    hasPreviousPage: backward ? start > from : after !== undefined,
  };
}

function connectionOf<Item>(
  { name, length, keysAt }: Located,
  { start, hasNextPage, hasPreviousPage }: PageRange,
  nodes: Item[],
): Connection<Item> {
  const cursorAt = (index: number) => encodeCursor(name, keysAt(start + index));
  const pageInfo = {
    hasNextPage,
    hasPreviousPage,
    get startCursor() {
      return nodes.length > 0 ? cursorAt(0) : null;
    },
    get endCursor() {
      return nodes.length > 0 ? cursorAt(nodes.length - 1) : null;
    },
  };
  return new RowPage(nodes, pageInfo, cursorAt, () => Promise.resolve(length));
}

/** Returns the items of a list in the order of their keys, the last of which is unique. */
export function sortedByKeys<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  descending: boolean,
): Item[] {
  const sign = descending ? -1 : 1;
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => sign * compareKeys(a.keys, b.keys))
    .map(({ item }) => item);
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
 * Returns the first index that matches, by binary search: all indexes after a match must match.
 */
export function firstIndex(length: number, matches: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (matches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
