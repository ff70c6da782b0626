/** Importing a website: the page at an address, and below it what its sitemap and its links name. */
import type { Imported } from '../domain/import.ts';
import { badInput } from '../domain/errors.ts';
import type { GuardedFetch } from './fetch.ts';
import { Crawl, isHtml, LARGEST_PAGE } from './website/crawl.ts';
import { readImages } from './website/images.ts';
import { Part } from './website/part.ts';
import { Reader } from './website/reader.ts';
import type { Robots } from './website/robots.ts';
import { mustAllow, mustStay, robotsOf, sitemapOf } from './website/site.ts';
import { pagesOf } from './website/tree.ts';

/** How far an import goes. */
export interface WebsiteOptions {
  /** Milliseconds of a clock that does not go back, such as `performance.now`. */
  now(): number;
  /** When it ends with what it has, on that clock. */
  readonly deadline: number;
  /** 200 unless said. */
  readonly maxPages?: number;
  /** Bytes of all that is read; 200 MiB unless said. */
  readonly maxBytes?: number;
  /** Milliseconds of one address; 10,000 unless said. */
  readonly timeoutMs?: number;
  /** Told how many pages and files were brought, of how many that were found. */
  onProgress?(imported: number, found: number): void;
  /** Whether to end now with what there is. */
  isOver?(): boolean;
}

/** What a website gave. `done` where all that was found was tried. */
export type ImportedWebsite = Imported & { readonly done: boolean };

/**
 * The page at an address and those below it, as a tree by their paths, with their images. What cannot be read is a problem, and no more.
 * FetchRefused where the first page cannot be read; BAD_USER_INPUT where the site does not want it read, or it is no page of HTML.
 */
export async function importWebsite(fetch: GuardedFetch, url: string, options: WebsiteOptions): Promise<ImportedWebsite> {
  const { maxPages = 200, maxBytes = 200 * 1024 * 1024, timeoutMs = 10_000, now, deadline } = options;
  const reader = new Reader(fetch, { now, deadline, maxBytes, timeoutMs, isOver: () => options.isOver?.() ?? false });
  const { first, robots } = await firstPage(reader, url);
  const part = new Part(new URL(first.url));
  const crawl = new Crawl(reader, part, robots, maxPages, (imported, found) => options.onProgress?.(imported, found));
  crawl.take(first);
  const isCrawled = await crawl.run(await sitemapOf(reader, part.origin, robots));
  const addresses = crawl.images();
  const images = await readImages(reader, addresses, { origin: part.origin, robots }, (count) => options.onProgress?.(crawl.imported + count, crawl.found + addresses.length));
  return {
    pages: pagesOf(crawl, part, images.refs),
    files: images.files,
    reusableContents: [],
    variables: {},
    found: crawl.found + addresses.length,
    problems: [...crawl.problems, ...images.problems],
    done: isCrawled && images.isWhole,
  };
}

/** The page at an address, and what its site asks for. A redirect may lead to the same site elsewhere, and asks again. */
async function firstPage(reader: Reader, url: string): Promise<{ first: Awaited<ReturnType<Reader['read']>>; robots: Robots }> {
  const given = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = given?.protocol === 'http:' || given?.protocol === 'https:';
  const asked = given && isWeb ? await robotsOf(reader, given.origin) : undefined;
  if (given && asked) mustAllow(asked, given);
  const first = await reader.read(url, LARGEST_PAGE, { accept: 'text/html' }); // which refuses what is no address of the web
  const final = new URL(first.url);
  if (given) mustStay(given, final);
  const robots = asked && final.origin === given?.origin ? asked : await robotsOf(reader, final.origin);
  mustAllow(robots, final);
  if (!isHtml(first.contentType)) throw badInput('There is no page of HTML at this address.', 'url');
  return { first, robots };
}
