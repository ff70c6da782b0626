/** Determines which parts of a page its reader can see. */
import type { PageTargetRow, Reader } from '../../data/rows.ts';
import { hmacOf } from '../../data/secrets.ts';

/**
 * Returns true if the reader can see the target of a link. Visitors can see the spaces of their
 * site and the content in those.
 */
export function canSeeTarget(reader: Reader, { kind, spaceId, from }: PageTargetRow): boolean {
  if (reader.kind !== 'visitor' || kind === 'URL' || kind === 'ANCHOR' || kind === 'FILE')
    return true;
  const targetSpaceId = spaceId ?? (kind === 'PAGE' ? from.revision.spaceId : null);
  return targetSpaceId !== null && reader.siteSpaces.has(targetSpaceId);
}

/**
 * Returns the public id of a text. With the plain hash, visitors could guess conditional parts that
 * are hidden from them, so each set of claims gets an id of its own.
 */
export const documentIdFor = (reader: Reader, hash: string): string =>
  reader.kind === 'visitor'
    ? hmacOf(reader.documentKey(), `document ${hash} ${JSON.stringify(reader.claims)}`)
    : hash;
