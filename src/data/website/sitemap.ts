/** Reads sitemaps: the lists of URLs that sites publish. */

/** The content of a sitemap. */
export interface Sitemap {
  readonly pages: readonly string[];
  /** Further sitemaps, for an index. */
  readonly sitemaps: readonly string[];
}

const MAX_URL_COUNT = 10_000;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Reads the URLs in a sitemap, or in an index of sitemaps. */
export function readSitemap(xml: string): Sitemap {
  const addresses: string[] = [];
  for (const [, content = ''] of xml.matchAll(/<loc>(?:\s{0,100}<!\[CDATA\[)?([^<\]]{1,4096})/gi)) {
    if (addresses.length === MAX_URL_COUNT) break;
    addresses.push(
      content.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity),
    );
  }
  return /<sitemapindex[\s>]/i.test(xml)
    ? { pages: [], sitemaps: addresses }
    : { pages: addresses, sitemaps: [] };
}
