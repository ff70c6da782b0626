/** Runs jobs from the queue, in the server or in a process of its own. */
import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Blobs } from '../data/blobs.ts';
import type { Context, Revalidation } from '../context.ts';
import type { Database } from '../data/database.ts';
import type { GuardedFetch } from '../data/fetch.ts';
import type { Mailer } from '../data/mailer.ts';
import type { Queue, QueueName, TakenJob } from '../data/queue.ts';
import type { Secrets } from '../data/secrets.ts';
import type { SelectEvent } from '../data/selected-event.ts';
import type { Threads } from '../data/threads.ts';
import { inSpan } from '../data/trace.ts';
import type { JobContext } from '../data/write.ts';
import { assignPositionsRoutine } from './assign-positions.ts';
import { deliverWebhooksRoutine, purgeDeliveriesRoutine } from './deliver-webhooks.ts';
import type { Job, Routine } from './job.ts';
import { checkConflictsJob } from './check-conflicts.ts';
import { completeSearchJob } from './complete-search.ts';
import { collectBytesJob } from './collect-bytes.ts';
import { collectContentJob } from './collect-content.ts';
import { importContentJob, importWebsiteJob } from './import-content.ts';
import { makeNotificationsRoutine, purgeNotificationsRoutine } from './make-notifications.ts';
import { processOpenAPIJob } from './process-openapi.ts';
import { notifyMentionsJob } from './notify-mentions.ts';
import { revalidateJob } from './revalidate.ts';
import { refreshOpenAPIJob } from './refresh-openapi.ts';
import { cleanUpImportsJob } from './clean-up-imports.ts';
import { purgeEventsJob } from './purge-events.ts';
import { purgeIdempotencyKeysJob } from './purge-idempotency-keys.ts';
import { purgeSignInsJob } from './purge-sign-ins.ts';
import { purgeSiteEventsJob } from './purge-site-events.ts';
import { sendEmailsRoutine, sendInvitesJob } from './send-emails.ts';
import { purgeTrashJob } from './purge-trash.ts';

/** All jobs of the product. */
export const jobs: readonly Job[] = [
  ...[
    purgeTrashJob,
    purgeIdempotencyKeysJob,
    purgeSignInsJob,
    purgeSiteEventsJob,
    collectContentJob,
    collectBytesJob,
    importContentJob,
    importWebsiteJob,
    cleanUpImportsJob,
  ],
  ...[processOpenAPIJob, refreshOpenAPIJob, purgeEventsJob, revalidateJob, completeSearchJob],
  ...[checkConflictsJob, notifyMentionsJob, sendInvitesJob],
];

/** All routines of the product. */
const productRoutines: readonly Routine[] = [
  assignPositionsRoutine,
  deliverWebhooksRoutine,
  purgeDeliveriesRoutine,
  makeNotificationsRoutine,
  purgeNotificationsRoutine,
  sendEmailsRoutine,
];

/** The dependencies of a worker. */
export interface WorkerOptions {
  readonly database: Database;
  /** The object store; absent if no job needs it. */
  readonly blobs?: Blobs | undefined;
  /** Fetches URLs; absent if no job needs it. */
  readonly fetch?: GuardedFetch | undefined;
  /** Worker threads; absent if no job needs them. */
  readonly threads?: Threads | undefined;
  /** The front end that is notified of changes; absent if there is none. */
  readonly revalidation?: Revalidation | undefined;
  /** Executes the selections of webhooks; absent if no routine needs it. */
  readonly selectEvent?: SelectEvent | undefined;
  /** Announces the recipients of new notifications; absent if no job needs it. */
  readonly notify?: ((userIds: Iterable<string>) => void) | undefined;
  /** Sends e-mails; absent if none are sent. */
  readonly mailer?: Mailer | undefined;
  /** The addresses of the product; absent if no job needs them. */
  readonly settings?: JobContext['settings'];
  /** Encryption of secrets; absent if no routine needs it. */
  readonly secrets?: Secrets | undefined;
  /** Returns a context in which a user makes a request; absent if no job needs it. */
  readonly as?: ((userId: string, requestId: string) => Context) | undefined;
  readonly queue: Queue;
  readonly log: Logger;
  readonly jobs: readonly Job[];
  /** Default: all routines of the product. */
  readonly routines?: readonly Routine[] | undefined;
  /** Called after each attempt. */
  readonly onEnd?: ((queue: QueueName, outcome: JobOutcome, seconds: number) => void) | undefined;
  /** The clock of jobs; the system clock by default. */
  readonly now?: () => Date;
  /** Milliseconds between renewals of leases. Default: 4000. */
  readonly leaseRenewalMs?: number;
}

