/**
 * Builds the search vectors of sections: the page's title, the heading and the text, each with its
 * weight.
 */
import { SEPARATORS, SINGLE_LETTERS } from '../../domain/search.ts';

/**
 * Maximum number of indexed sections of a page, and maximum length of the text, the heading and the
 * excerpts of a section. They limit the cost of any text.
 */
export const MAX_SECTION_COUNT = 1000;
export const MAX_SECTION_LENGTH = 100_000;
export const MAX_HEADING_LENGTH = 1000;
export const MAX_EXCERPTED_LENGTH = 10_000;

/** Returns a regular expression, as SQL, that matches any of these characters. */
const anyOf = (characters: string): string => `'[${characters.replaceAll("'", "''")}]'`;

/**
 * Returns SQL for the search vector of a text, split into words like `wordsIn` splits a query,
 * whatever the collation of the database.
 */
const wordsOf = (sql: string): string =>
  `to_tsvector('simple', regexp_replace(regexp_replace(normalize(${sql}), ${anyOf(SEPARATORS.replace(/[\\\]^-]/g, '\\$&'))}, ' ', 'g'), ${anyOf(SINGLE_LETTERS)}, ' \\& ', 'g'))`;

/**
 * Returns SQL for the search vector of a section, over these expressions. The page's title has the
 * highest weight in the first section.
 */
export const weightedVector = ({
  position,
  pageTitle,
  title,
  body,
}: Readonly<Record<'position' | 'pageTitle' | 'title' | 'body', string>>): string =>
  `setweight(${wordsOf(pageTitle)}, (CASE WHEN ${position} = 0 THEN 'A' ELSE 'C' END)::"char") || setweight(${wordsOf(`COALESCE(${title}, '')`)}, 'B') || setweight(${wordsOf(body)}, 'D')`;
