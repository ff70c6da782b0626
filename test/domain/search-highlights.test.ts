// Checks which parts of a text are highlighted for a search query.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchQuery, wordsIn } from '../../src/domain/search.ts';
import { highlightsIn, MAX_HIGHLIGHT_COUNT } from '../../src/domain/search/highlights.ts';
import { countCases } from '../case-count.ts';

const phrasesOf = (query: string) => parseSearchQuery(query)?.phrases ?? [];

/** Returns the highlighted parts of a text. */
const highlighted = (text: string, query: string): string[] =>
  highlightsIn(text, phrasesOf(query)).map(({ start, end }) => text.slice(start, end));

describe('the highlights of a text', () => {
  it.each([
    // Words in any case, each time.
    ['A bridge crosses a Bridge.', 'bridge ', ['bridge', 'Bridge']],
    ['A bridge crosses a river.', 'river bridge ', ['bridge', 'river']],
    ['Bridges and bridge', 'bridge ', ['bridge']],
    // A prefix is highlighted with its whole word.
    ['Bridges and bridge', 'bridg', ['Bridges', 'bridge']],
    ['A footbridge', 'bridge', []],
    // Phrases are one range, over what separates their words.
    ['Go under a mountain, not around a mountain.', '"a mountain"', ['a mountain', 'a mountain']],
    ['Under a mountain', '"under a mou', ['Under a mountain']],
    ['A mountain under', '"under a mountain"', []],
    ['Write to <support@acme.test>.', 'support@acme.test ', ['support@acme.test']],
    ['Use `Map<String, Number>`.', 'map<string>', ['Map<String']],
    ['“Sign-in” and sign in', 'sign-in ', ['Sign-in', 'sign in']],
    // Ranges that overlap are joined.
    ['one two three', '"one two" "two three"', ['one two three']],
    ['one two', 'one "one two" two ', ['one two']],
    // Excluded words are not highlighted.
    ['A bridge over no river', 'bridge -river', ['bridge']],
    // Composition and scripts without spaces.
    ['Ein U\u0308bergang u\u0308ber', 'über', ['U\u0308bergang', 'u\u0308ber']],
    ['Übergang', 'u\u0308bergang ', ['Übergang']],
    ['STRASSE ÄÖÜ', 'äöü ', ['ÄÖÜ']],
    ['日本語の文章です', '文章', ['文章']],
    ['日本語', '本日', []],
    [
      '\u1112\u1161\u11ab\u1100\u1173\u11af 한글',
      '한글 ',
      ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
    ],
    ['A thumb 👍 is up 👍.', '👍', ['👍', '👍']],
    ['👍🏽 a bridge', 'bridge', ['bridge']],
    // Nothing.
    ['A bridge', 'tunnel', []],
    ['', 'tunnel', []],
    ['A bridge', '', []],
  ])('of %j for %j are %j', (text, query, expected) => {
    expect(highlighted(text, query)).toEqual(expected);
  });

  it('are offsets in UTF-16 code units', () => {
    expect(highlightsIn('👍 A bridge', phrasesOf('bridge '))).toEqual([{ start: 5, end: 11 }]);
  });

  it('are at most 20', () => {
    expect(highlightsIn('word '.repeat(100), phrasesOf('word '))).toEqual(
      Array.from({ length: MAX_HIGHLIGHT_COUNT }, (_, n) => ({ start: 5 * n, end: 5 * n + 4 })),
    );
  });

  it('have every word that the index has of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of wordsIn(text))
          expect(highlightsIn(text, [{ words: [word], isPrefix: false }]).length).toBeGreaterThan(
            0,
          );
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });

  it('are in order, inside the text, and do not overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 10 }),
        (text, query) => {
          let last = 0;
          for (const { start, end } of highlightsIn(
            text,
            phrasesOf(`${text.slice(0, 9)} ${query}`),
          )) {
            expect([start >= last, end > start, end <= text.length]).toEqual([true, true, true]);
            last = end;
          }
        },
      ),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });
});
