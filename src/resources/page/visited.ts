/** What of a page its reader sees, where that is a visitor of a site. */
import type { PageRow } from '../../data/rows.ts';
import type { PageTarget } from '../../generated/resolvers.ts';

/** Whether a link leads to something that its reader sees: a visitor sees the spaces that his site shows him, and what is in them. */
export function isShownTo({ revision }: PageRow, { kind, space }: PageTarget): boolean {
  const { visit, spaceId } = revision;
  if (!visit || kind === 'URL' || kind === 'ANCHOR' || kind === 'FILE') return true;
  const led = space ?? (kind === 'PAGE' ? spaceId : null);
  return visit.parts.siteSpaces.some((siteSpace) => siteSpace.spaceId === led);
}
