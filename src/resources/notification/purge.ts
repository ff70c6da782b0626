/** Deletes old notifications. */
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';

/** Days for which a notification is kept after its event. */
const NOTIFICATION_RETENTION_DAYS = 90;
const BATCH_COUNT = 1000;

const PURGE = statement(
  'notification.purge',
  `WITH removed AS (
    DELETE FROM notifications WHERE ctid = ANY (ARRAY(
      SELECT nt.ctid FROM notifications nt WHERE nt.created_at < $1 LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED
    )) RETURNING 1
  ) SELECT count(*)::int AS count FROM removed`,
  { count: column.present(column.integer, 'A count is never null.') },
);

/** Deletes the notifications that are older than the retention, in batches. */
export async function purgeNotifications(
  query: Query,
  now: Date,
  isOver: () => boolean,
): Promise<void> {
  const before = new Date(now.getTime() - NOTIFICATION_RETENTION_DAYS * 24 * 60 * 60 * 1000);
  while (!isOver()) {
    const [removed] = await query(PURGE, [before.toISOString()]);
    if (!removed || removed.count < BATCH_COUNT) return;
  }
}
