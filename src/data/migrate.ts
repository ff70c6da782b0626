// `prisma migrate deploy` without Prisma's engine: the same folder, table, checksums and lock, and the rights of the serving role.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { grantServing, lackingRights } from './migrate/rights.ts';
import { makeQueues, missingQueues, type queues } from './queue.ts';

export { missingProtections } from './migrate/rights.ts';

export interface MigrateOptions {
  /** The role that serves; it gets what it needs on every table and no more. Nothing is granted where it is the migrating role. */
  grantTo?: string;
  /** The queues that there must be; they are made after the migrations, with the schema that they lie in. */
  queues?: typeof queues;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** The key that Prisma Migrate takes: the two never run at the same time. */
const LOCK = 72707369;

/** How long to wait for another process's migrations. */
const LOCK_PATIENCE = '5min';

const OLDEST_SERVER = 150_000;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
  logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/**
 * Applies what is missing of the folder's migrations, each in one transaction with its record, then of the queues, and gives the names of what was applied.
 * Throws where one fails (nothing of it stays), was edited after it was applied, or is unknown to the folder.
 */
export async function migrate(ownerUrl: string, dir: string, options: MigrateOptions = {}): Promise<string[]> {
  const wanted = await readMigrations(dir);
  return withClient(ownerUrl, async (client) => {
    await refuseOldServer(client);
    if (await isUpToDate(client, wanted, dir, options)) return []; // the usual start: no lock, no write
    await takeLock(client);
    await client.query(TABLE);
    const missing = missingOf(wanted, await readApplied(client), dir);
    for (const migration of missing) await apply(client, migration);
    const made = await makeQueues(client, options.queues ?? {});
    if (options.grantTo !== undefined) await grantServing(client, options.grantTo);
    return [...missing.map(({ name }) => name), ...made];
  });
}

/**
 * The names of the folder's migrations and of the queues that the database lacks; the serving role may ask. All migrations where another process
 * makes the database at this moment, and the role has no rights yet: who goes on to `migrate` waits for that.
 */
export async function pendingMigrations(url: string, dir: string, { queues = {} }: Pick<MigrateOptions, 'queues'> = {}): Promise<string[]> {
  const wanted = await readMigrations(dir);
  return withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT 1 WHERE NOT has_table_privilege(to_regclass('_prisma_migrations'), 'SELECT')`);
    if (rows.length > 0) return wanted.map(({ name }) => name);
    return [...missingOf(wanted, await readApplied(client), dir).map(({ name }) => name), ...(await missingQueues(client, queues))];
  });
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(dir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** One session of its own, never of a pool: the lock belongs to it and goes with it, also when this process is killed. */
async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, application_name: 'lectern migrate' });
  client.on('error', () => {}); // the statement that was under way fails by itself
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(`SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`);
  if (rows[0] && rows[0].number < OLDEST_SERVER) throw new Error(`Lectern needs PostgreSQL 15 or later; this server is ${rows[0].version}.`);
}

async function isUpToDate(client: pg.Client, wanted: Migration[], dir: string, { grantTo, queues = {} }: MigrateOptions): Promise<boolean> {
  if (missingOf(wanted, await readApplied(client), dir).length > 0) return false;
  if ((await missingQueues(client, queues)).length > 0) return false;
  return grantTo === undefined || (await lackingRights(client, grantTo)).length === 0;
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows: found } = await client.query(`SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL`);
  if (found.length === 0) return [];
  const { rows } = await client.query<Applied>('SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at');
  return rows;
}

function missingOf(wanted: Migration[], applied: Applied[], dir: string): Migration[] {
  for (const { migration_name: name, checksum, finished_at: finished } of applied) {
    const file = wanted.find((migration) => migration.name === name);
    if (finished === null) throw new Error(`Migration ${name} was begun by another tool and is not finished. Resolve it with \`prisma migrate resolve\`.`);
    if (!file) throw new Error(`Migration ${name} is in the database but not in ${dir}: the database belongs to a newer release than this one.`);
    if (file.checksum !== checksum) throw new Error(`Migration ${name} was edited after it was applied. Restore it, and write a new migration instead.`);
  }
  const done = new Set(applied.map(({ migration_name }) => migration_name));
  return wanted.filter(({ name }) => !done.has(name));
}

async function takeLock(client: pg.Client): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${LOCK_PATIENCE}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]); // outlives the transaction
    await client.query('COMMIT');
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    throw new Error(`Another process has held the lock on migrations for ${LOCK_PATIENCE}.`, { cause: error });
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection may be what failed
    throw new Error(`Migration ${name} failed and was rolled back: ${explain(error, sql)}`, { cause: error });
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  return position > 0 ? `${error.message} (line ${sql.slice(0, position - 1).split('\n').length})` : error.message;
}

const sqlState = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
