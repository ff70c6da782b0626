/** Reads the texts of many pages of a published site for `llms-full.txt`. */
import { ReadSiteTextsDocument, type SiteTextDocumentFragment } from '../generated/operations.ts';
import { toAppError } from '../graphql/errors.ts';
import type { Execute } from '../graphql/execute.ts';
import type { Visit } from '../reader/visit.ts';
import { listItem, pageText } from './markdown.ts';
import { type ListedSitePage, type ListedSite, type ListedSpace, listedPages } from './pages.ts';

/** Pages of one part. */
export const FULL_PART_PAGE_COUNT = 50;

/** A page and the site space that it is in. */
interface Placed {
  readonly space: ListedSpace;
  readonly page: ListedSitePage;
}

/** Executes operations with a budget of its own for each response. */
export type ExecuteAnew = () => Promise<Execute>;

/**
 * Returns the texts of the pages of a part, with the URL of the next one at the end. The texts that
 * do not fit into one response are replaced by their URLs. Undefined if there is no such part.
 */
export async function fullText(
  executeAnew: ExecuteAnew,
  { site, spaces }: ListedSite,
  { shareKey, jwt }: Pick<Visit, 'shareKey' | 'jwt'>,
  { part, nextUrl }: { readonly part: number; readonly nextUrl: string },
): Promise<string | undefined> {
  const all = spaces.flatMap((space) => space.pages.map((page) => ({ space, page })));
  const placed = all.slice(part * FULL_PART_PAGE_COUNT, (part + 1) * FULL_PART_PAGE_COUNT);
  if (part > 0 && placed.length === 0) return undefined;
  const read = (some: readonly Placed[]) =>
    readTexts(executeAnew, { siteId: site.siteId, shareKey, jwt }, some);
  const texts = await fitting(read, placed);
  const rest = placed.slice(texts.length).map(({ page }) => listItem(page));
  const hasMore = all.length > (part + 1) * FULL_PART_PAGE_COUNT;
  return [
    ...texts,
    ...(rest.length > 0 ? [`# Further pages\n\n${rest.join('')}`] : []),
    ...(hasMore ? [`---\n\n[Next part](${nextUrl})\n`] : []),
  ].join('\n');
}

/** Reads as many of the first texts as fit into one response: all of them, a half, a quarter… */
async function fitting(
  read: (placed: readonly Placed[]) => Promise<readonly string[]>,
  placed: readonly Placed[],
): Promise<readonly string[]> {
  if (placed.length === 0) return [];
  try {
    return await read(placed);
  } catch (error) {
    if (toAppError(error).reason !== 'QUERY_TOO_COMPLEX') throw error;
    return fitting(read, placed.slice(0, Math.floor(placed.length / 2)));
  }
}

/** Reads the texts of pages, with one operation for each site space. */
async function readTexts(
  executeAnew: ExecuteAnew,
  site: {
    readonly siteId: string;
    readonly shareKey: string | undefined;
    readonly jwt: string | undefined;
  },
  placed: readonly Placed[],
): Promise<readonly string[]> {
  const execute = await executeAnew();
  const bySpace = new Map<ListedSpace, string[]>();
  for (const { space, page } of placed)
    bySpace.set(space, [...(bySpace.get(space) ?? []), page.pageId]);
  const documents = new Map<string, SiteTextDocumentFragment>();
  await Promise.all(
    [...bySpace].map(async ([{ spaceId, siteSpaceId }, pageIds]) => {
      const found = await execute(ReadSiteTextsDocument, { ...site, spaceId, pageIds });
      const node = found.publishedSite?.siteSpaces.nodes.find(
        (one) => one.siteSpaceId === siteSpaceId,
      );
      for (const document of node?.space?.revision?.allPages ?? [])
        documents.set(`${siteSpaceId} ${document.pageId}`, document);
    }),
  );
  return placed.map(({ space: { siteSpaceId, base }, page }) => {
    const document = documents.get(`${siteSpaceId} ${page.pageId}`);
    const children = document && 'allPages' in document ? listedPages(document.allPages, base) : [];
    return document ? pageText(document, { source: page.url, children }) : listItem(page);
  });
}
