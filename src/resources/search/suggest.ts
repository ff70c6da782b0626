/** Suggests a query with other spellings, of words that the viewer can read. */
import type { Context } from '../../context.ts';
import type { FoundSection } from '../../data/search/found.ts';
import type { SearchScope } from '../../data/search/scope.ts';
import { readableSpellings } from '../../data/search/spellings.ts';
import type { SearchTerms } from '../../data/search/terms.ts';
import type { SearchQuery } from '../../domain/search.ts';
import {
  correctableWords,
  correctedQuery,
  correctionOf,
  type ReadableWord,
  wordsOfTitles,
} from '../../domain/search/corrections.ts';

/** Returns the words of the query that are corrected, of those that a text must have. */
const correctable = (searchQuery: SearchQuery, optionalWords: readonly string[]): string[] =>
  correctableWords(searchQuery).filter((word) => !optionalWords.includes(word));

/** Returns the words of the titles and headings of sections that the viewer can see. */
const wordsOf = (sections: readonly FoundSection[]): ReadableWord[] =>
  wordsOfTitles(sections.flatMap(({ pageTitle, title }) => [pageTitle, title ?? '']));

/** Returns the query with corrected words; null if there are none. */
function corrected(
  text: string,
  words: readonly string[],
  candidatesOf: (word: string) => readonly ReadableWord[],
): string | null {
  const corrections = new Map(
    words.flatMap((word): [string, string][] => {
      const correction = correctionOf(word, candidatesOf(word));
      return correction === undefined ? [] : [[word, correction]];
    }),
  );
  return correctedQuery(text, corrections) ?? null;
}

/** A query with what it found. */
interface Searched {
  readonly text: string;
  readonly searchQuery: SearchQuery;
  /** The sections that were found, all of which the viewer can see. */
  readonly sections: readonly FoundSection[];
}

/**
 * Returns a suggestion for a member: words of texts and titles that they can read, in place of words
 * that no such text has. It takes a statement if the query has words to correct.
 */
export async function suggestionForMember(
  ctx: Context,
  scope: SearchScope,
  terms: SearchTerms,
  { text, searchQuery, sections }: Searched,
): Promise<string | null> {
  const words = correctable(searchQuery, terms.optionalWords);
  if (words.length === 0) return null;
  const spellings = await readableSpellings(ctx.query, scope, terms, words);
  const ofTitles = wordsOf(sections);
  return corrected(text, [...spellings.keys()], (word) => [
    ...ofTitles,
    ...(spellings.get(word) ?? []),
  ]);
}

/** Returns a suggestion for a visitor: only words of titles that were found for them. */
export const suggestionForVisitor = (
  terms: Pick<SearchTerms, 'optionalWords'>,
  { text, searchQuery, sections }: Searched,
): string | null => {
  const titles = wordsOf(sections);
  return corrected(text, correctable(searchQuery, terms.optionalWords), () => titles);
};
