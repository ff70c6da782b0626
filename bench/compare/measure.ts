/** Measures the servers: equal answers first, then interleaved rounds with what they cost. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { RunningServer } from './contenders.ts';
import type { BenchDatabase } from './database.ts';
import { type HttpRequest, type Load, type LoadGenerator, messageOf } from './load.ts';
import { answersAsV1, type Subject, type Way } from './ways.ts';
import type { Workload } from './workloads.ts';

export const CONNECTIONS = 32;
/** Milliseconds in a tick of /proc: USER_HZ is 100. */
const TICK_MS = 10;
const COMPARED_SUBJECTS = 8;
const COUNTED_REQUESTS = 40;

/** How long to measure. */
export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmMs: number;
}

/** A server asked in one way: a line of the table. */
export interface Entrant {
  readonly label: string;
  readonly server: RunningServer;
  readonly way: Way;
}

interface Round {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly nodeMs: number;
  readonly postgresMs: number;
}

/** The result of an entrant in one workload: medians of its rounds. */
export interface Measured extends Round {
  readonly entrant: Entrant;
  /** Responses of the rounds with another status than that of the workload. */
  readonly failures: number;
  readonly statements: number;
  readonly memoryMb: number;
  /** The median of the rounds' ratios: the first entrant's rate by this one's. */
  readonly ratio: number;
}

/** Returns the processor time of a process in milliseconds, with that of its ended children. */
export function processorMs(pid: number, withChildren = false): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return (user + system + (withChildren ? childUser + childSystem : 0)) * TICK_MS;
}

/** Returns the processor time of PostgreSQL with all its processes, in milliseconds. */
function postgresMs(postmaster: number): number {
  let sum = processorMs(postmaster, true);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = /\) [A-Z] (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      if (Number(parent) === postmaster) sum += processorMs(Number(name));
    } catch {
      // It has ended, and is among the postmaster's ended children.
    }
  }
  return sum;
}

/** Returns the resident memory of a process in MB. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  );
};

const askedBy = (workload: Workload, way: Way) => {
  const asked = workload.ways[way];
  if (!asked) throw new Error(`${workload.name} has no ${way}.`);
  return asked;
};

async function answerOf(port: number, request: HttpRequest, expected: number): Promise<unknown> {
  const { method, path, token, headers, body } = request;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== expected)
    throw new Error(`${response.status} for ${path}: ${text.slice(0, 1000)}`);
  return JSON.parse(text);
}

/** Requires that all entrants answer alike, field by field, about several subjects. */
async function requireEqualAnswers(
  workload: Workload,
  entrants: readonly Entrant[],
  subjects: readonly Subject[],
): Promise<void> {
  const step = Math.max(1, Math.floor(subjects.length / COMPARED_SUBJECTS));
  for (const subject of subjects.filter((_, i) => i % step === 0).slice(0, COMPARED_SUBJECTS)) {
    const answers: { label: string; way: Way; picked: unknown }[] = [];
    for (const { server, way, label } of entrants) {
      const { request, pick } = askedBy(workload, way);
      const answer = await answerOf(server.port, request(subject), workload.status);
      answers.push({ label, way, picked: pick(answer, subject) });
    }
    const reference = answers.find(({ way }) => !answersAsV1(way))?.picked;
    for (const { label, way, picked } of answers) {
      const expected = answersAsV1(way) ? (workload.v1Part?.(reference) ?? reference) : reference;
      if (!isDeepStrictEqual(picked, expected))
        throw new Error(
          `${workload.name}: ${label} answers otherwise about ${subject.id}:\n${JSON.stringify(picked).slice(0, 1500)}\nand not\n${JSON.stringify(expected).slice(0, 1500)}`,
        );
    }
  }
}

/** Measures one workload with all entrants that have it. */
export async function measure(
  workload: Workload,
  all: readonly Entrant[],
  { database, generator, pace }: { database: BenchDatabase; generator: LoadGenerator; pace: Pace },
): Promise<Measured[]> {
  const entrants = all.filter(({ way }) => workload.ways[way]);
  const subjects = workload.subjects(database.tokens);
  await requireEqualAnswers(workload, entrants, subjects);
  const loads = entrants.map(({ server, way }) => ({
    port: server.port,
    requests: subjects.map((subject) => messageOf(askedBy(workload, way).request(subject))),
    status: workload.status,
  }));
  const rounds: Round[][] = entrants.map(() => []);
  const failures = entrants.map(() => 0);
  for (const load of loads) {
    // A cold server on a busy machine would answer the first of many connections too late.
    await generator.run({ ...load, connections: 1, limit: 5 });
    if (workload.isRepeated)
      await generator.run({ ...load, connections: CONNECTIONS, limit: 2 * load.requests.length });
    await generator.run({ ...load, connections: CONNECTIONS, milliseconds: pace.warmMs });
  }
  for (let i = 0; i < pace.rounds; i++)
    for (let k = 0; k < loads.length; k++) {
      const at = (i + k) % loads.length; // no entrant always follows the same one
      const [load, entrant] = [loads[at], entrants[at]];
      if (!load || !entrant) continue;
      const before = [processorMs(entrant.server.pid), postgresMs(database.postmasterPid)] as const;
      const result = await generator.run({
        ...load,
        connections: CONNECTIONS,
        milliseconds: pace.roundMs,
      });
      failures[at] = (failures[at] ?? 0) + result.failures;
      rounds[at]?.push({
        rate: result.count / result.seconds,
        p50: result.p50,
        p99: result.p99,
        nodeMs: (processorMs(entrant.server.pid) - before[0]) / result.count,
        postgresMs: (postgresMs(database.postmasterPid) - before[1]) / result.count,
      });
    }
  const measured: Measured[] = [];
  for (const [at, entrant] of entrants.entries()) {
    const own = rounds[at] ?? [];
    const load = loads[at];
    if (!load) continue;
    measured.push({
      entrant,
      ...medians(own),
      ratio: median(own.map(({ rate }, i) => (rounds[0]?.[i]?.rate ?? Number.NaN) / rate)),
      failures: failures[at] ?? 0,
      statements: await statementsOf(load, database, generator),
      memoryMb: memoryMb(entrant.server.pid),
    });
  }
  return measured;
}

const medians = (rounds: readonly Round[]): Round => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  nodeMs: median(rounds.map(({ nodeMs }) => nodeMs)),
  postgresMs: median(rounds.map(({ postgresMs: own }) => own)),
});

/** Returns the number of SQL statements per request, from a pass of its own on one connection. */
async function statementsOf(
  load: Pick<Load, 'port' | 'requests' | 'status'>,
  database: BenchDatabase,
  generator: LoadGenerator,
): Promise<number> {
  await database.countStatements(true);
  await generator.run({ ...load, connections: 1, limit: COUNTED_REQUESTS / 2 }); // a connection that is in use reads the setting
  await database.takeStatementCount();
  await generator.run({ ...load, connections: 1, limit: COUNTED_REQUESTS });
  const count = await database.takeStatementCount();
  await database.countStatements(false);
  return count / COUNTED_REQUESTS;
}
