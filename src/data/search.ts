/** The words of spaces' own content: brought up to date with their revisions, and asked. */
import type { Content, Page } from '../domain/content.ts';
import { diffPages } from '../domain/diff.ts';
import type { Question } from '../domain/search.ts';
import { newId } from './new-id.ts';
import type { Query, Tx } from './database.ts';
import type { Condition } from './connection.ts';

/** Whose words they are. */
interface Owner {
  readonly id: string;
  readonly organizationId: string;
}

const REMOVE = 'DELETE FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND page_id = ANY($3)';

// The text of a section was worked out when its document was first written. A page without a text is found by its title.
const INSERT = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, anchor, page_title, title, body, words)
  SELECT p.prefix || lpad(n.position::text, 5, '0'), $2, $1, p.page, n.position, n.section->>'anchor', p.title, n.section->>'title', body.text,
    setweight(to_tsvector('simple', p.title), (CASE WHEN n.position = 0 THEN 'A' ELSE 'C' END)::"char") || setweight(to_tsvector('simple', COALESCE(n.section->>'title', '')), 'B')
      || setweight(to_tsvector('simple', left(body.text, 200000)), 'D')
  FROM json_to_recordset($3::json) AS p(page text, prefix text, title text, document text)
  LEFT JOIN documents d ON d.id = p.document AND d.organization_id = $2
  CROSS JOIN LATERAL (
    SELECT section, (ordinality - 1)::int AS position FROM json_array_elements(CASE WHEN json_array_length(COALESCE(d.facts->'sections', '[]')) = 0 THEN '[{}]' ELSE d.facts->'sections' END) WITH ORDINALITY AS s(section, ordinality)
  ) n CROSS JOIN LATERAL (SELECT COALESCE(n.section->>'text', '') AS text) body`;

/** A page as it is found. Links and groups lead to no text of their own, and are not. */
const isFound = ({ type }: Page): boolean => type === 'DOCUMENT';

/** Brings the words of a space up to date, from what it held to what it holds. */
export async function indexSpace(tx: Tx, { id, organizationId }: Owner, before: Content, after: Content): Promise<void> {
  const changed = [...diffPages(before.pages, after.pages)].filter(
    ([, { before: was, after: is }]) => was?.page.document !== is?.page.document || was?.page.fields['title'] !== is?.page.fields['title'] || !was || !is,
  );
  if (changed.length === 0) return;
  await tx.query('search.remove', REMOVE, [id, organizationId, changed.flatMap(([page, { before: was }]) => (was ? [page] : []))]);
  const rows = changed.flatMap(([page, { after: is }]) =>
    is && isFound(is.page) ? [{ page, prefix: `${newId('SearchSection')}_`, title: String(is.page.fields['title'] ?? ''), document: is.page.document ?? null }] : [],
  );
  if (rows.length > 0) await tx.query('search.insert', INSERT, [id, organizationId, JSON.stringify(rows)]);
}

const COPY = `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, anchor, page_title, title, body, words)
  SELECT $3 || substr(md5(id), 1, 20), organization_id, $4, page_id, position, anchor, page_title, title, body, words FROM search_sections WHERE space_id = $1 AND organization_id = $2`;

/** Gives a copy of a space the words of the original, in one statement. */
export async function copyWords({ query }: Tx, { id, organizationId }: Owner, copyId: string): Promise<void> {
  await query('search.copy', COPY, [id, organizationId, `sct_${copyId.slice(4)}_`, copyId]);
}

/** A section that was found. */
export interface FoundSection {
  readonly id: string;
  readonly spaceId: string;
  readonly pageId: string;
  readonly pageTitle: string;
  readonly title: string | null;
  readonly anchor: string | null;
  readonly excerpt: string;
}

/** Sections that are ranked at most. */
const MOST = 1000;

/** Where is looked: in a space, or in the spaces of an organization that somebody sees. */
export interface Field {
  readonly column: 'space_id' | 'organization_id';
  readonly id: string;
  /** Which spaces are seen, as `s`; all unless said. */
  readonly seen?: Condition | undefined;
}

/** The seen spaces as SQL, with its values from `$n` on. */
function seenFrom({ seen }: Field, n: number): { readonly join: string; readonly values: readonly unknown[] } {
  const join = 'JOIN spaces s ON s.id = f.space_id AND s.organization_id = f.organization_id AND s.deleted_at IS NULL';
  if (!seen) return { join, values: [] };
  return { join: `${join} AND (${seen.sql.replace(/\?(\d)/g, (_, at: string) => `$${n + Number(at) - 1}`)})`, values: seen.values ?? [] };
}

const SHOWN = `f.id, f.space_id AS "spaceId", f.page_id AS "pageId", f.page_title AS "pageTitle", f.title, f.anchor`;
const MARKS = 'StartSel="", StopSel="", MaxWords=40, MinWords=20, MaxFragments=1';

/** What words find, the best first: places in titles go before headings, and those before texts. At most 1,000 sections are ranked. */
export async function searchWords(query: Query, field: Field, { words }: Question): Promise<FoundSection[]> {
  const { join, values } = seenFrom(field, 3);
  // Spaces are few and sections many: who may see what is asked of the spaces, once each.
  const text = `WITH found AS (
      SELECT f.* FROM search_sections f ${join} WHERE f.${field.column} = $1 AND f.position >= 0 AND f.words @@ to_tsquery('simple', $2) LIMIT ${MOST}
    ) SELECT ${SHOWN}, CASE WHEN n <= 50 THEN ts_headline('simple', left(f.body, 5000), to_tsquery('simple', $2), '${MARKS}') ELSE left(f.body, 200) END AS excerpt
    FROM (SELECT *, row_number() OVER (ORDER BY ts_rank('{0.1, 0.2, 0.6, 1.0}', words, to_tsquery('simple', $2)) DESC, id) AS n FROM found) f ORDER BY n`;
  return query<FoundSection>(undefined, text, [field.id, words, ...values]);
}

/** Titles and headings that are nearly what was asked for, the nearest first; at most 20. */
export async function searchTitles(query: Query, field: Field, { plain }: Question): Promise<FoundSection[]> {
  const { join, values } = seenFrom(field, 3);
  const scope = field.column === 'space_id' ? 'f.space_id = $1' : 'f.space_id IN (SELECT id FROM spaces WHERE organization_id = $1) AND f.organization_id = $1';
  const text = `SELECT ${SHOWN}, left(f.body, 200) AS excerpt FROM search_sections f ${join}
    WHERE ${scope} AND COALESCE(f.title, f.page_title) % $2 ORDER BY similarity(COALESCE(f.title, f.page_title), $2) DESC, f.id LIMIT 20`;
  return query<FoundSection>(undefined, text, [field.id, plain, ...values]);
}
