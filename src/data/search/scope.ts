/** The scope of a search as SQL: the sections of visible spaces and of the specs that they show. */
import type { SqlCondition } from '../connection.ts';
import { shownSpecs, specParts } from './specs.ts';

/** The scope of a search: an organization, one of its spaces, or a list of them. */
export interface SearchScope {
  readonly organizationId: string;
  readonly spaceId?: string;
  readonly spaceIds?: readonly string[];
  /** Condition for the spaces that the viewer can see, as `s`; all spaces by default. */
  readonly seen?: SqlCondition | undefined;
}
export interface ScopeSql {
  /** Visible spaces and the specs that their pages show, as common table expressions. */
  readonly spaces: string;
  /**
   * Returns the matching sections, of texts and of shown specs, as rows of `found`. `columns` are
   * added to each, and `limit` applies to each of the two.
   */
  readonly sections: (condition: string, columns: string, limit: string) => string;
  readonly values: readonly unknown[];
}
const COMMON = 'f.page_title, f.title, f.anchor, f.position, f.words';
const OF_TEXTS = `f.id, f.id AS kept_id, f.space_id, seen.revision_id, f.page_id, NULL::timestamptz AS page_created_at, NULL AS page_key, NULL AS path, ${COMMON}`;
const OF_SPECS = `'sct_' || substr(md5(n.space_id || n.page_id || f.page_key), 1, 22) || '_' || lpad(f.position::text, 5, '0') AS id, f.id AS kept_id, n.space_id, n.revision_id, n.page_id, n.page_created_at, f.page_key, f.path, ${COMMON}`;

/**
 * Returns the scope as SQL. `$1` is the organization, `$2` the space, and further values start at
 * `$n`. Without specs, their sections are not searched.
 *
 * Known spaces are read once. Of an organization only the spaces of matching sections are, because
 * it may have many more spaces than matches.
 */
export function scopeOf(
  { organizationId, spaceId, spaceIds, seen }: SearchScope,
  hasSpecs: boolean,
  n: number,
): ScopeSql {
  const listed: SqlCondition | undefined = spaceIds && {
    sql: 's.id = ANY(?1::text[])',
    values: [spaceIds],
  };
  const conditions = listed ?? seen;
  const visibility = conditions
    ? ` AND (${conditions.sql.replace(/\?(\d)/g, (_, at: string) => `$${n + Number(at) - 1}`)})`
    : '';
  const isOfSpace = spaceId !== undefined;
  const own = isOfSpace ? 's.id = $2' : '$2::text IS NULL';
  const where = `f.organization_id = $1 AND ${isOfSpace ? 'f.space_id = $2 AND ' : ''}f.position >= 0`;
  const space = `SELECT s.id, s.revision_id FROM spaces s WHERE s.organization_id = $1 AND ${own} AND s.deleted_at IS NULL${visibility}`;
  const isKnown = isOfSpace || listed !== undefined;
  const tables = [
    `seen AS ${isKnown ? 'MATERIALIZED ' : ''}(${space})`,
    ...(hasSpecs ? [shownSpecs('JOIN seen ON seen.id = n.space_id')] : []),
  ];
  return {
    spaces: tables.join(', '),
    // OFFSET 0 is a fence: without it PostgreSQL would scan the index once for each space, and not
    // once for the organization, or all spaces of the organization for one section.
    sections: (condition, columns, limit) =>
      `(SELECT ${OF_TEXTS}${columns} FROM (SELECT * FROM search_sections f WHERE ${where} AND ${condition} OFFSET 0) f ${isKnown ? 'JOIN seen ON seen.id = f.space_id' : `CROSS JOIN LATERAL (${space} AND s.id = f.space_id OFFSET 0) seen`} ${limit})${hasSpecs ? ` UNION ALL (SELECT ${OF_SPECS}${columns} FROM ${specParts(isOfSpace, condition)} ${limit})` : ''}`,
    values: [organizationId, spaceId ?? null, ...(conditions?.values ?? [])],
  };
}