/** The outcome of an attempt: done, to be retried, or failed permanently. */
type JobOutcome = 'done' | 'retried' | 'failed';

/** Takes jobs from the queue while it is started. */
export interface Worker {
  /**
   * Checks that the database has the queue, and that this role may use it.
   * @throws Error if not
   */
  check(): Promise<void>;
  /** Checks the queue and starts. */
  start(): Promise<void>;
  /**
   * Stops taking jobs. Resolves when the running jobs have ended or were returned to the queue,
   * after about eight seconds at most.
   */
  stop(): Promise<void>;
  /**
   * Enqueues periodic jobs, reclaims expired leases and runs all due jobs, without starting the
   * loop.
   */
  runDue(): Promise<void>;
}

/** The interval at which an idle worker polls the queue. */
const IDLE_INTERVAL_MS = 2000;
/**
 * The interval for queues with their own concurrency, because a user may be waiting for the job.
 */
const DEDICATED_IDLE_INTERVAL_MS = 500;
/** The interval of queue maintenance and of enqueueing periodic jobs. */
const MAINTENANCE_INTERVAL_MS = 20_000;
/**
 * The interval at which leases are renewed and expired ones reclaimed. A lease lasts several times
 * as long.
 */
const LEASE_RENEWAL_INTERVAL_MS = 4000;
/** The default of `Job.maxSeconds`. */
const DEFAULT_MAX_SECONDS = 30;
/**
 * The time that a job has left when the process stops, so that the process exits within ten
 * seconds.
 */
const SHUTDOWN_GRACE_MS = 6000;

/** Requests of jobs that can end at the shutdown, beyond which node reports a leak. */
const MAX_LISTENERS = 1000;

/** Creates a worker. */
export const createWorker = (options: WorkerOptions): Worker => new LoopingWorker(options);

class LoopingWorker implements Worker {
  private readonly options: WorkerOptions;
  private readonly shutdown = new AbortController();
  private loops: Promise<unknown> = Promise.resolve();
  private lastMaintenance = -Infinity;
  private readonly running = new Set<TakenJob>();

  constructor(options: WorkerOptions) {
    this.options = options;
    setMaxListeners(MAX_LISTENERS, this.shutdown.signal);
  }

  check(): Promise<void> {
    return this.options.queue.check();
  }

  async start(): Promise<void> {
    await this.check();
    const pollers = this.options.jobs.flatMap((job) =>
      Array.from({ length: job.lanes ?? 0 }, () => this.pollQueue(job)),
    );
    const routines = (this.options.routines ?? productRoutines).map((routine) =>
      this.repeat(routine),
    );
    this.loops = Promise.all([this.pollSharedQueues(), this.keepLeases(), ...pollers, ...routines]);
  }

  async stop(): Promise<void> {
    this.shutdown.abort();
    await this.loops;
  }

  async runDue(): Promise<void> {
    await this.maintain();
    while (await this.runEach(this.options.jobs));
  }

  private async pollSharedQueues(): Promise<void> {
    while (!this.shutdown.signal.aborted) {
      if (performance.now() - this.lastMaintenance >= MAINTENANCE_INTERVAL_MS) {
        this.lastMaintenance = performance.now();
        await this.logFailure('The queue could not be maintained.', () => this.maintain());
      }
      const wasBusy = await this.logFailure('No job could be taken.', () =>
        this.runEach(this.options.jobs.filter(({ lanes }) => lanes === undefined)),
      );
      if (wasBusy !== true) await pause(IDLE_INTERVAL_MS, this.shutdown.signal);
    }
  }

  /** Renews the leases of running jobs and reclaims expired ones until the worker stops. */
  private async keepLeases(): Promise<void> {
    while (!this.shutdown.signal.aborted) {
      await pause(this.options.leaseRenewalMs ?? LEASE_RENEWAL_INTERVAL_MS, this.shutdown.signal);
      if (this.running.size > 0)
        await this.logFailure('The leases of jobs could not be renewed.', () =>
          this.options.queue.renew([...this.running]),
        );
      if (!this.shutdown.signal.aborted)
        await this.logFailure('Jobs of dead workers could not be taken over.', () =>
          this.options.queue.reclaim(),
        );
    }
  }

