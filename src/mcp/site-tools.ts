/** The tools by which agents read a published site: they show a visitor what they may see. */
import { z } from 'zod';
import { AppError } from '../domain/errors.ts';
import { SearchSiteTextDocument } from '../generated/operations.ts';
import { toAppError } from '../graphql/errors.ts';
import { linkWithin, MAX_QUERY_LENGTH, searchQueryOf, type Visit } from '../reader/visit.ts';
import { type ListedSite, listSite } from '../site-text/pages.ts';
import { type Executors, readPageText } from '../site-text/site-text.ts';
import { type McpTool, toolOf } from './exchange.ts';
import { noMatchText } from './no-match.ts';

/** Pages in one result of `listPages`. */
const LISTED_PAGE_COUNT = 200;
/** Characters of a URL. */
const MAX_URL_LENGTH = 2048;

/** The site of an endpoint. */
interface SiteOfTools {
  readonly executors: Executors;
  readonly visit: Visit;
  /** The path of the site, as written in the address of the endpoint. */
  readonly path: string;
  readonly site: ListedSite['site'];
}

/** Returns the tools of a site. */
export const siteTools = (of: SiteOfTools): readonly McpTool[] => [
  toolOf({
    name: 'searchDocumentation',
    title: 'Search the documentation',
    description: `Searches ${of.site.title} and returns the pages that match best, each with its URL and the matching passage. Words match in any inflected form, and the last may be a prefix. Matches of all words come first. Read a page with getPage.`,
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(MAX_QUERY_LENGTH)
        .describe('Words, "phrases", and -words to exclude, for example: install -windows'),
    }),
    isReadOnly: true,
    run: ({ query }) => searchSite(of, query),
  }),
  toolOf({
    name: 'listPages',
    title: 'List the pages',
    description: `Lists the pages of ${of.site.title} in their order, ${LISTED_PAGE_COUNT} at a time, each with its URL.`,
    input: z.object({
      part: z.int().min(1).default(1).describe('Number of the part of the list, from 1.'),
    }),
    isReadOnly: true,
    run: ({ part }) => listPages(of, part),
  }),
  toolOf({
    name: 'getPage',
    title: 'Read a page',
    description: `Returns a page of ${of.site.title} as markdown, by its URL, as the other tools and links in pages have it.`,
    input: z.object({
      url: z
        .string()
        .min(1)
        .max(MAX_URL_LENGTH)
        .describe(`URL of the page, for example: ${of.site.urls.published ?? ''}/welcome`),
    }),
    isReadOnly: true,
    run: ({ url }) => getPage(of, url),
  }),
];

async function searchSite({ executors, visit, path, site }: SiteOfTools, query: string) {
  const { publishedLocation } = await executors.page(SearchSiteTextDocument, {
    ...{ url: visit.urlOf(path), jwt: visit.jwt, query: searchQueryOf(query) },
  });
  const found = publishedLocation?.site.search;
  const nodes = found?.nodes ?? [];
  if (nodes.length === 0) return [noMatchText(found ? [found] : [])];
  const texts = nodes.map(({ title, urls, sections: [section] }) => {
    const link = linkWithin(visit.kept, { site }, urls.published ?? '');
    const lines = [`Title: ${title}`, `Link: ${link}`];
    if (section && section.title !== title) lines.push(`Section: ${section.title}`);
    if (section && section.body !== '') lines.push(`Content: ${section.body}`);
    return lines.join('\n');
  });
  const suggestion = found?.suggestion ?? undefined;
  return suggestion === undefined ? texts : [`Did you mean: ${suggestion}`, ...texts];
}

async function listPages({ executors, visit, path }: SiteOfTools, part: number) {
  const listed = await listSite(await executors.lists(), visit, path);
  const pages = (listed?.spaces ?? []).flatMap(({ title: space, pages: inSpace }) =>
    inSpace.map((page) => ({ space, ...page })),
  );
  const parts = Math.max(1, Math.ceil(pages.length / LISTED_PAGE_COUNT));
  const shown = pages.slice((part - 1) * LISTED_PAGE_COUNT, part * LISTED_PAGE_COUNT);
  const lines = shown.map(({ space, title, url }) => `${space} / ${title}: ${url}`);
  return [[`${pages.length} pages, part ${part} of ${parts}`, ...lines].join('\n')];
}

const missing = (): AppError =>
  new AppError('NOT_FOUND', 'There is no page at this URL, or you cannot see it.');

async function getPage({ executors, visit, path, site }: SiteOfTools, address: string) {
  const base = `${(site.urls.published ?? visit.urlOf(path)).split('?', 1).join()}/`;
  if (!URL.canParse(address, base)) throw missing();
  const { href } = new URL(address.replace(/^\/+/, ''), base);
  const [written = ''] = href.split(/[?#]/, 1);
  if (!`${written}/`.startsWith(base)) throw missing();
  const inSite = written.slice(base.length).replace(/\.md$/, '');
  try {
    const text = await readPageText(executors.page, visit, `${path}/${inSite}`);
    if (text === undefined) throw missing();
    return [text];
  } catch (error) {
    if (toAppError(error).reason === 'BAD_USER_INPUT') throw missing();
    throw error;
  }
}
