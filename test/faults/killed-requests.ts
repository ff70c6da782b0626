// Kills the server, and in another scenario PostgreSQL, while files are uploaded and sites are
// published.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInstallation, Server } from './installation.ts';
import { crashDatabase } from './postmaster.ts';
import type { Scenario, Tally } from './scenario.ts';
import { RequestWork } from './work/requests.ts';

const KILL_COUNT = 3;
/** The number of successful requests between two kills. */
const MIN_DONE_COUNT = 25;
const MAX_WAIT_MS = 40_000;
/** The kill happens at a random moment of this interval. */
const MAX_DELAY_MS = 60;

/** Waits until the given number of further requests have succeeded, and then for a random time. */
async function workOn(work: RequestWork): Promise<void> {
  const [wanted, until] = [work.done + MIN_DONE_COUNT, Date.now() + MAX_WAIT_MS];
  while (work.done < wanted) {
    assert.ok(Date.now() < until, `Only ${work.done} requests succeeded.`);
    await pause(5);
  }
  await pause(randomInt(MAX_DELAY_MS));
}

interface Run {
  readonly tally: Tally;
  readonly installation: TestInstallation;
  server: Server;
}

const scenario = (name: string, strike: (run: Run, time: number) => Promise<void>): Scenario => ({
  name,
  async run(tally, installation) {
    await installation.openDatabase();
    const run: Run = { tally, installation, server: await installation.startServer() };
    assert.ok(installation.token);
    const work = new RequestWork(tally, installation.token, () => run.server.url);
    for (let time = 0; time < KILL_COUNT; time++) {
      await workOn(work);
      await strike(run, time);
    }
    await workOn(work);
    await work.finish(installation);
    assert.equal(
      run.server.process.exitCode ?? run.server.process.signalCode,
      null,
      `The server ended:\n${run.server.output().slice(-2000)}`,
    );
    for (const line of run.server.output().split('\n'))
      if (line.includes('"level":"error"')) tally.addFlaw(line.slice(0, 1500));
  },
});

async function killServer(run: Run): Promise<void> {
  run.server.process.kill('SIGKILL');
  assert.equal(await run.server.ended, 'SIGKILL');
  run.server = await run.installation.startServer();
}

/** Uploads and publications while the server is killed, and while the database is. */
export const killedRequests: readonly Scenario[] = [
  scenario('server killed: uploads, sites', killServer),
  scenario('postgres killed: uploads, sites', ({ installation }, time) =>
    crashDatabase(installation, time % 2 === 0 ? 'SIGKILL' : 'SIGQUIT'),
  ),
];
