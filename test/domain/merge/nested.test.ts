// Specifies the merge of documents of all types of blocks, with blocks in blocks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, nodesOf } from '../../../src/domain/document/model.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { mergeTexts } from '../../../src/domain/merge/text.ts';
import { countCases } from '../../case-count.ts';
import {
  distinctDocuments,
  editedTrios,
  markdownOf,
  pathsIn,
  type Path,
  type Sample,
  sampleAt,
  withInserted,
  withSamples,
  wordedPaths,
} from './documents.ts';

/** The number of pairs of edits; `npm run test:deep` uses more. */
const PAIRS = countCases({ usual: 100, all: 1000, deep: 40_000 });
const RUNS = { numRuns: PAIRS };
const TIMEOUT_MS = 60_000 + 60 * PAIRS;

const sides = ['base', 'ours', 'theirs'] as const;
/** Returns the lines of a text that have words; rows of a table are lines of their own. */
const linesIn = (text: string) =>
  text.split(/\n|(?=<tr>)|(?<=<\/tr>)/).filter((line) => /\w/.test(line));

/** Returns the tags of a text without a partner, as they are written. */
function straysIn(text: string): string[] {
  const visit = (block: Block): string[] => [
    ...(block.type === 'unknown' && STRAY.test(block.source.trim()) ? [block.source.trim()] : []),
    ...nodesOf(block).flatMap(visit),
  ];
  return readBlocks(text).flatMap(visit);
}

/**
 * Returns the tags of a range of lines whose partner is not in it. A range can begin within a list
 * item, so that it is no document of its own.
 */
function unpairedIn(lines: string): string[] {
  const tags = [...lines.matchAll(/\{% (end)?(\w[\w-]*)[^\n]*?%\}|<(\/?)(details)[^>]*>/g)];
  const nameOf = ([, , name, , element]: RegExpMatchArray) => name ?? element ?? '';
  const isEnd = ([, end, , slash]: RegExpMatchArray) => end !== undefined || slash === '/';
  const closed = new Set([...CONTAINERS, ...tags.filter(isEnd).map(nameOf)]);
  const open: RegExpMatchArray[] = [];
  const unpaired: RegExpMatchArray[] = [];
  for (const tag of tags.filter((each) => closed.has(nameOf(each)))) {
    const last = open.at(-1);
    if (!isEnd(tag)) open.push(tag);
    else if (last && nameOf(last) === nameOf(tag)) open.pop();
    else unpaired.push(tag);
  }
  return [...unpaired, ...open].map(([tag]) => tag);
}

/** The names of tags that always have an end. */
const CONTAINERS = [
  ...['hint', 'tabs', 'tab', 'stepper', 'step', 'columns', 'column', 'updates', 'update'],
  ...['if', 'code', 'details'],
];

