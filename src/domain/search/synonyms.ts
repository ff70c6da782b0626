/** Finds the synonyms of the words of a search query. */
import { comparableTitle, type SearchPhrase, wordsIn } from '../search.ts';

/** Maximum number of words of a synonym; the SDL limits the number and length of synonyms. */
const MAX_SYNONYM_WORD_COUNT = 5;

/** Maximum number of synonyms of one term of a query. */
const MAX_TERM_SYNONYM_COUNT = 20;

/** Returns the problem of a group of synonyms; undefined for none. */
export function problemOfSynonyms(words: readonly string[]): string | undefined {
  const unusable = words.find((word) => {
    const { length } = wordsIn(word);
    return length === 0 || length > MAX_SYNONYM_WORD_COUNT;
  });
  if (unusable !== undefined)
    return `Each synonym must have 1 to ${MAX_SYNONYM_WORD_COUNT} words, and "${unusable}" has ${wordsIn(unusable).length}.`;
  if (new Set(words.map(comparableTitle)).size < 2)
    return 'A group of synonyms must have at least two that differ in more than case and punctuation.';
  return undefined;
}

/** The synonyms of a term of a query. */
export interface TermSynonyms {
  /** The index of the term among the phrases of the query. */
  readonly n: number;
  /** The words of the term, in lower case. */
  readonly words: readonly string[];
  /** The synonyms, each in lower case with a space between words. */
  readonly synonyms: readonly string[];
}

/** A word of the query, with its location in its term. */
interface LocatedWord {
  readonly n: number;
  readonly word: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Returns whether words of the query, from an index on, are whole terms that have these words. */
function isRunAt(located: readonly LocatedWord[], at: number, words: readonly string[]): boolean {
  const run = located.slice(at, at + words.length);
  return (
    run.length === words.length &&
    run[0]?.isFirst === true &&
    run.at(-1)?.isLast === true &&
    run.every(
      ({ n, word, isFirst }, i) =>
        word === words[i] && (!isFirst || i === 0 || n === (run[i - 1]?.n ?? 0) + 1),
    )
  );
}

/**
 * Returns the synonyms of the terms of a query. A synonym of several words replaces the terms that
 * have these words; words in quotation marks have no synonyms.
 *
 * @param groups groups of synonyms, each in lower case with a space between words
 */
export function synonymsOf(
  phrases: readonly SearchPhrase[],
  groups: readonly (readonly string[])[],
): TermSynonyms[] {
  const located = phrases.flatMap(({ words, isQuoted }, n): LocatedWord[] =>
    isQuoted
      ? []
      : words.map((word, i) => ({
          ...{ n, word: word.toLowerCase() },
          ...{ isFirst: i === 0, isLast: i === words.length - 1 },
        })),
  );
  const found = new Map<number, Set<string>>();
  for (const group of groups)
    for (const synonym of group) {
      const words = synonym.split(' ');
      for (const at of located.keys()) {
        if (!isRunAt(located, at, words)) continue;
        for (const { n } of located.slice(at, at + words.length)) {
          const known = found.get(n) ?? new Set();
          for (const other of group) if (other !== synonym) known.add(other);
          found.set(n, known);
        }
      }
    }
  return [...found].map(([n, synonyms]) => ({
    n,
    words: (phrases[n]?.words ?? []).map((word) => word.toLowerCase()),
    synonyms: [...synonyms].slice(0, MAX_TERM_SYNONYM_COUNT),
  }));
}
