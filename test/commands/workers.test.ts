// Checks WORKERS, several processes behind one port, with real processes on a real database.
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { JOB_DEADLINES, openDatabase } from '../../src/data/database.ts';
import { issueToken } from '../../src/resources/token.ts';
import { useJobDatabase } from '../jobs/support.ts';
import { type Program, start, usePrograms } from './program.ts';

const jobDatabase = useJobDatabase();
usePrograms();

const POLL = { timeout: 90_000, interval: 20 };
let token = '';

beforeAll(async () => {
  const database = openDatabase({ ...jobDatabase.connections.pool, deadlines: JOB_DEADLINES });
  token = (
    await database.transaction((tx) =>
      issueToken(tx, new Date(), { userId: demoId('User', 'ana') }, { label: 'Workers' }),
    )
  ).secret;
  await database.close();
});

const startServer = async (
  settings: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<Program> => {
  const program = start(['serve', ...options], {
    ...jobDatabase.connections.settings,
    DATABASE_OWNER_URL: jobDatabase.connections.ownerUrl,
    ...settings,
  });
  await expect.poll(() => [program.output(), program.errors()].join(''), POLL).toContain('Try it:');
  return program;
};

/** Returns the ids of the child processes of a process. */
function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) ===
            parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
        );
      } catch {
        return false; // the process has ended
      }
    });
}

interface Reply {
  readonly status: number;
  readonly remaining: number;
  readonly text: string;
}

/** Sends a request; without an agent on a connection of its own. */
function ask(
  url: string,
  path: string,
  { agent, secret = token }: { agent?: Agent; secret?: string | null } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const req = request(`${url}${path}`, {
      agent: agent ?? false,
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
    });
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          remaining: Number(res.headers['x-ratelimit-remaining']),
          text: Buffer.concat(chunks).toString(),
        }),
      );
      res.on('error', reject);
    });
    req.end();
  });
}

/**
 * Sends requests in sequence, on new connections and on a persistent one, until it is stopped;
 * returns the number of responses by status.
 */
