// Fills collections, spaces, change requests and comments: 100,000 rows in each table, 20,000 of a
// list in one place. Defines the queries of their lists.
import type pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { moment, type People } from './fill.ts';
import { type Question, rooted } from './questions.ts';

/** The ids that the queries use. */
export interface ContentIds {
  /** Contains 20,000 spaces and 20,000 collections. */
  readonly collection: string;
  /** Has 20,000 change requests and 20,000 comments. */
  readonly space: string;
}

/**
 * Rows beyond 40,000 are each in an organization of their own: an index that begins with the
 * organization does not find the children of one object.
 */
const organizationOf = "CASE WHEN n <= 40000 THEN $1 ELSE 'org_' || n END";
const parentOf = `CASE WHEN n = 1 THEN NULL WHEN n <= 20000 THEN $2 WHEN n <= 40000 THEN NULL
  ELSE 'col_'
    || n - n % 20 END`;
const rankOf = "'a' || lpad((n * 7919 % 100003)::text, 6, '0')";

const statements = (
  { organization, admin, owner }: People,
  { collection, space }: ContentIds,
): [string, unknown[]][] => [
  [
    `INSERT INTO collections (id, organization_id, parent_id, ancestors, rank, title, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'col_' || n END, ${organizationOf}, ${parentOf},
        array_remove(ARRAY[${parentOf}], NULL), ${rankOf}, 'Collection ' || n, ${moment}
        FROM generate_series(1, 100000) n`,
    [organization, collection],
  ],
  [
    `INSERT INTO spaces (id, organization_id, parent_id, ancestors, rank, title, visibility,
      revision_id, created_at)
      SELECT CASE n WHEN 1 THEN $3 ELSE 'spc_c' || n END, ${organizationOf}, ${parentOf},
        array_remove(ARRAY[${parentOf}], NULL), ${rankOf}, 'Space ' || n, 'PRIVATE', 'rev_c' || n,
        ${moment} FROM generate_series(1, 100000) n`,
    [organization, collection, space],
  ],
  [
    `INSERT INTO revisions (id, organization_id, space_id, type)
      SELECT revision_id, organization_id, id, 'EDITS' FROM spaces WHERE revision_id LIKE 'rev_c%'`,
    [],
  ],
  [
    `INSERT INTO change_requests (id, organization_id, space_id, number, status, subject,
      revision_id, initial_revision_id, created_at)
      SELECT 'cr_' || n, ${organizationOf}, CASE WHEN n <= 20000 THEN $2 ELSE 'spc_c' || n END, n,
        (ARRAY['DRAFT', 'OPEN', 'MERGED', 'ARCHIVED']::change_request_status[])[1 + n % 4],
        'Subject ' || n, 'rev_c' || n, 'rev_c' || n, ${moment} FROM generate_series(1, 100000) n`,
    [organization, space],
  ],
  [
    `INSERT INTO comments (id, organization_id, space_id, change_request_id, revision_id, page_id,
      markdown, created_at)
      SELECT 'com_' || n, ${organizationOf}, CASE WHEN n <= 20000 THEN $2 ELSE 'spc_c' || n END,
        CASE WHEN n <= 20000 THEN NULL ELSE 'cr_' || n END,
        'rev_c1', CASE WHEN n % 100 = 7 THEN 'pag_1' END, 'Words', ${moment}
        FROM generate_series(1, 100000) n`,
    [organization, space],
  ],
  [
    `INSERT INTO comment_replies (id, organization_id, comment_id, markdown, created_at)
      SELECT 'rep_' || n, $1, 'com_' || n, 'Words', ${moment} FROM generate_series(20001, 40000) n`,
    [organization],
  ],
  // The admin and the owner each contributed to 100 change requests and are asked to review 100.
  ...['contributors', 'requested_reviewers'].map((table): [string, unknown[]] => [
    `INSERT INTO ${table} (id, organization_id, change_request_id, user_id)
      SELECT 'row_' || n, $1, 'cr_' || n,
        CASE n % 199 WHEN 0 THEN $2 WHEN 1 THEN $3 ELSE 'usr_' || n END
        FROM generate_series(20001, 40000) n`,
    [organization, admin, owner],
  ]),
];

/** Fills the tables without checking references. */
export async function fillContent(client: pg.Client, people: People): Promise<ContentIds> {
  const contentIds: ContentIds = { collection: newId('Collection'), space: newId('Space') };
  for (const [text, values] of statements(people, contentIds)) await client.query(text, values);
  return contentIds;
}

/** Returns every query of these lists, as an admin and as a member whose level is computed. */
export function contentQuestions(p: People, { collection, space }: ContentIds): Question[] {
  const org = { org: p.organization };
  const below = (
    kind: string,
    id: string,
    list: string,
    who: string,
    as: string,
    filter = '',
  ): Question =>
    rooted(
      `${kind}.${list}`,
      `${who}${filter && ` ${filter}`}`,
      `at: ${kind}(id: "${id}") { list: ${list} LIST }`,
      as,
      {},
      filter,
    );
  const both = Object.entries({ admin: p.admin, member: p.owner }).flatMap(([who, as]) => [
    below('collection', collection, 'spaces', who, as),
    below('collection', collection, 'collections', who, as),
    below('collection', collection, 'children', who, as),
    {
      ...rooted(
        'organization.children',
        who,
        'at: organization(id: $org) { list: children LIST }',
        as,
        org,
      ),
      ...(who === 'member' && {
        known: 'before a cursor near the start, all rows from the start may be read: 1,005 here',
      }),
    },
    ...['', 'orderBy: { field: TITLE }', 'orderBy: { field: UPDATED_AT }'].map((order) =>
      rooted(
        'organization.spaces',
        `${who}${order && ` ${order}`}`,
        'at: organization(id: $org) { list: spaces LIST }',
        as,
        org,
        order,
      ),
    ),
    rooted(
      'organization.collections',
      who,
      'at: organization(id: $org) { list: collections LIST }',
      as,
      org,
    ),
    below('space', space, 'changeRequests', who, as),
    below('space', space, 'changeRequests', who, as, 'filter: { status: OPEN }'),
    below('space', space, 'changeRequests', who, as, 'orderBy: { field: UPDATED_AT }'),
    rooted(
      'organization.changeRequests',
      who,
      'at: organization(id: $org) { list: changeRequests LIST }',
      as,
      org,
    ),
  ]);
  const ofViewer = Object.entries({ admin: p.admin, member: p.owner }).flatMap(([who, as]) =>
    ['changeRequests', 'reviewRequests', 'receivedComments', 'receivedReplies'].map((list) => ({
      ...rooted(`viewer.${list}`, who, `at: viewer { list: ${list} LIST }`, as),
      middle: 50,
    })),
  );
  return [...both, ...ofViewer, below('space', space, 'comments', 'admin', p.admin)];
}
