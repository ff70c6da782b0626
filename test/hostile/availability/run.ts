// npm run test:hostile [-- <part of a name> …]: sends the corpus to a server with a heap of 1 GiB
// while a second process requests /livez, and prints the responses and the times of /livez. Exits
// with 1 when a promise is broken.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { TestInstallation, type Server } from '../../faults/installation.ts';
import { corpus, type Entry, type HostileRequest } from './corpus.ts';
import type { Probe } from './prober.ts';
import { makeStage, type Stage } from './world.ts';

const WATCHED = fileURLToPath(new URL('watched-server.ts', import.meta.url));
const HEAP_MIB = 1024;
/** The number of concurrent requests. */
const CONCURRENCY = 2;
const MAX_WAIT_MS = 60_000;
/** The number of attempts to send the content of the stage. */
const MAX_TRIES = 5;
const MAX_P99_MS = 100;
const MAX_PROBE_MS = 250;
const MAX_HEAP_GROWTH = 1.2;

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly reason: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });

/** Sends a request and reads its response; status 0 without one. */
function send(
  url: string,
  token: string,
  { method, path, body, isMember }: HostileRequest,
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (part: Partial<Answer>): void =>
      resolve({ status: 0, bytes: 0, reason: '', ms: performance.now() - began, ...part });
    const headers = {
      ...(isMember && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const req = http.request(
      url + path,
      { method, agent, headers, timeout: MAX_WAIT_MS },
      (res) => {
        let [bytes, head] = [0, ''];
        res.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (head.length < 2000) head += chunk.toString();
        });
        res.on('error', () => end({}));
        res.on('end', () =>
          end({
            status: res.statusCode ?? 0,
            bytes,
            reason: /"(?:reason|code)":"([A-Z_]+)"/.exec(head)?.[1] ?? '',
          }),
        );
      },
    );
    req
      .on('timeout', () => req.destroy())
      .on('error', (error: NodeJS.ErrnoException) => end({ reason: error.code ?? 'CUT' }));
    req.end(body);
  });
}

/** Creates content. A busy machine may answer 503, so the request is repeated a few times. */
async function prepare(
  url: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
): Promise<Record<string, unknown>> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // every body of /v1 is an object
    if (answer.ok) return (await answer.json()) as Record<string, unknown>;
    if (answer.status < 500 || tries === MAX_TRIES)
      throw new Error(
        `${method} ${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
      );
  }
}

/** Sends an entry as often as it states, some requests concurrently. */
async function sendAll(
  entry: Entry,
  server: Server,
  token: string,
  stage: Stage,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < entry.times; n = next++)
      answers.push(await send(server.url, token, entry.make(stage, n)));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return answers;
}

/** Returns the size of the server's heap in bytes after garbage collection. */
async function heapOf(server: Server): Promise<number> {
  const before = server.output().length;
  server.process.kill('SIGUSR2');
  for (let tries = 0; tries < 600; tries++) {
    const found = /heap (\d+)/.exec(server.output().slice(before))?.[1];
    if (found !== undefined) return Number(found);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not say how large its heap is.');
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const summary = (answers: readonly Answer[]): string =>
  [...new Set(answers.map(({ status, reason }) => `${status}${reason && ` ${reason}`}`))]
    .sort()
    .join(', ');
const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, i) =>
      i === 0 ? String(cell).padEnd(56) : i === 5 ? `  ${cell}` : String(cell).padStart(9),
    )
    .join('');

const flaws: string[] = [];
const probes: Probe[] = [];
const wanted = process.argv.slice(2);
const chosen = corpus.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const installation = new TestInstallation();
let prober: ChildProcess | undefined;
try {
  const server = await installation.startServer(
    { NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`, LOG_LEVEL: 'warn' },
    WATCHED,
  );
  const token = server.demoToken ?? '';
  const stage = await makeStage((method, path, body) =>
    prepare(server.url, token, method, path, body),
  );
  // Sends each entry once: this fills the compiled programs and the bounded caches, so further
  // growth is unbounded growth.
  for (const entry of chosen) await send(server.url, token, entry.make(stage, -1));
  const heapBefore = await heapOf(server);
  prober = fork(fileURLToPath(new URL('prober.ts', import.meta.url)), [server.url], {
    execArgv: ['--import', 'tsx'],
  });
  prober.on('message', (probe: Probe) => probes.push(probe));
  console.log(row(['request', 'times', 'slowest', 'bytes', 'livez max', 'answers']));
  for (const entry of chosen) {
    const began = Date.now();
    const answers = await sendAll(entry, server, token, stage);
    const stalls = probes.filter(({ at, ms }) => at + ms >= began).map(({ ms }) => ms);
    console.log(
      row([
        entry.name.slice(0, 55),
        answers.length,
        Math.round(Math.max(...answers.map(({ ms }) => ms))),
        Math.max(...answers.map(({ bytes }) => bytes)),
        Math.round(Math.max(0, ...stalls)),
        summary(answers),
      ]),
    );
    for (const { status, reason } of answers)
      if (status === 0 || status >= 500) flaws.push(`${entry.name}: answered ${status} ${reason}`);
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error(`The server ended during "${entry.name}":\n${server.output().slice(-2000)}`);
  }
  const probed = once(prober, 'exit');
  prober.send('end');
  await probed;
  const heapAfter = await heapOf(server);
  const times = probes.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p99, max] = [quantile(times, 0.5), quantile(times, 0.99), times.at(-1) ?? 0];
  console.log(
    `\n${chosen.length} kinds of requests; /livez ${times.length} times: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${max.toFixed(0)} ms`,
  );
  console.log(
    `heap after garbage collection: ${(heapBefore / 2 ** 20).toFixed(0)} MiB before, ${(heapAfter / 2 ** 20).toFixed(0)} MiB after`,
  );
  if (p99 > MAX_P99_MS)
    flaws.push(`/livez: p99 is ${p99.toFixed(0)} ms, at most ${MAX_P99_MS} are promised`);
  if (max > MAX_PROBE_MS)
    flaws.push(
      `/livez: the slowest probe took ${max.toFixed(0)} ms, at most ${MAX_PROBE_MS} are promised`,
    );
  if (times.length < chosen.length) flaws.push('/livez was asked too seldom to tell anything');
  if (heapAfter > heapBefore * MAX_HEAP_GROWTH) flaws.push('The heap grew by more than 20 %.');
} catch (error) {
  flaws.push(error instanceof Error ? error.message : String(error));
} finally {
  prober?.kill();
  agent.destroy();
  await installation.close();
}
for (const flaw of [...new Set(flaws)]) console.log(`! ${flaw}`);
process.exitCode = flaws.length === 0 ? 0 : 1;
