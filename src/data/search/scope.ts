/** The scope of a search as SQL: the sections of visible spaces and of the specs that they show. */
import type { SearchResultType, SectionFilter } from '../../domain/search/filters.ts';
import type { TabledCondition } from '../space-counts.ts';
import { column, composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import { shownSpecs, specParts } from './specs.ts';

/** The scope of a search: an organization, one of its spaces, or a list of them. */
export interface SearchScope {
  readonly organizationId: string;
  readonly spaceId?: string;
  readonly spaceIds?: readonly string[];
  /** Condition for the spaces that the viewer can see, as `s`; all spaces by default. */
  readonly seen?: TabledCondition | undefined;
  /** Condition for the sections; all sections by default. */
  readonly filter?: SectionFilter | undefined;
}
/** Facts about a scope that decide how it is searched. */
export interface ScopeFacts {
  /** True if pages of the scope show OpenAPI specs. */
  readonly hasSpecs: boolean;
  /** True for an organization with so few spaces that all of them can be read for a search. */
  readonly hasFewSpaces: boolean;
  /**
   * True on Citus, which does not join the sections of its workers with the spaces of the
   * coordinator: the visible spaces are read first.
   */
  readonly isDistributed: boolean;
}

/** The visible spaces, and the specs that their pages show, as JSON. */
interface ReadSpaces {
  readonly seen: string;
  readonly shown: string;
}

/** The order of ranked sections. */
export const BY_RANK = 'ORDER BY rank DESC, page_id, position';

/** The sections that a part of a statement selects. */
interface Selection {
  /** SQL after the condition that orders and limits the visible sections, of texts and of specs. */
  readonly limit: string;
  /** Default: `sections`. */
  readonly of?: 'sections' | 'pages';
  /** Maximum number of sections of which it is checked whether they are visible. Default: all. */
  readonly maxCheckedCount?: number;
  /** Ranks sections, and adds their `rank` as a column. */
  readonly ranked?: Ranking;
}
interface Ranking {
  /** SQL for the rank. */
  readonly rank: string;
  /** Maximum number of visible sections that are ranked. */
  readonly maxRankedCount: number;
  readonly maxCount: number;
}

export interface ScopeSql {
  /** Visible spaces and the specs that their pages show, as common table expressions. */
  readonly spaces: string;
  /**
   * Returns the matching sections, of texts and of shown specs, as rows of `found`.
   *
   * Of whole pages, the first section is returned, whatever the type of section that the filter
   * requires.
   */
  readonly sections: (condition: string, selection: Selection) => string;
  /** Condition for the type of a section of a text, as `f`, or of a spec, as `h`; empty for any. */
  readonly isOfType: { readonly text: string; readonly spec: string };
  readonly values: readonly unknown[];
}

/** Scopes of each shape of a statement, for the test of statements. */
export const EXAMPLE_SCOPES: readonly Omit<SearchScope, 'organizationId'>[] = [
  ...[{}, { spaceId: '' }, { spaceIds: [''] }],
  { filter: { types: ['PAGE', 'OPERATION'], languages: ['en'] } },
];
export const EXAMPLE_FACTS: readonly ScopeFacts[] = [
  { hasSpecs: true, hasFewSpaces: true, isDistributed: false },
  { hasSpecs: false, hasFewSpaces: false, isDistributed: false },
  { hasSpecs: true, hasFewSpaces: false, isDistributed: true },
];

const COMMON = 'f.page_title, f.title, f.anchor, f.position, f.language, f.words';
const OF_TEXTS = `f.id, f.id AS kept_id, f.space_id, seen.revision_id, f.page_id, NULL::timestamptz AS page_created_at, NULL AS page_key, NULL AS path, ${COMMON}`;
const OF_SPECS = `'sct_' || substr(md5(n.space_id || n.page_id || f.page_key), 1, 22) || '_' || lpad(f.position::text, 5, '0') AS id, f.id AS kept_id, n.space_id, n.revision_id, n.page_id, n.page_created_at, f.page_key, f.path, ${COMMON}`;

/** Returns whether a section of a text, or of a page of a spec without operation or schema, matches. */
const ownTypes = (types: readonly SearchResultType[], alias: string): string[] => [
  ...(types.includes('PAGE') ? [`${alias}.position = 0`] : []),
  ...(types.includes('HEADING') ? [`${alias}.anchor IS NOT NULL`] : []),
];

const anyCondition = (conditions: readonly string[]): string =>
  conditions.length === 0 ? ' AND false' : ` AND (${conditions.join(' OR ')})`;

/** Returns conditions for the types of sections, or of the pages of sections. */
function typeConditions(
  types: readonly SearchResultType[] | null | undefined,
  of: 'sections' | 'pages',
  specAlias: string,
): { readonly text: string; readonly spec: string } {
  if (!types) return { text: '', spec: '' };
  const own = (alias: string) => {
    const conditions = ownTypes(types, alias);
    return of === 'pages' && conditions.length > 0 ? ['true'] : conditions;
  };
  const isOf = (kind: string) => `starts_with(${specAlias}.page_key, '${kind} ')`;
  const others = own(specAlias).map(
    (one) => `${one} AND NOT ${isOf('operation')} AND NOT ${isOf('schema')}`,
  );
  return {
    text: anyCondition(own('f')),
    spec: anyCondition([
      ...(types.includes('OPERATION') ? [isOf('operation')] : []),
      ...(types.includes('SCHEMA') ? [isOf('schema')] : []),
      ...others,
    ]),
  };
}

/** Returns SQL of a condition whose values start at `$n`. */
export const numbered = (sql: string, n: number): string =>
  sql.replace(/\?(\d)/g, (_, at: string) => `$${n + Number(at) - 1}`);

/** Returns SQL for the best of the visible sections that a part of a statement selects. */
const bestOf = (found: string, ranked: Ranking | undefined): string =>
  ranked
    ? `SELECT f.*, ${ranked.rank} AS rank FROM (${found}) f ORDER BY rank DESC, f.id LIMIT ${ranked.maxCount}`
    : found;

const SHOWN_COLUMNS = 'space_id, revision_id, page_id, page_created_at, version_id';

/** The SQL of the visible spaces of a scope. */
interface VisibleSpaces {
  /** Selects them. */
  readonly space: string;
  /** Common table expressions: `seen`, and `shown` where there are specs. */
  readonly tables: readonly string[];
  readonly values: readonly unknown[];
}

/** Returns the SQL that selects the visible spaces. */
function visibleSpaces(
  { spaceId, spaceIds, seen }: SearchScope,
  { hasSpecs }: ScopeFacts,
  n: number,
  isMaterialized: boolean,
): VisibleSpaces {
  const conditions = spaceIds ? { sql: 's.id = ANY(?1::text[])', values: [spaceIds] } : seen;
  const visibility = conditions ? ` AND (${numbered(conditions.sql, n)})` : '';
  const own = spaceId === undefined ? '$2::text IS NULL' : 's.id = $2';
  const space = `SELECT s.id, s.revision_id FROM spaces s WHERE s.organization_id = $1 AND ${own} AND s.deleted_at IS NULL${visibility}`;
  const ofCondition = seen && !spaceIds ? seen.tables : undefined;
  return {
    space,
    tables: [
      ...(ofCondition ? [numbered(ofCondition, n)] : []),
      `seen AS ${isMaterialized ? 'MATERIALIZED ' : ''}(${space})`,
      ...(hasSpecs ? [shownSpecs('JOIN seen ON seen.id = n.space_id')] : []),
    ],
    values: conditions?.values ?? [],
  };
}

/** Returns the SQL that reads the visible spaces from the values `$n` and `$n + 1`. */
const givenSpaces = (read: ReadSpaces, { hasSpecs }: ScopeFacts, n: number): VisibleSpaces => ({
  space: '', // only for spaces that are not known
  tables: [
    `seen AS MATERIALIZED (SELECT s->>0 AS id, s->>1 AS revision_id FROM json_array_elements($${n}::json) s WHERE $2::text IS NULL OR s->>0 = $2)`,
    ...(hasSpecs
      ? [
          `shown AS MATERIALIZED (SELECT ${SHOWN_COLUMNS} FROM json_to_recordset($${n + 1}::json) AS s(space_id text, revision_id text, page_id text, page_created_at timestamptz, version_id text))`,
        ]
      : []),
  ],
  values: hasSpecs ? [read.seen, read.shown] : [read.seen],
});

/** Returns the statement that reads the visible spaces of a scope. */
const readingStatement = ({ tables }: VisibleSpaces, { hasSpecs }: ScopeFacts) =>
  composeStatement(
    undefined,
    `WITH ${tables.join(', ')} SELECT (SELECT COALESCE(json_agg(json_build_array(id, revision_id)), '[]') FROM seen)::text AS seen,
    ${hasSpecs ? `(SELECT COALESCE(json_agg(s), '[]') FROM (SELECT ${SHOWN_COLUMNS} FROM shown) s)::text` : "'[]'"} AS shown`,
    { seen: column.text, shown: column.text },
  );

registerExamples(() =>
  EXAMPLE_SCOPES.flatMap((scope) =>
    EXAMPLE_FACTS.map((facts) =>
      readingStatement(visibleSpaces({ organizationId: '', ...scope }, facts, 3, true), facts),
    ),
  ),
);

/**
 * Returns the scope as SQL, like `scopeOf`. On Citus it reads the visible spaces first.
 */
export async function readScope(
  query: Query,
  scope: SearchScope,
  facts: ScopeFacts,
  n: number,
): Promise<ScopeSql> {
  if (!facts.isDistributed) return scopeOf(scope, facts, n);
  const visible = visibleSpaces(scope, facts, 3, true);
  const [read] = await query(readingStatement(visible, facts), [
    scope.organizationId,
    scope.spaceId ?? null,
    ...visible.values,
  ]);
  return scopeOf(scope, facts, n, read);
}

const NO_SPACES: ReadSpaces = { seen: '[]', shown: '[]' };

/**
 * Returns the scope as SQL. `$1` is the organization, `$2` the space, and further values start at
 * `$n`. Without specs, their sections are not searched.
 *
 * Known and few spaces are read once. Of a large organization only the spaces of matching sections
 * are, because it may have many more spaces than matches.
 */
export function scopeOf(
  scope: SearchScope,
  facts: ScopeFacts,
  n: number,
  read = NO_SPACES,
): ScopeSql {
  const { organizationId, spaceId, spaceIds, filter } = scope;
  const { hasSpecs, hasFewSpaces, isDistributed } = facts;
  const isOfSpace = spaceId !== undefined;
  const where = `f.organization_id = $1 AND ${isOfSpace ? 'f.space_id = $2 AND ' : ''}f.position >= 0`;
  const isKnown = isOfSpace || spaceIds !== undefined || hasFewSpaces || isDistributed;
  const { space, tables, values } = isDistributed
    ? givenSpaces(read, facts, n)
    : visibleSpaces(scope, facts, n, isKnown);
  const languages = filter?.languages;
  const language = languages ? ` AND f.language = ANY($${n + values.length}::text[])` : '';
  // PostgreSQL evaluates IS TRUE with a hash table of the spaces, and cannot turn it into a loop over
  // all spaces for each section.
  const inSeen = isOfSpace ? '' : ' AND (f.space_id IN (SELECT id FROM seen)) IS TRUE';
  return {
    spaces: tables.join(', '),
    isOfType: typeConditions(filter?.types, 'sections', 'h'),
    // OFFSET 0 is a fence: without it PostgreSQL would scan the index once for each space, and not
    // once for the organization, or all spaces of the organization for one section.
    sections: (condition, { limit, of = 'sections', maxCheckedCount, ranked }) => {
      const types = typeConditions(filter?.types, of, 'f');
      const checked = maxCheckedCount === undefined ? '' : ` LIMIT ${maxCheckedCount}`;
      const known = isKnown && maxCheckedCount === undefined ? inSeen : '';
      const bound = ranked ? ` LIMIT ${ranked.maxRankedCount}` : checked;
      const visible = isKnown
        ? 'JOIN seen ON seen.id = f.space_id'
        : `CROSS JOIN LATERAL (${space} AND s.id = f.space_id OFFSET 0) seen`;
      const matching = `SELECT * FROM search_sections f WHERE ${where}${language}${types.text} AND ${condition}${known}`;
      const texts =
        ranked && !isKnown
          ? `SELECT f.* FROM (${matching} OFFSET 0) f ${visible}${bound}`
          : `${matching}${bound} OFFSET 0`;
      const shown = ranked ? '(f.version_id IN (SELECT version_id FROM shown)) IS TRUE' : 'true';
      const ofSpecs = `${shown}${language}${types.spec} AND ${condition}${ranked ? bound : checked}`;
      const specs = `SELECT ${OF_SPECS}${ranked ? ', f.rank' : ''} FROM ${specParts(isOfSpace, ofSpecs, (found) => bestOf(found, ranked))} ${limit}`;
      return `(SELECT ${OF_TEXTS}${ranked ? ', f.rank' : ''} FROM (${bestOf(texts, ranked)}) f ${visible} ${limit})${hasSpecs ? ` UNION ALL (${specs})` : ''}`;
    },
    values: [organizationId, spaceId ?? null, ...values, ...(languages ? [languages] : [])],
  };
}
