// Tests sitemaps that are split because they have too many URLs for one.
import { describe, expect, it } from 'vitest';
import { sitemapOf } from '../../src/site-text/sitemap.ts';

const pages = [0, 1, 2, 3, 4].map((i) => ({
  ...{ pageId: `pag_${i}`, title: `Page ${i}`, description: null },
  ...{ updatedAt: '2026-11-27T00:00:00.000Z', url: `https://docs.test/${i}?a=1&b="<'>` },
}));
const urlOf = (part: number) => `https://docs.test/sitemap-${part}.xml`;

describe('a sitemap with more URLs than its limit', () => {
  it('is an index of others', () => {
    expect(sitemapOf(pages, undefined, urlOf, 2)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://docs.test/sitemap-0.xml</loc></sitemap>\n<sitemap><loc>https://docs.test/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>https://docs.test/sitemap-2.xml</loc></sitemap>\n</sitemapindex>\n',
    );
    expect(sitemapOf(pages, 2, urlOf, 2)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://docs.test/4?a=1&amp;b=&quot;&lt;&apos;&gt;</loc><lastmod>2026-11-27T00:00:00.000Z</lastmod></url>\n</urlset>\n',
    );
    expect(sitemapOf(pages, 3, urlOf, 2)).toBeUndefined();
  });
});
