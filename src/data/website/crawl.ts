/**
 * Crawls the pages of a part of a site level by level: the first page, then the pages that it and
 * the sitemap name, then those that these name.
 */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../domain/errors.ts';
import type { ImportProblem } from '../../domain/import.ts';
import { textOfHtml } from './charset.ts';
import type { WebsitePage } from './page.ts';
import type { PageThread } from './page-thread.ts';
import { MAX_URL_LENGTH, type PageLink, type WebsitePart } from './part.ts';
import { type WebsiteReader, refusedBy } from './reader.ts';
import { FORBIDDEN, type Robots } from './robots.ts';

/** Maximum bytes of a page of HTML. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;
/** Maximum number of URLs that are recorded, for each page of the page limit. */
const MAX_URLS_PER_PAGE_COUNT = 10;
/** Maximum characters of the texts of all pages. */
const MAX_TOTAL_LENGTH = 100 * 1024 * 1024;
/** Number of URLs that are examined before other work on the event loop runs. */
const URLS_PER_STEP = 50;
const ELSEWHERE = 'This address redirects to a page outside of the import.';

/** Returns whether a media type is that of a page. */
export const isHtml = (contentType: string | undefined): boolean =>
  contentType === 'text/html' || contentType === 'application/xhtml+xml';

type Read = Awaited<ReturnType<WebsiteReader['read']>>;

/** The dependencies and limits of a crawl. */
export interface CrawlDependencies {
  readonly reader: WebsiteReader;
  /** The threads that parse pages. */
  readonly thread: PageThread;
  readonly part: WebsitePart;
  readonly robots: Robots;
  /** Maximum number of pages. */
  readonly maxPages: number;
  /** Called with the number of pages that were read, and of those that were found. */
  onProgress(imported: number, found: number): void;
}

/** The pages of a crawl, in the order in which their URLs were found. */
export class Crawl {
  /** Pages that were read, by their paths. Their links are kept until they are discovered. */
  readonly pages = new Map<string, Omit<WebsitePage, 'links'>>();
  /** The path of the first page. */
  start = '';
  /** The number of pages that were found. */
  found = 0;
  private readonly deps: CrawlDependencies;
  /**
   * Paths in the order in which they were found, each with its URL; null for paths that are not
   * pages.
   */
  private readonly discovered = new Map<string, string | null>();
  /** Paths that redirect to another path. */
  private readonly aliases = new Map<string, string>();
  private readonly failed = new Map<string, string>();
  /** The links of pages that were read since the last level. */
  private readonly links = new Map<string, readonly PageLink[]>();
  /** All links, each once in memory, by their paths. */
  private readonly known = new Map<string, PageLink>();
  private textLength = 0;
  /**
   * True when pages were left out because the page limit was reached, and because the URL limit was
   * reached.
   */
  private isCut = false;
  private isFull = false;
  private isLate = false;
  /** True when the texts of the pages reached their limit. */
  private isTooLong = false;

  constructor(deps: CrawlDependencies) {
    this.deps = deps;
  }

  get imported(): number {
    return this.pages.size;
  }

  get problems(): ImportProblem[] {
    const problems = [...this.discovered].flatMap(([key, address]) =>
      this.failed.has(key)
        ? [{ resource: address ?? key, message: this.failed.get(key) ?? '' }]
        : [],
    );
    const { maxPages } = this.deps;
    const start = this.addressOf(this.start);
    if (this.isCut)
      problems.push({
        resource: start,
        message: `Only ${maxPages.toLocaleString('en')} pages were read.`,
      });
    if (this.isFull)
      problems.push({
        resource: start,
        message: `Only the first ${this.maxUrls.toLocaleString('en')} addresses were checked.`,
      });
    if (this.isTooLong)
      problems.push({
        resource: start,
        message: `Only ${this.pages.size.toLocaleString('en')} pages were read: their texts have more than 100 MiB.`,
      });
    return problems;
  }

  /** Returns the URL by which a page was found. */
  addressOf(key: string): string {
    return this.discovered.get(key) ?? key;
  }

  /** Returns the paths of pages that were read, in the order in which they were found. */
  get order(): string[] {
    return [...this.discovered.keys()].filter((key) => this.pages.has(key));
  }

  /** Returns the path of the page at a URL. */
  pathOf(address: string): string | undefined {
    const key = this.deps.part.keyOf(address);
    const path = key === undefined ? undefined : (this.aliases.get(key) ?? key);
    return path !== undefined && this.pages.has(path) ? path : undefined;
  }

  /** Returns the URLs of the images of all pages, each once. */
  images(): string[] {
    return [...new Set(this.order.flatMap((key) => this.pages.get(key)?.images ?? []))];
  }

  /**
   * Parses the first page, with the full time limit of a page even if the import must end sooner.
   * @throws BAD_USER_INPUT where it cannot be parsed in time
   */
  async take(first: Read): Promise<void> {
    this.start = this.deps.part.keyOf(first.url) ?? new URL(first.url).pathname;
    this.record(this.start, first.url);
    const { thread, part } = this.deps;
    this.add(this.start, await thread.read(textOf(first), { base: first.url, start: part.start }));
  }

