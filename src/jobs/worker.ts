/** The worker: takes jobs one after the other, in the server or in a process of its own. */
import type { Logger } from 'pino';
import type { Blobs } from '../data/blobs.ts';
import type { Context } from '../context.ts';
import type { Database } from '../data/database.ts';
import type { GuardedFetch } from '../data/fetch.ts';
import type { Queue, TakenJob } from '../data/queue.ts';
import type { Job } from './job.ts';
import { collectBytesJob } from './collect-bytes.ts';
import { collectContentJob } from './collect-content.ts';
import { importContentJob } from './import-content.ts';
import { processOpenAPIJob } from './process-openapi.ts';
import { refreshOpenAPIJob } from './refresh-openapi.ts';
import { tidyImportsJob } from './tidy-imports.ts';
import { purgeIdempotencyKeysJob } from './purge-idempotency-keys.ts';
import { purgeSignInsJob } from './purge-sign-ins.ts';
import { purgeTrashJob } from './purge-trash.ts';
import { purgeVisitorTokensJob } from './purge-visitor-tokens.ts';

/** The jobs of the product. */
export const jobs: readonly Job[] = [
  ...[purgeTrashJob, purgeIdempotencyKeysJob, purgeVisitorTokensJob, purgeSignInsJob, collectContentJob, collectBytesJob, importContentJob, tidyImportsJob],
  ...[processOpenAPIJob, refreshOpenAPIJob],
];

/** What a worker works with. */
export interface WorkerOptions {
  readonly database: Database;
  /** Where bytes are kept; absent where no job needs them. */
  readonly blobs?: Blobs | undefined;
  /** Reads addresses; absent where no job does. */
  readonly fetch?: GuardedFetch | undefined;
  /** A request of a person; absent where no job asks for one. */
  readonly as?: ((userId: string, requestId: string) => Context) | undefined;
  readonly queue: Queue;
  readonly log: Logger;
  readonly jobs: readonly Job[];
  /** The clock that jobs are told; the system's unless said. */
  readonly now?: () => Date;
}

/** Takes jobs from when it is started to when it is stopped. */
export interface Worker {
  /** Begins. Throws where the database lacks the queue. */
  start(): Promise<void>;
  /** Takes no more, and resolves when the job under way has come to an end or was given back: some 8 seconds later at most. */
  stop(): Promise<void>;
  /** Sends what is due by the hour, takes jobs from the dead, and does all that is due, without being started. */
  runDue(): Promise<void>;
}

/** How long an idle worker waits before it looks again. */
const IDLE_MS = 2000;
/** The same in a lane of its own: somebody may be waiting for that job. */
const LANE_IDLE_MS = 500;
/** How often jobs are taken from the dead, and those of the hour sent. */
const TENDING_MS = 20_000;
/** How long a job may go on when the process ends, and so that the process ends within ten seconds. */
const ENDING_MS = 6000;

/** Makes a worker. */
export const createWorker = (options: WorkerOptions): Worker => new LoopingWorker(options);

class LoopingWorker implements Worker {
  private readonly options: WorkerOptions;
  private readonly ending = new AbortController();
  private life: Promise<unknown> = Promise.resolve();
  private tended = -Infinity;

  constructor(options: WorkerOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    await this.options.queue.check();
    const lanes = this.options.jobs.flatMap((job) => Array.from({ length: job.lanes ?? 0 }, () => this.serve(job)));
    this.life = Promise.all([this.live(), ...lanes]);
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.life;
  }

  async runDue(): Promise<void> {
    await this.tend();
    while (await this.runEach(this.options.jobs));
  }

  private async live(): Promise<void> {
    while (!this.ending.signal.aborted) {
      if (performance.now() - this.tended >= TENDING_MS) {
        this.tended = performance.now();
        await this.carefully('The queue could not be tended.', () => this.tend());
      }
      const wasBusy = await this.carefully('No job could be taken.', () => this.runEach(this.options.jobs.filter(({ lanes }) => lanes === undefined)));
      if (wasBusy !== true) await pause(IDLE_MS, this.ending.signal);
    }
  }

  /** A lane: one job after the other, of one kind. */
  private async serve(job: Job): Promise<void> {
    while (!this.ending.signal.aborted) {
      const wasBusy = await this.carefully('No job could be taken.', () => this.runEach([job]));
      if (wasBusy !== true) await pause(LANE_IDLE_MS, this.ending.signal);
    }
  }

  /** The database may be away: then the next round tries again. */
  private async carefully<T>(message: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.options.log.warn({ err: error }, message);
      return undefined;
    }
  }

  private async tend(): Promise<void> {
    await this.options.queue.tend();
    for (const { queue, every } of this.options.jobs) if (every !== undefined) await this.options.queue.enqueueOnceIn(every, queue);
  }

  /** One job of each queue that has one: none waits for another's long row. Whether there was any. */
  private async runEach(jobs: readonly Job[]): Promise<boolean> {
    let wasBusy = false;
    for (const job of jobs) {
      const taken = this.ending.signal.aborted ? undefined : await this.options.queue.take(job.queue);
      if (!taken) continue;
      wasBusy = true;
      await this.run(job, taken);
    }
    return wasBusy;
  }

  private async run(job: Job, taken: TakenJob): Promise<void> {
    const { queue, log } = this.options;
    const about = { queue: taken.queue, job: taken.id };
    try {
      const progress = await this.attempt(job, taken);
      if (!(await queue.finish(taken, progress === 'more' ? 'again' : progress === 'later' ? 'later' : undefined))) log.warn(about, 'A job took too long: another worker has taken it up meanwhile.');
    } catch (error) {
      log[taken.isLast ? 'error' : 'warn']({ err: error, ...about }, taken.isLast ? 'A job has failed for good.' : 'A job failed, and will be tried again.');
      await queue.giveBack(taken, error);
    }
  }

  /** The job's answer. It is asked to come to an end some time before its time is over, or when the process ends. */
  private attempt({ run, endsAfter }: Job, { id, data, patience, isLast }: TakenJob): Promise<'done' | 'more' | 'later'> {
    const { database, blobs, fetch, as, now = () => new Date() } = this.options;
    const { signal } = this.ending;
    const began = performance.now();
    const requestId = `job-${id}`;
    const isOver = () => signal.aborted || performance.now() - began > (endsAfter ?? patience / 2) * 1000;
    return within(patience * 1000, signal, run({ database, blobs, fetch, as: as && ((userId) => as(userId, requestId)), now: now(), requestId, isOver, isLast }, data));
  }
}

/** The job's answer, unless it goes on for too long, or for too long after the end. */
function within<T>(milliseconds: number, ending: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => () => reject(new Error(reason));
    const timers = [setTimeout(giveUp('It took too long.'), milliseconds)];
    const end = () => void timers.push(setTimeout(giveUp('The process ended before it was done.'), ENDING_MS));
    if (ending.aborted) end();
    ending.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => {
      for (const timer of timers) clearTimeout(timer);
      ending.removeEventListener('abort', end);
    });
  });
}

/** Waits, or less where the signal says so. */
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
