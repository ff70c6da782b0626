/** The pages of a part of a site, read level by level: first one, then those that it and the sitemap name, then those that these name. */
import { setImmediate } from 'node:timers/promises';
import { Fault } from '../../domain/errors.ts';
import type { ImportProblem } from '../../domain/import.ts';
import { textOfHtml } from './charset.ts';
import type { PageOfSite } from './page.ts';
import type { PageThread } from './page-thread.ts';
import type { Part } from './part.ts';
import { LONGEST_ADDRESS, type Reader, refusedBy } from './reader.ts';
import { FORBIDDEN, type Robots } from './robots.ts';

/** Bytes of a page of HTML at most. */
export const LARGEST_PAGE = 5 * 1024 * 1024;
/** Pages that are named at most, for each that is read at most. */
const NAMED_FOR_ONE = 10;
/** Addresses that are looked at before others have their turn. */
const AT_ONCE = 50;
const ELSEWHERE = 'This address leads out of what is imported.';

/** Whether a type is that of a page. */
export const isHtml = (contentType: string | undefined): boolean => contentType === 'text/html' || contentType === 'application/xhtml+xml';

type Read = Awaited<ReturnType<Reader['read']>>;

/** What a crawl goes by. */
export interface Ground {
  readonly reader: Reader;
  /** Where pages are read. */
  readonly thread: PageThread;
  readonly part: Part;
  readonly robots: Robots;
  /** Pages that are read at most. */
  readonly maxPages: number;
  /** Told how many pages were read, of how many that were named. */
  told(imported: number, found: number): void;
}

/** Pages as they are found, in the order in which they are named. */
export class Crawl {
  /** Pages that were read, by their paths. */
  readonly pages = new Map<string, PageOfSite>();
  /** The path of the first page. */
  start = '';
  /** How many pages were named. */
  found = 0;
  private readonly ground: Ground;
  /** Paths that were named, in order, with the address that each was named by; null for what is no page. */
  private readonly named = new Map<string, string | null>();
  /** Paths that are another spelling of one. */
  private readonly aliases = new Map<string, string>();
  private readonly failed = new Map<string, string>();
  /** Whether pages were left out because enough were read, and because enough were named. */
  private isCut = false;
  private isFull = false;
  private isLate = false;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  get imported(): number {
    return this.pages.size;
  }

  get problems(): ImportProblem[] {
    const problems = [...this.named].flatMap(([key, address]) => (this.failed.has(key) ? [{ resource: address ?? key, message: this.failed.get(key) ?? '' }] : []));
    const { maxPages } = this.ground;
    const start = this.addressOf(this.start);
    if (this.isCut) problems.push({ resource: start, message: `Only ${maxPages.toLocaleString('en')} pages were read.` });
    if (this.isFull) problems.push({ resource: start, message: `Only the first ${(maxPages * NAMED_FOR_ONE).toLocaleString('en')} addresses were looked at.` });
    return problems;
  }

  /** The address by which a page was named. */
  addressOf(key: string): string {
    return this.named.get(key) ?? key;
  }

  /** Paths of pages that were read, in the order in which they were named. */
  get order(): string[] {
    return [...this.named.keys()].filter((key) => this.pages.has(key));
  }

  /** The page that an address leads to. */
  pathOf(address: string): string | undefined {
    const key = this.ground.part.keyOf(address);
    const path = key === undefined ? undefined : (this.aliases.get(key) ?? key);
    return path !== undefined && this.pages.has(path) ? path : undefined;
  }

  /** Addresses of the images of all pages, each once. */
  images(): string[] {
    return [...new Set(this.order.flatMap((key) => this.pages.get(key)?.images ?? []))];
  }

  /** Takes the first page. BAD_USER_INPUT for one that cannot be read, or not in its time: it has all of that, even if the import is to end sooner. */
  async take(first: Read): Promise<void> {
    this.start = this.ground.part.keyOf(first.url) ?? new URL(first.url).pathname;
    this.note(this.start, first.url);
    this.pages.set(this.start, await this.ground.thread.read(textOf(first), first.url));
  }

