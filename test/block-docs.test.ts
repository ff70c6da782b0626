// Specifies the samples of blocks, inlines and marks, which docs/reference/blocks.md and the demo
// site show.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { blockSamples } from '../prisma/seed/samples/blocks.ts';
import { inlineSamples, markSamples } from '../prisma/seed/samples/inlines.ts';
import { samples } from '../prisma/seed/samples/page.ts';
import { blocksErrors, nameOf } from '../scripts/block-docs.ts';
import { htmlOfSample, linesOfHtml } from '../scripts/sample-html.ts';
import { documentSchema } from '../src/domain/document-json/schema.ts';
import { documentOf } from '../src/domain/document-json.ts';
import { editBlocks, sourceOf } from '../src/domain/document/edit.ts';
import { type Block, type Inline, type Mark, nodesOf } from '../src/domain/document/model.ts';
import { readBlocks } from '../src/domain/document/read.ts';
import { BLOCK_TYPE_NAMES, INLINE_TYPE_NAMES } from '../src/domain/document/type-names.ts';

/** All types of marks; another one does not compile without an entry. */
const MARK_TYPES: Readonly<Record<Mark['type'], true>> = {
  bold: true,
  italic: true,
  strikethrough: true,
  code: true,
  keyboard: true,
  superscript: true,
  subscript: true,
  color: true,
};

const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...blocksIn(nodesOf(block))]);

/** Returns the inlines of a paragraph with those in them. */
const inlinesOf = (block: Block | undefined): Inline[] => {
  const withNodes = (inline: Inline): Inline[] => [
    inline,
    ...('nodes' in inline ? inline.nodes.flatMap(withNodes) : []),
  ];
  return block?.type === 'paragraph' ? block.inlines.flatMap(withNodes) : [];
};

/** Returns the types of the first block of a text and of the blocks in it. */
const typesIn = (markdown: string): string[] => {
  const [first] = readBlocks(markdown);
  return first ? blocksIn([first]).map(({ type }) => type) : [];
};

const titled = <Type extends string>(
  list: readonly { readonly title: string; readonly markdown: string; readonly type: Type }[],
) => list.map((sample) => [sample.title, sample] as const);

describe('the samples', () => {
  it('have every type of block, inline and mark', () => {
    const typesOf = (list: readonly { readonly type: string }[]) =>
      [...new Set(list.map(({ type }) => type))].sort();
    expect(typesOf(blockSamples)).toEqual(Object.keys(BLOCK_TYPE_NAMES).sort());
    expect(typesOf(inlineSamples)).toEqual(Object.keys(INLINE_TYPE_NAMES).sort());
    expect(typesOf(markSamples)).toEqual(Object.keys(MARK_TYPES).sort());
  });

  it('have distinct titles and markdown', () => {
    for (const texts of [samples.map(nameOf), samples.map(({ markdown }) => markdown)])
      expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(titled(blockSamples))('read as blocks of their type: %s', (_, { type, markdown }) => {
    const types = typesIn(markdown);
    expect(types).toContain(type);
    expect(types.includes('unknown')).toBe(type === 'unknown');
    expect(readBlocks(markdown)).toHaveLength(1);
  });

  it.each(titled(inlineSamples))('read as inlines of their type: %s', (_, { type, markdown }) => {
    const types = inlinesOf(readBlocks(markdown)[0]).map((inline) => inline.type);
    expect(types).toContain(type);
    expect(types.includes('unknown-inline')).toBe(type === 'unknown-inline');
  });

  it.each(titled(markSamples))('read as marks of their type: %s', (_, { type, markdown }) => {
    const inlines = inlinesOf(readBlocks(markdown)[0]);
    const marks = inlines.flatMap((inline) => (inline.type === 'text' ? inline.marks : []));
    expect(new Set(marks.map((mark) => mark.type))).toEqual(new Set([type]));
    expect(inlines.every((inline) => inline.type === 'text')).toBe(true);
  });

  it.each(titled(samples))(
    'stay byte for byte when each block replaces itself: %s',
    (_, { markdown }) => {
      const blocks = blocksIn(readBlocks(markdown)).filter(({ type }) => type !== 'image');
      for (const block of blocks)
        expect(
          editBlocks(markdown, [
            { kind: 'replace', key: block.id, markdown: sourceOf(markdown, block) },
          ]),
        ).toEqual({ text: markdown });
    },
  );

  it('have JSON of the schema of documents', () => {
    const validate = new Ajv2020().compile(documentSchema);
    for (const { markdown } of samples)
      expect([validate(JSON.parse(JSON.stringify(documentOf(markdown)))), markdown]).toEqual([
        true,
        markdown,
      ]);
  });

  it('have HTML without template tags', () => {
    for (const sample of samples) expect(htmlOfSample(sample)).not.toMatch(/\{%|%\}|&#x7B;%/);
  });
});

describe('the page of blocks', () => {
  it('is current, with a picture of each sample', async () => {
    expect(await blocksErrors()).toBe('');
  });

  it('has a section with the markdown, the HTML and the picture of each sample', () => {
    const page = readFileSync(new URL('../docs/reference/blocks.md', import.meta.url), 'utf8');
    const starts = samples.map(({ title }) => page.indexOf(`\n### ${title}\n\n`));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const [index, sample] of samples.entries()) {
      const section = page.slice(starts[index], starts[index + 1]);
      for (const part of [
        sample.purpose,
        sample.markdown,
        linesOfHtml(htmlOfSample(sample)),
        `](blocks/${nameOf(sample)}.png)`,
      ])
        expect(section).toContain(part);
    }
  });

  it('breaks HTML into lines, but not code and text', () => {
    expect(
      linesOfHtml('<ul><li>a <b>b</b></li></ul><pre><code>c\n<span>d</span></code></pre><hr>'),
    ).toBe('<ul>\n  <li>a <b>b</b></li>\n</ul>\n<pre><code>c\n<span>d</span></code></pre>\n<hr>');
  });
});
