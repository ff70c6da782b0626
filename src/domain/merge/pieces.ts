/**
 * Merges lists of blocks: unchanged, changed, inserted and deleted blocks, and the ranges in
 * conflict.
 */
import { cutsOf, isChanged, type AlignedPosition, pairsOf, sameTexts } from './align.ts';
import type { ThreeWay } from './conflict.ts';
import type { MergedBlock } from './joined.ts';
import { mergeLines } from './lines.ts';

/** A range of blocks that both sides changed differently. `to` is exclusive. */
export interface ContestedBlocks {
  readonly from: AlignedPosition;
  readonly to: AlignedPosition;
}

/** A block of the merged text, or a range in conflict. */
export type MergePiece = MergedBlock | ContestedBlocks;

/** Returns the pieces of the merged text, in order. */
export function piecesOf({ base, ours, theirs }: ThreeWay<readonly string[]>): MergePiece[] {
  const cuts = cutsOf(base, ours, theirs);
  const pieces: MergePiece[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    if (!from) continue;
    const texts = {
      base: base.slice(from.base, to.base),
      ours: ours.slice(from.ours, to.ours),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    for (const piece of sameTexts(texts.ours, texts.theirs)
      ? agreedBlocks(texts, from)
      : new Part(texts, from).merged())
      pieces.push(piece);
  }
  return pieces;
}

/** Returns the blocks of a part that is equal on both sides. */
const agreedBlocks = (
  { base, ours }: ThreeWay<readonly string[]>,
  from: AlignedPosition,
): MergedBlock[] =>
  ours.map((text, index) => ({
    text,
    at: {
      ...(base.length === ours.length && { base: from.base + index }),
      ours: from.ours + index,
      theirs: from.theirs + index,
    },
  }));

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
  private readonly pieces: MergePiece[] = [];
  /** The last pieces, if one side alone inserted them: the side and their number. */
  private added: { readonly by: 'ours' | 'theirs'; readonly count: number } | undefined;

  constructor({ base, ours, theirs }: ThreeWay<readonly string[]>, start: AlignedPosition) {
    [this.base, this.ours, this.theirs, this.start] = [
      base,
      new SideReader(base, ours),
      new SideReader(base, theirs),
      start,
    ];
  }

  merged(): MergePiece[] {
    for (let block = 0; block <= this.base.length; block++) {
      this.mergeAdded(block);
      if (block < this.base.length) this.mergeBlock(block);
    }
    return this.pieces;
  }

  private positionAt(base: number): AlignedPosition {
    return {
      base: this.start.base + base,
      ours: this.start.ours + this.ours.at,
      theirs: this.start.theirs + this.theirs.at,
    };
  }

  /** Merges the blocks that were inserted before a block of base. */
  private mergeAdded(block: number): void {
    const from = this.positionAt(block);
    const [ours, theirs] = [this.ours.takeAdded(block), this.theirs.takeAdded(block)];
    if (ours.length === 0 && theirs.length === 0) return;
    this.added =
      ours.length > 0 && theirs.length > 0
        ? undefined
        : { by: ours.length > 0 ? 'ours' : 'theirs', count: ours.length + theirs.length };
    if (!this.added && !sameTexts(ours, theirs))
      this.pieces.push({ from, to: this.positionAt(block) });
    else
      for (const [index, text] of (ours.length > 0 ? ours : theirs).entries())
        this.pieces.push({ text, at: this.addedAt(from, index) });
  }

  private addedAt(from: AlignedPosition, index: number): MergedBlock['at'] {
    const by = this.added?.by;
    return {
      ...(by !== 'theirs' && { ours: from.ours + index }),
      ...(by !== 'ours' && { theirs: from.theirs + index }),
    };
  }

  /** Merges one block of base. */
  private mergeBlock(block: number): void {
    const [from, base] = [this.positionAt(block), this.base[block] ?? ''];
    const [ours, theirs] = [this.ours.take(block), this.theirs.take(block)];
    if (ours === undefined || theirs === undefined) {
      if (ours !== theirs)
        this.mergeDeleted(
          block,
          from,
          ours ?? theirs ?? '',
          ours === undefined ? 'ours' : 'theirs',
        );
      return;
    }
    this.added = undefined;
    const text =
      theirs === base || ours === theirs
        ? ours
        : ours === base
          ? theirs
          : mergeLines(base, ours, theirs);
    if (text === undefined) this.pieces.push({ from, to: this.positionAt(block + 1) });
    else if (text !== '') this.pieces.push({ text, at: from });
  }

  /**
   * Merges a block that only one side deleted. There is no conflict when the other side left it
   * unchanged or replaced it.
   */
  private mergeDeleted(
    block: number,
    from: AlignedPosition,
    remaining: string,
    deletedBy: 'ours' | 'theirs',
  ): void {
    const base = this.base[block] ?? '';
    // The blocks that the side inserted in its place belong to the conflict.
    const replacementCount = this.added?.by === deletedBy ? this.added.count : 0;
    if (replacementCount === 0) this.added = undefined;
    if (remaining === base) return;
    this.added = undefined;
    if (replacementCount === 0 && !isChanged(base, remaining)) {
      this.pieces.push({
        text: remaining,
        at: deletedBy === 'ours' ? { theirs: from.theirs } : { ours: from.ours },
      });
      return;
    }
    this.pieces.splice(this.pieces.length - replacementCount, replacementCount);
    this.pieces.push({
      from: { ...from, [deletedBy]: from[deletedBy] - replacementCount },
      to: this.positionAt(block + 1),
    });
  }
}
