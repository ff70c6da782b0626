/** What stands at a path of a site: a page of a space that it shows, or the beginning of one. */
import type { Context } from '../../context.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { PageRow, Shelf, SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import { firstPage, isReadable } from '../../domain/page-paths.ts';
import { candidatesFor, normalPath, segmentsOf } from '../../domain/site-address.ts';
import { shownShelf } from '../revision/computed.ts';
import { contentOf, pageAt as pageOfPath } from '../revision/shelf.ts';
import { livingParts } from './find.ts';

/** What is read at a path. */
export interface Place {
  readonly siteSpace: SiteSpaceRow;
  /** Null at the beginning of a space without pages. */
  readonly page: PageRow | null;
}

/** The content of a space as it is now, with computed pages as what they are made from. */
export async function contentOfSpace(load: Loaders, spaceId: string): Promise<Content> {
  const { revisionId } = await load.space.must(spaceId);
  return contentOf(load, revisionId);
}

/** What a space holds now, as it is read. */
export async function shelfOfSpace(ctx: Pick<Context, 'load' | 'blobs'>, spaceId: string): Promise<Shelf> {
  const { revisionId } = await ctx.load.space.must(spaceId);
  return shownShelf(ctx, await ctx.load.revision.must(revisionId));
}

/** The page that is read at a path in a space, which is its first where there is no path; undefined for none. */
export function placeIn(siteSpace: SiteSpaceRow, shelf: Shelf, pagePath: readonly string[]): Place | undefined {
  if (pagePath.length === 0) {
    const first = firstPage(shelf.content.pages);
    return { siteSpace, page: first ? { ...shelf, ...first } : null };
  }
  const page = pageOfPath(shelf, pagePath.join('/'));
  return page && isReadable(page.page) ? { siteSpace, page } : undefined;
}

/** What is read at a path of a site, as it is written in an address, of the parts that who asks sees, and as he sees them; null for nothing. */
export async function pageAt(ctx: Context, site: SiteRow, parts: SiteParts, path: string): Promise<Place | null> {
  const normal = normalPath(path);
  if (normal === undefined) return null;
  const seen = new Map(parts.siteSpaces.map((one) => [one.id, one]));
  const candidates = candidatesFor<SiteSpaceRow>(await livingParts(ctx, site), new Set(seen.keys()), segmentsOf(normal));
  const shelves = await Promise.all(candidates.map(({ siteSpace }) => shelfOfSpace(ctx, siteSpace.spaceId)));
  for (const [i, { siteSpace, pagePath }] of candidates.entries()) {
    const [shelf, own] = [shelves[i], seen.get(siteSpace.id)];
    const place = shelf && own && placeIn(own, shelf, pagePath);
    if (place) return place;
  }
  return null;
}
