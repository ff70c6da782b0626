/**
 * Aligns lists of texts (blocks or lines): matches two lists, and finds where three lists can be
 * cut so that each part is merged separately. The time stays far below quadratic for any input.
 */

import { commonPairs } from './common.ts';
import { type Pair, similarPairs } from './similar.ts';

/**
 * Returns, for each text of `before`, its index in `after`, unchanged or edited, or -1 when it was
 * deleted. The indexes are in ascending order.
 */
export function pairsOf(before: readonly string[], after: readonly string[]): number[] {
  const pairs = before.map(() => -1);
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [
    ...commonPairs(before, after),
    [before.length, after.length] as const,
  ]) {
    for (const [one, other] of changedPairs(before.slice(i, nextI), after.slice(j, nextJ)))
      pairs[i + one] = j + other;
    if (nextI < before.length) pairs[nextI] = nextJ;
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/**
 * Pairs texts in a region without equal texts: first the similar ones, then those between them one
 * to one where both lists have the same number.
 */
function changedPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [
    ...similarPairs(before, after),
    [before.length, after.length] as const,
  ]) {
    if (nextI - i === nextJ - j)
      for (let step = 0; step < nextI - i; step++) pairs.push([i + step, j + step]);
    if (nextI < before.length) pairs.push([nextI, nextJ]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/** An index in each of three lists. */
export interface AlignedPosition {
  readonly base: number;
  readonly ours: number;
  readonly theirs: number;
}

/** The three lists of a merge. */
type Lists = Readonly<Record<keyof AlignedPosition, readonly string[]>>;

/**
 * Returns the positions at which three lists can be cut, from start to end: at given borders, around
 * texts that all three share, and around texts that both sides inserted or substituted at the same
 * position.
 *
 * Between two cuts, either both sides are equal or no text is the same in all three lists.
 */
export function cutsOf(lists: Lists, borders: readonly AlignedPosition[] = []): AlignedPosition[] {
  const { base, ours, theirs } = lists;
  const end = { base: base.length, ours: ours.length, theirs: theirs.length };
  return withCutsBetween(lists, [START, ...borders, end], cutsWithout);
}

/** Returns the cuts of three lists without borders. */
function cutsWithout({ base, ours, theirs }: Lists): AlignedPosition[] {
  if (Math.max(base.length, ours.length, theirs.length) < 2) return [];
  const inTheirs = new Map(commonPairs(base, theirs));
  const cuts: AlignedPosition[] = [];
  for (const [index, our] of commonPairs(base, ours)) {
    const their = inTheirs.get(index);
    if (their !== undefined) cuts.push(...cutsAround({ base: index, ours: our, theirs: their }, 1));
  }
  // Two passes refine the cuts: the first aligns by unchanged texts, the second by similar ones.
  return [unchangedPairs, pairsOf].reduce(
    (coarser, pair) =>
      withCutsBetween({ base, ours, theirs }, coarser, (lists) => agreedCuts(lists, pair)),
    [START, ...cuts, { base: base.length, ours: ours.length, theirs: theirs.length }],
  );
}

const START: AlignedPosition = { base: 0, ours: 0, theirs: 0 };

/** Returns the cuts before and after a text on both sides that replaces 0 or 1 texts of base. */
const cutsAround = (
  { base, ours, theirs }: AlignedPosition,
  ofBase: 0 | 1,
): [AlignedPosition, AlignedPosition] => [
  { base, ours, theirs },
  { base: base + ofBase, ours: ours + 1, theirs: theirs + 1 },
];

/** Adds the cuts that a function returns for the lists between existing cuts. */
function withCutsBetween(
  { base, ours, theirs }: Lists,
  cuts: readonly AlignedPosition[],
  cutsIn: (lists: Lists) => readonly AlignedPosition[],
): AlignedPosition[] {
  const finer: AlignedPosition[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    const between =
      from &&
      cutsIn({
        base: base.slice(from.base, to.base),
        ours: ours.slice(from.ours, to.ours),
        theirs: theirs.slice(from.theirs, to.theirs),
      });
    for (const cut of between ?? [])
      finer.push({
        base: cut.base + (from?.base ?? 0),
        ours: cut.ours + (from?.ours ?? 0),
        theirs: cut.theirs + (from?.theirs ?? 0),
      });
    finer.push(to);
  }
  return finer;
}

/** Returns, for each text of `before`, the index of the equal text in `after`, or -1. */
function unchangedPairs(before: readonly string[], after: readonly string[]): number[] {
  const pairs = before.map(() => -1);
  for (const [one, other] of commonPairs(before, after)) pairs[one] = other;
  return pairs;
}

/**
 * Returns cuts around texts that both sides have and base has not, where their position in base is
 * unambiguous.
 */
function agreedCuts({ base, ours, theirs }: Lists, pair: typeof pairsOf): AlignedPosition[] {
  if (ours.length === 0 || theirs.length === 0 || sameTexts(ours, theirs)) return [];
  const common = commonPairs(ours, theirs);
  if (common.length === 0) return [];
  const [ourOrigins, theirOrigins] = [
    originsOf(pair(base, ours), ours.length),
    originsOf(pair(base, theirs), theirs.length),
  ];
  const cuts: AlignedPosition[] = [];
  let done = 0; // The next position in base.
  for (const [our, their] of common) {
    const [one, other] = [ourOrigins[our], theirOrigins[their]];
    if (!one || !other) continue;
    const [low, high] = [Math.max(one.low, other.low, done), Math.min(one.high, other.high)];
    // An origin counts only if the other side allows it, or if the text equals that of base.
    const sources = new Set(
      [one.source, other.source].filter(
        (own) => own !== undefined && ((own >= low && own < high) || base[own] === ours[our]),
      ),
    );
    const [source] = sources;
    const isUnambiguous =
      source === undefined
        ? low === high || (low < high && pair === pairsOf)
        : pair === pairsOf && sources.size === 1 && source >= low && source < high;
    if (!isUnambiguous) continue;
    cuts.push(
      ...cutsAround(
        { base: source ?? low, ours: our, theirs: their },
        source === undefined ? 0 : 1,
      ),
    );
    done = source === undefined ? low : source + 1;
  }
  return cuts;
}

/** Returns whether two lists hold the same texts. */
export const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * The text of base that a side's text comes from, if any, and the range of positions in base where
 * the text can stand.
 */
interface Origin {
  readonly source: number | undefined;
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the origin of each text of a side. `pairs` maps indexes of base to indexes of the side.
 */
function originsOf(pairs: readonly number[], length: number): Origin[] {
  const sources: (number | undefined)[] = Array.from({ length }, () => undefined);
  for (const [baseIndex, index] of pairs.entries()) if (index >= 0) sources[index] = baseIndex;
  const highs: number[] = [];
  let high = pairs.length;
  for (let index = length - 1; index >= 0; index--) {
    highs[index] = high;
    high = sources[index] ?? high;
  }
  let low = 0;
  return sources.map((source, index) => {
    const origin = { source, low, high: highs[index] ?? pairs.length };
    if (source !== undefined) low = source + 1;
    return origin;
  });
}
