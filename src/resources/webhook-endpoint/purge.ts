/** Deletes old deliveries of webhook endpoints. */
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';

/** Days for which a delivery is kept after its creation, unless it still waits. */
const DELIVERY_RETENTION_DAYS = 14;
const BATCH_COUNT = 1000;

const PURGE = statement(
  'webhook.purge',
  `WITH removed AS (
    DELETE FROM webhook_deliveries WHERE ctid = ANY (ARRAY(
      SELECT wd.ctid FROM webhook_deliveries wd WHERE wd.created_at < $1 AND wd.status <> 'PENDING' LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED
    )) RETURNING 1
  ) SELECT count(*)::int AS count FROM removed`,
  { count: column.present(column.integer, 'A count is never null.') },
);

/** Deletes the deliveries that are older than the retention, in batches. */
export async function purgeDeliveries(
  query: Query,
  now: Date,
  isOver: () => boolean,
): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_RETENTION_DAYS * 24 * 60 * 60 * 1000);
  while (!isOver()) {
    const [removed] = await query(PURGE, [before.toISOString()]);
    if (!removed || removed.count < BATCH_COUNT) return;
  }
}
