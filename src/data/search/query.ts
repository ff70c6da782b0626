/** Searches the index of sections: by words, and by similarity of titles. */
import {
  EXCERPT_LEAD_LENGTH,
  EXCERPT_LENGTH,
  excerptOf,
  type SearchQuery,
} from '../../domain/search.ts';
import { idOfSpecPage } from '../../domain/openapi/expand.ts';
import type { SqlCondition } from '../connection.ts';
import { shownSpecs, specParts } from './specs.ts';
import {
  column,
  type Columns,
  composeStatement,
  registerExamples,
  statement,
} from '../statement.ts';
import type { Query } from '../transaction.ts';

/** The location of a generated page of a spec: a page of the space, and the path below it. */
interface SpecPagePath {
  readonly pageId: string;
  readonly path: string;
}

/** A section that matches a search. */
export interface FoundSection {
  readonly id: string;
  /** Id of the stored row. */
  readonly rowId: string;
  readonly spaceId: string;
  /** The revision of the space that the section belongs to. */
  readonly revisionId: string;
  readonly pageId: string;
  /** The location of a generated page of a spec; null for other pages. */
  readonly specPage: SpecPagePath | null;
  readonly pageTitle: string;
  readonly title: string | null;
  readonly anchor: string | null;
  readonly excerpt: string;
  /** Sort key of the results, best first; ties are broken by ids. */
  readonly order: string;
}

/** Maximum number of sections that are ranked, for texts and for specs, and that are returned. */
const MAX_RESULT_COUNT = 1000;
/** Maximum number of similar titles. */
const MAX_SIMILAR_COUNT = 20;

/**
 * Minimum similarity of a part of a long title, from 0 to 1. It matches a changed letter in a word
 * of seven; PostgreSQL's default of 0.6 matches only a missing one.
 */
const MIN_SIMILARITY = 0.45;

/** The scope of a search: an organization, one of its spaces, or a list of them. */
export interface SearchScope {
  readonly organizationId: string;
  readonly spaceId?: string;
  readonly spaceIds?: readonly string[];
  /** Condition for the spaces that the viewer can see, as `s`; all spaces by default. */
  readonly seen?: SqlCondition | undefined;
}
interface ScopeSql {
  /** The specs that pages of visible spaces show, as common table expressions. */
  readonly spaces: string;
  /**
   * Returns the matching sections, of texts and of specs, as rows of `found`. `columns` are
   * added to each, and `limit` applies to each of the two.
   */
  readonly sections: (condition: string, columns: string, limit: string) => string;
  readonly values: readonly unknown[];
}
const COMMON = 'f.page_title, f.title, f.anchor, f.position, f.body, f.words';
const OF_TEXTS = `f.id, f.id AS kept_id, f.space_id, seen.revision_id, f.page_id, NULL::timestamptz AS page_created_at, NULL AS page_key, NULL AS path, ${COMMON}`;
const OF_SPECS = `'sct_' || substr(md5(n.space_id || n.page_id || f.page_key), 1, 22) || '_' || lpad(f.position::text, 5, '0') AS id, f.id AS kept_id, n.space_id, n.revision_id, n.page_id, n.page_created_at, f.page_key, f.path, ${COMMON}`;

/**
 * Returns the scope as SQL. `$1` is the organization, `$2` the space, and further values start at
 * `$n`.
 *
 * Known spaces are read once. Of an organization only the spaces of matching sections are, because
 * it may have many more spaces than matches.
 */
