// The rows of a world: kept once, told apart in a word for each table, and brought back after a write.
import pg from 'pg';

/** What a database holds, and how it gets back to what it held. */
export class State {
  private readonly client: pg.Client;
  private tables: readonly string[] = [];
  private kept: ReadonlyMap<string, string> = new Map();
  private touched: ReadonlyMap<string, string> = new Map();

  constructor(superuserUrl: string) {
    this.client = new pg.Client({ connectionString: superuserUrl });
  }

  /** Keeps a copy of every row as it is now. */
  async keep(): Promise<void> {
    await this.client.connect();
    const { rows } = await this.client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY 1",
    );
    this.tables = rows.map(({ name }) => name);
    await this.client.query(['CREATE SCHEMA kept', ...this.tables.map((table) => `CREATE TABLE kept.${table} AS TABLE public.${table}`)].join(';'));
    this.touched = await this.lastTouched();
    this.kept = await this.fingerprints(this.tables);
  }

  /** Whether anything changed since it was kept; if so it is as it was afterwards. */
  async changed(): Promise<boolean> {
    const touched = await this.lastTouched();
    const now = await this.fingerprints(this.tables.filter((table) => touched.get(table) !== this.touched.get(table)));
    const tables = [...now.keys()].filter((table) => now.get(table) !== this.kept.get(table));
    if (tables.length > 0) {
      // No trigger and no foreign key is asked while rows come back.
      const restore = tables.flatMap((table) => [`DELETE FROM public.${table}`, `INSERT INTO public.${table} SELECT * FROM kept.${table}`]);
      await this.client.query(['BEGIN', 'SET LOCAL session_replication_role = replica', ...restore, 'COMMIT'].join(';'));
    }
    this.touched = tables.length > 0 ? await this.lastTouched() : touched;
    return tables.length > 0;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** How many rows each table has and the last transaction that wrote one: where both are the same, nothing was written. */
  private lastTouched(): Promise<ReadonlyMap<string, string>> {
    return this.words((table) => `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) FROM public.${table}`, this.tables);
  }

  /** A word for the rows of each table. When a token or bytes were used is noted by asking, not by what is asked. */
  private fingerprints(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.words((table) => `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (SELECT (to_jsonb(t) - 'last_used_at' - 'touched_at')::text FROM public.${table} t) AS lines(line)`, tables);
  }

  private async words(text: (table: string) => string, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const { rows } = await this.client.query<{ name: string; word: string }>(tables.map((table) => `SELECT ${pg.escapeLiteral(table)} AS name, (${text(table)}) AS word`).join(' UNION ALL '));
    return new Map(rows.map(({ name, word }) => [name, word]));
  }
}
