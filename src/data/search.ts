/** The words of spaces' own content: brought up to date with their revisions, and asked. */
import type { Content, Page } from '../domain/content.ts';
import { diffPages } from '../domain/diff.ts';
import { idOfSpecPage } from '../domain/openapi/expand.ts';
import { excerptOf, type Question } from '../domain/search.ts';
import type { Condition } from './connection.ts';
import type { Query, Tx } from './database.ts';
import { newId } from './new-id.ts';
import { copyShownSpecs, followSpecs, moveShownSpecs, SHOWN, specParts } from './search/specs.ts';
import { EXCERPTED, LONGEST_HEADING, MOST_LETTERS, MOST_PARTS, weighed } from './search/words.ts';

/** Whose words they are. */
interface Owner {
  readonly id: string;
  readonly organizationId: string;
}

/** Pages that are indexed by one statement. */
const AT_ONCE = 100;
/** What many of them may take, in milliseconds. */
const LONG_MS = 30_000;

const REMOVE = 'DELETE FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND page_id = ANY($3)';

// The text of a section was worked out when its document was first written. A page without a text is found by its title.
const INSERT = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, anchor, page_title, title, body, words)
  SELECT p.prefix || lpad(n.position::text, 5, '0'), $2, $1, p.page, n.position, n.section->>'anchor', p.title, part.heading, left(part.body, ${EXCERPTED}),
    ${weighed({ position: 'n.position', pageTitle: 'p.title', title: 'part.heading', body: 'part.body' })}
  FROM json_to_recordset($3::json) AS p(page text, prefix text, title text, document text)
  LEFT JOIN documents d ON d.id = p.document AND d.organization_id = $2
  CROSS JOIN LATERAL (
    SELECT section, (ordinality - 1)::int AS position
    FROM json_array_elements(CASE WHEN json_array_length(COALESCE(d.facts->'sections', '[]')) = 0 THEN '[{}]' ELSE d.facts->'sections' END) WITH ORDINALITY AS s(section, ordinality) LIMIT ${MOST_PARTS}
  ) n
  CROSS JOIN LATERAL (SELECT left(n.section->>'title', ${LONGEST_HEADING}) AS heading, left(COALESCE(n.section->>'text', ''), ${MOST_LETTERS}) AS body) part`;

/** A page as it is found. Links and groups lead to no text of their own, and are not. A hidden page is: `hidden` takes it out of the table of contents, not from who reads the space. */
const isFound = ({ type }: Page): boolean => type === 'DOCUMENT';

/** Brings the words of a space up to date, from what it held to what it holds. */
export async function indexSpace(tx: Tx, { id, organizationId }: Owner, before: Content, after: Content): Promise<void> {
  const differences = diffPages(before.pages, after.pages);
  await followSpecs(tx, { id, organizationId }, differences);
  const changed = [...differences].filter(([, { before: was, after: is }]) => !was || !is || was.page.document !== is.page.document || was.page.fields['title'] !== is.page.fields['title']);
  const gone = changed.flatMap(([page, { before: was }]) => (was ? [page] : []));
  if (gone.length > 0) await tx.query('search.remove', REMOVE, [id, organizationId, gone]);
  const rows = changed.flatMap(([page, { after: is }]) =>
    is && isFound(is.page) ? [{ page, prefix: `${newId('SearchSection')}_`, title: String(is.page.fields['title'] ?? ''), document: is.page.document ?? null }] : [],
  );
  if (rows.length > AT_ONCE) tx.extend(LONG_MS);
  for (let from = 0; from < rows.length; from += AT_ONCE) await tx.query('search.insert', INSERT, [id, organizationId, JSON.stringify(rows.slice(from, from + AT_ONCE))]);
}

/** Sections that are copied by one statement, when there are many. */
const LOT = 500;
const KEPT = 'page_id, position, anchor, page_title, title, body, words';

/** Copies some sections under another id, organization or space. */
const copyText = (id: string, organization: string, space: string, from: string): string =>
  `INSERT INTO search_sections (id, organization_id, space_id, ${KEPT}) SELECT ${id}, ${organization}, ${space}, ${KEPT} FROM ${from}`;

/** The same with the next of a space, $1 in the organization $2: those behind the page $3 and the position $4. Tells the last of them, and how many they were. */
const nextText = (id: string, organization: string, space: string): string =>
  `WITH lot AS (
    SELECT * FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND (page_id, position) > ($3, $4) ORDER BY page_id, position LIMIT ${LOT}
  ), copied AS (${copyText(id, organization, space, 'lot')})
  SELECT page_id AS page, position, count(*) OVER ()::int AS count FROM lot ORDER BY page_id DESC, position DESC LIMIT 1`;

/** Copies all sections of a space, lot by lot: each statement has a time that does not grow with the space. */
async function copyInLots(tx: Tx, name: string, text: string, { id, organizationId }: Owner, more: readonly string[]): Promise<void> {
  for (let [page, position] = ['', 0]; ; ) {
    const [last] = await tx.query<{ page: string; position: number; count: number }>(name, text, [id, organizationId, page, position, ...more]);
    if (!last || last.count < LOT) return;
    tx.extend(LONG_MS);
    ({ page, position } = last);
  }
}

const COPY = nextText('$5 || substr(md5(id), 1, 20)', 'organization_id', '$6');

/** Gives a copy of a space the words of the original. */
export async function copyWords(tx: Tx, original: Owner, copyId: string): Promise<void> {
  await copyInLots(tx, 'search.copy', COPY, original, [`sct_${copyId.slice(4)}_`, copyId]);
  await copyShownSpecs(tx, original, copyId);
}

const COUNT = 'SELECT space_id AS id, count(*)::int AS count FROM search_sections WHERE organization_id = $1 AND space_id = ANY($2) GROUP BY space_id ORDER BY space_id';
const MOVE = nextText('id', '$5', 'space_id');
const MOVE_WHOLE = copyText('id', '$3', 'space_id', 'search_sections WHERE organization_id = $1 AND space_id = ANY($2)');

/** Gives spaces the words that they have in one organization in another too. */
export async function moveWords(tx: Tx, organizationId: string, spaceIds: readonly string[], to: string): Promise<void> {
  const spaces = await tx.query<{ id: string; count: number }>('search.count', COUNT, [organizationId, spaceIds]);
  const lots: { ids: string[]; count: number }[] = [];
  for (const { id, count } of spaces) {
    const lot = lots.at(-1);
    if (lot && lot.count + count <= LOT) {
      lot.ids.push(id);
      lot.count += count;
    } else lots.push({ ids: [id], count });
  }
  for (const { ids, count } of lots) {
    if (count <= LOT) await tx.query('search.moveWhole', MOVE_WHOLE, [organizationId, ids, to]);
    else for (const id of ids) await copyInLots(tx, 'search.move', MOVE, { id, organizationId }, [to]);
  }
  await moveShownSpecs(tx, organizationId, spaceIds, to);
}

/** Where a page of a spec lies: below a page of the space, and at which path from there. */
interface MadePlace {
  readonly pageId: string;
  readonly path: string;
}

/** A section that was found. */
export interface FoundSection {
  readonly id: string;
  /** Of the row that it is kept as. */
  readonly keptId: string;
  readonly spaceId: string;
  /** The revision of the space whose section it is. */
  readonly revisionId: string;
  readonly pageId: string;
  /** Of a page that is made of a spec; else null. */
  readonly made: MadePlace | null;
  readonly pageTitle: string;
  readonly title: string | null;
  readonly anchor: string | null;
  readonly excerpt: string;
  /** A text by which what was found is in order, the best first; ties are broken by ids. */
  readonly order: string;
}

/** Sections that are ranked at most, of texts and of specs, and found; and that are nearly right at most. */
const MOST = 1000;
const MOST_NEAR = 20;
/** How near a part of a long title must be, of 1: a letter exchanged in a word of seven is; PostgreSQL's own 0.6 is for one left out. */
const LEAST_NEARNESS = 0.45;

/** Where is looked: in an organization, or in one space of it. */
export interface Field {
  readonly organizationId: string;
  readonly spaceId?: string;
  /** Which spaces are seen, as `s`; all unless said. */
  readonly seen?: Condition | undefined;
}

interface Scope {
  /** The spaces that are looked in, and what they show of specs, as common table expressions. */
  readonly spaces: string;
  /** The sections there that fit, as `found` may have them: those of texts, and those of specs; `more` is selected with each, `last` limits each of the two. */
  readonly sections: (fits: string, more: string, last: string) => string;
  readonly values: readonly unknown[];
}

const COMMON = 'f.page_title, f.title, f.anchor, f.position, f.body, f.words';
const OF_TEXTS = `f.id, f.id AS kept_id, f.space_id, seen.revision_id, f.page_id, NULL::timestamptz AS page_created_at, NULL AS page_key, NULL AS path, ${COMMON}`;
const OF_SPECS = `'sct_' || substr(md5(n.space_id || n.page_id || f.page_key), 1, 22) || '_' || lpad(f.position::text, 5, '0') AS id, f.id AS kept_id, n.space_id, n.revision_id, n.page_id, n.page_created_at, f.page_key, f.path, ${COMMON}`;

/**
 * Where is looked as SQL: who sees what is asked of the spaces, which are few, once each. `$1` is the organization, `$2` the
 * space, and values of the rest come from `$n` on.
 */
function scopeOf({ organizationId, spaceId, seen }: Field, n: number): Scope {
  const condition = seen ? ` AND (${seen.sql.replace(/\?(\d)/g, (_, at: string) => `$${n + Number(at) - 1}`)})` : '';
  const isOfSpace = spaceId !== undefined;
  const own = isOfSpace ? 's.id = $2' : '$2::text IS NULL';
  const where = `f.organization_id = $1 AND ${isOfSpace ? 'f.space_id = $2 AND ' : ''}f.position >= 0`;
  return {
    spaces: `seen AS MATERIALIZED (SELECT s.id, s.revision_id FROM spaces s WHERE s.organization_id = $1 AND ${own} AND s.deleted_at IS NULL${condition}), ${SHOWN}`,
    // The fence keeps PostgreSQL from asking the index once for each space: asked for the organization, it is asked once.
    sections: (fits, more, last) =>
      `(SELECT ${OF_TEXTS}${more} FROM (SELECT * FROM search_sections f WHERE ${where} AND ${fits} OFFSET 0) f JOIN seen ON seen.id = f.space_id ${last})
      UNION ALL (SELECT ${OF_SPECS}${more} FROM ${specParts(isOfSpace, fits)} ${last})`,
    values: [organizationId, spaceId ?? null, ...(seen?.values ?? [])],
  };
}

const AROUND = 60;
const EXCERPT = 240;
const SHOWN_OF = `f.id, f.kept_id AS "keptId", f.space_id AS "spaceId", f.revision_id AS "revisionId", f.page_id AS "pageId", f.page_created_at AS "createdAt", f.page_key AS key, f.path,
  f.page_title AS "pageTitle", f.title, f.anchor, substr(f.body, cut.at, ${EXCERPT}) AS part, cut.at > 1 AS before, length(f.body) >= cut.at + ${EXCERPT} AS after, f."order"`;
const ORDER = `"order", page_id, page_key, position`;
const RANKED = `f.rung || to_char(1 - f.rank, '0.000000') AS "order"`;
/** Where an excerpt begins: a little before the first of these words. The fence has a text made small once, and not for each word. */
const cutAt = (words: string): string =>
  `CROSS JOIN LATERAL (SELECT lower(f.body) AS body OFFSET 0) small
    CROSS JOIN LATERAL (SELECT greatest(1, COALESCE(min(NULLIF(strpos(small.body, lower(word)), 0)), 1) - ${AROUND}) AS at FROM unnest(${words}::text[]) word) cut`;

/** A section as it is read: of a page of a spec there is the page that shows it, and what it is known by below that. */
type Shown = Omit<FoundSection, 'excerpt' | 'made'> & { readonly part: string; readonly before: boolean; readonly after: boolean } & (
    | { readonly key: string; readonly createdAt: string; readonly path: string }
    | { readonly key: null }
  );

function foundOf(shown: Shown): FoundSection {
  const { id, keptId, spaceId, revisionId, pageId, pageTitle, title, anchor, order, part, before, after } = shown;
  const section = { id, keptId, spaceId, revisionId, pageTitle, title, anchor, order, excerpt: excerptOf(part, { before, after }) };
  if (shown.key === null) return { ...section, pageId, made: null };
  return { ...section, pageId: idOfSpecPage({ id: pageId, createdAt: shown.createdAt }, shown.key), made: { pageId, path: shown.path } };
}

/** What words find, the best first: those with all words in the page's title, then in its title and the heading, then anywhere. At most 1,000 sections are found. */
export async function searchWords(query: Query, field: Field, question: Question): Promise<FoundSection[]> {
  const { spaces, sections, values } = scopeOf(field, 5);
  const [organizationId, spaceId, ...rest] = values;
  const asked = "to_tsquery('simple', $3)";
  const within = (places: string): string => `ts_filter(f.words, '{${places}}') @@ ${asked}`;
  const text = `WITH ${spaces}, found AS MATERIALIZED (
      ${sections(`f.words @@ ${asked}`, '', `LIMIT ${MOST}`)}
    ), placed AS (
      SELECT f.*, CASE WHEN ${within('a')} THEN 1 WHEN ${within('a,b')} THEN 2 WHEN ${within('a,b,c')} THEN 3 ELSE 4 END AS rung, ts_rank('{0.1, 0.2, 0.6, 1.0}', f.words, ${asked}) AS rank FROM found f
    ), ranked AS (SELECT f.*, ${RANKED} FROM placed f ORDER BY ${ORDER} LIMIT ${MOST}) SELECT ${SHOWN_OF} FROM ranked f ${cutAt('$4')} ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return (await query<Shown>(undefined, text, [organizationId, spaceId, question.query, question.words, ...rest])).map(foundOf);
}

