// Saves the rows of a world, detects changes by a fingerprint of each table, and restores the rows
// after a write.
import pg from 'pg';

/**
 * Returns the statements that restore a table's rows. Unchanged rows are not rewritten: thousands
 * of rewrites would make the table slow to read.
 */
function restore(table: string): string[] {
  const among = (other: string) =>
    `EXISTS (SELECT FROM ${other}.${table} AS other WHERE other::text = mine::text)`;
  return [
    `DELETE FROM public.${table} AS mine WHERE NOT ${among('kept')}`,
    `INSERT INTO public.${table} SELECT * FROM kept.${table} AS mine WHERE NOT ${among('public')}`,
  ];
}

/** Tables that no caller changes: a job assigns the positions of events some time after a write. */
const UNSAVED = ['_prisma_migrations', 'event_positions', 'unsequenced_events'];

/**
 * Leases all webhook endpoints, also those that are made later, to no process, and makes no
 * notifications of events: both would change rows at any time.
 */
export async function holdWebhooks(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION hold_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.lease_id := 'nobody'; NEW.leased_until := 'infinity'; RETURN NEW; END $$;
    CREATE TRIGGER hold_webhook BEFORE INSERT OR UPDATE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION hold_webhook();
    UPDATE webhook_endpoints SET enabled = enabled;
    CREATE FUNCTION hold_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.position := 1000000000; RETURN NEW; END $$;
    CREATE TRIGGER hold_notifications BEFORE INSERT OR UPDATE ON notification_feeds FOR EACH ROW EXECUTE FUNCTION hold_notifications();
    UPDATE notification_feeds SET position = position;`);
  await client.end();
}

/** The saved state of a database. */
export class State {
  private readonly client: pg.Client;
  /**
   * A connection that skips triggers and foreign keys while rows are restored. It is separate
   * because a change of that setting would discard the other connection's plans.
   */
  private readonly restoring: pg.Client;
  private tables: readonly string[] = [];
  private savedFingerprints: ReadonlyMap<string, string> = new Map();
  private touched: ReadonlyMap<string, string> = new Map();

  constructor(superuserUrl: string) {
    this.client = new pg.Client({ connectionString: superuserUrl });
    this.restoring = new pg.Client({
      connectionString: superuserUrl,
      options: '-c session_replication_role=replica',
    });
  }

  /** Saves a copy of every row. */
  async save(): Promise<void> {
    await Promise.all([this.client.connect(), this.restoring.connect()]);
    const { rows } = await this.client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relname = ANY($1) ORDER BY 1",
      [UNSAVED],
    );
    this.tables = rows.map(({ name }) => name);
    await this.client.query(
      [
        'CREATE SCHEMA kept',
        ...this.tables.map((table) => `CREATE TABLE kept.${table} AS TABLE public.${table}`),
      ].join(';'),
    );
    this.touched = await this.lastTouched();
    this.savedFingerprints = await this.fingerprints(this.tables);
  }

  /** Returns whether anything changed since the state was saved, and restores it. */
  async changed(): Promise<boolean> {
    const touched = await this.lastTouched();
    const now = await this.fingerprints(
      this.tables.filter((table) => touched.get(table) !== this.touched.get(table)),
    );
    const tables = [...now.keys()].filter(
      (table) => now.get(table) !== this.savedFingerprints.get(table),
    );
    // one transaction
    if (tables.length > 0) await this.restoring.query(tables.flatMap(restore).join(';'));
    this.touched = tables.length > 0 ? await this.lastTouched() : touched;
    return tables.length > 0;
  }

  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.restoring.end()]);
  }

  /**
   * Returns the number of rows of each table and the last transaction that wrote one. When both are
   * unchanged, nothing was written.
   */
  private lastTouched(): Promise<ReadonlyMap<string, string>> {
    return this.textsOf(
      'touched',
      (table) =>
        `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) FROM public.${table}`,
      this.tables,
    );
  }

  /**
   * Returns a fingerprint of the rows of each table, without the columns that only record the last
   * use.
   */
  private fingerprints(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.textsOf(
      undefined,
      (table) =>
        `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (SELECT (to_jsonb(t) - 'last_used_at' - 'touched_at')::text FROM public.${table} t) AS lines(line)`,
      tables,
    );
  }

  /**
   * Returns one text for each table. `name` is the name of the prepared statement of the query that
   * runs after every write, because planning it takes longer than running it.
   */
  private async textsOf(
    name: string | undefined,
    text: (table: string) => string,
    tables: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const all = tables
      .map((table) => `SELECT ${pg.escapeLiteral(table)} AS name, (${text(table)}) AS word`)
      .join(' UNION ALL ');
    const { rows } = await this.client.query<{ name: string; word: string }>({
      text: all,
      ...(name !== undefined && { name }),
    });
    return new Map(rows.map(({ name, word }) => [name, word]));
  }
}
