/**
 * Builds the search vectors of sections in SQL, and limits the indexed text, so that no text makes
 * indexing or excerpts slow.
 */
import { ESCAPED_SEPARATORS, SINGLE_LETTERS } from '../../domain/search.ts';

/** Maximum length of the heading of a section in characters; the rest is cut off. */
export const MAX_HEADING_LENGTH = 1000;
/** Maximum length of the text below the heading in characters; the rest is not indexed. */
export const MAX_BODY_LENGTH = 100_000;
/** Maximum length of the stored start of the text in characters, from which excerpts are taken. */
export const MAX_EXCERPTED_LENGTH = 10_000;

/** Returns a regular expression, as SQL, that matches any of these characters. */
const anyOf = (characters: string): string => `'[${characters.replaceAll("'", "''")}]'`;

/**
 * Returns SQL for the search vector of a text. Its words are those that `wordsIn` returns for a
 * query, and do not depend on the collation of the database.
 */
function vectorOf(text: string): string {
  const withoutSeparators = `regexp_replace(normalize(${text}), ${anyOf(ESCAPED_SEPARATORS)}, ' ', 'g')`;
  const spaced = `regexp_replace(${withoutSeparators}, ${anyOf(SINGLE_LETTERS)}, ' \\& ', 'g')`;
  return `to_tsvector('simple', ${spaced})`;
}

/** SQL expressions for the parts of a section. */
interface SectionExpressions {
  /** The index of the section in its page. */
  readonly position: string;
  readonly pageTitle: string;
  /** The heading; its value is null before the first heading of the page. */
  readonly heading: string;
  /** The text below the heading. */
  readonly body: string;
}

/**
 * Returns SQL for the search vector of a section. The page's title has the highest weight in the
 * first section, and a lower one than headings in the others.
 */
export function weightedVector({ position, pageTitle, heading, body }: SectionExpressions): string {
  const titleWeight = `(CASE WHEN ${position} = 0 THEN 'A' ELSE 'C' END)::"char"`;
  return [
    `setweight(${vectorOf(pageTitle)}, ${titleWeight})`,
    `setweight(${vectorOf(`COALESCE(${heading}, '')`)}, 'B')`,
    `setweight(${vectorOf(body)}, 'D')`,
  ].join(' || ');
}
