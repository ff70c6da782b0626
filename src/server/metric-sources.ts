/** The sources of numbers that other modules count for `/metrics`; each is optional. */
import type { ReplicaStats } from '../data/replica.ts';
import type { Threads } from '../data/threads.ts';

/** Hits and misses since the start, and the bytes that the cache holds. */
interface CacheState {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** The functions that each reading of the metrics calls. */
export interface MetricSources {
  /** Connections to the database; `waiting` counts requests for one. */
  readonly databasePool?: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
    readonly max: number;
  };
  /** Worker threads and their tasks; `completed` and `timedOut` count since the start. */
  readonly threads?: () => {
    readonly threads: number;
    readonly running: number;
    readonly queued: number;
    readonly completed: number;
    readonly timedOut: number;
  };
  /** The replica for reads. */
  readonly replica?: (() => ReplicaStats) | undefined;
  /** The queue, by kind of job. Read at most every few seconds. */
  readonly queue?: () => Promise<
    readonly {
      readonly job: string;
      readonly waiting: number;
      readonly active: number;
      readonly failed: number;
      readonly oldestSeconds: number;
    }[]
  >;
  /** Caches by name. */
  readonly caches?: Readonly<Record<string, () => CacheState>>;
}

/** Returns the sum of both pools of threads. */
export function countsOf({
  texts,
  readings,
}: ReturnType<Threads['stats']>): ReturnType<NonNullable<MetricSources['threads']>> {
  return {
    threads: texts.threads + readings.threads,
    running: texts.running + readings.running,
    queued: texts.queued + readings.queued,
    completed: texts.completed + readings.completed,
    timedOut: texts.timedOut + readings.timedOut,
  };
}
