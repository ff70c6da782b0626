// Checks that processes share the embedded PostgreSQL, that it ends with the last of them, and that
// it is intact after every kind of end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from '../../src/data/embedded.ts';
import { isRunning, waitUntil } from '../../src/data/embedded/pause.ts';
import { ask, newHome, open } from './embedded-home.ts';

const LAUNCHER = fileURLToPath(new URL('../../src/data/embedded.ts', import.meta.url));

/**
 * The program of a separate process: it starts the database, prints its state, and holds it until
 * it is ended.
 */
const HOLDER = `
import { startEmbedded } from ${JSON.stringify(LAUNCHER)};
const server = await startEmbedded({ home: process.argv[1], database: 'lectern', unsafe: true });
console.log(JSON.stringify({ started: server.started, pid: server.postmasterPid(), url: server.url('app') }));
setInterval(() => {}, 1000);
`;

interface Holder {
  process: ChildProcess;
  started: boolean;
  pid: number;
  url: string;
}

async function hold(home: string): Promise<Holder> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', HOLDER, home],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line');
  return { process: child, ...JSON.parse(line ?? '') };
}

async function kill(holder: Holder): Promise<void> {
  const gone = once(holder.process, 'exit');
  holder.process.kill('SIGKILL');
  await gone;
}

const ended = (pid: number): Promise<boolean> => waitUntil(() => !isRunning(pid), 10_000);

describe('the embedded database', { timeout: 240_000 }, () => {
  it('is started by one of two processes that begin at the same moment in an empty folder', async () => {
    const home = newHome();
    const [a, b] = await Promise.all([hold(home), hold(home)]);
    expect([a.started, b.started].sort()).toEqual([false, true]);
    expect(a.pid).toBe(b.pid);
    expect(await ask(b.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(home).filter((name) => name.includes('making'))).toEqual([]);
    await Promise.all([kill(a), kill(b)]);
    expect(await ended(a.pid)).toBe(true);
  });

  it('runs while a process uses it, and ends when the last one was killed', async () => {
    const home = newHome();
    const first = await hold(home);
    const second = await hold(home);
    expect([first.started, second.started]).toEqual([true, false]);
    await kill(first);
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(isRunning(first.pid)).toBe(true);
    await kill(second);
    expect(await ended(first.pid)).toBe(true);
  });

  it('is usable by a process that starts while the last one ends', async () => {
    const home = newHome();
    let server = await open(home);
    for (let round = 0; round < 10; round++) {
      const going = server.stop();
      const [next] = await Promise.all([open(home), going]);
      expect(await ask(next.url('app'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      server = next;
    }
    await server.stop();
  });

  it('starts again after its server was killed, with all committed data', async () => {
    const home = newHome();
    // without `unsafe`, which promises nothing here
    const first = await startEmbedded({ home, database: 'lectern' });
    await ask(first.url('owner'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const killed = first.postmasterPid();
    process.kill(killed, 'SIGKILL');
    expect(await ended(killed)).toBe(true);
    expect(existsSync(path.join(first.dataDir, 'postmaster.pid'))).toBe(true);
    const second = await open(home);
    expect(second.started).toBe(true);
    expect(second.postmasterPid()).not.toBe(killed);
    expect(await ask(second.url('owner'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await Promise.all([first.stop(), second.stop()]);
    expect(() => second.postmasterPid()).toThrow('No PostgreSQL runs on');
  });

  it('is restarted by the process that runs it when its server was killed', async () => {
    const home = newHome();
    const messages: string[] = [];
    const server = await startEmbedded({
      home,
      database: 'lectern',
      onRestart: (message) => void messages.push(message),
    });
    onTestFinished(() => server.stop());
    await ask(server.url('owner'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    for (const time of [1, 2]) {
      const killed = server.postmasterPid();
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => messages.length, { timeout: 60_000, interval: 50 }).toBe(time);
      expect(messages.at(-1)).toBe(
        `The embedded PostgreSQL had crashed (process ${killed}) and was started again (process ${server.postmasterPid()}).`,
      );
      expect(await ask(server.url('owner'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    }
    const last = server.postmasterPid();
    await server.stop();
    expect(isRunning(last)).toBe(false);
  });

  it('stays down after an orderly shutdown by somebody else', async () => {
    const messages: string[] = [];
    const server = await startEmbedded({
      home: newHome(),
      database: 'lectern',
      unsafe: true,
      onRestart: (message) => void messages.push(message),
    });
    const pid = server.postmasterPid();
    process.kill(pid, 'SIGINT');
    expect(await ended(pid)).toBe(true);
    expect(await waitUntil(() => messages.length > 0, 1200)).toBe(false);
    await server.stop();
  });

  it('works when the path is too long for a socket', async () => {
    const home = path.join(newHome(), 'a-rather-long-name'.repeat(6));
    const server = await open(home);
    const socket = new URL(server.url('app')).searchParams.get('host') ?? '';
    onTestFinished(() => rmSync(socket, { recursive: true, force: true }));
    expect(socket).toMatch(/^\/tmp\/lectern-[0-9a-f]{12}$/);
    expect(await ask(server.url('app'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it.runIf(process.getuid?.() === 0)(
    'works as root in a folder that only root may enter, and starts again when that folder was deleted',
    async () => {
      const home = path.join(newHome(0o700), 'home');
      const first = await open(home);
      const moved = path.dirname(first.dataDir);
      onTestFinished(() => rmSync(moved, { recursive: true, force: true }));
      expect(moved).toMatch(/^\/var\/lib\/lectern\//);
      await ask(first.url('owner'), 'CREATE TABLE kept ()');
      await first.stop();
      const again = await open(home);
      expect(await ask(again.url('owner'), 'SELECT * FROM kept')).toEqual([]);
      await again.stop();
      rmSync(home, { recursive: true });
      const recreated = await open(home);
      onTestFinished(() =>
        rmSync(path.dirname(recreated.dataDir), { recursive: true, force: true }),
      );
      await expect(ask(recreated.url('owner'), 'SELECT * FROM kept')).rejects.toThrow(
        'relation "kept" does not exist',
      );
      await recreated.stop();
    },
  );
});
