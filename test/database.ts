// Creates a database for a test file: a clone of the run's template, migrated and seeded.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseOptions, Deadlines } from '../src/data/database.ts';
import { DISTRIBUTED_TABLES } from '../src/data/migrate/distribute.ts';
import { withDatabase } from './database-url.ts';

export interface TestDatabase {
  readonly name: string;
  /** The address of the serving role, through pgbouncer in `npm run test:pgbouncer`. */
  readonly appUrl: string;
  /** The address of the serving role without a pooler. */
  readonly directUrl: string;
  /** The options of a pool of the serving role. */
  readonly pool: Pick<DatabaseOptions, 'url' | 'isPooled' | 'preparedStatements'>;
  /** The settings of a server on this database. */
  readonly settings: Readonly<Record<string, string>>;
  readonly ownerUrl: string;
  readonly superuserUrl: string;
  /** Drops the database, including its connections. */
  drop(): Promise<void>;
}

/** Returns whether a table is distributed, which is so in `npm run test:citus` alone. */
export const isDistributed = (table: string): boolean =>
  inject('pg').workerUrls !== undefined &&
  (DISTRIBUTED_TABLES as readonly string[]).includes(table);

/** Clones the template, including ownership and permissions of its tables. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { template, ownerUrl, superuserUrl, cloneStrategy } = inject('pg');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = pg.escapeIdentifier(new URL(ownerUrl).username);
  await cloneTemplate(
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner} STRATEGY ${cloneStrategy}`,
  );
  return {
    name,
    ...servingConnections(name),
    ownerUrl: withDatabase(ownerUrl, name),
    superuserUrl: withDatabase(superuserUrl, name),
    drop: () => onEachNode(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Returns how the serving role connects to a database: through the pooler, if there is one. */
function servingConnections(
  name: string,
): Pick<TestDatabase, 'appUrl' | 'directUrl' | 'pool' | 'settings'> {
  const server = inject('pg');
  const directUrl = withDatabase(server.appUrl, name);
  if (server.pooledUrl === undefined)
    return {
      appUrl: directUrl,
      directUrl,
      pool: { url: directUrl },
      settings: {
        DATABASE_URL: directUrl,
        ...(server.replica && { DATABASE_READ_URL: withDatabase(server.replica.appUrl, name) }),
      },
    };
  const appUrl = withDatabase(server.pooledUrl, name);
  return {
    appUrl,
    directUrl,
    pool: { url: appUrl, isPooled: true, preparedStatements: false },
    settings: {
      DATABASE_URL: appUrl,
      DATABASE_DIRECT_URL: directUrl,
      PREPARED_STATEMENTS: 'off',
    },
  };
}

const cloneTemplate = (statement: string): Promise<void> =>
  onEachNode(statement, (url) => cloneOn(url, statement));

async function cloneOn(url: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runAsSuperuser(url, statement);
    } catch (error) {
      // 55006: the source is in use, because another file is cloning it or its seeding connection
      // is closing.
      const passing = error instanceof Error && 'code' in error && error.code === '55006';
      if (!passing || attempt === 100) throw error;
      await pause(50);
    }
  }
}

/** Runs a statement on the server, and in `npm run test:citus` on the workers too. */
async function onEachNode(
  statement: string,
  run = (url: string) => runAsSuperuser(url, statement),
): Promise<void> {
  const { superuserUrl, workerUrls = [] } = inject('pg');
  for (const url of [superuserUrl, ...workerUrls]) await run(url);
}

async function runAsSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') }); // never the template itself
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Ten times the deadlines of requests, for tests that run on a busy machine. */
export const TEST_DEADLINES: Deadlines = {
  connectMs: 20_000,
  statementMs: 25_000,
  lockMs: 20_000,
  idleMs: 50_000,
  transactionMs: 28_000,
};
