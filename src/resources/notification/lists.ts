/** Defines the list of the notifications of the viewer, and finds one of them. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import {
  type ConnectionQuery,
  declareList,
  type SqlCondition,
  where,
} from '../../data/connection.ts';
import { given, isOneOf, isTrue } from '../../data/connection/conditions.ts';
import type { RowOf } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import { levelToNumber } from '../../domain/access.ts';
import type { NotificationFilter } from '../../generated/resolvers.ts';
import { readableChangeRequest } from '../change-request.ts';
import { readableComment } from '../comment.ts';
import { findSpace } from '../content/find.ts';
import { spacesOfViewer, withLevel } from '../content/visibility.ts';

export type NotificationRow = RowOf<'Notification'>;

const NOTIFICATIONS = declareList(
  'viewer.notifications',
  tables.notification,
  'notifications nt JOIN spaces s ON s.id = nt.space_id AND s.organization_id = nt.organization_id AND s.deleted_at IS NULL',
  'nt.user_id',
);

/** Returns the condition for the notifications whose comments the viewer can read. */
async function readableComments(ctx: Context): Promise<readonly SqlCondition[]> {
  const leveled = await withLevel(ctx, 's', levelToNumber('COMMENT'));
  return leveled ? [{ ...leveled, sql: `(nt.comment_id IS NULL OR (${leveled.sql}))` }] : [];
}

/** Returns both conditions as one: the values of the second follow those of the first. */
const both = (first: SqlCondition, second: SqlCondition): SqlCondition => {
  const values = [...(first.values ?? [])];
  const shifted = second.sql.replaceAll(
    /\?(\d+)/g,
    (_, n: string) => `?${Number(n) + values.length}`,
  );
  return { sql: `(${first.sql}) AND ${shifted}`, values: [...values, ...(second.values ?? [])] };
};

/** Returns the query for the notifications of the viewer whose subject they can read, newest first. */
export const notificationsOfViewer = async (
  ctx: Context,
  filter: NotificationFilter | null | undefined,
): Promise<ConnectionQuery<NotificationRow>> => ({
  ...NOTIFICATIONS,
  where: [
    { sql: 'nt.listed' },
    ...given(
      isTrue('nt.read_at IS NOT NULL', filter?.isRead),
      isOneOf('nt.reason', 'notification_reason', filter?.reasons),
      where('nt.organization_id = ?', filter?.organizationId),
    ),
  ],
  seen: (await readableComments(ctx)).reduce(both, await spacesOfViewer(ctx, 'READ')),
  order: [{ sql: 'nt.number', type: 'bigint' }],
  descending: true,
});

/** Returns whether the viewer can read a space that is not in the trash. */
async function isReadableSpace(ctx: Context, id: string): Promise<boolean> {
  const space = await findSpace(ctx.load, id);
  return space !== null && can(ctx, 'space.read', space);
}

/** Returns a notification of the viewer if they can read its subject, otherwise null. */
export async function readableNotification(
  ctx: Context,
  id: string,
): Promise<NotificationRow | null> {
  const row = await ctx.load.notification.load(id);
  if (!row?.listed || !ctx.viewer?.person || row.userId !== ctx.viewer.userId) return null;
  // checking the membership first avoids further statements
  if (!(await ctx.load.memberships()).has(row.organizationId)) return null;
  const { commentId, changeRequestId, replyId, pageId, spaceId } = row;
  if (pageId !== null) return (await isReadableSpace(ctx, spaceId)) ? row : null;
  if (commentId === null)
    return (await readableChangeRequest(ctx, changeRequestId ?? '')) ? row : null;
  const reply = replyId === null ? null : await ctx.load.commentReply.load(replyId);
  return (await readableComment(ctx, commentId, reply)) ? row : null;
}
