/**
 * Indexes OpenAPI specs: sections are stored once for each version, and found in every space whose
 * content shows the spec.
 */
import type { Page } from '../../domain/content.ts';
import type { PageDifference } from '../../domain/diff.ts';
import { removeUnstorable } from '../../domain/import.ts';
import { specOf } from '../../domain/openapi/expand.ts';
import type { SectionedPage } from '../../domain/openapi/sections.ts';
import type { Query, Tx } from '../database.ts';
import {
  MAX_EXCERPTED_LENGTH,
  MAX_HEADING_LENGTH,
  MAX_BODY_LENGTH,
  completeWords,
  operationTitles,
  weightedVector,
} from './vector.ts';
import { column, statement } from '../statement.ts';

/** The version whose sections are indexed. */
interface IndexedVersion {
  readonly id: string;
  readonly organizationId: string;
  readonly specId: string;
}

// Parts that a failed job has written already are left as they are.
const INSERT = statement(
  'specSearch.insert',
  `INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, anchor, page_title, title, body, words, language)
  WITH raw AS MATERIALIZED (
    SELECT s.id, s.key AS page, s.path, s.position, s.anchor, s.page AS page_title, s.title AS heading, left(s.body, ${MAX_EXCERPTED_LENGTH}) AS body,
      ${weightedVector({ position: 's.position', pageTitle: 's.page', heading: 's.title', body: 's.body' })} AS words,
      o.titles, o.headings
    FROM json_to_recordset($4::json) AS s(id text, key text, path text, page text, position int, anchor text, title text, body text)
    LEFT JOIN ${operationTitles('s.key', 's.body')} o ON s.position = 0
  ), ${completeWords('NULL')}
  SELECT r.id, $1, $2, $3, r.page, r.path, r.position, r.anchor, r.page_title, r.heading, r.body, c.words, c.language FROM raw r JOIN complete c ON c.id = r.id ON CONFLICT DO NOTHING`,
  {},
);

/** Maximum number of sections and of characters that one statement writes. */
const SECTIONS_PER_STATEMENT = 500;
const CHARACTERS_PER_STATEMENT = 300_000;

interface SpecSectionRow {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly page: string;
  readonly position: number;
  readonly anchor: string | null;
  readonly title: string | null;
  readonly body: string;
}

