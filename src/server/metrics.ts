/**
 * Defines the metrics of `/metrics`: requests, errors, rate limits, the event loop and the heap,
 * the database, the threads, the caches, and the jobs.
 */
import { getHeapStatistics } from 'node:v8';
import {
  type Aggregator,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import type { LoopWatch } from './loop-watch.ts';
import type { MetricSources } from './metric-sources.ts';

/** A request that ended. */
interface EndedRequest {
  readonly api: string;
  /** Name of the route or of the GraphQL operation. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  /** Reason of its error. */
  readonly reason?: string | undefined;
}

/** The metrics of a process. */
export interface Metrics {
  begin(): void;
  end(request: EndedRequest): void;
  /**
   * Counts a request that was refused by a limit of rate or concurrency, of its token or its
   * address.
   */
  refused(limit: string, kind: string): void;
  /** Counts a request that was answered BUSY, by the exhausted resource. */
  busy(what: string): void;
  /** Records whether the counts of limits were exchanged with other servers. */
  exchanged(hasSucceeded: boolean): void;
  /** Adds to the number of open subscriptions. */
  subscriptions(change: 1 | -1): void;
  /** Observes an attempt of a job that ended. */
  job(name: string, outcome: string, seconds: number): void;
  /** Returns the metrics as Prometheus text, with its content type. */
  read(): Promise<{ type: string; text: string }>;
  /** Returns the metrics as values, to be aggregated with those of other processes. */
  measure(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
  /** Releases what the metrics read: node's observers keep the registry for the life of the process. */
  close(): void;
}

/** Callers choose the names of their GraphQL operations: further names are counted together. */
const MAX_OPERATIONS = 500;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.1, 1, 5, 15, 60, 300];

/** Creates the metrics in their own registry. */
export function createMetrics(
  sources: MetricSources = {},
  loop?: Pick<LoopWatch, 'read'>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addProcess(registry, loop);
  addSources(registry, sources);
  const operationNames = new Set<string>();
  const { requests, inFlight, subscriptions, errors, refusals, busy, shared, jobs } =
    makeInstruments(registry);
  const bounded = (operation: string): string => {
    if (!operationNames.has(operation) && operationNames.size >= MAX_OPERATIONS) return 'other';
    operationNames.add(operation);
    return operation;
  };
  return {
    begin: () => inFlight.inc(),
    end({ api, operation, status, seconds, reason }) {
      inFlight.dec();
      requests.observe(
        { api, operation: bounded(operation.slice(0, 100)), status: String(status) },
        seconds,
      );
      if (reason !== undefined) errors.inc({ api, reason });
    },
    refused: (limit, kind) => refusals.inc({ limit, kind }),
    busy: (what) => busy.inc({ what }),
    exchanged: (hasSucceeded) => shared.set(hasSucceeded ? 1 : 0),
    subscriptions: (change) => subscriptions.inc(change),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    measure: () => registry.getMetricsAsJSON(),
    close: () => registry.clear(),
  };
}

/** Returns the instruments of requests and jobs. */
function makeInstruments(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'lectern_request_seconds',
    help: 'Seconds that a request took.',
    labelNames: ['api', 'operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'lectern_requests_in_flight',
    help: 'Requests in progress.',
    registers,
  });
  const subscriptions = new Gauge({
    name: 'lectern_subscriptions',
    help: 'Open subscriptions and WebSockets.',
    registers,
  });
  const errors = new Counter({
    name: 'lectern_errors_total',
    help: 'Responses with an error, by its reason.',
    labelNames: ['api', 'reason'],
    registers,
  });
  const refusals = new Counter({
    name: 'lectern_rate_limited_total',
    help: 'Requests refused by a limit of rate or concurrency.',
    labelNames: ['limit', 'kind'],
    registers,
  });
  const busy = new Counter({
    name: 'lectern_busy_total',
    help: 'Requests answered BUSY before anything was done, by what was exhausted.',
    labelNames: ['what'],
    registers,
  });
  const shared = new Gauge({
    name: 'lectern_shared_limits',
    help: '1 if the last exchange of counts with other servers succeeded, 0 if limits hold for this process alone.',
    aggregator: 'min',
    registers,
  });
  shared.set(1);
  const jobs = new Histogram({
    name: 'lectern_job_seconds',
    help: 'Seconds that an attempt of a job took, by its result.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  return { requests, inFlight, subscriptions, errors, refusals, busy, shared, jobs };
}

/** Adds the metrics of the event loop and the heap. */
function addProcess(registry: Registry, loop: Pick<LoopWatch, 'read'> | undefined): void {
  const registers = [registry];
  const heapLimit = new Gauge({
    name: 'lectern_heap_limit_bytes',
    help: 'Bytes that the heap may have.',
    registers,
  });
  heapLimit.set(getHeapStatistics().heap_size_limit);
  if (!loop) return;
  const delay = new Gauge({
    name: 'lectern_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading of the metrics.',
    labelNames: ['quantile'],
    aggregator: 'max',
    registers,
    collect() {
      const { p50, p99, max } = loop.read();
      delay.set({ quantile: '0.5' }, p50);
      delay.set({ quantile: '0.99' }, p99);
      delay.set({ quantile: 'max' }, max);
    },
  });
}

/** Adds a gauge whose values by label are read with the metrics. */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [value, count] of Object.entries(read())) gauge.set({ [label]: value }, count);
    },
  });
}

