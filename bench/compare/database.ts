/**
 * Prepares the database of the benchmark: a PostgreSQL of its own in bench/.data, filled once as a
 * template and copied for each run.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../../src/data/embedded.ts';
import { migrate, migrationsFolder } from '../../src/data/migrate.ts';
import { queues } from '../../src/data/queue.ts';
import { seed } from './seed.ts';

const home = fileURLToPath(new URL('../.data', import.meta.url));
const RUN = 'bench_run';
/** Written to the cluster's own configuration, and read at the next start. */
const SETTINGS = {
  shared_buffers: "'1GB'",
  max_wal_size: "'8GB'",
  checkpoint_timeout: "'30min'",
  shared_preload_libraries: "'pg_stat_statements'",
  'pg_stat_statements.track': 'none',
  autovacuum: 'off',
};

/** The running database. */
export interface BenchDatabase {
  readonly appUrl: string;
  readonly superuserUrl: string;
  readonly version: string;
  readonly postmasterPid: number;
  /** The tokens of an EDIT member of each organization. */
  readonly tokens: readonly string[];
  /** Turns the counting of statements on or off for all connections. */
  countStatements(on: boolean): Promise<void>;
  /** Returns the number of statements since the last call. */
  takeStatementCount(): Promise<number>;
  close(): Promise<void>;
}

/** Returns the name of the template: another one for other tables or other data. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, name)));
  for (const name of ['seed.ts', 'ids.ts', 'texts.ts'])
    hash.update(readFileSync(new URL(name, import.meta.url)));
  return `bench_${hash.digest('hex').slice(0, 12)}`;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Starts the server; a new cluster is started a second time, with its settings. */
async function startServer(): Promise<EmbeddedDatabase> {
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o711);
  const open = () => startEmbedded({ home, database: RUN });
  const server = await open();
  const isConfigured = await withClient(server.url('superuser', 'postgres'), async (client) => {
    const { rows } = await client.query<{ libraries: string }>(
      "SELECT current_setting('shared_preload_libraries') AS libraries",
    );
    if (rows[0]?.libraries === 'pg_stat_statements') return true;
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
    return false;
  });
  if (isConfigured) return server;
  await server.stop();
  return open();
}

/** Fills the template unless it exists, and removes those of other versions. */
async function requireTemplate(server: EmbeddedDatabase): Promise<string> {
  const name = templateName();
  const postgres = server.url('superuser', 'postgres');
  const existing = await withClient(postgres, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE datname LIKE 'bench\\_%'",
    );
    return rows.map((row) => row.name);
  });
  if (existing.includes(name)) return name;
  console.log('Filling the database, once:');
  const partial = `${name}_partial`;
  await withClient(postgres, async (client) => {
    for (const old of existing) await client.query(`DROP DATABASE ${old} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${partial} OWNER lectern_owner`);
  });
  await migrate(server.url('owner', partial), migrationsFolder, {
    grantTo: 'lectern_app',
    queues,
  });
  await seed(server.url('superuser', partial));
  await withClient(postgres, (client) =>
    client.query(`ALTER DATABASE ${partial} RENAME TO ${name}`),
  );
  return name;
}

/** Starts PostgreSQL with a fresh copy of the data. */
export async function openDatabase(): Promise<BenchDatabase> {
  const server = await startServer();
  const template = await requireTemplate(server);
  await withClient(server.url('superuser', 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${RUN} WITH (FORCE)`);
    await client.query(
      `CREATE DATABASE ${RUN} TEMPLATE ${template} OWNER lectern_owner STRATEGY FILE_COPY`,
    );
  });
  const monitor = new pg.Client({ connectionString: server.url('superuser', RUN) });
  await monitor.connect();
  await monitor.query('CREATE EXTENSION pg_stat_statements');
  const tokens = await monitor.query<{ secret: string }>(
    'SELECT secret FROM bench.tokens ORDER BY n',
  );
  const version = await monitor.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return {
    appUrl: server.url('app', RUN),
    superuserUrl: server.url('superuser', RUN),
    version: version.rows[0]?.version ?? '',
    postmasterPid: server.postmasterPid(),
    tokens: tokens.rows.map(({ secret }) => secret),
    async countStatements(on) {
      await monitor.query(`ALTER SYSTEM SET pg_stat_statements.track = '${on ? 'top' : 'none'}'`);
      await monitor.query('SELECT pg_reload_conf()');
    },
    async takeStatementCount() {
      const { rows } = await monitor.query<{ count: number }>(
        `SELECT coalesce(sum(calls), 0)::int AS count FROM pg_stat_statements
          WHERE query NOT LIKE '%pg_stat_statements%'`,
      );
      await monitor.query('SELECT pg_stat_statements_reset()');
      return rows[0]?.count ?? 0;
    },
    async close() {
      await monitor.end();
      await server.stop();
    },
  };
}
