// Starts one temporary PostgreSQL for the whole run, with a migrated and seeded template that every
// test file clones, and bundles the program of worker threads.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seed } from '../prisma/seed.ts';
import { JOB_DEADLINES, openDatabase } from '../src/data/database.ts';
import { startEmbedded } from '../src/data/embedded.ts';
import { migrate } from '../src/data/migrate.ts';
import { queues } from '../src/data/queue.ts';
import { createSecrets } from '../src/data/secrets.ts';
import { connectToCluster, startCluster } from './citus/cluster.ts';
import { startPgbouncer } from './pooler/pgbouncer.ts';
import { startPrimary, startReplica } from './replica/postgres.ts';
import { SECRET_KEY } from './secret-key.ts';
import { bundleThreadProgram } from './thread-program.ts';

/** The connection strings to the template database for each of the roles. */
export interface TestServer {
  readonly template: string;
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The address of the serving role through pgbouncer, in `npm run test:pgbouncer`. */
  readonly pooledUrl?: string;
  /** The streaming replica for the serving role and as superuser, in `npm run test:replica`. */
  readonly replica?: { readonly appUrl: string; readonly superuserUrl: string };
  /** The workers of the Citus cluster for the superuser, in `npm run test:citus`. */
  readonly workerUrls?: readonly string[];
  /** Copying the files is faster where the server waits for no disk, and slower elsewhere. */
  readonly cloneStrategy: 'FILE_COPY' | 'WAL_LOG';
}

declare module 'vitest' {
  export interface ProvidedContext {
    pg: TestServer;
  }
}

