/** Deletes idempotency keys after 24 hours. */
import type { JobContext } from '../../data/write.ts';
import { column, statement } from '../../data/statement.ts';

const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Rows deleted per statement, few enough to stay far below the statement timeout. */
const BATCH_COUNT = 1000;

// A key that a concurrent request has locked is skipped, because that request may renew it.
const REMOVE = statement(
  undefined,
  `WITH gone AS (
  DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY(SELECT ctid FROM idempotency_keys WHERE created_at < $1 LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`,
  { count: column.integer },
);

/**
 * Deletes keys older than 24 hours. They belong to no organization, so no audit event is written.
 */
export async function cleanUpIdempotencyKeys({
  database,
  now,
  isOver,
}: JobContext): Promise<'done' | 'more'> {
  const until = new Date(now.getTime() - RETENTION_MS).toISOString();
  for (;;) {
    const [removed] = await database.query(REMOVE, [until]);
    if (!removed || removed.count < BATCH_COUNT) return 'done';
    if (isOver()) return 'more';
  }
}
