// Kills the server, and in another scenario PostgreSQL, while imports and OpenAPI specs are
// processed.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import type { TestInstallation, Server } from './installation.ts';
import { crashDatabase } from './postmaster.ts';
import type { Scenario, Tally } from './scenario.ts';
import { JobWork } from './work/jobs.ts';

/** The kill happens at a random moment of this interval after a job started. */
const MAX_DELAY_MS = 300;

interface Run {
  readonly installation: TestInstallation;
  server: Server;
}

const scenario = (name: string, strike: (run: Run, time: number) => Promise<void>): Scenario => ({
  name,
  async run(tally: Tally, installation: TestInstallation) {
    await installation.openDatabase();
    const run: Run = { installation, server: await installation.startServer() };
    assert.ok(installation.token);
    const work = new JobWork(tally, installation, installation.token);
    for (const [time, queue] of ['process-openapi', 'import-content'].entries()) {
      await work.begin(run.server.url);
      await work.strikeDuring(queue, randomInt(MAX_DELAY_MS), () => strike(run, time));
      await work.checkTakenUp(Date.now());
      if (!(await work.finish())) break;
    }
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

/** Imports and specs while the server is killed, and while the database is. */
export const killedJobs: readonly Scenario[] = [
  scenario('server killed: imports, specs', killServer),
  scenario('postgres killed: imports, specs', ({ installation }, time) =>
    crashDatabase(installation, time % 2 === 0 ? 'SIGKILL' : 'SIGQUIT'),
  ),
];
