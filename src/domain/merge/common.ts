/**
 * Finds the equal texts of two lists (blocks or lines), in order. Texts that are unique anchor the
 * alignment; repeated ones, such as separators, are aligned by their neighbors. The time stays far
 * below quadratic for any input.
 */

/** An index in one list and the matching index in another. */
export type Pair = readonly [one: number, other: number];

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
 * Moves each group of deleted texts down as far as equal texts allow. Of a section that was inserted
 * or deleted beside an equal separator, the separator below belongs to it, however the rest of the
 * lists is aligned.
 */
function moveDown(one: readonly string[], pairs: readonly Pair[]): Pair[] {
  const moved = [...pairs];
  let steps = MAX_MOVE_FACTOR * one.length;
  for (let index = moved.length - 1; index >= 0; index--) {
    const [before, otherBefore] = moved[index - 1] ?? [-1, -1];
    // A group of texts of `one` alone ends before this pair.
    let [from, at] = [before + 1, index];
    for (let [to, other] = moved[at] ?? [from, 0]; to > from && other === otherBefore + 1 + at - index;) {
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

  /** Adds the pairs in a range: equal texts at its ends, and between them those at anchors. */
  add(range: Range, depth: number): void {
    let { one, oneEnd, other, otherEnd } = range;
    while (one < oneEnd && other < otherEnd && this.one[one] === this.other[other])
      this.pairs.push([one++, other++]);
    const [end, otherLast] = [oneEnd, otherEnd];
    while (oneEnd > one && otherEnd > other && this.one[oneEnd - 1] === this.other[otherEnd - 1])
      [oneEnd, otherEnd] = [oneEnd - 1, otherEnd - 1];
    if (one < oneEnd && other < otherEnd) this.addBetween({ one, oneEnd, other, otherEnd }, depth);
    for (let index = oneEnd; index < end; index++)
      this.pairs.push([index, otherLast - (end - index)]);
  }

  private addBetween(range: Range, depth: number): void {
    const ones = this.one.slice(range.one, range.oneEnd);
    const others = this.other.slice(range.other, range.otherEnd);
    const unique = depth < MAX_ANCHOR_DEPTH ? anchorsOf(ones, others) : [];
    // The ranges between repeated texts are not searched again, only their ends.
    const next = unique.length > 0 ? depth + 1 : Infinity;
    const anchors = unique.length > 0 || depth === Infinity ? unique : repeatedPairs(ones, others);
    let [one, other] = [range.one, range.other];
    for (const [i, j] of anchors) {
      const [oneEnd, otherEnd] = [range.one + i, range.other + j];
      this.add({ one, oneEnd, other, otherEnd }, next);
      this.pairs.push([oneEnd, otherEnd]);
      [one, other] = [oneEnd + 1, otherEnd + 1];
    }
    if (anchors.length > 0) this.add({ one, oneEnd: range.oneEnd, other, otherEnd: range.otherEnd }, next);
  }
}

/**
 * Returns pairs of texts that are unique in both lists, in the longest ascending order. Texts
 * without words are anchors only where there are no others.
 */
function anchorsOf(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const others = uniqueIndexes(other);
  const unique: Pair[] = [];
  for (const [text, i] of uniqueIndexes(one)) {
    const j = others.get(text);
    if (i !== undefined && j !== undefined) unique.push([i, j]);
  }
  const worded = unique.filter(([i]) => hasWords(one[i] ?? ''));
  return longestAscending(worded.length > 0 ? worded : unique);
}

/** Returns whether a text has a letter or a digit. Separators and brackets have none. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

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

/** Returns pairs of equal texts with words. Those without are paired by their neighbors alone. */
function repeatedPairs(one: readonly string[], other: readonly string[]): Pair[] {
  const indexesOf = (texts: readonly string[]) =>
    [...texts.keys()].filter((index) => hasWords(texts[index] ?? ''));
  const [ones, others] = [indexesOf(one), indexesOf(other)];
  return longestCommonSubsequence(
    ones.map((index) => one[index] ?? ''),
    others.map((index) => other[index] ?? ''),
  ).map(([i, j]) => [ones[i] ?? 0, others[j] ?? 0]);
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
