/** The pages of a part of a site, read level by level: first one, then those that it and the sitemap name, then those that these name. */
import { Fault } from '../../domain/errors.ts';
import { type HtmlPage, markdownOf } from '../../domain/import/html.ts';
import type { ImportProblem } from '../../domain/import.ts';
import { textOfHtml } from './charset.ts';
import type { Part } from './part.ts';
import { type Reader, refusedBy } from './reader.ts';
import { FORBIDDEN, type Robots } from './robots.ts';

/** Bytes of a page of HTML at most. */
export const LARGEST_PAGE = 5 * 1024 * 1024;
const ELSEWHERE = 'This address leads out of what is imported.';

/** Whether a type is that of a page. */
export const isHtml = (contentType: string | undefined): boolean => contentType === 'text/html' || contentType === 'application/xhtml+xml';

type Read = Awaited<ReturnType<Reader['read']>>;

/** Pages as they are found, in the order in which they are named. */
export class Crawl {
  /** Pages that were read, by their paths. */
  readonly pages = new Map<string, HtmlPage>();
  /** The path of the first page. */
  start = '';
  private readonly reader: Reader;
  private readonly part: Part;
  private readonly robots: Robots;
  private readonly maxPages: number;
  private readonly told: (imported: number, found: number) => void;
  /** Paths that were named, in order, with the address that each was named by; null for what is no page. */
  private readonly named = new Map<string, string | null>();
  /** Paths that are another spelling of one. */
  private readonly aliases = new Map<string, string>();
  private readonly failed = new Map<string, string>();
  private isCut = false;
  private isLate = false;

  constructor(reader: Reader, part: Part, robots: Robots, maxPages: number, told: (imported: number, found: number) => void) {
    [this.reader, this.part, this.robots, this.maxPages, this.told] = [reader, part, robots, maxPages, told];
  }

  get imported(): number {
    return this.pages.size;
  }

  /** How many pages were named. */
  get found(): number {
    return [...this.named].filter(([key, address]) => address !== null && !this.aliases.has(key)).length;
  }

  get problems(): ImportProblem[] {
    const problems = [...this.named].flatMap(([key, address]) => (this.failed.has(key) ? [{ resource: address ?? key, message: this.failed.get(key) ?? '' }] : []));
    return this.isCut ? [...problems, { resource: this.named.get(this.start) ?? this.start, message: `Only ${this.maxPages.toLocaleString('en')} pages were read.` }] : problems;
  }

  /** Paths of pages that were read, in the order in which they were named. */
  get order(): string[] {
    return [...this.named.keys()].filter((key) => this.pages.has(key));
  }

  /** The page that an address leads to. */
  pathOf(address: string): string | undefined {
    const key = this.part.keyOf(address);
    const path = key === undefined ? undefined : (this.aliases.get(key) ?? key);
    return path !== undefined && this.pages.has(path) ? path : undefined;
  }

  /** Addresses of the images of all pages, each once. */
  images(): string[] {
    return [...new Set(this.order.flatMap((key) => this.pages.get(key)?.images ?? []))];
  }

  /** Takes the first page. BAD_USER_INPUT for one that cannot be read. */
  take(first: Read): void {
    this.start = this.part.keyOf(first.url) ?? new URL(first.url).pathname;
    this.named.set(this.start, first.url);
    this.keep(this.start, first);
  }

  /** Reads what the first page and a sitemap name, and so on. Whether all of it was tried. */
  async run(sitemap: readonly string[]): Promise<boolean> {
    let level = this.name([...(this.pages.get(this.start)?.links.map(({ href }) => href) ?? []), ...sitemap]);
    let tries = 0;
    while (level.length > 0) {
      this.told(this.pages.size, this.found);
      const left = Math.min(this.maxPages - this.pages.size, 2 * this.maxPages - tries);
      const tried = level.slice(0, Math.max(0, left));
      tries += tried.length;
      this.isCut = tried.length < level.length;
      const isWhole = await this.reader.each(tried, (key) => this.visit(key));
      if (!isWhole || this.isCut || this.isLate) return false;
      level = this.name(tried.flatMap((key) => this.pages.get(this.aliases.get(key) ?? key)?.links.map(({ href }) => href) ?? []));
    }
    return true;
  }

  /** Takes note of addresses, and gives the paths of those that are new and may be read. */
  private name(addresses: readonly string[]): string[] {
    const fresh: string[] = [];
    for (const address of addresses) {
      const key = this.part.keyOf(address);
      if (key === undefined || this.named.has(key)) continue;
      const url = new URL(address);
      url.hash = '';
      url.search = '';
      this.named.set(key, url.href);
      if (this.robots.allows(url.pathname)) fresh.push(key);
      else this.failed.set(key, FORBIDDEN);
    }
    return fresh;
  }

  private async visit(key: string): Promise<void> {
    const address = this.named.get(key);
    if (address == null || this.pages.has(key)) return;
    try {
      const read = await this.reader.read(address, LARGEST_PAGE, { accept: 'text/html', refusal: (to) => this.refusalOf(to) });
      this.place(key, read);
    } catch (error) {
      const message = error instanceof Fault ? error.message : refusedBy(error).message;
      if (this.reader.isOver)
        this.isLate = true; // what it had was cut short: it counts as not tried
      else this.failed.set(key, message);
    }
    this.told(this.pages.size, this.found);
  }

  /** Why a redirect is not followed. */
  private refusalOf(to: URL): string | undefined {
    if (this.part.keyOf(to.href) === undefined) return ELSEWHERE;
    return this.robots.allows(to.pathname) ? undefined : FORBIDDEN;
  }

  /** Puts a page where it was in the end, after redirects. */
  private place(key: string, read: Read): void {
    const path = this.part.keyOf(read.url);
    if (!isHtml(read.contentType)) this.named.set(key, null);
    else if (path === undefined) this.failed.set(key, ELSEWHERE);
    else if (path === key) this.keep(key, read);
    else {
      this.aliases.set(key, path);
      if (this.pages.has(path) || this.named.has(path)) return; // it is read by its own name
      this.named.set(path, read.url);
      this.keep(path, read);
    }
  }

  private keep(key: string, { url, body, headers }: Read): void {
    this.pages.set(key, markdownOf(textOfHtml(body, headers['content-type']), { base: url }));
  }
}
