// SIGTERM under load: readiness fails, whoever was let in is answered, and the process is gone in time.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed.ts';
import { type Ending, flawOf, type Sending, send } from './client.ts';
import { type Ended, Load, warmUp, whatOf } from './load.ts';
import type { Place, Server } from './place.ts';
import type { Scenario, Tally } from './scenario.ts';

const EXIT_MS = 10_000;
/** People who open a connection for each request. */
const CALLERS = 4;

/**
 * Judges an end. A request is lost when its connection broke without a whole answer, unless it never came in: refused, or a
 * fresh connection that the system cut while it still waited to be taken. The server's log, which has a line for each
 * request that it read, tells the second from a request that was dropped.
 */
class Judge {
  private readonly cut: Sending[] = [];
  private readonly tally: Tally;

  constructor(tally: Tally) {
    this.tally = tally;
  }

  count = ({ sending, ending }: Pick<Ended, 'sending' | 'ending'>): void => {
    if (ending.broken === 'ECONNREFUSED') this.tally.countRefused();
    else if (ending.broken === 'ECONNRESET' && !ending.reused) this.cut.push(sending);
    else this.tally.count({ what: whatOf(sending), status: ending.status, ms: ending.ms, flaw: flawOf(ending) });
  };

  /** After the end, when the log is whole. */
  settle(log: string): void {
    for (const sending of this.cut) {
      if (log.includes(`"requestId":"${sending.requestId}"`)) this.tally.count({ what: whatOf(sending), status: 0, ms: 0, flaw: 'read by the server and never answered' });
      else this.tally.countRefused();
    }
    this.tally.note(`${this.tally.of('refused')} requests refused after the signal, of which ${this.cut.length} on connections that were never taken`);
  }
}

/** Calls on fresh connections until the server takes none. */
async function call(server: Server, token: string, caller: number, judge: Judge, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    const sending = { method: 'GET', path: '/v1/user', token, requestId: `call-${caller}-${n}` };
    const ending = await send(server.url, new http.Agent({ keepAlive: false }), sending);
    judge.count({ sending, ending });
    if (ending.broken !== undefined) await pause(50);
  }
}

/** A request whose headers come now, and whose body comes when `then` is fulfilled. */
function sendSlowly(server: Server, token: string, then: Promise<unknown>): Promise<{ status: number | undefined; text: string }> {
  const body = JSON.stringify({ title: 'Sent slowly' });
  return new Promise((resolve, reject) => {
    const req = http.request(`${server.url}/v1/orgs/${demoId('Organization', 'acme')}/teams`, {
      method: 'PUT',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    req.write(body.slice(0, 5));
    void then.then(() => req.end(body.slice(5)));
  });
}

/** What an idle connection, open since before the signal, learns of readiness a moment after it. */
async function askReadiness(server: Server, token: string, idle: http.Agent): Promise<Ending> {
  await pause(150);
  return send(server.url, idle, { method: 'GET', path: '/readyz', token, requestId: 'ready-after' });
}

async function underLoad(tally: Tally, place: Place): Promise<void> {
  await place.openDatabase();
  const server = await place.startServer();
  const token = server.demoToken;
  assert.ok(token);
  await warmUp(server.url, token);
  const judge = new Judge(tally);
  let over = false;
  const load = new Load(server.url, token, tally, judge.count);
  const callers = Array.from({ length: CALLERS }, (_, n) => call(server, token, n, judge, () => over));
  const idle = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await pause(2000);
  const before = await send(server.url, idle, { method: 'GET', path: '/readyz', token, requestId: 'ready-before' });
  assert.equal(before.status, 200);
  const slowly = sendSlowly(server, token, pause(600));
  await pause(100);
  const signalled = performance.now();
  server.process.kill('SIGTERM');
  const readiness = await askReadiness(server, token, idle);
  const sent = await slowly;
  const end = await Promise.race([server.ended, pause(EXIT_MS, 'no end')]);
  const took = Math.round(performance.now() - signalled);
  over = true;
  await Promise.all([load.stop(), ...callers]);
  judge.settle(server.output());
  assert.equal(end, 0, `The server ended with ${end} after ${took} ms:\n${server.output().slice(-2000)}`);
  assert.deepEqual([readiness.status, readiness.reused, readiness.headers.connection], [503, true, 'close'], `readiness while the server drains: ${readiness.broken}`);
  assert.equal(sent.status, 201, `the request that was sent slowly: ${sent.text}`);
  tally.note(`exit 0 after ${took} ms`);
  const next = await place.startServer();
  await load.judgeWrites(place, next.url);
}

/** Ended in order, with nobody lost. */
export const shutdown: Scenario = { name: 'SIGTERM under load', run: underLoad };
