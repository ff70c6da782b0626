// Stops PostgreSQL in three ways under ten writers, and starts it again.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { Load, warmUp, whatOf } from './load.ts';
import type { Server, TestInstallation } from './installation.ts';
import { isAlive, stopProcesses } from './postmaster.ts';
import type { Scenario, Tally } from './scenario.ts';

/** The time of undisturbed work before and after. */
const CALM_MS = 2000;
/** Requests that start later than this after the database is back must succeed. */
const RECOVERY_MS = 3500;

const scenario = (
  name: string,
  breakIt: (installation: TestInstallation, tally: Tally) => Promise<void>,
): Scenario => ({
  name,
  async run(tally, installation) {
    await installation.openDatabase();
    const server = await installation.startServer();
    assert.ok(server.demoToken);
    await warmUp(server.url, server.demoToken);
    const load = new Load({ url: server.url, token: server.demoToken, tally });
    await pause(CALM_MS);
    await breakIt(installation, tally);
    const back = Date.now();
    await pause(RECOVERY_MS + CALM_MS);
    await load.stop();
    for (const { began, sending, ending } of load.ended)
      if (began > back + RECOVERY_MS && ending.status > 299)
        tally.addFlaw(
          `${whatOf(sending)}: ${ending.status} ${began - back} ms after the database was back`,
        );
    const failed = load.ended
      .filter(({ began, ending }) => began + ending.ms > back && ending.status > 299)
      .map(({ began, ending }) => began + ending.ms - back);
    tally.note(
      `the last refusal ended ${Math.round(Math.max(0, ...failed))} ms after the database was back`,
    );
    assert.ok(tally.of('503') + tally.of('504') > 0, 'Nobody noticed: the fault was none.');
    assert.equal(
      server.process.exitCode ?? server.process.signalCode,
      null,
      `The server ended:\n${server.output().slice(-4000)}`,
    );
    await load.checkWrites(installation);
    reportErrors(tally, server);
  },
});

/** Reports each error in the log of a server as a flaw. */
export function reportErrors(tally: Tally, server: Server): void {
  const lines = server.output().split('\n');
  for (const line of new Set(lines.filter((text) => text.includes('"level":"error"'))))
    tally.addFlaw(line.slice(0, 1500));
}

/** Shuts PostgreSQL down fast, waits two seconds, and starts it again; twice. */
async function restart(installation: TestInstallation): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const pid = (await installation.openDatabase()).postmasterPid();
    process.kill(pid, 'SIGINT');
    while (isAlive(pid)) await pause(20);
    await pause(2000);
    await installation.reopenDatabase();
    if (time === 0) await pause(CALM_MS);
  }
}

const CUT =
  "SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity WHERE usename = 'lectern_app'";

/** Terminates all connections of the server every 250 ms for five seconds. */
async function cutConnections(installation: TestInstallation, tally: Tally): Promise<void> {
  let total = 0;
  for (let time = 0; time < 20; time++) {
    const [row] = await installation.sql<{ cut: number }>(CUT);
    total += row?.cut ?? 0;
    await pause(250);
  }
  tally.note(`${total} connections cut`);
}

/** Stops every process of PostgreSQL for eight seconds. */
async function freeze(installation: TestInstallation): Promise<void> {
  const resume = stopProcesses((await installation.openDatabase()).postmasterPid());
  try {
    await pause(8000);
  } finally {
    resume();
  }
}

/** PostgreSQL restarted, its connections cut, and its processes frozen. */
export const postgres: readonly Scenario[] = [
  scenario('postgres restarted', restart),
  scenario('postgres connections cut', cutConnections),
  scenario('postgres frozen for 8 s', freeze),
];
