/**
 * Reads the blocks of a text with the blocks in them, and pairs those of two texts: containers
 * first, then the blocks in paired ones.
 */
import { type Line, type LineBlock, lineBlocksOf } from '../blocks/lines.ts';
import { hashOf } from '../content.ts';
import { cut, type Item, itemsIn, textOf, withoutQuote } from '../document/lines.ts';
import { tableIn } from '../document/table.ts';
import { pairsIn, tagOf } from '../document/tags.ts';
import { pairsOf } from './align.ts';

/** A block of a text. Its positions are indexes of top-level blocks and tags, or of lines. */
export interface BlockNode {
  /** The tag of a container, or the kind of another block. Only blocks of one name are paired. */
  readonly name: string;
  /** The text by which the block is paired. */
  readonly key: string;
  /** The whole text of the block. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The blocks in the block, and the range that they are in; undefined if it is no container. */
  readonly inside?: BlockContent | undefined;
}

/** The content of a container. It is read only where it is compared. */
interface BlockContent {
  readonly nodes: () => readonly BlockNode[];
  readonly from: number;
  readonly to: number;
}

/** The maximum depth of containers that are paired; deeper ones are parts of their containers. */
const MAX_DEPTH = 24;
/** The maximum length of the text by which a container is compared. */
const MAX_KEY_LENGTH = 4096;

/** Returns the top-level blocks of a text; positions are indexes of blocks and tags. */
export function topNodesOf(markdown: string, blocks: readonly LineBlock[]): BlockNode[] {
  const placed: Placed = {
    blocks,
    range: (first, last) => [first, last + 1],
    text: (first, last) =>
      markdown.slice(blocks[first]?.lines[0]?.at ?? 0, blocks[last]?.lines.at(-1)?.end ?? 0),
    leaf: () => undefined,
  };
  return siblingsIn(placed, pairsIn(blocks), { from: 0, to: blocks.length, depth: 0 });
}

/** Returns the blocks of lines, with items, quotes and rows; positions are indexes of lines. */
export const lineNodesOf = (lines: readonly string[]): BlockNode[] =>
  nodesIn(
    lines.map((line, index) => ({ text: line.replace(/\r$/, ''), at: index, end: index })),
    0,
  );

/** Sibling blocks, with those of nested containers, and functions of ranges of them. */
interface Placed {
  readonly blocks: readonly LineBlock[];
  readonly range: (first: number, last: number) => readonly [from: number, to: number];
  readonly text: (first: number, last: number) => string;
  /** Returns the blocks in a block that no tag encloses. */
  readonly leaf: (block: LineBlock) => BlockContent['nodes'] | undefined;
}

