// PostgreSQL goes away in three ways under ten writers, and comes back.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Load, warmUp, whatOf } from './load.ts';
import type { Place } from './place.ts';
import type { Scenario, Tally } from './scenario.ts';

/** Quiet work before and after. */
const CALM_MS = 2000;
/** What was asked so long after the database came back must succeed. */
const RECOVERY_MS = 3500;

const scenario = (name: string, breakIt: (place: Place, tally: Tally) => Promise<void>): Scenario => ({
  name,
  async run(tally, place) {
    await place.openDatabase();
    const server = await place.startServer();
    assert.ok(server.demoToken);
    await warmUp(server.url, server.demoToken);
    const load = new Load(server.url, server.demoToken, tally);
    await pause(CALM_MS);
    await breakIt(place, tally);
    const back = Date.now();
    await pause(RECOVERY_MS + CALM_MS);
    await load.stop();
    for (const { began, sending, ending } of load.ended)
      if (began > back + RECOVERY_MS && ending.status > 299) tally.blame(`${whatOf(sending)}: ${ending.status} ${began - back} ms after the database was back`);
    const failed = load.ended.filter(({ began, ending }) => began + ending.ms > back && ending.status > 299).map(({ began, ending }) => began + ending.ms - back);
    tally.note(`the last refusal ended ${Math.round(Math.max(0, ...failed))} ms after the database was back`);
    assert.ok(tally.of('503') + tally.of('504') > 0, 'Nobody noticed: the fault was none.');
    assert.equal(server.process.exitCode ?? server.process.signalCode, null, `The server ended:\n${server.output().slice(-4000)}`);
    await load.judgeWrites(place);
    for (const line of new Set(
      server
        .output()
        .split('\n')
        .filter((text) => text.includes('"level":"error"')),
    ))
      tally.blame(line.slice(0, 1500));
  },
});

/** A fast shutdown, two seconds of nothing, and a new start; twice. */
async function restart(place: Place): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const pid = (await place.openDatabase()).postmasterPid();
    process.kill(pid, 'SIGINT');
    while (isAlive(pid)) await pause(20);
    await pause(2000);
    await place.reopenDatabase();
    if (time === 0) await pause(CALM_MS);
  }
}

const CUT = "SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity WHERE usename = 'lectern_app'";

/** All connections of the server, every quarter of a second for five seconds. */
async function cutConnections(place: Place, tally: Tally): Promise<void> {
  let total = 0;
  for (let time = 0; time < 20; time++) {
    const [row] = await place.sql<{ cut: number }>(CUT);
    total += row?.cut ?? 0;
    await pause(250);
  }
  tally.note(`${total} connections cut`);
}

/** Every process of PostgreSQL stands still for eight seconds. */
async function freeze(place: Place): Promise<void> {
  const first = (await place.openDatabase()).postmasterPid();
  process.kill(first, 'SIGSTOP'); // it first: nobody is born while the others are counted
  const all = [first, ...childrenOf(first)];
  try {
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    await pause(8000);
  } finally {
    for (const pid of all.reverse()) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => parentOf(pid) === parent);
}

/** The fourth field of `stat`, after a name that may hold anything. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // it ended meanwhile
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Restarted, cut off, frozen. */
export const postgres: readonly Scenario[] = [scenario('postgres restarted', restart), scenario('postgres connections cut', cutConnections), scenario('postgres frozen for 8 s', freeze)];
