// Fingerprints the rows of all tables, to compare a database before and after a request.
import pg from 'pg';
import type { World } from '../support.ts';

/** Returns a fingerprint of each table by its name, without the last uses of tokens. */
export async function fingerprintsOf(world: World): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: world.connections.superuserUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ print: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(r.row, '' ORDER BY r.row)), '') AS print FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS row FROM public.${name} t) r`,
      );
      found[name] = rows[0]?.print ?? '';
    }
    return found;
  } finally {
    await client.end();
  }
}
