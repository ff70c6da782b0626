/** Inserts change requests and updates the change request counters of their space. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../data/database.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import type { ChangeRequestStatus } from '../../generated/resolvers.ts';
import { column, statement } from '../../data/statement.ts';

const NUMBER = statement(
  'space.number',
  `UPDATE spaces SET last_change_request_number = last_change_request_number + 1, change_request_count = change_request_count + 1, draft_change_request_count = draft_change_request_count + 1
  WHERE id = $1 AND organization_id = $2 RETURNING last_change_request_number AS number`,
  { number: column.integer },
);

/** The initial values of a new change request. */
type InitialValues = Pick<
  ChangeRequestRow,
  'id' | 'subject' | 'agentTaskId' | 'revisionId' | 'initialRevisionId' | 'revertsId'
>;

/** Inserts a draft change request with the next number of its space. */
export async function insertChangeRequest(
  { viewer, now }: Context,
  tx: Tx,
  { id: spaceId, organizationId }: SpaceRow,
  initial: InitialValues,
): Promise<{ readonly id: string; readonly organizationId: string }> {
  const [counted] = await tx.query(NUMBER, [spaceId, organizationId]);
  await tx.prisma.changeRequest.create({
    data: {
      ...initial,
      organizationId,
      spaceId,
      number: counted?.number ?? 0,
      authorId: viewer?.userId ?? null,
      createdAt: now,
      updatedAt: now,
    },
  });
  return { id: initial.id, organizationId };
}

const RECOUNT = statement(
  'space.recount',
  'UPDATE spaces SET open_change_request_count = open_change_request_count + $3, draft_change_request_count = draft_change_request_count + $4 WHERE id = $1 AND organization_id = $2',
  {},
);

/** Updates the counters of a space after a change request changed its status. */
export async function updateCounts(
  tx: Tx,
  { id, organizationId }: SpaceRow,
  from: ChangeRequestStatus,
  to: ChangeRequestStatus,
): Promise<void> {
  const step = (status: ChangeRequestStatus) => Number(to === status) - Number(from === status);
  if (from !== to) await tx.query(RECOUNT, [id, organizationId, step('OPEN'), step('DRAFT')]);
}
