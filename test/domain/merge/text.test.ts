import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/domain/blocks.ts';
import { mergeTexts } from '../../../src/domain/merge/text.ts';
import { countCases } from '../../case-count.ts';

/** The number of pairs of edits; `npm run test:deep` uses more. */
const PAIRS = countCases({ usual: 200, all: 2000, deep: 40_000 });
const RUNS = { numRuns: PAIRS };
const TIMEOUT_MS = 60_000 + 20 * PAIRS;

/** Returns five words of about a hundred. */
const sentence = (dice: number) =>
  [0, 1, 2, 3, 4]
    .map((index) => `word${(dice * 7 + index * index * 13 + (dice % 11) * index) % 113}`)
    .join(' ');

const block = (dice: number): string =>
  [
    () => `# ${sentence(dice)}`,
    () => sentence(dice),
    () => [0, 1, 2, 3].map((line) => sentence(dice + line)).join('\n'),
    () => [0, 1, 2].map((line) => `- ${sentence(dice + line)}`).join('\n'),
    () => `\`\`\`\n${sentence(dice)}\n\n${sentence(dice + 1)}\n\`\`\``,
    () => '***',
  ][dice % 6]?.() ?? '';

type Dice = readonly [number, number, number];
const dice = (maxLength: number, minLength = 0) =>
  fc.noBias(
    fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)), {
      minLength,
      maxLength,
      size: 'max',
    }),
  );

/**
 * Returns a text after edits, whose new words contain a mark, but some are the same on both sides.
 * With `copies`, an inserted block may be a copy of another.
 */
function edited(text: string, mark: string, edits: readonly Dice[], copies: boolean): string {
  const parts = blocksOf(text).flatMap(({ text: here, gap }) => [here, gap]);
  for (const [index, [what, where, how]] of edits.entries()) {
    const word = how % 5 === 0 ? `same${how % 2}` : `${mark}${index}`;
    const at = 2 * (where % Math.ceil(parts.length / 2));
    const lines = (parts[at] ?? '').split('\n');
    const isFence = lines[0] === '```';
    const here = isFence ? 1 + 2 * (how % 2) : how % lines.length; // fences stay fences
    const ways = [
      () =>
        parts.splice(
          at,
          1,
          lines.map((line, index) => (index === here ? `${line} ${word}` : line)).join('\n'),
        ),
      () =>
        parts.splice(
          at,
          1,
          [...lines.slice(0, here), `${word} line`, ...lines.slice(here)].join('\n'),
        ),
      () => parts.splice(at, 0, `New ${word}`, '\n\n'),
      () => parts.splice(at, 0, copies ? block(how) : `Put ${word}`, '\n\n'),
      () => parts.push('\n', `Last ${word}`, '\n'),
      () => parts.splice(at, 2),
      () => parts.splice(at, 1, `Whole ${word} anew`),
      () => parts.splice(at + 1, 1, '\n\n\n'),
    ];
    ways[what % ways.length]?.();
  }
  return parts.join('');
}

/** Generates a text and two edited versions of it. */
const trios = (copies: boolean) =>
  fc.tuple(dice(8, 1), dice(4), dice(4)).map(([blocks, ours, theirs]) => {
    const base = `${blocks.map(([seed]) => block(seed)).join('\n\n')}\n`;
    return {
      base,
      ours: edited(base, 'o', ours, copies),
      theirs: edited(base, 't', theirs, copies),
    };
  });

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.trim() !== ''));
/** Returns the blocks that both sides changed differently, with both changes. */
const contested = (base: string, ours: string, theirs: string) =>
  mergeTexts(base, ours, theirs).blocks.map((blocks) =>
    [blocks.base, blocks.ours, blocks.theirs].map(({ from, to, text }) => `${from}-${to} ${text}`),
  );

/** Returns a page of twelve sections with a separator between them, after edits of the list. */
function sections(edit: (all: readonly string[]) => readonly string[]): string {
  const all = Array.from({ length: 12 }, (_, index) => section(index + 1));
  return `${edit(all).join('\n\n---\n\n')}\n`;
}

