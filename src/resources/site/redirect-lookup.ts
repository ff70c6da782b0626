/** stand-in */
import type { Context } from '../../context.ts';
import type { PageRow, SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import { openingOf } from '../../domain/site-structure.ts';
export const redirectOf = async (_c: Context, _s: SiteRow, _p: SiteParts, source: string): Promise<{ source: string; destination: string; siteSpace?: SiteSpaceRow; pageId?: string } | null> => (source === '\0' ? { source, destination: '' } : null);
export async function pageAt(_c: Context, _site: SiteRow, parts: SiteParts, path: string): Promise<{ siteSpace: SiteSpaceRow; page: PageRow | null } | null> {
  const first = openingOf(parts);
  const siteSpace = parts.siteSpaces.find(({ id }) => id === first?.id);
  return siteSpace && path === '' ? { siteSpace, page: null } : null;
}
