/** The merge of blocks: what became of each, what was put between them, and where both sides did different things. */
import { cutsOf, isChanged, type Place, pairsOf, sameTexts } from './align.ts';
import type { Three } from './conflict.ts';
import type { MergedBlock } from './joined.ts';
import { mergeLines } from './lines.ts';

/** Blocks of which both sides made different things: from the first place up to the second. */
export interface Contested {
  readonly from: Place;
  readonly to: Place;
}

/** A block of the merged text, or what cannot be merged. */
export type Piece = MergedBlock | Contested;

/** The pieces of the merged text, in order. */
export function piecesOf({ base, ours, theirs }: Three<readonly string[]>): Piece[] {
  const cuts = cutsOf(base, ours, theirs);
  const pieces: Piece[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    if (!from) continue;
    const texts = { base: base.slice(from.base, to.base), ours: ours.slice(from.ours, to.ours), theirs: theirs.slice(from.theirs, to.theirs) };
    for (const piece of sameTexts(texts.ours, texts.theirs) ? agreed(texts, from) : new Part(texts, from).merged()) pieces.push(piece);
  }
  return pieces;
}

/** What both sides have. */
const agreed = ({ base, ours }: Three<readonly string[]>, from: Place): MergedBlock[] =>
  ours.map((text, index) => ({ text, at: { ...(base.length === ours.length && { base: from.base + index }), ours: from.ours + index, theirs: from.theirs + index } }));

/** A side of a part: where its blocks come from, and how far it is read. */
class Reader {
  readonly texts: readonly string[];
  /** For each block of base where it is, or -1. */
  readonly pairs: readonly number[];
  private readonly nextKept: readonly number[];
  /** Index of the next block that was not given out yet. */
  at = 0;

  constructor(base: readonly string[], texts: readonly string[]) {
    this.texts = texts;
    this.pairs = pairsOf(base, texts);
    const nextKept = [texts.length];
    for (const pair of [...this.pairs].reverse()) nextKept.push(pair >= 0 ? pair : (nextKept.at(-1) ?? 0));
    this.nextKept = nextKept.reverse();
  }

  /** The blocks that this side put before a block of base: those behind one that is gone stand where that one was. */
  takeAdded(before: number): readonly string[] {
    const from = this.at;
    this.at = this.nextKept[before] ?? from;
    return this.texts.slice(from, this.at);
  }

  /** What became of a block of base; undefined when it is gone. */
  take(block: number): string | undefined {
    return (this.pairs[block] ?? -1) < 0 ? undefined : this.texts[this.at++];
  }
}

/** Blocks of the three texts none of which is the same in all. */
class Part {
  private readonly base: readonly string[];
  private readonly ours: Reader;
  private readonly theirs: Reader;
  private readonly start: Place;
  private readonly pieces: Piece[] = [];
  /** The side that alone put the last pieces there are, and how many; nothing came behind them. */
  private added: { readonly by: 'ours' | 'theirs'; readonly count: number } | undefined;

  constructor({ base, ours, theirs }: Three<readonly string[]>, start: Place) {
    [this.base, this.ours, this.theirs, this.start] = [base, new Reader(base, ours), new Reader(base, theirs), start];
  }

  merged(): Piece[] {
    for (let block = 0; block <= this.base.length; block++) {
      this.mergeAdded(block);
      if (block < this.base.length) this.mergeBlock(block);
    }
    return this.pieces;
  }

  private place(base: number): Place {
    return { base: this.start.base + base, ours: this.start.ours + this.ours.at, theirs: this.start.theirs + this.theirs.at };
  }

  /** What was put before a block. */
  private mergeAdded(block: number): void {
    const from = this.place(block);
    const [ours, theirs] = [this.ours.takeAdded(block), this.theirs.takeAdded(block)];
    if (ours.length === 0 && theirs.length === 0) return;
    this.added = ours.length > 0 && theirs.length > 0 ? undefined : { by: ours.length > 0 ? 'ours' : 'theirs', count: ours.length + theirs.length };
    if (!this.added && !sameTexts(ours, theirs)) this.pieces.push({ from, to: this.place(block) });
    else for (const [index, text] of (ours.length > 0 ? ours : theirs).entries()) this.pieces.push({ text, at: this.addedAt(from, index) });
  }

  private addedAt(from: Place, index: number): MergedBlock['at'] {
    const by = this.added?.by;
    return { ...(by !== 'theirs' && { ours: from.ours + index }), ...(by !== 'ours' && { theirs: from.theirs + index }) };
  }

  /** What became of a block. */
  private mergeBlock(block: number): void {
    const [from, base] = [this.place(block), this.base[block] ?? ''];
    const [ours, theirs] = [this.ours.take(block), this.theirs.take(block)];
    if (ours === undefined || theirs === undefined) {
      if (ours !== theirs) this.mergeGone(block, from, ours ?? theirs ?? '', ours === undefined ? 'ours' : 'theirs');
      return;
    }
    this.added = undefined;
    const text = theirs === base || ours === theirs ? ours : ours === base ? theirs : mergeLines(base, ours, theirs);
    if (text === undefined) this.pieces.push({ from, to: this.place(block + 1) });
    else if (text !== '') this.pieces.push({ text, at: from });
  }

  /** A block that is gone on one side alone: no loss where the other left it as it was, or put something else in its stead. */
  private mergeGone(block: number, from: Place, left: string, by: 'ours' | 'theirs'): void {
    const base = this.base[block] ?? '';
    // What the side put in its stead belongs to what the two disagree about.
    const instead = this.added?.by === by ? this.added.count : 0;
    if (instead === 0) this.added = undefined;
    if (left === base) return;
    this.added = undefined;
    if (instead === 0 && !isChanged(base, left)) {
      this.pieces.push({ text: left, at: by === 'ours' ? { theirs: from.theirs } : { ours: from.ours } });
      return;
    }
    this.pieces.splice(this.pieces.length - instead, instead);
    this.pieces.push({ from: { ...from, [by]: from[by] - instead }, to: this.place(block + 1) });
  }
}
