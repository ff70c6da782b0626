/**
 * Stores the retention of events as the owning role, so that the serving role cannot shorten it.
 */
import type pg from 'pg';

/**
 * Returns the step that changes the retention; empty where the database has it already, or none is
 * configured. Zero keeps events forever.
 */
export async function missingRetention(
  client: pg.Client,
  days: number | undefined,
): Promise<string[]> {
  if (days === undefined) return [];
  const { rows: tables } = await client.query(
    `SELECT 1 WHERE has_table_privilege(to_regclass('event_retention'), 'SELECT')`,
  );
  const { rows } =
    tables.length === 0
      ? { rows: [] }
      : await client.query<{ days: number }>('SELECT days FROM event_retention');
  return (rows[0]?.days ?? 0) === days ? [] : [`events_retention_${days}_days`];
}

/** Stores the retention where it differs, and returns the step that was done. */
export async function makeRetention(
  client: pg.Client,
  days: number | undefined,
): Promise<string[]> {
  const missing = await missingRetention(client, days);
  if (missing.length === 0) return missing;
  if (days === 0) await client.query('DELETE FROM event_retention');
  else
    await client.query(
      'INSERT INTO event_retention (days) VALUES ($1) ON CONFLICT (id) DO UPDATE SET days = EXCLUDED.days',
      [days],
    );
  return missing;
}
