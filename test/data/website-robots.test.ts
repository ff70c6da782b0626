/** Checks the parsing of robots.txt and sitemaps. */
import { describe, expect, it } from 'vitest';
import { readRobots } from '../../src/data/website/robots.ts';
import { readSitemap } from '../../src/data/website/sitemap.ts';

describe('robots.txt', () => {
  const everybody = (rules: string) => readRobots(`User-agent: *\n${rules}`);

  it.each([
    ['', '/a', true],
    ['Disallow:', '/a', true],
    ['Disallow: /', '/a', false],
    ['Disallow: /a', '/a', false],
    ['Disallow: /a', '/abc/d', false],
    ['Disallow: /a', '/b/a', true],
    ['Disallow: /a/', '/a', true],
    ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Allow: /a/b\nDisallow: /a', '/a/c', false],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Allow: /a\nDisallow: /a', '/a', true],
    ['Disallow: /*.php$', '/a/b.php', false],
    ['Disallow: /*.php$', '/a/b.php?x', true],
    ['Disallow: /*.php', '/a/b.php?x', false],
    ['Disallow: /*?', '/a?b', false],
    ['Disallow: /a*b*c', '/a1b2c3', false],
    ['Disallow: /a*b*c', '/a1c2b', true],
    ['Disallow: /a$', '/a', false],
    ['Disallow: /a$', '/ab', true],
    ['Disallow: /*/a*$', '/b/a/c', false],
    ['Disallow: *', '/a', false],
    ['disallow : /a # not this', '/a', false],
    ['Disallow: /ü', '/%C3%BC', false],
    ['Disallow: /a%20b', '/a%20b', false],
    [`Disallow: /${'*a'.repeat(2000)}b`, `/${'a'.repeat(20_000)}`, true],
  ])('has rules for all agents: %j, %s', (rules, path, allowed) => {
    expect(everybody(rules).allows(path)).toBe(allowed);
  });

  it.each([
    ['User-agent: *\nDisallow: /\n\nUser-agent: lectern\nDisallow: /b', '/a', true],
    ['User-agent: Lectern\nDisallow: /a\n\nUser-agent: *\nDisallow:', '/a', false],
    ['User-agent: lectern\nUser-agent: other\nDisallow: /a', '/a', false],
    ['User-agent: lectern\nDisallow: /b\nUser-agent: other\nDisallow: /a', '/a', true],
    ['User-agent: lectern\nDisallow: /b\n\nUser-agent: lectern\nDisallow: /a', '/a', false],
    ['User-agent: *\nDisallow: /\nUser-agent: lectern\nDisallow:', '/a', true],
    ['User-agent: lecternbot\nDisallow: /', '/a', true],
    ['Disallow: /', '/a', true],
  ])('has rules for this product: %j, %s', (text, path, allowed) => {
    expect(readRobots(text).allows(path)).toBe(allowed);
  });

  it('is parsed quickly however often it names an agent', () => {
    const began = performance.now();
    const { allows } = readRobots(
      'user-agent: *\n'.repeat(100) +
        'user-agent: lectern\n'.repeat(100) +
        'disallow: /a\n'.repeat(200),
    );
    expect(performance.now() - began).toBeLessThan(1500);
    expect([allows('/a'), allows('/b')]).toEqual([false, true]);
  });

  it('has at most 500 rules for this product; those for others do not count', () => {
    const lines = (count: number, name: string) =>
      Array.from({ length: count }, (_, i) => `Disallow: /${name}${i}$\n`).join('');
    const { allows } = readRobots(
      `User-agent: other\n${lines(1000, 'o')}\nUser-agent: *\n${lines(501, 'a')}`,
    );
    expect(['/o1', '/a0', '/a499', '/a500'].map(allows)).toEqual([true, false, false, true]);
  });

  it('lists sitemaps in any position', () => {
    expect(
      readRobots(
        'Sitemap: https://acme.test/a.xml\r\nUser-agent: x\rsitemap:https://acme.test/b.xml',
      ).sitemaps,
    ).toEqual(['https://acme.test/a.xml', 'https://acme.test/b.xml']);
  });
});

describe('a sitemap', () => {
  it('lists pages', () => {
    const xml =
      '<?xml version="1.0"?><urlset><url><loc> https://acme.test/a?b&amp;c </loc><image:image><image:loc>no</image:loc></image:image></url><url><loc><![CDATA[https://acme.test/d]]></loc></url></urlset>';
    expect(readSitemap(xml)).toEqual({
      pages: ['https://acme.test/a?b&c', 'https://acme.test/d'],
      sitemaps: [],
    });
  });

  it('lists further sitemaps', () => {
    expect(
      readSitemap(
        '<sitemapindex xmlns="x"><sitemap><loc>https://acme.test/1.xml</loc></sitemap></sitemapindex>',
      ),
    ).toEqual({ pages: [], sitemaps: ['https://acme.test/1.xml'] });
  });

  it('is empty for other content', () => {
    expect(readSitemap('<html><loc>')).toEqual({ pages: [], sitemaps: [] });
  });
});
