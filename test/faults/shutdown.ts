// Sends SIGTERM under load: readiness fails, every accepted request is answered, and the process
// ends in time.
import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { type RequestResult, send } from './client.ts';
import { Load, warmUp } from './load.ts';
import type { TestInstallation, Server } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';
import { LostRequests } from './work/lost-requests.ts';

const EXIT_MS = 10_000;
/** The number of clients that open a connection for each request. */
const CALLERS = 4;

/** Sends requests on new connections until the server refuses one. */
async function call(
  server: Server,
  token: string,
  caller: number,
  lostRequests: LostRequests,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    const sending = { method: 'GET', path: '/v1/user', token, requestId: `call-${caller}-${n}` };
    const ending = await send(server.url, new http.Agent({ keepAlive: false }), sending);
    lostRequests.count({ sending, ending });
    if (ending.broken !== undefined) await pause(50);
  }
}

/** Sends a request with its headers now and its body when `then` is fulfilled. */
function sendSlowly(
  server: Server,
  token: string,
  then: Promise<unknown>,
): Promise<{ status: number | undefined; text: string }> {
  const body = JSON.stringify({ title: 'Sent slowly' });
  return new Promise((resolve, reject) => {
    const req = http.request(`${server.url}/v1/orgs/${demoId('Organization', 'acme')}/teams`, {
      method: 'PUT',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    req.write(body.slice(0, 5));
    void then.then(() => req.end(body.slice(5)));
  });
}

/** Requests readiness shortly after the signal on an idle connection that was open before it. */
async function askReadiness(
  server: Server,
  token: string,
  idle: http.Agent,
): Promise<RequestResult> {
  await pause(150);
  return send(server.url, idle, {
    method: 'GET',
    path: '/readyz',
    token,
    requestId: 'ready-after',
  });
}

async function underLoad(tally: Tally, installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  const server = await installation.startServer();
  const token = server.demoToken;
  assert.ok(token);
  await warmUp(server.url, token);
  const lostRequests = new LostRequests(tally);
  let over = false;
  const load = new Load({ url: server.url, token, tally, onEnd: lostRequests.count });
  const callers = Array.from({ length: CALLERS }, (_, n) =>
    call(server, token, n, lostRequests, () => over),
  );
  const idle = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await pause(2000);
  const before = await send(server.url, idle, {
    method: 'GET',
    path: '/readyz',
    token,
    requestId: 'ready-before',
  });
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
  lostRequests.settle(server.output());
  assert.equal(
    end,
    0,
    `The server ended with ${end} after ${took} ms:\n${server.output().slice(-2000)}`,
  );
  assert.deepEqual(
    [readiness.status, readiness.reused, readiness.headers.connection],
    [503, true, 'close'],
    `readiness while the server drains: ${readiness.broken}`,
  );
  assert.equal(sent.status, 201, `the request that was sent slowly: ${sent.text}`);
  tally.note(`exit 0 after ${took} ms`);
  const next = await installation.startServer();
  await load.checkWrites(installation, next.url);
}

/** The server ends in order and no request is lost. */
export const shutdown: Scenario = { name: 'SIGTERM under load', run: underLoad };
