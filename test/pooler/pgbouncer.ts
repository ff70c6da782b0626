// Starts pgbouncer with deploy/pgbouncer.ini in front of a PostgreSQL server on a Unix socket.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const SETTINGS = new URL('../../deploy/pgbouncer.ini', import.meta.url);

/** A running pgbouncer. */
export interface Pgbouncer {
  /** Returns the address of a database of PostgreSQL through the pooler. */
  url(database: string): string;
  /** Returns the output so far. */
  output(): string;
  close(): Promise<void>;
}

/** The server behind a pooler, and the deviations from the settings of the file. */
export interface PgbouncerOptions {
  /** Connection string with a socket folder as its parameter `host`. */
  readonly serverUrl: string;
  /** The folder in which a folder for its files is created. */
  readonly parent: string;
  readonly settings?: Readonly<Record<string, string | number>>;
}

/**
 * Starts pgbouncer for every database of a server.
 * @throws Error that names the package if pgbouncer is not installed
 */
export async function startPgbouncer({
  serverUrl,
  parent,
  settings = {},
}: PgbouncerOptions): Promise<Pgbouncer> {
  const address = new URL(serverUrl);
  const socketDir = address.searchParams.get('host') ?? '';
  const { username: role, port } = address;
  const folder = mkdtempSync(path.join(parent, 'pgbouncer-'));
  chmodSync(folder, 0o711);
  const listenPort = await freePort();
  const userList = path.join(folder, 'users.txt');
  writeFileSync(userList, `"${role}" ""\n`);
  const ini = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    [
      // Lines at the end replace earlier ones of [pgbouncer], which is the last section.
      readFileSync(SETTINGS, 'utf8').replace(
        /^lectern = .*$/m,
        `* = host=${socketDir} port=${port}`,
      ),
      `listen_port = ${listenPort}`,
      'auth_type = trust',
      `auth_file = ${userList}`,
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  );
  // The same account as PostgreSQL: pgbouncer refuses to run as root, and the socket is private.
  const { uid, gid } = statSync(socketDir);
  const child = spawn('pgbouncer', [ini], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = recordOutput(child);
  const url = (database: string): string =>
    `postgresql://${role}@127.0.0.1:${listenPort}/${database}`;
  await untilReady(child, url('postgres'), output);
  return {
    url,
    output,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function recordOutput(child: ChildProcess): () => string {
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return () => written.join('');
}

const START_MS = 10_000;

/** Waits until pgbouncer answers. */
async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error: NodeJS.ErrnoException) => {
    // EACCES: the other account may not enter a folder of this one's PATH.
    failure =
      error.code === 'ENOENT' || error.code === 'EACCES'
        ? new Error('There is no pgbouncer. Install it (Debian: apt-get install pgbouncer).')
        : error;
  });
  child.once('exit', (code) => {
    failure ??= new Error(`pgbouncer ended (${code}):\n${output()}`);
  });
  for (const deadline = performance.now() + START_MS; performance.now() < deadline; ) {
    await pause(50);
    if (failure) throw failure;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {}); // the next attempt shows whether it answers
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // not yet
    }
  }
  child.kill('SIGTERM');
  throw new Error(`pgbouncer does not answer:\n${output()}`);
}
