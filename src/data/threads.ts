/**
 * Runs the worker threads of a process: one pool for tasks that requests wait for, and one for
 * imports, specs and exports, which may take minutes.
 */
import type { TextTask, TextTasks } from '../domain/texts.ts';
import { ResultCache, type ResultCacheStats } from './threads/result-cache.ts';
import { WorkerLane, type LaneStats, type TaskBounds } from './threads/lane.ts';
import type { Tasks } from './threads/tasks.ts';

/** The worker threads of a process. */
export interface Threads {
  /**
   * Computes a task on texts for a request.
   * @throws BUSY where the queue is full
   */
  text<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
    bytes: number,
    bounds: TaskBounds,
  ): Promise<TextTasks[Task]['result']>;
  /** Computes a task for a job or an export, in the other pool. */
  read<Task extends keyof Tasks>(
    task: Task,
    given: Tasks[Task]['given'],
    bounds: TaskBounds,
  ): Promise<Tasks[Task]['result']>;
  /** Returns the activity of the two pools, and the hit rate of the result cache. */
  stats(): {
    readonly texts: LaneStats;
    readonly readings: LaneStats;
    readonly kept: ResultCacheStats;
  };
  /** Ends all threads; running and queued tasks fail. */
  close(): Promise<void>;
}

const MIB = 1024 * 1024;
/** Maximum number of queued tasks of requests, and maximum size of their inputs. */
const MAX_QUEUED_COUNT = 1000;
const MAX_QUEUED_BYTES = 64 * MIB;
/** Heap of a thread. A text of 1 MiB of headings only takes about 300 MiB. */
const TEXT_HEAP_MIB = 512;
const READING_HEAP_MIB = 768;
/** Maximum number of queued tasks of jobs; few jobs run concurrently, so it is not reached. */
const MAX_QUEUED_READINGS_COUNT = 1000;

/**
 * Creates the worker threads of a process, at most `size` in each of the two pools. Threads start
 * when they are needed.
 */
export function createThreads(size: number): Threads {
  const texts = new WorkerLane({
    maxThreads: size,
    maxQueuedCount: MAX_QUEUED_COUNT,
    maxQueuedBytes: MAX_QUEUED_BYTES,
    maxHeapMiB: TEXT_HEAP_MIB,
  });
  const readings = new WorkerLane({
    maxThreads: size,
    maxQueuedCount: MAX_QUEUED_READINGS_COUNT,
    maxQueuedBytes: Number.POSITIVE_INFINITY,
    maxHeapMiB: READING_HEAP_MIB,
  });
  const results = new ResultCache();
  return {
    text: (task, given, bytes, bounds) =>
      results.find(task, given, () => texts.run(task, given, bytes, bounds)),
    read: (task, given, bounds) => readings.run(task, given, 0, bounds),
    stats: () => ({ texts: texts.stats(), readings: readings.stats(), kept: results.stats() }),
    close: async () => void (await Promise.all([texts.close(), readings.close()])),
  };
}
