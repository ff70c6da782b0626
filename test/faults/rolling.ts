// Runs two servers on one database and restarts one of them under load, first by SIGTERM and then
// by SIGKILL: the other stays available.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { flawOf } from './client.ts';
import { type Ended, Load, warmUp, whatOf } from './load.ts';
import type { TestInstallation, Server } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';
import { LostRequests } from './work/lost-requests.ts';

/** The load on each server: a third process that starts needs a processor too. */
const LOAD = { writers: 4, readers: 1 };
const CALM_MS = 1500;
/** The first responses of a new process are slow. */
const MAX_ANSWER_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGKILL'] as const;
/** The exit code or signal with which a server ends after each signal. */
const ENDS = { SIGTERM: 0, SIGKILL: 'SIGKILL' } as const;

/** Counts how requests to the restarted server end. */
class Restarts {
  /** Connections that a SIGKILL broke during a request. */
  cut = 0;
  refused = 0;
  /** Between SIGKILL and the next start a broken connection is no flaw. */
  isKilled = false;
  private lostRequests: LostRequests;
  private readonly tally: Tally;

  constructor(tally: Tally) {
    this.tally = tally;
    this.lostRequests = new LostRequests(tally, MAX_ANSWER_MS);
  }

  count = (ended: Ended): void => {
    if (ended.ending.broken === 'ECONNREFUSED') this.refused++;
    else if (
      this.isKilled &&
      ended.ending.broken !== undefined &&
      ended.ending.broken !== 'no answer'
    )
      this.cut++;
    else this.lostRequests.count(ended);
  };

  /** Decides the broken connections after the end of a server, when its log is complete. */
  settle(server: Server): void {
    this.lostRequests.settle(server.output());
    this.lostRequests = new LostRequests(this.tally, MAX_ANSWER_MS);
  }
}

async function restart(
  installation: TestInstallation,
  server: Server,
  signal: 'SIGTERM' | 'SIGKILL',
  restarts: Restarts,
): Promise<Server> {
  restarts.isKilled = signal === 'SIGKILL';
  server.process.kill(signal);
  const end = await Promise.race([server.ended, pause(10_000, 'no end')]);
  assert.equal(end, ENDS[signal], `${signal}: ${server.output().slice(-2000)}`);
  if (signal === 'SIGTERM') restarts.settle(server);
  const next = await installation.startServer({ PORT: new URL(server.url).port });
  restarts.isKilled = false;
  return next;
}

async function rolling(tally: Tally, installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  const stays = await installation.startServer();
  let other = await installation.startServer();
  const { token } = installation;
  assert.ok(token);
  for (const { url } of [stays, other]) await warmUp(url, token);
  const restarts = new Restarts(tally);
  let tooSlow = 0;
  const undisturbed = ({ sending, ending }: Ended): void => {
    tally.count({
      what: whatOf(sending),
      status: ending.status,
      ms: ending.ms,
      flaw: flawOf(ending),
    });
    // The start of the other server uses a processor for seconds, so an overloaded server is
    // allowed, but an unavailable one is not.
    if (ending.status > 299 && ending.text.includes('UNAVAILABLE'))
      tally.addFlaw(`${whatOf(sending)} at the server that stays: ${ending.status} ${ending.text}`);
    if (ending.status > 299) tooSlow++;
  };
  const loads = [
    new Load({ url: stays.url, token, tally, onEnd: undisturbed, name: 'stays-', ...LOAD }),
    new Load({ url: other.url, token, tally, onEnd: restarts.count, name: 'other-', ...LOAD }),
  ];
  await pause(CALM_MS);
  for (const signal of SIGNALS) {
    other = await restart(installation, other, signal, restarts);
    await pause(CALM_MS);
  }
  for (const load of loads) await load.stop();
  assert.ok(
    restarts.refused > 0 && restarts.cut > 0,
    `Nobody noticed: ${restarts.refused} requests refused, ${restarts.cut} cut off.`,
  );
  tally.note(
    `one server restarted ${SIGNALS.join(', ')}: ${restarts.refused} of its requests refused, ${restarts.cut} cut off by SIGKILL; of the other server's ${tooSlow} were answered with busy or too slow, and none with away`,
  );
  for (const [n, load] of loads.entries())
    await load.checkWrites(installation, n === 0 ? other.url : stays.url);
}

/**
 * One server answers every request during the restarts of the other, and each server reads the
 * writes of the other.
 */
export const restartedBesideAnother: Scenario = {
  name: 'one of two servers restarted',
  run: rolling,
};
