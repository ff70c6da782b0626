// Checks the parsing of search queries into words, phrases and operators.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excerptOf,
  EXCERPT_LENGTH,
  excerptAround,
  filtersIn,
  parseSearchQuery,
  type SearchQuery,
  SEPARATORS,
  wordsIn,
} from '../../src/domain/search.ts';
import { countCases } from '../case-count.ts';

/** Returns a query as a text in the form of `to_tsquery`. */
const queryOf = ({ phrases, unwanted }: SearchQuery): string =>
  [
    ...phrases.map(
      ({ words, isPrefix }) =>
        `(${words.map((word) => `'${word}'`).join(' <-> ')}${isPrefix ? ':*' : ''})`,
    ),
    ...(unwanted === '' ? [] : unwanted.split(' | ').map((part) => `!${part}`)),
  ].join(' & ');

describe('a search query', () => {
  it.each([
    // The last word may be incomplete, so it is a prefix until something follows it.
    ['install', "('install':*)"],
    ['install ', "('install')"],
    ['install linux', "('install') & ('linux':*)"],
    ['"on linux"', "('on' <-> 'linux')"],
    ['“on linux”', "('on' <-> 'linux')"],
    ['"on lin', "('on' <-> 'lin':*)"],
    ['install -linux', "('install') & !('linux')"],
    ['-linux install', "('install':*) & !('linux')"],
    ['install -"on linux"', "('install') & !('on' <-> 'linux')"],
    ['install -linux -phone', "('install') & !('linux') & !('phone')"],
    // A host, an address, a tag or an operator in PostgreSQL's terms becomes a phrase of words.
    ['get.acme.test ', "('get' <-> 'acme' <-> 'test')"],
    ['ana@acme.test', "('ana' <-> 'acme' <-> 'test':*)"],
    ['sign-in ', "('sign' <-> 'in')"],
    ['Map<String>', "('Map' <-> 'String':*)"],
    ["it's", "('it' <-> 's':*)"],
    ['a & b', "('a') & ('b':*)"],
    ['a:* | !b', "('a') & ('b':*)"],
    ['\u0000a\u0000b', "('a' <-> 'b':*)"],
    // Scripts without spaces become phrases of single letters.
    ['日本語', "('日' <-> '本' <-> '語':*)"],
    ['Über ', "('Über')"],
    ['U\u0308ber ', "('Über')"],
    ['👍', "('👍':*)"],
  ])('%j searches for %s', (text, query) => {
    const parsed = parseSearchQuery(text);
    expect(parsed && queryOf(parsed)).toBe(query);
  });

  it.each([
    [''],
    ['   '],
    ['-'],
    ['--'],
    ['""'],
    ['"'],
    ['!?.,'],
    ['-linux'],
    ['-"on linux"'],
    ['&|!():*'],
    ['\u0000'],
    ['— …'],
    [SEPARATORS],
  ])('%j searches for nothing', (text) => {
    expect(parseSearchQuery(text)).toBeUndefined();
  });

  it('returns its words and its exclusions', () => {
    expect(parseSearchQuery('install "on linux" -phone -"an app"')).toEqual({
      unwanted: "('phone') | ('an' <-> 'app')",
      unwantedRows: [['phone'], ['an', 'app']],
      words: ['install', 'on', 'linux'],
      phrases: [
        { words: ['install'], isPrefix: false },
        { words: ['on', 'linux'], isPrefix: false, isQuoted: true },
      ],
      isStrict: true,
      hasQuotes: true,
      filters: [],
    });
  });

  it.each([
    ['in:guides install', [['in', 'guides', false]], "('install':*)"],
    ['install IN:"Team handbook"', [['in', 'Team handbook', false]], "('install')"],
    [
      '-type:schema lang:de in:“a b',
      [
        ['type', 'schema', true],
        ['lang', 'de', false],
        ['in', 'a b', false],
      ],
      undefined,
    ],
    ['plugin:x type: lang:: in:""', [], "('plugin' <-> 'x') & ('type') & ('lang')"],
    ['"type:page" see type::Node', [], "('type' <-> 'page') & ('see') & ('type' <-> 'Node':*)"],
  ])('%j has the filters %j and searches for %s', (text, filters, query) => {
    const parsed = parseSearchQuery(text);
    expect([
      filtersIn(text).map(({ name, value, isExcluded }) => [name, value, isExcluded]),
      parsed && queryOf(parsed),
    ]).toEqual([filters, query]);
  });

  it('returns each of its words once', () => {
    expect(parseSearchQuery('install Install "install on" linux install ')?.words).toEqual([
      'install',
      'Install',
      'on',
      'linux',
    ]);
  });

  it('has at most 32 parts, and words of at most 255 letters', () => {
    expect(
      parseSearchQuery(Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '))?.words,
    ).toHaveLength(32);
    expect(parseSearchQuery('𠀀'.repeat(512))?.words).toEqual(['𠀀'.repeat(255)]);
  });

  it('never has an operator in a word, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.string({
            unit: fc.constantFrom(
              '"',
              '-',
              "'",
              '\\',
              ' ',
              ':',
              '*',
              '&',
              '(',
              '!',
              'a',
              'é',
              '語',
              '\u0000',
            ),
            maxLength: 30,
          }),
        ),
        (text) => {
          const question = parseSearchQuery(text);
          expect(
            (question?.words ?? []).filter((word) =>
              [...SEPARATORS, ' ', '\u0000'].some((sign) => word.includes(sign)),
            ),
          ).toEqual([]);
          if (question)
            expect(queryOf(question).replace(/'[^']*'(:\*)?|<->|[()&!\s]/g, '')).toBe('');
        },
      ),
      { numRuns: countCases({ usual: 20, all: 200 }) },
    );
  });
});

describe('words', () => {
  it.each([
    ['Write to <support@acme.test>.', ['Write', 'to', 'support', 'acme', 'test']],
    ['word—word “quoted” «so»', ['word', 'word', 'quoted', 'so']],
    ['カナとkana', ['カ', 'ナ', 'と', 'kana']],
    ['a_b\\c^d[e]', ['a', 'b', 'c', 'd', 'e']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('an excerpt', () => {
  it.each([
    ['all of it', { before: false, after: false }, 'all of it'],
    ['ll of it', { before: true, after: false }, '… of it'],
    ['all of i', { before: false, after: true }, 'all of …'],
    ['ll of i', { before: true, after: true }, '… of …'],
    [`${'x'.repeat(60)}`, { before: true, after: true }, `… ${'x'.repeat(60)} …`],
    ['', { before: false, after: false }, ''],
  ])('of %j with %j is %j', (part, more, excerpt) => {
    expect(excerptOf(part, more)).toBe(excerpt);
  });
});

describe('an excerpt around words', () => {
  const before = 'before '.repeat(20);
  const after = ' after'.repeat(60);

  it.each([
    ['begins with the text without words', `Install${after}`, [], /^Install after/],
    ['begins with the text where no word is in it', `Install${after}`, ['x'], /^Install after/],
    [
      'begins before the first of the words, in any case',
      `${before}RUN it, then install${after}`,
      ['install', 'run'],
      /^… (before ){8}RUN it, then install after/,
    ],
    [
      'finds words after letters that lower case lengthens',
      `${'İ '.repeat(90)}Straße`,
      ['straße'],
      /^… (İ )+Straße$/,
    ],
    ['takes signs in words as they are', `${before}a (b) c`, ['(b)'], /a \(b\) c$/],
  ])('%s', (_, text, words, expected) => {
    const excerpt = excerptAround(text, words);
    expect(excerpt).toMatch(expected);
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4); // with an ellipsis at both ends
  });
});
