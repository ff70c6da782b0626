/** Deletes visitor tokens an hour after they were created. */
import type { JobContext } from '../../data/write.ts';
import { column, statement } from '../../data/statement.ts';

/** Rows deleted per statement, few enough to stay far below the statement timeout. */
const BATCH_COUNT = 1000;

const REMOVE = statement(
  undefined,
  `WITH gone AS (
  DELETE FROM visitor_tokens WHERE ctid = ANY (ARRAY(SELECT ctid FROM visitor_tokens WHERE expires_at <= $1 LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`,
  { count: column.integer },
);

/** Deletes expired visitor tokens. They are not content, so no audit event is written. */
export async function cleanUpVisitorTokens({
  database,
  now,
  isOver,
}: JobContext): Promise<'done' | 'more'> {
  for (;;) {
    const [removed] = await database.query(REMOVE, [now.toISOString()]);
    if (!removed || removed.count < BATCH_COUNT) return 'done';
    if (isOver()) return 'more';
  }
}
