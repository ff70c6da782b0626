/** Defines the jobs and the routines of the worker. */
import type { QueueName } from '../data/queue.ts';
import type { SelectEvent } from '../data/selected-event.ts';
import type { JobContext } from '../data/write.ts';

/**
 * The handler of a queue. It can run twice for one job and can be interrupted anywhere, so it must
 * be idempotent.
 */
export interface Job {
  readonly queue: QueueName;
  /**
   * The interval in seconds at which one job is enqueued, for all processes together. Without it,
   * jobs are enqueued only by other code.
   */
  readonly every?: number;
  /**
   * The number of these jobs that a process runs concurrently, next to all others. Without it, the
   * queue takes turns with the other queues.
   */
  readonly lanes?: number;
  /** Seconds after which the handler should stop; by default half of `maxSeconds`. */
  readonly endsAfter?: number;
  /** Seconds after which the attempt fails; 30 by default. */
  readonly maxSeconds?: number;
  /**
   * Runs the job. `more` means that work is left and the job runs again; `later` means that the job
   * runs again after a delay.
   */
  run(context: JobContext, data: object): Promise<'done' | 'more' | 'later'>;
}

/** The context of a routine. */
interface RoutineContext
  extends Pick<
    JobContext,
    'database' | 'isOver' | 'fetch' | 'threads' | 'notify' | 'mailer' | 'secrets' | 'settings'
  > {
  /** Executes the selections of webhooks; absent where no routine needs it. */
  readonly selectEvent?: SelectEvent | undefined;
  /** Returns the time. */
  readonly now: () => Date;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
}

/**
 * Short work that every process with jobs repeats, without a queue: any number of processes may do
 * it at once.
 */
export interface Routine {
  /** Milliseconds between two runs. */
  readonly intervalMs: number;
  /** The message in the log if a run fails; the next one follows after the interval. */
  readonly failure: string;
  run(context: RoutineContext): Promise<void>;
}
