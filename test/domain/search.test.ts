// Questions: what words, phrases and signs become.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, readQuestion, SEPARATORS, wordsIn } from '../../src/domain/search.ts';

describe('a question', () => {
  it.each([
    // The last word may be a beginning, and is one until something follows it.
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
    // What PostgreSQL would read as a host, an address, a tag or an operator are words in a row.
    ['get.acme.test ', "('get' <-> 'acme' <-> 'test')"],
    ['ana@acme.test', "('ana' <-> 'acme' <-> 'test':*)"],
    ['sign-in ', "('sign' <-> 'in')"],
    ['Map<String>', "('Map' <-> 'String':*)"],
    ["it's", "('it' <-> 's':*)"],
    ['a & b', "('a') & ('b':*)"],
    ['a:* | !b', "('a') & ('b':*)"],
    ['\u0000a\u0000b', "('a' <-> 'b':*)"],
    // Scripts without spaces: letter by letter, in a row.
    ['日本語', "('日' <-> '本' <-> '語':*)"],
    ['Über ', "('Über')"],
    ['U\u0308ber ', "('Über')"],
    ['👍', "('👍':*)"],
  ])('%j asks for %s', (text, query) => {
    expect(readQuestion(text)?.query).toBe(query);
  });

  it.each([[''], ['   '], ['-'], ['--'], ['""'], ['"'], ['!?.,'], ['-linux'], ['-"on linux"'], ['&|!():*'], ['\u0000'], ['— …'], [SEPARATORS]])('%j asks for nothing', (text) => {
    expect(readQuestion(text)).toBeUndefined();
  });

  it('tells its words, and what must not be there', () => {
    expect(readQuestion('install "on linux" -phone -"an app"')).toEqual({
      query: "('install') & ('on' <-> 'linux') & !('phone') & !('an' <-> 'app')",
      wanted: "('install') & ('on' <-> 'linux')",
      unwanted: "('phone') | ('an' <-> 'app')",
      unwantedRows: [['phone'], ['an', 'app']],
      words: ['install', 'on', 'linux'],
    });
  });

  it('tells each of its words once', () => {
    expect(readQuestion('install Install "install on" linux install ')?.words).toEqual(['install', 'Install', 'on', 'linux']);
  });

  it('has at most 32 parts, and words of at most 255 letters', () => {
    expect(readQuestion(Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '))?.words).toHaveLength(32);
    expect(readQuestion('𠀀'.repeat(512))?.words).toEqual(['𠀀'.repeat(255)]);
  });

  it('never has a sign in a word, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: fc.constantFrom('"', '-', "'", '\\', ' ', ':', '*', '&', '(', '!', 'a', 'é', '語', '\u0000'), maxLength: 30 })),
        (text) => {
          const question = readQuestion(text);
          expect((question?.words ?? []).filter((word) => [...SEPARATORS, ' ', '\u0000'].some((sign) => word.includes(sign)))).toEqual([]);
          if (question) expect(question.query.replace(/'[^']*'(:\*)?|<->|[()&!\s]/g, '')).toBe('');
        },
      ),
      { numRuns: 200 },
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