  /** Repeats a routine until the worker stops. */
  private async repeat({ intervalMs, failure, run }: Routine): Promise<void> {
    const { signal } = this.shutdown;
    const { now = () => new Date() } = this.options;
    const isOver = (): boolean => signal.aborted;
    const context = { ...this.options, now, signal, isOver };
    while (!signal.aborted) {
      await this.logFailure(failure, () => run(context));
      await pause(intervalMs, signal);
    }
  }

  /** Runs the jobs of one queue, one after the other. */
  private async pollQueue(job: Job): Promise<void> {
    while (!this.shutdown.signal.aborted) {
      const wasBusy = await this.logFailure('No job could be taken.', () => this.runEach([job]));
      if (wasBusy !== true) await pause(DEDICATED_IDLE_INTERVAL_MS, this.shutdown.signal);
    }
  }

  /** Logs a failure, for example of the database; the next iteration tries again. */
  private async logFailure<T>(message: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.options.log.warn({ err: error }, message);
      return undefined;
    }
  }

  private async maintain(): Promise<void> {
    await this.options.queue.tend();
    for (const { queue, every } of this.options.jobs)
      if (every !== undefined) await this.options.queue.enqueueOnceIn(every, queue);
  }

  /**
   * Runs one job of each queue, so that no queue waits for a long backlog of another. Returns
   * whether there was any.
   */
  private async runEach(jobs: readonly Job[]): Promise<boolean> {
    let wasBusy = false;
    for (const job of jobs) {
      const taken = this.shutdown.signal.aborted
        ? undefined
        : await this.options.queue.take(job.queue);
      if (!taken) continue;
      wasBusy = true;
      await this.run(job, taken);
    }
    return wasBusy;
  }

  private async run(job: Job, taken: TakenJob): Promise<void> {
    const { queue, log, onEnd } = this.options;
    const labels = { queue: taken.queue, job: taken.id };
    const startedAt = performance.now();
    const end = (outcome: JobOutcome) =>
      onEnd?.(taken.queue, outcome, (performance.now() - startedAt) / 1000);
    this.running.add(taken);
    try {
      const progress = await inSpan(
        `job ${taken.queue}`,
        { 'lectern.job.id': taken.id, 'lectern.job.tries': taken.tries },
        () => this.attempt(job, taken),
      );
      if (
        !(await queue.finish(
          taken,
          progress === 'more' ? 'again' : progress === 'later' ? 'later' : undefined,
        ))
      )
        log.warn(labels, 'A job took too long, and another worker has taken it over.');
      end('done');
    } catch (error) {
      log[taken.isLast ? 'error' : 'warn'](
        { err: error, ...labels },
        taken.isLast ? 'A job has failed permanently.' : 'A job failed, and will be tried again.',
      );
      end(taken.isLast ? 'failed' : 'retried');
      await queue.giveBack(taken, error);
    } finally {
      this.running.delete(taken);
    }
  }

  /**
   * Returns the result of a job. `isOver` becomes true some time before the attempt fails, and when
   * the process stops.
   */
  private attempt(
    { run, maxSeconds = DEFAULT_MAX_SECONDS, endsAfter = maxSeconds / 2 }: Job,
    { id, data, isLast }: TakenJob,
  ): Promise<'done' | 'more' | 'later'> {
    const { database, blobs, fetch, threads, as, revalidation, notify } = this.options;
    const { mailer, secrets, settings } = this.options;
    const { now = () => new Date() } = this.options;
    const { signal } = this.shutdown;
    const startedAt = performance.now();
    const requestId = `job-${id}`;
    const isOver = () => signal.aborted || performance.now() - startedAt > endsAfter * 1000;
    return withDeadline(
      maxSeconds * 1000,
      signal,
      run(
        {
          database,
          blobs,
          fetch,
          threads,
          revalidation,
          notify,
          ...{ mailer, secrets, settings },
          as: as && ((userId) => as(userId, requestId)),
          now: now(),
          requestId,
          isOver,
          isLast,
        },
        data,
      ),
    );
  }
}

/** Rejects if the work takes too long, or continues too long after the process began to stop. */
function withDeadline<T>(
  milliseconds: number,
  stopping: AbortSignal,
  work: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectWith = (reason: string) => () => reject(new Error(reason));
    const timers = [setTimeout(rejectWith('It took too long.'), milliseconds)];
    const end = () =>
      void timers.push(
        setTimeout(rejectWith('The process ended before it was done.'), SHUTDOWN_GRACE_MS),
      );
    if (stopping.aborted) end();
    stopping.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => {
      for (const timer of timers) clearTimeout(timer);
      stopping.removeEventListener('abort', end);
    });
  });
}

/** Waits, or stops waiting when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
