/**
 * Builds the search vectors of sections in SQL, and limits the indexed text, so that no text makes
 * indexing or excerpts slow.
 */
import { ESCAPED_SEPARATORS, SINGLE_LETTERS } from '../../domain/search.ts';
import { OTHER_FUNCTION_WORDS, SEARCH_LANGUAGES } from '../../domain/search/languages.ts';

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

/** Returns SQL for a title as `comparableTitle` returns it, at most 250 characters. */
export const comparableTitleOf = (title: string): string => `search_title(${vectorOf(title)})`;

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

/** Maximum number of different words of a page that are indexed together; the rest is left out. */
const MAX_PAGE_WORD_COUNT = 7000;
/** Maximum length of the words that are stemmed or indexed with their page, in bytes. */
const MAX_STEMMED_BYTES = 32;
/** Function words that a text has at least for its language to be recognized. */
const MIN_FUNCTION_WORD_COUNT = 2;

/** The function words with their languages, as rows of `VALUES`. */
const functionWordRows = [
  ...SEARCH_LANGUAGES,
  { code: '', functionWords: OTHER_FUNCTION_WORDS },
].flatMap(({ code, functionWords }) =>
  [...new Set(functionWords.split(' '))].map((word) => `('${word}', '${code}')`),
);

/** Returns SQL for the prefix of stems in a language. */
const stemPrefix = (language: string): string =>
  `CASE WHEN ${language} = '' THEN '' ELSE ${language} || ':' END`;

/**
 * Returns SQL for the titles and headings by which an operation of a spec is also found: its method
 * and path and its `operationId`, and less exactly its path and both without parameters.
 */
export const operationTitles = (key: string, body: string): string =>
  `LATERAL (SELECT ARRAY[call[1] || ' ' || call[2], substr(${key}, 11)] AS titles, ARRAY[call[2], call[1] || ' ' || plain, plain] AS headings
    FROM regexp_match(${body}, '^([A-Z]+) (/\\S*)') call, regexp_replace(call[2], '\\{[^}]*\\}', '', 'g') plain
    WHERE ${key} LIKE 'operation %')`;

/**
 * Returns common table expressions that complete the search vectors of whole pages.
 *
 * They read `raw` with the columns `id`, `page`, `position`, `words`, and `titles` and `headings` of
 * operations, and end with `complete`, which has the `language` and the completed `words` of each
 * `id`.
 *
 * The lexemes with a mark, which no word has: stems at the positions of their words (`=en:instal`),
 * words of headings and titles (`#install`, `#en:instal`), whole headings (`~on linux`) and titles
 * (`^install`).
 *
 * The first section of a page has the stems of all its words (`@en:instal`).
 *
 * @param spaceLanguage SQL for the language of pages in which none is recognized; null if unknown
 */
export const completeWords = (spaceLanguage: string): string => `spoken AS (
    SELECT DISTINCT ON (page) page, language FROM (
      SELECT r.page, k.language, sum(cardinality(w.positions)) AS count FROM raw r CROSS JOIN LATERAL unnest(r.words) w
      JOIN (VALUES ${functionWordRows.join(', ')}) k(word, language) ON k.word = w.lexeme GROUP BY r.page, k.language
    ) counted WHERE count >= ${MIN_FUNCTION_WORD_COUNT} ORDER BY page, count DESC, language DESC
  ), pages AS MATERIALIZED (
    SELECT p.page, COALESCE(s.language, ${spaceLanguage}, (SELECT mode() WITHIN GROUP (ORDER BY language) FROM spoken), CASE WHEN p.is_ascii THEN 'en' ELSE '' END) AS language
    FROM (SELECT page, bool_and(octet_length(words::text) = length(words::text)) AS is_ascii FROM raw GROUP BY page) p LEFT JOIN spoken s ON s.page = p.page
  ), page_words AS MATERIALIZED (
    SELECT r.page, (array_agg(DISTINCT '@' || ${stemPrefix('p.language')} || search_stem(p.language, w.lexeme)))[1:${MAX_PAGE_WORD_COUNT}] AS marks
    FROM raw r JOIN pages p ON p.page = r.page CROSS JOIN LATERAL unnest(r.words) w WHERE octet_length(w.lexeme) <= ${MAX_STEMMED_BYTES} GROUP BY r.page
  ), complete AS (
    SELECT r.id, p.language, search_with_stems(r.words, p.language) || array_to_tsvector(array_remove(ARRAY(
        SELECT '^' || search_title(ts_filter(r.words, '{a}'))
        UNION ALL SELECT '~' || search_title(ts_filter(r.words, '{b}'))
        UNION ALL SELECT '^' || search_title(${vectorOf('title')}) FROM unnest(r.titles) title
        UNION ALL SELECT '~' || search_title(${vectorOf('title')}) FROM unnest(r.headings) title
        UNION ALL SELECT unnest(ARRAY['#' || w.lexeme, '#' || ${stemPrefix('p.language')} || search_stem(p.language, w.lexeme)]) FROM unnest(ts_filter(r.words, '{a,b}')) w WHERE octet_length(w.lexeme) <= ${MAX_STEMMED_BYTES}
        UNION ALL SELECT unnest(pw.marks) WHERE r.position = 0
      ), NULL)) AS words
    FROM raw r JOIN pages p ON p.page = r.page LEFT JOIN page_words pw ON pw.page = r.page
  )`;

/** SQL for the language of the space `$1` of the organization `$2`: that of its first page with one. */
export const SPACE_LANGUAGE =
  "(SELECT f.language FROM search_sections f WHERE f.space_id = $1 AND f.organization_id = $2 AND f.language <> '' ORDER BY f.page_id LIMIT 1)";
