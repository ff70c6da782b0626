/** Leases the persons to whom an e-mail is due, and reads the notifications that it shows. */
import { levelOfMember } from '../../data/content-level.ts';
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';
import type { NotificationReason } from '../../generated/resolvers.ts';

/** Milliseconds of a lease; one e-mail takes less. */
const LEASE_MS = 120_000;
/** Notifications in one e-mail. */
const MAX_EMAIL_COUNT = 50;
/** Characters of a comment that are read for an e-mail. */
const MAX_EXCERPT_LENGTH = 600;
/** Failed attempts after which the notifications of an e-mail are dropped. */
export const MAX_ATTEMPT_COUNT = 12;

/** A person to whom an e-mail is due. */
export interface DuePerson {
  readonly userId: string;
  readonly failedCount: number;
}

const timeAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

const CLAIM = statement<DuePerson>(
  'notificationEmail.claim',
  `UPDATE notification_accounts na SET leased_until = $2 FROM (
    SELECT x.user_id FROM notification_accounts x WHERE x.email_due_at <= $1 AND coalesce(x.leased_until, '-infinity') <= $1
    ORDER BY x.email_due_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) due WHERE na.user_id = due.user_id RETURNING na.user_id AS "userId", na.failed_count AS "failedCount"`,
  { userId: column.text, failedCount: column.integer },
);

/** Leases up to `count` persons to whom an e-mail is due. */
export const claimPersons = (query: Query, now: Date, count: number): Promise<DuePerson[]> =>
  query(CLAIM, [now.toISOString(), timeAfter(now, LEASE_MS), count]);

/** A notification whose e-mail is due, as the person can read it now. */
export interface DueNotification {
  readonly id: string;
  readonly organizationId: string;
  readonly reason: NotificationReason;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly commentId: string | null;
  readonly replyId: string | null;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  /** False for one that is not sent: it was read, or cannot be read, or is not wanted any more. */
  readonly isSent: boolean;
  readonly email: string;
  readonly organizationTitle: string;
  readonly spaceTitle: string;
  readonly subject: string | null;
  readonly actorName: string | null;
  readonly excerpt: string | null;
}

// The digest has all that waits for it, so that there is one in 15 minutes.
const DUE = statement<DueNotification>(
  'notificationEmail.due',
  `SELECT nt.id, nt.organization_id AS "organizationId", nt.reason, nt.space_id AS "spaceId", nt.change_request_id AS "changeRequestId", nt.comment_id AS "commentId", nt.reply_id AS "replyId", nt.page_id AS "pageId", nt.page_title AS "pageTitle",
    (nt.read_at IS NULL AND s.deleted_at IS NULL AND np.email IS DISTINCT FROM 'NONE' AND ${levelOfMember('s')} >= CASE WHEN nt.comment_id IS NULL THEN 1 ELSE 2 END) AS "isSent",
    u.email, o.title AS "organizationTitle", s.title AS "spaceTitle", cr.subject, a.display_name AS "actorName", left(coalesce(re.markdown, co.markdown), ${MAX_EXCERPT_LENGTH}) AS excerpt
  FROM notifications nt JOIN members m ON m.user_id = nt.user_id AND m.organization_id = nt.organization_id
  JOIN users u ON u.id = nt.user_id JOIN organizations o ON o.id = nt.organization_id
  JOIN spaces s ON s.id = nt.space_id AND s.organization_id = nt.organization_id
  LEFT JOIN notification_preferences np ON np.user_id = nt.user_id AND np.reason = nt.reason
  LEFT JOIN change_requests cr ON cr.id = nt.change_request_id AND cr.organization_id = nt.organization_id
  LEFT JOIN comments co ON co.id = nt.comment_id AND co.organization_id = nt.organization_id
  LEFT JOIN comment_replies re ON re.id = nt.reply_id AND re.organization_id = nt.organization_id
  LEFT JOIN users a ON a.id = nt.actor_id
  WHERE nt.user_id = $1 AND nt.email_due_at IS NOT NULL AND (nt.email_due_at <= $2 OR nt.digested AND EXISTS (
    SELECT FROM notifications x WHERE x.user_id = nt.user_id AND x.digested AND x.email_due_at <= $2))
  ORDER BY nt.number LIMIT ${MAX_EMAIL_COUNT}`,
  {
    id: column.text,
    organizationId: column.text,
    reason: column.oneOf('NotificationReason'),
    spaceId: column.text,
    changeRequestId: column.nullable(column.text),
    commentId: column.nullable(column.text),
    replyId: column.nullable(column.text),
    pageId: column.nullable(column.text),
    pageTitle: column.nullable(column.text),
    isSent: column.present(column.boolean, 'Each condition is true or false.'),
    email: column.present(column.text, 'The user of a member exists.'),
    organizationTitle: column.text,
    spaceTitle: column.text,
    subject: column.nullable(column.text),
    actorName: column.nullable(column.text),
    excerpt: column.nullable(column.text),
  },
);

/** Returns the notifications of the next e-mail to a person, oldest first. */
export const dueNotifications = (
  query: Query,
  userId: string,
  now: Date,
): Promise<DueNotification[]> => query(DUE, [userId, now.toISOString()]);

const SETTLE = statement(
  'notificationEmail.settle',
  `UPDATE notifications SET email_due_at = NULL, emailed_at = CASE WHEN id = ANY($3) THEN $4::timestamptz END WHERE user_id = $1 AND id = ANY($2)`,
  {},
);

const RELEASE = statement(
  'notificationEmail.release',
  `UPDATE notification_accounts na SET leased_until = NULL, failed_count = $2,
    email_due_at = greatest((SELECT min(nt.email_due_at) FROM notifications nt WHERE nt.user_id = na.user_id AND nt.email_due_at IS NOT NULL), $3::timestamptz)
  WHERE na.user_id = $1`,
  {},
);

/** Records that notifications were sent, or are not sent. */
export async function settle(
  query: Query,
  userId: string,
  due: readonly DueNotification[],
  sentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (due.length === 0) return;
  await query(SETTLE, [userId, due.map(({ id }) => id), sentIds, now.toISOString()]);
}

/** Ends a lease, and stores when the next e-mail is due: after failures, not before a time. */
export async function releasePerson(
  query: Query,
  userId: string,
  failedCount: number,
  notBefore: Date | null,
): Promise<void> {
  await query(RELEASE, [userId, failedCount, notBefore?.toISOString() ?? null]);
}
