/** Writes sitemaps of published sites (sitemaps.org). */
import type { ListedSitePage } from './pages.ts';

/** URLs of one sitemap: the limit of the protocol. */
const MAX_SITEMAP_URL_COUNT = 50_000;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Returns the sitemap of the pages; with more than `limit` of them, an index of sitemaps, whose URLs
 * `urlOfPart` returns. `part` is the number of one of these. Undefined if there is no such part.
 */
export function sitemapOf(
  pages: readonly ListedSitePage[],
  part: number | undefined,
  urlOfPart: (part: number) => string,
  limit = MAX_SITEMAP_URL_COUNT,
): string | undefined {
  if (part === undefined && pages.length > limit) {
    const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, i) => urlOfPart(i));
    const items = parts.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`);
    return `${HEADER}<sitemapindex ${NAMESPACE}>\n${items.join('')}</sitemapindex>\n`;
  }
  const listed = part === undefined ? pages : pages.slice(part * limit, (part + 1) * limit);
  if (part !== undefined && listed.length === 0) return undefined;
  const items = listed.map(
    ({ url, updatedAt }) =>
      `<url><loc>${escaped(url)}</loc><lastmod>${escaped(updatedAt)}</lastmod></url>\n`,
  );
  return `${HEADER}<urlset ${NAMESPACE}>\n${items.join('')}</urlset>\n`;
}
