// Specifies edits of blocks in a text: where they go, and that nothing else changes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlockOperation, editBlocks, sourceOf } from '../../../src/domain/document/edit.ts';
import { type Block, nodesOf } from '../../../src/domain/document/model.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { countCases } from '../../case-count.ts';
import { markdown } from '../markdown/texts.ts';

const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...allBlocks(nodesOf(block))]);

/** Returns the key of the first block with a source. */
const keyOf = (text: string, source: string): string =>
  allBlocks(readBlocks(text)).find((block) => sourceOf(text, block) === source)?.id ?? 'no block';

describe('the line endings of an edit', () => {
  it.each([
    ['those of the text', 'a\r\n\r\nb\r\n', 'c\nd', 'c\r\nd\r\n\r\nb\r\n'],
    ['their own in a text that has several', 'a\r\n\nb\n', 'c\nd\r\ne', 'c\nd\r\ne\r\n\nb\n'],
  ])('are %s', (_, text, markdown, edited) => {
    expect(editBlocks(text, [{ kind: 'replace', key: keyOf(text, 'a'), markdown }])).toEqual({
      text: edited,
    });
  });
});

describe('an edit of blocks', () => {
  const text = '- a\n- b\n\n  c\n\n> q\n> r\n\n{% hint %}\nx\n{% endhint %}\n\n    code\n';
  const key = (source: string) => keyOf(text, source);
  it.each<[string, BlockOperation[], string]>([
    [
      'replaces a block of a list item with its indentation',
      [{ kind: 'replace', key: key('c'), markdown: '\nd\ne\n\nf\n' }],
      text.replace('  c', '  d\n  e\n\n  f'),
    ],
    [
      'keeps the spaces at the end of a line',
      [{ kind: 'replace', key: key('c'), markdown: 'd  \n\n \n' }],
      text.replace('  c', '  d  '),
    ],
    [
      'inserts after a block of a quote with its markers',
      [{ kind: 'insert', markdown: 'd\n\n- e', position: { kind: 'after', key: key('q\nr') } }],
      text.replace('> r', '> r\n>\n> d\n>\n> - e'),
    ],
    [
      'inserts before an item of a list',
      [{ kind: 'insert', markdown: '- z', position: { kind: 'before', key: key('- a') } }],
      `- z\n\n${text}`,
    ],
    [
      'inserts two blocks at one position in their order',
      [
        { kind: 'insert', markdown: 'd', position: { kind: 'after', key: key('x') } },
        { kind: 'insert', markdown: 'e', position: { kind: 'after', key: key('x') } },
      ],
      text.replace('x', 'x\n\nd\n\ne'),
    ],
    ['deletes an item', [{ kind: 'delete', key: key('- a') }], text.replace('- a\n', '')],
    [
      'deletes a block and the gap after it',
      [{ kind: 'delete', key: key('> q\n> r') }],
      text.replace('> q\n> r\n\n', ''),
    ],
    [
      'moves code out of its place, with its indentation',
      [
        {
          kind: 'move',
          key: key('    code'),
          position: { kind: 'into', key: key('{% hint %}\nx\n{% endhint %}') },
        },
      ],
      text.replace('\n\n    code', '').replace('x', 'x\n\n    code'),
    ],
  ])('%s', (_, operations, expected) => {
    expect(editBlocks(text, operations)).toEqual({ text: expected });
  });

  it('puts a block into an empty one, and into an empty text', () => {
    const empty = '{% hint %}\n{% endhint %}';
    expect([
      editBlocks(empty, [
        { kind: 'insert', markdown: 'a', position: { kind: 'into', key: keyOf(empty, empty) } },
      ]),
      editBlocks('', [{ kind: 'insert', markdown: 'a', position: { kind: 'end' } }]),
    ]).toEqual([{ text: '{% hint %}\n\na\n\n{% endhint %}' }, { text: 'a' }]);
  });

  it('keeps Windows line endings', () => {
    expect(
      editBlocks('a\r\n\r\nb\r\n', [
        {
          kind: 'insert',
          markdown: 'c\nd',
          position: { kind: 'after', key: keyOf('a\n\nb', 'a') },
        },
      ]),
    ).toEqual({ text: 'a\r\n\r\nc\r\nd\r\n\r\nb\r\n' });
  });

  it('changes nothing but the block: replaced by itself, a text stays as it was', () => {
    fc.assert(
      fc.property(markdown, fc.nat(), (source, pick) => {
        const blocks = readBlocks(source);
        const block = blocks[pick % Math.max(1, blocks.length)];
        if (!block || block.end > source.trimEnd().length) return;
        const own = sourceOf(source, block);
        const edited = editBlocks(source, [{ kind: 'replace', key: block.id, markdown: own }]);
        expect(edited).toEqual({ text: source });
      }),
      { numRuns: countCases({ usual: 200, all: 2000 }) },
    );
  });

  it('of several blocks keeps all others byte for byte', () => {
    const blocks = fc.array(
      fc.constantFrom('# A', 'b\nc', '```\nd\n```', '> f', '{% hint %}\ng\n{% endhint %}'),
      {
        minLength: 2,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(blocks, fc.array(fc.nat(7), { maxLength: 4 }), (sources, picks) => {
        const source = sources.join('\n\n');
        const read = readBlocks(source);
        const chosen = new Set(picks.map((pick) => pick % read.length));
        const operations = [...chosen].map(
          (index): BlockOperation => ({
            kind: 'replace',
            key: read[index]?.id ?? '',
            markdown: `new ${index}`,
          }),
        );
        expect(editBlocks(source, operations)).toEqual({
          text: sources
            .map((each, index) => (chosen.has(index) ? `new ${index}` : each))
            .join('\n\n'),
        });
      }),
      { numRuns: countCases({ usual: 200, all: 2000 }) },
    );
  });
});
