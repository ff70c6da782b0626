/**
 * Notifies the authors of open change requests that conflict since the primary content of their
 * space has changed. A job does the test merges, after the change.
 */
import type { Context } from '../../context.ts';
import type { Query } from '../../data/database.ts';
import type { ChangeRequestRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import type { JobContext } from '../../data/write.ts';
import { hasConflicts } from '../change-request/preview.ts';
import { insertNotifications } from './insert.ts';
import { recipientsOf } from './recipients.ts';
import { topicOf } from './topics.ts';

/** Open change requests of a space that are checked after a change, those changed last first. */
const MAX_CHECKED_COUNT = 100;

/** A space whose primary content has changed, with the last event that changed it. */
export interface MovedSpace {
  readonly spaceId: string;
  readonly eventId: string;
  readonly actorId: string | null;
  readonly createdAt: string;
}

/** The data of a job. */
interface ConflictsToCheck {
  readonly organizationId: string;
  readonly spaces: readonly MovedSpace[];
}

// One that was checked with the same two revisions is left out, so that a job that is repeated
// continues where it was interrupted.
const UNCHECKED = statement(
  'notification.unchecked',
  `SELECT cr.id FROM change_requests cr JOIN spaces s ON s.id = cr.space_id AND s.organization_id = cr.organization_id AND s.deleted_at IS NULL
  LEFT JOIN conflict_checks cc ON cc.id = cr.id AND cc.organization_id = cr.organization_id
  WHERE cr.space_id = $1 AND cr.organization_id = $2 AND cr.status IN ('DRAFT', 'OPEN') AND cr.author_id IS NOT NULL
    AND (cc.revision_id, cc.space_revision_id) IS DISTINCT FROM (cr.revision_id, s.revision_id)
  ORDER BY cr.updated_at DESC, cr.id LIMIT ${MAX_CHECKED_COUNT}`,
  { id: column.text },
);

// The first statement locks the row, so that of two jobs only one finds that the state is new.
const RECORD = statement(
  'notification.recordCheck',
  `WITH before AS (SELECT cc.conflicting FROM conflict_checks cc WHERE cc.id = $1 AND cc.organization_id = $2 FOR UPDATE),
  recorded AS (
    INSERT INTO conflict_checks (id, organization_id, revision_id, space_revision_id, conflicting) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id, organization_id) DO UPDATE SET revision_id = EXCLUDED.revision_id, space_revision_id = EXCLUDED.space_revision_id, conflicting = EXCLUDED.conflicting
  ) SELECT coalesce((SELECT b.conflicting FROM before b), false) AS "wasConflicting"`,
  { wasConflicting: column.present(column.boolean, 'It is false without an earlier check.') },
);

const FORGET = statement(
  'notification.forgetConflicts',
  'DELETE FROM conflict_checks cc WHERE cc.organization_id = $1 AND cc.id = ANY($2)',
  {},
);

/** Forgets the conflicts of change requests that were updated, so that new ones are notified. */
export async function forgetConflicts(
  query: Query,
  organizationId: string,
  changeRequestIds: readonly string[],
): Promise<void> {
  if (changeRequestIds.length > 0) await query(FORGET, [organizationId, changeRequestIds]);
}

/** The dependencies of the job. */
type CheckContext = Pick<JobContext, 'database' | 'as' | 'now' | 'isOver' | 'mailer' | 'notify'>;

/** Checks the open change requests of the spaces that `data` names. */
export async function checkConflicts(job: CheckContext, data: object): Promise<'done' | 'more'> {
  const { database, as } = job;
  const { organizationId, spaces } = data as ConflictsToCheck; // the payload as it is enqueued
  if (!as) throw new Error('Merges need a context.');
  for (const space of spaces) {
    const rows = await database.query(UNCHECKED, [space.spaceId, organizationId]);
    for (const { id } of rows) {
      if (job.isOver()) return 'more';
      const ctx = as('');
      const changeRequest = await ctx.load.changeRequest.load(id);
      if (changeRequest) await checkOne(job, ctx, changeRequest, space);
    }
  }
  return 'done';
}

/** Merges a change request on trial, and notifies its author if it conflicts and did not before. */
async function checkOne(
  { database, now, mailer, notify }: CheckContext,
  ctx: Context,
  changeRequest: ChangeRequestRow,
  { eventId, actorId, createdAt }: MovedSpace,
): Promise<void> {
  const { id, organizationId, spaceId, revisionId, authorId } = changeRequest;
  const space = await ctx.load.space.load(spaceId);
  if (!space) return;
  const conflicting = await hasConflicts(ctx, { changeRequest, space });
  const userIds = await database.transaction(async ({ query }) => {
    const check = [id, organizationId, revisionId, space.revisionId, conflicting];
    const [earlier] = await query(RECORD, check);
    if (!conflicting || earlier?.wasConflicting) return [];
    const topic = {
      ...topicOf({ id: eventId, actorId, createdAt }, id, spaceId, id),
      conflictingIds: authorId === null ? [] : [authorId],
    };
    const recipients = await recipientsOf(query, organizationId, [topic]);
    const notifications = recipients.map((recipient) => ({ ...topic, ...recipient }));
    await insertNotifications(query, organizationId, notifications, {
      now,
      sendsEmail: mailer !== undefined,
    });
    return recipients.filter(({ listed }) => listed).map(({ userId }) => userId);
  });
  notify?.(userIds);
}
