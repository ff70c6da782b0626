// A place to break things in: a temporary folder with a database of its own, and server processes on it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../../src/data/embedded.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DYING = fileURLToPath(new URL('dying-server.ts', import.meta.url));
const START_MS = 60_000;

/** A server process that has said where it listens. */
export interface Server {
  readonly url: string;
  /** The token that the first server of a new database prints. */
  readonly demoToken: string | undefined;
  readonly process: ChildProcess;
  /** Exit code or signal, once the process is gone. */
  readonly ended: Promise<number | string>;
  /** What it wrote so far. */
  output(): string;
}

/** A temporary folder with servers and their database. */
export class Place {
  readonly home: string;
  private database: EmbeddedDatabase | undefined;
  private readonly children: Pick<Server, 'process' | 'ended'>[] = [];

  constructor() {
    this.home = mkdtempSync(path.join(os.tmpdir(), 'lectern-faults-'));
    chmodSync(this.home, 0o711); // as root PostgreSQL runs as another account, which must get through
  }

  /** Starts or joins the database, as the servers do; it stays while this process holds it. */
  async openDatabase(): Promise<EmbeddedDatabase> {
    this.database ??= await startEmbedded({ home: this.home, database: 'lectern' });
    return this.database;
  }

  /** Starts PostgreSQL again after it was ended. */
  async reopenDatabase(): Promise<EmbeddedDatabase> {
    const old = this.database;
    this.database = await startEmbedded({ home: this.home, database: 'lectern' });
    await old?.stop();
    return this.database;
  }

  /** Starts a server: the product's, or the one that kills itself when it is told to. */
  async startServer(settings: Readonly<Record<string, string>> = {}, program: 'product' | 'dying' = 'product'): Promise<Server> {
    const { ready, ...child } = launch(this.home, settings, program === 'product' ? MAIN : DYING);
    this.children.push(child);
    const timer = setTimeout(() => child.process.kill('SIGKILL'), START_MS);
    return ready.finally(() => clearTimeout(timer));
  }

  /** Asks the database, past the product. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: (await this.openDatabase()).url('superuser') });
    client.on('error', () => {}); // the statement under way fails by itself
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends what was started here, and removes it. */
  async close(): Promise<void> {
    for (const { process: child } of this.children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await Promise.all(this.children.map(({ ended }) => ended));
    await this.database?.stop();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Settings that are the same for every server here: nothing of this process' environment reaches them. */
const SETTINGS = { PORT: '0', RATE_LIMIT_TOKEN: '1000000000', RATE_LIMIT_ADDRESS: '1000000000', LOG_LEVEL: 'info' };

function launch(home: string, settings: Readonly<Record<string, string>>, program: string): Pick<Server, 'process' | 'ended'> & { ready: Promise<Server> } {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, 'serve'], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: home, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown');
  const written: string[] = [];
  const output = () => written.join('');
  const ready = new Promise<Server>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written.push(chunk.toString());
      const url = /GraphQL, GraphiQL +(http\S+)\/graphql/.exec(output())?.[1];
      if (url === undefined || !output().includes('Try it:')) return;
      child.stdout.off('data', read).on('data', (more: Buffer) => written.push(more.toString()));
      resolve({ url, demoToken: /Demo token +(lp_\S+)/.exec(output())?.[1], process: child, ended, output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    ended.then((end) => reject(new Error(`The server ended (${end}) before it was ready:\n${output()}`)), reject);
  });
  return { process: child, ended, ready };
}