interface Siblings {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

function siblingsIn(
  placed: Placed,
  pairs: ReadonlyMap<number, number>,
  { from: start, to: end, depth }: Siblings,
): BlockNode[] {
  const nodes: BlockNode[] = [];
  for (let index = start; index < end; index++) {
    const block = placed.blocks[index];
    if (!block) continue;
    const last = pairs.get(index);
    const [from, to] = placed.range(index, last ?? index);
    const text = placed.text(index, last ?? index);
    if (last === undefined) {
      const inner = placed.leaf(block);
      const inside = inner && { nodes: inner, from, to };
      nodes.push({ name: inside ? block.kind : '', key: keyOf(text), text, from, to, inside });
      continue;
    }
    const [[, first], [rest]] = [placed.range(index, index), placed.range(last, last)];
    const own = textOf(block.lines);
    nodes.push({
      name: tagOf(own)?.name ?? '<details',
      key: keyOf(`${identityOf(own)}\n${last > index + 1 ? placed.text(index + 1, last - 1) : ''}`),
      text,
      from,
      to,
      inside: {
        nodes: contentReader(placed, pairs, { from: index + 1, to: last, depth: depth + 1 }),
        from: first,
        to: rest,
      },
    });
    index = last;
  }
  return nodes;
}

const contentReader =
  (placed: Placed, pairs: ReadonlyMap<number, number>, siblings: Siblings) => () =>
    siblings.depth <= MAX_DEPTH ? siblingsIn(placed, pairs, siblings) : [];

/** Returns the blocks of lines in a block. */
function nodesIn(lines: readonly Line[], depth: number): BlockNode[] {
  const blocks = lineBlocksOf(lines);
  const placed: Placed = {
    blocks,
    range: (first, last) => [
      blocks[first]?.lines[0]?.at ?? 0,
      (blocks[last]?.lines.at(-1)?.at ?? 0) + 1,
    ],
    text: (first, last) =>
      blocks
        .slice(first, last + 1)
        .map((block) => textOf(block.lines))
        .join('\n\n'),
    leaf: (block) => (depth < MAX_DEPTH ? partsIn(block, depth + 1) : undefined),
  };
  return siblingsIn(placed, pairsIn(blocks), { from: 0, to: blocks.length, depth });
}

/** Returns the items of a list, the blocks of a quote or the rows of a table; else undefined. */
function partsIn({ kind, lines }: LineBlock, depth: number): BlockContent['nodes'] | undefined {
  switch (kind) {
    case 'list':
      return () => itemsIn(lines).map((item) => itemNodeOf(item, depth));
    case 'quote':
      return () => nodesIn(lines.map(withoutQuote), depth);
    case 'html':
      return /^\s*<table[\s>]/i.test(lines[0]?.text ?? '') ? () => htmlRowsIn(lines) : undefined;
    case 'paragraph': {
      const start = tableIn(lines);
      return start === undefined
        ? undefined
        : () => lines.slice(start).map((line) => partOf('row', [line]));
    }
    default:
      return undefined;
  }
}

const itemNodeOf = ({ lines, content: [first, ...rest] }: Item, depth: number): BlockNode => {
  const task = /^[ \t]*\[[ xX]\][ \t]+(?=\S)/.exec(first?.text ?? '');
  const content = first ? [cut(first, task?.[0].length ?? 0), ...rest] : [];
  return {
    ...partOf('item', lines),
    key: keyOf(textOf(content)),
    inside: { ...rangeOf(lines), nodes: () => nodesIn(content, depth) },
  };
};

/** Returns the rows of a table in HTML whose tags begin and end lines. */
function htmlRowsIn(lines: readonly Line[]): BlockNode[] {
  const rows: BlockNode[] = [];
  let open: number | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (/^\s*<tr[\s>]/i.test(text)) open = index;
    if (open === undefined || !/<\/tr>\s*$/i.test(text)) continue;
    rows.push(partOf('row', lines.slice(open, index + 1)));
    open = undefined;
  }
  return rows;
}

const rangeOf = (lines: readonly Line[]) => ({
  from: lines[0]?.at ?? 0,
  to: (lines.at(-1)?.at ?? 0) + 1,
});

function partOf(name: string, lines: readonly Line[]): BlockNode {
  const text = textOf(lines);
  return { name, key: keyOf(text), text, ...rangeOf(lines) };
}

/** Returns a text that is equal for equal texts only, and short enough to be compared by words. */
const keyOf = (text: string): string =>
  text.length > MAX_KEY_LENGTH ? `${text.slice(0, MAX_KEY_LENGTH)}\n${hashOf(text)}` : text;

/** The attributes of tags whose values few other tags share. */
const IDENTITY = /\b(?:title|date|url|src|spec|path|name|schemas|description)="([^"]*)"/g;

/** Returns the words by which a tag differs from others, such as the title of a tab. */
function identityOf(tag: string): string {
  const { name, rest } = tagOf(tag) ?? {};
  if (name === undefined) return tag;
  return name === 'if'
    ? (rest ?? '')
    : [...tag.matchAll(IDENTITY)].map(([, value]) => value).join(' ');
}

/** Returns, for each block, the index of its version among other blocks, or -1. */
export function nodePairs(before: readonly BlockNode[], after: readonly BlockNode[]): number[] {
  const pairs = pairsOf(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return pairs.map((pair, index) => (after[pair]?.name === before[index]?.name ? pair : -1));
}
