/** Reads the robots.txt and the sitemaps of a site before its pages are read. */
import { badInput } from '../../domain/errors.ts';
import { FetchRefused } from '../fetch.ts';
import { type WebsiteReader, refusedBy } from './reader.ts';
import { allowAll, FORBIDDEN, allowNone, readRobots, type Robots } from './robots.ts';
import { readSitemap } from './sitemap.ts';

const MAX_ROBOTS_BYTES = 512 * 1024;
const MAX_SITEMAP_BYTES = 10 * 1024 * 1024;
const MAX_SITEMAP_COUNT = 10;

/**
 * Returns the rules of a site's robots.txt; a site without one allows everything.
 * @throws FetchRefused where the site cannot be reached
 */
export async function robotsOf(reader: WebsiteReader, origin: string): Promise<Robots> {
  try {
    const { body } = await reader.read(`${origin}/robots.txt`, MAX_ROBOTS_BYTES);
    return readRobots(new TextDecoder().decode(body));
  } catch (error) {
    const { reason, status = 0 } = refusedBy(error);
    if (reason === 'STATUS') return status >= 500 ? allowNone : allowAll;
    if (reason === 'REDIRECTS') return allowAll;
    if (reason === 'TOO_LARGE') return allowNone;
    throw error;
  }
}

/**
 * Checks that the site allows crawlers to read a URL.
 * @throws BAD_USER_INPUT
 */
export function requireAllowed(robots: Robots, url: URL): void {
  if (!robots.allows(url.pathname + url.search)) throw badInput(FORBIDDEN, 'url');
}

/** Returns the URLs in the sitemaps of a site. Sitemaps that cannot be read are skipped. */
export async function sitemapOf(
  reader: WebsiteReader,
  origin: string,
  robots: Robots,
): Promise<string[]> {
  const queue = (robots.sitemaps.length > 0 ? robots.sitemaps : [`${origin}/sitemap.xml`]).filter(
    (address) => isAt(address, origin),
  );
  const visited = new Set<string>();
  const pages: string[] = [];
  for (
    let address = queue.shift();
    address !== undefined && visited.size < MAX_SITEMAP_COUNT && !reader.isOver;
    address = queue.shift()
  ) {
    if (visited.has(address)) continue;
    visited.add(address);
    const found = await readOne(reader, address);
    pages.push(...found.pages);
    queue.push(...found.sitemaps.filter((sitemap) => isAt(sitemap, origin)));
  }
  return pages;
}

const isAt = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

async function readOne(
  reader: WebsiteReader,
  address: string,
): Promise<ReturnType<typeof readSitemap>> {
  try {
    const { body } = await reader.read(address, MAX_SITEMAP_BYTES);
    return readSitemap(new TextDecoder().decode(body));
  } catch (error) {
    refusedBy(error);
    return { pages: [], sitemaps: [] };
  }
}

/**
 * Checks that a redirect stays on the site: the same host, with or without `www.`, and never from
 * https to http.
 * @throws FetchRefused
 */
export function requireSameSite(from: URL, to: URL): void {
  const host = (url: URL) => url.hostname.replace(/^www\./, '');
  if (to.origin !== from.origin && (host(to) !== host(from) || to.port !== from.port))
    throw new FetchRefused(
      'ADDRESS',
      `This address redirects to another site: ${to.origin}. Import that site.`,
    );
}
