/**
 * Finds the equal texts of two lists (blocks or lines), in order. Texts that are unique anchor the
 * alignment; repeated ones, such as separators, are aligned by their neighbors. The time stays far
 * below quadratic for any input.
 */

import { isComparable, type Pair, similarPairs } from './similar.ts';

/** Above this number of matches, texts that repeat often are ignored. */
const MAX_MATCH_COUNT = 200_000;
/** The number of matches that a repeated text may have then: the product of its two counts. */
const MAX_RARE_COUNT = 16;
/** The number of times that the ranges between anchors are searched for further anchors. */
const MAX_ANCHOR_DEPTH = 24;

/** The number of pairs, for each text, that are moved at most. */
const MAX_MOVE_FACTOR = 8;

/** A range in two lists. The ends are exclusive. */
interface Range {
  readonly one: number;
  readonly oneEnd: number;
  readonly other: number;
  readonly otherEnd: number;
}

/** Returns the matching indexes of equal texts, in ascending order on both sides. */
export function commonPairs(one: readonly string[], other: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const whole = { one: 0, oneEnd: one.length, other: 0, otherEnd: other.length };
  new CommonPairs(one, other, pairs).add(whole, 0);
  return mirrored(moveDown(other, mirrored(moveDown(one, pairs))));
}

const mirrored = (pairs: readonly Pair[]): Pair[] => pairs.map(([one, other]) => [other, one]);

/**
 * Moves each group of deleted texts down as far as equal texts allow. The separator below a deleted
 * section then belongs to it, however the rest of the lists is aligned.
 */
function moveDown(one: readonly string[], pairs: readonly Pair[]): Pair[] {
  const moved = [...pairs];
  let steps = MAX_MOVE_FACTOR * one.length;
  for (let index = moved.length - 1; index >= 0; index--) {
    const [before, otherBefore] = moved[index - 1] ?? [-1, -1];
    // A group of texts of `one` alone ends before this pair.
    let [from, at] = [before + 1, index];
    for (
      let [to, other] = moved[at] ?? [from, 0];
      to > from && other === otherBefore + 1 + at - index;
    ) {
      if (one[from] !== one[to] || steps-- < 0) break;
      moved[at++] = [from++, other];
      [to, other] = moved[at] ?? [from, 0];
    }
  }
  return moved;
}

class CommonPairs {
  private readonly one: readonly string[];
  private readonly other: readonly string[];
  private readonly pairs: Pair[];

  constructor(one: readonly string[], other: readonly string[], pairs: Pair[]) {
    [this.one, this.other, this.pairs] = [one, other, pairs];
  }

  /**
   * Adds the pairs in a range: equal texts at its ends, and between them those at anchors. At the
   * end of the range, texts without words wait for the anchors.
   */
  add(range: Range, depth: number): void {
    const { one, other, oneEnd, otherEnd } = this.addStart(range);
    let length = 0;
    const sameEnd = (count: number) =>
      oneEnd - one > count &&
      otherEnd - other > count &&
      this.one[oneEnd - 1 - count] === this.other[otherEnd - 1 - count];
    while (sameEnd(length)) length++;
    if (depth < Infinity) while (length > 0 && !hasWords(this.one[oneEnd - length] ?? '')) length--;
    const rest = { one, oneEnd: oneEnd - length, other, otherEnd: otherEnd - length };
    if (depth < Infinity && rest.one < rest.oneEnd && rest.other < rest.otherEnd)
      this.addBetween(rest, depth);
    else this.addSeparators(rest);
    for (let step = length; step > 0; step--) this.pairs.push([oneEnd - step, otherEnd - step]);
  }

  /** Adds the equal texts at the beginning of a range, and returns the rest of it. */
  private addStart({ one, oneEnd, other, otherEnd }: Range): Range {
    let length = 0;
    while (
      one + length < oneEnd &&
      other + length < otherEnd &&
      this.one[one + length] === this.other[other + length]
    ) {
      this.pairs.push([one + length, other + length]);
      length++;
    }
    return { one: one + length, oneEnd, other: other + length, otherEnd };
  }

  /** Adds the texts without words in a range if both lists have the same ones in it. */
  private addSeparators(range: Range): void {
    const separatorsIn = (texts: readonly string[], from: number, to: number) => {
      const indexes: number[] = [];
      for (let index = from; index < to; index++)
        if (!hasWords(texts[index] ?? '')) indexes.push(index);
      return indexes;
    };
    const ones = separatorsIn(this.one, range.one, range.oneEnd);
    const others = separatorsIn(this.other, range.other, range.otherEnd);
    const isSame = (one: number, index: number) =>
      this.one[one] === this.other[others[index] ?? -1];
    if (ones.length === others.length && ones.every(isSame))
      for (const [index, one] of ones.entries()) this.pairs.push([one, others[index] ?? 0]);
  }

  private addBetween(range: Range, depth: number): void {
    const ones = this.one.slice(range.one, range.oneEnd);
    const others = this.other.slice(range.other, range.otherEnd);
    const anchors = anchorsOf(ones, others, depth);
    let [one, other] = [range.one, range.other];
    for (const [i, j] of anchors.pairs) {
      const [oneEnd, otherEnd] = [range.one + i, range.other + j];
      this.add({ one, oneEnd, other, otherEnd }, anchors.next);
      [one, other] = [oneEnd + 1, otherEnd + 1];
      if (ones[i] === others[j]) this.pairs.push([oneEnd, otherEnd]);
    }
    this.add({ one, oneEnd: range.oneEnd, other, otherEnd: range.otherEnd }, anchors.next);
  }
}

