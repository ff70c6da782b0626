/**
 * How lists of texts (blocks, or lines) lie beside each other: what two of them have in common, what became of what, and
 * where three of them can be cut so that each part is merged by itself. All of it stays far from quadratic, whatever the texts.
 */

/** A place in one list and the place in another that it belongs to. */
type Pair = readonly [one: number, other: number];

/** Matches looked at before what is repeated often is left out. */
const MOST_MATCHES = 200_000;
/** How often, in both lists together, a text may then be repeated: the product of the two. */
const RARE = 16;
/** Pairs of blocks at most that are compared with each other, word by word, in one place. */
const MOST_COMPARED = 2_500;
/** How much two blocks have in common that count as one, changed; 1 is all words and lines. */
const ALIKE = 0.3;

/** Places at which two lists hold the same, in order: a longest common sequence, but of what is rare where there is too much. */
function commonOf(one: readonly string[], other: readonly string[]): Pair[] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const pairs: Pair[] = [];
  for (let i = 0; i < start; i++) pairs.push([i, i]);
  for (const [i, j] of longest(one.slice(start, one.length - end), other.slice(start, other.length - end))) pairs.push([start + i, start + j]);
  for (let i = end; i > 0; i--) pairs.push([one.length - i, other.length - i]);
  return pairs;
}

/** A pair and those before it in its sequence. */
interface Link {
  readonly pair: Pair;
  readonly before: Link | undefined;
}

/** A longest common sequence (Hunt and Szymanski). */
function longest(one: readonly string[], other: readonly string[]): Pair[] {
  const places = placesToMeet(one, other);
  const ends: Link[] = []; // of the sequences of each length, the one that ends soonest in the other list
  for (const [i, text] of one.entries()) {
    for (const j of places.get(text) ?? []) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle]?.pair[1] ?? 0) < j) low = middle + 1;
        else high = middle;
      }
      if (ends[low]?.pair[1] !== j) ends[low] = { pair: [i, j], before: ends[low - 1] };
    }
  }
  const pairs: Pair[] = [];
  for (let link = ends.at(-1); link; link = link.before) pairs.push(link.pair);
  return pairs.reverse();
}

/** Where each text of one list stands in the other, from the last place to the first. */
function placesToMeet(one: readonly string[], other: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const text of one) counts.set(text, (counts.get(text) ?? 0) + 1);
  const places = new Map<string, number[]>();
  for (let j = other.length - 1; j >= 0; j--) {
    const text = other[j] ?? '';
    if (!counts.has(text)) continue;
    const known = places.get(text);
    if (known) known.push(j);
    else places.set(text, [j]);
  }
  const matchesOf = (text: string) => (counts.get(text) ?? 0) * (places.get(text)?.length ?? 0);
  const matches = [...places.keys()].reduce((total, text) => total + matchesOf(text), 0);
  if (matches > MOST_MATCHES) for (const text of [...places.keys()]) if (matchesOf(text) > RARE) places.delete(text);
  return places;
}

