/** The end of idempotency keys: what a key answered is kept for 24 hours. */
import type { Errand } from '../../data/write.ts';

const KEPT = 24 * 60 * 60 * 1000;
/** So many are removed in a statement: far from the database's deadlines. */
const CHUNK = 1000;

// A key that a request holds at this moment is its own to take anew: it is passed over.
const REMOVE = `WITH gone AS (
  DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY(SELECT ctid FROM idempotency_keys WHERE created_at < $1 LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`;

/** Removes the keys that are older than 24 hours. They are no content of anybody's: there is no event. */
export async function purgeIdempotencyKeys({ database, now, isOver }: Errand): Promise<'done' | 'more'> {
  const until = new Date(now.getTime() - KEPT).toISOString();
  for (;;) {
    const [removed] = await database.query<{ count: number }>(undefined, REMOVE, [until]);
    if (!removed || removed.count < CHUNK) return 'done';
    if (isOver()) return 'more';
  }
}
