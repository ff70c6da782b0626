// The rows of a world: kept once, told apart in a word, and brought back after a write.
import pg from 'pg';

/** What a database holds, and how it gets back to what it held. */
export class State {
  private readonly client: pg.Client;
  private kept = '';
  private fingerprintText = '';
  private restoreText = '';

  constructor(superuserUrl: string) {
    this.client = new pg.Client({ connectionString: superuserUrl });
  }

  /** Keeps a copy of every row as it is now. */
  async keep(): Promise<void> {
    await this.client.connect();
    const { rows } = await this.client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY 1",
    );
    const tables = rows.map(({ name }) => pg.escapeIdentifier(name));
    await this.client.query(['CREATE SCHEMA kept', ...tables.map((table) => `CREATE TABLE kept.${table} AS TABLE public.${table}`)].join(';'));
    // When a token was used is noted by asking, not by what is asked.
    this.fingerprintText = `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS word FROM (${tables.map((table) => `SELECT ${pg.escapeLiteral(table)} || (to_jsonb(t) - 'last_used_at')::text FROM public.${table} t`).join(' UNION ALL ')}) AS lines(line)`;
    // No trigger and no foreign key is asked while rows come back.
    this.restoreText = [
      'BEGIN',
      'SET LOCAL session_replication_role = replica',
      ...tables.flatMap((table) => [`DELETE FROM public.${table}`, `INSERT INTO public.${table} SELECT * FROM kept.${table}`]),
      'COMMIT',
    ].join(';');
    this.kept = await this.fingerprint();
  }

  /** Whether anything changed since it was kept; if so it is as it was afterwards. */
  async changed(): Promise<boolean> {
    if ((await this.fingerprint()) === this.kept) return false;
    await this.client.query(this.restoreText);
    return true;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private async fingerprint(): Promise<string> {
    const { rows } = await this.client.query<{ word: string }>(this.fingerprintText);
    return rows[0]?.word ?? '';
  }
}
