// The rows of a world: kept once, told apart in a word for each table, and brought back after a write.
import pg from 'pg';

/** Statements that bring a table's rows back. Those that are as they were stay: written anew, thousands of times, they would leave a table that is slow to read. */
function restore(table: string): string[] {
  const among = (other: string) => `EXISTS (SELECT FROM ${other}.${table} AS other WHERE other::text = mine::text)`;
  return [`DELETE FROM public.${table} AS mine WHERE NOT ${among('kept')}`, `INSERT INTO public.${table} SELECT * FROM kept.${table} AS mine WHERE NOT ${among('public')}`];
}

/** What a database holds, and how it gets back to what it held. */
export class State {
  private readonly client: pg.Client;
  /** No trigger and no foreign key is asked while rows come back. A connection of its own: to change that setting would cost the other one its plans. */
  private readonly restoring: pg.Client;
  private tables: readonly string[] = [];
  private kept: ReadonlyMap<string, string> = new Map();
  private touched: ReadonlyMap<string, string> = new Map();

  constructor(superuserUrl: string) {
    this.client = new pg.Client({ connectionString: superuserUrl });
    this.restoring = new pg.Client({ connectionString: superuserUrl, options: '-c session_replication_role=replica' });
  }

  /** Keeps a copy of every row as it is now. */
  async keep(): Promise<void> {
    await Promise.all([this.client.connect(), this.restoring.connect()]);
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
    if (tables.length > 0) await this.restoring.query(tables.flatMap(restore).join(';')); // together one transaction
    this.touched = tables.length > 0 ? await this.lastTouched() : touched;
    return tables.length > 0;
  }

  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.restoring.end()]);
  }

  /** How many rows each table has and the last transaction that wrote one: where both are the same, nothing was written. */
  private lastTouched(): Promise<ReadonlyMap<string, string>> {
    return this.words('touched', (table) => `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) FROM public.${table}`, this.tables);
  }

  /** A word for the rows of each table. When a token or bytes were used is noted by asking, not by what is asked. */
  private fingerprints(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.words(
      undefined,
      (table) => `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (SELECT (to_jsonb(t) - 'last_used_at' - 'touched_at')::text FROM public.${table} t) AS lines(line)`,
      tables,
    );
  }

  /** `name`: of the prepared statement, for what is asked of the same tables after every write: to plan it takes longer than to do it. */
  private async words(name: string | undefined, text: (table: string) => string, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const all = tables.map((table) => `SELECT ${pg.escapeLiteral(table)} AS name, (${text(table)}) AS word`).join(' UNION ALL ');
    const { rows } = await this.client.query<{ name: string; word: string }>({ text: all, ...(name !== undefined && { name }) });
    return new Map(rows.map(({ name, word }) => [name, word]));
  }
}
