/** Rows that go over to another organization: copied under the new one, and deleted under the old. `organization_id` itself never changes. */
import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from './database.ts';
import { columnNames } from './tables.ts';
import { moveWords } from './search.ts';

/** Where content goes. */
export interface Receiver {
  readonly organizationId: string;
  readonly parentId: string | null;
  /** Ids of the collections above, from the top down. */
  readonly ancestors: readonly string[];
  readonly rank: string;
}

/** What goes: a space or collection, with all that lies in it. */
export interface Parcel {
  readonly id: string;
  readonly organizationId: string;
  readonly ancestors: readonly string[];
}

/** Copies rows of a table with some columns replaced by expressions. */
const copyText = (table: string, fields: Readonly<Record<string, string>>, replaced: Readonly<Record<string, string>>, where: string): string => {
  const columns = columnNames(fields);
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => replaced[column] ?? `${table}.${column}`).join(', ')} FROM ${table} WHERE ${where}`;
};

/** The thing itself and what lies in it; $1 is the old organization, $2 the id, $3 how deep it lay. */
const INSIDE = 'organization_id = $1 AND (id = $2 OR ancestors @> ARRAY[$2::text])';
const placed = {
  organization_id: '$4',
  parent_id: 'CASE WHEN id = $2 THEN $5 ELSE parent_id END',
  ancestors: 'CASE WHEN id = $2 THEN $6::text[] ELSE $6::text[] || ancestors[$3::int + 1:] END',
  rank: 'CASE WHEN id = $2 THEN $7 ELSE rank END',
  default_level: "'INHERIT'",
};

const COLLECTIONS = copyText('collections', Prisma.CollectionScalarFieldEnum, placed, INSIDE);
const SPACES = copyText(
  'spaces',
  Prisma.SpaceScalarFieldEnum,
  { ...placed, visibility: "CASE WHEN id = $2 AND $5::text IS NULL AND visibility = 'IN_COLLECTION' THEN 'PRIVATE' ELSE visibility END" },
  INSIDE,
);
/** Of the spaces that go; $1 is the old organization, $2 the id, $3 the new organization. */
const IN_SPACES = `organization_id = $1 AND space_id IN (SELECT id FROM spaces WHERE ${INSIDE.replaceAll('organization_id', 'spaces.organization_id')})`;
const own = { organization_id: '$3' };

/** What the revisions of the spaces that go reach. */
const REACHED = `reached(id) AS (
    SELECT root FROM revisions, unnest(ARRAY[pages_root, files_root, reusable_contents_root, variables_root]) AS root WHERE ${IN_SPACES} AND root IS NOT NULL
    UNION SELECT unnest(n.children) FROM reached JOIN tree_nodes n ON n.id = reached.id AND n.organization_id = $1)`;
const touched = 'ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at';
const NODES = `WITH RECURSIVE ${REACHED} ${copyText('tree_nodes', Prisma.TreeNodeScalarFieldEnum, { ...own, touched_at: 'now()' }, 'organization_id = $1 AND id IN (SELECT id FROM reached)')} ${touched}`;
const DOCUMENTS = `WITH RECURSIVE ${REACHED}, named(id) AS (SELECT DISTINCT unnest(n.refers) FROM reached JOIN tree_nodes n ON n.id = reached.id AND n.organization_id = $1)
  ${copyText('documents', Prisma.DocumentScalarFieldEnum, { ...own, touched_at: 'now()' }, 'organization_id = $1 AND id IN (SELECT id FROM named)')} ${touched}`;
const CHANGE_REQUESTS = copyText('change_requests', Prisma.ChangeRequestScalarFieldEnum, own, IN_SPACES);
const IN_CHANGE_REQUESTS = `organization_id = $1 AND change_request_id IN (SELECT id FROM change_requests WHERE ${IN_SPACES.replaceAll('organization_id = $1 AND space_id', 'change_requests.organization_id = $1 AND space_id')})`;
/** What hangs on change requests. */
const HANGING = [
  copyText('contributors', Prisma.ContributorScalarFieldEnum, own, IN_CHANGE_REQUESTS),
  copyText('reviews', Prisma.ReviewScalarFieldEnum, own, IN_CHANGE_REQUESTS),
  copyText('requested_reviewers', Prisma.RequestedReviewerScalarFieldEnum, own, IN_CHANGE_REQUESTS),
  copyText('imports', Prisma.ImportScalarFieldEnum, own, IN_SPACES),
];
const IN_COMMENTS = `organization_id = $1 AND comment_id IN (SELECT id FROM comments WHERE ${IN_SPACES})`;
/** What is said in the spaces. */
const SAID = [
  copyText('comments', Prisma.CommentScalarFieldEnum, own, IN_SPACES),
  copyText('comment_replies', Prisma.CommentReplyScalarFieldEnum, own, IN_COMMENTS),
  copyText(
    'reactions',
    Prisma.ReactionScalarFieldEnum,
    own,
    `organization_id = $1 AND subject_id IN (SELECT id FROM comments WHERE ${IN_SPACES} UNION ALL SELECT id FROM comment_replies WHERE ${IN_COMMENTS})`,
  ),
];
// Whoever says or edits something holds the space, the change request, or both in this order: what he is about to commit is waited for, and
// then copied. Who holds a change request alone may still point to its space, and is not waited for by who waits for him: the space is
// held whole only after that.
const LOCKS = [
  `SELECT id FROM spaces WHERE ${INSIDE} ORDER BY id FOR NO KEY UPDATE`,
  `SELECT id FROM change_requests WHERE ${IN_SPACES} ORDER BY id FOR UPDATE`,
  `SELECT id FROM spaces WHERE ${INSIDE} ORDER BY id FOR UPDATE`,
];
const REVISIONS = copyText('revisions', Prisma.RevisionScalarFieldEnum, own, IN_SPACES);

/** Moves a space or collection, and all that lies in it, to another organization. Its grants and default levels stay behind. */
export async function moveToOrganization(tx: Tx, { id, organizationId, ancestors }: Parcel, to: Receiver): Promise<void> {
  let spaces: { readonly id: string }[] = [];
  for (const [i, text] of LOCKS.entries()) spaces = await tx.query(`transfer.lock.${i}`, text, [organizationId, id]);
  const values = [organizationId, id, ancestors.length, to.organizationId, to.parentId, to.ancestors, to.rank];
  await tx.query('transfer.collections', COLLECTIONS, values);
  await tx.query('transfer.spaces', SPACES, values);
  const within = [organizationId, id, to.organizationId];
  await tx.query('transfer.nodes', NODES, within);
  await tx.query('transfer.documents', DOCUMENTS, within);
  await tx.query('transfer.changeRequests', CHANGE_REQUESTS, within);
  await tx.query('transfer.revisions', REVISIONS, within);
  for (const [i, text] of SAID.entries()) await tx.query(`transfer.said.${i}`, text, within);
  await moveWords(
    tx,
    organizationId,
    spaces.map((space) => space.id),
    to.organizationId,
  );
  for (const [i, text] of HANGING.entries()) await tx.query(`transfer.hanging.${i}`, text, within);
  await tx.query('transfer.dropSpaces', `DELETE FROM spaces WHERE ${INSIDE}`, [organizationId, id]);
  await tx.query('transfer.dropCollections', `DELETE FROM collections WHERE ${INSIDE}`, [organizationId, id]);
}