  /**
   * Reads the pages that the first page and the sitemap name, and so on. Returns whether all of
   * them were tried.
   */
  async run(sitemap: readonly string[]): Promise<boolean> {
    const { reader, maxPages } = this.deps;
    let level = await this.discover(this.takeLinks(this.start));
    level.push(...(await this.discover(sitemap)));
    let tries = 0;
    while (level.length > 0) {
      this.reportProgress();
      const remaining = Math.min(maxPages - this.pages.size, 2 * maxPages - tries);
      const tried = level.slice(0, Math.max(0, remaining));
      tries += tried.length;
      this.isCut = tried.length < level.length;
      const isWhole = await reader.each(tried, (key) => this.readPage(key));
      if (!isWhole || this.isCut || this.isLate || this.isTooLong) return false;
      level = await this.discover(
        tried.flatMap((key) => this.takeLinks(this.aliases.get(key) ?? key)),
      );
    }
    return !this.isFull && !this.isLate;
  }

  /** Records URLs, and returns the paths of those that are new and may be read. */
  private async discover(addresses: readonly (string | PageLink)[]): Promise<string[]> {
    const added: string[] = [];
    for (const [index, address] of addresses.entries()) {
      if (index % URLS_PER_STEP === URLS_PER_STEP - 1) {
        await setImmediate();
        this.isLate = this.deps.reader.isOver;
      }
      if (this.isLate || this.isFull) break;
      const link = typeof address === 'string' ? this.linkOf(address) : address;
      if (!link || this.discovered.has(link.key)) continue;
      if (this.discovered.size >= this.maxUrls) this.isFull = true;
      else if (this.recordAllowed(link)) added.push(link.key);
    }
    return added;
  }

  private linkOf(address: string): PageLink | undefined {
    return address.length > MAX_URL_LENGTH ? undefined : this.deps.part.linkOf(address);
  }

  /** Records a page, and returns whether robots.txt allows it. */
  private recordAllowed({ key, address }: PageLink): boolean {
    this.record(key, address);
    const isAllowed = this.deps.robots.allows(new URL(address).pathname);
    if (!isAllowed) this.failed.set(key, FORBIDDEN);
    return isAllowed;
  }

  /** Adds a page that was read. */
  private add(key: string, { links, ...page }: WebsitePage): void {
    this.pages.set(key, page);
    this.links.set(key, this.knownOf(links));
    this.textLength += page.markdown.length;
    this.isTooLong = this.textLength > MAX_TOTAL_LENGTH;
  }

  /** Returns links in the one copy that all pages share, as far as URLs are recorded. */
  private knownOf(links: readonly PageLink[]): readonly PageLink[] {
    return links.flatMap((link) => {
      const known = this.known.get(link.key);
      if (known) return [known];
      if (this.known.size > this.maxUrls) return [];
      this.known.set(link.key, link);
      return [link];
    });
  }

  /** Returns the links of a page that was read, and forgets them. */
  private takeLinks(key: string): readonly PageLink[] {
    const links = this.links.get(key) ?? [];
    this.links.delete(key);
    return links;
  }

  private get maxUrls(): number {
    return this.deps.maxPages * MAX_URLS_PER_PAGE_COUNT;
  }

  private record(key: string, address: string): void {
    this.discovered.set(key, address);
    this.found++;
  }

  private reportProgress(): void {
    this.deps.onProgress(this.pages.size, this.found);
  }

  private async readPage(key: string): Promise<void> {
    const { reader } = this.deps;
    const address = this.discovered.get(key);
    if (address == null || this.pages.has(key) || this.isTooLong) return;
    try {
      await this.store(
        key,
        await reader.read(address, MAX_PAGE_BYTES, {
          accept: 'text/html',
          refusal: (to) => this.refusalOf(to),
        }),
      );
    } catch (error) {
      const message = error instanceof AppError ? error.message : refusedBy(error).message;
      if (reader.isOver)
        this.isLate = true; // the page was cut short by the deadline, so it counts as not tried
      else this.failed.set(key, message);
    }
    this.reportProgress();
  }

  /** Returns why a redirect must not be followed. */
  private refusalOf(to: URL): string | undefined {
    if (this.deps.part.keyOf(to.href) === undefined) return ELSEWHERE;
    return this.deps.robots.allows(to.pathname + to.search) ? undefined : FORBIDDEN;
  }

  /** Stores a page under its final path, after redirects. */
  private async store(key: string, read: Read): Promise<void> {
    const path = this.deps.part.keyOf(read.url);
    if (!isHtml(read.contentType)) {
      this.discovered.set(key, null);
      this.found--;
    } else if (path === undefined) this.failed.set(key, ELSEWHERE);
    else if (path === key) await this.parse(key, read);
    else {
      this.aliases.set(key, path);
      this.found--;
      if (this.pages.has(path) || this.discovered.has(path)) return; // it is read under its own path
      this.record(path, read.url);
      await this.parse(path, read);
    }
  }

  private async parse(key: string, read: Read): Promise<void> {
    const { thread, reader, part } = this.deps;
    // The extra 5 ms ensure that the import's own clock has passed the deadline when the thread
    // times out.
    const timeLeft = (): number => (reader.timeLeft > 0 ? reader.timeLeft + 5 : 0);
    const from = { base: read.url, start: part.start };
    this.add(key, await thread.read(textOf(read), from, timeLeft));
  }
}

const textOf = ({ body, headers }: Read): string => textOfHtml(body, headers['content-type']);
