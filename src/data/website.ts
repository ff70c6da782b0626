/** Importing a website: the page at an address, and below it what its sitemap and its links name. */
import type { Imported, ImportProblem } from '../domain/import.ts';
import { Fault, badInput } from '../domain/errors.ts';
import { FetchRefused, type GuardedFetch } from './fetch.ts';
import { Crawl, isHtml, LARGEST_PAGE } from './website/crawl.ts';
import { readImages } from './website/images.ts';
import { PageThread } from './website/page-thread.ts';
import { Part } from './website/part.ts';
import { Reader } from './website/reader.ts';
import { anything, FORBIDDEN, type Robots } from './website/robots.ts';
import { mustAllow, mustStay, robotsOf, sitemapOf } from './website/site.ts';
import { type Link, pagesOf } from './website/tree.ts';

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

type Read = Awaited<ReturnType<Reader['read']>>;

/** Milliseconds in which links are led to the pages that were brought, after these are read. */
const LINKING_MS = 10_000;
/** Origins of a site that its first page may lead through, such as from http to https and on to `www.`. */
const MOST_ORIGINS = 4;

/**
 * The page at an address and those below it, as a tree by their paths, with their images. What cannot be read is a problem, and no more.
 * FetchRefused where the first page cannot be read; BAD_USER_INPUT where the site does not want it read, it is no page of HTML, or one that
 * is too much.
 */
export async function importWebsite(fetch: GuardedFetch, url: string, options: WebsiteOptions): Promise<ImportedWebsite> {
  const { maxBytes = 200 * 1024 * 1024, timeoutMs = 10_000, now, deadline } = options;
  const reader = new Reader(fetch, { now, deadline, maxBytes, timeoutMs, isOver: () => options.isOver?.() ?? false });
  const first = await firstPage(reader, url);
  const thread = new PageThread();
  try {
    return await broughtFrom(first, reader, thread, options);
  } finally {
    await thread.end();
  }
}

/** What a site brings, from its first page on. */
async function broughtFrom({ first, robots }: First, reader: Reader, thread: PageThread, { maxPages = 200, onProgress, now }: WebsiteOptions): Promise<ImportedWebsite> {
  const part = new Part(new URL(first.url));
  const crawl = new Crawl({ reader, thread, part, robots, maxPages, told: (imported, found) => onProgress?.(imported, found) });
  await crawl.take(first);
  const isCrawled = await crawl.run(await sitemapOf(reader, part.origin, robots));
  const addresses = crawl.images();
  const images = await readImages(reader, addresses, { origin: part.origin, robots }, (count) => onProgress?.(crawl.imported + count, crawl.found + addresses.length));
  const end = now() + LINKING_MS;
  const unlinked: ImportProblem[] = [];
  const link: Link = async (key, markdown, targets) => {
    try {
      return await thread.link(markdown, targets, () => end - now());
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
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

/** The first page, and what its site asks for. */
interface First {
  readonly first: Read;
  readonly robots: Robots;
}

/** The page at an address, and what its site asks for. A redirect may lead to the same site elsewhere, which is asked before it is followed. */
async function firstPage(reader: Reader, url: string): Promise<First> {
  const given = URL.canParse(url) ? new URL(url) : undefined;
  let address = url;
  for (let origins = 0; origins < MOST_ORIGINS; origins++) {
    const at = given && new URL(address);
    const robots = at?.protocol === 'http:' || at?.protocol === 'https:' ? await robotsOf(reader, at.origin) : anything; // the fetch refuses what is no address of the web
    if (at) mustAllow(robots, at);
    const first = await readOrigin(reader, address, robots);
    if (first instanceof URL) {
      if (given) mustStay(given, first);
      address = first.href;
    } else if (isHtml(first.contentType)) return { first, robots };
    else throw badInput('There is no page of HTML at this address.', 'url');
  }
  throw new FetchRefused('REDIRECTS', `This address leads on through more than ${MOST_ORIGINS} sites.`);
}

/** The page at an address; or where it leads to, if that is of another origin. BAD_USER_INPUT where it leads to what may not be read. */
async function readOrigin(reader: Reader, address: string, robots: Robots): Promise<Read | URL> {
  let elsewhere: URL | undefined;
  let isForbidden = false;
  const refusal = (to: URL): string | undefined => {
    if (to.origin !== new URL(address).origin) elsewhere = to;
    else if (!robots.allows(to.pathname + to.search)) isForbidden = true;
    return elsewhere || isForbidden ? FORBIDDEN : undefined;
  };
  try {
    return await reader.read(address, LARGEST_PAGE, { accept: 'text/html', refusal });
  } catch (error) {
    if (elsewhere) return elsewhere;
    throw isForbidden ? badInput(FORBIDDEN, 'url') : error;
  }
}
