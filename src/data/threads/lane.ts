/**
 * A bounded pool of worker threads: tasks queue for a thread, and a task that takes too long is
 * ended together with its thread.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { busy, AppError } from '../../domain/errors.ts';
import type { TaskResult, Message, Tasks } from './tasks.ts';

/** The size of a pool. */
export interface LaneOptions {
  readonly maxThreads: number;
  readonly maxQueuedCount: number;
  readonly maxQueuedBytes: number;
  /** JavaScript heap of each thread. */
  readonly maxHeapMiB: number;
}

/** The limits of one task. */
export interface TaskBounds {
  /**
   * Returns the milliseconds that the task may run. Called when the task gets a thread; at 0 it is
   * not run.
   */
  limit(): number;
  /** Maximum wait for a thread in milliseconds; unlimited by default. */
  readonly waitMs?: number | undefined;
  /** Thrown when the time is over. */
  readonly late: AppError;
  /** Thrown when the task needs more memory than a thread has. */
  readonly large: AppError;
  /**
   * Key of the caller, by which threads are shared fairly: many tasks of one caller do not block
   * those of others.
   */
  readonly owner?: string | undefined;
  /** Called with the milliseconds that the task took in its thread. */
  readonly onSpent?: ((ms: number) => void) | undefined;
  /** Buffers and ports that are transferred to the thread, instead of copied. */
  readonly transferred?: readonly (ArrayBuffer | MessagePort)[] | undefined;
}

/** The activity of a pool, for metrics. */
export interface LaneStats {
  /** Threads that are alive. */
  readonly threads: number;
  readonly maxThreads: number;
  /** Tasks that run now, and tasks in the queue. */
  readonly running: number;
  readonly queued: number;
  readonly queuedBytes: number;
  /**
   * Tasks since the start: answered (with a result or an error), ended at their time limit, and
   * refused because the queue was full or too slow.
   */
  readonly completed: number;
  readonly timedOut: number;
  readonly refused: number;
}

/** Idle threads are ended after this time, in milliseconds, because each holds about 40 MiB. */
const IDLE_MS = 60_000;
/** Maximum time in milliseconds for a thread to load its program, on a busy machine. */
const MAX_START_MS = 30_000;
const isSource = path.extname(import.meta.url) === '.ts';
const PROGRAM = fileURLToPath(
  new URL(isSource ? './child-from-source.mjs' : './child.js', import.meta.url),
);

/** Maximum number of callers whose last turn is remembered. */
const MAX_OWNERS_COUNT = 1000;

interface QueuedTask {
  readonly bytes: number;
  readonly owner: string;
  begin(): void;
}

/** A pool of threads with its own queue. Threads start when they are needed. */
export class WorkerLane {
  private readonly pool: Piscina;
  private readonly options: LaneOptions;
  private readonly waiting = new Set<QueuedTask>();
  /** The number of each caller's last turn. */
  private readonly turns = new LRUCache<string, number>({ max: MAX_OWNERS_COUNT });
  private turnCount = 0;
  private queuedBytes = 0;
  private running = 0;
  private completed = 0;
  private timedOut = 0;
  private refused = 0;

  constructor(options: LaneOptions) {
    this.options = options;
    const { maxThreads, maxHeapMiB } = options;
    this.pool = new Piscina({
      filename: PROGRAM,
      name: 'compute',
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
    });
    this.pool.on('error', () => {}); // the task that the thread ran fails with the same error
  }

  /**
   * Computes a task. `bytes` is the approximate size of its input.
   * @throws BUSY where the queue is full, or no thread became free in time
   */
  async run<Task extends keyof Tasks>(
    task: Task,
    given: Tasks[Task]['given'],
    bytes: number,
    bounds: TaskBounds,
  ): Promise<Tasks[Task]['result']> {
    const { owner = '', waitMs, onSpent } = bounds;
    await this.waitForThread(bytes, owner, waitMs);
    this.turns.set(owner, ++this.turnCount);
    try {
      const outcome = await this.execute(task, given, bounds);
      this.completed++;
      onSpent?.(outcome.ms);
      if ('result' in outcome) return outcome.result;
      throw new AppError(outcome.reason, outcome.message);
    } finally {
      this.releaseThread();
    }
  }

  stats(): LaneStats {
    const { running, completed, timedOut, refused, queuedBytes } = this;
    return {
      threads: this.pool.threads.length,
      maxThreads: this.options.maxThreads,
      running,
      queued: this.waiting.size,
      queuedBytes,
      completed,
      timedOut,
      refused,
    };
  }

  /** Ends all threads; running and queued tasks fail. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private waitForThread(bytes: number, owner: string, waitMs: number | undefined): Promise<void> {
    const { maxThreads, maxQueuedCount, maxQueuedBytes } = this.options;
    if (this.running < maxThreads) {
      this.running++;
      return Promise.resolve();
    }
    if (this.waiting.size >= maxQueuedCount || this.queuedBytes + bytes > maxQueuedBytes) {
      this.refused++;
      return Promise.reject(busy());
    }
    return new Promise((resolve, reject) => {
      const waiting: QueuedTask = {
        bytes,
        owner,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const refuse = (): void => {
        this.remove(waiting);
        this.refused++;
        reject(busy());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(refuse, Math.max(0, waitMs));
      this.waiting.add(waiting);
      this.queuedBytes += bytes;
    });
  }

  private remove(waiting: QueuedTask): void {
    this.waiting.delete(waiting);
    this.queuedBytes -= waiting.bytes;
  }

  /** Passes the thread of a task that has ended to the next task in the queue. */
  private releaseThread(): void {
    const next = this.next();
    if (!next) {
      this.running--;
      return;
    }
    this.remove(next);
    next.begin();
  }

  /**
   * Returns the task of the caller whose last turn is the longest ago, and of that caller the task
   * that has waited longest.
   */
  private next(): QueuedTask | undefined {
    let [found] = this.waiting;
    for (const candidate of this.waiting)
      if (found && (this.turns.get(candidate.owner) ?? 0) < (this.turns.get(found.owner) ?? 0))
        found = candidate;
    return found;
  }

  private async execute<Task extends keyof Tasks>(
    task: Task,
    given: Tasks[Task]['given'],
    { limit, late: timeoutError, large: memoryError, transferred = [] }: TaskBounds,
  ): Promise<TaskResult<Task>> {
    const milliseconds = limit();
    if (milliseconds <= 0) throw timeoutError;
    const message: Message<Task> = { task, given, begun: new Int32Array(new SharedArrayBuffer(4)) };
    const timeout = new AbortController();
    const abort = (): void => timeout.abort();
    // The time that a thread takes to load its program does not count for the task.
    let timer = setTimeout(() => {
      if (Atomics.load(message.begun, 0) === 1) abort();
      else timer = setTimeout(abort, Math.max(milliseconds, MAX_START_MS));
    }, milliseconds);
    try {
      return (await this.pool.run(message, {
        signal: timeout.signal,
        transferList: [...transferred],
      })) as TaskResult<Task>; // the child returns this type
    } catch (error) {
      if (timeout.signal.aborted) {
        this.timedOut++;
        throw timeoutError;
      }
      throw isOutOfMemory(error)
        ? new AppError(memoryError.reason, memoryError.message, {
            field: memoryError.field,
            cause: error,
          })
        : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
