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
const MOST_COMPARED = 10_000;
/** How much two blocks have in common that count as one, changed; 1 is all words. */
const ALIKE = 0.3;

/** Places at which two lists hold the same, in order: a longest common sequence, but of what is rare where there is too much. */
export function commonOf(one: readonly string[], other: readonly string[]): Pair[] {
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

/** What became of what, where nothing stayed as it was: each of each where there are as many, else those that are most alike. */
function changedPairs(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length === after.length) return before.map((_, index) => [index, index]);
  if (before.length * after.length === 0 || before.length * after.length > MOST_COMPARED) return [];
  const [ones, others] = [before.map(wordsOf), after.map(wordsOf)];
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

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** How many of two texts' words are in both, from 0 to 1; 0 for what is not alike. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const word of fewer) if (more.has(word)) common++;
  const share = (2 * common) / Math.max(1, one.size + other.size);
  return share < ALIKE ? 0 : share;
}

/** A place in each of three lists. */
export interface Place {
  readonly base: number;
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Places at which three lists can be cut, from their beginning to their end: around what all three have, and around what
 * both sides put in the same place. Between two of them either all is the same on both sides, or nothing is the same in all.
 */
export function cutsOf(base: readonly string[], ours: readonly string[], theirs: readonly string[]): Place[] {
  const [inOurs, inTheirs] = [commonOf(base, ours), new Map(commonOf(base, theirs))];
  const kept = inOurs.flatMap(([place, our]): Place[] => {
    const their = inTheirs.get(place);
    return their === undefined ? [] : [{ base: place, ours: our, theirs: their }];
  });
  const [fromOurs, fromTheirs] = [reachOf(inOurs, base.length, ours.length), reachOf(inTheirs, base.length, theirs.length)];
  const cuts: Place[] = [{ base: 0, ours: 0, theirs: 0 }];
  let last = { base: 0, ours: 0, theirs: 0 };
  for (const next of [...kept, { base: base.length, ours: ours.length, theirs: theirs.length }]) {
    for (const [our, their] of commonOf(ours.slice(last.ours, next.ours), theirs.slice(last.theirs, next.theirs))) {
      const place = { ours: last.ours + our, theirs: last.theirs + their };
      const reach = [fromOurs[place.ours], fromTheirs[place.theirs]].filter((of) => of !== undefined);
      const [low, high] = [Math.max(...reach.map(([from]) => from)), Math.min(...reach.map(([, to]) => to))];
      if (reach.length === 2 && low === high) cuts.push({ base: low, ...place }, { base: low, ours: place.ours + 1, theirs: place.theirs + 1 });
    }
    if (next.base < base.length) cuts.push(next, { base: next.base + 1, ours: next.ours + 1, theirs: next.theirs + 1 });
    last = { base: next.base + 1, ours: next.ours + 1, theirs: next.theirs + 1 };
  }
  return [...cuts, { base: base.length, ours: ours.length, theirs: theirs.length }];
}

/** For each text of a side that base does not have: the first and the last place of base that it can have been put at. */
function reachOf(common: Iterable<Pair>, inBase: number, length: number): (Pair | undefined)[] {
  const reach: (Pair | undefined)[] = [];
  let from = 0;
  for (const [place, here] of [...common, [inBase, length] as const]) {
    while (reach.length < here) reach.push([from, place]);
    reach.push(undefined);
    from = place + 1;
  }
  return reach;
}