/** A server for the tests, with its cleanup. */
interface OpenServer extends TestServer {
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../prisma/migrations', import.meta.url));

// Vitest calls a global setup by its default export.
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = mkdtempSync(path.join(os.tmpdir(), 'lectern-test-programs-'));
  process.env.THREAD_PROGRAM = await bundleThreadProgram(programs); // the test processes inherit it
  // vitest.pgbouncer.config.ts sets it
  const isPooled = process.env.TEST_POOLER === 'pgbouncer';
  const given = isPooled ? undefined : process.env.TEST_DATABASE_URL;
  const hasReplica = process.env.TEST_REPLICA === 'on'; // vitest.replica.config.ts sets it
  const isDistributed = process.env.TEST_CITUS === 'on'; // vitest.citus.config.ts sets it
  const { close, ...server } = hasReplica
    ? await startReplicatedServer()
    : isDistributed
      ? await startDistributedServer(process.env.CITUS_URL)
      : given
        ? await useGivenServer(given)
        : await startThrowAwayServer(isPooled);
  try {
    await migrate(server.ownerUrl, MIGRATIONS, {
      grantTo: new URL(server.appUrl).username,
      queues,
      distribute: isDistributed,
    });
    await seedTemplate(server.appUrl);
    // the daemon of Citus connects to each database, and a template with connections is not cloned
    for (const url of server.workerUrls ? [server.superuserUrl, ...server.workerUrls] : [])
      await closeTemplate(url, server.template);
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('pg', server);
  return async () => {
    await close();
    rmSync(programs, { recursive: true, force: true });
  };
}

/** Fills the template with the demo world that the tests open. */
async function seedTemplate(appUrl: string): Promise<void> {
  const database = openDatabase({ url: appUrl, deadlines: JOB_DEADLINES });
  await seed(database, createSecrets(Buffer.from(SECRET_KEY, 'hex')));
  await database.close();
}

/** Settings of pgbouncer for tests, whose deadlines are ten times those of the product. */
const POOLER_SETTINGS = { default_pool_size: 5, query_wait_timeout: 20, server_idle_timeout: 10 };

async function startThrowAwayServer(isPooled: boolean): Promise<OpenServer> {
  const home = mkdtempSync(path.join(temporaryFolder(), 'lectern-test-'));
  // PostgreSQL runs as another account when this process is root, and needs access
  chmodSync(home, 0o711);
  const template = 'lectern_template';
  const server = await startEmbedded({ home, database: template, unsafe: true });
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const pooler = isPooled
    ? await startPgbouncer({
        serverUrl: server.url('app'),
        parent: home,
        settings: POOLER_SETTINGS,
      }).catch(async (error: unknown) => {
        await stop();
        throw error;
      })
    : undefined;
  return {
    template,
    superuserUrl: server.url('superuser'),
    ownerUrl: server.url('owner'),
    appUrl: server.url('app'),
    ...(pooler && { pooledUrl: pooler.url(template) }),
    cloneStrategy: 'FILE_COPY',
    close: async () => {
      await pooler?.close();
      await stop();
    },
  };
}

/** Starts a primary and a streaming replica of it. */
async function startReplicatedServer(): Promise<OpenServer> {
  const home = mkdtempSync(path.join(temporaryFolder(), 'lectern-test-'));
  chmodSync(home, 0o711);
  const template = 'lectern_template';
  const primary = await startPrimary(home, template);
  const replica = await startReplica(home, primary).catch(async (error: unknown) => {
    await primary.end();
    throw error;
  });
  return {
    template,
    superuserUrl: primary.url('superuser', template),
    ownerUrl: primary.url('owner', template),
    appUrl: primary.url('app', template),
    replica: {
      appUrl: replica.url('app', template),
      superuserUrl: replica.url('superuser', template),
    },
    cloneStrategy: 'WAL_LOG',
    close: async () => {
      await replica.end();
      await primary.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts a Citus cluster, or makes a template and roles on the given one. */
async function startDistributedServer(given: string | undefined): Promise<OpenServer> {
  const home = mkdtempSync(path.join(temporaryFolder(), 'lectern-test-'));
  chmodSync(home, 0o711);
  const template = `lectern_template_${randomBytes(4).toString('hex')}`;
  const cluster = await (given === undefined
    ? startCluster(home, template)
    : connectToCluster(given, template));
  return {
    template,
    ...cluster,
    cloneStrategy: 'WAL_LOG',
    close: async () => {
      await cluster.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Ends the connections to a template, and permits no further ones. */
async function closeTemplate(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(url, { database: 'postgres' }) });
  await client.connect();
  await client.query(`ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false`);
  await client.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1',
    [template],
  );
  await client.end();
}

/**
 * Returns a folder in memory when there is enough: a clone takes 10 ms there, and up to 300 on a
 * slow disk.
 */
function temporaryFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : os.tmpdir();
}

/** Creates a template and two roles for this run on a server that may be shared. */
async function useGivenServer(superuserUrl: string): Promise<OpenServer> {
  const run = randomBytes(4).toString('hex');
  const [template, owner, app] = [
    `lectern_template_${run}`,
    `lectern_owner_${run}`,
    `lectern_app_${run}`,
  ];
  const password = randomBytes(16).toString('hex');
  const admin = new pg.Client({ connectionString: superuserUrl });
  await admin.connect();
  for (const role of [owner, app])
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  await admin.query(`CREATE DATABASE ${template} OWNER ${owner}`);
  return {
    template,
    superuserUrl: addressOf(superuserUrl, { database: template }),
    ownerUrl: addressOf(superuserUrl, { database: template, role: owner, password }),
    appUrl: addressOf(superuserUrl, { database: template, role: app, password }),
    cloneStrategy: 'WAL_LOG',
    close: async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
      for (const role of [app, owner]) await admin.query(`DROP ROLE ${role}`);
      await admin.end();
    },
  };
}

/** Returns a connection string to the same server for another role or database. */
function addressOf(
  url: string,
  to: { database: string; role?: string; password?: string },
): string {
  const address = new URL(url);
  address.pathname = `/${to.database}`;
  if (to.role !== undefined) address.username = to.role;
  if (to.password !== undefined) address.password = to.password;
  return address.href;
}
