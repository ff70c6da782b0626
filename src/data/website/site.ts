/** What a site says of itself before its pages are read. */
import { badInput } from '../../domain/errors.ts';
import { FetchRefused } from '../fetch.ts';
import { type Reader, refusedBy } from './reader.ts';
import { anything, FORBIDDEN, nothing, readRobots, type Robots } from './robots.ts';
import { readSitemap } from './sitemap.ts';

const LONGEST_ROBOTS = 512 * 1024;
const LONGEST_SITEMAP = 10 * 1024 * 1024;
const MOST_SITEMAPS = 10;

/** What a site asks of programs. One that has no such file asks for nothing; FetchRefused where it cannot be reached. */
export async function robotsOf(reader: Reader, origin: string): Promise<Robots> {
  try {
    const { body } = await reader.read(`${origin}/robots.txt`, LONGEST_ROBOTS);
    return readRobots(new TextDecoder().decode(body));
  } catch (error) {
    const { reason, status = 0 } = refusedBy(error);
    if (reason === 'STATUS') return status >= 500 ? nothing : anything;
    if (reason === 'REDIRECTS') return anything;
    if (reason === 'TOO_LARGE') return nothing;
    throw error;
  }
}

/** Passes for an address that the site lets programs read. */
export function mustAllow(robots: Robots, url: URL): void {
  if (!robots.allows(url.pathname + url.search)) throw badInput(FORBIDDEN, 'url');
}

/** The addresses that the sitemaps of a site name. Those that cannot be read name none. */
export async function sitemapOf(reader: Reader, origin: string, robots: Robots): Promise<string[]> {
  const waiting = (robots.sitemaps.length > 0 ? robots.sitemaps : [`${origin}/sitemap.xml`]).filter((address) => isAt(address, origin));
  const seen = new Set<string>();
  const pages: string[] = [];
  for (let address = waiting.shift(); address !== undefined && seen.size < MOST_SITEMAPS && !reader.isOver; address = waiting.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const found = await readOne(reader, address);
    pages.push(...found.pages);
    waiting.push(...found.sitemaps.filter((each) => isAt(each, origin)));
  }
  return pages;
}

const isAt = (address: string, origin: string): boolean => URL.canParse(address) && new URL(address).origin === origin;

async function readOne(reader: Reader, address: string): Promise<ReturnType<typeof readSitemap>> {
  try {
    const { body } = await reader.read(address, LONGEST_SITEMAP);
    return readSitemap(new TextDecoder().decode(body));
  } catch (error) {
    refusedBy(error);
    return { pages: [], sitemaps: [] };
  }
}

/** Passes for a redirect that stays on the site: the same host, or that with `www.` or without, and never back from https. */
export function mustStay(from: URL, to: URL): void {
  const host = (url: URL) => url.hostname.replace(/^www\./, '');
  if (to.origin !== from.origin && (host(to) !== host(from) || to.port !== from.port)) throw new FetchRefused('ADDRESS', `This address leads to another site: ${to.origin}. Import that one.`);
}
