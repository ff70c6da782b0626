/** The words of OpenAPI specs: kept once for each version, and found in every space whose own content shows the spec. */
import type { Page } from '../../domain/content.ts';
import type { PageDifference } from '../../domain/diff.ts';
import { keepable } from '../../domain/import.ts';
import { specOf } from '../../domain/openapi/expand.ts';
import type { SectionedPage } from '../../domain/openapi/sections.ts';
import type { Query, Tx } from '../database.ts';
import { EXCERPTED, LONGEST_HEADING, MOST_LETTERS, weighed } from './words.ts';

/** Whose version it is. */
interface Version {
  readonly id: string;
  readonly organizationId: string;
  readonly specId: string;
}

// Done again, by a job that did not end, the parts of a version are the same ones.
const INSERT = `INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, anchor, page_title, title, body, words)
  SELECT s.id, $1, $2, $3, s.key, s.path, s.position, s.anchor, s.page, s.title, left(s.body, ${EXCERPTED}), ${weighed({ position: 's.position', pageTitle: 's.page', title: 's.title', body: 's.body' })}
  FROM json_to_recordset($4::json) AS s(id text, key text, path text, page text, position int, anchor text, title text, body text) ON CONFLICT DO NOTHING`;

/** Parts and letters that are written by one statement. */
const AT_ONCE = 500;
const LETTERS_AT_ONCE = 300_000;

interface Row {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly page: string;
  readonly position: number;
  readonly anchor: string | null;
  readonly title: string | null;
  readonly body: string;
}

/** The parts of pages, as many together as one statement writes. */
function* lotsOf({ id }: Version, pages: readonly SectionedPage[]): Generator<readonly Row[]> {
  let lot: Row[] = [];
  let letters = 0;
  for (const [n, { key, path, title: page, sections }] of pages.entries()) {
    for (const [position, { anchor, title, text }] of sections.entries()) {
      const body = keepable(text.slice(0, MOST_LETTERS)); // a letter may have been cut in two
      if (lot.length >= AT_ONCE || (lot.length > 0 && letters + body.length > LETTERS_AT_ONCE)) {
        yield lot;
        [lot, letters] = [[], 0];
      }
      lot.push({ id: `sps_${id.slice(4)}_${n}_${position}`, key, path, page, position, anchor, title: title === null ? null : keepable(title.slice(0, LONGEST_HEADING)), body });
      letters += body.length;
    }
  }
  if (lot.length > 0) yield lot;
}

/** Writes the words of a version, lot by lot and in no transaction: nothing is found by them before the version is there. Ends early where `isOver` says so. */
export async function writeSpecWords(query: Query, version: Version, pages: readonly SectionedPage[], isOver: () => boolean): Promise<void> {
  for (const lot of lotsOf(version, pages)) {
    if (isOver()) return;
    await query('specSearch.insert', INSERT, [version.organizationId, version.specId, version.id, JSON.stringify(lot)]);
  }
}

/** Whether a version has all of its words: those of one that was there before them may have been written in part, by a job that did not end. */
export async function hasSpecWords(query: Query, { id, organizationId, specId }: Version, pages: readonly SectionedPage[]): Promise<boolean> {
  const text = 'SELECT count(*)::int AS count FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id = $3';
  const parts = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  return (await query<{ count: number }>('specSearch.count', text, [specId, organizationId, id])).every(({ count }) => count >= parts);
}

/** Deletes the words of a version that did not come to be. */
export const dropSpecWords = (query: Query, { id, organizationId, specId }: Version) =>
  query('specSearch.drop', 'DELETE FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id = $3', [specId, organizationId, id]);

/** Deletes the words of all other versions of the spec. */
export const dropOtherSpecWords = (query: Query, { id, organizationId, specId }: Version) =>
  query('specSearch.dropOthers', 'DELETE FROM spec_sections WHERE spec_id = $1 AND organization_id = $2 AND version_id <> $3', [specId, organizationId, id]);