function scopeOf({ organizationId, spaceId, spaceIds, seen }: SearchScope, n: number): ScopeSql {
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
  return {
    spaces: isKnown
      ? `seen AS MATERIALIZED (${space}), ${shownSpecs('JOIN seen ON seen.id = n.space_id')}`
      : shownSpecs(`JOIN (${space}) seen ON seen.id = n.space_id`),
    // OFFSET 0 is a fence: without it PostgreSQL would scan the index once for each space, and not
    // once for the organization, or all spaces of the organization for one section.
    sections: (
      condition,
      columns,
      limit,
    ) => `(SELECT ${OF_TEXTS}${columns} FROM (SELECT * FROM search_sections f WHERE ${where} AND ${condition} OFFSET 0) f ${isKnown ? 'JOIN seen ON seen.id = f.space_id' : `CROSS JOIN LATERAL (${space} AND s.id = f.space_id OFFSET 0) seen`} ${limit})
      UNION ALL (SELECT ${OF_SPECS}${columns} FROM ${specParts(isOfSpace, condition)} ${limit})`,
    values: [organizationId, spaceId ?? null, ...(conditions?.values ?? [])],
  };
}
const RESULT_COLUMNS = `f.id, f.kept_id AS "rowId", f.space_id AS "spaceId", f.revision_id AS "revisionId", f.page_id AS "pageId", f.page_created_at AS "createdAt", f.page_key AS key, f.path,
  f.page_title AS "pageTitle", f.title, f.anchor, substr(f.body, cut.at, ${EXCERPT_LENGTH}) AS part, cut.at > 1 AS before, length(f.body) >= cut.at + ${EXCERPT_LENGTH} AS after, f."order"`;
const ORDER = `"order", page_id, page_key, position`;
const RANKED = `f.tier || to_char(1 - f.rank, '0.000000') AS "order"`;

/**
 * Returns SQL for the start of an excerpt, a little before the first of these words. OFFSET 0 is a
 * fence, so that the text is lowercased once and not once for each word.
 */
const excerptStart = (
  words: string,
): string => `CROSS JOIN LATERAL (SELECT lower(f.body) AS body OFFSET 0) small
    CROSS JOIN LATERAL (SELECT greatest(1, COALESCE(min(NULLIF(strpos(small.body, lower(word)), 0)), 1) - ${EXCERPT_LEAD_LENGTH}) AS at FROM unnest(${words}::text[]) word) cut`;

/** A section as selected. */
interface SectionRow extends Omit<FoundSection, 'excerpt' | 'specPage'> {
  readonly part: string;
  readonly before: boolean;
  readonly after: boolean;
  /**
   * The key of a section of a spec below the page of the space, the time at which that page was
   * created, and the path below it; all null for other sections.
   */
  readonly key: string | null;
  readonly createdAt: string | null;
  readonly path: string | null;
}
const SECTION_COLUMNS: Columns<SectionRow> = {
  id: column.text,
  rowId: column.text,
  spaceId: column.text,
  revisionId: column.text,
  pageId: column.text,
  createdAt: column.nullable(column.timestamp),
  key: column.nullable(column.text),
  path: column.nullable(column.text),
  pageTitle: column.text,
  title: column.nullable(column.text),
  anchor: column.nullable(column.text),
  part: column.text,
  before: column.boolean,
  after: column.boolean,
  order: column.text,
};

function resultOf(row: SectionRow): FoundSection {
  const {
    id,
    rowId,
    spaceId,
    revisionId,
    pageId,
    pageTitle,
    title,
    anchor,
    order,
    part,
    before,
    after,
  } = row;
  const section = {
    id,
    rowId,
    spaceId,
    revisionId,
    pageTitle,
    title,
    anchor,
    order,
    excerpt: excerptOf(part, { before, after }),
  };
  const { key, createdAt, path } = row;
  if (key === null || createdAt === null || path === null)
    return { ...section, pageId, specPage: null };
  return {
    ...section,
    pageId: idOfSpecPage({ id: pageId, createdAt }, key),
    specPage: { pageId, path },
  };
}

