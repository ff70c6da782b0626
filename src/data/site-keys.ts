/**
 * Encrypts and decrypts the keys of sites: the key that signs visitor tokens, and the keys of share
 * links.
 */
import { randomBytes } from 'node:crypto';
import { hashOf, newSecret, type Secrets } from './secrets.ts';

/** Returns the context that the key of a share link is encrypted for. */
export const aboutLink = (id: string): string => `share link ${id}`;

/** Returns the context that a site's visitor key is encrypted for. */
export const aboutVisitors = (siteId: string): string => `visitor key ${siteId}`;

/** Returns a new visitor key, encrypted. */
export const newVisitorKey = (secrets: Secrets, siteId: string): Uint8Array<ArrayBuffer> =>
  secrets.seal(newSecret(), aboutVisitors(siteId));

/** Decrypts a visitor key. */
export const openVisitorKey = (secrets: Secrets, siteId: string, sealed: Uint8Array): string =>
  secrets.open(sealed, aboutVisitors(siteId));

/** Returns a new share key: its hash, for lookups, and the encrypted key, for URLs. */
export function newShareKey(
  secrets: Secrets,
  id: string,
): { readonly keyHash: Uint8Array<ArrayBuffer>; readonly sealedKey: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(24).toString('base64url');
  return { keyHash: hashOf(key), sealedKey: secrets.seal(key, aboutLink(id)) };
}

/** Decrypts the key of a share link. */
export const shareKeyOf = (
  secrets: Secrets,
  { id, sealedKey }: { readonly id: string; readonly sealedKey: Uint8Array },
): string => secrets.open(sealedKey, aboutLink(id));
