/**
 * Encodes and decodes cursors of keyset pagination. A cursor includes its list, order and filters,
 * so that one of another list is rejected.
 */
import { badCursor } from './errors.ts';

/** The sort keys of the cursor's item, in the order of the list. */
export type Keys = readonly (string | null)[];

/** Returns the cursor of an item. `list` identifies the list with its order and filters. */
export const encodeCursor = (list: string, keys: Keys): string =>
  Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');

/**
 * Returns the keys in a cursor of this list.
 * @throws BAD_CURSOR at `field` for any other text
 */
export function decodeCursor(list: string, length: number, cursor: string, field: string): Keys {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts[0] !== list || parts.length !== length + 1)
    throw badCursor(field);
  const keys: unknown[] = parts.slice(1);
  if (!keys.every((key) => key === null || (typeof key === 'string' && isStorable(key))))
    throw badCursor(field);
  return keys as Keys;
}

/** Returns whether PostgreSQL can store the text: it takes no NUL and no lone surrogate. */
const isStorable = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of the two that are refused
  !/[\u0000\ud800-\udfff]/u.test(text);

function parse(cursor: string): unknown {
  if (!/^[\w-]{1,2000}$/.test(cursor)) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined; // not a cursor of this API
  }
}
