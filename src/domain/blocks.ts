/**
 * Splits markdown into top-level blocks, and compares two texts block by block.
 *
 * It reads lines instead of using marked: marked changes line endings, takes over a minute for 200
 * kB of `- a` with text below each item, and throws on quotes nested thousands of levels deep.
 */
import { lineBlocksOf, linesOf } from './blocks/lines.ts';
import { pairsOf } from './merge/align.ts';

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
export function blocksOf(markdown: string): TextBlock[] {
  if (markdown === '') return [];
  const starts: { readonly at: number; readonly end: number }[] = lineBlocksOf(
    linesOf(markdown),
  ).map(({ lines }) => ({ at: lines[0]?.at ?? 0, end: lines.at(-1)?.end ?? 0 }));
  if (starts[0]?.at !== 0) starts.unshift({ at: 0, end: 0 });
  return starts.map(({ at, end }, index) => ({
    text: markdown.slice(at, end),
    gap: markdown.slice(end, starts[index + 1]?.at),
  }));
}

/** Returns the blocks that differ between two texts, in order. Gaps are ignored. */
export function changedBlocks(before: string, after: string): BlockChange[] {
  const [ones, others] = [
    blocksOf(before).map(({ text }) => text),
    blocksOf(after).map(({ text }) => text),
  ];
  const changes: BlockChange[] = [];
  let at = 0;
  const added = (to: number) => {
    for (; at < to; at++)
      if (others[at])
        changes.push({ kind: 'ADDED', before: null, after: others[at] ?? null, was: null, at });
  };
  for (const [was, index] of pairsOf(ones, others).entries()) {
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
