/** Deletes audit events that are older than the retention. */
import type { JobContext } from './write.ts';
import { column, statement } from './statement.ts';

/** Number of events per table that one statement deletes, well within the database's deadlines. */
const BATCH_COUNT = 1000;

const DELETE_EXPIRED = statement(undefined, 'SELECT delete_expired_events($1) AS count', {
  count: column.integer,
});

/**
 * Deletes expired events; none where no retention is set. A function in the database decides which
 * events those are, because the serving role may not delete events.
 */
export async function deleteExpiredEvents({
  database,
  isOver,
}: Pick<JobContext, 'database' | 'isOver'>): Promise<'done' | 'more'> {
  for (;;) {
    const [row] = await database.query(DELETE_EXPIRED, [BATCH_COUNT]);
    if (!row || row.count < BATCH_COUNT) return 'done';
    if (isOver()) return 'more';
  }
}
