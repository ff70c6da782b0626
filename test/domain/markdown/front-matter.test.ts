import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import {
  bodyStart,
  type FrontMatter,
  readFrontMatter,
} from '../../../src/domain/markdown/front-matter.ts';

const parse = (yaml: string): FrontMatter => readFrontMatter(`---\n${yaml}\n---\nText`).matter;

function refusal(yaml: string): unknown {
  try {
    return readFrontMatter(`---\n${yaml}\n---\nText`, 'changes.0.markdown').matter;
  } catch (error) {
    return error instanceof AppError ? [error.reason, error.field, error.message] : error;
  }
}

describe('front matter', () => {
  it.each<[string, FrontMatter]>([
    ['title: Start', { title: 'Start' }],
    [
      'title: "Start"\ndescription: >-\n  In two\n  lines\nemoji: 🚀\nicon: rocket',
      { title: 'Start', description: 'In two lines', emoji: '🚀', icon: 'rocket' },
    ],
    ['title: 2024', { title: '2024' }],
    ['title: 1.10', { title: '1.10' }],
    ['title: true', { title: 'true' }],
    ['title:\ndescription: null\nemoji: ~', {}],
    [
      'hidden: true\nnoIndex: false\nnoRobotsIndex: true',
      { hidden: true, noIndex: false, noRobotsIndex: true },
    ],
    [
      'layout:\n  cover: true\n  title: false\n  description: true\n  tableOfContents: false\n  outline: true\n  pagination: false\n  metadata: true\n  coverSize: hero\n  width: wide',
      {
        layout: {
          cover: true,
          title: false,
          description: true,
          tableOfContents: false,
          outline: true,
          pagination: false,
          metadata: true,
          coverSize: 'hero',
          width: 'wide',
        },
      },
    ],
    [
      'layout: { title: { visible: false }, cover: { visible: true, size: full }, outline: true }',
      { layout: { cover: true, title: false, outline: true, coverSize: 'full' } },
    ],
    ['layout: { cover: { size: background } }', { layout: { coverSize: 'background' } }],
    ['layout: {}', { layout: {} }],
    ['cover: .assets/a.png\ncoverY: -12.5', { cover: { ref: '.assets/a.png', yPos: -12.5 } }],
    [
      'cover: { light: a.png, dark: b.png }\ncoverY: 0',
      { cover: { ref: 'a.png', refDark: 'b.png', yPos: 0 } },
    ],
    [
      'cover: { ref: a.png, refDark: b.png, yPos: 3 }',
      { cover: { ref: 'a.png', refDark: 'b.png', yPos: 3 } },
    ],
    ['cover: a.png\ncoverDark: b.png', { cover: { ref: 'a.png', refDark: 'b.png' } }],
    [
      'variables: { version: 1.10, name: "a b", empty: "", none: }',
      { variables: { version: '1.10', name: 'a b', empty: '' } },
    ],
    ['layout: null\nvariables:', {}],
    [
      'unknown: [1, { a: b }]\ntitle: Start\nlayout: { other: 1 }',
      { title: 'Start', layout: {}, others: 'unknown: [1, { a: b }]' },
    ],
    ['title: One\ntitle: Two', { title: 'Two' }],
    ['# a comment\n\ntitle: Start # another', { title: 'Start' }],
    ['"title": Start', { title: 'Start' }],
    ['', {}],
  ])('is parsed: %j', (yaml, matter) => {
    expect(parse(yaml)).toEqual(matter);
  });

  it('accepts names of the prototype as ordinary names', () => {
    expect(
      Object.entries(parse('variables: { __proto__: a, constructor: b }').variables ?? {}),
    ).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it.each([
    ['title: [1]', '"title" in the front matter must be a text.'],
    ['title: { a: b }', '"title" in the front matter must be a text.'],
    ['title: &a x\ndescription: *a', '"description" in the front matter must be a text.'],
    ['hidden: "yes"', '"hidden" in the front matter must be true or false.'],
    ['layout: wide', '"layout" in the front matter must be a map of names and values.'],
    ['layout: { title: 1 }', '"layout.title" in the front matter must be true or false.'],
    [
      'layout: { title: { visible: 1 } }',
      '"layout.title.visible" in the front matter must be true or false.',
    ],
    ['layout: { width: huge }', '"layout.width" in the front matter must be one of default, wide.'],
    [
      'layout: { coverSize: 3 }',
      '"layout.coverSize" in the front matter must be one of hero, full, background.',
    ],
    ['cover: [a]', '"cover" in the front matter must be a text.'],
    ['coverY: top', '"coverY" in the front matter must be a number.'],
    ['coverY: .inf', '"coverY" in the front matter must be a number.'],
    ['variables: [a]', '"variables" in the front matter must be a map of names and values.'],
    ['variables: { a: [1] }', '"variables.a" in the front matter must be a text.'],
  ])('%j is rejected', (yaml, message) => {
    expect(refusal(yaml)).toEqual(['BAD_USER_INPUT', 'changes.0.markdown', message]);
  });

  it.each([
    'title: a: b',
    'emoji: x\ntitle: "a',
    `title: ${'['.repeat(20_000)}`,
    `title: a\na0: &a0 [x]\n${Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]\n`).join('')}`,
    'tags: [a]',
    'Title: a',
    'note: |\n  title: a',
  ])('is text when it is not YAML with a key of a field: %j', (yaml) => {
    const markdown = `---\n${yaml}\n---\nText`;
    expect(readFrontMatter(markdown)).toEqual({ matter: {}, body: markdown });
    expect(bodyStart(markdown)).toBe(0);
  });

  it.each([
    [
      'tags:\n  - a # the first\n\n  - b\ntitle: T\nversion: 1.10',
      'tags:\n  - a # the first\n\n  - b\nversion: 1.10',
    ],
    ['title: T\n"a b": { c: ~ }\nempty:\n', '"a b": { c: ~ }\nempty:'],
    [
      'title: T\ntext: |\n  One\n\n  two\nother: >-\n  x',
      'text: |\n  One\n\n  two\nother: >-\n  x',
    ],
    ['base: &base\n  a: 1\ntitle: T\nagain: *base', 'base: &base\n  a: 1\nagain: *base'],
    // The anchor is at a key of a field, so the values are written again.
    ['title: &t T\nagain: *t', 'again: T'],
    ['title: T\n? a\n: b\nc: d', 'a: b\nc: d'],
    ['title: T\r\ntags: [a]\r', 'tags: [a]'],
  ])('keeps other keys as they are written: %j', (yaml, others) => {
    expect(parse(yaml).others).toBe(others);
  });

  it.each([
    ['---\ntitle: a\n---\n\nText\n', { title: 'a' }, '\nText\n'],
    ['---\r\ntitle: a\r\n---\r\nText\r\n', { title: 'a' }, 'Text\r\n'],
    ['---  \ntitle: a\n---\t\nText', { title: 'a' }, 'Text'],
    ['\ufeff---\ntitle: a\n---\nText', { title: 'a' }, 'Text'],
    ['---\ntitle: a\n---', { title: 'a' }, ''],
    ['---\n---\nText', {}, 'Text'],
    ['Text', {}, 'Text'],
    ['', {}, ''],
    ['\n---\ntitle: a\n---\n', {}, '\n---\ntitle: a\n---\n'],
    ['---\ntitle: a\n', {}, '---\ntitle: a\n'],
    ['----\ntitle: a\n----\n', {}, '----\ntitle: a\n----\n'],
    ['---\nA rule above and a heading\n---\n', {}, '---\nA rule above and a heading\n---\n'],
    ['---\n\n# Heading\n\n---\n', {}, '---\n\n# Heading\n\n---\n'],
    ['---\n- a: b\n---\n', {}, '---\n- a: b\n---\n'],
    ['--- title: a\n---\n', {}, '--- title: a\n---\n'],
    [' ---\ntitle: a\n---\n', {}, ' ---\ntitle: a\n---\n'],
  ])('starts at the first character, between lines of dashes: %j', (markdown, matter, body) => {
    expect(readFrontMatter(markdown)).toEqual({ matter, body });
    expect(markdown.slice(bodyStart(markdown))).toBe(body);
  });

  it('is parsed or rejected for any text', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom(
        'title',
        ': ',
        '\n',
        '  ',
        '- ',
        '[',
        ']',
        '{',
        '}',
        '&a ',
        '*a',
        '|',
        '>',
        '"',
        '!!str ',
        '? ',
        '#',
        'layout',
        '\t',
        '<<: ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const result = refusal(`title: a\n${words.join('')}`);
        expect(Array.isArray(result) ? result.slice(0, 2) : typeof result).toEqual(
          Array.isArray(result) ? ['BAD_USER_INPUT', 'changes.0.markdown'] : 'object',
        );
      }),
    );
    for (const yaml of [
      'a: &a [x,x]\n',
      'a: 1\n',
      '- ',
      '? ',
      '{',
      '[',
      '"',
      '\t',
      'a: b: ',
      '&a ',
    ].map((part) => `title: a\n${part.repeat(10_000 / part.length)}`))
      expect(typeof refusal(yaml)).toBe('object');
  });
});
