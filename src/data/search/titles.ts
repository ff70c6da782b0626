/** Searches the index of sections by the similarity of titles. */
import type { SearchQuery } from '../../domain/search.ts';
import { composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import { type FoundSection, RANKED, RESULT_COLUMNS, resultOf, SECTION_COLUMNS } from './found.ts';
import {
  BY_RANK,
  EXAMPLE_FACTS,
  EXAMPLE_SCOPES,
  type ScopeFacts,
  readScope,
  scopeOf,
  type ScopeSql,
  type SearchScope,
} from './scope.ts';

/** Maximum number of similar titles. */
const MAX_SIMILAR_COUNT = 20;
/** Maximum number of titles that are compared, of texts and of specs each. */
const MAX_RANKED_COUNT = 2000;
/** The tiers of similar titles: before and after sections with most words of the query. */
const CLOSE_TIER = '9';
const FAR_TIER = 'B';
/** Minimum similarity of the first tier, from 0 to 1. */
const MIN_CLOSE_SIMILARITY = 0.5;

/**
 * Minimum similarity of a part of a long title, from 0 to 1. It matches a changed letter in a word
 * of seven; PostgreSQL's default of 0.6 matches only a missing one.
 */
const MIN_SIMILARITY = 0.45;

/** Returns the statement of `searchTitles`. */
function titlesStatement({ spaces, sections }: ScopeSql) {
  const pageTitle = '(CASE WHEN f.position = 0 THEN f.page_title END)';
  // The setting is valid for this statement only, because the text to compare with is evaluated
  // after it.
  const searchText = `(SELECT CASE WHEN set_config('pg_trgm.word_similarity_threshold', '${MIN_SIMILARITY}', true) IS NOT NULL THEN $3 END)`;
  const isSimilar = (title: string): string => `${title} % $3 OR ${title} %> ${searchText}`;
  const similarities = (title: string): string =>
    `similarity(${title}, $3), word_similarity($3, ${title})`;
  // Without the first condition, a text without trigrams would scan the whole index.
  const condition = `cardinality(show_trgm($3)) > 0 AND (${isSimilar('f.title')} OR ${isSimilar(pageTitle)}) AND ($4 = '' OR NOT f.words @@ (SELECT to_tsquery('simple', $4)))`;
  const limit = `${BY_RANK} LIMIT ${MAX_SIMILAR_COUNT}`;
  const ranked = {
    rank: `greatest(${similarities('f.title')}, ${similarities(pageTitle)})`,
    ...{ maxRankedCount: MAX_RANKED_COUNT, maxCount: MAX_SIMILAR_COUNT },
  };
  const text = `WITH ${spaces}, found AS MATERIALIZED (
      SELECT f.*, CASE WHEN f.rank >= ${MIN_CLOSE_SIMILARITY} THEN '${CLOSE_TIER}' ELSE '${FAR_TIER}' END AS tier FROM (${sections(condition, { limit, ranked })}) f ${limit}
    ), ranked AS (SELECT f.*, ${RANKED} FROM found f) SELECT ${RESULT_COLUMNS} FROM ranked f ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return composeStatement(undefined, text, SECTION_COLUMNS);
}

registerExamples(() =>
  EXAMPLE_SCOPES.flatMap((space) =>
    EXAMPLE_FACTS.map((facts) =>
      titlesStatement(scopeOf({ organizationId: '', ...space }, facts, 5)),
    ),
  ),
);

/**
 * Searches for titles of pages and headings that are similar to the text, the most similar first.
 * Returns at most 20.
 */
export async function searchTitles(
  query: Query,
  scope: SearchScope,
  { words, unwanted }: SearchQuery,
  facts: ScopeFacts,
): Promise<FoundSection[]> {
  const scopeSql = await readScope(query, scope, facts, 5);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  const rows = await query(titlesStatement(scopeSql), [
    ...[organizationId, spaceId, words.join(' '), unwanted],
    ...rest,
  ]);
  const shared = { excerptWords: words, forms: {}, optionalWords: [] };
  return rows.map((row) => resultOf(row, shared));
}
