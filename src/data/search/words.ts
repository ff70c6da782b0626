/** Searches the index of sections by words, their stems and the words of whole pages. */
import { joinFacts, type WordForms } from '../../domain/search.ts';
import { column, composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import {
  type FoundSection,
  ORDER,
  RANKED,
  RESULT_COLUMNS,
  resultOf,
  SECTION_COLUMNS,
} from './found.ts';
import {
  EXAMPLE_FACTS,
  EXAMPLE_SCOPES,
  readScope,
  scopeOf,
  type ScopeSql,
  type SearchScope,
} from './scope.ts';
import type { SearchTerms } from './terms.ts';

/** Maximum number of sections that are returned. */
const MAX_RESULT_COUNT = 1000;
/** Maximum number of sections that are ranked for having all words, of texts and of specs each. */
const MAX_MATCH_COUNT = 500;
/** Maximum number of sections that are ranked because a title is the query, or begins with it. */
const MAX_EQUAL_COUNT = 100;
const MAX_BEGINNING_COUNT = 300;
/** Maximum number of sections that are ranked because their heading has all words. */
const MAX_HEADING_COUNT = 300;
/**
 * Number of sections with titles or headings from which one letter is not searched for in texts. For
 * visitors it is, because some of these sections may be hidden from them.
 */
const MIN_TITLED_COUNT = 20;
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

/** The text queries of the whole query, in one row. `$3` has all terms of the query as JSON. */
const ASKED = `asked AS MATERIALIZED (
    SELECT a.* FROM json_to_record($3::json->'asked') AS a(with_partial boolean, is_short boolean, count int, title_count float, wanted tsquery, section tsquery, titled tsquery, exact tsquery, own tsquery, every tsquery, any_section tsquery,
      heading tsquery, page tsquery, any_page tsquery, title_equal tsquery, heading_equal tsquery, title_begins tsquery)
  )`;
/** The needed terms, and the stems of all words. */
const TERM = `term AS MATERIALIZED (SELECT t.* FROM json_to_recordset($3::json->'terms') AS t(n int, section tsquery, heading tsquery, page tsquery))`;
const STEM = `stem AS MATERIALIZED (SELECT t.* FROM json_to_recordset($3::json->'stems') AS t(word text, stem text))`;

/** Returns SQL for a text query without the excluded terms; a subquery is computed once. */
const asked = (query: string): string =>
  `(SELECT CASE WHEN wanted IS NULL THEN ${query} ELSE (${query}) && wanted END FROM asked)`;

/** The share of the words of the title, or of the heading that is the match, that are in the query. */
const COVER = `least(1, a.title_count / greatest(1, cardinality(regexp_split_to_array(btrim(CASE WHEN f.tier = '2' THEN f.title ELSE f.page_title END), '\\s+'))))`;
const closeness = (query: string): string =>
  `ts_rank_cd('{0.1, 0.2, 0.6, 1.0}', f.words, ${query}, 32)`;

/**
 * Sections that match by themselves, with their tiers and ranks. Where the query has synonyms, those
 * with its own words are first in each tier.
 *
 * A section of a spec is ranked once for all pages that show it. The concatenation and OFFSET 0 have
 * the stored vector of a section decompressed once, and not for each expression.
 */
const closeSections = (sections: ScopeSql['sections']): string => `titled AS MATERIALIZED (
    (${sections(`f.words @@ ${asked('title_equal || heading_equal')}`, { limit: `LIMIT ${MAX_EQUAL_COUNT}` })})
    UNION ALL (${sections(`f.words @@ ${asked('title_begins')}`, { limit: `LIMIT ${MAX_BEGINNING_COUNT}` })})
    UNION ALL (${sections(`f.words @@ ${asked('heading')}`, { limit: `LIMIT ${MAX_HEADING_COUNT}` })})
  ), close AS MATERIALIZED (
    SELECT DISTINCT ON (f.id) f.* FROM (SELECT * FROM titled
      UNION ALL (${sections(`(SELECT NOT is_short OR with_partial OR (SELECT count(DISTINCT id) FROM titled) < ${MIN_TITLED_COUNT} FROM asked) AND f.words @@ ${asked('section')}`, { limit: `LIMIT ${MAX_MATCH_COUNT}` })})
    ) f ORDER BY f.id
  ), tiered AS (
    SELECT f.*, CASE WHEN f.words @@ a.title_equal THEN '1' WHEN f.words @@ a.heading_equal THEN '2' WHEN f.words @@ a.title_begins THEN '3'
      WHEN NOT f.words @@ a.titled THEN '7' WHEN ts_filter(f.words, '{a}') @@ a.section THEN '4' WHEN ts_filter(f.words, '{a,b}') @@ a.section THEN '5' ELSE '6' END AS tier
    FROM (SELECT f.kept_id, f.page_title, f.title, (ARRAY[f.words])[1] AS words FROM (SELECT DISTINCT ON (kept_id) kept_id, page_title, title, words FROM close) f OFFSET 0) f CROSS JOIN asked a OFFSET 0
  ), rated AS MATERIALIZED (
    SELECT f.kept_id, f.tier, CASE WHEN a.own IS NULL THEN 1 ELSE 0.5 END AS factor, COALESCE(0.5 * (f.words @@ a.own)::int, 0) AS own,
      CASE WHEN f.tier < '5' THEN 0.05 ELSE 0.3 END AS spread,
      CASE WHEN f.tier < '5' THEN 0.6 * ${COVER} + 0.15 * s.exact + 0.1 * s.every + 0.1 * ${closeness('a.section')}
        ELSE 0.2 * s.exact + 0.1 * s.every + 0.4 * ${closeness('a.section')} END AS rank
    FROM tiered f CROSS JOIN asked a CROSS JOIN LATERAL (SELECT (f.words @@ a.exact)::int AS exact, (f.words @@ a.every)::int AS every) s
  ), placed AS (
    SELECT f.*, r.tier, r.factor * (r.rank + r.spread * f.count / (f.count + 3.0)) + r.own AS rank
    FROM (SELECT f.*, count(*) OVER (PARTITION BY space_id, page_id, page_key) AS count FROM close f) f JOIN rated r ON r.kept_id = f.kept_id
  )`;

const columnsOf = (f: string): string =>
  ['space_id', 'revision_id', 'page_id', 'page_created_at', 'page_key', 'path']
    .map((name) => `${f}.${name}`)
    .join(', ');
const ownColumnsOf = (f: string): string =>
  ['page_title', 'title', 'anchor', 'position', 'language', 'words']
    .map((name) => `${f}.${name}`)
    .join(', ');

/**
 * Pages whose words are in several sections, and pages with most words if no page has all, with the
 * sections that have some of them.
 */
const pageSections = ({ sections, isOfType }: ScopeSql): string => `whole AS MATERIALIZED (
    ${sections(`f.words @@ ${asked('page')}`, { limit: `LIMIT ${MAX_WHOLE_COUNT}`, of: 'pages' })}
  ), partial AS MATERIALIZED (
    ${sections(`(SELECT with_partial OR NOT EXISTS (SELECT FROM close) AND NOT EXISTS (SELECT FROM whole) FROM asked) AND f.words @@ ${asked('any_page')}`, { limit: `LIMIT ${MAX_PARTIAL_COUNT}`, of: 'pages' })}
  ), weight AS MATERIALIZED (
    SELECT t.n, t.page, t.heading, CASE WHEN (SELECT with_partial FROM asked) THEN 1 ELSE ln(2 + (SELECT count(*) FROM partial) / (1.0 + count(p.id))) END::float AS weight, count(p.id) > 0 AS known
    FROM term t LEFT JOIN partial p ON p.words @@ t.page GROUP BY t.n, t.page, t.heading
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
      SELECT * FROM search_sections f WHERE f.organization_id = $1 AND f.space_id = h.space_id AND f.page_id = h.page_id AND f.position >= 0${isOfType.text}
        AND CASE WHEN f.words @@ (SELECT any_section FROM asked) THEN true ELSE false END ORDER BY f.position LIMIT ${MAX_PART_COUNT}
    ) f WHERE h.page_key IS NULL
    UNION ALL SELECT h.id, h.kept_id, ${columnsOf('h')}, ${ownColumnsOf('h')}, h.tier, h.score, h.titled FROM chosen h WHERE h.page_key IS NOT NULL${isOfType.spec}
  ), placed_parts AS (
    SELECT f.*, 0.5 * f.score + 0.25 * f.titled + 0.15 * s.share + 0.1 * ${closeness('a.any_section')} AS rank
    FROM parts f CROSS JOIN asked a CROSS JOIN LATERAL (SELECT count(*) / a.count::float AS share FROM term t WHERE f.words @@ t.section) s
  )`;

/** The words of the best sections with the stem of a word of the query, by the latter. */
const FORMS = `${STEM}, lexeme AS MATERIALIZED (
    SELECT f.id, u.lexeme, u.positions FROM (SELECT id, words FROM ranked f ORDER BY ${ORDER} LIMIT ${MAX_FORMS_COUNT}) f CROSS JOIN LATERAL unnest(f.words) u WHERE u.positions IS NOT NULL
  ), stemmed AS MATERIALIZED (
    SELECT s.id, w.word, s.positions FROM stem w JOIN lexeme s ON s.lexeme = w.stem
  ), form AS MATERIALIZED (
    SELECT s.word, array_agg(DISTINCT e.lexeme) AS forms FROM stemmed s JOIN lexeme e ON e.id = s.id AND e.positions && s.positions
    WHERE e.lexeme <> s.word AND NOT starts_with(e.lexeme, '=') GROUP BY s.word
  )`;
/** SQL for the forms, in the first row. */
const FIRST_FORMS = `CASE WHEN row_number() OVER (ORDER BY ${ORDER}) = 1 THEN (SELECT json_object_agg(word, forms) FROM form) END`;

/** The parts that the statement of a query needs. */
interface Parts {
  /** Pages with the words in several sections. */
  readonly hasPages: boolean;
  readonly hasStems: boolean;
}

/**
 * Returns the statement of `searchWords`. PostgreSQL plans it for each query, so that parts which a
 * query does not need are left out.
 */
function wordsStatement(scopeSql: ScopeSql, { hasPages, hasStems }: Parts) {
  const ranked = ['placed', ...(hasPages ? ['placed_parts'] : [])].map(
    (from) =>
      `SELECT f.id, f.kept_id, ${columnsOf('f')}, ${ownColumnsOf('f')}, f.tier, f.rank FROM ${from} f`,
  );
  const tables = [
    ASKED,
    scopeSql.spaces,
    closeSections(scopeSql.sections),
    ...(hasPages ? [TERM, pageSections(scopeSql)] : []),
    `ranked AS MATERIALIZED (SELECT f.*, ${RANKED} FROM (${ranked.join(' UNION ALL ')}) f ORDER BY ${ORDER} LIMIT ${MAX_RESULT_COUNT})`,
    ...(hasStems ? [FORMS] : []),
  ];
  const text = `WITH ${tables.join(', ')} SELECT ${RESULT_COLUMNS}, ${hasStems ? FIRST_FORMS : 'NULL::json'} AS forms, ${hasPages ? '(SELECT bool_and(known) FROM weight)' : 'false'} AS known FROM ranked f ORDER BY ${ORDER}`;
  return composeStatement(undefined, text, {
    ...SECTION_COLUMNS,
    forms: column.nullable(column.json<WordForms>()),
    known: column.present(column.boolean, 'A query for pages has words.'),
  });
}

registerExamples(() =>
  EXAMPLE_SCOPES.flatMap((space) =>
    EXAMPLE_FACTS.map((facts) =>
      wordsStatement(scopeOf({ organizationId: '', ...space }, facts, 4), {
        hasPages: facts.hasSpecs,
        hasStems: facts.hasSpecs,
      }),
    ),
  ),
);

/** Options of `searchWords`. */
interface WordOptions {
  /** True for a query that needs all words in one section. */
  readonly isStrict: boolean;
  /** True to return pages with most words even if others have all of them. Default: false. */
  readonly withPartial?: boolean;
}

/** The sections that a search for words has found. */
export interface FoundByWords {
  readonly sections: FoundSection[];
  /** True if each word is in one of the pages with most words: no word is misspelled. */
  readonly areWordsKnown: boolean;
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
  terms: SearchTerms,
  { isStrict, withPartial = false }: WordOptions,
): Promise<FoundByWords> {
  const scopeSql = await readScope(query, scope, terms, 4);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  const parts = {
    hasPages: terms.asked.count > 1 && !isStrict,
    hasStems: terms.stems.length > 0,
  };
  const { asked, terms: needed, stems } = terms;
  const asJson = { asked: { ...asked, with_partial: withPartial }, terms: needed, stems };
  const rows = await query(wordsStatement(scopeSql, parts), [
    ...[organizationId, spaceId, JSON.stringify(asJson)],
    ...rest,
  ]);
  const { forms } = joinFacts([
    { forms: terms.synonyms, optionalWords: [] },
    { forms: rows[0]?.forms ?? {}, optionalWords: [] },
  ]);
  const facts = {
    ...{ forms, optionalWords: terms.optionalWords },
    excerptWords: [...terms.words, ...Object.values(forms).flat()],
  };
  return {
    sections: rows.map((row) => resultOf(row, facts)),
    areWordsKnown: rows[0]?.known === true,
  };
}