/** Where each text of the first list is in the second, as it was or changed; -1 where it is gone. The places grow. */
export function pairsOf(before: readonly string[], after: readonly string[]): number[] {
  const pairs = before.map(() => -1);
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonOf(before, after), [before.length, after.length] as const]) {
    for (const [one, other] of changedPairs(before.slice(i, nextI), after.slice(j, nextJ))) pairs[i + one] = j + other;
    if (nextI < before.length) pairs[nextI] = nextJ;
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/** What became of what, where nothing stayed as it was: what is most alike, and between that each of each where there are as many. */
function changedPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...alikePairs(before, after), [before.length, after.length] as const]) {
    if (nextI - i === nextJ - j) for (let step = 0; step < nextI - i; step++) pairs.push([i + step, j + step]);
    if (nextI < before.length) pairs.push([nextI, nextJ]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/** Pairs of what is alike, in order, so that as much as possible is. */
function alikePairs(before: readonly string[], after: readonly string[]): Pair[] {
  const compared = before.length * after.length;
  if (compared < 2 || compared > MOST_COMPARED) return [];
  const [ones, others] = [before.map(marksOf), after.map(marksOf)];
  const alike = ones.map((one) => others.map((other) => likeness(one, other)));
  const likenessAt = (i: number, j: number) => alike[i]?.[j] ?? 0;
  // best[i][j]: how much is alike, at most, from these places on.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row) row[j] = Math.max(bestAt(i + 1, j), bestAt(i, j + 1), likenessAt(i, j) + bestAt(i + 1, j + 1));
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (bestAt(i, j) === bestAt(i + 1, j)) i++;
    else if (bestAt(i, j) === bestAt(i, j + 1)) j++;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** What a text is compared by: its words and its lines. */
const marksOf = (text: string): ReadonlySet<string> => new Set([...wordsOf(text), ...text.split('\n').map((line) => `\n${line}`)]);

/** How many words are in both. */
function commonIn(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const word of fewer) if (more.has(word)) common++;
  return common;
}

/** Whether a text is another one, changed, and not one that was put in its stead: it has most of its words, or begins as it. */
export function isChanged(before: string, after: string): boolean {
  if (before.startsWith(after) || after.startsWith(before)) return true;
  const [one, other] = [wordsOf(before), wordsOf(after)];
  return commonIn(one, other) > Math.min(one.size, other.size) / 2;
}

/** How much of two texts is in both, from 0 to 1; 0 for what is not alike. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = commonIn(one, other);
  const share = (2 * common) / Math.max(1, one.size + other.size);
  return share < ALIKE ? 0 : share;
}

/** A place in each of three lists. */
export interface Place {
  readonly base: number;
  readonly ours: number;
  readonly theirs: number;
}

/** Three lists. */
type Lists = Readonly<Record<keyof Place, readonly string[]>>;

/**
 * Places at which three lists can be cut, from their beginning to their end: around what all three have, and around what
 * both sides put in the same place, or in the stead of the same. Between two of them either both sides have the same, or
 * nothing is the same in all.
 */
export function cutsOf(base: readonly string[], ours: readonly string[], theirs: readonly string[]): Place[] {
  const inTheirs = new Map(commonOf(base, theirs));
  const kept: Place[] = [];
  for (const [place, our] of commonOf(base, ours)) {
    const their = inTheirs.get(place);
    if (their !== undefined) kept.push(...around({ base: place, ours: our, theirs: their }, 1));
  }
  // Then by where a text must have been put, going by what stayed as it was; and then by what is alike.
  return [keptPairs, pairsOf].reduce((cuts, pair) => cutFiner({ base, ours, theirs }, cuts, pair), [START, ...kept, { base: base.length, ours: ours.length, theirs: theirs.length }]);
}

const START: Place = { base: 0, ours: 0, theirs: 0 };

/** The places before and behind a text that both sides have, in the stead of so many of base. */
const around = ({ base, ours, theirs }: Place, ofBase: 0 | 1): [Place, Place] => [
  { base, ours, theirs },
  { base: base + ofBase, ours: ours + 1, theirs: theirs + 1 },
];

/** Adds the cuts that can be made between these. */
function cutFiner({ base, ours, theirs }: Lists, cuts: readonly Place[], pair: typeof pairsOf): Place[] {
  const finer: Place[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    const between = from && agreedCuts({ base: base.slice(from.base, to.base), ours: ours.slice(from.ours, to.ours), theirs: theirs.slice(from.theirs, to.theirs) }, pair);
    for (const place of between ?? []) finer.push({ base: place.base + (from?.base ?? 0), ours: place.ours + (from?.ours ?? 0), theirs: place.theirs + (from?.theirs ?? 0) });
    finer.push(to);
  }
  return finer;
}

/** Where each text of the first list is in the second, as it was; -1 where it is not. */
function keptPairs(before: readonly string[], after: readonly string[]): number[] {
  const pairs = before.map(() => -1);
  for (const [one, other] of commonOf(before, after)) pairs[one] = other;
  return pairs;
}

/** Places around what both sides have and base has not, where it is plain what of base it stands between, or in the stead of. */
function agreedCuts({ base, ours, theirs }: Lists, pair: typeof pairsOf): Place[] {
  if (ours.length === 0 || theirs.length === 0 || sameTexts(ours, theirs)) return [];
  const common = commonOf(ours, theirs);
  if (common.length === 0) return [];
  const [left, right] = [rootsOf(pair(base, ours), ours.length), rootsOf(pair(base, theirs), theirs.length)];
  const cuts: Place[] = [];
  let done = 0; // of base
  for (const [our, their] of common) {
    const [one, other] = [left[our], right[their]];
    if (!one || !other) continue;
    const [low, high] = [Math.max(one.low, other.low, done), Math.min(one.high, other.high)];
    // A root that the other side speaks against is none, but where the text is base's own.
    const roots = new Set([one.own, other.own].filter((own) => own !== undefined && ((own >= low && own < high) || base[own] === ours[our])));
    const [own] = roots;
    const isPlain = own === undefined ? low === high || (low < high && pair === pairsOf) : pair === pairsOf && roots.size === 1 && own >= low && own < high;
    if (!isPlain) continue;
    cuts.push(...around({ base: own ?? low, ours: our, theirs: their }, own === undefined ? 0 : 1));
    done = own === undefined ? low : own + 1;
  }
  return cuts;
}

/** Whether two lists hold the same texts. */
export const sameTexts = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((text, index) => text === other[index]);

/** What of base a text of a side comes from, if anything, and between which places of base it stands. */
interface Root {
  readonly own: number | undefined;
  readonly low: number;
  readonly high: number;
}

/** The root of each text of a side. `pairs` are the places of base's texts in it. */
function rootsOf(pairs: readonly number[], length: number): Root[] {
  const owns: (number | undefined)[] = Array.from({ length }, () => undefined);
  for (const [place, here] of pairs.entries()) if (here >= 0) owns[here] = place;
  const highs: number[] = [];
  let high = pairs.length;
  for (let here = length - 1; here >= 0; here--) {
    highs[here] = high;
    high = owns[here] ?? high;
  }
  let low = 0;
  return owns.map((own, here) => {
    const root = { own, low, high: highs[here] ?? pairs.length };
    if (own !== undefined) low = own + 1;
    return root;
  });
}
