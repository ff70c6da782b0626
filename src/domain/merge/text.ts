/** Merges three markdown texts by blocks, and by lines within a block that both sides changed. */
import { MAX_TEXT_LENGTH } from '../content.ts';
import type { BlockRange, ConflictBlock, MergeSide, ThreeWay } from './conflict.ts';
import { joinedOf, type MergedBlock, type TextInBlocks, partsOf } from './joined.ts';
import { type ContestedBlocks, type MergePiece, piecesOf } from './pieces.ts';

/** The result of merging a text. */
export interface MergedText {
  /** The merged text; undefined while there are conflicts. */
  readonly text: string | undefined;
  /** The conflicting ranges. */
  readonly blocks: readonly ConflictBlock[];
  /** Returns the text with the blocks of one side at each conflict. */
  readonly choose: (side: MergeSide) => string;
}

/** Merges the changes of two sides to a text. Swapping the sides returns the same text. */
export function mergeTexts(base: string, ours: string, theirs: string): MergedText {
  const merged = mergeOnce(base, ours, theirs);
  if (merged.text === undefined) return merged;
  const isSafe =
    isUnambiguous(base, ours, theirs, merged.text) &&
    isRepeatable(base, merged.text, theirs, merged.text) &&
    isRepeatable(base, ours, merged.text, merged.text);
  return isSafe && Buffer.byteLength(merged.text) <= MAX_TEXT_LENGTH
    ? merged
    : wholeConflict(base, ours, theirs);
}

/**
 * Returns whether a merge with its own result returns that result. One that does not is ambiguous,
 * for example with repeated blocks that were reordered.
 */
const isRepeatable = (base: string, ours: string, theirs: string, text: string): boolean =>
  mergeOnce(base, ours, theirs).text === text && isUnambiguous(base, ours, theirs, text);

/**
 * Returns whether the merged text has each line that a side added, and none that one side deleted
 * everywhere and the other side only kept or moved. Otherwise blocks were matched wrongly, as can
 * happen around repeated blocks: an edited block looks like one that was deleted and inserted.
 */
function isUnambiguous(base: string, ours: string, theirs: string, text: string): boolean {
  const [before, one, other, after] = [base, ours, theirs, text].map(countLines) as [
    LineCounts,
    LineCounts,
    LineCounts,
    LineCounts,
  ];
  for (const line of [...one.keys(), ...other.keys()])
    if (!before.has(line) && !after.has(line)) return false;
  for (const [line, count] of before) {
    if (!after.has(line)) continue;
    const [inOne, inOther] = [one.get(line) ?? 0, other.get(line) ?? 0];
    if ((inOne === 0 && inOther <= count) || (inOther === 0 && inOne <= count)) return false;
  }
  return true;
}

type LineCounts = ReadonlyMap<string, number>;

/** Returns how often a text has each of its lines that have words. */
function countLines(text: string): LineCounts {
  const counts = new Map<string, number>();
  for (const line of text.split('\n'))
    if (/[\p{L}\p{N}]/u.test(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function mergeOnce(base: string, ours: string, theirs: string): MergedText {
  if (ours === theirs || theirs === base) return mergedAs(ours);
  if (ours === base) return mergedAs(theirs);
  // The sides are ordered, so that of several possible alignments both orders choose the same.
  return ours < theirs
    ? mergeParts({ base: partsOf(base), ours: partsOf(ours), theirs: partsOf(theirs) })
    : swapSides(mergeOnce(base, theirs, ours));
}

const mergedAs = (text: string): MergedText => ({ text, blocks: [], choose: () => text });

/** Returns a merge in which the whole text is one conflict. */
function wholeConflict(base: string, ours: string, theirs: string): MergedText {
  const texts = { base, ours, theirs };
  const parts = { base: partsOf(base), ours: partsOf(ours), theirs: partsOf(theirs) };
  const lengths = {
    base: parts.base.blocks.length,
    ours: parts.ours.blocks.length,
    theirs: parts.theirs.blocks.length,
  };
  return {
    text: undefined,
    blocks: [conflictBlock({ from: { base: 0, ours: 0, theirs: 0 }, to: lengths }, parts)],
    choose: (side) => texts[side],
  };
}

const swappedSides = { base: 'base', ours: 'theirs', theirs: 'ours' } as const;

const swapSides = ({ text, blocks, choose }: MergedText): MergedText => ({
  text,
  blocks: blocks.map(({ base, ours, theirs }) => ({ base, ours: theirs, theirs: ours })),
  choose: (side) => choose(swappedSides[side]),
});

function mergeParts(parts: ThreeWay<TextInBlocks>): MergedText {
  const textsOf = ({ blocks }: TextInBlocks) => blocks.map(({ text }) => text);
  const pieces = piecesOf({
    base: textsOf(parts.base),
    ours: textsOf(parts.ours),
    theirs: textsOf(parts.theirs),
  });
  const contested = pieces.filter(isContested);
  const choose = (side: MergeSide) =>
    joinedOf(
      pieces.flatMap((piece) => (isContested(piece) ? blocksIn(piece, side, parts) : [piece])),
      parts,
    );
  return {
    text: contested.length === 0 ? choose('base') : undefined,
    blocks: contested.map((piece) => conflictBlock(piece, parts)),
    choose,
  };
}

const isContested = (piece: MergePiece): piece is ContestedBlocks => 'from' in piece;

const blocksIn = (
  { from, to }: ContestedBlocks,
  side: MergeSide,
  parts: ThreeWay<TextInBlocks>,
): MergedBlock[] =>
  parts[side].blocks
    .slice(from[side], to[side])
    .map(({ text }, index) => ({ text, at: { [side]: from[side] + index } }));

function conflictBlock(
  { from, to }: ContestedBlocks,
  parts: ThreeWay<TextInBlocks>,
): ConflictBlock {
  const rangeOn = (side: MergeSide): BlockRange => {
    const { blocks, skipped } = parts[side];
    const range = blocks.slice(from[side], to[side]);
    const text = range
      .map((block, index) => (index === range.length - 1 ? block.text : block.text + block.gap))
      .join('');
    return { from: from[side] + skipped, to: to[side] + skipped, text };
  };
  return { base: rangeOn('base'), ours: rangeOn('ours'), theirs: rangeOn('theirs') };
}
