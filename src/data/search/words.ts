/** How the words of a part of a page are kept: its page's title, its heading and what stands below that, each with its weight. */
import { SEPARATORS, SINGLE_LETTERS } from '../../domain/search.ts';

/** What is kept of a page, so that any text costs what can be borne: parts, and of each the letters of its words, its heading and its excerpts. */
export const MOST_PARTS = 1000;
export const MOST_LETTERS = 100_000;
export const LONGEST_HEADING = 1000;
export const EXCERPTED = 10_000;

/** A regular expression as SQL, of any of these characters. */
const anyOf = (characters: string): string => `'[${characters.replaceAll("'", "''")}]'`;

/** The words of a text, as `wordsIn` reads a question: whatever collation the database has. */
const wordsOf = (sql: string): string =>
  `to_tsvector('simple', regexp_replace(regexp_replace(normalize(${sql}), ${anyOf(SEPARATORS.replace(/[\\\]^-]/g, '\\$&'))}, ' ', 'g'), ${anyOf(SINGLE_LETTERS)}, ' \\& ', 'g'))`;

/** The words of a part, as SQL over these expressions. The page's title weighs most in the first of its parts. */
export const weighed = ({ position, pageTitle, title, body }: Readonly<Record<'position' | 'pageTitle' | 'title' | 'body', string>>): string =>
  `setweight(${wordsOf(pageTitle)}, (CASE WHEN ${position} = 0 THEN 'A' ELSE 'C' END)::"char") || setweight(${wordsOf(`COALESCE(${title}, '')`)}, 'B') || setweight(${wordsOf(body)}, 'D')`;
