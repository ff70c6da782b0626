/** The end of what sign-ins leave behind: requests that nobody answered, codes that nobody used, and sessions long over. */
import type { Errand } from '../../data/write.ts';

/** So many are removed in a statement: far from the database's deadlines. */
const CHUNK = 1000;

const removeFrom = (table: string, condition: string): string => `WITH gone AS (
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`;

// A request is kept for a while after its end, so that an answer that comes twice is told from one that nobody asked for.
const REMOVALS = [
  removeFrom('saml_requests', `expires_at <= $1::timestamptz - interval '1 hour'`),
  removeFrom('sign_in_codes', 'expires_at <= $1::timestamptz'),
  removeFrom('api_tokens', `saml_provider_id IS NOT NULL AND expires_at <= $1::timestamptz - interval '7 days'`),
];

/** Removes what is over. It is no content of anybody's: there is no event. */
export async function purgeSignIns({ database, now, isOver }: Errand): Promise<'done' | 'more'> {
  for (const removal of REMOVALS) {
    for (;;) {
      const [removed] = await database.query<{ count: number }>(undefined, removal, [now.toISOString()]);
      if (!removed || removed.count < CHUNK) break;
      if (isOver()) return 'more';
    }
  }
  return 'done';
}