/** Pairs at which two lists are divided, and the depth of the ranges between them. */
interface Anchors {
  readonly pairs: readonly Pair[];
  readonly next: number;
}

/**
 * Returns the anchors of two lists: unique texts with words, or else similar ones, or else those
 * without words. Between the latter two, only the ends of the ranges are compared.
 */
function anchorsOf(one: readonly string[], other: readonly string[], depth: number): Anchors {
  if (depth < MAX_ANCHOR_DEPTH) {
    const pairs = uniquePairs(one, other, hasWords);
    if (pairs.length > 0) return { pairs, next: depth + 1 };
  }
  const [ones, others] = [wordedIndexes(one), wordedIndexes(other)];
  // In long lists, repeated texts take the place of similar ones.
  const isShort = isComparable(ones.length, others.length);
  const worded = (isShort ? similarPairs : longestCommonSubsequence)(
    ones.map((index) => one[index] ?? ''),
    others.map((index) => other[index] ?? ''),
  );
  if (worded.length > 0)
    return {
      pairs: worded.map(([i, j]) => [ones[i] ?? 0, others[j] ?? 0]),
      next: isShort || depth >= MAX_ANCHOR_DEPTH ? Infinity : depth + 1,
    };
  const isLast = isShort || depth >= MAX_ANCHOR_DEPTH;
  const pairs = isLast ? uniquePairs(one, other, () => true) : longestCommonSubsequence(one, other);
  return { pairs, next: isLast || pairs.length === 0 ? Infinity : depth + 1 };
}

const wordedIndexes = (texts: readonly string[]): number[] =>
  [...texts.keys()].filter((index) => hasWords(texts[index] ?? ''));

/** Returns pairs of texts that are unique in both lists, in the longest ascending order. */
function uniquePairs(
  one: readonly string[],
  other: readonly string[],
  test: (text: string) => boolean,
): readonly Pair[] {
  const others = uniqueIndexes(other);
  const unique: Pair[] = [];
  for (const [text, i] of uniqueIndexes(one)) {
    const j = others.get(text);
    if (i !== undefined && j !== undefined && test(text)) unique.push([i, j]);
  }
  return longestAscending(unique);
}

/**
 * Returns whether a text has a letter or a digit outside of tags. Separators, brackets and tags
 * such as `<br/>` have none.
 */
export const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.startsWith('<') ? text.replaceAll(BARE_TAG, '') : text);

/** An HTML tag without attributes. */
const BARE_TAG = /<\/?[a-z][a-z0-9]{0,15} ?\/?>/gi;

/** Returns the index of each text; undefined for a text that is repeated. */
function uniqueIndexes(texts: readonly string[]): Map<string, number | undefined> {
  const indexes = new Map<string, number | undefined>();
  for (const [index, text] of texts.entries())
    indexes.set(text, indexes.has(text) ? undefined : index);
  return indexes;
}

/** A pair, linked to the pair before it in the sequence. */
interface Link {
  readonly pair: Pair;
  readonly before: Link | undefined;
}

/** The longest ascending sequences of pairs that were added in order of their first index. */
class Sequences {
  // For each length, the sequence of that length that ends earliest in the other list.
  private readonly ends: Link[] = [];

  add(pair: Pair): void {
    const [, j] = pair;
    let [low, high] = [0, this.ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle]?.pair[1] ?? 0) < j) low = middle + 1;
      else high = middle;
    }
    if (this.ends[low]?.pair[1] !== j) this.ends[low] = { pair, before: this.ends[low - 1] };
  }

  longest(): Pair[] {
    const pairs: Pair[] = [];
    for (let link = this.ends.at(-1); link; link = link.before) pairs.push(link.pair);
    return pairs.reverse();
  }
}

function longestAscending(pairs: readonly Pair[]): Pair[] {
  const sequences = new Sequences();
  for (const pair of pairs) sequences.add(pair);
  return sequences.longest();
}

/**
 * Returns a longest common subsequence (Hunt and Szymanski), or one of the rare texts alone when
 * there are too many matches.
 */
function longestCommonSubsequence(one: readonly string[], other: readonly string[]): Pair[] {
  const indexes = matchingIndexes(one, other);
  const sequences = new Sequences();
  for (const [i, text] of one.entries())
    for (const j of indexes.get(text) ?? []) sequences.add([i, j]);
  return sequences.longest();
}

/** Returns the indexes in `other` of each text of `one`, from the last to the first. */
function matchingIndexes(one: readonly string[], other: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const text of one) counts.set(text, (counts.get(text) ?? 0) + 1);
  const indexes = new Map<string, number[]>();
  for (let j = other.length - 1; j >= 0; j--) {
    const text = other[j] ?? '';
    if (!counts.has(text)) continue;
    const known = indexes.get(text);
    if (known) known.push(j);
    else indexes.set(text, [j]);
  }
  const matchesOf = (text: string) => (counts.get(text) ?? 0) * (indexes.get(text)?.length ?? 0);
  const matches = [...indexes.keys()].reduce((total, text) => total + matchesOf(text), 0);
  if (matches > MAX_MATCH_COUNT)
    for (const text of [...indexes.keys()])
      if (matchesOf(text) > MAX_RARE_COUNT) indexes.delete(text);
  return indexes;
}
