/**
 * Marks notifications and changes how a person is notified. No event is recorded: it is the state of
 * one person, of which nobody else knows.
 */
import type { Context } from '../../context.ts';
import type { Query, Tx } from '../../data/database.ts';
import type { InputFields } from '../../data/parents.ts';
import { column, statement } from '../../data/statement.ts';
import { badInput } from '../../domain/errors.ts';
import { checkEach } from '../../domain/problems.ts';
import type {
  MarkNotificationsReadInput,
  NotificationEmail,
  NotificationReason,
  UpdateNotificationPreferencesInput,
} from '../../generated/resolvers.ts';
import { notificationReasons } from './reasons.ts';

/** Notifications that one request marks. */
const MAX_MARKED_COUNT = 10_000;

const MARK = statement(
  'notification.mark',
  `UPDATE notifications SET read_at = CASE WHEN $4::boolean THEN coalesce(read_at, $5::timestamptz) END
  WHERE id = $1 AND organization_id = $2 AND user_id = $3`,
  {},
);

const MARK_ALL = statement(
  'notification.markAll',
  `WITH marked AS (
    UPDATE notifications SET read_at = $4 WHERE (id, organization_id) IN (
      SELECT nt.id, nt.organization_id FROM notifications nt
      WHERE nt.user_id = $1 AND nt.organization_id = ANY($2) AND nt.read_at IS NULL AND nt.listed AND nt.number <= $3::int
      ORDER BY nt.number LIMIT ${MAX_MARKED_COUNT} FOR UPDATE
    ) RETURNING 1
  ) SELECT count(*)::int AS count FROM marked`,
  { count: column.present(column.integer, 'A count is never null.') },
);

/** The largest position. */
const MAX_POSITION = 2_147_483_647;

/** Runs a change of the viewer's own state, after which their loaders read again. */
export async function changeOwn<T>(ctx: Context, body: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await ctx.transaction(body);
  } finally {
    ctx.forget();
  }
}

/** Marks a notification of the viewer as read or unread. */
export const markNotification = (
  ctx: Context,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  isRead: boolean,
): Promise<unknown> =>
  changeOwn(ctx, ({ query }) =>
    query(MARK, [id, organizationId, ctx.viewer?.userId, isRead, ctx.now.toISOString()]),
  );

/** Marks the unread notifications of the viewer as read, and returns their number. */
export async function markAllNotifications(
  ctx: Context,
  {
    upToPosition,
    organizationId,
  }: Pick<MarkNotificationsReadInput, 'upToPosition' | 'organizationId'>,
): Promise<number> {
  const own = [...(await ctx.load.memberships()).keys()];
  const organizationIds = own.filter((id) => organizationId == null || id === organizationId);
  const [marked] = await changeOwn(ctx, ({ query }) =>
    query(MARK_ALL, [
      ctx.viewer?.userId,
      organizationIds,
      upToPosition ?? MAX_POSITION,
      ctx.now.toISOString(),
    ]),
  );
  return marked?.count ?? 0;
}

/** The list and the e-mails of a person for a reason. */
export interface PreferenceRow {
  readonly reason: NotificationReason;
  readonly listed: boolean;
  readonly email: NotificationEmail;
}

const PREFERENCES = statement<PreferenceRow>(
  'notification.preferences',
  'SELECT np.reason, np.listed, np.email FROM notification_preferences np WHERE np.user_id = $1',
  {
    reason: column.oneOf('NotificationReason'),
    listed: column.boolean,
    email: column.oneOf('NotificationEmail'),
  },
);

const SET_PREFERENCES = statement(
  'notification.setPreferences',
  `INSERT INTO notification_preferences (user_id, reason, listed, email)
  SELECT $1, x.reason, x.listed, x.email FROM unnest($2::notification_reason[], $3::boolean[], $4::notification_email[]) AS x(reason, listed, email)
  ON CONFLICT (user_id, reason) DO UPDATE SET listed = EXCLUDED.listed, email = EXCLUDED.email`,
  {},
);

/** Returns how a person is notified, for each reason in the order of their importance. */
export async function preferencesOf(query: Query, userId: string): Promise<PreferenceRow[]> {
  const stored = new Map((await query(PREFERENCES, [userId])).map((row) => [row.reason, row]));
  // the keys are the reasons
  const reasons = Object.keys(notificationReasons) as NotificationReason[];
  return reasons.map((reason) => stored.get(reason) ?? { reason, ...notificationReasons[reason] });
}

/**
 * Requires at least one change, and at most one for a reason.
 * @throws BAD_USER_INPUT
 */
export function requireDistinctReasons(
  preferences: readonly { readonly reason: string }[] = [],
): void {
  if (preferences.length === 0) throw badInput('Send 1 to 5 changes.', 'input.preferences');
  checkEach(preferences, ({ reason }, i) => {
    if (preferences.findIndex((one) => one.reason === reason) < i)
      throw badInput('Send each reason once.', `input.preferences.${i}.reason`);
  });
}

/** Changes how the viewer is notified, and returns it for each reason. */
export const updatePreferences = (
  ctx: Context,
  userId: string,
  { preferences }: InputFields<UpdateNotificationPreferencesInput>,
): Promise<PreferenceRow[]> => {
  requireDistinctReasons(preferences);
  return changeOwn(ctx, async ({ query }) => {
    const before = await preferencesOf(query, userId);
    const changed = preferences.flatMap(({ reason, isListed, email }) => {
      const row = before.find((one) => one.reason === reason);
      return row ? [{ reason, listed: isListed ?? row.listed, email: email ?? row.email }] : [];
    });
    await query(SET_PREFERENCES, [
      userId,
      changed.map(({ reason }) => reason),
      changed.map(({ listed }) => listed),
      changed.map(({ email }) => email),
    ]);
    return preferencesOf(query, userId);
  });
};
