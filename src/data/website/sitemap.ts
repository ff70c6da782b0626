/** Sitemaps: the addresses that a site names itself. */

/** What a sitemap names. */
export interface Sitemap {
  readonly pages: readonly string[];
  /** Further sitemaps. */
  readonly sitemaps: readonly string[];
}

const MOST = 10_000;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The addresses in a sitemap, or in an index of sitemaps. */
export function readSitemap(xml: string): Sitemap {
  const addresses: string[] = [];
  for (const [, written = ''] of xml.matchAll(/<loc>(?:\s{0,100}<!\[CDATA\[)?([^<\]]{1,4096})/gi)) {
    if (addresses.length === MOST) break;
    addresses.push(written.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, (sign) => signs[sign] ?? sign));
  }
  return /<sitemapindex[\s>]/i.test(xml) ? { pages: [], sitemaps: addresses } : { pages: addresses, sitemaps: [] };
}