/** Returns the statement of `searchWords`. */
function wordsStatement({ spaces, sections }: ScopeSql) {
  // A subquery is computed once. PostgreSQL also takes it for selective, and so looks up the words:
  // knowing the words, it often read all sections of a space instead.
  const tsQuery = "(SELECT to_tsquery('simple', $3))";
  const matches = (weights: string): string => `ts_filter(f.words, '{${weights}}') @@ ${tsQuery}`;
  const text = `WITH ${spaces}, found AS MATERIALIZED (
      ${sections(`f.words @@ ${tsQuery}`, '', `LIMIT ${MAX_RESULT_COUNT}`)}
    ), placed AS (
      SELECT f.*, CASE WHEN ${matches('a')} THEN 1 WHEN ${matches('a,b')} THEN 2 WHEN ${matches('a,b,c')} THEN 3 ELSE 4 END AS tier, ts_rank('{0.1, 0.2, 0.6, 1.0}', f.words, ${tsQuery}) AS rank FROM found f
    ), ranked AS (SELECT f.*, ${RANKED} FROM placed f ORDER BY ${ORDER} LIMIT ${MAX_RESULT_COUNT}) SELECT ${RESULT_COLUMNS} FROM ranked f ${excerptStart('$4')} ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return composeStatement(undefined, text, SECTION_COLUMNS);
}

/**
 * Searches for words, best results first: sections with all words in the page's title, then in the
 * page's title and the heading, then anywhere. Returns at most 1,000 sections.
 */
export async function searchWords(
  query: Query,
  scope: SearchScope,
  search: SearchQuery,
): Promise<FoundSection[]> {
  const scopeSql = scopeOf(scope, 5);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  return (
    await query(wordsStatement(scopeSql), [
      organizationId,
      spaceId,
      search.query,
      search.words,
      ...rest,
    ])
  ).map(resultOf);
}

/** Returns the statement of `searchTitles`. */
function titlesStatement({ spaces, sections }: ScopeSql) {
  const pageTitle = '(CASE WHEN f.position = 0 THEN f.page_title END)';
  // The setting is valid for this statement only, because the text to compare with is evaluated
  // after it.
  const searchText = `(SELECT CASE WHEN set_config('pg_trgm.word_similarity_threshold', '${MIN_SIMILARITY}', true) IS NOT NULL THEN $3 END)`;
  const isSimilar = (title: string): string => `${title} % $3 OR ${title} %> ${searchText}`;
  const similarities = (title: string): string =>
    `similarity(${title}, $3), word_similarity($3, ${title})`;
  // Without this condition, a text without trigrams would scan the whole index.
  const condition = `cardinality(show_trgm($3)) > 0 AND (${isSimilar('f.title')} OR ${isSimilar(pageTitle)})`;
  const mostSimilar = (f: string): string =>
    `ORDER BY rank DESC, ${f}page_id, position LIMIT ${MAX_SIMILAR_COUNT}`;
  const text = `WITH ${spaces}, found AS MATERIALIZED (
      SELECT f.*, 5 AS tier FROM (${sections(condition, `, greatest(${similarities('f.title')}, ${similarities(pageTitle)}) AS rank`, `WHERE NOT f.words @@ to_tsquery('simple', $5) ${mostSimilar('')}`)}) f ${mostSimilar('f.')}
    ), ranked AS (SELECT f.*, ${RANKED} FROM found f) SELECT ${RESULT_COLUMNS} FROM ranked f ${excerptStart('$4')} ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return composeStatement(undefined, text, SECTION_COLUMNS);
}

registerExamples(() =>
  [{}, { spaceId: '' }, { spaceIds: [''] }].flatMap((space) => [
    wordsStatement(scopeOf({ organizationId: '', ...space }, 5)),
    titlesStatement(scopeOf({ organizationId: '', ...space }, 6)),
  ]),
);

/**
 * Searches for titles of pages and headings that are similar to the text, the most similar first.
 * Returns at most 20.
 */
export async function searchTitles(
  query: Query,
  scope: SearchScope,
  { words, unwanted }: SearchQuery,
): Promise<FoundSection[]> {
  const scopeSql = scopeOf(scope, 6);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  return (
    await query(titlesStatement(scopeSql), [
      organizationId,
      spaceId,
      words.join(' '),
      words,
      unwanted,
      ...rest,
    ])
  ).map(resultOf);
}

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
