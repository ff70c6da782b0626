/** The keys of sites, sealed: the one that visitors' tokens are signed with, and those of share links. */
import { randomBytes } from 'node:crypto';
import { hashOf, newSecret, type Secrets } from './secrets.ts';

/** What the key of a share link is sealed for. */
const aboutLink = (id: string): string => `share link ${id}`;

/** What the key with which visitors' tokens are signed is sealed for. */
const aboutVisitors = (siteId: string): string => `visitor key ${siteId}`;

/** A new key with which visitors' tokens are signed, as it is kept. */
export const newVisitorKey = (secrets: Secrets, siteId: string): Uint8Array<ArrayBuffer> => secrets.seal(newSecret(), aboutVisitors(siteId));

/** A key with which visitors' tokens are signed again. */
export const openVisitorKey = (secrets: Secrets, siteId: string, sealed: Uint8Array): string => secrets.open(sealed, aboutVisitors(siteId));

/** A new key of a share link: what it is found by, and what its address is made of. */
export function newShareKey(secrets: Secrets, id: string): { readonly keyHash: Uint8Array<ArrayBuffer>; readonly sealedKey: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(24).toString('base64url');
  return { keyHash: hashOf(key), sealedKey: secrets.seal(key, aboutLink(id)) };
}

/** The key of a share link again. */
export const shareKeyOf = (secrets: Secrets, { id, sealedKey }: { readonly id: string; readonly sealedKey: Uint8Array }): string => secrets.open(sealedKey, aboutLink(id));
