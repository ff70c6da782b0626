// Checks the spellings of words, and the corrections of queries.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctableWords,
  correctedQuery,
  correctionOf,
  editDistance,
  MAX_SPELLING_COUNT,
  spellingsOf,
} from '../../src/domain/search/corrections.ts';
import { parseSearchQuery } from '../../src/domain/search.ts';
import { countCases } from '../case-count.ts';

describe('the distance of two words', () => {
  it.each([
    ['same', 'same', 2, 0],
    ['same', 'sam', 2, 1],
    ['same', 'asme', 2, 1],
    ['same', 'some', 2, 1],
    ['kuberntes', 'kubernetes', 2, 1],
    ['kubrentes', 'kubernetes', 2, 2],
    ['abcd', 'dcba', 2, 3],
    ['a', 'abcdef', 1, 2],
    ['größe', 'grösse', 2, 2],
  ])('of %j and %j up to %i is %i', (one, other, limit, expected) => {
    expect(editDistance(one, other, limit)).toBe(expected);
  });
});

describe('the spellings of a word', () => {
  it('are those with one other letter, without the word, and bounded', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zа-яéß]{4,20}$/u), (word) => {
        const spellings = spellingsOf(word);
        expect(spellings.length).toBeLessThanOrEqual(MAX_SPELLING_COUNT);
        expect(spellings).not.toContain(word);
        expect(spellings.filter((one) => editDistance(word, one, 1) !== 1)).toEqual([]);
      }),
      { numRuns: countCases({ usual: 50, all: 500 }) },
    );
  });
});

describe('a correction', () => {
  it('is the nearest word, then the most frequent, and none for a known word', () => {
    const words = [
      { word: 'toast', count: 3 },
      { word: 'texts', count: 9 },
      { word: 'tests', count: 5 },
    ];
    expect([
      correctionOf('tessts', words),
      correctionOf('teets', words),
      correctionOf('tests', words),
      correctionOf('zebra', words),
    ]).toEqual(['tests', 'texts', undefined, undefined]);
  });

  it('concerns words of five to twenty letters outside of quotation marks, at most three', () => {
    const parsed = parseSearchQuery(
      'Abcd abcde "quoted" in:space -absent Abcde w0rds fghij 日本語日本語 klmno pqrst',
    );
    expect(parsed && correctableWords(parsed)).toEqual(['abcde', 'fghij', 'klmno']);
  });

  it.each([
    ['Instal it', 'install it'],
    ['in:"a b" instal -instal "instal"', 'in:"a b" install -instal "instal"'],
    ['sign-instal', 'sign install'],
    ['other', undefined],
  ])('makes of %j %j', (text, expected) => {
    expect(correctedQuery(text, new Map([['instal', 'install']]))).toBe(expected);
  });
});
