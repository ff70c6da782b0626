/** Inserts notifications, each with the next number of its recipient. */
import type { Query } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import { column, statement } from '../../data/statement.ts';
import type { NotificationEmail, NotificationReason } from '../../generated/resolvers.ts';

/** Milliseconds for which notifications of one person are collected into one e-mail. */
const DIGEST_MS = 15 * 60 * 1000;

/** A notification to insert. */
export interface NewNotification {
  readonly userId: string;
  readonly eventId: string;
  readonly subjectId: string;
  readonly reason: NotificationReason;
  readonly actorId: string | null;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly commentId: string | null;
  readonly replyId: string | null;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly listed: boolean;
  readonly email: NotificationEmail;
  readonly createdAt: string;
}

/** The time of an insertion. */
export interface InsertionTime {
  readonly now: Date;
  /** True if e-mails are sent. */
  readonly sendsEmail: boolean;
}

// The rows stay locked until the end of the transaction, so that the numbers of a person have the
// order of commits. They are locked in the order of their keys.
const RESERVE = statement<{ readonly userId: string; readonly lastNumber: number }>(
  'notification.reserve',
  `INSERT INTO notification_accounts AS na (user_id, last_number, email_due_at)
  SELECT r.user_id, count(*), min(r.due_at) FROM unnest($1::text[], $2::timestamptz[]) AS r(user_id, due_at) GROUP BY r.user_id ORDER BY r.user_id
  ON CONFLICT (user_id) DO UPDATE SET last_number = na.last_number + EXCLUDED.last_number, email_due_at = least(na.email_due_at, EXCLUDED.email_due_at)
  RETURNING na.user_id AS "userId", na.last_number AS "lastNumber"`,
  { userId: column.text, lastNumber: column.integer },
);

const INSERT = statement(
  'notification.insert',
  `INSERT INTO notifications (id, organization_id, user_id, number, event_id, subject_id, reason, actor_id, space_id, change_request_id, comment_id, reply_id, page_id, page_title, listed, created_at, email_due_at, digested)
  SELECT n.id, $1, n.user_id, n.number, n.event_id, n.subject_id, n.reason, u.id, n.space_id, n.change_request_id, n.comment_id, n.reply_id, n.page_id, n.page_title, n.listed, n.created_at, n.due_at, n.digested
  FROM unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::notification_reason[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::boolean[], $16::timestamptz[], $17::timestamptz[], $18::boolean[])
    AS n(id, user_id, number, event_id, subject_id, reason, actor_id, space_id, change_request_id, comment_id, reply_id, page_id, page_title, listed, created_at, due_at, digested)
  LEFT JOIN users u ON u.id = n.actor_id
  ON CONFLICT (user_id, event_id, subject_id, organization_id) DO NOTHING`,
  {},
);

/** Returns when the e-mail of a notification is due; null for none. */
function dueAt({ email }: NewNotification, { now, sendsEmail }: InsertionTime): string | null {
  if (!sendsEmail || email === 'NONE') return null;
  return new Date(now.getTime() + (email === 'DIGEST' ? DIGEST_MS : 0)).toISOString();
}

/**
 * Inserts notifications of an organization in their order, in the transaction of the caller. One
 * that exists already is left as it is.
 */
export async function insertNotifications(
  query: Query,
  organizationId: string,
  rows: readonly NewNotification[],
  time: InsertionTime,
): Promise<void> {
  if (rows.length === 0) return;
  const due = rows.map((row) => dueAt(row, time));
  const userIds = rows.map(({ userId }) => userId);
  const next = new Map<string, number>();
  for (const { userId, lastNumber } of await query(RESERVE, [userIds, due]))
    next.set(userId, lastNumber - userIds.filter((id) => id === userId).length);
  const numbers = userIds.map((userId) => {
    const number = (next.get(userId) ?? 0) + 1;
    next.set(userId, number);
    return number;
  });
  await query(INSERT, [
    organizationId,
    rows.map(() => newId('Notification')),
    userIds,
    numbers,
    rows.map(({ eventId }) => eventId),
    rows.map(({ subjectId }) => subjectId),
    rows.map(({ reason }) => reason),
    rows.map(({ actorId }) => actorId),
    rows.map(({ spaceId }) => spaceId),
    rows.map(({ changeRequestId }) => changeRequestId),
    rows.map(({ commentId }) => commentId),
    rows.map(({ replyId }) => replyId),
    rows.map(({ pageId }) => pageId),
    rows.map(({ pageTitle }) => pageTitle),
    rows.map(({ listed }) => listed),
    rows.map(({ createdAt }) => createdAt),
    due,
    rows.map(({ email }) => email === 'DIGEST'),
  ]);
}
