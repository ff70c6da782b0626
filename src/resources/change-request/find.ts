/** Finds and locks change requests by id or number, and moves them to new revisions. */
import type { Context } from '../../context.ts';
import type { ChangeRequestSubject } from '../../data/subjects.ts';
import type { Tx } from '../../data/database.ts';
import { type Loaders, compositeKey } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { ChangeRequestRow } from '../../data/rows.ts';
import type { WriteContext } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import { typeOfId } from '../../domain/ids.ts';
import { findSpace } from '../content/find.ts';
import { staleRevision } from '../revision/head.ts';
import { column, statement } from '../../data/statement.ts';

const LOCK = statement(
  'changeRequest.lock',
  'SELECT id FROM change_requests WHERE space_id = $1 AND (id = $2 OR number::text = $2) AND organization_id = ANY($3) FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Returns a change request of a space by its id or number, or null if there is none. In a
 * transaction, the row stays locked until the transaction ends.
 */
export async function findChangeRequest(
  load: Loaders,
  spaceId: string,
  id: string,
  tx?: Tx,
): Promise<ChangeRequestSubject | null> {
  // Only rows in the caller's own organizations are locked.
  const organizationIds = [...(await load.memberships()).keys()];
  if (tx) await tx.query(LOCK, [spaceId, id, organizationIds]);
  const [space, row] = await Promise.all([
    findSpace(load, spaceId),
    typeOfId(id) === undefined
      ? load.changeRequestByNumber.load(compositeKey(spaceId, id))
      : load.changeRequest.load(id),
  ]);
  if (!space || row?.spaceId !== spaceId) return null;
  return { id: row.id, organizationId: row.organizationId, row, space };
}

/**
 * Requires that a change request is open or a draft.
 * @throws INVALID_TRANSITION if it is merged or archived.
 */
export function requireChangeable({ status }: ChangeRequestRow): void {
  if (status === 'MERGED')
    throw new AppError(
      'INVALID_TRANSITION',
      'This change request is merged and can no longer change.',
    );
  if (status === 'ARCHIVED')
    throw new AppError('INVALID_TRANSITION', 'This change request is archived: open it first.');
}

/** The columns that an advance sets; undefined leaves a column unchanged. */
interface Advance {
  readonly revisionId?: string;
  readonly mergedAncestorId?: string;
  readonly mergedRevisionId?: string;
}

const ADVANCE = statement(
  'changeRequest.advance',
  `UPDATE change_requests SET revision_id = COALESCE($3, revision_id), merged_ancestor_id = COALESCE($4, merged_ancestor_id),
  merged_revision_id = COALESCE($5, merged_revision_id), status = CASE WHEN $5::text IS NULL THEN status ELSE 'MERGED' END, updated_at = $6
  WHERE id = $1 AND organization_id = $2 AND revision_id = $7 RETURNING id`,
  { id: column.text },
);
const CONTRIBUTE = statement(
  'changeRequest.contribute',
  `INSERT INTO contributors (id, organization_id, change_request_id, user_id) VALUES ($1, $2, $3, $4)
    ON CONFLICT (change_request_id, user_id, organization_id) DO NOTHING`,
  {},
);

/**
 * Moves a change request to new revisions, and adds the viewer as a contributor if its content
 * changes.
 * @throws STALE_REVISION if the row no longer has the revision that `row` was read with.
 */
export async function advanceChangeRequest(
  ctx: Context,
  tx: WriteContext,
  row: ChangeRequestRow,
  { revisionId, mergedAncestorId, mergedRevisionId }: Advance,
): Promise<void> {
  const values = [
    row.id,
    row.organizationId,
    revisionId ?? null,
    mergedAncestorId ?? null,
    mergedRevisionId ?? null,
    ctx.now.toISOString(),
    row.revisionId,
  ];
  const advanced = await tx.query(ADVANCE, values);
  if (advanced.length === 0) throw staleRevision(row.revisionId, 'input.baseRevisionId');
  if (revisionId !== undefined) await addContributor(ctx, tx, row);
}

/** Records the viewer as a contributor of a change request; recording one twice has no effect. */
export async function addContributor(
  { viewer }: Context,
  tx: Tx,
  { id, organizationId }: Pick<ChangeRequestRow, 'id' | 'organizationId'>,
): Promise<void> {
  if (viewer) await tx.query(CONTRIBUTE, [newId('Contributor'), organizationId, id, viewer.userId]);
}
