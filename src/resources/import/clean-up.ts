/** Cleans up imports that were abandoned or ended long ago. */
import type { JobContext } from '../../data/write.ts';
import { statement } from '../../data/statement.ts';

const ABANDONED = statement(
  'imports.forsaken',
  `UPDATE imports SET status = 'FAILED', error = $2, finished_at = $1 WHERE status IN ('WAITING', 'RUNNING') AND created_at < $1::timestamptz - interval '1 hour'`,
  {},
);
// The query string of a URL may contain a secret.
const REMOVE_URL_QUERIES = statement(
  'imports.old',
  `UPDATE imports SET url = split_part(url, '?', 1) WHERE finished_at < $1::timestamptz - interval '1 day' AND url LIKE '%?%'`,
  {},
);

/**
 * Fails imports whose attempts all died, and removes the query string from the URLs of imports that
 * ended a day ago.
 */
export async function cleanUpImports({ database, now }: JobContext): Promise<'done'> {
  const error = { code: 'INTERNAL', message: 'The server had an internal error. Try again.' };
  await database.query(ABANDONED, [now.toISOString(), JSON.stringify(error)]);
  await database.query(REMOVE_URL_QUERIES, [now.toISOString()]);
  return 'done';
}
