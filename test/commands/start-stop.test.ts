// Checks the start and the end of the product's processes: a failed start leaves nothing behind,
// and SIGTERM always ends a process.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useJobDatabase } from '../jobs/support.ts';
import { newFolder, start, startScript, usePrograms } from './program.ts';
import { openProxy } from './proxy.ts';

const jobDatabase = useJobDatabase();
usePrograms();

const POLL = { timeout: 90_000, interval: 20 };
const MAX_END_MS = 10_000;

const onDatabase = () => ({
  ...jobDatabase.connections.settings,
  DATABASE_OWNER_URL: jobDatabase.connections.ownerUrl,
});

/** Returns a port of the loopback interface that is in use until the end of the test. */
async function takePort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('a failed start exits with 1, one line that names the setting, and no open port', {
  timeout: 120_000,
}, () => {
  it.each(['serve', 'work'])('when the database refuses the jobs of `%s`', async (command) => {
    const proxy = await openProxy(
      jobDatabase.connections.appUrl,
      (sent, first) => sent.includes('pgboss') && !first.includes('lectern migrate'),
    );
    onTestFinished(proxy.close);
    const { ended, output, errors } = start([command], {
      ...onDatabase(),
      DATABASE_URL: proxy.url(jobDatabase.connections.appUrl),
    });
    expect([await ended, output()]).toEqual([1, '']);
    expect(errors()).toMatch(
      /^DATABASE_URL, DATABASE_DIRECT_URL: The background jobs cannot start: .+\n$/,
    );
  });

  it('when DATABASE_DIRECT_URL is unreachable', async () => {
    const { ended, errors } = start(['serve'], {
      ...onDatabase(),
      DATABASE_DIRECT_URL: 'postgres://127.0.0.1:1/lectern',
    });
    expect([await ended, errors()]).toEqual([
      1,
      'DATABASE_URL, DATABASE_DIRECT_URL: The background jobs cannot start: connect ECONNREFUSED 127.0.0.1:1\n',
    ]);
  });

  it('when the database does not answer', async () => {
    const { ended, errors } = start(['serve'], { DATABASE_URL: 'postgres://127.0.0.1:1/lectern' });
    expect([await ended, errors()]).toEqual([
      1,
      'DATABASE_URL: The database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
    ]);
  });

  it('when the port is in use', async () => {
    const port = await takePort();
    const { ended, output, errors } = start(['serve'], { ...onDatabase(), PORT: String(port) });
    expect([await ended, output(), errors()]).toEqual([
      1,
      '',
      `PORT ${port} on 127.0.0.1 is taken by another program. Set PORT to a free one, such as PORT=${port + 1}.\n`,
    ]);
  });

  it('when the port for health is in use', async () => {
    const port = await takePort();
    const settings = { ...onDatabase(), WORK_PORT: String(port) };
    const { ended, output, errors } = start(['work'], settings);
    expect([await ended, output(), errors()]).toEqual([
      1,
      '',
      `WORK_PORT ${port} on 127.0.0.1 is taken by another program. Set WORK_PORT to a free one, such as WORK_PORT=${port + 1}.\n`,
    ]);
  });

  it.each([
    ['/dev/null', "EEXIST: file already exists, mkdir '/dev/null'"],
    ['/proc/nowhere/data', "ENOENT: no such file or directory, mkdir '/proc/nowhere'"],
  ])('when DATA_DIR is %s', async (folder, reason) => {
    const { ended, output, errors } = start(['serve'], {
      NODE_ENV: 'development',
      SECRET_KEY: '',
      DATA_DIR: folder,
    });
    expect([await ended, output(), errors()]).toEqual([
      1,
      '',
      `DATA_DIR: The secret key cannot be stored: ${reason}\n`,
    ]);
  });

  it.each(['serve', 'work'])('when `%s` cannot store files', async (command) => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'files'), 'A file where a folder should be.');
    const { ended, output, errors } = start([command], { ...onDatabase(), DATA_DIR: folder });
    expect([await ended, output(), errors()]).toEqual([
      1,
      '',
      `DATA_DIR: Files cannot be stored: Files cannot be stored at the moment. Try again later. (ENOTDIR: not a directory, mkdir '${folder}/files/scratch')\n`,
    ]);
  });

  it('when settings are invalid', async () => {
    const { ended, errors } = start(['serve'], { ...onDatabase(), POOL_SIZE: 'many' });
    expect([await ended, errors()]).toEqual([
      1,
      'The settings are invalid:\n  POOL_SIZE must be a whole number from 1 to 500.\n',
    ]);
  });
});

