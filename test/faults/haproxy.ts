// Restarts two servers behind haproxy one after the other under load: no request fails.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { flawOf } from './client.ts';
import type { Server, TestInstallation } from './installation.ts';
import { type Ended, Load, warmUp, whatOf } from './load.ts';
import type { Scenario, Tally } from './scenario.ts';

const CONFIGURATION = new URL('../../deploy/haproxy.cfg', import.meta.url);
/** A steady load that leaves a processor to the server that starts. */
const LOAD = { writers: 4, readers: 2, pauseMs: 50 };
const CALM_MS = 1500;
/** The first responses of a new process are slow. */
const MAX_ANSWER_MS = 10_000;
const DRAIN_SECONDS = 4;
/** Milliseconds after a signal within which a server ends: DRAIN_SECONDS and the limit of closing. */
const MAX_END_MS = DRAIN_SECONDS * 1000 + 10_000;
/** Milliseconds within which haproxy sends requests to a server that is ready. */
const MAX_NOTICE_MS = 30_000;

/** The two servers: one process that does all, and one with workers. */
const SERVERS = [{}, { WORKERS: '1' }];

/** Starts haproxy with the configuration of `deploy`, on free ports, and returns its address. */
async function startHaproxy(
  installation: TestInstallation,
  ports: readonly number[],
): Promise<string> {
  const port = await freePort();
  const file = path.join(installation.home, 'haproxy.cfg');
  writeFileSync(
    file,
    readFileSync(CONFIGURATION, 'utf8')
      .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replace('127.0.0.1:4001', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:4002', `127.0.0.1:${ports[1]}`),
  );
  const child = spawn('haproxy', ['-f', file], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<string>((resolve) => {
    const written: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ENOENT'
          ? 'There is no haproxy. Install it (Debian: apt-get install haproxy).'
          : error.message,
      ),
    );
    child.once('exit', (code) => resolve(`haproxy ended (${code}):\n${written.join('')}`));
  });
  installation.beforeRemoval(async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  const failure = await Promise.race([ended, untilAnswering(url)]);
  if (failure !== undefined) throw new Error(failure);
  return url;
}

/** Resolves when haproxy answers, with 503 while there is no server, or with another status. */
async function untilAnswering(url: string, ...statuses: readonly number[]): Promise<undefined> {
  for (;;) {
    const response = await fetch(`${url}/livez`).catch(() => undefined);
    if (response && (statuses.length === 0 || statuses.includes(response.status))) return undefined;
    await pause(100);
  }
}

/** Resolves when haproxy sends requests of the load to a server. */
async function untilBalanced(server: Server): Promise<void> {
  for (const deadline = performance.now() + MAX_NOTICE_MS; performance.now() < deadline; ) {
    if (/"requestId":"(?:read|write)-/.test(server.output())) return;
    await pause(100);
  }
  throw new Error('haproxy sends no request to a server that is ready.');
}

/** Ends a server by SIGTERM, and starts it again on its port. */
async function restart(
  installation: TestInstallation,
  server: Server,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  server.process.kill('SIGTERM');
  const end = await Promise.race([server.ended, pause(MAX_END_MS, 'no end')]);
  assert.equal(end, 0, server.output().slice(-2000));
  const next = await installation.startServer({ ...settings, PORT: new URL(server.url).port });
  await untilBalanced(next);
  return next;
}

async function restartBoth(tally: Tally, installation: TestInstallation): Promise<void> {
  const ports = [await freePort(), await freePort()];
  const url = await startHaproxy(installation, ports);
  await installation.openDatabase();
  installation.settings = { DRAIN_SECONDS: String(DRAIN_SECONDS), TRUST_PROXY: '1' };
  const servers: Server[] = [];
  for (const [n, port] of ports.entries())
    servers.push(await installation.startServer({ ...SERVERS[n], PORT: String(port) }));
  const { token } = installation;
  assert.ok(token);
  for (const server of servers) await warmUp(server.url, token);
  await untilAnswering(url, 200);
  const onEnd = ({ sending, ending }: Ended): void => {
    tally.count({
      what: whatOf(sending),
      status: ending.status,
      ms: ending.ms,
      flaw: ending.status > 299 ? `a failed request: ${ending.text}` : flawOf(ending),
      within: MAX_ANSWER_MS,
    });
  };
  const load = new Load({ url, token, tally, onEnd, ...LOAD });
  for (const server of servers) await untilBalanced(server);
  for (const [n, server] of servers.entries()) {
    servers[n] = await restart(installation, server, { ...SERVERS[n] });
    await pause(CALM_MS);
  }
  await load.stop();
  tally.note(`both servers were restarted one after the other during ${tally.requests} requests`);
  await load.checkWrites(installation);
}

/** No request fails while both servers behind a load balancer are restarted. */
export const rollingBehindHaproxy: Scenario = {
  name: 'rolling restart behind haproxy',
  run: restartBoth,
};
