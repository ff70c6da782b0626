/** Reads the excerpts of the sections that a page of search results shows. */
import { EXCERPT_LEAD_LENGTH, EXCERPT_LENGTH, excerptOf } from '../../domain/search.ts';
import { column, statement } from '../statement.ts';
import type { Query } from '../transaction.ts';
import type { FoundSection, ShownSections } from './found.ts';

const bodiesIn = (table: string): string =>
  `SELECT f.id, f.body FROM ${table} f WHERE f.organization_id = $1 AND f.id = ANY(q.ids)`;

// An excerpt starts a little before the first of the words. OFFSET 0 is a fence, so that a text is
// lowercased once and not once for each word.
const EXCERPTS = statement(
  'search.excerpts',
  `SELECT q.n, f.id, substr(f.body, cut.at, ${EXCERPT_LENGTH}) AS part, cut.at > 1 AS before, length(f.body) >= cut.at + ${EXCERPT_LENGTH} AS after
  FROM json_to_recordset($2::json) AS q(n int, ids text[], words text[])
  CROSS JOIN LATERAL (${bodiesIn('search_sections')} UNION ALL ${bodiesIn('spec_sections')}) f
  CROSS JOIN LATERAL (SELECT lower(f.body) AS body OFFSET 0) small
  CROSS JOIN LATERAL (SELECT greatest(1, COALESCE(min(NULLIF(strpos(small.body, lower(word)), 0)), 1) - ${EXCERPT_LEAD_LENGTH}) AS at FROM unnest(q.words) word) cut`,
  {
    n: column.integer,
    id: column.text,
    part: column.text,
    before: column.boolean,
    after: column.boolean,
  },
);

/** Returns the excerpt of a section. */
export type ExcerptOf = (section: FoundSection) => string;

/**
 * Reads the excerpts of sections in one statement. That of a section which was deleted after the
 * search is empty.
 */
export async function readExcerpts(
  query: Query,
  { organizationId, sections }: ShownSections,
): Promise<ExcerptOf> {
  const idsByWords = new Map<readonly string[], Set<string>>();
  for (const { excerpt, excerptWords, rowId } of sections)
    if (excerpt === null)
      idsByWords.set(excerptWords, (idsByWords.get(excerptWords) ?? new Set()).add(rowId));
  const groups = [...idsByWords].map(([words, ids], n) => ({ n, ids: [...ids], words }));
  if (groups.length === 0) return ({ excerpt }) => excerpt ?? '';
  const rows = await query(EXCERPTS, [organizationId, JSON.stringify(groups)]);
  const excerpts = new Map(
    rows.map(({ n, id, part, ...more }) => [`${n} ${id}`, excerptOf(part, more)]),
  );
  const numbers = new Map(groups.map(({ words, n }) => [words, n]));
  return ({ excerpt, excerptWords, rowId }) =>
    excerpt ?? excerpts.get(`${numbers.get(excerptWords)} ${rowId}`) ?? '';
}