/** Yields the sections of pages in batches for one statement each. */
function* batchesOf(
  { id }: IndexedVersion,
  pages: readonly SectionedPage[],
): Generator<readonly SpecSectionRow[]> {
  let batch: SpecSectionRow[] = [];
  let length = 0;
  for (const [n, { key, path, title: page, sections }] of pages.entries()) {
    for (const [position, { anchor, title, text }] of sections.entries()) {
      const body = removeUnstorable(text.slice(0, MAX_BODY_LENGTH)); // the cut may have split a surrogate pair
      if (
        batch.length >= SECTIONS_PER_STATEMENT ||
        (batch.length > 0 && length + body.length > CHARACTERS_PER_STATEMENT)
      ) {
        yield batch;
        [batch, length] = [[], 0];
      }
      batch.push({
        id: `sps_${id.slice(4)}_${n}_${position}`,
        key,
        path,
        page,
        position,
        anchor,
        title: title === null ? null : removeUnstorable(title.slice(0, MAX_HEADING_LENGTH)),
        body,
      });
      length += body.length;
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * Writes the sections of a version in batches, without a transaction: they cannot be found before
 * the version exists. Stops early when `isOver` returns true.
 */
export async function writeSpecSections(
  query: Query,
  version: IndexedVersion,
  pages: readonly SectionedPage[],
  isOver: () => boolean,
): Promise<void> {
  for (const batch of batchesOf(version, pages)) {
    if (isOver()) return;
    await query(INSERT, [
      version.organizationId,
      version.specId,
      version.id,
      JSON.stringify(batch),
    ]);
  }
}

const COUNT = statement(
  'specSearch.count',
  'SELECT count(*)::int AS count FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id = $3',
  { count: column.integer },
);

/**
 * Returns whether all sections of a version are stored. A job that did not end may have written
 * only some of them.
 */
export async function hasSpecSections(
  query: Query,
  { id, organizationId, specId }: IndexedVersion,
  pages: readonly SectionedPage[],
): Promise<boolean> {
  const parts = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  return (await query(COUNT, [specId, organizationId, id])).every(({ count }) => count >= parts);
}

const DELETE_VERSION = statement(
  'specSearch.drop',
  'DELETE FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id = $3',
  {},
);

/** Deletes the sections of a version that was not created. */
export const dropSpecSections = (query: Query, { id, organizationId, specId }: IndexedVersion) =>
  query(DELETE_VERSION, [specId, organizationId, id]);

const DELETE_OTHER_VERSIONS = statement(
  'specSearch.dropOthers',
  'DELETE FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id <> $3',
  {},
);

/** Deletes the sections of all other versions of the spec. */
export const dropOtherSpecSections = (
  query: Query,
  { id, organizationId, specId }: IndexedVersion,
) => query(DELETE_OTHER_VERSIONS, [specId, organizationId, id]);

/** Returns SQL for the id of a row, for a space and a page. */
const idOf = (space: string, page: string): string =>
  `'shs_' || substr(md5(${space} || ${page}), 1, 22)`;

const DELETE_SHOWN = statement(
  'specSearch.hide',
  'DELETE FROM shown_specs WHERE space_id = $1 AND organization_id = $2 AND page_id = ANY($3)',
  {},
);
const INSERT_SHOWN = statement(
  'specSearch.show',
  `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT ${idOf('$1', 'p.page')}, $2, $1, p.page, p."createdAt", p.spec FROM json_to_recordset($3::json) AS p(page text, "createdAt" timestamptz, spec text)`,
  {},
);

/** A space whose pages show specs. */
interface SpecSpace {
  readonly id: string;
  readonly organizationId: string;
}

/**
 * Updates which pages of a space show which specs, from the difference between its old and its new
 * content.
 */
export async function updateShownSpecs(
  tx: Tx,
  { id, organizationId }: SpecSpace,
  differences: ReadonlyMap<string, PageDifference>,
): Promise<void> {
  const specIn = (page: Page | undefined) => page && specOf(page);
  const changed = [...differences].filter(
    ([, { before, after }]) => specIn(before?.page) !== specIn(after?.page),
  );
  const removed = changed.flatMap(([page, { before }]) =>
    specIn(before?.page) === undefined ? [] : [page],
  );
  const added = changed.flatMap(([page, { after }]) =>
    after && specOf(after.page) !== undefined
      ? [{ page, createdAt: after.page.createdAt, spec: specOf(after.page) }]
      : [],
  );
  if (removed.length > 0) await tx.query(DELETE_SHOWN, [id, organizationId, removed]);
  if (added.length > 0) await tx.query(INSERT_SHOWN, [id, organizationId, JSON.stringify(added)]);
}

const COPY_SHOWN = statement(
  'specSearch.copy',
  `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT ${idOf('$3', 'page_id')}, organization_id, $3, page_id, page_created_at, spec_id FROM shown_specs WHERE space_id = $1 AND organization_id = $2`,
  {},
);
const MOVE_SHOWN = statement(
  'specSearch.move',
  `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT id, $3, space_id, page_id, page_created_at, spec_id FROM shown_specs WHERE organization_id = $1 AND space_id = ANY($2)`,
  {},
);

/** Copies the shown specs of a space to a copy of the space. */
export const copyShownSpecs = (tx: Tx, { id, organizationId }: SpecSpace, copyId: string) =>
  tx.query(COPY_SHOWN, [id, organizationId, copyId]);

/**
 * Copies the shown specs of spaces to another organization. They match no spec there, unless the
 * spaces return.
 */
export const moveShownSpecs = (
  tx: Tx,
  organizationId: string,
  spaceIds: readonly string[],
  to: string,
) => tx.query(MOVE_SHOWN, [organizationId, spaceIds, to]);

/**
 * Returns the pages that show a spec in visible spaces, as a common table expression: each with the
 * latest version of the spec. `$1` is the organization, and `seen` joins the visible spaces.
 */
export const shownSpecs = (seen: string): string => `shown AS MATERIALIZED (
    SELECT n.space_id, seen.revision_id, n.page_id, n.page_created_at, v.id AS version_id FROM shown_specs n ${seen}
    JOIN openapi_specs oa ON oa.id = n.spec_id AND oa.organization_id = n.organization_id
    CROSS JOIN LATERAL (SELECT v.id FROM openapi_spec_versions v WHERE v.spec_id = oa.id AND v.organization_id = oa.organization_id ORDER BY v.number DESC LIMIT 1) v
    WHERE n.organization_id = $1)`;

/**
 * Returns SQL for the matching sections of specs, as `f`, once for each page that shows them, as
 * `n`.
 *
 * For a space, each of the few versions that it shows is searched separately; for an organization
 * the index is scanned once. The fences keep PostgreSQL from mixing the two.
 *
 * @param bestOf selects from the matching sections before they are repeated for pages
 */
export function specParts(
  isOfSpace: boolean,
  condition: string,
  bestOf: (found: string) => string,
): string {
  const matching = (where: string) =>
    bestOf(
      `SELECT * FROM spec_sections f WHERE f.organization_id = $1 AND ${where}f.position >= 0 AND ${condition} OFFSET 0`,
    );
  const found = isOfSpace
    ? `(SELECT DISTINCT version_id FROM shown) o CROSS JOIN LATERAL (${matching('f.version_id = o.version_id AND ')}) f`
    : `(${matching('')}) f`;
  return `${found} JOIN shown n ON n.version_id = f.version_id`;
}
