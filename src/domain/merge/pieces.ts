/**
 * Merges lists of blocks: unchanged, changed, inserted and deleted blocks, and the ranges in
 * conflict.
 */
import { cutsOf, type AlignedPosition, pairsOf, sameTexts } from './align.ts';
import { lineBorders } from './borders.ts';
import type { MergeSide, ThreeWay } from './conflict.ts';
import type { MergedBlock } from './joined.ts';
import { type LineChunk, mergeLines } from './lines.ts';

/** A range of blocks of the three texts with its result. The ends are exclusive. */
export interface MergePiece {
  readonly from: AlignedPosition;
  readonly to: AlignedPosition;
  /** The blocks of the merged text; undefined for a range in conflict. */
  readonly merged: readonly MergedBlock[] | undefined;
  /** The conflicting lines and those between them, if only some lines of the range conflict. */
  readonly lines?: readonly LineChunk[];
  /** The kind of edit, if the blocks were not changed in place. */
  readonly edit?: 'INSERTED' | 'DELETED' | 'DELETED_AND_CHANGED';
  /** The side of the edit; undefined for both. */
  readonly by?: ChangedSide | undefined;
}

/** A side that changes base. */
type ChangedSide = Exclude<MergeSide, 'base'>;

/**
 * Returns the pieces of all parts, in order: each block of the three texts is in one of them. No
 * part extends across one of the borders.
 */
export function piecesOf(
  { base, ours, theirs }: ThreeWay<readonly string[]>,
  borders: readonly AlignedPosition[],
): MergePiece[][] {
  const cuts = cutsOf({ base, ours, theirs }, borders);
  const parts: MergePiece[][] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    if (!from || isEmpty(from, to)) continue;
    const texts = {
      base: base.slice(from.base, to.base),
      ours: ours.slice(from.ours, to.ours),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    parts.push(
      sameTexts(texts.ours, texts.theirs)
        ? [agreedPiece(texts, from, to)]
        : new Part(texts, from).merged(),
    );
  }
  return parts;
}

const isEmpty = (from: AlignedPosition, to: AlignedPosition): boolean =>
  from.base === to.base && from.ours === to.ours && from.theirs === to.theirs;

/** Returns the piece of a part that is equal on both sides. */
const agreedPiece = (
  { base, ours }: ThreeWay<readonly string[]>,
  from: AlignedPosition,
  to: AlignedPosition,
): MergePiece => ({
  from,
  to,
  merged: ours.map((text, index) => ({
    text,
    at: {
      ...(base.length === ours.length && { base: from.base + index }),
      ours: from.ours + index,
      theirs: from.theirs + index,
    },
  })),
});

/** One side of a part: how its blocks match those of base, and the position of reading. */
class SideReader {
  readonly texts: readonly string[];
  /** For each block of base, its index on this side or -1. */
  readonly pairs: readonly number[];
  private readonly nextMatch: readonly number[];
  /** Index of the next block that was not taken yet. */
  at = 0;

  constructor(base: readonly string[], texts: readonly string[]) {
    this.texts = texts;
    this.pairs = pairsOf(base, texts);
    const nextMatch = [texts.length];
    for (const pair of [...this.pairs].reverse())
      nextMatch.push(pair >= 0 ? pair : (nextMatch.at(-1) ?? 0));
    this.nextMatch = nextMatch.reverse();
  }

  /**
   * Takes the blocks that this side inserted before a block of base. Blocks after a deleted block
   * stand at its position.
   */
  takeAdded(before: number): readonly string[] {
    const from = this.at;
    this.at = this.nextMatch[before] ?? from;
    return this.texts.slice(from, this.at);
  }

  /** Takes this side's version of a block of base; undefined when the side deleted it. */
  take(block: number): string | undefined {
    return (this.pairs[block] ?? -1) < 0 ? undefined : this.texts[this.at++];
  }
}

/** A part of the three texts in which no block is the same in all of them. */
class Part {
  private readonly base: readonly string[];
  private readonly ours: SideReader;
  private readonly theirs: SideReader;
  private readonly start: AlignedPosition;

  constructor({ base, ours, theirs }: ThreeWay<readonly string[]>, start: AlignedPosition) {
    [this.base, this.ours, this.theirs, this.start] = [
      base,
      new SideReader(base, ours),
      new SideReader(base, theirs),
      start,
    ];
  }

  merged(): MergePiece[] {
    const pieces: MergePiece[] = [];
    for (let block = 0; block <= this.base.length; block++) {
      const added = this.mergeAdded(block);
      if (added) pieces.push(added);
      if (block < this.base.length) pieces.push(this.mergeBlock(block));
    }
    return withRewrites(pieces);
  }

