/** The revision that a space is at: locked, compared, moved on. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { SpaceRow } from '../../data/rows.ts';
import { indexSpace } from '../../data/search.ts';
import type { Content } from '../../domain/content.ts';
import { Fault } from '../../domain/errors.ts';
import { livingSpace } from '../content/find.ts';
import { keepPageAddresses } from '../site/keep-addresses.ts';

/** The space, locked until the transaction ends: whoever moves its revision on waits, so that its history is straight. Null for one that is not there. */
export async function lockSpace(load: Loaders, tx: Tx, id: string): Promise<SpaceRow | null> {
  const own = [...(await load.memberships()).keys()]; // nobody holds what lies in an organization that he does not belong to
  await tx.query('space.lock', 'SELECT id FROM spaces WHERE id = $1 AND organization_id = ANY($2) FOR NO KEY UPDATE', [id, own]);
  return livingSpace(load, id);
}

/** SPACE_LOCKED where content is changed by change requests alone (spec, States). */
export function mustBeLive({ editMode }: SpaceRow): void {
  if (editMode === 'LOCKED') throw new Fault('SPACE_LOCKED', 'This space is edited by change requests alone: make one, and merge it.');
}

/** STALE_REVISION, with the id of the head, when it is not the one that is expected. */
export function mustBeAt(head: string, expected: string | null | undefined, field: string): void {
  if (expected != null && expected !== head) throw staleRevision(head, field);
}

/** Somebody else was faster. */
export const staleRevision = (head: string, field: string): Fault =>
  new Fault('STALE_REVISION', 'It has changed since: look at the revision that it is at now, and send this again with its id.', { field, details: { revision: head } });

const ADVANCE = 'UPDATE spaces SET revision_id = $3, updated_at = $4 WHERE id = $1 AND organization_id = $2 AND revision_id = $5 RETURNING id';

/** Moves a space on to a revision that was made from its head. STALE_REVISION when the head is another by now. */
export async function advanceSpace(tx: Tx, now: Date, { id, organizationId, revisionId }: SpaceRow, to: string): Promise<void> {
  const moved = await tx.query('space.advance', ADVANCE, [id, organizationId, to, now.toISOString(), revisionId]);
  if (moved.length === 0) throw staleRevision(revisionId, 'input.baseRevision');
}

/** Brings what hangs on a space's own content from what it held to what it holds: what is found in it, and where its pages were read on sites. */
export async function followContent(tx: Tx, now: Date, space: SpaceRow, before: Content, after: Content): Promise<void> {
  await indexSpace(tx, space, before, after);
  await keepPageAddresses(tx, now, space, before, after);
}
