/** Locks a space, and checks and advances its head: its current revision. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import { SPACE_OF_USER } from '../../data/loaders/locked-space.ts';
import type { SpaceRow } from '../../data/rows.ts';
import { indexSpace } from '../../data/search.ts';
import type { WriteContext } from '../../data/write.ts';
import type { Content } from '../../domain/content.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { pathChanges } from '../../domain/page-paths.ts';
import { findSpace } from '../content/find.ts';
import { column, statement } from '../../data/statement.ts';

const MAY_QUEUE = statement('space.mayQueue', `SELECT s.id FROM spaces s WHERE ${SPACE_OF_USER}`, {
  id: column.text,
});

const LOCK = statement(
  'space.lock',
  `SELECT s.id FROM spaces s WHERE ${SPACE_OF_USER} FOR NO KEY UPDATE OF s`,
  {
    id: column.text,
  },
);

/**
 * Locks a space of one of the caller's organizations until the transaction ends. Returns the space,
 * unlocked if it belongs to another organization; null if it does not exist. Writers of a space wait
 * for each other, so its history is linear.
 * @throws NOT_FOUND if the caller became a member, or the space moved, after the lock was requested
 */
export async function lockSpace(load: Loaders, tx: Tx, id: string): Promise<SpaceRow | null> {
  // Callers outside of the organization neither queue nor lock; the access check refuses them.
  const { userId = null, organizations = 'all' } = load.viewer ?? {};
  const organizationIds = organizations === 'all' ? null : [...organizations];
  const values = [id, userId, organizationIds];
  await tx.queueFor(id, async () => (await tx.query(MAY_QUEUE, values)).length > 0);
  const isLocked =
    (await load.lockSpace(id, organizationIds)) || (await tx.query(LOCK, values)).length > 0;
  const space = await findSpace(load, id);
  if (space && !isLocked && (await load.memberships()).has(space.organizationId)) throw notFound();
  return space;
}

/**
 * Requires that the content may be edited without a change request.
 * @throws SPACE_LOCKED
 */
export function requireDirectEditing({ editMode }: SpaceRow): void {
  if (editMode === 'LOCKED')
    throw new AppError(
      'SPACE_LOCKED',
      'This space can only be edited by change requests: create one and merge it.',
    );
}

/**
 * Requires that the current revision is the expected one, if any is given.
 * @throws STALE_REVISION with the id of the current revision.
 */
export function requireRevision(
  head: string,
  expected: string | null | undefined,
  field: string,
): void {
  if (expected != null && expected !== head) throw staleRevision(head, field);
}

/** Creates the error for a concurrent change. */
export const staleRevision = (head: string, field: string): AppError =>
  new AppError(
    'STALE_REVISION',
    'The content has changed. Read the current revision, and send the request again with its id.',
    { field, details: { revision: head } },
  );

const ADVANCE = statement(
  'space.advance',
  'UPDATE spaces SET revision_id = $3, updated_at = $4 WHERE id = $1 AND organization_id = $2 AND revision_id = $5 RETURNING id',
  { id: column.text },
);

/**
 * Sets the current revision of a space to one that was derived from it.
 * @throws STALE_REVISION with the revision that the caller read, if it is no longer the current one.
 */
export async function advanceSpace(
  tx: Tx,
  now: Date,
  { id, organizationId, revisionId }: SpaceRow,
  to: string,
): Promise<void> {
  const advanced = await tx.query(ADVANCE, [id, organizationId, to, now.toISOString(), revisionId]);
  if (advanced.length === 0) throw staleRevision(revisionId, 'input.baseRevisionId');
}

/**
 * Updates the search index of a space whose content changed, and reports to the content listener
 * which pages moved or are gone.
 */
export async function updateAfterContentChange(
  tx: Tx & Pick<WriteContext, 'contentListener'>,
  now: Date,
  space: SpaceRow,
  before: Content,
  after: Content,
): Promise<void> {
  await indexSpace(tx, space, before, after);
  const changes = pathChanges(before, after);
  if (changes.moved.length > 0 || changes.gone.length > 0)
    await tx.contentListener.pagesMoved(tx, now, space, changes);
}
