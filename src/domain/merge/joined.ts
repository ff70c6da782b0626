/** Joins merged blocks into a text again, with merged gaps that keep the blocks separate. */
import { type Block, blocksOf } from '../blocks.ts';
import type { MergeSide, ThreeWay } from './conflict.ts';

/**
 * A text in blocks. `lead` is the blank text before the first block; `skipped` is the number of
 * block indexes that it takes.
 */
export interface TextInBlocks {
  readonly lead: string;
  readonly skipped: number;
  readonly blocks: readonly Block[];
}

/** A block of a merged text, with its index on each side that has it. */
export interface MergedBlock {
  readonly text: string;
  readonly at: Partial<ThreeWay<number>>;
}

const NEWLINE = /\r\n|\n|\r/g;

/** Splits a text into its leading blank text and its blocks. */
export function partsOf(text: string): TextInBlocks {
  const [first, ...rest] = blocksOf(text);
  if (!first) return { lead: '', skipped: 0, blocks: [] };
  return first.text === ''
    ? { lead: first.gap, skipped: 1, blocks: rest }
    : { lead: '', skipped: 0, blocks: [first, ...rest] };
}

/** Joins blocks into a text. */
export function joinedOf(merged: readonly MergedBlock[], parts: ThreeWay<TextInBlocks>): string {
  const blank = blankOf(parts);
  const pieces = [mergedGap(parts.base.lead, parts.ours.lead, parts.theirs.lead) ?? ''];
  for (const [index, block] of merged.entries()) {
    const next = merged[index + 1];
    pieces.push(
      block.text,
      next
        ? gapBetween(block, next, parts, blank)
        : (mergedGap(endOf(parts.base), endOf(parts.ours), endOf(parts.theirs)) ?? ''),
    );
  }
  return pieces.join('');
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
  const cut = blocksOf(`${one.text}${gap}${other.text}`);
  return cut.length === 2 && cut[0]?.text === one.text ? gap : blank;
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
