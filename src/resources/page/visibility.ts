/** Determines which parts of a page a visitor of a site can see. */
import type { Context } from '../../context.ts';
import type { PageRow, RevisionRow, SiteReading } from '../../data/rows.ts';
import { hmacOf } from '../../data/secrets.ts';
import type { PageTarget } from '../../generated/resolvers.ts';
import { visitorKeyOf } from '../site/visitor-keys.ts';

/**
 * Returns true if the reader can see the target of a link. Visitors can see the spaces of their
 * site and the content in those.
 */
export function isVisibleTo({ revision }: PageRow, { kind, space }: PageTarget): boolean {
  const { visit: reading, spaceId } = revision;
  if (!reading || kind === 'URL' || kind === 'ANCHOR' || kind === 'FILE') return true;
  const targetSpaceId = space ?? (kind === 'PAGE' ? spaceId : null);
  return reading.parts.siteSpaces.some((siteSpace) => siteSpace.spaceId === targetSpaceId);
}

const keys = new WeakMap<SiteReading, string>();

/**
 * Returns the public id of a text. With the plain hash, visitors could guess conditional parts that
 * are hidden from them, so each set of claims gets an id of its own.
 */
export function documentIdFor(
  ctx: Pick<Context, 'secrets'>,
  { visit: reading }: Pick<RevisionRow, 'visit'>,
  hash: string,
): string {
  if (!reading) return hash;
  const key = keys.get(reading) ?? visitorKeyOf(ctx, reading.site);
  keys.set(reading, key);
  return hmacOf(key, `document ${hash} ${JSON.stringify(reading.claims)}`);
}
