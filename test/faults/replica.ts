// Kills, restarts and stops a streaming replica under load, and stops its primary.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, startPrimary, startReplica } from '../replica/postgres.ts';
import { readsOf, untilUsed } from '../replica/reads.ts';
import { flawOf } from './client.ts';
import type { Server, TestInstallation } from './installation.ts';
import { type Ended, Load, warmUp, whatOf } from './load.ts';
import { reportErrors } from './postgres.ts';
import { stopProcesses } from './postmaster.ts';
import type { Scenario, Tally } from './scenario.ts';

const DATABASE = 'lectern';
const READER_COUNT = 6;
/** The time of undisturbed work before and after each failure. */
const CALM_MS = 2000;
const STOPPED_MS = 8000;
/** The time within which the server notices that its replica is lost, or is back. */
const MAX_NOTICE_MS = 15_000;
/** Writes that start later than this after the primary is back must succeed. */
const RECOVERY_MS = 3500;

/** A primary with its replica, and a server that reads from both. */
interface Pair {
  readonly primary: PostgresServer;
  replica: PostgresServer;
  readonly server: Server;
  readonly token: string;
}

/** Starts a primary with the demo world, its replica, and a server. */
async function openPair(installation: TestInstallation): Promise<Pair> {
  const primary = await startPrimary(installation.home, DATABASE);
  installation.useDatabase({
    url: (role, database = DATABASE) => primary.url(role, database),
    postmasterPid: () => primary.pid,
    stop: () => primary.end(),
  });
  const replica = await startReplica(installation.home, primary);
  const pair = { primary, replica };
  installation.beforeRemoval(() => pair.replica.end()); // the one that a scenario has started again
  installation.settings = {
    ...installation.settings,
    DATABASE_READ_URL: replica.url('app', DATABASE),
    METRICS: 'everyone',
  };
  const server = await installation.startServer();
  const token = await installation.seed();
  await warmUp(server.url, token);
  await untilNoticed(server, true);
  return Object.assign(pair, { server, token });
}

/** Waits until the server reads from its replica, or has stopped to. */
async function untilNoticed({ url }: Server, isUsed: boolean): Promise<void> {
  const noticed = untilUsed(url, isUsed).then(() => true);
  const isInTime = await Promise.race([noticed, pause(MAX_NOTICE_MS, false, { ref: false })]);
  assert.ok(isInTime, `The replica is ${isUsed ? 'not used again' : 'still used'}.`);
}

/** Works undisturbed for a while, and returns the share of reads that the replica answered. */
async function shareOfReplica({ url }: Server): Promise<number> {
  const before = await readsOf(url);
  await pause(CALM_MS);
  const after = await readsOf(url);
  const [replica, primary] = [after.replica - before.replica, after.primary - before.primary];
  assert.ok(replica > 0, 'The replica answered no read.');
  return replica / (replica + primary);
}

async function replicaFails(tally: Tally, installation: TestInstallation): Promise<void> {
  const pair = await openPair(installation);
  const { server, token } = pair;
  const load = new Load({ url: server.url, token, tally, readers: READER_COUNT });
  const shares = [await shareOfReplica(server)];
  const startAgain = await pair.replica.kill();
  await untilNoticed(server, false);
  await pause(CALM_MS);
  pair.replica = await startAgain();
  await untilNoticed(server, true);
  shares.push(await shareOfReplica(server));
  const resume = stopProcesses(pair.replica.pid);
  try {
    await untilNoticed(server, false);
    await pause(STOPPED_MS);
  } finally {
    resume();
  }
  await untilNoticed(server, true);
  shares.push(await shareOfReplica(server));
  await load.stop();
  const refused = tally.of('503') + tally.of('504');
  if (refused > 0) tally.addFlaw(`${refused} requests failed though the primary was there.`);
  const percents = shares.map((share) => `${Math.round(share * 100)} %`);
  tally.note(`the replica answered ${percents.join(', ')} of the reads next to ten writers`);
  await load.checkWrites(installation);
  reportErrors(tally, server);
}

async function primaryStops(tally: Tally, installation: TestInstallation): Promise<void> {
  const { primary, server, token } = await openPair(installation);
  const isRead = ({ sending }: Ended): boolean => sending.requestId.startsWith('read-');
  const onEnd = (ended: Ended): void => {
    const { sending, ending } = ended;
    const flaw = isRead(ended) && ending.status !== 200 ? ending.text : flawOf(ending);
    tally.count({ what: whatOf(sending), status: ending.status, ms: ending.ms, flaw });
  };
  const load = new Load({ url: server.url, token, tally, onEnd, readers: READER_COUNT });
  await pause(CALM_MS);
  const resume = stopProcesses(primary.pid);
  const stopped = Date.now();
  try {
    await pause(STOPPED_MS);
  } finally {
    resume();
  }
  const back = Date.now();
  await pause(RECOVERY_MS + CALM_MS);
  await load.stop();
  const reads = load.ended.filter((ended) => isRead(ended) && ended.ending.status === 200);
  const during = reads.filter(({ began, ending }) => began > stopped && began + ending.ms < back);
  assert.ok(during.length > 0, 'No read was answered while the primary was stopped.');
  for (const { began, sending, ending } of load.ended)
    if (began > back + RECOVERY_MS && ending.status > 299)
      tally.addFlaw(`${whatOf(sending)}: ${ending.status} ${began - back} ms after the primary`);
  assert.ok(tally.of('503') + tally.of('504') > 0, 'Nobody noticed: the fault was none.');
  tally.note(`${during.length} reads were answered while the primary was stopped`);
  await untilNoticed(server, true);
  await load.checkWrites(installation);
  reportErrors(tally, server);
}

/** No request fails with its replica, and reads go on without the primary. */
export const replica: readonly Scenario[] = [
  { name: 'replica killed and stopped', run: replicaFails },
  { name: 'primary of a replica stopped', run: primaryStops },
];
