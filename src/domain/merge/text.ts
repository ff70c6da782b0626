/** The merge of three markdown texts: by blocks, and by lines within a block that both sides changed. */
import { LONGEST_TEXT } from '../content.ts';
import type { BlockRange, ConflictBlock, Side, Three } from './conflict.ts';
import { joinedOf, type MergedBlock, type Parted, partsOf } from './joined.ts';
import { type Contested, type Piece, piecesOf } from './pieces.ts';

/** What came of a text that both sides changed. */
export interface MergedText {
  /** The text with what both sides did; undefined where that cannot be said. */
  readonly text: string | undefined;
  /** Where it cannot be said. */
  readonly blocks: readonly ConflictBlock[];
  /** The text with one side's blocks wherever it cannot be said. */
  readonly choose: (side: Side) => string;
}

/** Merges what two sides made of a text. It does not matter which of them is ours. */
export function mergeTexts(base: string, ours: string, theirs: string): MergedText {
  const merged = mergeOnce(base, ours, theirs);
  if (merged.text === undefined) return merged;
  // What would come out differently a second time is ambiguous: repeated blocks that changed places, for one.
  const lasts = mergeOnce(base, merged.text, theirs).text === merged.text && mergeOnce(base, ours, merged.text).text === merged.text;
  return lasts && Buffer.byteLength(merged.text) <= LONGEST_TEXT ? merged : undecided(base, ours, theirs);
}

function mergeOnce(base: string, ours: string, theirs: string): MergedText {
  if (ours === theirs || theirs === base) return decided(ours);
  if (ours === base) return decided(theirs);
  // Of several ways to lay texts beside each other both orders take the same.
  return ours < theirs ? mergeParts({ base: partsOf(base), ours: partsOf(ours), theirs: partsOf(theirs) }) : exchanged(mergeOnce(base, theirs, ours));
}

const decided = (text: string): MergedText => ({ text, blocks: [], choose: () => text });

/** A merge of which nothing can be said but that it is one side or the other. */
function undecided(base: string, ours: string, theirs: string): MergedText {
  const texts = { base, ours, theirs };
  const parts = { base: partsOf(base), ours: partsOf(ours), theirs: partsOf(theirs) };
  const lengths = { base: parts.base.blocks.length, ours: parts.ours.blocks.length, theirs: parts.theirs.blocks.length };
  return { text: undefined, blocks: [conflictBlock({ from: { base: 0, ours: 0, theirs: 0 }, to: lengths }, parts)], choose: (side) => texts[side] };
}

const turned = { base: 'base', ours: 'theirs', theirs: 'ours' } as const;

const exchanged = ({ text, blocks, choose }: MergedText): MergedText => ({
  text,
  blocks: blocks.map(({ base, ours, theirs }) => ({ base, ours: theirs, theirs: ours })),
  choose: (side) => choose(turned[side]),
});

function mergeParts(parts: Three<Parted>): MergedText {
  const textsOf = ({ blocks }: Parted) => blocks.map(({ text }) => text);
  const pieces = piecesOf({ base: textsOf(parts.base), ours: textsOf(parts.ours), theirs: textsOf(parts.theirs) });
  const contested = pieces.filter(isContested);
  const choose = (side: Side) =>
    joinedOf(
      pieces.flatMap((piece) => (isContested(piece) ? blocksIn(piece, side, parts) : [piece])),
      parts,
    );
  return { text: contested.length === 0 ? choose('base') : undefined, blocks: contested.map((piece) => conflictBlock(piece, parts)), choose };
}

const isContested = (piece: Piece): piece is Contested => 'from' in piece;

const blocksIn = ({ from, to }: Contested, side: Side, parts: Three<Parted>): MergedBlock[] =>
  parts[side].blocks.slice(from[side], to[side]).map(({ text }, index) => ({ text, at: { [side]: from[side] + index } }));

function conflictBlock({ from, to }: Contested, parts: Three<Parted>): ConflictBlock {
  const rangeOn = (side: Side): BlockRange => {
    const { blocks, skipped } = parts[side];
    const range = blocks.slice(from[side], to[side]);
    const text = range.map((block, index) => (index === range.length - 1 ? block.text : block.text + block.gap)).join('');
    return { from: from[side] + skipped, to: to[side] + skipped, text };
  };
  return { base: rangeOn('base'), ours: rangeOn('ours'), theirs: rangeOn('theirs') };
}