  private positionAt(base: number): AlignedPosition {
    return {
      base: this.start.base + base,
      ours: this.start.ours + this.ours.at,
      theirs: this.start.theirs + this.theirs.at,
    };
  }

  /** Merges the blocks that were inserted before a block of base. */
  private mergeAdded(block: number): MergePiece | undefined {
    const from = this.positionAt(block);
    const [ours, theirs] = [this.ours.takeAdded(block), this.theirs.takeAdded(block)];
    if (ours.length === 0 && theirs.length === 0) return undefined;
    const by = ours.length === 0 ? 'theirs' : theirs.length === 0 ? 'ours' : undefined;
    const to = this.positionAt(block);
    if (!by && !sameTexts(ours, theirs)) return { from, to, merged: undefined };
    const merged = (by === 'theirs' ? theirs : ours).map((text, index) => ({
      text,
      at: {
        ...(by !== 'theirs' && { ours: from.ours + index }),
        ...(by !== 'ours' && { theirs: from.theirs + index }),
      },
    }));
    return { from, to, merged, edit: 'INSERTED', by };
  }

  /** Merges one block of base. */
  private mergeBlock(block: number): MergePiece {
    const [from, base] = [this.positionAt(block), this.base[block] ?? ''];
    const [ours, theirs] = [this.ours.take(block), this.theirs.take(block)];
    const to = this.positionAt(block + 1);
    if (ours === undefined || theirs === undefined) {
      const by = ours !== undefined ? 'theirs' : theirs !== undefined ? 'ours' : undefined;
      return by && (ours ?? theirs) !== base
        ? { from, to, merged: undefined, edit: 'DELETED_AND_CHANGED', by }
        : { from, to, merged: [], edit: 'DELETED', by };
    }
    const text = theirs === base || ours === theirs ? ours : ours === base ? theirs : undefined;
    if (text !== undefined) return { from, to, merged: [{ text, at: from }] };
    const texts = { base: base.split('\n'), ours: ours.split('\n'), theirs: theirs.split('\n') };
    const lines = mergeLines(texts, lineBorders(texts));
    if (lines.some((chunk) => !chunk.merged)) return { from, to, merged: undefined, lines };
    const merged = lines.flatMap((chunk) => chunk.merged ?? []).join('\n');
    return { from, to, merged: merged === '' ? [] : [{ text: merged, at: from }] };
  }
}

/**
 * Returns pieces in which blocks that one side deleted and the other side rewrote are one conflict,
 * with all blocks that were deleted together.
 */
function withRewrites(pieces: readonly MergePiece[]): MergePiece[] {
  const result: MergePiece[] = [];
  for (let index = 0; index < pieces.length; ) {
    const to = endOfDeletion(pieces, index);
    const run = pieces.slice(index, to);
    const before = result.at(-1);
    const isRewrite = before?.edit === 'INSERTED' && before.by !== undefined;
    if (run.some(({ edit }) => edit === 'DELETED_AND_CHANGED')) {
      const by = run.find(({ edit }) => edit === 'DELETED_AND_CHANGED')?.by;
      if (isRewrite && before.by === by) run.unshift(...result.splice(-1));
      result.push(contested(run));
    } else if (isRewrite && run.some(({ edit, by }) => edit === 'DELETED' && !by)) {
      // Both sides deleted the blocks, and one of them put others in their place.
      result.push(contested([...result.splice(-1), ...run]));
    } else for (const piece of run) result.push(piece);
    index = to;
  }
  return result;
}

/** Returns the end of the pieces from an index on that one side deleted together. */
function endOfDeletion(pieces: readonly MergePiece[], from: number): number {
  const isDeletion = (piece: MergePiece | undefined) =>
    piece?.edit === 'DELETED' || piece?.edit === 'DELETED_AND_CHANGED';
  let [to, side] = [from, pieces[from]?.by];
  for (; isDeletion(pieces[to]); to++) {
    const by = pieces[to]?.by;
    if (side && by && side !== by) break;
    side ??= by;
  }
  return Math.max(to, from + 1);
}

/** Returns one conflict over consecutive pieces. */
export const contested = (pieces: readonly MergePiece[]): MergePiece => ({
  from: pieces[0]?.from ?? START,
  to: pieces.at(-1)?.to ?? START,
  merged: undefined,
});

const START: AlignedPosition = { base: 0, ours: 0, theirs: 0 };
