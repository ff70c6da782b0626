/** Starts the servers that are compared, each as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SECRET_KEY } from './ids.ts';
import type { Way } from './ways.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Node 24 of bench/contenders/node_modules. */
const NODE_24 = path.join(root, 'bench/contenders/node_modules/node/bin/node');
const START_TIMEOUT_MS = 60_000;
/** The memory settings of docs/production.md, with which all servers are started. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };
const MEMORY_OPTIONS = ['--max-semi-space-size=32', '--heap-growing-percent=30'];

/** A server to be started. */
export interface Contender {
  readonly name: string;
  /** The Node program. */
  readonly node: string;
  /** A file of bench/contenders; Lectern itself without one. */
  readonly file?: string;
  readonly ways: readonly Way[];
}

export const LECTERN_24: Contender = {
  name: 'Lectern, Node 24',
  node: NODE_24,
  ways: ['GraphQL', 'GraphQL as /v1', '/v1'],
};

export const contenders: readonly Contender[] = [
  LECTERN_24,
  {
    name: `Lectern, Node ${process.versions.node.split('.')[0]}`,
    node: process.execPath,
    ways: ['GraphQL'],
  },
  { name: 'yoga + Prisma + DataLoader', node: NODE_24, file: 'yoga.mjs', ways: ['GraphQL'] },
  { name: 'mercurius + JIT', node: NODE_24, file: 'mercurius.mjs', ways: ['GraphQL'] },
  { name: 'PostGraphile 5', node: NODE_24, file: 'postgraphile.mjs', ways: ['PostGraphile'] },
  { name: 'fastify, one statement', node: NODE_24, file: 'fastify.mjs', ways: ['statement'] },
];

/** A running server. */
export interface RunningServer {
  readonly contender: Contender;
  readonly pid: number;
  readonly port: number;
  close(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await once(child, 'exit');
  clearTimeout(timer);
}

async function startPeer(
  contender: Contender,
  file: string,
  databaseUrl: string,
): Promise<RunningServer> {
  const child = spawn(
    contender.node,
    [...MEMORY_OPTIONS, path.join(root, 'bench/contenders', file)],
    {
      env: {
        PATH: process.env['PATH'],
        ...ALLOCATOR,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const [message] = await Promise.race([
    once(child, 'message') as Promise<[{ port: number }]>,
    once(child, 'exit').then(() => {
      throw new Error(`${contender.name} does not start.`);
    }),
  ]);
  return { contender, pid: child.pid ?? 0, port: message.port, close: () => end(child) };
}

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts Lectern as in production: access, limits, metrics and the log are on. The limits are so
 * high that they count but refuse nothing.
 */
export async function startLectern(
  contender: Contender,
  databaseUrl: string,
  {
    nodeOptions = [],
    settings = {},
  }: { nodeOptions?: readonly string[]; settings?: NodeJS.ProcessEnv } = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  const logFile = path.join(folder, 'lectern.log');
  const log = openSync(logFile, 'a');
  const port = await freePort();
  const main = path.join(root, 'dist/src/main.js');
  const child = spawn(
    contender.node,
    [...MEMORY_OPTIONS, ...nodeOptions, main, 'serve', '--no-jobs'],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        ...ALLOCATOR,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        SECRET_KEY,
        DATA_DIR: folder,
        PORT: String(port),
        RATE_LIMIT_TOKEN: '1000000000',
        RATE_LIMIT_ADDRESS: '1000000000',
        CONCURRENCY_TOKEN: '1000000',
        CONCURRENCY_ADDRESS: '1000000',
        CONCURRENCY_PROCESS: '1000000',
        ...settings,
      },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const startedAt = Date.now();
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() - startedAt > START_TIMEOUT_MS)
      throw new Error(
        `${contender.name} does not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
      );
    await pause(100);
  }
  const close = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { contender, pid: child.pid ?? 0, port, close };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server. */
export const start = (contender: Contender, databaseUrl: string): Promise<RunningServer> =>
  contender.file === undefined
    ? startLectern(contender, databaseUrl)
    : startPeer(contender, contender.file, databaseUrl);
