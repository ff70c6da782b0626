/** Joins merged blocks into a text again, with merged gaps that keep the blocks separate. */
import { blocksOf, type TextBlock, textBlocksOf } from '../blocks.ts';
import { lineBlocksOf, linesOf } from '../blocks/lines.ts';
import type { MergeSide, ThreeWay } from './conflict.ts';
import { type BlockNode, topNodesOf } from './nodes.ts';

/**
 * A text in blocks. `lead` is the blank text before the first block; `skipped` is the number of
 * block indexes that it takes.
 */
export interface TextInBlocks {
  readonly lead: string;
  readonly skipped: number;
  readonly blocks: readonly TextBlock[];
  /** The blocks and tags, with those in containers. */
  readonly nodes: readonly BlockNode[];
}

/** A block of a merged text, or several that were merged by lines. */
export interface MergedBlock {
  readonly text: string;
  /** The index of the block, or of the last one, on each side that has it. */
  readonly at: Partial<ThreeWay<number>>;
}

/** A text that was joined from blocks. */
export interface JoinedText {
  readonly text: string;
  /** The index in the text where each block begins. */
  readonly starts: readonly number[];
}

const NEWLINE = /\r\n|\n|\r/g;

/** Splits a text into its leading blank text and its blocks. */
export function partsOf(text: string): TextInBlocks {
  const lineBlocks = lineBlocksOf(linesOf(text));
  const nodes = topNodesOf(text, lineBlocks);
  const [first, ...rest] = textBlocksOf(text, lineBlocks);
  if (!first) return { lead: '', skipped: 0, blocks: [], nodes };
  return first.text === ''
    ? { lead: first.gap, skipped: 1, blocks: rest, nodes }
    : { lead: '', skipped: 0, blocks: [first, ...rest], nodes };
}

/** Joins blocks into a text. */
export function joinedOf(
  merged: readonly MergedBlock[],
  parts: ThreeWay<TextInBlocks>,
): JoinedText {
  const blank = blankOf(parts);
  const pieces = [mergedGap(parts.base.lead, parts.ours.lead, parts.theirs.lead) ?? ''];
  const starts: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [index, block] of merged.entries()) {
    const next = merged[index + 1];
    const gap = next
      ? gapBetween(block, next, parts, blank)
      : (mergedGap(endOf(parts.base), endOf(parts.ours), endOf(parts.theirs)) ?? '');
    starts.push(length);
    pieces.push(block.text, gap);
    length += block.text.length + gap.length;
  }
  return { text: pieces.join(''), starts };
}

/** Returns a blank line with the line ending of the majority of the texts. */
const blankOf = (parts: ThreeWay<TextInBlocks>): string => {
  const crlf = [parts.base, parts.ours, parts.theirs].filter(
    ({ lead, blocks }) => lead.includes('\r\n') || blocks.some(({ gap }) => gap.includes('\r\n')),
  );
  return crlf.length > 1 ? '\r\n\r\n' : '\n\n';
};

const endOf = ({ blocks }: TextInBlocks): string | undefined => blocks.at(-1)?.gap;

/**
 * Returns the gap between two blocks: the gap after the first, or a blank line where the two would
 * become one block.
 */
function gapBetween(
  one: MergedBlock,
  other: MergedBlock,
  parts: ThreeWay<TextInBlocks>,
  blank: string,
): string {
  const gapAfter = (side: MergeSide): string | undefined => {
    const [at, { blocks }] = [one.at[side], parts[side]];
    return at === undefined || at === blocks.length - 1 ? undefined : blocks[at]?.gap;
  };
  const gap = mergedGap(gapAfter('base'), gapAfter('ours'), gapAfter('theirs')) ?? blank;
  if ((gap.match(NEWLINE)?.length ?? 0) > 1) return gap;
  const [before, after] = [blocksOf(one.text), blocksOf(other.text)];
  const cut = blocksOf(`${one.text}${gap}${other.text}`);
  const isKept =
    cut.length === before.length + after.length &&
    cut[before.length - 1]?.text === before.at(-1)?.text;
  return isKept ? gap : blank;
}

/**
 * Merges a gap: the changed one, or the longer where both sides changed it; undefined where it is
 * unknown.
 */
function mergedGap(
  base: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
): string | undefined {
  if (ours === undefined || theirs === undefined) return ours ?? theirs ?? base;
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  if (ours.length !== theirs.length) return ours.length > theirs.length ? ours : theirs;
  return ours > theirs ? ours : theirs;
}
