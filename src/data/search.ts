/** Keeps the search index of spaces up to date with their revisions. */
import type { Content, Page } from '../domain/content.ts';
import { diffPages } from '../domain/diff.ts';
import { MAX_PAGE_SECTION_COUNT } from '../domain/search.ts';
import type { Tx } from './database.ts';
import { newId } from './new-id.ts';
import { copyShownSpecs, updateShownSpecs, moveShownSpecs } from './search/specs.ts';
import {
  MAX_EXCERPTED_LENGTH,
  MAX_HEADING_LENGTH,
  MAX_BODY_LENGTH,
  completeWords,
  SPACE_LANGUAGE,
  weightedVector,
} from './search/vector.ts';
import { column, statement } from './statement.ts';

/** A space whose sections are indexed. */
interface IndexedSpace {
  readonly id: string;
  readonly organizationId: string;
}

/** Number of pages that one statement indexes. */
const PAGES_PER_STATEMENT = 100;
/** Timeout for indexing or copying many batches, in milliseconds. */
const MAX_BATCH_MS = 30_000;

const REMOVE = statement(
  'search.remove',
  'DELETE FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND page_id = ANY($3)',
  {},
);

// The text of a section was extracted when its document was first written. A page without a text is
// found by its title.
const INSERT = statement(
  'search.insert',
  `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, anchor, page_title, title, body, words, language)
  WITH raw AS MATERIALIZED (
    SELECT p.prefix || lpad(n.position::text, 5, '0') AS id, p.page, n.position, n.section->>'anchor' AS anchor, p.title AS page_title, part.heading, left(part.body, ${MAX_EXCERPTED_LENGTH}) AS body,
      ${weightedVector({ position: 'n.position', pageTitle: 'p.title', heading: 'part.heading', body: 'part.body' })} AS words, NULL::text[] AS titles, NULL::text[] AS headings
    FROM json_to_recordset($3::json) AS p(page text, prefix text, title text, document text)
    LEFT JOIN documents d ON d.id = p.document AND d.organization_id = $2
    CROSS JOIN LATERAL (
      SELECT section, (ordinality - 1)::int AS position
      FROM json_array_elements(CASE WHEN json_array_length(COALESCE(d.facts->'sections', '[]')) = 0 THEN '[{}]' ELSE d.facts->'sections' END) WITH ORDINALITY AS s(section, ordinality) LIMIT ${MAX_PAGE_SECTION_COUNT}
    ) n
    CROSS JOIN LATERAL (SELECT left(n.section->>'title', ${MAX_HEADING_LENGTH}) AS heading, left(COALESCE(n.section->>'text', ''), ${MAX_BODY_LENGTH}) AS body) part
  ), ${completeWords(SPACE_LANGUAGE)}
  SELECT r.id, $2, $1, r.page, r.position, r.anchor, r.page_title, r.heading, r.body, c.words, c.language FROM raw r JOIN complete c ON c.id = r.id`,
  {},
);

/**
 * Returns whether a page is indexed. Links and groups have no text of their own and are not; hidden
 * pages are, because they are only left out of the table of contents.
 */
const isIndexed = ({ type }: Page): boolean => type === 'DOCUMENT';

/** Updates the search index of a space from its old content to its new content. */
export async function indexSpace(
  tx: Tx,
  { id, organizationId }: IndexedSpace,
  before: Content,
  after: Content,
): Promise<void> {
  const differences = diffPages(before.pages, after.pages);
  await updateShownSpecs(tx, { id, organizationId }, differences);
  const changed = [...differences].filter(
    ([, { before: was, after: is }]) =>
      !was ||
      !is ||
      was.page.document !== is.page.document ||
      was.page.fields['title'] !== is.page.fields['title'],
  );
  const removed = changed.flatMap(([page, { before: was }]) => (was ? [page] : []));
  if (removed.length > 0) await tx.query(REMOVE, [id, organizationId, removed]);
  const rows = changed.flatMap(([page, { after: is }]) =>
    is && isIndexed(is.page)
      ? [
          {
            page,
            prefix: `${newId('SearchSection')}_`,
            title: String(is.page.fields['title'] ?? ''),
            document: is.page.document ?? null,
          },
        ]
      : [],
  );
  if (rows.length > PAGES_PER_STATEMENT) tx.extend(MAX_BATCH_MS);
  for (let from = 0; from < rows.length; from += PAGES_PER_STATEMENT)
    await tx.query(INSERT, [
      id,
      organizationId,
      JSON.stringify(rows.slice(from, from + PAGES_PER_STATEMENT)),
    ]);
}

