import fc from 'fast-check';
import { Lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import { blocksOf, changedBlocks } from '../../src/domain/blocks.ts';
import { countCases } from '../case-count.ts';

const textsOf = (markdown: string) => blocksOf(markdown).map(({ text }) => text);

describe('the blocks of a text', () => {
  it.each([
    ['an empty text', '', []],
    ['only blank lines', '\n \n', [{ text: '', gap: '\n \n' }]],
    ['one paragraph', 'a\nb', [{ text: 'a\nb', gap: '' }]],
    [
      'paragraphs',
      'a\n\n\nb \n',
      [
        { text: 'a', gap: '\n\n\n' },
        { text: 'b ', gap: '\n' },
      ],
    ],
    [
      'leading blank lines',
      '\n\na',
      [
        { text: '', gap: '\n\n' },
        { text: 'a', gap: '' },
      ],
    ],
    [
      'Windows line endings',
      'a\r\nb\r\n\r\nc\r\n',
      [
        { text: 'a\r\nb', gap: '\r\n\r\n' },
        { text: 'c', gap: '\r\n' },
      ],
    ],
  ])('include the gaps between them: %s', (_, markdown, expected) => {
    expect(blocksOf(markdown)).toEqual(expected);
  });

  it.each([
    ['headings end with their line', '# a\nb\n## c', ['# a', 'b', '## c']],
    ['underlined headings', 'a\nb\n===\nc\n---\nd', ['a\nb\n===', 'c\n---', 'd']],
    ['thematic breaks', 'a\n\n---\nb\n***', ['a', '---', 'b', '***']],
    [
      'a fence with its content',
      '```js\na\n\n# b\n~~~\n```\nc',
      ['```js\na\n\n# b\n~~~\n```', 'c'],
    ],
    ['a fence that is closed by one of its length', '````\n```\n````\nb', ['````\n```\n````', 'b']],
    ['a fence without an end', '~~~\na\n\nb\n', ['~~~\na\n\nb']],
    ['indented code', '    a\n\n    b\n\nc', ['    a\n\n    b', 'c']],
    ['a quote with a lazy continuation', '> a\nb\n\n> c\n# d', ['> a\nb', '> c', '# d']],
    [
      'a list with blank lines and nested blocks',
      '- a\n\n  b\n\n      c\n- d\ne\n\nf',
      ['- a\n\n  b\n\n      c\n- d\ne', 'f'],
    ],
    [
      'lists with other markers',
      '- a\n* b\n1. c\n2. d\n3) e',
      ['- a', '* b', '1. c\n2. d', '3) e'],
    ],
    ['a list after a paragraph', 'a\n- b\n\nc\n2. d', ['a', '- b', 'c\n2. d']],
    ['a nested list', '- a\n  - b\n\n    c\n- d', ['- a\n  - b\n\n    c\n- d']],
    ['a table', 'a | b\n--- | ---\n1 | 2\n\nc', ['a | b\n--- | ---\n1 | 2', 'c']],
    ['HTML up to a blank line', '<div>\na\n</div>\nb\n\nc', ['<div>\na\n</div>\nb', 'c']],
    ['a comment up to its end', '<!-- a\n\nb -->\nc', ['<!-- a\n\nb -->', 'c']],
    [
      'a script up to its end',
      '<script>\na\n\nb\n</script>\nc',
      ['<script>\na\n\nb\n</script>', 'c'],
    ],
    ['link reference definitions', '[a]: b\n[c]: d\n\ne', ['[a]: b', '[c]: d', 'e']],
    ['template tags', '{% hint %}\na\n{% endhint %}', ['{% hint %}', 'a', '{% endhint %}']],
    ['template tags after a list', '- a\n{% endtab %}', ['- a', '{% endtab %}']],
    ['template tags in a list item', '- a\n  {% hint %}\n- b', ['- a\n  {% hint %}\n- b']],
    ['template tags in a sentence', 'a\n{% b %} c\nd', ['a\n{% b %} c\nd']],
    [
      'formulas',
      '$$\na\n- b\n$$\nc\n\n$$d$$\n$$e$$ f\ng',
      ['$$\na\n- b\n$$', 'c', '$$d$$', '$$e$$ f\ng'],
    ],
  ])('follow markdown: %s', (_, markdown, expected) => {
    expect(textsOf(markdown)).toEqual(expected);
  });

  const pieces = [
    '# Title',
    'One\ntwo',
    '- a\n- b\n\n  c',
    '1. a\n2. b',
    '> quote\n> more',
    '```\na\n\nb\n```',
    '    code',
    '| a |\n| - |\n| 1 |',
    '<details>\n<summary>a</summary>\n</details>',
    '***',
    'Under\n---',
    '[a]: https://a.example',
    '![](a.png)',
  ];

  it('are those that marked finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('\n\n', '\n\n\n')), {
          maxLength: 12,
        }),
        (parts) => {
          const markdown = parts.flat().join('');
          const found = new Lexer().blockTokens(markdown).filter(({ type }) => type !== 'space');
          expect(textsOf(markdown)).toEqual(found.map(({ raw }) => raw.replace(/\n+$/, '')));
        },
      ),
    );
  });

  it('are, with their gaps, the whole text', () => {
    const bits = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\n\n',
      '\r\n',
      '\r',
      '\t',
      '- ',
      '> ',
      '# ',
      '```',
      '~~~',
      '    ',
      '1. ',
      '---',
      '===',
      '<div>',
      '<!--',
      '-->',
      '|',
      '*',
      '[a]:',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const markdown = parts.join('');
        const blocks = blocksOf(markdown);
        expect(blocks.map(({ text, gap }) => text + gap).join('')).toBe(markdown);
        expect(
          blocks.slice(1).filter(({ text }) => text === '' || /^[\r\n]|[\r\n]$/.test(text)),
        ).toEqual([]);
        expect(blocks.filter(({ gap }) => !/^[ \t\r\n]*$/.test(gap))).toEqual([]);
      }),
      { numRuns: countCases({ usual: 200, all: 2000 }) },
    );
  });

  it.each([
    ['lines below a list', `- a\n${'b\n'.repeat(300_000)}`],
    ['quotes in quotes', '>'.repeat(1_000_000)],
    ['lists in lists', '- '.repeat(500_000)],
    [
      'lists in lists, line by line',
      Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
    ],
    ['brackets', '['.repeat(1_000_000)],
    ['fences', '```\n'.repeat(250_000)],
    ['backticks', '`'.repeat(1_000_000)],
    ['tags', '<a '.repeat(300_000)],
    ['near thematic breaks', `${'- '.repeat(500_000)}x`],
    ['spaces', ' '.repeat(1_000_000)],
  ])('are found quickly in 1 MB of %s', (_, markdown) => {
    const start = performance.now();
    blocksOf(markdown);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('the changed blocks of two texts', () => {
  it.each([
    ['none', 'a\n\nb', 'a\n\n\nb\n', []],
    [
      'a changed block',
      'a\n\nb\n\nc',
      'a\n\nb1\n\nc',
      [{ kind: 'CHANGED', before: 'b', after: 'b1', was: 1, at: 1 }],
    ],
    [
      'an added and a removed block',
      'a\n\nb\n\nc',
      'new\n\na\n\nc\n\nlast',
      [
        { kind: 'ADDED', before: null, after: 'new', was: null, at: 0 },
        { kind: 'REMOVED', before: 'b', after: null, was: 1, at: null },
        { kind: 'ADDED', before: null, after: 'last', was: null, at: 3 },
      ],
    ],
    [
      'a changed block next to an added one',
      'one two three\n\nb',
      'first\n\none two four\n\nb',
      [
        { kind: 'ADDED', before: null, after: 'first', was: null, at: 0 },
        { kind: 'CHANGED', before: 'one two three', after: 'one two four', was: 0, at: 1 },
      ],
    ],
    [
      'a removed container and a change in the next one',
      '{% hint %}\na\n{% endhint %}\n\n{% hint %}\nb b b\n{% endhint %}',
      '{% hint %}\nb b c\n{% endhint %}',
      [
        { kind: 'REMOVED', before: '{% hint %}', after: null, was: 0, at: null },
        { kind: 'REMOVED', before: 'a', after: null, was: 1, at: null },
        { kind: 'REMOVED', before: '{% endhint %}', after: null, was: 2, at: null },
        { kind: 'CHANGED', before: 'b b b', after: 'b b c', was: 4, at: 1 },
      ],
    ],
    [
      'all blocks of a new text',
      '',
      'a\n',
      [{ kind: 'ADDED', before: null, after: 'a', was: null, at: 0 }],
    ],
    [
      'all blocks of a removed text',
      '\n\na\n',
      '',
      [{ kind: 'REMOVED', before: 'a', after: null, was: 1, at: null }],
    ],
  ])('are found: %s', (_, before, after, expected) => {
    expect(changedBlocks(before, after)).toEqual(expected);
  });

  it('are complete: the old blocks with the changes are the new blocks', () => {
    const texts = fc
      .array(fc.constantFrom('a a', 'a b', 'b', 'c c c', 'c c d', '---', 'e'), { maxLength: 8 })
      .map((blocks) => blocks.join('\n\n'));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changes = changedBlocks(before, after);
        const [was, at] = [
          new Set(changes.map((change) => change.was)),
          new Set(changes.map((change) => change.at)),
        ];
        const [ones, others] = [textsOf(before), textsOf(after)];
        expect(ones.filter((_, index) => !was.has(index))).toEqual(
          others.filter((_, index) => !at.has(index)),
        );
        expect(
          changes.map((change) => [
            change.was === null ? null : ones[change.was],
            change.at === null ? null : others[change.at],
          ]),
        ).toEqual(changes.map((change) => [change.before, change.after]));
      }),
    );
  });
});
