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

/**
 * One object in one state. Content differs by revision, and what visitors of a site read differs
 * from what members read.
 */
export interface ObjectState {
  readonly type: IdType;
  /** The stable id, which is the same in all states. */
  readonly id: string;
  /** The revision of a page, file or reusable content. */
  readonly revisionId?: string | undefined;
  /** True for computed pages as their source. */
  readonly isSource?: boolean | undefined;
  /** The site space in which visitors read content. */
  readonly siteSpaceId?: string | undefined;
  /** The visitor: see `visitorPart()`. */
  readonly visitor?: string | undefined;
  /** The share key in the URLs of a member: see `shareKeyPart()`. */
  readonly shareKey?: string | undefined;
}

const SOURCE = 'source';
/** Types whose objects belong to a revision. */
const REVISED: ReadonlySet<IdType> = new Set(['Page', 'File', 'ReusableContent']);
const VISITOR = /^visitor(?:-[\w-]+)?$/;
const SHARE_KEY = /^key-[\w-]+$/;

/**
 * Returns the id of an object in a state: the parts of the state after the stable id, separated by
 * dots, for example `pag_….rev_…`.
 */
export function idOfState(state: Omit<ObjectState, 'type'>): string {
  const { id, revisionId, isSource, siteSpaceId, visitor, shareKey } = state;
  let text = id;
  if (revisionId !== undefined) text += `.${revisionId}`;
  if (isSource === true) text += `.${SOURCE}`;
  if (siteSpaceId !== undefined) text += `.${siteSpaceId}`;
  if (visitor !== undefined) text += `.${visitor}`;
  return shareKey === undefined ? text : `${text}.${shareKey}`;
}

/** Parses an id with or without a state; undefined for a string that is not an id. */
export function parseId(text: string): ObjectState | undefined {
  const [id = '', ...parts] = text.split('.', 7);
  const type = typeOfId(id);
  if (type === undefined) return undefined;
  const take = (isPart: (part: string) => boolean): string | undefined =>
    parts[0] !== undefined && isPart(parts[0]) ? parts.shift() : undefined;
  const revisionId = REVISED.has(type) ? take((part) => isIdOf(part, 'Revision')) : undefined;
  const isSource = take((part) => part === SOURCE) !== undefined;
  const siteSpaceId = take((part) => isIdOf(part, 'SiteSpace'));
  const visitor = take((part) => VISITOR.test(part));
  const shareKey = take((part) => SHARE_KEY.test(part));
  return parts.length === 0
    ? { type, id, revisionId, isSource, siteSpaceId, visitor, shareKey }
    : undefined;
}

/** Claims or an encrypted share key that an id can contain, in characters of base64url. */
const MAX_PART_LENGTH = 1000;

/**
 * Returns the part of ids for a simulated visitor, with their claims as JSON in base64url. `digest`
 * stands for claims that are too long for an id.
 */
export function visitorPart(claims: object, digest: () => string): string {
  const json = JSON.stringify(claims);
  if (json === '{}') return 'visitor';
  const encoded = Buffer.from(json).toString('base64url');
  return `visitor-${encoded.length > MAX_PART_LENGTH ? digest() : encoded}`;
}

/** Returns the claims of a simulated visitor; undefined if the part of the id has no claims. */
export function claimsIn(part: string): object | undefined {
  if (part === 'visitor') return {};
  try {
    const claims: unknown = JSON.parse(Buffer.from(part.slice(8), 'base64url').toString());
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? claims
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the part of ids for a member whose URLs contain a share key, with the encrypted key in
 * base64url. `digest` stands for a key that is too long for an id.
 */
export function shareKeyPart(sealed: Uint8Array, digest: () => string): string {
  const encoded = Buffer.from(sealed).toString('base64url');
  return `key-${encoded.length > MAX_PART_LENGTH ? digest() : encoded}`;
}

/** Returns the encrypted share key in a part of an id. */
export const sealedKeyIn = (part: string): Uint8Array => Buffer.from(part.slice(4), 'base64url');
