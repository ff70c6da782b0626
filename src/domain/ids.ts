/**
 * Creates and parses ids: the prefix of a type, an underscore and a UUIDv7 in base 58, so that ids
 * show their type and sort by time.
 */
import { type KindEntry, type KindName, kinds } from './kinds.ts';

/** A type whose objects have ids. */
export type IdType = KindName;

const typeByPrefix = new Map<string, IdType>(
  Object.entries(kinds).map(([type, { prefix }]) => [prefix, type as IdType]),
);
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 22;
const FORM = /^([a-z]{2,5})_([1-9A-HJ-NP-Za-km-z]{22})$/;
/**
 * The largest 128-bit value in base 58. The alphabet is in ASCII order, so strings compare like the
 * numbers that they encode.
 */
const MAX_DIGITS = toBase58(new Uint8Array(16).fill(255));

/** Returns the prefix of a type's ids for messages; the type itself if it has none. */
export const prefixOf = (type: string): string =>
  (kinds as Readonly<Record<string, KindEntry | undefined>>)[type]?.prefix ?? type;

/** Returns an id of a type from a time in milliseconds and ten random bytes. */
export function makeId(type: IdType, milliseconds: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let time = milliseconds;
  for (let i = 5; i >= 0; i--, time = Math.floor(time / 256)) bytes[i] = time % 256;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f); // version 7
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f); // variant of RFC 9562
  return `${kinds[type].prefix}_${toBase58(bytes)}`;
}

function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let i = 0; i < LENGTH; i++, value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  return text;
}

/** Returns the type of an id; undefined for a string that is not an id. */
export function typeOfId(id: string): IdType | undefined {
  const [, prefix, digits] = FORM.exec(id) ?? [];
  if (prefix === undefined || digits === undefined) return undefined;
  return digits <= MAX_DIGITS ? typeByPrefix.get(prefix) : undefined;
}

/**
 * Returns whether a string is an id of this type; `of` may list several, as `Invite|LinkInvite`.
 */
export function isIdOf(id: string, of: string): boolean {
  const type = typeOfId(id);
  return type !== undefined && of.split('|').includes(type);
}