/** Adds the metrics that other modules count. */
function addSources(
  registry: Registry,
  { databasePool, threads, caches, queue, replica }: MetricSources,
): void {
  if (databasePool)
    addGauge(
      registry,
      'lectern_database_connections',
      'Connections to the database: open, idle, most, and requests that wait for one.',
      'state',
      () => ({ ...databasePool() }),
    );
  if (threads)
    addGauge(
      registry,
      'lectern_threads',
      'Worker threads, their tasks under way and waiting, and those completed and timed out since the start.',
      'state',
      () => ({ ...threads() }),
    );
  if (caches)
    for (const kind of ['hits', 'misses', 'bytes'] as const) {
      const help = {
        hits: 'Hits of a cache since the start.',
        misses: 'Misses of a cache since the start.',
        bytes: 'Bytes that a cache holds.',
      }[kind];
      addGauge(registry, `lectern_cache_${kind}`, help, 'cache', () =>
        Object.fromEntries(Object.entries(caches).map(([name, read]) => [name, read()[kind]])),
      );
    }
  if (replica) addReplica(registry, replica);
  if (queue) addQueue(registry, queue);
}

/** Adds the metrics of the replica for reads. */
function addReplica(registry: Registry, read: NonNullable<MetricSources['replica']>): void {
  const registers = [registry];
  const up = new Gauge({
    name: 'lectern_replica_up',
    help: '1 while requests read from the replica, 0 while it is behind or lost.',
    aggregator: 'min',
    registers,
    collect() {
      up.set(read().isUsed ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'lectern_replica_lag_seconds',
    help: 'Seconds for which the replica has not replayed the position of the primary.',
    aggregator: 'max',
    registers,
    collect() {
      lag.set(read().lagSeconds);
    },
  });
  const reads = new Counter({
    name: 'lectern_reads_total',
    help: 'Statements of requests that could read from the replica, by the server that answered.',
    labelNames: ['server'],
    registers,
    collect() {
      reads.reset();
      for (const [server, count] of Object.entries(read().reads)) reads.inc({ server }, count);
    },
  });
}

/**
 * Adds the metrics of the queue, which all processes share: the largest reported number counts.
 * They are absent while the database is unavailable.
 */
function addQueue(registry: Registry, queue: NonNullable<MetricSources['queue']>): void {
  const options: { aggregator: Aggregator; registers: Registry[] } = {
    aggregator: 'max',
    registers: [registry],
  };
  const read = () => queue().catch(() => []);
  const oldest = new Gauge({
    name: 'lectern_oldest_job_seconds',
    help: 'Seconds since the oldest waiting job was due.',
    labelNames: ['queue'],
    ...options,
    async collect() {
      const rows = await read();
      oldest.reset();
      for (const { job, oldestSeconds } of rows) oldest.set({ queue: job }, oldestSeconds);
    },
  });
  const depth = new Gauge({
    name: 'lectern_jobs',
    help: 'Jobs that are due and wait, are under way, or have failed permanently.',
    labelNames: ['queue', 'state'],
    ...options,
    async collect() {
      const rows = await read();
      depth.reset();
      for (const { job, ...states } of rows)
        for (const state of ['waiting', 'active', 'failed'] as const)
          depth.set({ queue: job, state }, states[state]);
    },
  });
}
