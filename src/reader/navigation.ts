/** Arranges the pages and parts of a site for the navigation of a page. */
import type {
  ReaderSectionFragment,
  ReaderSiteFragment,
  ReaderSiteSpaceFragment,
  ReadPublishedPageQuery,
} from '../generated/operations.ts';

type ReadLocation = NonNullable<ReadPublishedPageQuery['publishedLocation']>;
export type ReadContent = NonNullable<ReadLocation['page']>;
type ListedPage = NonNullable<
  NonNullable<ReadContent['siteSpace']['space']>['revision']
>['allPages'][number];

/** A page in the tree, with the pages below it. */
export interface TreeItem {
  readonly page: ListedPage;
  /** Undefined for a heading over pages, and for a link whose target the reader cannot see. */
  readonly href: string | undefined;
  readonly items: readonly TreeItem[];
}

/** Returns the title of a page in lists of pages. */
export const nameOf = ({ page }: TreeItem): string => page.linkTitle ?? page.title;

/** The place of a page among those of its space. */
export interface Place {
  readonly tree: readonly TreeItem[];
  /** The items above the page, from the root. */
  readonly above: readonly TreeItem[];
  readonly current: TreeItem | undefined;
  readonly previous: TreeItem | undefined;
  readonly next: TreeItem | undefined;
}

/** Returns the URL of a page in a site space, whose own URL can have the key of a share link. */
export function urlOfPage(siteSpaceUrl: string, path: string): string {
  const url = new URL(siteSpaceUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  return url.href;
}

/** Returns the place of a page. Hidden pages are in no tree, and have neither neighbor. */
export function placeOf({ siteSpace, page }: ReadContent): Place {
  const base = siteSpace.urls.published;
  const tree = treeOf(siteSpace.space?.revision?.allPages ?? [], (item) =>
    item.type === 'LINK' ? linkOf(item) : pageUrl(base, item),
  );
  const trails = trailsIn(tree, []);
  const readable = trails.filter(({ item }) => isReadable(item));
  const index = readable.findIndex(({ item }) => item.page.path === page?.path);
  const found = readable[index];
  return {
    tree,
    above: found?.above ?? [],
    current: found?.item,
    previous: found && readable[index - 1]?.item,
    next: found && readable[index + 1]?.item,
  };
}

const isReadable = ({ page, href }: TreeItem): boolean =>
  href !== undefined && (page.type === 'DOCUMENT' || page.type === 'COMPUTED');

const linkOf = (page: ListedPage): string | undefined =>
  ('href' in page ? page.href : undefined) ?? undefined;

const pageUrl = (base: string | null, { type, path }: ListedPage): string | undefined =>
  base === null || path === null || type === 'GROUP' ? undefined : urlOfPage(base, path);

/** Returns the tree of a list of pages in which each is followed by those below it. */
function treeOf(
  pages: readonly ListedPage[],
  hrefOf: (page: ListedPage) => string | undefined,
): TreeItem[] {
  const roots: TreeItem[] = [];
  const open: TreeItem[][] = [roots]; // the items at each depth to which the next page can belong
  let hiddenDepth = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    if (page.depth <= hiddenDepth) hiddenDepth = Number.POSITIVE_INFINITY;
    if (page.hidden && hiddenDepth === Number.POSITIVE_INFINITY) hiddenDepth = page.depth;
    if (page.depth >= hiddenDepth) continue;
    const items: TreeItem[] = [];
    open[page.depth]?.push({ page, href: hrefOf(page), items });
    open.splice(page.depth + 1, open.length, items);
  }
  return roots;
}

interface Trail {
  readonly item: TreeItem;
  readonly above: readonly TreeItem[];
}

const trailsIn = (items: readonly TreeItem[], above: readonly TreeItem[]): Trail[] =>
  items.flatMap((item) => [{ item, above }, ...trailsIn(item.items, [...above, item])]);

/** The parts of a site that lead to others: its sections, and the variants of one of them. */
export interface Parts {
  readonly sections: readonly ReaderSectionFragment[];
  readonly variants: readonly ReaderSiteSpaceFragment[];
}

/** Returns the sections of a site in order, those of a group with its title, and the site spaces of one, or of the root. */
export function partsOf({ structure }: ReaderSiteFragment, sectionId: string | null): Parts {
  const sections = structure.items.flatMap((item) => {
    if ('siteSectionId' in item) return [item];
    if (!('sections' in item)) return [];
    return item.sections.map((one) => ({ ...one, title: `${item.title}: ${one.title}` }));
  });
  const atRoot = structure.items.flatMap((item) => ('siteSpaceId' in item ? [item] : []));
  const section = sections.find(({ siteSectionId }) => siteSectionId === sectionId);
  return { sections, variants: section?.siteSpaces ?? atRoot };
}