/** What a row is known by, of a space and a page. */
const idOf = (space: string, page: string): string => `'shs_' || substr(md5(${space} || ${page}), 1, 22)`;

const HIDE = 'DELETE FROM shown_specs WHERE space_id = $1 AND organization_id = $2 AND page_id = ANY($3)';
const SHOW = `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT ${idOf('$1', 'p.page')}, $2, $1, p.page, p."createdAt", p.spec FROM json_to_recordset($3::json) AS p(page text, "createdAt" timestamptz, spec text)`;

/** Whose pages they are. */
interface Owner {
  readonly id: string;
  readonly organizationId: string;
}

/** Keeps which pages of a space show which specs, by what differs between what it held and what it holds. */
export async function followSpecs(tx: Tx, { id, organizationId }: Owner, differences: ReadonlyMap<string, PageDifference>): Promise<void> {
  const specIn = (page: Page | undefined) => page && specOf(page);
  const changed = [...differences].filter(([, { before, after }]) => specIn(before?.page) !== specIn(after?.page));
  const gone = changed.flatMap(([page, { before }]) => (specIn(before?.page) === undefined ? [] : [page]));
  const come = changed.flatMap(([page, { after }]) => (after && specOf(after.page) !== undefined ? [{ page, createdAt: after.page.createdAt, spec: specOf(after.page) }] : []));
  if (gone.length > 0) await tx.query('specSearch.hide', HIDE, [id, organizationId, gone]);
  if (come.length > 0) await tx.query('specSearch.show', SHOW, [id, organizationId, JSON.stringify(come)]);
}

const SHOW_IN_COPY = `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT ${idOf('$3', 'page_id')}, organization_id, $3, page_id, page_created_at, spec_id FROM shown_specs WHERE space_id = $1 AND organization_id = $2`;
const SHOW_ELSEWHERE = `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id)
  SELECT id, $3, space_id, page_id, page_created_at, spec_id FROM shown_specs WHERE organization_id = $1 AND space_id = ANY($2)`;

/** Has a copy of a space show what the original does. */
export const copyShownSpecs = (tx: Tx, { id, organizationId }: Owner, copyId: string) => tx.query('specSearch.copy', SHOW_IN_COPY, [id, organizationId, copyId]);

/** Has spaces show in another organization what they do in theirs: nothing, unless they come back. */
export const moveShownSpecs = (tx: Tx, organizationId: string, spaceIds: readonly string[], to: string) => tx.query('specSearch.move', SHOW_ELSEWHERE, [organizationId, spaceIds, to]);

/** The pages that show a spec in spaces that are seen, as a common table expression: each with the version of the spec that it comes to. `$1` is the organization. */
export const SHOWN = `shown AS MATERIALIZED (
    SELECT n.space_id, seen.revision_id, n.page_id, n.page_created_at, v.id AS version_id FROM shown_specs n JOIN seen ON seen.id = n.space_id
    JOIN openapi_specs oa ON oa.id = n.spec_id AND oa.organization_id = n.organization_id
    CROSS JOIN LATERAL (SELECT v.id FROM openapi_spec_versions v WHERE v.spec_id = oa.id AND v.organization_id = oa.organization_id ORDER BY v.number DESC LIMIT 1) v
    WHERE n.organization_id = $1)`;

/**
 * The parts of specs that fit, as `f`, once for each page that shows them, as `n`. Of a space the few versions that it shows are asked for,
 * each alone; of an organization the index is asked once. The fences keep PostgreSQL from mixing the two.
 */
export function specParts(isOfSpace: boolean, fits: string): string {
  const parts = (where: string) => `SELECT * FROM spec_sections f WHERE f.organization_id = $1 AND ${where}f.position >= 0 AND ${fits} OFFSET 0`;
  const found = isOfSpace ? `(SELECT DISTINCT version_id FROM shown) o CROSS JOIN LATERAL (${parts('f.version_id = o.version_id AND ')}) f` : `(${parts('')}) f`;
  return `${found} JOIN shown n ON n.version_id = f.version_id`;
}
