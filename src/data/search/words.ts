/** Searches the index of sections by words, their stems and the words of whole pages. */
import type { SearchQuery } from '../../domain/search.ts';
import { SEARCH_LANGUAGES } from '../../domain/search/languages.ts';
import { composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import {
  excerptStart,
  type FoundSection,
  ORDER,
  RANKED,
  RESULT_COLUMNS,
  resultOf,
  SECTION_COLUMNS,
} from './found.ts';
import { scopeOf, type ScopeSql, type SearchScope } from './scope.ts';

/** Maximum number of sections that are returned, and that are ranked for having all words. */
const MAX_RESULT_COUNT = 1000;
/** Maximum number of sections that are ranked because a title is the query, or begins with it. */
const MAX_EQUAL_COUNT = 100;
const MAX_BEGINNING_COUNT = 300;
/** Maximum number of sections that are ranked because their heading has all words. */
const MAX_HEADING_COUNT = 300;
/** Maximum number of pages that are ranked for having all words in several sections. */
const MAX_WHOLE_COUNT = 200;
/** Maximum number of pages of which those with most words are chosen, and of the chosen ones. */
const MAX_PARTIAL_COUNT = 1000;
const MAX_CHOSEN_COUNT = 50;
/** Maximum number of sections of a page whose words are in several of its sections. */
const MAX_PART_COUNT = 10;
/** Number of the best results in which the forms of words are determined. */
const MAX_FORMS_COUNT = 50;

/** The first tier of results without all words in one section. */
export const WHOLE_TIER = '8';
/** The tier of results with most words only; close titles are before them. */
export const PARTIAL_TIER = 'A';

/**
 * Returns a common table expression with the languages of a table. Each is looked up in an index,
 * after the one before it.
 */
const languagesIn = (table: string): string => {
  const next = (after: string) =>
    `SELECT f.language FROM ${table} f WHERE f.organization_id = $1 AND f.language > ${after} ORDER BY f.language LIMIT 1`;
  return `of_${table} AS ((${next("''")}) UNION ALL SELECT (${next('l.language')}) FROM of_${table} l WHERE l.language IS NOT NULL)`;
};

const stopWordRows = SEARCH_LANGUAGES.map(({ code, stopWords }) => `('${code}', '${stopWords}')`);

/**
 * The words of the query in `$3`, one row for each lexeme. A word that is a stop word of a language
 * of the organization is optional.
 */
const WORDS = `languages AS MATERIALIZED (
    SELECT language FROM of_search_sections WHERE language IS NOT NULL UNION SELECT language FROM of_spec_sections WHERE language IS NOT NULL
  ), word AS MATERIALIZED (
    SELECT t.n, t.at * 1000 + v.positions[1] AS at, v.lexeme AS word, t.quoted, t."isAlone" AND NOT t.quoted AND EXISTS (
        SELECT FROM languages l JOIN (VALUES ${stopWordRows.join(', ')}) s(language, dictionary) ON s.language = l.language WHERE ts_lexize(s.dictionary::regdictionary, v.lexeme) = '{}'
      ) AS is_stop, t.prefix, CASE WHEN t.prefix THEN ':*' ELSE '' END AS suffix,
      ARRAY(SELECT l.language || ':' || search_stem(l.language, v.lexeme) FROM languages l WHERE NOT t.quoted) AS stems
    FROM json_to_recordset($3::json) AS t(n int, at int, word text, prefix boolean, quoted boolean, "isAlone" boolean)
    CROSS JOIN LATERAL unnest(to_tsvector('simple', t.word)) v
  )`;

/** Returns SQL for the text query of a word: the word itself, or one of its stems. */
const alternatives = (mark: string, stemMark: string, stemSuffix = "''"): string =>
  `'(''${mark}' || word || '''' || suffix || COALESCE((SELECT string_agg(' | ''${stemMark}' || stem || '''' || ${stemSuffix}, '') FROM unnest(stems) stem), '') || ')'`;

/**
 * The terms of the query with their text queries by section, by heading and by page, and the whole
 * query in one row, `asked`. `$4` has the excluded terms.
 */
const TERMS = `term AS MATERIALIZED (
    SELECT n, needed, section::tsquery AS section, exact, heading::tsquery AS heading, page::tsquery AS page FROM (
      SELECT n, NOT bool_or(is_stop) OR (SELECT bool_and(is_stop) FROM word) AS needed,
        '(' || string_agg(${alternatives('', '=')}, ' <-> ' ORDER BY at) || ')' AS section,
        '(' || string_agg('''' || word || '''' || suffix, ' <-> ' ORDER BY at) || ')' AS exact,
        '(' || string_agg(${alternatives('#', '#')}, ' & ') || ')' AS heading,
        '(' || string_agg(${alternatives('@', '@', 'suffix')}, ' & ') || ')' AS page
      FROM word GROUP BY n
    ) t
  ), title AS MATERIALIZED (
    SELECT string_agg(word, ' ' ORDER BY n, at) AS text, bool_or(prefix) AS is_open, count(*) AS count FROM word
  ), asked AS MATERIALIZED (
    SELECT count(*) FILTER (WHERE needed) AS count,
      COALESCE((SELECT array_agg(DISTINCT word) FROM word JOIN term USING (n) WHERE needed), '{}') AS words,
      COALESCE((SELECT array_agg(DISTINCT word) FROM word JOIN term USING (n) WHERE NOT needed), '{}') AS optional,
      CASE WHEN $4::text = '' THEN NULL ELSE !!to_tsquery('simple', $4) END AS wanted,
      string_agg(section::text, ' & ') FILTER (WHERE needed)::tsquery AS section, string_agg(exact, ' & ') FILTER (WHERE needed)::tsquery AS exact,
      string_agg(section::text, ' & ')::tsquery AS every, string_agg(section::text, ' | ') FILTER (WHERE needed)::tsquery AS any_section,
      string_agg(heading::text, ' & ') FILTER (WHERE needed)::tsquery AS heading,
      string_agg(page::text, ' & ') FILTER (WHERE needed)::tsquery AS page, string_agg(page::text, ' | ') FILTER (WHERE needed)::tsquery AS any_page,
      (SELECT quote_literal('^' || text)::tsquery FROM title) AS title_equal, (SELECT quote_literal('~' || text)::tsquery FROM title) AS heading_equal,
      (SELECT (quote_literal('^' || text || CASE WHEN is_open THEN '' ELSE ' ' END) || ':*')::tsquery FROM title) AS title_begins,
      (SELECT count FROM title)::float AS title_count
    FROM (SELECT n, needed, '(' || section::text || ')' AS section, exact, '(' || heading::text || ')' AS heading, '(' || page::text || ')' AS page FROM term) term
  )`;

/** Returns SQL for a text query without the excluded terms; a subquery is computed once. */
const asked = (query: string): string =>
  `(SELECT CASE WHEN wanted IS NULL THEN ${query} ELSE (${query}) && wanted END FROM asked)`;

/** The share of the words of the title, or of the heading that is the match, that are in the query. */
const COVER = `least(1, a.title_count / greatest(1, cardinality(regexp_split_to_array(btrim(CASE WHEN f.tier = '2' THEN f.title ELSE f.page_title END), '\\s+'))))`;
const closeness = (query: string): string =>
  `ts_rank_cd('{0.1, 0.2, 0.6, 1.0}', f.words, ${query}, 32)`;

/** Sections that match by themselves, with their tiers and ranks. */
const closeSections = (sections: ScopeSql['sections']): string => `close AS MATERIALIZED (
    SELECT DISTINCT ON (f.id) f.* FROM (
      (${sections(`f.words @@ ${asked('title_equal || heading_equal')}`, '', `LIMIT ${MAX_EQUAL_COUNT}`)})
      UNION ALL (${sections(`f.words @@ ${asked('title_begins')}`, '', `LIMIT ${MAX_BEGINNING_COUNT}`)})
      UNION ALL (${sections(`f.words @@ ${asked('heading && section')}`, '', `LIMIT ${MAX_HEADING_COUNT}`)})
      UNION ALL (${sections(`f.words @@ ${asked('section')}`, '', `LIMIT ${MAX_RESULT_COUNT}`)})
    ) f ORDER BY f.id
  ), tiered AS (
    SELECT f.*, CASE WHEN f.words @@ a.title_equal THEN '1' WHEN f.words @@ a.heading_equal THEN '2' WHEN f.words @@ a.title_begins THEN '3'
      WHEN ts_filter(f.words, '{a}') @@ a.section THEN '4' WHEN ts_filter(f.words, '{a,b}') @@ a.section THEN '5'
      WHEN ts_filter(f.words, '{a,b,c}') @@ a.section THEN '6' ELSE '7' END AS tier
    FROM close f CROSS JOIN asked a
  ), placed AS (
    SELECT f.*, CASE WHEN f.tier < '5' THEN 0.6 * ${COVER} + 0.15 * s.exact + 0.1 * s.every + 0.1 * ${closeness('a.section')} + 0.05 * s.spread
      ELSE 0.2 * s.exact + 0.1 * s.every + 0.4 * ${closeness('a.section')} + 0.3 * s.spread END AS rank
    FROM (SELECT f.*, count(*) OVER (PARTITION BY space_id, page_id, page_key) AS count FROM tiered f) f CROSS JOIN asked a
    CROSS JOIN LATERAL (SELECT (f.words @@ a.exact)::int AS exact, (f.words @@ a.every)::int AS every, f.count / (f.count + 3.0) AS spread) s
  )`;

const columnsOf = (f: string): string =>
  ['space_id', 'revision_id', 'page_id', 'page_created_at', 'page_key', 'path']
    .map((name) => `${f}.${name}`)
    .join(', ');
const ownColumnsOf = (f: string): string =>
  ['page_title', 'title', 'anchor', 'position', 'body', 'words']
    .map((name) => `${f}.${name}`)
    .join(', ');

/**
 * Pages whose words are in several sections, and pages with most words if no page has all, with the
 * sections that have some of them.
 *
 * `$5` is true for a query that needs all words in one section, and `$6` for one that returns pages
 * with most words in any case.
 */
const pageSections = (sections: ScopeSql['sections']): string => `whole AS MATERIALIZED (
    ${sections(`(SELECT count > 1 AND NOT $5::boolean FROM asked) AND f.words @@ ${asked('page')}`, '', `LIMIT ${MAX_WHOLE_COUNT}`)}
  ), partial AS MATERIALIZED (
    ${sections(`(SELECT count > 1 AND NOT $5::boolean AND ($6::boolean OR NOT EXISTS (SELECT FROM close) AND NOT EXISTS (SELECT FROM whole)) FROM asked) AND f.words @@ ${asked('any_page')}`, '', `LIMIT ${MAX_PARTIAL_COUNT}`)}
  ), weight AS MATERIALIZED (
    SELECT t.n, t.page, t.heading, CASE WHEN $6::boolean THEN 1 ELSE ln(2 + (SELECT count(*) FROM partial) / (1.0 + count(p.id))) END::float AS weight
    FROM term t LEFT JOIN partial p ON p.words @@ t.page WHERE t.needed GROUP BY t.n, t.page, t.heading
  ), scored AS (
    SELECT h.*, s.count, s.weight / (SELECT sum(weight) FROM weight) AS score, s.titled / (SELECT sum(weight) FROM weight) AS titled
    FROM (SELECT * FROM whole UNION ALL SELECT * FROM partial p WHERE NOT EXISTS (SELECT FROM whole w WHERE w.id = p.id)) h
    CROSS JOIN LATERAL (SELECT count(*) AS count, sum(w.weight) AS weight, COALESCE(sum(w.weight) FILTER (WHERE h.words @@ w.heading), 0) AS titled FROM weight w WHERE h.words @@ w.page) s
    WHERE NOT EXISTS (SELECT FROM close c WHERE c.space_id = h.space_id AND c.page_id = h.page_id AND c.page_key IS NOT DISTINCT FROM h.page_key)
  ), chosen AS MATERIALIZED (
    SELECT h.*, CASE WHEN h.count = a.count THEN '${WHOLE_TIER}' ELSE '${PARTIAL_TIER}' END AS tier FROM scored h CROSS JOIN asked a
    WHERE h.count * 2 >= a.count ORDER BY h.count = a.count DESC, 0.7 * h.score + 0.3 * h.titled DESC, h.id LIMIT ${MAX_CHOSEN_COUNT}
  ), parts AS (
    SELECT f.id, f.id AS kept_id, ${columnsOf('h')}, ${ownColumnsOf('f')}, h.tier, h.score, h.titled FROM chosen h CROSS JOIN LATERAL (
      SELECT * FROM search_sections f WHERE f.organization_id = $1 AND f.space_id = h.space_id AND f.page_id = h.page_id AND f.position >= 0
        AND CASE WHEN f.words @@ (SELECT any_section FROM asked) THEN true ELSE false END ORDER BY f.position LIMIT ${MAX_PART_COUNT}
    ) f WHERE h.page_key IS NULL
    UNION ALL SELECT h.id, h.kept_id, ${columnsOf('h')}, ${ownColumnsOf('h')}, h.tier, h.score, h.titled FROM chosen h WHERE h.page_key IS NOT NULL
  ), placed_parts AS (
    SELECT f.*, 0.5 * f.score + 0.25 * f.titled + 0.15 * s.share + 0.1 * ${closeness('a.any_section')} AS rank
    FROM parts f CROSS JOIN asked a CROSS JOIN LATERAL (SELECT count(*) / a.count::float AS share FROM term t WHERE t.needed AND f.words @@ t.section) s
  )`;

/** The words of the best sections with the stem of a word of the query, by the latter. */
const FORMS = `lexeme AS MATERIALIZED (
    SELECT f.id, u.lexeme, u.positions FROM (SELECT id, words FROM ranked f ORDER BY ${ORDER} LIMIT ${MAX_FORMS_COUNT}) f CROSS JOIN LATERAL unnest(f.words) u WHERE u.positions IS NOT NULL
  ), stemmed AS MATERIALIZED (
    SELECT s.id, w.word, s.positions FROM (SELECT word, '=' || unnest(stems) AS stem FROM word) w JOIN lexeme s ON s.lexeme = w.stem
  ), form AS MATERIALIZED (
    SELECT s.word, array_agg(DISTINCT e.lexeme) AS forms FROM stemmed s JOIN lexeme e ON e.id = s.id AND e.positions && s.positions
    WHERE e.lexeme <> s.word AND NOT starts_with(e.lexeme, '=') GROUP BY s.word
  ), known AS MATERIALIZED (
    SELECT (SELECT COALESCE(json_object_agg(word, forms), '{}') FROM form) AS forms, a.optional, a.words || ARRAY(SELECT unnest(forms) FROM form) AS words FROM asked a
  )`;

/** Returns the statement of `searchWords`. */
function wordsStatement({ spaces, sections }: ScopeSql) {
  const ranked = ['placed', 'placed_parts'].map(
    (from) =>
      `SELECT f.id, f.kept_id, ${columnsOf('f')}, ${ownColumnsOf('f')}, f.tier, f.rank FROM ${from} f`,
  );
  const text = `WITH RECURSIVE ${languagesIn('search_sections')}, ${languagesIn('spec_sections')}, ${WORDS}, ${TERMS}, ${spaces}, ${closeSections(sections)}, ${pageSections(sections)},
    ranked AS MATERIALIZED (SELECT f.*, ${RANKED} FROM (${ranked.join(' UNION ALL ')}) f ORDER BY ${ORDER} LIMIT ${MAX_RESULT_COUNT}),
    ${FORMS} SELECT ${RESULT_COLUMNS} FROM (SELECT f.*, k.forms, k.optional, k.words AS known FROM ranked f CROSS JOIN known k OFFSET 0) f ${excerptStart('f.known')} ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return composeStatement(undefined, text, SECTION_COLUMNS);
}

registerExamples(() =>
  [{}, { spaceId: '' }, { spaceIds: [''] }].map((space) =>
    wordsStatement(scopeOf({ organizationId: '', ...space }, 7)),
  ),
);

/** Returns the words of a query for the statement, one by one. */
const rowsOf = ({ phrases }: SearchQuery) =>
  phrases.flatMap(({ words, isPrefix, isQuoted = false }, n) =>
    words.map((word, at) => ({
      ...{ n, at, word, quoted: isQuoted, isAlone: words.length === 1 },
      prefix: isPrefix && at === words.length - 1,
    })),
  );

/** Options of `searchWords`. */
interface WordOptions {
  /** True to return pages with most words even if others have all of them. Default: false. */
  readonly withPartial?: boolean;
}

/**
 * Searches for words, best results first. Returns at most 1,000 sections.
 *
 * First are titles and headings that are the query, then titles that begin with it, sections with
 * all words, and pages with all words in several sections. If there are none, pages with at least
 * half of the words are returned.
 */
export async function searchWords(
  query: Query,
  scope: SearchScope,
  search: SearchQuery,
  { withPartial = false }: WordOptions = {},
): Promise<FoundSection[]> {
  const scopeSql = scopeOf(scope, 7);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  const values = [JSON.stringify(rowsOf(search)), search.unwanted, search.isStrict, withPartial];
  return (await query(wordsStatement(scopeSql), [organizationId, spaceId, ...values, ...rest])).map(
    resultOf,
  );
}