/** A tag that begins or ends a container, and is alone; `elif` and `else` do neither. */
const STRAY = /^(?:\{% (?!el)[^\n]*|<\/?details[\s\S]*)$/;

/** Returns a document with a word added to a block, and to another. */
const withWord = (document: Sample, path: Path, word: string): Sample =>
  withSamples(document, path, (sample) => [{ ...sample, words: `${sample.words} ${word}` }]);

/** Returns whether a path is that of a block, or of a block in it. */
const isWithin = (path: Path, container: Path): boolean =>
  container.every((index, level) => path[level] === index);

/** Returns the item whose marker is on the first line of a block, if there is one. */
function itemOfFirstLine(document: Sample, path: Path): Path | undefined {
  const end = path.findLastIndex((index) => index > 0) + 1;
  return path
    .map((_, length) => path.slice(0, length))
    .find((own) => own.length >= end && /item|task/.test(sampleAt(document, own)?.kind ?? ''));
}

/**
 * Returns whether a block is the first branch of a condition, and another one a branch of it. With
 * the first branch goes its tag, which the next one gets in place of `elif`.
 */
const isBranchBeside = (document: Sample, path: Path, other: Path): boolean =>
  sampleAt(document, path)?.kind === 'branch' &&
  path.at(-1) === 0 &&
  other.length === path.length &&
  isWithin(other, path.slice(0, -1));

describe('a container that one side moves within a list item', () => {
  it('is in conflict as a whole with a change in it, where its tag is on the line of the marker', () => {
    const [words, added] = ['one two three four five', 'one two three four five six'];
    const embed = (text: string) =>
      `{% embed url="https://video.test/1" %}\n  ${text}\n  {% endembed %}`;
    const inTag = (list: string) => `{% strange a="seven" %}\n${list}\n{% endstrange %}\n`;
    const [first, last] = [
      (text: string) => `- ${embed(text)}\n\n  ---`,
      `- ---\n\n  ${embed(words)}`,
    ];
    const merged = mergeTexts(inTag(first(words)), inTag(last), inTag(first(added)));
    expect(
      merged.blocks.map(({ base, ours, theirs }) => [base.text, ours.text, theirs.text]),
    ).toEqual([[first(words), last, first(added)]]);
    expect(sides.map(merged.choose)).toEqual([first(words), last, first(added)].map(inTag));
  });

  it('is in conflict as a whole with a change of code, whose fence is not cut', () => {
    const item = (code: string, ...rest: string[]) =>
      [`- {% code title="a.js" %}\n  \`\`\`js\n  ${code}\n  \`\`\`\n  {% endcode %}`, ...rest].join(
        '\n\n  ',
      );
    const [quote, table] = ['> one two three four', '| five six seven | B |\n  | --- | --- |'];
    const texts = {
      base: item('const a = 1;', quote, table),
      ours: item('const a = 1, b = 2;', table),
      theirs: item(
        'const a = 1;',
        table,
        `{% hint style="info" icon="seven" %}\n  ${quote}\n  {% endhint %}`,
      ),
    };
    const merged = mergeTexts(`${texts.base}\n`, `${texts.ours}\n`, `${texts.theirs}\n`);
    expect(
      merged.blocks.map(({ base, ours, theirs }) => ({
        base: base.text,
        ours: ours.text,
        theirs: theirs.text,
      })),
    ).toEqual([texts]);
  });
});

describe('a merge of lists and blocks that are written alike', () => {
  it('combines a change of an item and a paragraph that splits the list after it', () => {
    const [items, rest] = ['- one two three\n- nine ten', '- four five six\n- seven eight'];
    const changed = items.replace('three', 'three more');
    const merged = mergeTexts(
      `${items}\n${rest}\n`,
      `${changed}\n${rest}\n`,
      `${items}\n\nA paragraph.\n\n${rest}\n`,
    );
    expect(merged.text).toBe(`${changed}\n\nA paragraph.\n\n${rest}\n`);
  });

  it('combines a change of an item and the deletion of a paragraph that joins two lists', () => {
    const lists = (before: string, between: string, after: string) =>
      `${before}\n\n${between}${after}\n- seven eight nine\n`;
    const [one, other] = ['- one two three', '- four five six'];
    const base = lists(one, 'A paragraph.\n\n', other);
    const merge = (before: string, after: string) =>
      mergeTexts(base, lists(before, 'A paragraph.\n\n', after), lists(one, '', other)).text;
    expect(merge(`${one} more`, other)).toBe(lists(`${one} more`, '', other));
    expect(merge(one, `${other} more`)).toBe(lists(one, '', `${other} more`));
  });

  it('shows no tag alone in a conflict over an item that moved and was changed', () => {
    const cards = (...rows: string[]) =>
      `<table><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table>`;
    const first = cards('one two', 'three four');
    const item = (last: string) =>
      `1. {% strange a="b" %}\n   five six seven\n   {% endstrange %}\n\n   ${last}`;
    const other = `1. <table>\n   <tr><td>eight</td></tr>\n   </table>\n\n   ${cards('nine ten')}`;
    const [rows, changed] = [cards('a b c', 'd e f', 'g h i'), cards('a b c', 'd e f', 'g h i j')];
    const merged = mergeTexts(
      `${first}\n\n${item(rows)}\n${other}\n`,
      `${first}\n\n${item(changed)}\n${other}\n`,
      `{% hint style="info" %}\n${first}\n{% endhint %}\n\n${other}\n${item(rows)}\n`,
    );
    expect(merged.text).toBeUndefined();
    expect(sides.map((side) => straysIn(merged.choose(side)))).toEqual([[], [], []]);
  });

  it('pairs references to OpenAPI schemas by the schemas', () => {
    const schemas = (names: string) =>
      `{% openapi-schemas spec="pets" schemas="${names}" %}\n{% endopenapi-schemas %}\n`;
    const details = (...blocks: string[]) =>
      `<details>\n\n<summary>Models</summary>\n\n${blocks.join('\n')}\n</details>\n`;
    const merged = mergeTexts(
      details(schemas('Cat'), schemas('Dog,Puppy')),
      details(schemas('Cat'), schemas('Dog,Puppy,Hound')),
      details(schemas('Dog,Puppy')),
    );
    expect(merged.text).toBe(details(schemas('Dog,Puppy,Hound')));
  });
});

describe('the merge of any documents', () => {
  it(
    'does not depend on which side is ours',
    () => {
      fc.assert(
        fc.property(editedTrios, ({ base, ours, theirs }) => {
          const [one, other] = [mergeTexts(base, ours, theirs), mergeTexts(base, theirs, ours)];
          expect(other.text).toBe(one.text);
          expect(other.blocks).toEqual(
            one.blocks.map((block) => ({
              base: block.base,
              ours: block.theirs,
              theirs: block.ours,
            })),
          );
          expect([other.choose('theirs'), other.choose('base'), other.segments()]).toEqual([
            one.choose('ours'),
            one.choose('base'),
            one.segments(),
          ]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'loses no line that a side added, and adds none',
    () => {
      fc.assert(
        fc.property(editedTrios, ({ base, ours, theirs }) => {
          const merged = mergeTexts(base, ours, theirs);
          const before = new Set(linesIn(base));
          const known = new Set([...linesIn(ours), ...linesIn(theirs)]);
          for (const side of ['ours', 'theirs'] as const) {
            const added = linesIn(side === 'ours' ? ours : theirs).filter((l) => !before.has(l));
            const after = new Set(linesIn(merged.text ?? merged.choose(side)));
            const inConflict = new Set(merged.blocks.flatMap((block) => linesIn(block[side].text)));
            expect(added.filter((line) => !after.has(line) && !inConflict.has(line))).toEqual([]);
            expect([...after].filter((line) => !known.has(line) && !before.has(line))).toEqual([]);
          }
          if (merged.text !== undefined)
            expect(linesIn(merged.text).filter((line) => !known.has(line))).toEqual([]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'cuts no container, in the result or in a conflict',
    () => {
      fc.assert(
        fc.property(editedTrios, ({ base, ours, theirs }) => {
          const merged = mergeTexts(base, ours, theirs);
          const known = new Set([base, ours, theirs].flatMap(straysIn));
          const texts = merged.text === undefined ? sides.map(merged.choose) : [merged.text];
          expect(texts.flatMap(straysIn).filter((stray) => !known.has(stray))).toEqual([]);
          const ranges = merged.blocks.flatMap((block) => sides.map((side) => block[side].text));
          expect(ranges.flatMap(unpairedIn).filter((tag) => !known.has(tag))).toEqual([]);
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
        fc.property(editedTrios, ({ base, ours, theirs }) => {
          const { text } = mergeTexts(base, ours, theirs);
          if (text === undefined) return;
          expect([mergeTexts(base, text, theirs).text, mergeTexts(base, ours, text).text]).toEqual([
            text,
            text,
          ]);
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'combines changes of any two blocks',
    () => {
      fc.assert(
        fc.property(distinctDocuments, fc.nat(), fc.nat(), (document, one, other) => {
          const paths = wordedPaths(document);
          const [ours, theirs] = [paths[one % paths.length], paths[other % paths.length]];
          if (!ours || !theirs || ours === theirs) return;
          const merged = mergeTexts(
            markdownOf(document),
            markdownOf(withWord(document, ours, 'ours')),
            markdownOf(withWord(document, theirs, 'theirs')),
          );
          expect(merged.text ?? merged.blocks).toBe(
            markdownOf(withWord(withWord(document, ours, 'ours'), theirs, 'theirs')),
          );
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'combines a change of a block and another block that is inserted or deleted',
    () => {
      fc.assert(
        fc.property(distinctDocuments, fc.nat(), fc.nat(), fc.nat(), (document, ...numbers) => {
          const [one, other, how] = numbers;
          const words = wordedPaths(document);
          const all = pathsIn(document, () => true);
          const [changed, place] = [words[one % words.length], all[other % all.length]];
          if (!changed || !place || isWithin(changed, place) || isWithin(place, changed)) return;
          // The marker of an item would move to another block of it.
          const item = itemOfFirstLine(document, place);
          if (item && isWithin(changed, item)) return;
          if (isBranchBeside(document, place, changed)) return;
          const edit = (sample: Sample) =>
            how % 2 === 0
              ? withSamples(sample, place, () => [])
              : withInserted(sample, place, 'theirs');
          const merged = mergeTexts(
            markdownOf(document),
            markdownOf(withWord(document, changed, 'ours')),
            markdownOf(edit(document)),
          );
          expect(merged.text ?? merged.blocks).toBe(
            markdownOf(edit(withWord(document, changed, 'ours'))),
          );
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'is in conflict over a deleted container and a change in it',
    () => {
      fc.assert(
        fc.property(distinctDocuments, fc.nat(), (document, one) => {
          const changed = wordedPaths(document).filter(({ length }) => length > 1);
          const path = changed[one % changed.length];
          if (!path) return;
          const container = path.slice(0, 1 + (one % (path.length - 1)));
          const word = 'theirs';
          const merged = mergeTexts(
            markdownOf(document),
            markdownOf(withSamples(document, container, () => [])),
            markdownOf(withWord(document, path, word)),
          );
          expect(merged.text).toBeUndefined();
        }),
        RUNS,
      );
    },
    TIMEOUT_MS,
  );
});
