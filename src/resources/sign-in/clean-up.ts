/** Deletes unanswered sign-in requests, unused codes and expired sessions. */
import { column, statement } from '../../data/statement.ts';
import type { JobContext } from '../../data/write.ts';

/** Rows deleted per statement, few enough to stay far below the statement timeout. */
const BATCH_COUNT = 1000;

const removeFrom = (table: string, condition: string) =>
  statement(
    undefined,
    `WITH gone AS (
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED)) RETURNING 1
) SELECT count(*)::int AS count FROM gone`,
    { count: column.integer },
  );

// A request remains for an hour after its expiry, so that a repeated response can be distinguished
// from an unsolicited one.
const REMOVALS = [
  removeFrom('saml_requests', `expires_at <= $1::timestamptz - interval '1 hour'`),
  removeFrom('sign_in_codes', 'expires_at <= $1::timestamptz'),
  removeFrom(
    'api_tokens',
    `saml_provider_id IS NOT NULL AND expires_at <= $1::timestamptz - interval '7 days'`,
  ),
];

/** Deletes expired rows. They are not content, so no audit event is written. */
export async function cleanUpSignIns({
  database,
  now,
  isOver,
}: JobContext): Promise<'done' | 'more'> {
  for (const removal of REMOVALS) {
    for (;;) {
      const [removed] = await database.query(removal, [now.toISOString()]);
      if (!removed || removed.count < BATCH_COUNT) break;
      if (isOver()) return 'more';
    }
  }
  return 'done';
}
