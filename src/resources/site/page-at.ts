/** Resolves a path of a site to a space and a page. */
import type { Context } from '../../context.ts';
import type {
  PageRow,
  Reader,
  RevisionContent,
  SiteParts,
  SiteRow,
  SiteSpaceRow,
} from '../../data/rows.ts';
import { firstPage, isReadable } from '../../domain/page-paths.ts';
import { candidatesFor, normalPath, segmentsOf } from '../../domain/site-address.ts';
import { revisionContentOfSpace } from '../revision/computed.ts';
import { pageAt as pageOfPath } from '../revision/content.ts';
import { partsNotInTrash } from './find.ts';

/** A site with the parts of it that its reader can see. */
export interface VisibleSite {
  readonly reader: Reader;
  readonly site: SiteRow;
  readonly parts: SiteParts;
}

/** The target of a path. */
export interface SitePagePath {
  readonly siteSpace: SiteSpaceRow;
  /** Null for the root of a space without pages. */
  readonly page: PageRow | null;
}

/**
 * Returns the page at a path in a space, or the first page for an empty path. Returns undefined if
 * there is none.
 */
export function sitePageIn(
  siteSpace: SiteSpaceRow,
  revisionContent: RevisionContent,
  pagePath: readonly string[],
): SitePagePath | undefined {
  if (pagePath.length === 0) {
    const first = firstPage(revisionContent.content.pages);
    return { siteSpace, page: first ? { ...revisionContent, ...first } : null };
  }
  const page = pageOfPath(revisionContent, pagePath.join('/'));
  return page && isReadable(page.page) ? { siteSpace, page } : undefined;
}

/**
 * Returns the page at a URL path of a site, limited to the parts that the reader can see, or null.
 */
export async function pageAt(
  ctx: Context,
  { reader, site, parts }: VisibleSite,
  path: string,
): Promise<SitePagePath | null> {
  const normalized = normalPath(path);
  if (normalized === undefined) return null;
  const visible = new Map(parts.siteSpaces.map((one) => [one.id, one]));
  const candidates = candidatesFor<SiteSpaceRow>(
    await partsNotInTrash(ctx, site),
    new Set(visible.keys()),
    segmentsOf(normalized),
  );
  const contents = await Promise.all(
    candidates.map(({ siteSpace }) => revisionContentOfSpace(ctx, reader, siteSpace.spaceId)),
  );
  for (const [i, { siteSpace, pagePath }] of candidates.entries()) {
    const [revisionContent, visibleSiteSpace] = [contents[i], visible.get(siteSpace.id)];
    const sitePage =
      revisionContent &&
      visibleSiteSpace &&
      sitePageIn(visibleSiteSpace, revisionContent, pagePath);
    if (sitePage) return sitePage;
  }
  return null;
}
