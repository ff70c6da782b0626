// Kills a worker during a job, and checks that another worker finishes the job in time.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestInstallation } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const COUNT = 1500;
const START_MS = 60_000;
/**
 * The sum of a job's expiry (30 s), the search for expired jobs (20 s), the retry delay (20 s) and
 * slack for a busy machine.
 */
const TAKEN_UP_MS = 90_000;
/** Time for the work itself, for which the product makes no promise. */
const DONE_MS = 120_000;

/** A process that only runs jobs. */
interface Work {
  readonly process: ChildProcess;
  readonly ended: Promise<number | string>;
  output(): string;
}

function startWork(installation: TestInstallation): Work {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, 'work'], {
    cwd: installation.home,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: installation.home,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return {
    process: child,
    ended: once(child, 'exit').then(
      ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
    ),
    output: () => written.join(''),
  };
}

/** Waits until a condition holds and returns the milliseconds that it took. */
async function until(
  what: string,
  limit: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    assert.ok(performance.now() - began < limit, `${what}: not within ${limit / 1000} s`);
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

async function countOf(installation: TestInstallation, from: string): Promise<number> {
  const [row] = await installation.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${from}`,
  );
  return row?.count ?? 0;
}

const OLD = "spaces WHERE id LIKE 'spc_old%'";
const PURGES = "events WHERE action = 'space.purge'";

/** Creates the database and a trash that takes a while to empty. */
async function prepare(installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  const first = startWork(installation);
  try {
    await until('the first worker', START_MS, () => first.output().includes('Processing jobs on'));
    first.process.kill('SIGTERM');
    assert.equal(await first.ended, 0, first.output());
  } finally {
    first.process.kill('SIGKILL');
  }
  await installation.sql("INSERT INTO organizations (id, title) VALUES ('org_old', 'Old')");
  await installation.sql(
    `INSERT INTO spaces (id, organization_id, rank, title, visibility, revision_id, deleted_at, deletion_id)
     SELECT 'spc_old' || n, 'org_old', 'a' || n, 'Old', 'PRIVATE', 'rev_old', '2026-01-01', 'del_old' FROM generate_series(1, ${COUNT}) n`,
  );
  await installation.sql('DELETE FROM pgboss.job'); // lets the jobs of this hour be sent again
}

async function killAndRecover(tally: Tally, installation: TestInstallation): Promise<void> {
  await prepare(installation);
  const doomed = startWork(installation);
  await until(
    'the first removals',
    START_MS,
    async () => (await countOf(installation, PURGES)) > 0,
  ).finally(() => doomed.process.kill('SIGKILL'));
  assert.equal(await doomed.ended, 'SIGKILL');
  const [left, removed] = [await countOf(installation, OLD), await countOf(installation, PURGES)];
  assert.ok(left > 0, 'It was done before it was killed.');
  assert.equal(
    left + removed,
    COUNT,
    'a removal without its event, or an event without its removal',
  );
  assert.equal(
    await countOf(installation, "pgboss.job WHERE name = 'purge-trash' AND state = 'active'"),
    1,
  );
  const other = startWork(installation);
  try {
    const took = await until(
      'the job taken up again',
      TAKEN_UP_MS,
      async () => (await countOf(installation, OLD)) < left,
    );
    await until('the other worker', DONE_MS, async () => (await countOf(installation, OLD)) === 0);
    // The job that removes the organization's content runs two days later.
    await until(
      'the end of the job',
      10_000,
      async () =>
        (await countOf(
          installation,
          "pgboss.job WHERE state <> 'completed' AND start_after <= now()",
        )) === 0,
    );
    assert.equal(await countOf(installation, PURGES), COUNT);
    assert.equal(
      await countOf(installation, `(SELECT DISTINCT subject_id FROM ${PURGES}) each`),
      COUNT,
    );
    tally.note(
      `killed after ${removed} of ${COUNT} removals; another worker went on ${(took / 1000).toFixed(1)} s after its start, and finished`,
    );
    other.process.kill('SIGTERM');
    assert.equal(await other.ended, 0, other.output());
    for (const line of other.output().split('\n'))
      if (line.includes('"level":"error"')) tally.addFlaw(line.slice(0, 1500));
  } finally {
    other.process.kill('SIGKILL');
  }
}

/** Another worker finishes the jobs that a killed worker had started. */
export const workerKilled: Scenario = { name: 'worker killed in a job', run: killAndRecover };
