/** Returns the links to a page for search engines: its address, and the same page elsewhere. */
import type { Context } from '../../context.ts';
import type { RevisionView, SpaceView, VisitorReader } from '../../data/rows.ts';
import { pathOf } from '../../domain/tree.ts';
import type { PageMetaLink, PageMetaLinks } from '../../generated/resolvers.ts';
import { contentOfView, revisionContentOfSpace } from '../revision/computed.ts';
import { pageIn } from '../revision/content.ts';
import { publishedUrlOfSpace } from '../site/addresses.ts';

/** Site spaces of a section that are searched for a page. */
const MAX_ALTERNATES_COUNT = 20;

const toUrl = (url: string): PageMetaLink => ({ kind: 'url', url, pageId: null, spaceId: null });

/** Returns the same page in the other site spaces of the section of a space. */
async function alternatesFor(
  ctx: Context,
  reader: VisitorReader,
  spaceId: string,
  pageId: string,
): Promise<PageMetaLink[]> {
  const own = reader.siteSpaces.get(spaceId);
  const others = [...reader.siteSpaces.values()]
    .filter((one) => own && one.sectionId === own.sectionId && one.spaceId !== spaceId)
    .slice(0, MAX_ALTERNATES_COUNT);
  const found = await Promise.all(
    others.map(async ({ spaceId: otherId }): Promise<PageMetaLink[]> => {
      const content = await revisionContentOfSpace(ctx, reader, otherId);
      const page = pageIn(content, pageId);
      if (!page) return [];
      const url = await reader.urlOf(otherId, pathOf([...page.ancestors, page.page]));
      return [{ kind: 'page', url, pageId, spaceId: otherId }];
    }),
  );
  return found.flat();
}

/**
 * Returns the links to a page of a revision, or null if it has no such page. `space` is null for a
 * revision that is not the head.
 */
export async function metaLinksOf(
  ctx: Context,
  view: RevisionView,
  space: SpaceView | null,
  pageId: string,
): Promise<PageMetaLinks | null> {
  const page = pageIn(await contentOfView(ctx, view), pageId);
  if (!page) return null;
  const path = pathOf([...page.ancestors, page.page]);
  const { reader, spaceId } = view;
  if (reader.kind === 'visitor') {
    const url = await reader.urlOf(spaceId, path);
    return {
      canonical: url === null ? null : toUrl(url),
      alternates: await alternatesFor(ctx, reader, spaceId, pageId),
    };
  }
  const base = space && (await publishedUrlOfSpace(ctx, space));
  return { canonical: base === null ? null : toUrl(`${base}/${path}`), alternates: [] };
}