const section = (number: number, words = 'its text') =>
  `## Section ${number}\n\nSection ${number} has ${words}.`;
const tab = (title: string, text: string) => `{% tab title="${title}" %}\n${text}\n{% endtab %}`;
const tabs = (...all: readonly string[]) => `{% tabs %}\n${all.join('\n\n')}\n{% endtabs %}\n`;
const fixed = section(3, 'its fixed text');

describe('the merge of three texts', () => {
  it.each([
    ['appended', (all: readonly string[]) => [...all, section(13)]],
    ['inserted', (all: readonly string[]) => all.toSpliced(6, 0, section(20))],
    [
      'inserted before the edited one',
      (all: readonly string[]) => all.toSpliced(2, 0, section(20)),
    ],
    ['inserted after the edited one', (all: readonly string[]) => all.toSpliced(3, 0, section(20))],
    ['deleted', (all: readonly string[]) => all.toSpliced(7, 1)],
  ])('combines an edit of a section and another section that is %s', (_, edit) => {
    expect(
      mergeTexts(
        sections((all) => all),
        sections((all) => all.with(2, fixed)),
        sections(edit),
      ).text,
    ).toBe(sections((all) => edit(all).map((each) => (each === section(3) ? fixed : each))));
  });

  it('combines sections at the beginning and at the end', () => {
    expect(
      mergeTexts(
        sections((all) => all),
        sections((all) => [section(0), ...all]),
        sections((all) => [...all, section(13)]),
      ).text,
    ).toBe(sections((all) => [section(0), ...all, section(13)]));
  });

  it.each([
    ['different blocks', 'A\n\nB\n\nC\n', 'A1\n\nB\n\nC\n', 'A\n\nB\n\nC1\n', 'A1\n\nB\n\nC1\n'],
    ['adjacent blocks', 'A\n\nB\n', 'A1\n\nB\n', 'A\n\nB1\n', 'A1\n\nB1\n'],
    ['adjacent blocks, both replaced', 'A\n\nB\n', 'X\n\nB\n', 'A\n\nY\n', 'X\n\nY\n'],
    ['the same change on both sides', 'A\n\nB\n', 'A1\n\nB\n', 'A1\n\nB1\n', 'A1\n\nB1\n'],
    [
      'different lines of one block',
      'a\nb\nc\nd\n',
      'a1\nb\nc\nd\n',
      'a\nb\nc\nd1\n',
      'a1\nb\nc\nd1\n',
    ],
    [
      'different items of one list',
      '- a\n- b\n- c\n',
      '- a1\n- b\n- c\n',
      '- a\n- b\n- c\n- d\n',
      '- a1\n- b\n- c\n- d\n',
    ],
    [
      'different lines of a code block',
      '```js\na\n\nb\n```\n',
      '```js\na1\n\nb\n```\n',
      '```ts\na\n\nb1\n```\n',
      null,
    ],
    [
      'lines of code with others between',
      '```\na\n\nb\n```\n',
      '```\na1\n\nb\n```\n',
      '```\na\n\nb1\n```\n',
      '```\na1\n\nb1\n```\n',
    ],
    [
      'an added and a changed row',
      '| a |\n| - |\n| 1 |\n| 2 |\n| 3 |\n',
      '| a |\n| - |\n| 1b |\n| 2 |\n| 3 |\n',
      '| a |\n| - |\n| 1 |\n| 2 |\n| 3 |\n| 4 |\n',
      '| a |\n| - |\n| 1b |\n| 2 |\n| 3 |\n| 4 |\n',
    ],
    [
      'a block inserted before a changed one',
      'A\n\nB\n',
      'A\n\nN\n\nB\n',
      'A\n\nB1\n',
      'A\n\nN\n\nB1\n',
    ],
    [
      'a block inserted after a changed one',
      'A\n\nB\n',
      'A\n\nN\n\nB\n',
      'A1\n\nB\n',
      'A1\n\nN\n\nB\n',
    ],
    [
      'blocks inserted in different places',
      'A\n\nB\n',
      'N\n\nA\n\nB\n',
      'A\n\nB\n\nM\n',
      'N\n\nA\n\nB\n\nM\n',
    ],
    [
      'the same block inserted by both',
      'A\n\nB\n',
      'A\n\nN\n\nB\n',
      'A\n\nN\n\nB1\n',
      'A\n\nN\n\nB1\n',
    ],
    [
      'a deleted and another changed block',
      'A\n\nB\n\nC\n',
      'A\n\nC\n',
      'A\n\nB\n\nC1\n',
      'A\n\nC1\n',
    ],
    ['a block deleted by both', 'A\n\nB\n\nC\n', 'A\n\nC\n', 'A\n\nC1\n', 'A\n\nC1\n'],
    ['all deleted by one side, nothing changed by the other', 'A\n\nB\n', '', 'A\n\nB\n', ''],
    [
      'a moved section and another changed',
      'A a\n\nB b\n\nC c\n',
      'B b\n\nC c\n\nA a\n',
      'A a\n\nB b1\n\nC c\n',
      'B b1\n\nC c\n\nA a\n',
    ],
    ['adjacent items', '- a\n- b\n', '- a1\n- b\n', '- a\n- b1\n', '- a1\n- b1\n'],
    [
      'a deleted item and the next one',
      '- a a\n- b b\n- c c\n',
      '- a a\n- c c\n',
      '- a a\n- b b\n- c c1\n',
      '- a a\n- c c1\n',
    ],
    [
      'adjacent rows',
      '| a |\n| - |\n| 1 |\n| 2 |\n',
      '| a |\n| - |\n| 1b |\n| 2 |\n',
      '| a |\n| - |\n| 1 |\n| 2b |\n',
      '| a |\n| - |\n| 1b |\n| 2b |\n',
    ],
    [
      'rows of one line of HTML',
      '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>\n',
      '<table><tr><td>1b</td></tr><tr><td>2</td></tr></table>\n',
      '<table><tr><td>1</td></tr><tr><td>2b</td></tr></table>\n',
      '<table><tr><td>1b</td></tr><tr><td>2b</td></tr></table>\n',
    ],
    [
      'the tag of a hint in an item and its text',
      '- a\n\n  {% hint %}\n  b b\n  {% endhint %}\n',
      '- a\n\n  {% hint style="info" %}\n  b b\n  {% endhint %}\n',
      '- a\n\n  {% hint %}\n  b b1\n  {% endhint %}\n',
      '- a\n\n  {% hint style="info" %}\n  b b1\n  {% endhint %}\n',
    ],
    [
      'a change in one tab, and in another with the same words',
      tabs(tab('A', 'x x'), tab('B', 'x x')),
      tabs(tab('A', 'x x1'), tab('B', 'x x')),
      tabs(tab('A', 'x x'), tab('B', 'x x2')),
      tabs(tab('A', 'x x1'), tab('B', 'x x2')),
    ],
    [
      'a moved tab, and a change in another',
      tabs(tab('A', 'a a'), tab('B', 'b b'), tab('C', 'c c')),
      tabs(tab('B', 'b b'), tab('C', 'c c'), tab('A', 'a a')),
      tabs(tab('A', 'a a'), tab('B', 'b b1'), tab('C', 'c c')),
      tabs(tab('B', 'b b1'), tab('C', 'c c'), tab('A', 'a a')),
    ],
    ['no line ending at the end', 'A\n\nB', 'A1\n\nB', 'A\n\nB\n\nN', 'A1\n\nB\n\nN'],
    [
      'a heading and its paragraph without a blank line',
      '# H\ntext\n',
      '# H1\ntext\n',
      '# H\ntext 1\n',
      '# H1\ntext 1\n',
    ],
    ['paragraphs that would become one', '# H\nB\n', 'A\nB\n', '# H\nB1\n', null],
    ['wider gaps', 'A\n\nB\n\nC\n', 'A\n\n\n\nB\n\nC\n', 'A\n\nB\n\nC1\n', 'A\n\n\n\nB\n\nC1\n'],
    [
      'Windows line endings',
      'A\r\n\r\nB\r\n',
      'A1\r\n\r\nB\r\n',
      'A\r\n\r\nB\r\n\r\nN\r\n',
      'A1\r\n\r\nB\r\n\r\nN\r\n',
    ],
    ['leading blank lines', '\n\nA\n\nB\n', '\n\nA1\n\nB\n', 'A\n\nB1\n', 'A1\n\nB1\n'],
    ['the same new text on both sides', '', 'A\n', 'A\n', 'A\n'],
  ])('combines %s', (_, base, ours, theirs, expected) => {
    expect(mergeTexts(base, ours, theirs).text ?? null).toBe(expected);
  });

  it.each([
    [
      'different changes of one line',
      'A\n\nB b\n',
      'A\n\nB b1\n',
      'A\n\nB b2\n',
      [['1-2 B b', '1-2 B b1', '1-2 B b2']],
    ],
    [
      'adjacent lines of one block',
      'a\nb\n',
      'a1\nb\n',
      'a\nb1\n',
      [['0-1 a\nb', '0-1 a1\nb', '0-1 a\nb1']],
    ],
    [
      'different blocks inserted in one place',
      'A\n\nB\n',
      'A\n\nN\n\nB\n',
      'A\n\nM\n\nO\n\nB\n',
      [['1-1 ', '1-2 N', '1-3 M\n\nO']],
    ],
    ['different blocks appended', 'A\n', 'A\n\nN\n', 'A\n\nM\n', [['1-1 ', '1-2 N', '1-2 M']]],
    [
      'a block deleted and changed',
      'A\n\nB b\n\nC\n',
      'A\n\nC\n',
      'A\n\nB b1\n\nC\n',
      [['1-2 B b', '1-1 ', '1-2 B b1']],
    ],
    [
      'a block deleted and replaced',
      'A\n\nB\n\nC\n',
      'A\n\nC\n',
      'A\n\nX\n\nC\n',
      [['1-2 B', '1-1 ', '1-2 X']],
    ],
    [
      'a block deleted and replaced by two',
      'A\n\nB\n\nC\n',
      'A\n\nC\n',
      'A\n\nX\n\nY\n\nC\n',
      [['1-2 B', '1-1 ', '1-3 X\n\nY']],
    ],
    [
      'a section deleted, whose heading was renamed',
      'A\n\n# Setup\n\nB b\n\nC c\n\n# Usage\n',
      'A\n\n# Installation\n\nB b\n\nC c\n\n# Usage\n',
      'A\n\n# Usage\n',
      [['1-4 # Setup\n\nB b\n\nC c', '1-4 # Installation\n\nB b\n\nC c', '1-1 ']],
    ],
    [
      'a deleted block and one inserted after it',
      'A\n\nB\n',
      'A\n',
      'A\n\nB\n\nN\n',
      [['1-2 B', '1-1 ', '1-3 B\n\nN']],
    ],
    [
      'a block split and changed',
      'A\n\nB b\n\nC\n',
      'A\n\nX\n\nY\n\nC\n',
      'A\n\nB b1\n\nC\n',
      [['1-2 B b', '1-3 X\n\nY', '1-2 B b1']],
    ],
    [
      'two places',
      'A a\n\nB\n\nC c\n',
      'A a1\n\nB\n\nC c1\n',
      'A a2\n\nB\n\nC c2\n',
      [
        ['0-1 A a', '0-1 A a1', '0-1 A a2'],
        ['2-3 C c', '2-3 C c1', '2-3 C c2'],
      ],
    ],
    [
      'a block deleted and changed between repeated blocks',
      '***\n\nA a a\n\n***\n\n# B\n',
      '***\n\n***\n\n# B\n',
      '*** n\n\nm\nA a a\n\n***\n\nN\n\n# B\n',
      [['1-2 A a a', '1-1 ', '1-2 m\nA a a']],
    ],
    [
      'a hint that one side removed and the other extended',
      'A\n\n{% hint %}\nB b\n{% endhint %}\n',
      'A\n\n{% hint %}\nB b\n\nmore\n{% endhint %}\n',
      'A\n\nB b\n',
      [
        [
          '1-4 {% hint %}\nB b\n{% endhint %}',
          '1-5 {% hint %}\nB b\n\nmore\n{% endhint %}',
          '1-2 B b',
        ],
      ],
    ],
    [
      'the end of a container that one side moved and the other removed',
      'A\n\n<details>\n\nB b b\n\n</details>\n\nC c c\n',
      'A\n\nB b b\n\nC c c\n',
      'A\n\n<details>\n\nB b b\n\nC c c\n\n</details>\n',
      [
        [
          '1-5 <details>\n\nB b b\n\n</details>\n\nC c c',
          '1-3 B b b\n\nC c c',
          '1-5 <details>\n\nB b b\n\nC c c\n\n</details>',
        ],
      ],
    ],
    [
      'a deleted tab that the other side changed',
      tabs(tab('A', 'a a'), tab('B', 'b b')),
      tabs(tab('A', 'a a')),
      tabs(tab('A', 'a a'), tab('B', 'b b1')),
      [[`4-7 ${tab('B', 'b b')}`, '4-4 ', `4-7 ${tab('B', 'b b1')}`]],
    ],
    [
      'the tag of a hint, with the whole hint',
      'A\n\n{% hint style="info" %}\nb b\n{% endhint %}\n',
      'A\n\n{% hint style="danger" %}\nb b\n{% endhint %}\n',
      'A\n\n{% hint style="success" %}\nb b1\n{% endhint %}\n',
      [
        [
          '1-4 {% hint style="info" %}\nb b\n{% endhint %}',
          '1-4 {% hint style="danger" %}\nb b\n{% endhint %}',
          '1-4 {% hint style="success" %}\nb b1\n{% endhint %}',
        ],
      ],
    ],
    [
      'one line of a list',
      '- a a\n- b b\n- c c\n- d d\n',
      '- a a\n- b b\n- c 1\n- d d\n',
      '- a 2\n- b b\n- c 2\n- d d\n',
      [['0-1 - c c', '0-1 - c 1', '0-1 - c 2']],
    ],
    ['different new texts', '', 'A\n', 'B\n', [['0-0 ', '0-1 A', '0-1 B']]],
    [
      'a block after leading blank lines',
      '\n\nA a\n',
      '\n\nA a1\n',
      '\n\nA a2\n',
      [['1-2 A a', '1-2 A a1', '1-2 A a2']],
    ],
  ])('is in conflict over %s', (_, base, ours, theirs, expected) => {
    expect(contested(base, ours, theirs)).toEqual(expected);
  });

  it('has the blocks of one side in conflicts, and the other blocks of both sides', () => {
    const merged = mergeTexts(
      'A a\n\nB b\n\nC\n',
      'A a1\n\nB b1\n\nC\n',
      'A a2\n\nB b\n\nC\n\nN\n',
    );
    expect([merged.choose('ours'), merged.choose('theirs'), merged.choose('base')]).toEqual([
      'A a1\n\nB b1\n\nC\n\nN\n',
      'A a2\n\nB b1\n\nC\n\nN\n',
      'A a\n\nB b1\n\nC\n\nN\n',
    ]);
  });

  it('has a choice for each conflict, and the text as merged so far', () => {
    const merged = mergeTexts(
      'A a\n\nB b\n\n- c c\n- d d\n- e e\n',
      'A a1\n\nB b1\n\n- c c\n- d 1\n- e e\n',
      'A a2\n\nB b\n\n- c c\n- d 2\n- e e\n',
    );
    expect(merged.segments()).toEqual([
      { block: 0 },
      { text: 'B b1' },
      { text: '- c c' },
      { block: 1 },
      { text: '- e e' },
    ]);
    expect([
      merged.resolve(['theirs', { text: '- d both\n- d more' }]),
      merged.resolve([{ text: '' }, 'base']),
    ]).toEqual([
      'A a2\n\nB b1\n\n- c c\n- d both\n- d more\n- e e\n',
      'B b1\n\n- c c\n- d d\n- e e\n',
    ]);
  });

  it('is a conflict when it would exceed the maximum length of a text', () => {
    const [first, last] = ['a'.repeat(600_000), 'b'.repeat(600_000)];
    const merged = mergeTexts(
      'A\n\nB\n\nC\n',
      `A\n\n${first}\n\nB\n\nC\n`,
      `A\n\nB\n\n${last}\n\nC\n`,
    );
    expect([merged.text, merged.blocks.length, merged.choose('base')]).toEqual([
      undefined,
      1,
      'A\n\nB\n\nC\n',
    ]);
  });

  it.each([
    ['one block repeated', 'a\n\n'.repeat(30_000)],
    ['blocks all different', Array.from({ length: 15_000 }, (_, index) => `${index}\n\n`).join('')],
    ['one line repeated', '- a\n'.repeat(25_000)],
    ['lines below a list', `- a\n${'b\n'.repeat(50_000)}`],
    ['quotes in quotes', '>'.repeat(100_000)],
  ])(
    'is fast for 100 kB of %s',
    (_, base) => {
      const start = performance.now();
      const half = base.length / 2;
      mergeTexts(
        base,
        `x\n\n${base.slice(0, half)}\n\ny\n\n${base.slice(half)}`,
        `${base.slice(7, half - 9)}\n\nz\n\n${base.slice(half + 8)}w`,
      );
      expect(performance.now() - start).toBeLessThan(15_000);
    },
    TIMEOUT_MS,
  );
});

