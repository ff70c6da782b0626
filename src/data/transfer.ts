/**
 * Moves rows to another organization: copies them under the new one, then deletes them under the
 * old one. `organization_id` itself never changes.
 */
import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from './database.ts';
import { columnNames } from './tables.ts';
import { moveSections } from './search.ts';
import { column, statement } from './statement.ts';

/** The target location of a transfer. */
export interface TransferTarget {
  readonly organizationId: string;
  readonly parentId: string | null;
  /** Ids of the collections above, from the top down. */
  readonly ancestors: readonly string[];
  readonly rank: string;
}

/** The space or collection that moves, with everything inside it. */
export interface TransferredContent {
  readonly id: string;
  readonly organizationId: string;
  readonly ancestors: readonly string[];
}

/** Returns SQL that copies rows of a table, with some columns replaced by expressions. */
const copySql = (
  table: string,
  fields: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>>,
  where: string,
): string => {
  const columns = columnNames(fields);
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => replaced[column] ?? `${table}.${column}`).join(', ')}
    FROM ${table} WHERE ${where}`;
};

/**
 * SQL condition for the content itself and everything inside it: $1 is the old organization, $2 the
 * id, $3 the old depth.
 */
const INSIDE = 'organization_id = $1 AND (id = $2 OR ancestors @> ARRAY[$2::text])';
const movedColumns = {
  organization_id: '$4',
  parent_id: 'CASE WHEN id = $2 THEN $5 ELSE parent_id END',
  ancestors: 'CASE WHEN id = $2 THEN $6::text[] ELSE $6::text[] || ancestors[$3::int + 1:] END',
  rank: 'CASE WHEN id = $2 THEN $7 ELSE rank END',
  default_level: "'INHERIT'",
};

const COLLECTIONS = statement(
  'transfer.collections',
  copySql('collections', Prisma.CollectionScalarFieldEnum, movedColumns, INSIDE),
  {},
);
const SPACES = statement(
  'transfer.spaces',
  copySql(
    'spaces',
    Prisma.SpaceScalarFieldEnum,
    {
      ...movedColumns,
      visibility:
        "CASE WHEN id = $2 AND $5::text IS NULL AND visibility = 'IN_COLLECTION' THEN 'PRIVATE' ELSE visibility END",
    },
    INSIDE,
  ),
  {},
);
/**
 * SQL condition for rows of the spaces that move: $1 is the old organization, $2 the id, $3 the new
 * organization.
 */
const IN_SPACES = `organization_id = $1 AND space_id IN (SELECT id FROM spaces
  WHERE ${INSIDE.replaceAll('organization_id', 'spaces.organization_id')})`;
const newOwner = { organization_id: '$3' };

const ROOTS = statement(
  'transfer.roots',
  `SELECT DISTINCT root FROM revisions, unnest(ARRAY[pages_root, files_root, reusable_contents_root, variables_root]) AS root
  WHERE ${IN_SPACES} AND root IS NOT NULL`,
  { root: column.text },
);
/**
 * The tree nodes that revisions reach, as a recursive common table expression: $1 is the old
 * organization, $2 the roots of the revisions, $3 the new organization. It is inside a subquery,
 * because Citus does not support it before INSERT.
 */
const REACHED = `WITH RECURSIVE reached(id) AS (
    SELECT unnest($2::text[])
    UNION SELECT unnest(n.children) FROM reached JOIN tree_nodes n ON n.id = reached.id AND n.organization_id = $1)`;
const REFERRED = `SELECT unnest(n.refers) FROM reached JOIN tree_nodes n ON n.id = reached.id AND n.organization_id = $1`;

/** Declares the statement that copies rows of content, whose ids are hashes. */
const copyContent = (
  name: string,
  table: 'tree_nodes' | 'documents',
  fields: Readonly<Record<string, string>>,
  ids: string,
) =>
  statement(
    name,
    `${copySql(table, fields, { ...newOwner, touched_at: 'now()' }, `organization_id = $1 AND id IN (${REACHED} ${ids})`)}
  ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at`,
    {},
  );
const NODES = copyContent(
  'transfer.nodes',
  'tree_nodes',
  Prisma.TreeNodeScalarFieldEnum,
  'SELECT id FROM reached',
);
const DOCUMENTS = copyContent(
  'transfer.documents',
  'documents',
  Prisma.DocumentScalarFieldEnum,
  REFERRED,
);
const CHANGE_REQUESTS = statement(
  'transfer.changeRequests',
  copySql('change_requests', Prisma.ChangeRequestScalarFieldEnum, newOwner, IN_SPACES),
  {},
);
const IN_CHANGE_REQUESTS = `organization_id = $1 AND change_request_id IN (SELECT id FROM change_requests
  WHERE ${IN_SPACES.replaceAll('organization_id = $1 AND space_id', 'change_requests.organization_id = $1 AND space_id')})`;
/** Copies of the rows that belong to change requests. */
const CHANGE_REQUEST_PARTS = [
  copySql('contributors', Prisma.ContributorScalarFieldEnum, newOwner, IN_CHANGE_REQUESTS),
  copySql('reviews', Prisma.ReviewScalarFieldEnum, newOwner, IN_CHANGE_REQUESTS),
  copySql(
    'requested_reviewers',
    Prisma.RequestedReviewerScalarFieldEnum,
    newOwner,
    IN_CHANGE_REQUESTS,
  ),
  copySql('imports', Prisma.ImportScalarFieldEnum, newOwner, IN_SPACES),
].map((text, i) => statement(`transfer.hanging.${i}`, text, {}));
const IN_COMMENTS = `organization_id = $1 AND comment_id IN (SELECT id FROM comments WHERE ${IN_SPACES})`;
/** Copies of the comments, replies and reactions in these spaces. */
const DISCUSSIONS = [
  copySql('comments', Prisma.CommentScalarFieldEnum, newOwner, IN_SPACES),
  copySql('comment_replies', Prisma.CommentReplyScalarFieldEnum, newOwner, IN_COMMENTS),
  copySql(
    'reactions',
    Prisma.ReactionScalarFieldEnum,
    newOwner,
    `organization_id = $1 AND subject_id IN (SELECT id FROM comments WHERE ${IN_SPACES}
      UNION ALL SELECT id FROM comment_replies WHERE ${IN_COMMENTS})`,
  ),
].map((text, i) => statement(`transfer.said.${i}`, text, {}));
// Writers lock the space, the change request, or both in this order, so these locks wait for their
// commits before the rows are copied.
//
// A writer that holds only the change request may still reference its space. The full lock on the
// space therefore comes last, which avoids a deadlock.
const LOCKS = [
  `SELECT id FROM spaces WHERE ${INSIDE} ORDER BY id FOR NO KEY UPDATE`,
  `SELECT id FROM change_requests WHERE ${IN_SPACES} ORDER BY id FOR UPDATE`,
  `SELECT id FROM spaces WHERE ${INSIDE} ORDER BY id FOR UPDATE`,
].map((text, i) => statement(`transfer.lock.${i}`, text, { id: column.text }));
const REVISIONS = statement(
  'transfer.revisions',
  copySql('revisions', Prisma.RevisionScalarFieldEnum, newOwner, IN_SPACES),
  {},
);

const DELETE_SPACES = statement('transfer.dropSpaces', `DELETE FROM spaces WHERE ${INSIDE}`, {});

const DELETE_COLLECTIONS = statement(
  'transfer.dropCollections',
  `DELETE FROM collections WHERE ${INSIDE}`,
  {},
);

/**
 * Moves a space or collection, with everything inside it, to another organization. Its grants and
 * default levels are not moved.
 */
export async function moveToOrganization(
  tx: Tx,
  { id, organizationId, ancestors }: TransferredContent,
  to: TransferTarget,
): Promise<void> {
  let spaces: { readonly id: string }[] = [];
  for (const lock of LOCKS) spaces = await tx.query(lock, [organizationId, id]);
  const values = [
    organizationId,
    id,
    ancestors.length,
    to.organizationId,
    to.parentId,
    to.ancestors,
    to.rank,
  ];
  await tx.query(COLLECTIONS, values);
  await tx.query(SPACES, values);
  const contentIds = [organizationId, id, to.organizationId];
  const roots = (await tx.query(ROOTS, [organizationId, id])).map(({ root }) => root);
  await tx.query(NODES, [organizationId, roots, to.organizationId]);
  await tx.query(DOCUMENTS, [organizationId, roots, to.organizationId]);
  await tx.query(CHANGE_REQUESTS, contentIds);
  await tx.query(REVISIONS, contentIds);
  // before the comments, which reference reviews
  for (const copy of CHANGE_REQUEST_PARTS) await tx.query(copy, contentIds);
  for (const copy of DISCUSSIONS) await tx.query(copy, contentIds);
  await moveSections(
    tx,
    organizationId,
    spaces.map((space) => space.id),
    to.organizationId,
  );
  await tx.query(DELETE_SPACES, [organizationId, id]);
  await tx.query(DELETE_COLLECTIONS, [organizationId, id]);
}
