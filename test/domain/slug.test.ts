/** Slugs: which texts are some, what is made of words, and how a free one is found. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arranged, type FoundPage } from '../../src/domain/import/arrange.ts';
import { freeSlug, isSlug, slugify, slugOfTitle, TakenSlugs } from '../../src/domain/slug.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a slug', () => {
  it.each(['a', 'a.b', '...', '.a', 'Über', '日本', 'x'.repeat(100), '𠀀'.repeat(100)])('is %j', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each(['', '.', '..', 'a b', 'a/b', 'a\\b', 'a?', 'a#b', '%41', 'a\u0000', '\ud840', 'a\n', 'x'.repeat(101), '𠀀'.repeat(101)])('is not %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it.each([
    ['Getting started', 'getting-started'],
    ['-- A --', 'a'],
    ['!?', ''],
    ['a\u0000b\ud840', 'ab'],
    ['x'.repeat(200), 'x'.repeat(100)],
    [`a${'𠀀'.repeat(150)}`, `a${'𠀀'.repeat(99)}`],
  ])('of the words %j is %j', (words, slug) => {
    expect([slugify(words), slugOfTitle(words)]).toEqual([slug, slug || 'page']);
  });

  it('that is free has a number behind it, and no more characters than any', () => {
    const taken = (slugs: readonly string[]) => (slug: string) => !slugs.includes(slug);
    expect(freeSlug('a', taken(['b']))).toBe('a');
    expect(freeSlug('a', taken(['a', 'a-2', 'a-4']))).toBe('a-3');
    const [long, wide] = ['x'.repeat(100), `a${'𠀀'.repeat(99)}`];
    expect(freeSlug(long, taken([long]))).toBe(`${'x'.repeat(98)}-2`);
    expect(freeSlug(wide, taken([wide]))).toBe(`a${'𠀀'.repeat(97)}-2`);
  });
});

describe('slugs that are taken', () => {
  it('give the one that is free by trying each, whatever was taken', () => {
    const slug = fc.constantFrom('a', 'a-2', 'a-3', 'a-2-2', 'a-10', 'b', 'x'.repeat(99), 'x'.repeat(100), `${'x'.repeat(98)}-2`, `${'x'.repeat(99)}y`);
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 60 }), fc.array(slug, { maxLength: 5 }), (asked, before) => {
        const [taken, plain] = [new TakenSlugs(before), new Set(before)];
        for (const one of asked) {
          const expected = freeSlug(one, (free) => !plain.has(free));
          plain.add(expected);
          expect(taken.take(one)).toBe(expected);
        }
      }),
    );
  });

  const page = (n: number, title: string): FoundPage => ({ ref: `page-${n}`, type: 'DOCUMENT', title, markdown: '', fields: {}, children: [] });
  const COUNT = 2000;

  it.each([
    ['have one title', () => 'Untitled'],
    ['have long titles that begin alike, each twice', (n: number) => `${'x'.repeat(95)}${String((n >> 1) + 10_000)}`],
  ])('are asked a few times for each page where all %s', (_, titleOf) => {
    const pages = Array.from({ length: COUNT }, (__, n) => page(n, titleOf(n)));
    const asked = vi.spyOn(Set.prototype, 'has');
    const slugs = arranged(pages).map(({ slug }) => slug);
    const calls = asked.mock.calls.length;
    asked.mockRestore();
    expect(new Set(slugs).size).toBe(COUNT);
    expect(calls).toBeLessThan(5 * COUNT);
  });
});
