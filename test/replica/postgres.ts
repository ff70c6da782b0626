// Starts a primary and streaming replicas, made with pg_basebackup, in temporary folders.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeCluster } from '../../src/data/embedded/cluster.ts';
import {
  chooseServerPaths,
  makePrivateFolder,
  PROGRAM_ENV,
  type ServerPaths,
} from '../../src/data/embedded/paths.ts';
import { APP_ROLE, makeRolesAndDatabase, OWNER_ROLE } from '../../src/data/embedded/roles.ts';

const FOLDERS = '/usr/lib/postgresql';
const START_MS = 30_000;
const PORT = 5432;

const ROLES = { superuser: 'postgres', owner: OWNER_ROLE, app: APP_ROLE } as const;

/** A running server. */
export interface PostgresServer {
  readonly socketDir: string;
  /** The process id of the postmaster. */
  readonly pid: number;
  url(role: keyof typeof ROLES, database: string): string;
  /** Runs a statement as superuser. */
  sql<Row extends pg.QueryResultRow>(text: string, database?: string): Promise<Row[]>;
  /** Kills the server, and returns the function that starts it again at the same address. */
  kill(): Promise<() => Promise<PostgresServer>>;
  /** Ends the server, by default with its connections, and waits for its end. */
  end(signal?: 'SIGINT' | 'SIGKILL' | 'SIGQUIT'): Promise<void>;
}

/** Returns the programs of the newest PostgreSQL of the system. */
function findReplicaPrograms() {
  const [major] = existsSync(FOLDERS)
    ? readdirSync(FOLDERS)
        .filter((name) => existsSync(path.join(FOLDERS, name, 'bin', 'pg_basebackup')))
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  if (major === undefined)
    throw new Error('There is no pg_basebackup. Install it (Debian: apt-get install postgresql).');
  return { bin: path.join(FOLDERS, String(major), 'bin'), version: String(major), major };
}

function pathsIn(parent: string, name: string): ServerPaths {
  const home = mkdtempSync(path.join(parent, `${name}-`));
  chmodSync(home, 0o711); // PostgreSQL runs as another account when this process is root
  return chooseServerPaths(findReplicaPrograms(), home);
}

const urlIn =
  (socketDir: string): PostgresServer['url'] =>
  (role, database) =>
    `postgresql://${ROLES[role]}@localhost:${PORT}/${database}?host=${encodeURIComponent(socketDir)}`;

/** Connects once, runs a statement, and closes the connection. */
async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a server on its folder, again after it was killed. */
async function start(
  paths: ServerPaths,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  makePrivateFolder(paths.socketDir, paths.account);
  const options = {
    listen_addresses: '',
    timezone: 'UTC',
    max_connections: '100',
    jit: 'off',
    fsync: 'off', // a killed process loses nothing that it has written
    ...settings,
  };
  const child: ChildProcess = spawn(
    path.join(paths.bin, 'postgres'),
    [
      ...['-D', paths.dataDir, '-k', paths.socketDir, '-p', String(PORT)],
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...paths.account, cwd: '/', env: PROGRAM_ENV, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const written: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const url = urlIn(paths.socketDir);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  for (const until = Date.now() + START_MS; ; await pause(30)) {
    if (hasEnded() || Date.now() > until) throw new Error(`No start:\n${written.join('')}`);
    const answer = ask(url('superuser', 'postgres'), 'SELECT 1');
    if (await answer.catch(() => undefined)) break;
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL has no process id.');
  return {
    socketDir: paths.socketDir,
    pid,
    url,
    sql: (text, database = 'postgres') => ask(url('superuser', database), text),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT'); // with SIGKILL its other processes would outlive it for a while
      await ended;
      return () => start(paths, settings);
    },
    async end(signal = 'SIGINT') {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      rmSync(paths.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Starts a server with the roles of the product and an empty database. */
export async function startServer(
  parent: string,
  name: string,
  database: string,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const paths = pathsIn(parent, name);
  await makeCluster(paths);
  const server = await start(paths, settings);
  await makeRolesAndDatabase(server.url('superuser', 'postgres'), database);
  // clusters before PostgreSQL 17 have the locale C, which has no cases of letters such as É
  await server.sql(`DROP DATABASE ${database}`);
  await server.sql(
    `CREATE DATABASE ${database} OWNER ${OWNER_ROLE} TEMPLATE template0 LC_CTYPE 'C.UTF-8'`,
  );
  return server;
}

/** Starts a primary with the roles of the product and an empty database. */
export const startPrimary = (parent: string, database: string): Promise<PostgresServer> =>
  startServer(parent, 'primary', database, { wal_level: 'replica', max_wal_senders: '10' });

/** Starts a streaming replica of a server: `replica` in `synchronous_standby_names`. */
export async function startReplica(
  parent: string,
  primary: Pick<PostgresServer, 'socketDir'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const name = 'replica';
  const paths = pathsIn(parent, name);
  makePrivateFolder(paths.dataDir, paths.account);
  const source = `host=${primary.socketDir} port=${PORT} user=postgres application_name=${name}`;
  await promisify(execFile)(
    path.join(paths.bin, 'pg_basebackup'),
    ['-D', paths.dataDir, '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...paths.account, cwd: '/', env: PROGRAM_ENV },
  );
  return start(paths, settings);
}
