/** Lists the pages of a published site that a visitor can see, in the order of the site. */
import {
  type ListSiteTextQuery,
  ListSiteTextDocument,
  type SiteTextPageFragment,
  type SiteTextSiteFragment,
  type SiteTextSpaceFragment,
} from '../generated/operations.ts';
import type { Execute } from '../graphql/execute.ts';
import { urlOfPage } from '../reader/navigation.ts';
import { linkWithin, type Visit } from '../reader/visit.ts';

/** A page in a list. */
export interface ListedSitePage {
  readonly pageId: string;
  readonly title: string;
  readonly description: string | null;
  readonly updatedAt: string;
  /** The public URL, with the parameters that links of the visit keep. */
  readonly url: string;
}

/** The pages of a space of a site. */
export interface ListedSpace {
  readonly siteSpaceId: string;
  readonly spaceId: string;
  /** The title of the section, followed by that of the space if the section has several. */
  readonly title: string;
  /** The public URL of the site space. */
  readonly base: string;
  readonly pages: readonly ListedSitePage[];
}

/** A site with its pages. */
export interface ListedSite {
  readonly site: SiteTextSiteFragment['site'];
  readonly spaces: readonly ListedSpace[];
}

type Structure = NonNullable<ListSiteTextQuery['publishedLocation']>['site']['structure'];

/** Returns the site at a path and its pages that are in lists; null without one. */
export async function listSite(
  execute: Execute,
  { urlOf, jwt, kept }: Pick<Visit, 'urlOf' | 'jwt' | 'kept'>,
  path: string,
): Promise<ListedSite | null> {
  const { publishedLocation: found } = await execute(ListSiteTextDocument, {
    url: urlOf(path),
    jwt,
  });
  if (!found) return null;
  const { site, structure } = found.site;
  const linked = (href: string) => linkWithin(kept, found.site, href);
  const spaces = spacesOf(structure).flatMap(({ title, space: siteSpace }) => {
    const base = siteSpace.urls.published;
    if (base === null || !siteSpace.space) return [];
    const pages = listedPages(siteSpace.space.revision?.allPages ?? [], base).map((page) => ({
      ...page,
      url: linked(page.url),
    }));
    const { siteSpaceId } = siteSpace;
    return [{ siteSpaceId, spaceId: siteSpace.space.spaceId, title, base, pages }];
  });
  return { site, spaces };
}

/** Returns the site spaces of a structure in order, with their titles. */
function spacesOf({
  items,
}: Structure): { readonly title: string; readonly space: SiteTextSpaceFragment }[] {
  return items.flatMap((item) => {
    if ('siteSpaceId' in item) return [{ title: item.title, space: item }];
    const sections = 'sections' in item ? item.sections : [item];
    return sections.flatMap(({ title, siteSpaces }) =>
      siteSpaces.map((space) => ({
        title: siteSpaces.length === 1 ? title : `${title}: ${space.title}`,
        space,
      })),
    );
  });
}

/**
 * Returns the pages with a text, without hidden ones, those below them, and those that robots are
 * asked to leave out. Each page in the list is followed by those below it.
 */
export function listedPages(
  pages: readonly SiteTextPageFragment[],
  base: string,
): readonly ListedSitePage[] {
  const listed: ListedSitePage[] = [];
  let hiddenDepth = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    if (page.depth <= hiddenDepth)
      hiddenDepth = page.hidden ? page.depth : Number.POSITIVE_INFINITY;
    if (page.depth >= hiddenDepth || page.noRobotsIndex || page.path === null) continue;
    if (page.type !== 'DOCUMENT' && page.type !== 'COMPUTED') continue;
    const { pageId, title, description, updatedAt, path } = page;
    listed.push({ pageId, title, description, updatedAt, url: urlOfPage(base, path) });
  }
  return listed;
}
