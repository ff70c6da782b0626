/** What becomes of imports with time. */
import type { Errand } from '../../data/write.ts';

const FORSAKEN = `UPDATE imports SET status = 'FAILED', error = $2, finished_at = $1 WHERE status IN ('WAITING', 'RUNNING') AND created_at < $1::timestamptz - interval '1 hour'`;
// The query of an address may hold a key.
const OLD = `UPDATE imports SET url = split_part(url, '?', 1) WHERE finished_at < $1::timestamptz - interval '1 day' AND url LIKE '%?%'`;

/** Ends imports of which every try died, and shortens the addresses of those that came to an end a day ago. */
export async function tidyImports({ database, now }: Errand): Promise<'done'> {
  const error = { code: 'INTERNAL', message: 'Something went wrong on our side. Try again.' };
  await database.query('imports.forsaken', FORSAKEN, [now.toISOString(), JSON.stringify(error)]);
  await database.query('imports.old', OLD, [now.toISOString()]);
  return 'done';
}
