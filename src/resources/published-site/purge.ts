/** The end of visitors' tokens, an hour after they were made. */
import type { Errand } from '../../data/write.ts';

/** So many are removed in a statement: far from the database's deadlines. */
const CHUNK = 1000;

const REMOVE = `WITH gone AS (
  DELETE FROM visitor_tokens WHERE ctid = ANY (ARRAY(SELECT ctid FROM visitor_tokens WHERE expires_at <= $1 LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`;

/** Removes the visitors' tokens that have expired. They are no content of anybody's: there is no event. */
export async function purgeVisitorTokens({ database, now, isOver }: Errand): Promise<'done' | 'more'> {
  for (;;) {
    const [removed] = await database.query<{ count: number }>(undefined, REMOVE, [now.toISOString()]);
    if (!removed || removed.count < CHUNK) return 'done';
    if (isOver()) return 'more';
  }
}
