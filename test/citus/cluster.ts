// Starts a Citus cluster of a coordinator and two workers for the tests, or connects to a given one.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { OWNER_ROLE } from '../../src/data/embedded/roles.ts';
import { withDatabase } from '../database-url.ts';
import { type PostgresServer, startServer } from '../replica/postgres.ts';

/** A cluster with an empty database for a template. */
export interface TestCluster {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The workers for the superuser. */
  readonly workerUrls: readonly string[];
  close(): Promise<void>;
}

/** The tests write few rows: more shards would only take longer to create. */
const SHARD_COUNT = 4;

const SETTINGS = {
  shared_preload_libraries: 'citus',
  'citus.shard_count': String(SHARD_COUNT),
  'citus.enable_statistics_collection': 'off',
  // each database has a daemon
  max_worker_processes: '60',
  max_connections: '300',
  max_prepared_transactions: '100',
  wal_level: 'logical',
};

/**
 * Starts a coordinator and two workers, each with an empty database of this name, as one cluster.
 * They reach each other through their sockets.
 */
export async function startNodes(
  home: string,
  database: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer[]> {
  const nodes: PostgresServer[] = [];
  try {
    for (const name of ['coordinator', 'worker1', 'worker2'])
      nodes.push(await startServer(home, name, database, { ...SETTINGS, ...settings }));
    await joinNodes(
      nodes.map((node) => node.url('superuser', database)),
      nodes.map(({ socketDir }) => [socketDir, 5432]),
    );
    return nodes;
  } catch (error) {
    for (const node of nodes) await node.end('SIGQUIT');
    throw error;
  }
}

/** Starts a cluster of a coordinator and two workers. */
export async function startCluster(
  home: string,
  template: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestCluster> {
  const nodes = await startNodes(home, template, settings);
  const urlsOf = (role: 'superuser' | 'owner' | 'app') =>
    nodes.map((node) => node.url(role, template));
  const [superuserUrl = '', ...workerUrls] = urlsOf('superuser');
  return {
    superuserUrl,
    workerUrls,
    ownerUrl: urlsOf('owner')[0] ?? '',
    appUrl: urlsOf('app')[0] ?? '',
    close: async () => {
      for (const node of nodes) await node.end('SIGQUIT');
    },
  };
}

/** Makes the nodes of the database of these URLs one cluster, with the first as the coordinator. */
export async function joinNodes(
  urls: readonly string[],
  addresses: readonly (readonly [host: string, port: number])[],
  owner = OWNER_ROLE,
): Promise<void> {
  for (const url of urls)
    await run(url, ['CREATE EXTENSION citus', `GRANT ALL ON SCHEMA public TO ${owner}`]);
  const [coordinator = '', ...workers] = addresses.map(([host, port]) => `'${host}', ${port}`);
  await run(urls[0] ?? '', [
    `SELECT citus_set_coordinator_host(${coordinator})`,
    ...workers.map((worker) => `SELECT citus_add_node(${worker})`),
  ]);
}

/**
 * Makes a template and roles on a cluster. The superuser of the URL can also connect to its workers,
 * at the addresses that the coordinator has.
 */
export async function connectToCluster(url: string, template: string): Promise<TestCluster> {
  const [nodes = []] = await run<{ host: string; port: number }>(url, [
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE isactive ORDER BY groupid',
  ]);
  const servers = nodes.map(({ host, port }) => addressOf(url, host, port));
  const id = randomBytes(4).toString('hex');
  const [owner, app] = [`lectern_owner_${id}`, `lectern_app_${id}`];
  for (const server of servers)
    await run(withDatabase(server, 'postgres'), [
      ...[owner, app].map((role) => `CREATE ROLE ${role} LOGIN`),
      `CREATE DATABASE ${template} OWNER ${owner} TEMPLATE template0 ENCODING 'UTF8'`,
    ]);
  const urls = servers.map((server) => withDatabase(server, template));
  await joinNodes(
    urls,
    nodes.map(({ host, port }) => [host, port]),
    owner,
  );
  const [superuserUrl = '', ...workerUrls] = urls;
  return {
    superuserUrl,
    workerUrls,
    ownerUrl: withRole(superuserUrl, owner),
    appUrl: withRole(superuserUrl, app),
    close: async () => {
      for (const server of servers) {
        await run(withDatabase(server, 'postgres'), [
          `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`,
          ...[app, owner].map((role) => `DROP ROLE ${role}`),
        ]);
      }
    },
  };
}

function addressOf(url: string, host: string, port: number): string {
  const address = new URL(url);
  address.hostname = host;
  address.port = String(port);
  return address.href;
}

function withRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = '';
  return address.href;
}

/** Runs statements on a connection of their own, and returns the rows of each. */
export async function run<Row extends pg.QueryResultRow>(
  url: string,
  statements: readonly string[],
): Promise<Row[][]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    const rows: Row[][] = [];
    for (const statement of statements) rows.push((await client.query<Row>(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
}