/** Number of sections that one statement copies. */
const BATCH_COUNT = 500;
const COPIED_COLUMNS = 'page_id, position, anchor, page_title, title, body, words, language';

/** Returns SQL that copies sections to another id, organization or space. */
const copySql = (id: string, organization: string, space: string, from: string): string =>
  `INSERT INTO search_sections (id, organization_id, space_id, ${COPIED_COLUMNS}) SELECT ${id}, ${organization}, ${space}, ${COPIED_COLUMNS} FROM ${from}`;

/**
 * Declares the statement that copies the next batch of a space's sections, $1 in the organization $2: those
 * after page $3 and position $4. It returns the last of them and their number.
 */
const copyBatch = (name: string, id: string, organization: string, space: string) =>
  statement(
    name,
    `WITH lot AS (
    SELECT * FROM search_sections WHERE space_id = $1 AND organization_id = $2 AND (page_id, position) > ($3, $4) ORDER BY page_id, position LIMIT ${BATCH_COUNT}
  ), copied AS (${copySql(id, organization, space, 'lot')})
  SELECT page_id AS page, position, count(*) OVER ()::int AS count FROM lot ORDER BY page_id DESC, position DESC LIMIT 1`,
    { page: column.text, position: column.integer, count: column.integer },
  );

/**
 * Copies all sections of a space in batches, so that the time of a statement does not grow with the
 * space.
 */
async function copyInBatches(
  tx: Tx,
  copy: ReturnType<typeof copyBatch>,
  { id, organizationId }: IndexedSpace,
  parameters: readonly string[],
): Promise<void> {
  for (let [page, position] = ['', 0]; ; ) {
    const [last] = await tx.query(copy, [id, organizationId, page, position, ...parameters]);
    if (!last || last.count < BATCH_COUNT) return;
    tx.extend(MAX_BATCH_MS);
    ({ page, position } = last);
  }
}

const COPY = copyBatch('search.copy', '$5 || substr(md5(id), 1, 20)', 'organization_id', '$6');

/** Indexes a copy of a space with the sections of the original. */
export async function copySections(tx: Tx, original: IndexedSpace, copyId: string): Promise<void> {
  await copyInBatches(tx, COPY, original, [`sct_${copyId.slice(4)}_`, copyId]);
  await copyShownSpecs(tx, original, copyId);
}

const COUNT = statement(
  'search.count',
  'SELECT space_id AS id, count(*)::int AS count FROM search_sections WHERE organization_id = $1 AND space_id = ANY($2) GROUP BY space_id ORDER BY space_id',
  { id: column.text, count: column.integer },
);
const MOVE = copyBatch('search.move', 'id', '$5', 'space_id');
const MOVE_WHOLE = statement(
  'search.moveWhole',
  copySql(
    'id',
    '$3',
    'space_id',
    'search_sections WHERE organization_id = $1 AND space_id = ANY($2)',
  ),
  {},
);

/** Copies the sections of spaces from one organization to another. */
export async function moveSections(
  tx: Tx,
  organizationId: string,
  spaceIds: readonly string[],
  to: string,
): Promise<void> {
  const spaces = await tx.query(COUNT, [organizationId, spaceIds]);
  const batches: { ids: string[]; count: number }[] = [];
  for (const { id, count } of spaces) {
    const batch = batches.at(-1);
    if (batch && batch.count + count <= BATCH_COUNT) {
      batch.ids.push(id);
      batch.count += count;
    } else batches.push({ ids: [id], count });
  }
  for (const { ids, count } of batches) {
    if (count <= BATCH_COUNT) await tx.query(MOVE_WHOLE, [organizationId, ids, to]);
    else for (const id of ids) await copyInBatches(tx, MOVE, { id, organizationId }, [to]);
  }
  await moveShownSpecs(tx, organizationId, spaceIds, to);
}
