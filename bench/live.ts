/**
 * `npm run bench:live`: measures how long the messages of subscriptions take, and their memory.
 *
 * 1,000 streams follow 100 spaces of one organization, ten each, while writers change the titles of
 * the spaces 200 times a second.
 *
 * It prints the latency from a write to its ten messages, and the memory of the servers for each
 * open stream. It checks that every message arrived once.
 *
 * SUBSCRIBERS, WRITES (a second), SECONDS and SERVERS, the number of processes that share streams and
 * writes, set other numbers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/data/database.ts';
import { startEmbedded } from '../src/data/embedded.ts';
import { migrate } from '../src/data/migrate.ts';
import { SpaceFactory } from './content/world.ts';

const SUBSCRIBERS = Number(process.env['SUBSCRIBERS'] ?? 1000);
const WRITES_PER_SECOND = Number(process.env['WRITES'] ?? 200);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const SERVERS = Number(process.env['SERVERS'] ?? 1);
const SPACES = 100;
/** Seconds of writes before those that are measured. */
const WARM_UP_SECONDS = 5;
/** Streams that are opened concurrently. */
const BATCH = 50;
/** Milliseconds after the last write in which messages may still arrive. */
const MAX_LATE_MS = 30_000;

const QUERY =
  'subscription ($organizationId: ID!, $spaceId: ID!) { events(organizationId: $organizationId, filter: { spaceId: $spaceId }) { position requestId subject { id } } }';

/** The times of one write. */
interface Write {
  readonly sentAt: number;
  answeredAt: number;
}

const writes = new Map<string, Write>();
const fromRequest: number[] = [];
const fromResponse: number[] = [];
const agent = new http.Agent({ keepAlive: true, maxSockets: 2000 });

/** Sends a request, and returns its response when its headers have arrived. */
function send(
  port: number,
  options: http.RequestOptions,
  body: object,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, agent, ...options }, resolve);
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}

/** Opens a stream, and records the latency of each of its messages. */
async function subscribe(port: number, token: string, variables: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const options = { method: 'POST', path: '/graphql', headers };
  const response = await send(port, options, { query: QUERY, variables });
  if (response.statusCode !== 200) throw new Error(`A stream got ${response.statusCode}.`);
  response.setEncoding('utf8').on('data', (text: string) => {
    const now = performance.now();
    for (const [, requestId = ''] of text.matchAll(/"requestId":"(write-\d+)"/g)) {
      const write = writes.get(requestId);
      if (!write) continue;
      fromRequest.push(now - write.sentAt);
      fromResponse.push(Math.max(0, now - write.answeredAt));
    }
  });
}

/** Changes the title of a space. */
async function write(port: number, token: string, spaceId: string, n: number): Promise<void> {
  const id = `write-${n}`;
  const entry: Write = { sentAt: performance.now(), answeredAt: Number.POSITIVE_INFINITY };
  writes.set(id, entry);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-request-id': id,
  };
  const options = { method: 'PATCH', path: `/v1/spaces/${spaceId}`, headers };
  const response = await send(port, options, { title: `Title ${n}` });
  entry.answeredAt = performance.now();
  response.resume();
  if (response.statusCode !== 200) {
    writes.delete(id);
    console.log(`A write got ${response.statusCode}.`);
  }
}

/** Returns the resident memory of the servers in bytes. */
async function memoryOf(ports: readonly number[]): Promise<number> {
  let bytes = 0;
  for (const port of ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    bytes += Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  }
  return bytes;
}

/** Returns the port of the server for the n-th stream or write. */
const portOf = (ports: readonly number[], n: number): number => ports[n % ports.length] ?? 0;

/** Opens all streams, and returns the bytes of memory that each took. */
async function openStreams(
  ports: readonly number[],
  token: string,
  variables: readonly object[],
): Promise<number> {
  for (const port of ports) await subscribe(port, token, variables[0] ?? {});
  await pause(2000);
  const before = await memoryOf(ports);
  for (let at = ports.length; at < SUBSCRIBERS; at += BATCH)
    await Promise.all(
      Array.from({ length: Math.min(BATCH, SUBSCRIBERS - at) }, (_, i) =>
        subscribe(
          portOf(ports, at + i),
          token,
          variables[Math.floor((at + i) / ports.length) % SPACES] ?? {},
        ),
      ),
    );
  await pause(5000);
  return ((await memoryOf(ports)) - before) / (SUBSCRIBERS - ports.length);
}

/** Writes at a constant rate, and waits for the messages. Returns the writes in a second. */
async function run(
  ports: readonly number[],
  token: string,
  spaceIds: readonly string[],
  seconds: number,
): Promise<number> {
  writes.clear();
  fromRequest.length = 0;
  fromResponse.length = 0;
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < WRITES_PER_SECOND * seconds; n++) {
    const dueMs = startedAt + (n * 1000) / WRITES_PER_SECOND - performance.now();
    if (dueMs > 1) await pause(dueMs);
    running.push(write(portOf(ports, n), token, spaceIds[n % SPACES] ?? '', n));
  }
  await Promise.all(running);
  const rate = writes.size / ((performance.now() - startedAt) / 1000);
  const expected = writes.size * (SUBSCRIBERS / SPACES);
  const endsAt = performance.now() + MAX_LATE_MS;
  while (fromRequest.length < expected && performance.now() < endsAt) await pause(100);
  console.log(`${fromRequest.length} of ${expected} messages arrived.`);
  if (fromRequest.length !== expected) process.exitCode = 1;
  return rate;
}

const percentile = (values: readonly number[], share: number): string =>
  `${Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN)} ms`;

const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-live-'));
chmodSync(home, 0o711);
const postgres = await startEmbedded({ home, database: 'bench' });
const servers: ChildProcess[] = [];
try {
  await migrate(
    postgres.url('owner'),
    fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
    { grantTo: 'lectern_app' },
  );
  const database = openDatabase({ url: postgres.url('app') });
  const factory = new SpaceFactory(database);
  const token = await factory.begin(1);
  const spaceIds: string[] = [];
  for (let n = 0; n < SPACES; n++) spaceIds.push((await factory.space({ count: 1 })).id);
  const organization = await database.prisma.organization.findFirstOrThrow();
  await database.close();
  const ports: number[] = [];
  for (let n = 0; n < SERVERS; n++) {
    const server = fork(new URL('./content/server.ts', import.meta.url), {
      execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
      env: { ...process.env, BENCH_DATABASE_URL: postgres.url('app') },
    });
    servers.push(server);
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]; // of content/child.ts
    ports.push(port);
  }
  const variables = spaceIds.map((spaceId) => ({ organizationId: organization.id, spaceId }));
  const bytes = await openStreams(ports, token, variables);
  await run(ports, token, spaceIds, WARM_UP_SECONDS);
  const rate = await run(ports, token, spaceIds, SECONDS);
  console.log(
    [
      `servers: ${SERVERS}, ${SUBSCRIBERS} subscribers, ${Math.round(rate)} writes a second for ${SECONDS} seconds`,
      `from the request of a write to a message: p50 ${percentile(fromRequest, 0.5)}, p95 ${percentile(fromRequest, 0.95)}`,
      `from the response of a write to a message: p50 ${percentile(fromResponse, 0.5)}, p95 ${percentile(fromResponse, 0.95)}`,
      `memory of a subscriber: ${Math.round(bytes / 1024)} KiB`,
    ].join('\n'),
  );
} finally {
  for (const server of servers) server.kill();
  agent.destroy();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();
