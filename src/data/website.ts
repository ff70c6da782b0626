/**
 * Imports a website: the page at a URL, and the pages below it that its sitemap and its links name.
 */
import type { ImportedContent, ImportProblem } from '../domain/import.ts';
import { AppError, badInput } from '../domain/errors.ts';
import { FetchRefused, type GuardedFetch } from './fetch.ts';
import type { Threads } from './threads.ts';
import { Crawl, isHtml, MAX_PAGE_BYTES } from './website/crawl.ts';
import { readImages } from './website/images.ts';
import { PageThread } from './website/page-thread.ts';
import { WebsitePart } from './website/part.ts';
import { WebsiteReader } from './website/reader.ts';
import { allowAll, FORBIDDEN, type Robots } from './website/robots.ts';
import { requireAllowed, requireSameSite, robotsOf, sitemapOf } from './website/site.ts';
import { type PageLinker, pagesOf } from './website/tree.ts';

/** The limits of an import. */
export interface WebsiteOptions {
  /** The threads that parse pages. */
  readonly threads: Pick<Threads, 'read'>;
  /** Returns milliseconds of a monotonic clock, such as `performance.now`. */
  now(): number;
  /** The time, on that clock, at which the import ends with the pages that it has. */
  readonly deadline: number;
  /** Maximum number of pages. */
  readonly maxPages: number;
  /** Maximum bytes of everything that is fetched. @default 200 MiB */
  readonly maxBytes?: number;
  /** Maximum milliseconds for one URL. @default 10,000 */
  readonly timeoutMs?: number;
  /** Called with the number of pages and files that were imported, and of those that were found. */
  onProgress?(imported: number, found: number): void;
  /** Returns whether to end now with the pages imported so far. */
  isOver?(): boolean;
}

/** An imported website. `done` is true when everything that was found was tried. */
export type ImportedWebsite = ImportedContent & { readonly done: boolean };

type Read = Awaited<ReturnType<WebsiteReader['read']>>;

/** Milliseconds for rewriting links that remain when the deadline ended the fetching of pages. */
const MIN_LINKING_MS = 10_000;
/**
 * Maximum number of origins that redirects of the first page may pass, such as from http to https
 * and on to `www.`.
 */
const MAX_ORIGIN_COUNT = 4;

/**
 * Imports the page at a URL and those below it, as a tree by their paths, with their images. Pages
 * that cannot be read become problems.
 * @throws FetchRefused where the first page cannot be fetched
 * @throws BAD_USER_INPUT where robots.txt forbids the first page, or it is not HTML, or too large
 */
export async function importWebsite(
  fetch: GuardedFetch,
  url: string,
  options: WebsiteOptions,
): Promise<ImportedWebsite> {
  const { maxBytes = 200 * 1024 * 1024, timeoutMs = 10_000, now, deadline } = options;
  const reader = new WebsiteReader(fetch, {
    now,
    deadline,
    maxBytes,
    timeoutMs,
    isOver: () => options.isOver?.() ?? false,
  });
  const first = await firstPage(reader, url);
  return importFrom(first, reader, new PageThread(options.threads), options);
}

/** Imports a site from its first page. */
async function importFrom(
  { first, robots }: FirstPage,
  reader: WebsiteReader,
  thread: PageThread,
  { maxPages, onProgress, now, deadline }: WebsiteOptions,
): Promise<ImportedWebsite> {
  const part = new WebsitePart(new URL(first.url));
  const crawl = new Crawl({
    reader,
    thread,
    part,
    robots,
    maxPages,
    onProgress: (imported, found) => onProgress?.(imported, found),
  });
  await crawl.take(first);
  const isCrawled = await crawl.run(await sitemapOf(reader, part.origin, robots));
  const addresses = crawl.images();
  const images = await readImages(reader, addresses, { origin: part.origin, robots }, (count) =>
    onProgress?.(crawl.imported + count, crawl.found + addresses.length),
  );
  const end = Math.max(deadline, now() + MIN_LINKING_MS);
  const unlinked: ImportProblem[] = [];
  const link: PageLinker = async (key, markdown, targets) => {
    try {
      return await thread.link(markdown, targets, () => end - now());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unlinked.push({ resource: crawl.addressOf(key), message: error.message });
      return markdown;
    }
  };
  return {
    pages: await pagesOf(crawl, part, images.refs, link),
    files: images.files,
    reusableContents: [],
    variables: {},
    found: crawl.found + addresses.length,
    problems: [...crawl.problems, ...images.problems, ...unlinked],
    done: isCrawled && images.isWhole,
  };
}

/** The first page, and the robots.txt of its site. */
interface FirstPage {
  readonly first: Read;
  readonly robots: Robots;
}

/**
 * Fetches the page at a URL, and the robots.txt of its site. A redirect may lead to another origin
 * of the same site, whose robots.txt is read before it is followed.
 */
async function firstPage(reader: WebsiteReader, url: string): Promise<FirstPage> {
  const requested = URL.canParse(url) ? new URL(url) : undefined;
  let address = url;
  for (let origins = 0; origins < MAX_ORIGIN_COUNT; origins++) {
    const current = requested && new URL(address);
    const robots =
      current?.protocol === 'http:' || current?.protocol === 'https:'
        ? await robotsOf(reader, current.origin)
        : allowAll; // the fetch refuses other schemes
    if (current) requireAllowed(robots, current);
    const first = await readOrigin(reader, address, robots);
    if (first instanceof URL) {
      if (requested) requireSameSite(requested, first);
      address = first.href;
    } else if (isHtml(first.contentType)) return { first, robots };
    else throw badInput('There is no HTML page at this address.', 'url');
  }
  throw new FetchRefused(
    'REDIRECTS',
    `This address redirects through more than ${MAX_ORIGIN_COUNT} sites.`,
  );
}

/**
 * Fetches the page at a URL, or returns the target of a redirect to another origin.
 * @throws BAD_USER_INPUT where robots.txt forbids the target of a redirect
 */
async function readOrigin(
  reader: WebsiteReader,
  address: string,
  robots: Robots,
): Promise<Read | URL> {
  let otherOrigin: URL | undefined;
  let isForbidden = false;
  const refusal = (to: URL): string | undefined => {
    if (to.origin !== new URL(address).origin) otherOrigin = to;
    else if (!robots.allows(to.pathname + to.search)) isForbidden = true;
    return otherOrigin || isForbidden ? FORBIDDEN : undefined;
  };
  try {
    return await reader.read(address, MAX_PAGE_BYTES, { accept: 'text/html', refusal });
  } catch (error) {
    if (otherOrigin) return otherOrigin;
    throw isForbidden ? badInput(FORBIDDEN, 'url') : error;
  }
}
