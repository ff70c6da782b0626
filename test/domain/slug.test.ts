/**
 * Checks slugs: which texts are valid, how they are made from a title, and how a free one is found.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrangePages, type SourcePage } from '../../src/domain/import/arrange.ts';
import { freeSlug, isSlug, slugify, slugOfTitle, TakenSlugs } from '../../src/domain/slug.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a slug', () => {
  it.each(['a', 'a.b', '...', '.a', 'Über', '日本', 'x'.repeat(100), '𠀀'.repeat(100)])(
    'may be %j',
    (text) => {
      expect(isSlug(text)).toBe(true);
    },
  );

  it.each([
    '',
    '.',
    '..',
    'a b',
    'a/b',
    'a\\b',
    'a?',
    'a#b',
    '%41',
    'a\u0000',
    '\ud840',
    'a\n',
    'x'.repeat(101),
    '𠀀'.repeat(101),
  ])('may not be %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  it.each([
    ['Getting started', 'getting-started'],
    ['-- A --', 'a'],
    ['!?', ''],
    ['a\u0000b\ud840', 'ab'],
    ['x'.repeat(200), 'x'.repeat(100)],
    [`a${'𠀀'.repeat(150)}`, `a${'𠀀'.repeat(99)}`],
  ])('of the title %j is %j', (words, slug) => {
    expect([slugify(words), slugOfTitle(words)]).toEqual([slug, slug || 'page']);
  });

  it('gets a number when it is taken, and stays within the maximum length', () => {
    const taken = (slugs: readonly string[]) => (slug: string) => !slugs.includes(slug);
    expect(freeSlug('a', taken(['b']))).toBe('a');
    expect(freeSlug('a', taken(['a', 'a-2', 'a-4']))).toBe('a-3');
    const [long, wide] = ['x'.repeat(100), `a${'𠀀'.repeat(99)}`];
    expect(freeSlug(long, taken([long]))).toBe(`${'x'.repeat(98)}-2`);
    expect(freeSlug(wide, taken([wide]))).toBe(`a${'𠀀'.repeat(97)}-2`);
  });
});

describe('taken slugs', () => {
  it('lead to the same free slug as trying each number', () => {
    const slug = fc.constantFrom(
      'a',
      'a-2',
      'a-3',
      'a-2-2',
      'a-10',
      'b',
      'x'.repeat(99),
      'x'.repeat(100),
      `${'x'.repeat(98)}-2`,
      `${'x'.repeat(99)}y`,
    );
    fc.assert(
      fc.property(
        fc.array(slug, { maxLength: 60 }),
        fc.array(slug, { maxLength: 5 }),
        (asked, before) => {
          const [taken, plain] = [new TakenSlugs(before), new Set(before)];
          for (const one of asked) {
            const expected = freeSlug(one, (free) => !plain.has(free));
            plain.add(expected);
            expect(taken.take(one)).toBe(expected);
          }
        },
      ),
    );
  });

  const page = (n: number, title: string): SourcePage => ({
    ref: `page-${n}`,
    type: 'DOCUMENT',
    title,
    markdown: '',
    fields: {},
    children: [],
  });
  const COUNT = 2000;

  it.each([
    ['have the same title', () => 'Untitled'],
    [
      'have long titles with a common beginning, each twice',
      (n: number) => `${'x'.repeat(95)}${String((n >> 1) + 10_000)}`,
    ],
  ])('are looked up a few times for each page when all %s', (_, titleOf) => {
    const pages = Array.from({ length: COUNT }, (__, n) => page(n, titleOf(n)));
    const asked = vi.spyOn(Set.prototype, 'has');
    const slugs = arrangePages(pages).map(({ slug }) => slug);
    const calls = asked.mock.calls.length;
    asked.mockRestore();
    expect(new Set(slugs).size).toBe(COUNT);
    expect(calls).toBeLessThan(5 * COUNT);
  });
});
