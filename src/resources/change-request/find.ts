/** Change requests by their ids or numbers, and how they are moved on. */
import type { Context } from '../../context.ts';
import type { InSpace } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import { type Loaders, place } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { ChangeRequestRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';
import { typeOfId } from '../../domain/ids.ts';
import { livingSpace } from '../content/find.ts';
import { staleRevision } from '../revision/head.ts';

/** A change request in its space, by its id or number; null where there is none. In a transaction it is locked until that ends. */
export async function findChangeRequest(load: Loaders, spaceId: string, id: string, tx?: Tx): Promise<InSpace | null> {
  const own = [...(await load.memberships()).keys()]; // nobody holds what lies in an organization that he does not belong to
  const lock = 'SELECT id FROM change_requests WHERE space_id = $1 AND (id = $2 OR number::text = $2) AND organization_id = ANY($3) FOR NO KEY UPDATE';
  if (tx) await tx.query('changeRequest.lock', lock, [spaceId, id, own]);
  const [space, row] = await Promise.all([livingSpace(load, spaceId), typeOfId(id) === undefined ? load.changeRequestByNumber.load(place(spaceId, id)) : load.changeRequest.load(id)]);
  if (!space || row?.spaceId !== spaceId) return null;
  return { id: row.id, organizationId: row.organizationId, row, space };
}

/** INVALID_TRANSITION for one that is merged or archived: it takes no content, merge or update (spec, States). */
export function mustBeChangeable({ status }: ChangeRequestRow): void {
  if (status === 'MERGED') throw new Fault('INVALID_TRANSITION', 'This change request is merged: it changes no more.');
  if (status === 'ARCHIVED') throw new Fault('INVALID_TRANSITION', 'This change request is archived: open it first.');
}

/** What moving it on writes. */
interface Advance {
  readonly revisionId?: string;
  readonly mergedAncestorId?: string;
  readonly mergedRevisionId?: string;
}

const ADVANCE = `UPDATE change_requests SET revision_id = COALESCE($3, revision_id), merged_ancestor_id = COALESCE($4, merged_ancestor_id),
  merged_revision_id = COALESCE($5, merged_revision_id), status = CASE WHEN $5::text IS NULL THEN status ELSE 'MERGED' END, updated_at = $6
  WHERE id = $1 AND organization_id = $2 AND revision_id = $7 RETURNING id`;
const CONTRIBUTE = `INSERT INTO contributors (id, organization_id, change_request_id, user_id) VALUES ($1, $2, $3, $4) ON CONFLICT (change_request_id, user_id, organization_id) DO NOTHING`;

/** Moves a change request on from where it was read. STALE_REVISION when it is elsewhere by now. Who changes its content is a contributor from then on. */
export async function advanceChangeRequest(ctx: Context, tx: Writing, row: ChangeRequestRow, { revisionId, mergedAncestorId, mergedRevisionId }: Advance): Promise<void> {
  const values = [row.id, row.organizationId, revisionId ?? null, mergedAncestorId ?? null, mergedRevisionId ?? null, ctx.now.toISOString(), row.revisionId];
  const moved = await tx.query('changeRequest.advance', ADVANCE, values);
  if (moved.length === 0) throw staleRevision(row.revisionId, 'input.baseRevision');
  if (revisionId !== undefined) await contribute(ctx, tx, row);
}

/** Counts who asks among those who contributed. */
export async function contribute({ viewer }: Context, tx: Tx, { id, organizationId }: Pick<ChangeRequestRow, 'id' | 'organizationId'>): Promise<void> {
  if (viewer) await tx.query('changeRequest.contribute', CONTRIBUTE, [newId('Contributor'), organizationId, id, viewer.userId]);
}