  /** Reads what the first page and a sitemap name, and so on. Whether all of it was tried. */
  async run(sitemap: readonly string[]): Promise<boolean> {
    const { reader, maxPages } = this.ground;
    let level = await this.name([...(this.pages.get(this.start)?.links ?? []), ...sitemap]);
    let tries = 0;
    while (level.length > 0) {
      this.tell();
      const left = Math.min(maxPages - this.pages.size, 2 * maxPages - tries);
      const tried = level.slice(0, Math.max(0, left));
      tries += tried.length;
      this.isCut = tried.length < level.length;
      const isWhole = await reader.each(tried, (key) => this.visit(key));
      if (!isWhole || this.isCut || this.isLate) return false;
      level = await this.name(tried.flatMap((key) => this.pages.get(this.aliases.get(key) ?? key)?.links ?? []));
    }
    return !this.isFull && !this.isLate;
  }

  /** Takes note of addresses, and gives the paths of those that are new and may be read. */
  private async name(addresses: readonly string[]): Promise<string[]> {
    const fresh: string[] = [];
    for (const [at, address] of addresses.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) {
        await setImmediate();
        this.isLate = this.ground.reader.isOver;
      }
      if (this.isLate || this.isFull) break;
      const key = address.length > LONGEST_ADDRESS ? undefined : this.ground.part.keyOf(address);
      if (key === undefined || this.named.has(key)) continue;
      if (this.named.size >= this.ground.maxPages * NAMED_FOR_ONE) this.isFull = true;
      else if (this.noteAllowed(key, address)) fresh.push(key);
    }
    return fresh;
  }

  /** Takes note of a page, and of whether it may be read. */
  private noteAllowed(key: string, address: string): boolean {
    const url = new URL(address);
    url.hash = '';
    url.search = '';
    this.note(key, url.href);
    const isAllowed = this.ground.robots.allows(url.pathname);
    if (!isAllowed) this.failed.set(key, FORBIDDEN);
    return isAllowed;
  }

  private note(key: string, address: string): void {
    this.named.set(key, address);
    this.found++;
  }

  private tell(): void {
    this.ground.told(this.pages.size, this.found);
  }

  private async visit(key: string): Promise<void> {
    const { reader } = this.ground;
    const address = this.named.get(key);
    if (address == null || this.pages.has(key)) return;
    try {
      await this.place(key, await reader.read(address, LARGEST_PAGE, { accept: 'text/html', refusal: (to) => this.refusalOf(to) }));
    } catch (error) {
      const message = error instanceof Fault ? error.message : refusedBy(error).message;
      if (reader.isOver)
        this.isLate = true; // what it had was cut short: it counts as not tried
      else this.failed.set(key, message);
    }
    this.tell();
  }

  /** Why a redirect is not followed. */
  private refusalOf(to: URL): string | undefined {
    if (this.ground.part.keyOf(to.href) === undefined) return ELSEWHERE;
    return this.ground.robots.allows(to.pathname + to.search) ? undefined : FORBIDDEN;
  }

  /** Puts a page where it was in the end, after redirects. */
  private async place(key: string, read: Read): Promise<void> {
    const path = this.ground.part.keyOf(read.url);
    if (!isHtml(read.contentType)) {
      this.named.set(key, null);
      this.found--;
    } else if (path === undefined) this.failed.set(key, ELSEWHERE);
    else if (path === key) await this.keep(key, read);
    else {
      this.aliases.set(key, path);
      this.found--;
      if (this.pages.has(path) || this.named.has(path)) return; // it is read by its own name
      this.note(path, read.url);
      await this.keep(path, read);
    }
  }

  private async keep(key: string, read: Read): Promise<void> {
    const { thread, reader } = this.ground;
    // A little more than is left: when that is over, so is the import, by its own clock too.
    const timeLeft = (): number => (reader.timeLeft > 0 ? reader.timeLeft + 5 : 0);
    this.pages.set(key, await thread.read(textOf(read), read.url, timeLeft));
  }
}

const textOf = ({ body, headers }: Read): string => textOfHtml(body, headers['content-type']);
