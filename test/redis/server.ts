// Starts a Redis of Debian for the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { vi } from 'vitest';
import { freePort } from '../free-port.ts';

const PASSWORD = 'redis-secret';

/** A Redis that tests can stop, kill and start again. It keeps nothing on disk. */
export interface RedisServer {
  readonly url: string;
  /** The address with another password. */
  readonly wrongUrl: string;
  start(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  kill(): Promise<void>;
  /** Returns the replies to a command. */
  send(command: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a Redis on a free port. */
export async function openRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-redis-'));
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function send(command: readonly string[]): Promise<unknown> {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {}); // the command fails with it
    await client.connect();
    return client.sendCommand([...command]).finally(() => client.destroy());
  }

  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async function start(): Promise<void> {
    const options = { port, bind: '127.0.0.1', requirepass: PASSWORD, save: '', dir: folder };
    child = spawn(
      'redis-server',
      Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: 'ignore' },
    );
    await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error('There is no redis-server. Install it (Debian: apt-get install redis-server).')
        : error;
    });
    await vi.waitFor(() => send(['PING']), { timeout: 30_000 });
  }

  await start();
  return {
    url,
    wrongUrl: url.replace(PASSWORD, 'another'),
    start,
    signal: (signal) => void child?.kill(signal),
    kill,
    send,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
