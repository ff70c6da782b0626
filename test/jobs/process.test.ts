// Tests workers as processes: killed during a job, stopped by a signal, and disabled.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { enqueueOver } from '../../src/data/queue.ts';
import { purgeTrashJob } from '../../src/jobs/purge-trash.ts';
import { useJobDatabase } from './support.ts';
import { SECRET_KEY } from '../secret-key.ts';

const jobDatabase = useJobDatabase();
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const COUNT = 1500;

const OLD = `spaces WHERE id LIKE 'spc_old%'`;
const PURGES = `events WHERE action = 'space.purge'`;
const POLL = { timeout: 60_000, interval: 10 };

const children: ChildProcess[] = [];

/** Starts a command of the product on the job database. */
function start(...command: string[]): {
  child: ChildProcess;
  ended: Promise<unknown>;
  output(): string;
} {
  const { settings, ownerUrl } = jobDatabase.connections;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: '0',
    ...settings,
    DATABASE_OWNER_URL: ownerUrl,
    SECRET_KEY,
    DATA_DIR: os.tmpdir(),
  };
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), MAIN, ...command],
    { cwd: os.tmpdir(), env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return {
    child,
    ended: once(child, 'exit').then(([code, signal]) => code ?? signal),
    output: () => written.join(''),
  };
}

beforeEach(async () => {
  await jobDatabase.sql(
    `DELETE FROM ${OLD}; DELETE FROM ${PURGES}; DELETE FROM pgboss.job; DELETE FROM pgboss.archive`,
  );
  await jobDatabase.sql(
    `INSERT INTO spaces (id, organization_id, rank, title, visibility, revision_id, deleted_at, deletion_id)
     SELECT 'spc_old' || n, $1, 'a' || n, 'Old', 'PRIVATE', 'rev_old', '2026-01-01', 'del_old' FROM generate_series(1, $2::int) n`,
    [demoId('Organization', 'acme'), COUNT],
  );
});

afterEach(() => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
});

/** Returns whether each purged space has exactly one event. */
const eventsAreWhole = async () =>
  (await jobDatabase.count(OLD)) + (await jobDatabase.count(PURGES)) === COUNT &&
  (await jobDatabase.count(`(SELECT DISTINCT subject_id FROM ${PURGES}) each`)) ===
    (await jobDatabase.count(PURGES));

describe('lectern work', () => {
  it('leaves no partial work when it is killed, and another worker finishes the job', async () => {
    const { child, ended } = start('work');
    await expect.poll(() => jobDatabase.count(PURGES), POLL).toBeGreaterThan(0);
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const left = await jobDatabase.count(OLD);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(COUNT);
    expect(await eventsAreWhole()).toBe(true);
    expect((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state)).toEqual(['active']);
    const other = jobDatabase.worker([purgeTrashJob]);
    await jobDatabase.letPass(16); // the lease of the killed worker
    await other.runDue();
    await jobDatabase.letPass(20); // the delay before the next try
    await other.runDue();
    expect(new Set((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state))).toEqual(
      new Set(['completed']),
    ); // more than one when it took long
    expect(await jobDatabase.count(OLD)).toBe(0);
    expect(await eventsAreWhole()).toBe(true);
  }, 240_000);

  it('stops within 10 seconds of SIGTERM, and another worker can continue at once', async () => {
    const { child, ended, output } = start('work');
    await expect.poll(() => jobDatabase.count(PURGES), POLL).toBeGreaterThan(0);
    const stoppedAt = performance.now();
    child.kill('SIGTERM');
    expect([await ended, output().includes('"level":"error"')]).toEqual([0, false]);
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(await jobDatabase.count(OLD)).toBeGreaterThan(0);
    expect(await eventsAreWhole()).toBe(true);
    expect((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state)).toEqual([
      'completed',
      'created',
    ]);
    await jobDatabase.worker([purgeTrashJob]).runDue();
    expect(await jobDatabase.count(OLD)).toBe(0);
    expect(await eventsAreWhole()).toBe(true);
  }, 240_000);

  it('opens no port', async () => {
    const { child, ended, output } = start('work');
    await expect.poll(output, POLL).toContain('Processing jobs on PostgreSQL at');
    expect(output()).not.toContain('http://');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 240_000);
});

describe('lectern serve', () => {
  it('runs jobs next to its requests', async () => {
    const { child, ended, output } = start('serve');
    await expect.poll(output, POLL).toContain('Try it:');
    await expect.poll(() => jobDatabase.count(PURGES), POLL).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(
      await jobDatabase.sql(
        `SELECT name FROM pgboss.job WHERE singleton_on IS NOT NULL ORDER BY 1`,
      ),
    ).toEqual([
      { name: 'clean-up-imports' },
      { name: 'collect-bytes' },
      { name: 'collect-content' }, // once an hour, after a purge
      { name: 'complete-search' },
      { name: 'purge-events' },
      { name: 'purge-idempotency-keys' },
      { name: 'purge-sign-ins' },
      { name: 'purge-site-events' },
      { name: 'purge-trash' },
      { name: 'refresh-openapi' },
    ]); // the scheduled jobs
    expect(await eventsAreWhole()).toBe(true);
  }, 240_000);

  it('runs and schedules no jobs with --no-jobs', async () => {
    await enqueueOver(jobDatabase.database.query)('purge-trash');
    const { child, ended, output } = start('serve', '--no-jobs');
    await expect.poll(output, POLL).toContain('Try it:');
    // a worker would finish its first round before it ends, and that round schedules the hourly
    // jobs
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state)).toEqual([
      'created',
    ]);
    expect([await jobDatabase.count('pgboss.job'), await jobDatabase.count(OLD)]).toEqual([
      1,
      COUNT,
    ]);
  }, 240_000);
});
