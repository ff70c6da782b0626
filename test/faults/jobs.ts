// A worker is killed in the middle of a job, and another finishes it, in the time that it really takes.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Place } from './place.ts';
import type { Scenario, Tally } from './scenario.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const COUNT = 1500;
const START_MS = 60_000;
/** The time of a job (30 s), the look for the dead (20 s), the wait before another try (20 s), and something for a busy machine. */
const TAKEN_UP_MS = 90_000;
/** For the work itself, which is no promise. */
const DONE_MS = 120_000;

/** A process that does jobs and nothing else. */
interface Work {
  readonly process: ChildProcess;
  readonly ended: Promise<number | string>;
  output(): string;
}

function startWork(place: Place): Work {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, 'work'], {
    cwd: place.home,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: place.home, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return { process: child, ended: once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown'), output: () => written.join('') };
}

/** Milliseconds until something is so. */
async function until(what: string, limit: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    assert.ok(performance.now() - began < limit, `${what}: not within ${limit / 1000} s`);
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

async function countOf(place: Place, from: string): Promise<number> {
  const [row] = await place.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`);
  return row?.count ?? 0;
}

const OLD = "spaces WHERE id LIKE 'spc_old%'";
const PURGES = "events WHERE action = 'space.purge'";

/** Makes the database, and a trash that takes a while to empty. */
async function prepare(place: Place): Promise<void> {
  await place.openDatabase();
  const first = startWork(place);
  try {
    await until('the first worker', START_MS, () => first.output().includes('Doing jobs on'));
    first.process.kill('SIGTERM');
    assert.equal(await first.ended, 0, first.output());
  } finally {
    first.process.kill('SIGKILL');
  }
  await place.sql("INSERT INTO organizations (id, title) VALUES ('org_old', 'Old')");
  await place.sql(
    `INSERT INTO spaces (id, organization_id, rank, title, visibility, revision_id, deleted_at, deletion_id)
     SELECT 'spc_old' || n, 'org_old', 'a' || n, 'Old', 'PRIVATE', 'rev_old', '2026-01-01', 'del_old' FROM generate_series(1, ${COUNT}) n`,
  );
  await place.sql('DELETE FROM pgboss.job'); // those of this hour are to be sent anew
}

async function killAndRecover(tally: Tally, place: Place): Promise<void> {
  await prepare(place);
  const doomed = startWork(place);
  await until('the first removals', START_MS, async () => (await countOf(place, PURGES)) > 0).finally(() => doomed.process.kill('SIGKILL'));
  assert.equal(await doomed.ended, 'SIGKILL');
  const [left, removed] = [await countOf(place, OLD), await countOf(place, PURGES)];
  assert.ok(left > 0, 'It was done before it was killed.');
  assert.equal(left + removed, COUNT, 'a removal without its event, or an event without its removal');
  assert.equal(await countOf(place, "pgboss.job WHERE name = 'purge-trash' AND state = 'active'"), 1);
  const other = startWork(place);
  try {
    const took = await until('the job taken up again', TAKEN_UP_MS, async () => (await countOf(place, OLD)) < left);
    await until('the other worker', DONE_MS, async () => (await countOf(place, OLD)) === 0);
    // What the organization's content is collected by comes two days later.
    await until('the end of the job', 10_000, async () => (await countOf(place, "pgboss.job WHERE state <> 'completed' AND start_after <= now()")) === 0);
    assert.equal(await countOf(place, PURGES), COUNT);
    assert.equal(await countOf(place, `(SELECT DISTINCT subject_id FROM ${PURGES}) each`), COUNT);
    tally.note(`killed after ${removed} of ${COUNT} removals; another worker went on ${(took / 1000).toFixed(1)} s after its start, and finished`);
    other.process.kill('SIGTERM');
    assert.equal(await other.ended, 0, other.output());
    for (const line of other.output().split('\n')) if (line.includes('"level":"error"')) tally.blame(line.slice(0, 1500));
  } finally {
    other.process.kill('SIGKILL');
  }
}

/** What it had begun is finished by another. */
export const workerKilled: Scenario = { name: 'worker killed in a job', run: killAndRecover };
