/** Cursors of keyset pages: opaque texts that carry their list, so that one of another list, order or filter is refused. */
import { badCursor } from './errors.ts';

/** The keys of the item that a cursor stands at, in the order of the list. */
export type Keys = readonly (string | null)[];

/** A cursor of the list named by `list`, which holds its order and filters too. */
export const encodeCursor = (list: string, keys: Keys): string => Buffer.from(JSON.stringify([list, ...keys])).toString('base64url');

/** The keys in a cursor of this very list; BAD_CURSOR at `field` for any other text. */
export function decodeCursor(list: string, length: number, cursor: string, field: string): Keys {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts[0] !== list || parts.length !== length + 1) throw badCursor(field);
  const keys: unknown[] = parts.slice(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL in a text
  if (!keys.every((key) => key === null || (typeof key === 'string' && !/[\u0000\ud800-\udfff]/u.test(key)))) throw badCursor(field);
  return keys as Keys;
}

function parse(cursor: string): unknown {
  if (!/^[\w-]{1,2000}$/.test(cursor)) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined; // no JSON inside: not ours
  }
}
