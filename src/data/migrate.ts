// Applies migrations like `prisma migrate deploy`, without Prisma's engine: the same folder, table,
// checksums and lock. Also grants the rights of the serving role.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Query } from './database.ts';
import {
  distributeTables,
  hasDistributedTables,
  ONE_CONNECTION,
  undistributedTables,
} from './migrate/distribute.ts';
import { grantServing, missingGrants } from './migrate/rights.ts';
import { makeRetention, missingRetention } from './migrate/retention.ts';
import { splitSql } from './migrate/split-sql.ts';
import { isThroughPooler } from './pooler/advice.ts';
import { makeQueues, missingQueues, type queues } from './queue.ts';
import { column, statement } from './statement.ts';

/** The folder of the migrations, next to `src` or, after a build, next to `dist`. */
export const migrationsFolder = fileURLToPath(
  new URL(
    import.meta.url.includes('/dist/') ? '../../../prisma/migrations' : '../../prisma/migrations',
    import.meta.url,
  ),
);

export { missingProtections } from './migrate/rights.ts';

export interface MigrateOptions {
  /**
   * The role of the server, which gets exactly the rights that it needs. Nothing is granted to the
   * migrating role itself.
   */
  grantTo?: string;
  /** The queues to create, after the migrations and together with their schema. */
  queues?: typeof queues;
  /** Days for which events are kept, 0 for forever; unchanged by default. */
  eventsRetentionDays?: number | undefined;
  /**
   * True to distribute the content over the workers of a Citus cluster, in which the database is.
   * A distributed database stays so. Default: false.
   */
  distribute?: boolean | undefined;
  /** The migrations to apply; all of the folder by default. */
  names?: readonly string[] | undefined;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** The advisory lock of Prisma Migrate, so that the two never run concurrently. */
const LOCK = 72707369;

/** Maximum wait for another process's migrations. */
const LOCK_TIMEOUT = '5min';

const MIN_SERVER_VERSION = 150_000;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
  logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/**
 * Applies missing migrations, each in one transaction with its record, then creates missing queues,
 * and returns the names of everything that was applied.
 * @throws Error where a migration fails (it is rolled back), was edited after it was applied, or is
 * missing in the folder
 */
export async function migrate(
  ownerUrl: string,
  dir: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const known = await readMigrations(dir);
  const wanted = options.names ? named(known, options.names, dir) : known;
  const origin = options.names ? UNKNOWN_TO_BACKUP : unknownTo(dir);
  return withClient(ownerUrl, async (client) => {
    await refuseOldServer(client);
    // the usual start takes no lock and writes nothing
    if (await isUpToDate(client, wanted, origin, options)) return [];
    await takeLock(client);
    await client.query(TABLE);
    const missing = missingOf(wanted, await readApplied(client), origin);
    const isDistributed = await hasDistributedTables(client);
    for (const migration of missing) await apply(client, migration, isDistributed);
    const createdQueues = await makeQueues(client, options.queues ?? {});
    const retention = await makeRetention(client, options.eventsRetentionDays);
    if (options.grantTo !== undefined) await grantServing(client, options.grantTo);
    // a later release may distribute further tables
    const distributed =
      options.distribute === true || isDistributed ? await distributeTables(client) : [];
    return [...missing.map(({ name }) => name), ...createdQueues, ...retention, ...distributed];
  });
}

/**
 * Returns the names of the migrations and the queues that the database lacks; the serving role may
 * call it.
 *
 * Returns all migrations while another process creates the database and the role has no rights yet:
 * `migrate` then waits for that process.
 */
export async function pendingMigrations(
  url: string,
  dir: string,
  { queues = {}, eventsRetentionDays }: Pick<MigrateOptions, 'queues' | 'eventsRetentionDays'> = {},
): Promise<string[]> {
  const wanted = await readMigrations(dir);
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT 1 WHERE NOT has_table_privilege(to_regclass('_prisma_migrations'), 'SELECT')`,
    );
    if (rows.length > 0) return wanted.map(({ name }) => name);
    const applied = await readApplied(client);
    const missing = missingOf(wanted, applied, unknownTo(dir)).map(({ name }) => name);
    return [
      ...missing,
      ...(await missingQueues(client, queues)),
      ...(await missingRetention(client, eventsRetentionDays)),
    ];
  });
}

/**
 * Checks that the database has all these migrations, on the serving connections.
 * @throws Error that names the missing ones
 */
export async function checkMigrations(query: Query, dir: string): Promise<void> {
  const names = (await readMigrations(dir)).map(({ name }) => name);
  const [row] = await query(MISSING, [names]);
  if (row && row.missing.length > 0) throw new Error(`Missing: ${row.missing.join(', ')}.`);
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

/** Returns the migrations with these names. */
function named(known: Migration[], names: readonly string[], dir: string): Migration[] {
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new Error(
      `${dir} has no migration ${unknown.join(', ')}: a newer release than this one made it.`,
    );
  return known.filter(({ name }) => names.includes(name));
}

const MISSING = statement(
  'migrations.check',
  `SELECT coalesce(array_agg(name ORDER BY name), '{}') AS missing FROM unnest($1::text[]) AS name
  WHERE NOT EXISTS (SELECT FROM _prisma_migrations m WHERE m.migration_name = name AND m.finished_at IS NOT NULL AND m.rolled_back_at IS NULL)`,
  { missing: column.texts },
);

/**
 * Runs work in a session of its own, never from a pool: the lock belongs to the session, and is
 * released with it even when this process is killed.
 */
async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'lectern migrate',
  });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  );
  if (rows[0] && rows[0].number < MIN_SERVER_VERSION)
    throw new Error(`Lectern needs PostgreSQL 15 or later; this server is ${rows[0].version}.`);
}

async function isUpToDate(
  client: pg.Client,
  wanted: Migration[],
  origin: string,
  { grantTo, queues = {}, eventsRetentionDays, distribute }: MigrateOptions,
): Promise<boolean> {
  if (missingOf(wanted, await readApplied(client), origin).length > 0) return false;
  if (
    (await missingQueues(client, queues)).length > 0 ||
    (await missingRetention(client, eventsRetentionDays)).length > 0
  )
    return false;
  if (distribute === true && (await undistributedTables(client)).length > 0) return false;
  return grantTo === undefined || (await missingGrants(client, grantTo)).length === 0;
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
  );
  return rows;
}

/** Returns the end of the sentence about a migration that is in the database and in no other place. */
const unknownTo = (dir: string): string =>
  `not in ${dir}: the database belongs to a newer release than this one.`;

/** Says the same of a backup, whose names are the only ones to apply. */
const UNKNOWN_TO_BACKUP =
  'not in the backup, which an older release has written: restore it into a new database to which no migrations were applied.';

function missingOf(wanted: Migration[], applied: AppliedMigration[], origin: string): Migration[] {
  for (const { migration_name: name, checksum, finished_at: finished } of applied) {
    const file = wanted.find((migration) => migration.name === name);
    if (finished === null)
      throw new Error(
        `Migration ${name} was started by another tool and is not finished. Resolve it with \`prisma migrate resolve\`.`,
      );
    if (!file) throw new Error(`Migration ${name} is in the database but ${origin}`);
    if (file.checksum !== checksum)
      throw new Error(
        `Migration ${name} was edited after it was applied. Restore it, and write a new migration instead.`,
      );
  }
  const done = new Set(applied.map(({ migration_name }) => migration_name));
  return wanted.filter(({ name }) => !done.has(name));
}

async function takeLock(client: pg.Client): Promise<void> {
  if (await isThroughPooler(client))
    throw new Error(
      'The connection leads through a pooler, which does not keep the lock on migrations: set DATABASE_OWNER_URL to an address without the pooler.',
    );
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]); // outlives the transaction
    await client.query('COMMIT');
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    throw new Error(`Another process has held the lock on migrations for ${LOCK_TIMEOUT}.`, {
      cause: error,
    });
  }
}

async function apply(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  isDistributed: boolean,
): Promise<void> {
  try {
    await client.query('BEGIN');
    if (isDistributed) await client.query(ONE_CONNECTION);
    // Citus accepts one statement on distributed tables in a query
    for (const part of isDistributed ? splitSql(sql) : [sql]) await client.query(part);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection may be the cause of the error
    throw new Error(`Migration ${name} failed and was rolled back: ${explain(error, sql)}`, {
      cause: error,
    });
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  return position > 0
    ? `${error.message} (line ${sql.slice(0, position - 1).split('\n').length})`
    : error.message;
}

const sqlState = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