/** Titles of pages and headings that are nearly what was asked for, the nearest first; at most 20. */
export async function searchTitles(query: Query, field: Field, { words, unwanted }: Question): Promise<FoundSection[]> {
  const { spaces, sections, values } = scopeOf(field, 6);
  const [organizationId, spaceId, ...rest] = values;
  const pageTitle = '(CASE WHEN f.position = 0 THEN f.page_title END)';
  // The setting holds for this statement: what is compared with comes after it.
  const asked = `(SELECT CASE WHEN set_config('pg_trgm.word_similarity_threshold', '${LEAST_NEARNESS}', true) IS NOT NULL THEN $3 END)`;
  const near = (title: string): string => `${title} % $3 OR ${title} %> ${asked}`;
  const nearness = (title: string): string => `similarity(${title}, $3), word_similarity($3, ${title})`;
  // A text without trigrams would have the whole index read.
  const fits = `cardinality(show_trgm($3)) > 0 AND (${near('f.title')} OR ${near(pageTitle)})`;
  const nearest = (f: string): string => `ORDER BY rank DESC, ${f}page_id, position LIMIT ${MOST_NEAR}`;
  const text = `WITH ${spaces}, found AS MATERIALIZED (
      SELECT f.*, 5 AS rung FROM (${sections(fits, `, greatest(${nearness('f.title')}, ${nearness(pageTitle)}) AS rank`, `WHERE NOT f.words @@ to_tsquery('simple', $5) ${nearest('')}`)}) f ${nearest('f.')}
    ), ranked AS (SELECT f.*, ${RANKED} FROM found f) SELECT ${SHOWN_OF} FROM ranked f ${cutAt('$4')} ORDER BY f."order", f.page_id, f.page_key, f.position`;
  return (await query<Shown>(undefined, text, [organizationId, spaceId, words.join(' '), words, unwanted, ...rest])).map(foundOf);
}

/** Which of these sections, by what they are kept as, have words that match a query. */
export async function sectionsWith(query: Query, organizationId: string, keptIds: readonly string[], words: string): Promise<ReadonlySet<string>> {
  const within = (table: string): string => `SELECT id FROM ${table} WHERE organization_id = $1 AND id = ANY($2) AND words @@ to_tsquery('simple', $3)`;
  const text = `${within('search_sections')} UNION ALL ${within('spec_sections')}`;
  return new Set((await query<{ id: string }>('search.with', text, [organizationId, keptIds, words])).map(({ id }) => id));
}

/** Which of these texts have tags, and so may be another for each reader. */
export async function conditionalTexts(query: Query, organizationId: string, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const text = "SELECT id FROM documents WHERE organization_id = $1 AND id = ANY($2) AND strpos(markdown, '{%') > 0";
  return new Set((await query<{ id: string }>('search.conditional', text, [organizationId, hashes])).map(({ id }) => id));
}
