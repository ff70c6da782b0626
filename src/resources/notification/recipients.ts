/** Selects the members who are notified of topics, with the rights that they have now. */
import { levelOfMember } from '../../data/content-level.ts';
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';
import type { NotificationEmail, NotificationReason } from '../../generated/resolvers.ts';
import { notificationReasons } from './reasons.ts';
import type { Topic } from './topics.ts';

/** Members who are notified of one event. */
export const MAX_RECIPIENT_COUNT = 200;

/** A member who is notified of a topic. */
export interface Recipient {
  /** The place of the topic in the list, from 1. */
  readonly topic: number;
  readonly userId: string;
  readonly reason: NotificationReason;
  readonly listed: boolean;
  readonly email: NotificationEmail;
}

const names = Object.keys(notificationReasons);

/** SQL for the place of a reason, the most important first. */
const PLACE = `array_position(ARRAY[${names.map((name) => `'${name}'`).join(', ')}]::notification_reason[], c.reason)`;

/** SQL for the e-mail by default for a reason. */
const DEFAULT_EMAIL = `CASE ${Object.entries(notificationReasons)
  .map(([name, { email }]) => `WHEN c.reason = '${name}' THEN '${email}'`)
  .join(' ')} END::notification_email`;

/** SQL for those who take part in the change request of the topic `t`. */
const PARTICIPANTS = `
  SELECT x.author_id AS user_id FROM change_requests x WHERE x.id = t.change_request_id AND x.organization_id = $1
  UNION SELECT x.user_id FROM contributors x WHERE x.change_request_id = t.change_request_id AND x.organization_id = $1
  UNION SELECT x.reviewer_id FROM reviews x WHERE x.change_request_id = t.change_request_id AND x.organization_id = $1
  UNION SELECT x.user_id FROM requested_reviewers x WHERE x.change_request_id = t.change_request_id AND x.organization_id = $1
  UNION SELECT x.author_id FROM comments x WHERE x.change_request_id = t.change_request_id AND x.organization_id = $1
  UNION SELECT r.author_id FROM comments x JOIN comment_replies r ON r.comment_id = x.id AND r.organization_id = x.organization_id
    WHERE x.change_request_id = t.change_request_id AND x.organization_id = $1`;

/** SQL for those who take part in the comment of the topic `t`. */
const THREAD = `
  SELECT x.author_id AS user_id FROM comments x WHERE x.id = t.comment_id AND x.organization_id = $1
  UNION SELECT x.author_id FROM comment_replies x WHERE x.comment_id = t.comment_id AND x.organization_id = $1`;

/** SQL for those who follow the subject of the topic `t`: its change request, or else its space. */
const FOLLOWERS = `SELECT x.user_id FROM follows x
  WHERE x.subject_id = coalesce(t.change_request_id, t.space_id) AND x.organization_id = $1 AND x.state = 'FOLLOWING'`;

/** SQL that is true if the member `m` has muted the change request of `t`, or its space. */
const IS_MUTED = `coalesce(
  (SELECT x.state FROM follows x WHERE x.subject_id = t.change_request_id AND x.user_id = m.user_id AND x.organization_id = $1),
  (SELECT x.state FROM follows x WHERE x.subject_id = t.space_id AND x.user_id = m.user_id AND x.organization_id = $1)) = 'MUTED'`;

// Comments are read with the level COMMENT, and change requests with READ.
const RECIPIENTS = statement<Recipient>(
  'notification.recipients',
  `WITH topics AS (
    SELECT * FROM unnest($2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::notification_reason[]) WITH ORDINALITY
      AS t(actor_id, created_at, space_id, change_request_id, comment_id, reason, n)
  ), named AS (SELECT * FROM unnest($8::int[], $9::text[], $10::notification_reason[]) AS x(n, user_id, reason)
  ), candidates AS (
    SELECT t.n, x.user_id, x.reason FROM named x JOIN topics t ON t.n = x.n WHERE x.reason <> 'REVIEW_REQUEST'
      OR EXISTS (SELECT FROM requested_reviewers q WHERE q.change_request_id = t.change_request_id AND q.user_id = x.user_id AND q.organization_id = $1 AND q.created_at = t.created_at)
    UNION ALL SELECT t.n, x.user_id, t.reason FROM topics t CROSS JOIN LATERAL (${PARTICIPANTS} UNION ${THREAD} UNION ${FOLLOWERS}) x WHERE t.reason IS NOT NULL
  ), chosen AS (
    SELECT DISTINCT ON (t.n, m.user_id) t.n, m.user_id, c.reason, ${PLACE} AS place, coalesce(np.listed, true) AS listed, coalesce(np.email, ${DEFAULT_EMAIL}) AS email
    FROM candidates c JOIN topics t ON t.n = c.n
    JOIN members m ON m.user_id = c.user_id AND m.organization_id = $1
    JOIN spaces s ON s.id = t.space_id AND s.organization_id = m.organization_id AND s.deleted_at IS NULL
    LEFT JOIN notification_preferences np ON np.user_id = m.user_id AND np.reason = c.reason
    WHERE m.user_id IS DISTINCT FROM t.actor_id AND NOT EXISTS (SELECT FROM service_accounts sv WHERE sv.user_id = m.user_id)
      AND (c.reason IN ('MENTION', 'REVIEW_REQUEST') OR NOT coalesce(${IS_MUTED}, false))
      AND ${levelOfMember('s')} >= CASE WHEN t.comment_id IS NULL THEN 1 ELSE 2 END
    ORDER BY t.n, m.user_id, place
  ), ranked AS (SELECT *, row_number() OVER (PARTITION BY n ORDER BY place, user_id) AS rank FROM chosen WHERE listed OR email <> 'NONE')
  SELECT n::int AS topic, user_id AS "userId", reason, listed, email FROM ranked WHERE rank <= ${MAX_RECIPIENT_COUNT} ORDER BY n, place, user_id`,
  {
    topic: column.present(column.integer, 'It is the place of a topic.'),
    userId: column.text,
    reason: column.present(column.oneOf('NotificationReason'), 'A candidate has a reason.'),
    listed: column.present(column.boolean, 'It has a default.'),
    email: column.present(column.oneOf('NotificationEmail'), 'It has a default.'),
  },
);

/**
 * Returns the members who are notified of topics, each once for a topic and at most 200 for one.
 * The actor, service accounts, and those who cannot read the subject are not notified.
 */
export function recipientsOf(
  query: Query,
  organizationId: string,
  topics: readonly Topic[],
): Promise<Recipient[]> {
  const named = topics.flatMap(({ mentionedIds, requestedIds, conflictingIds }, i) =>
    [
      ...mentionedIds.map((userId) => ({ userId, reason: 'MENTION' })),
      ...requestedIds.map((userId) => ({ userId, reason: 'REVIEW_REQUEST' })),
      ...conflictingIds.map((userId) => ({ userId, reason: 'MERGE_CONFLICT' })),
    ].map((one) => ({ ...one, n: i + 1 })),
  );
  return query(RECIPIENTS, [
    organizationId,
    topics.map(({ actorId }) => actorId),
    topics.map(({ createdAt }) => createdAt),
    topics.map(({ spaceId }) => spaceId),
    topics.map(({ changeRequestId }) => changeRequestId),
    topics.map(({ commentId }) => commentId),
    topics.map(({ reason }) => reason),
    named.map(({ n }) => n),
    named.map(({ userId }) => userId),
    named.map(({ reason }) => reason),
  ]);
}
