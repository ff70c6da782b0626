// Creates a temporary folder with a database and server processes that a scenario may break.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seed } from '../../prisma/seed.ts';
import { demoId } from '../../prisma/seed/ids.ts';
import { openConsole } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/data/embedded.ts';
import { createToken } from '../../src/resources/token.ts';
import { bytesInFolder, type StoredBytes } from './invariants/files.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DYING = fileURLToPath(new URL('dying-server.ts', import.meta.url));
const START_MS = 120_000;
/** The product's promise: a server ends within this time after SIGTERM. */
const END_MS = 10_000;

/** A server process that is listening. */
export interface Server {
  readonly url: string;
  /** The token that the first server of a new database prints. */
  readonly demoToken: string | undefined;
  readonly process: ChildProcess;
  /** The exit code or signal, once the process has ended. */
  readonly ended: Promise<number | string>;
  /** Returns the output so far. */
  output(): string;
}

/** The database of an installation. */
type TestDatabase = Pick<EmbeddedDatabase, 'url' | 'postmasterPid' | 'stop'>;

/** A temporary folder with servers and their database. */
export class TestInstallation {
  readonly home: string;
  /** The time of creation: earlier rows have no events. */
  readonly since = new Date();
  /** The stored files of its servers. */
  stored: StoredBytes;
  /** The settings of each server that is started here. */
  settings: Readonly<Record<string, string>> = {};
  /** The token of the demo world, once a server has printed it. */
  token: string | undefined;
  private database: TestDatabase | undefined;
  private readonly children: Pick<Server, 'process' | 'ended'>[] = [];
  private readonly cleanups: (() => void | Promise<void>)[] = [];

  constructor() {
    this.home = mkdtempSync(path.join(os.tmpdir(), 'lectern-faults-'));
    // PostgreSQL runs as another account when this process is root, and needs access
    chmodSync(this.home, 0o711);
    this.stored = bytesInFolder(path.join(this.home, 'files'));
  }

  /** Registers a cleanup that runs before the folder is removed, the last one first. */
  beforeRemoval(cleanup: () => void | Promise<void>): void {
    this.cleanups.unshift(cleanup);
  }

  /** Starts or joins the database, as the servers do; it runs while this process holds it. */
  async openDatabase(): Promise<TestDatabase> {
    this.database ??= await startEmbedded({ home: this.home, database: 'lectern' });
    return this.database;
  }

  /** Uses this database in place of an embedded one. It has no demo world until `seed` makes it. */
  useDatabase(database: TestDatabase): void {
    this.database = database;
    this.settings = {
      ...this.settings,
      DATABASE_URL: database.url('app'),
      DATABASE_OWNER_URL: database.url('owner'),
    };
  }

  /** Makes the demo world, and a token, in a database to which a server has applied migrations. */
  async seed(): Promise<string> {
    const config = loadConfig({ DATA_DIR: this.home, ...SETTINGS, ...this.settings }, '/dev/null');
    const databaseUrl = (await this.openDatabase()).url('app');
    const console = openConsole({ config, databaseUrl });
    try {
      const context = console.as(demoId('User', 'ana'));
      await seed(console.database, console.secrets, context.blobs);
      const { secret } = await createToken(context, { label: 'Demo' });
      this.token = secret;
      return secret;
    } finally {
      await console.close();
    }
  }

  /** Starts PostgreSQL again after it has ended. */
  async reopenDatabase(): Promise<TestDatabase> {
    const old = this.database;
    this.database = await startEmbedded({ home: this.home, database: 'lectern' });
    await old?.stop();
    return this.database;
  }

  /**
   * Starts a server: the product's, the one that kills itself on request, or another program that
   * starts the product's.
   */
  async startServer(
    settings: Readonly<Record<string, string>> = {},
    program: 'product' | 'dying' | (string & {}) = 'product',
  ): Promise<Server> {
    const { ready, ...child } = launch(
      this.home,
      { ...this.settings, ...settings },
      program === 'product' ? MAIN : program === 'dying' ? DYING : program,
    );
    this.children.push(child);
    const timer = setTimeout(() => child.process.kill('SIGKILL'), START_MS);
    const server = await ready.finally(() => clearTimeout(timer));
    this.token ??= server.demoToken;
    return server;
  }

  /**
   * Ends the running servers by SIGTERM, and returns how many had to be killed because they did not
   * end.
   */
  async endServers(): Promise<number> {
    const running = this.children.filter(
      ({ process: child }) => child.exitCode === null && child.signalCode === null,
    );
    for (const { process: child } of running) child.kill('SIGTERM');
    const ends = await Promise.all(
      running.map(({ ended }) => Promise.race([ended, pause(END_MS, undefined, { ref: false })])),
    );
    for (const { process: child } of running)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    return ends.filter((end) => end === undefined).length;
  }

  /** Queries the database as superuser. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: (await this.openDatabase()).url('superuser'),
    });
    client.on('error', () => {}); // the running statement fails on its own
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends all processes that were started here, and removes the folder. */
  async close(): Promise<void> {
    for (const { process: child } of this.children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await Promise.all(this.children.map(({ ended }) => ended));
    for (const cleanup of this.cleanups) await cleanup();
    await this.database?.stop();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** The settings that all servers share; the environment of this process is not passed on. */
const SETTINGS = {
  PORT: '0',
  RATE_LIMIT_TOKEN: '1000000000',
  RATE_LIMIT_ADDRESS: '1000000000',
  CONCURRENCY_TOKEN: '1000000',
  CONCURRENCY_ADDRESS: '1000000',
  LOG_LEVEL: 'info',
};

function launch(
  home: string,
  settings: Readonly<Record<string, string>>,
  program: string,
): Pick<Server, 'process' | 'ended'> & { ready: Promise<Server> } {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), program, 'serve'],
    {
      cwd: home,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: home,
        ...SETTINGS,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
  );
  const written: string[] = [];
  const output = () => written.join('');
  const ready = new Promise<Server>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written.push(chunk.toString());
      const url = /GraphQL +(http\S+)\/graphql/.exec(output())?.[1];
      if (url === undefined || !output().includes('Try it:')) return;
      child.stdout.off('data', read).on('data', (more: Buffer) => written.push(more.toString()));
      resolve({
        url,
        demoToken: /Demo token +(lp_\S+)/.exec(output())?.[1],
        process: child,
        ended,
        output,
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    ended.then(
      (end) => reject(new Error(`The server ended (${end}) before it was ready:\n${output()}`)),
      reject,
    );
  });
  return { process: child, ended, ready };
}
