/** Looks up which sections and texts a visitor may see differently than the index has them. */
import { column, statement } from '../statement.ts';
import type { Query } from '../transaction.ts';

const matchingIn = (table: string): string =>
  `SELECT id FROM ${table} WHERE organization_id = $1 AND id = ANY($2) AND words @@ to_tsquery('simple', $3)`;
const MATCHING = statement(
  'search.with',
  `${matchingIn('search_sections')} UNION ALL ${matchingIn('spec_sections')}`,
  { id: column.text },
);

/**
 * Returns which of these sections, by the ids of their stored rows, contain words that match a
 * query.
 */
export async function sectionsWith(
  query: Query,
  organizationId: string,
  rowIds: readonly string[],
  words: string,
): Promise<ReadonlySet<string>> {
  const rows = await query(MATCHING, [organizationId, rowIds, words]);
  return new Set(rows.map(({ id }) => id));
}

const CONDITIONAL = statement(
  'search.conditional',
  "SELECT id FROM documents WHERE organization_id = $1 AND id = ANY($2) AND strpos(markdown, '{%') > 0",
  { id: column.text },
);

/** Returns which of these texts contain tags, and may therefore differ between readers. */
export async function conditionalTexts(
  query: Query,
  organizationId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query(CONDITIONAL, [organizationId, hashes]);
  return new Set(rows.map(({ id }) => id));
}
