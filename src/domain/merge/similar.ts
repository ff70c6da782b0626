/** Pairs texts that are similar, such as the versions of an edited block. */

/** An index in one list and the matching index in another. */
export type Pair = readonly [one: number, other: number];

/** The maximum number of block pairs that are compared word by word in one region. */
const MAX_COMPARED_COUNT = 2_500;
/** The minimum similarity of two blocks that count as one changed block; 1 is identical. */
const MIN_SIMILARITY = 0.3;

/** Returns whether lists of these lengths are short enough to be compared word by word. */
export const isComparable = (before: number, after: number): boolean =>
  before * after <= MAX_COMPARED_COUNT;

/** Returns pairs of similar texts in order, with the highest total similarity. */
export function similarPairs(before: readonly string[], after: readonly string[]): Pair[] {
  if (!isComparable(before.length, after.length)) return [];
  const [ones, others] = [before.map(featuresOf), after.map(featuresOf)];
  const similarities = ones.map((one, i) =>
    others.map((other, j) =>
      Math.max(similarity(one, other), isExtended(before[i] ?? '', after[j] ?? '') ? 0.5 : 0),
    ),
  );
  const similarityAt = (i: number, j: number) => similarities[i]?.[j] ?? 0;
  // best[i][j]: the highest total similarity of the texts from these indexes on.
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row)
        row[j] = Math.max(
          bestAt(i + 1, j),
          bestAt(i, j + 1),
          similarityAt(i, j) + bestAt(i + 1, j + 1),
        );
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

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Returns the features by which a text is compared: its words and its lines. */
const featuresOf = (text: string): ReadonlySet<string> =>
  new Set([...wordsOf(text), ...text.split('\n').map((line) => `\n${line}`)]);

/** Returns the number of words that both sets contain. */
function commonIn(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const word of fewer) if (more.has(word)) common++;
  return common;
}

/** Returns whether one text begins with the other. */
const isExtended = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (before.startsWith(after) || after.startsWith(before));

/** Returns the share of features in both texts, 0 to 1, or 0 below MIN_SIMILARITY. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = commonIn(one, other);
  const share = (2 * common) / Math.max(1, one.size + other.size);
  return share < MIN_SIMILARITY ? 0 : share;
}
