/** Suggests a query with other spellings of its words. */
import { isSingleLetter, queryParts, type SearchQuery, wordsIn } from '../search.ts';

/** Minimum and maximum number of letters of a word that is corrected. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 20;
/** Number of letters from which a word may differ in two letters. */
const MIN_LENGTH_OF_TWO = 8;
/** Maximum number of words of a query that are corrected. */
const MAX_CORRECTED_COUNT = 3;
/** Maximum number of spellings of one word that are looked up. */
export const MAX_SPELLING_COUNT = 1200;

/** Letters that a word may have in place of another, by a letter of its script. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{Script=Cyrillic}/u, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'],
];

/** Returns the words of a query that can be corrected, in lower case, at most three. */
export function correctableWords({ phrases }: Pick<SearchQuery, 'phrases'>): string[] {
  const words = phrases.flatMap((phrase) =>
    phrase.isQuoted ? [] : phrase.words.map((word) => word.toLowerCase()),
  );
  return [...new Set(words)].filter(isCorrectable).slice(0, MAX_CORRECTED_COUNT);
}

function isCorrectable(word: string): boolean {
  const { length } = [...word];
  return (
    length >= MIN_LENGTH && length <= MAX_LENGTH && !/\p{N}/u.test(word) && !isSingleLetter(word)
  );
}

/**
 * Returns the spellings that differ from a word by one letter that is missing, added or another, or
 * by two that are swapped, at most 1,200.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word];
  const alphabet = new Set([
    ...(ALPHABETS.find(([script]) => script.test(word))?.[1] ?? ''),
    ...letters,
  ]);
  const spellings = new Set<string>();
  const add = (...parts: readonly (readonly string[])[]): void => {
    spellings.add(parts.flat().join(''));
  };
  for (const at of [...letters.keys(), letters.length]) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)];
    const [first, second, ...rest] = after;
    if (first !== undefined) add(before, after.slice(1));
    if (first !== undefined && second !== undefined) add(before, [second, first], rest);
    for (const letter of alphabet) {
      add(before, [letter], after);
      if (first !== undefined) add(before, [letter], after.slice(1));
    }
  }
  spellings.delete(word);
  return [...spellings].slice(0, MAX_SPELLING_COUNT);
}

/**
 * Returns the number of letters that are missing, added, another or swapped with their neighbor;
 * `limit + 1` for more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, wanted] of to.entries()) {
      const replaced = (last[j] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = j > 0 && i > 0 && letter === to[j - 1] && from[i - 1] === wanted;
      const swapped = isSwapped ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(last.at(-1) ?? 0, limit + 1);
}

/** A word of texts that the viewer can read, with the number of texts that have it. */
export interface ReadableWord {
  readonly word: string;
  readonly count: number;
}

/** Returns the number of letters in which a correction may differ from a word. */
const limitOf = (word: string): number => ([...word].length >= MIN_LENGTH_OF_TWO ? 2 : 1);

/**
 * Returns the word that is most similar to a word of the query, and most frequent among those that
 * are; undefined if none is similar, or if the word itself is among them.
 */
export function correctionOf(
  word: string,
  candidates: readonly ReadableWord[],
): string | undefined {
  let best: (ReadableWord & { readonly distance: number }) | undefined;
  const limit = limitOf(word);
  for (const { word: other, count } of candidates) {
    const distance = editDistance(word, other, limit);
    if (distance === 0) return undefined;
    if (distance > limit) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && count > best.count);
    if (isBetter) best = { word: other, count, distance };
  }
  return best?.word;
}

/** Returns the words of titles, in lower case, with the number of titles that have them. */
export function wordsOfTitles(titles: readonly string[]): ReadableWord[] {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(wordsIn(title).map((one) => one.toLowerCase())))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count }));
}

/**
 * Returns the query with corrected words; undefined if nothing is corrected. Filters, quoted phrases
 * and excluded words remain as they are.
 */
export function correctedQuery(
  text: string,
  corrections: ReadonlyMap<string, string>,
): string | undefined {
  let isCorrected = false;
  const parts = queryParts(text).map(({ whole, word }) => {
    const words = word === undefined ? [] : wordsIn(word);
    if (!words.some((one) => corrections.has(one.toLowerCase()))) return whole;
    isCorrected = true;
    return words.map((one) => corrections.get(one.toLowerCase()) ?? one).join(' ');
  });
  return isCorrected ? parts.join(' ') : undefined;
}