describe('the merge of any three texts', () => {
  it(
    'does not depend on which side is ours',
    () => {
      fc.assert(
        fc.property(trios(true), ({ base, ours, theirs }) => {
          const [one, other] = [mergeTexts(base, ours, theirs), mergeTexts(base, theirs, ours)];
          expect(other.text).toBe(one.text);
          expect(other.blocks).toEqual(
            one.blocks.map((blocks) => ({
              base: blocks.base,
              ours: blocks.theirs,
              theirs: blocks.ours,
            })),
          );
          expect([other.choose('theirs'), other.choose('base')]).toEqual([
            one.choose('ours'),
            one.choose('base'),
          ]);
          const choices = one.blocks.map((_, index) => (['ours', 'base'] as const)[index % 2]);
          expect([
            other.resolve(choices.map((side) => (side === 'ours' ? 'theirs' : 'base'))),
            other.segments(),
          ]).toEqual([one.resolve(choices.map((side) => side ?? 'base')), one.segments()]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'changes nothing when it is repeated',
    () => {
      fc.assert(
        fc.property(trios(true), ({ base, ours, theirs }) => {
          const { text } = mergeTexts(base, ours, theirs);
          if (text === undefined) return;
          expect([
            mergeTexts(base, text, theirs).text,
            mergeTexts(base, ours, text).text,
            mergeTexts(theirs, text, theirs).text,
          ]).toEqual([text, text, text]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'loses no line that a side added, and restores none that a side deleted',
    () => {
      fc.assert(
        fc.property(trios(false), ({ base, ours, theirs }) => {
          const { text } = mergeTexts(base, ours, theirs);
          if (text === undefined) return;
          const [before, one, other, after] = [base, ours, theirs, text].map(linesOf) as [
            Set<string>,
            Set<string>,
            Set<string>,
            Set<string>,
          ]; // four of four
          expect(
            [...one, ...other].filter((line) => !before.has(line) && !after.has(line)),
          ).toEqual([]);
          expect([...after].filter((line) => !one.has(line) && !other.has(line))).toEqual([]);
          const count = (all: string, line: string) =>
            all.split('\n').filter((here) => here === line).length;
          const gone = [...before].filter(
            (line) =>
              /\w/.test(line) &&
              ((!one.has(line) && count(theirs, line) <= count(base, line)) ||
                (!other.has(line) && count(ours, line) <= count(base, line))),
          );
          expect(gone.filter((line) => after.has(line))).toEqual([]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );
});
