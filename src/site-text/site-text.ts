/** Shows published sites as texts: pages in markdown, `llms.txt`, and sitemaps. */
import {
  FindSiteForMachinesDocument,
  ReadSiteTextDocument,
  type ReadSiteTextQuery,
} from '../generated/operations.ts';
import type { Execute } from '../graphql/execute.ts';
import { urlOfPage } from '../reader/navigation.ts';
import { redirect, type SiteAnswer } from '../reader/reader.ts';
import { isIndexed } from '../reader/views.ts';
import { linkWithin, type Visit } from '../reader/visit.ts';
import { type ExecuteAnew, FULL_PART_PAGE_COUNT, fullText } from './full.ts';
import { keepInText, listItem, markdownUrl, pageText, plainLine } from './markdown.ts';
import { listedPages, type ListedSite, listSite } from './pages.ts';
import { sitemapOf } from './sitemap.ts';
import type { TextTarget } from './target.ts';

/** Executes the operations of one request. */
export interface Executors {
  /** With the budget of a page. */
  readonly page: Execute;
  /** With the budget of whole lists. */
  readonly lists: ExecuteAnew;
  /** With the budget of many texts. */
  readonly texts: ExecuteAnew;
}

/** Pages that one `llms.txt` lists. */
const MAX_LISTED_PAGE_COUNT = 10_000;

/** Returns whether agents may read a site. */
export const allowsAgents = (site: { readonly agentsContext: string }): boolean =>
  site.agentsContext !== 'EXCLUDED';

/** Returns the text that a target names; undefined if the visitor sees none there. */
export async function answerText(
  executors: Executors,
  visit: Visit,
  target: Exclude<TextTarget, { readonly kind: 'mcp' }>,
): Promise<SiteAnswer | undefined> {
  if (target.kind === 'page') return readPage(executors.page, visit, target.path);
  const asWritten = visit.urlOf(visit.path);
  const found = await executors.page(FindSiteForMachinesDocument, {
    ...{ url: visit.urlOf(target.path), asWritten, jwt: visit.jwt },
  });
  if (!found.publishedLocation || found.asWritten?.page) return undefined;
  if (found.asWritten && found.asWritten.redirect !== null)
    return redirectTo(visit, found.asWritten.redirect, found.publishedLocation);
  if (target.kind !== 'sitemap' && !allowsAgents(found.publishedLocation.site.site))
    return undefined;
  const listed = await listSite(await executors.lists(), visit, target.path);
  if (!listed) return undefined;
  const at = (name: string) => rootUrl(listed, visit, name);
  const isPublic = isIndexed({ site: listed.site }, null, found.publishedLocation.preview);
  if (target.kind === 'sitemap') {
    const pages = listed.spaces.flatMap((space) => space.pages);
    const text = sitemapOf(pages, target.part, (part) => at(`sitemap-${part}.xml`));
    return text === undefined ? undefined : textOf(text, { type: 'application/xml', isPublic });
  }
  const part = target.part ?? 0;
  const text =
    target.kind === 'index'
      ? indexText(listed, at)
      : await fullText(executors.texts, listed, visit, {
          part,
          nextUrl: at(`llms-full.txt/${part + 1}`),
        });
  return text === undefined
    ? undefined
    : textOf(keepInText(visit.kept, { site: listed.site }, text), { isPublic });
}

/** Returns the URL of a text at the root of a site. */
function rootUrl({ site }: ListedSite, { kept, urlOf, path }: Visit, name: string): string {
  const base = site.urls.published ?? urlOf(path);
  return linkWithin(kept, { site }, urlOfPage(base, name));
}

/** Returns the list of the pages of a site (llmstxt.org). */
function indexText({ site, spaces }: ListedSite, at: (name: string) => string): string {
  let left = MAX_LISTED_PAGE_COUNT;
  const sections = spaces.flatMap(({ title, pages }) => {
    const listed = pages.slice(0, left);
    left -= listed.length;
    return listed.length === 0
      ? []
      : [`## ${plainLine(title)}\n\n${listed.map(listItem).join('')}`];
  });
  const count = spaces.reduce((sum, { pages }) => sum + pages.length, 0);
  const parts = Math.max(1, Math.ceil(count / FULL_PART_PAGE_COUNT));
  const further = [
    `- [All pages in one text](${at('llms-full.txt')})${parts > 1 ? `: the first of ${parts} parts` : ''}\n`,
    `- [Sitemap](${at('sitemap.xml')})\n`,
  ];
  return [`# ${plainLine(site.title)}\n`, ...sections, `## Optional\n\n${further.join('')}`].join(
    '\n',
  );
}

type Found = NonNullable<ReadSiteTextQuery['publishedLocation']>;

async function readPage(
  execute: Execute,
  visit: Visit,
  path: string,
): Promise<SiteAnswer | undefined> {
  const { asWritten, publishedLocation: found } = await execute(ReadSiteTextDocument, {
    ...{ url: visit.urlOf(path), asWritten: visit.urlOf(visit.path), jwt: visit.jwt },
  });
  if (!found || asWritten?.page || !allowsAgents(found.site.site)) return undefined;
  if (asWritten && asWritten.redirect !== null) return redirectTo(visit, asWritten.redirect, found);
  if (found.redirect !== null) return redirectTo(visit, inMarkdown(found.redirect, found), found);
  const page = textAt(visit, found);
  return page && textOf(page.text, { ...page, ...(page.isPublic && { canonical: page.url }) });
}

/** Returns the text of the page at a path, also of one that has moved; undefined without one. */
export async function readPageText(
  execute: Execute,
  visit: Visit,
  path: string,
): Promise<string | undefined> {
  const url = visit.urlOf(path);
  const variables = { url, asWritten: url, jwt: visit.jwt };
  const { publishedLocation: found } = await execute(ReadSiteTextDocument, variables);
  const page = found && textAt(visit, found);
  return page ? `URL: ${page.url}\n\n${page.text}` : undefined;
}

/** Returns the text and the URL of the page at a location. */
function textAt({ kept }: Visit, { site, page: content, preview }: Found) {
  const base = content?.siteSpace.urls.published;
  const page = content?.page;
  if (!page || page.path === null || base == null) return undefined;
  const children = 'allPages' in page ? listedPages(page.allPages, base) : [];
  return {
    text: keepInText(kept, site, pageText(page, { children })),
    url: linkWithin(kept, site, urlOfPage(base, page.path)),
    isPublic: isIndexed(site, page, preview),
  };
}

const redirectTo = ({ kept }: Visit, location: string, { site }: Pick<Found, 'site'>): SiteAnswer =>
  redirect(linkWithin(kept, site, location));

/** Returns the URL of the markdown of a page, if a location is one of the site. */
function inMarkdown(location: string, { site }: Pick<Found, 'site'>): string {
  const [base = ''] = (site.site.urls.published ?? '').split('?', 1);
  return base !== '' && `${location}/`.startsWith(`${base}/`) ? markdownUrl(location) : location;
}

/** The properties of a text. */
interface TextOptions {
  readonly type?: string;
  /** True if search engines may index it. */
  readonly isPublic: boolean;
  /** The page that the text is another form of. */
  readonly canonical?: string;
}

const textOf = (
  body: string,
  { type = 'text/markdown', isPublic, canonical }: TextOptions,
): SiteAnswer => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    ...(canonical !== undefined && { link: `<${canonical}>; rel="canonical"` }),
    ...(!isPublic && { 'x-robots-tag': 'noindex' }),
  },
  body,
});
