/**
 * Splits markdown into top-level blocks, and compares two texts block by block.
 *
 * It reads lines instead of using marked: marked changes line endings, takes over a minute for 200
 * kB of `- a` with text below each item, and throws on quotes nested thousands of levels deep.
 */
import { type LineBlock, lineBlocksOf, linesOf } from './blocks/lines.ts';
import { pairsWithin } from './merge/borders.ts';
import { type BlockNode, topNodesOf } from './merge/nodes.ts';

/** A block and the gap after it. The text is the concatenation of all blocks with their gaps. */
export interface TextBlock {
  /**
   * The block without its line ending. Empty for the first block of a text that begins with blank
   * lines.
   */
  readonly text: string;
  /** The line ending and the blank lines after the block. */
  readonly gap: string;
}

/** A block that differs between two texts. */
export interface BlockChange {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly before: string | null;
  readonly after: string | null;
  /** Its index among the blocks of the text before; null where it was added. */
  readonly was: number | null;
  /** Its index among the blocks of the text after; null where it was removed. */
  readonly at: number | null;
}

/** Returns the blocks of a text, in order. */
export const blocksOf = (markdown: string): TextBlock[] =>
  textBlocksOf(markdown, lineBlocksOf(linesOf(markdown)));

/** Returns the blocks of a text that was read into blocks of lines. */
export function textBlocksOf(markdown: string, blocks: readonly LineBlock[]): TextBlock[] {
  if (markdown === '') return [];
  const starts: { readonly at: number; readonly end: number }[] = blocks.map(({ lines }) => ({
    at: lines[0]?.at ?? 0,
    end: lines.at(-1)?.end ?? 0,
  }));
  if (starts[0]?.at !== 0) starts.unshift({ at: 0, end: 0 });
  return starts.map(({ at, end }, index) => ({
    text: markdown.slice(at, end),
    gap: markdown.slice(end, starts[index + 1]?.at),
  }));
}

/** A text in blocks, with the number of blocks before the first that has words. */
interface ReadText {
  readonly texts: readonly string[];
  readonly skipped: number;
  readonly nodes: readonly BlockNode[];
}

function readText(markdown: string): ReadText {
  const blocks = lineBlocksOf(linesOf(markdown));
  const texts = textBlocksOf(markdown, blocks).map(({ text }) => text);
  return { texts, skipped: texts.length - blocks.length, nodes: topNodesOf(markdown, blocks) };
}

/** Returns, for each block of a text, the index of its version in another, or -1. */
function blockPairs(before: ReadText, after: ReadText): number[] {
  const [ones, others] = [before, after].map(({ texts, skipped }) => texts.slice(skipped)) as [
    string[],
    string[],
  ]; // two of two
  const pairs = pairsWithin(ones, others, { before: before.nodes, after: after.nodes });
  const blank = before.skipped > 0 ? [after.skipped > 0 ? 0 : -1] : [];
  return [...blank, ...pairs.map((pair) => (pair < 0 ? pair : pair + after.skipped))];
}

/** Returns the blocks that differ between two texts, in order. Gaps are ignored. */
export function changedBlocks(before: string, after: string): BlockChange[] {
  const [one, other] = [readText(before), readText(after)];
  const [ones, others] = [one.texts, other.texts];
  const changes: BlockChange[] = [];
  let at = 0;
  const added = (to: number) => {
    for (; at < to; at++)
      if (others[at])
        changes.push({ kind: 'ADDED', before: null, after: others[at] ?? null, was: null, at });
  };
  for (const [was, index] of blockPairs(one, other).entries()) {
    const text = ones[was] ?? '';
    if (index >= 0) added(index);
    if (index < 0 && text)
      changes.push({ kind: 'REMOVED', before: text, after: null, was, at: null });
    else if (index >= 0 && text !== others[index])
      changes.push({ kind: 'CHANGED', before: text, after: others[index] ?? null, was, at });
    if (index >= 0) at = index + 1;
  }
  added(others.length);
  return changes;
}