describe('SIGTERM', { timeout: 120_000 }, () => {
  it.each(['serve', 'work'])('ends `%s` during its start', async (command) => {
    const proxy = await openProxy(jobDatabase.connections.appUrl);
    onTestFinished(proxy.close);
    proxy.swallow();
    const asked = new Promise<void>((resolve) => proxy.onConnection(resolve));
    const { child, ended } = start([command], {
      ...onDatabase(),
      DATABASE_URL: proxy.url(jobDatabase.connections.appUrl),
    });
    await asked;
    child.kill('SIGTERM');
    const signalledAt = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(MAX_END_MS);
  });

  it('ends a server whose database does not respond any more', async () => {
    const proxy = await openProxy(jobDatabase.connections.appUrl);
    onTestFinished(proxy.close);
    const { child, ended, output } = start(['serve'], {
      ...onDatabase(),
      DATABASE_URL: proxy.url(jobDatabase.connections.appUrl),
    });
    await expect.poll(output, POLL).toContain('Try it:');
    proxy.swallow();
    const signalledAt = performance.now();
    child.kill('SIGTERM');
    await ended; // with 0 or 1, as the connections that are in use can be closed in time or not
    expect(performance.now() - signalledAt).toBeLessThan(MAX_END_MS);
  });

  it('ends a command with 1 when what it opened does not close', async () => {
    const lifetime = JSON.stringify(import.meta.resolve('../../src/commands/lifetime.ts'));
    const { child, ended, output, errors } = startScript(`
      import { runUntilSignal } from ${lifetime};
      setInterval(() => {}, 1000);
      await runUntilSignal(async (life) => {
        await life.open(Promise.resolve(), () => new Promise(() => {}));
        console.log('opened');
        await life.signalled;
      });
    `);
    await expect.poll(output, POLL).toContain('opened');
    const signalledAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(performance.now() - signalledAt).toBeLessThan(MAX_END_MS);
    expect(errors()).toBe(
      'Open connections and jobs did not end within 9 seconds: the process exits without waiting for them.\n',
    );
  });
});

describe('lectern work with WORK_PORT', { timeout: 120_000 }, () => {
  it('serves only health and metrics', async () => {
    const { child, ended, output } = start(['work'], { ...onDatabase(), WORK_PORT: '0' });
    await expect.poll(output, POLL).toContain('Processing jobs on');
    const [, url = ''] = /Health and metrics at (http[^"]+)/.exec(output()) ?? [];
    const ask = async (path: string): Promise<readonly [number, string]> => {
      const answer = await fetch(`${url}${path}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask('/livez')).toEqual([200, '{"status":"alive"}\n']);
    const [status, ready] = await ask('/readyz');
    const checked = { ok: true, milliseconds: expect.any(Number) };
    expect([status, JSON.parse(ready)]).toEqual([
      200,
      {
        status: 'ready',
        version: '0.1.0',
        uptimeSeconds: expect.any(Number),
        checks: { database: checked, migrations: checked, files: checked },
      },
    ]);
    // a busy database answers without the depths, and is asked again
    await expect
      .poll(async () => (await ask('/metrics'))[1], POLL)
      .toContain('lectern_jobs{queue="purge-trash",state="waiting"}');
    const [, metrics] = await ask('/metrics');
    expect(metrics).toMatch(/lectern_database_connections\{state="max"\} 10/);
    expect((await ask('/v1/user'))[0]).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