function keepAsking(url: string): () => Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const loop = async (options: { agent?: Agent }): Promise<void> => {
    while (!isOver) {
      const status = await ask(url, '/v1/user', options).then(
        (reply) => String(reply.status),
        (error: unknown) => String(error),
      );
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const loops = [loop({}), loop({}), loop({ agent })];
  return async () => {
    isOver = true;
    await Promise.all(loops);
    agent.destroy();
    return counts;
  };
}

describe('a server with WORKERS', { timeout: 300_000 }, () => {
  it('serves from several processes, runs jobs in one more, and ends all of them on SIGTERM', async () => {
    const { child, ended, url, output } = await startServer({ WORKERS: '2' });
    const pids = childrenOf(child.pid);
    expect(pids.length).toBe(3);
    await expect.poll(output, POLL).toContain('Processing jobs on');
    expect(output().match(/Processing jobs on/g)?.length).toBe(1);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask(url() ?? '', '/v1/user')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const signalledAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    expect(childrenOf(child.pid)).toEqual([]);
    await expect(ask(url() ?? '', '/livez')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers on new connections for DRAIN_SECONDS after SIGTERM, without being ready', async () => {
    const { child, ended, url } = await startServer(
      { WORKERS: '2', DRAIN_SECONDS: '6' },
      '--no-jobs',
    );
    child.kill('SIGTERM');
    const statusOf = async (path: string) => (await ask(url() ?? '', path)).status;
    await expect.poll(() => statusOf('/readyz'), POLL).toBe(503);
    expect(await statusOf('/v1/user')).toBe(200);
    expect(await ended).toBe(0);
  });

  it('limits rates and concurrency across all its processes', async () => {
    const { url } = await startServer(
      { WORKERS: '2', RATE_LIMIT_TOKEN: '40', CONCURRENCY_ADDRESS: '1' },
      '--no-jobs',
    );
    const remaining: number[] = [];
    for (let n = 0; n < 6; n++) remaining.push((await ask(url() ?? '', '/v1/user')).remaining);
    expect(remaining).toEqual([39, 38, 37, 36, 35, 34]);
    const statuses = (
      await Promise.all(
        Array.from({ length: 30 }, () => ask(url() ?? '', '/v1/user', { secret: null })),
      )
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await ask(url() ?? '', '/v1/user', { secret: null })).status).toBe(401);
    const many = (
      await Promise.all(Array.from({ length: 40 }, () => ask(url() ?? '', '/v1/user')))
    ).map(({ status }) => status);
    expect([
      many.filter((status) => status === 200).length,
      many.filter((status) => status === 429).length,
    ]).toEqual([34, 6]);
  });

  it.each(['1', '2'])(
    'replaces a killed worker with WORKERS=%s and accepts every connection',
    async (workers) => {
      const { child, url, output } = await startServer(
        { WORKERS: workers, LOG_LEVEL: 'warn' },
        '--no-jobs',
      );
      const before = childrenOf(child.pid);
      for (const pid of before) process.kill(pid, 'SIGKILL');
      await expect
        .poll(() => output().match(/A worker has died \(SIGKILL\)/g)?.length, POLL)
        .toBe(Number(workers));
      expect((await ask(url() ?? '', '/v1/user')).status).toBe(200); // waited for the new worker
      await expect.poll(() => childrenOf(child.pid).length, POLL).toBe(Number(workers));
      expect(childrenOf(child.pid).filter((pid) => before.includes(pid))).toEqual([]);
    },
  );

  it('answers the connections that a killed worker had not taken yet', async () => {
    const { child, url, output } = await startServer(
      { WORKERS: '2', LOG_LEVEL: 'warn' },
      '--no-jobs',
    );
    const [stopped = 0] = childrenOf(child.pid);
    process.kill(stopped, 'SIGSTOP'); // what is passed to it waits
    const requests = Array.from({ length: 8 }, () => ask(url() ?? '', '/v1/user'));
    await pause(1000); // every second one is passed to the stopped worker, which cannot say so
    process.kill(stopped, 'SIGKILL');
    await expect.poll(output, POLL).toContain('A worker has died (SIGKILL)');
    const replies = await Promise.all(requests);
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it.each(['1', '2'])(
    'restarts its workers on SIGHUP without a failed request, with WORKERS=%s',
    async (workers) => {
      const { child, url, output } = await startServer({ WORKERS: workers, LOG_LEVEL: 'info' });
      const before = childrenOf(child.pid);
      const stop = keepAsking(url() ?? '');
      child.kill('SIGHUP');
      await expect
        .poll(output, { ...POLL, timeout: 200_000 })
        .toContain('All workers were restarted.');
      await pause(100); // a few more requests
      const counts = await stop();
      expect([...counts.keys()]).toEqual(['200']);
      expect(counts.get('200')).toBeGreaterThan(50);
      await expect.poll(() => childrenOf(child.pid).length, POLL).toBe(before.length);
      expect(childrenOf(child.pid).filter((pid) => before.includes(pid))).toEqual([]);
    },
  );

  it('exits with 1 and one line when workers repeatedly crash at their start', async () => {
    const { ended, output, errors } = start(['serve', '--no-jobs'], {
      ...jobDatabase.connections.settings,
      DATABASE_OWNER_URL: jobDatabase.connections.ownerUrl,
      WORKERS: '1',
      DATA_DIR: '/dev/null/none',
      LOG_LEVEL: 'fatal',
    });
    expect([await ended, output(), errors()]).toEqual([
      1,
      '',
      "WORKERS: Workers die again and again when they start. The last one: DATA_DIR: Files cannot be stored: EEXIST: file already exists, mkdir '/dev/null'\n",
    ]);
  });

  it('ends all processes when its first process is killed', async () => {
    const { child, ended } = await startServer({ WORKERS: '2' });
    const pids = childrenOf(child.pid);
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await expect
      .poll(() => pids.filter((pid) => readdirSync('/proc').includes(String(pid))), POLL)
      .toEqual([]);
  });
});
