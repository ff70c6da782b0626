// Tests the worker: each job runs once, is retried when it fails, and is resumed when its process
// dies.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, JOB_DEADLINES, openDatabase } from '../../src/data/database.ts';
import { enqueueOver } from '../../src/data/queue.ts';
import type { Job } from '../../src/jobs/job.ts';
import { useJobDatabase } from './support.ts';
import { sql } from '../sql.ts';

const jobDatabase = useJobDatabase();

beforeEach(async () => {
  await jobDatabase.sql('DELETE FROM pgboss.job; DELETE FROM pgboss.archive');
  jobDatabase.lines.length = 0;
});

const WARN = 40;
const ERROR = 50;

const doing = (run: Job['run']): Job => ({ queue: 'purge-trash', run });
const enqueue = (data?: object) => enqueueOver(jobDatabase.database.query)('purge-trash', data);
const states = async () => (await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state);

describe('a job', () => {
  it("runs with the worker's time and a request id for its events", async () => {
    const id = await enqueue({ some: 'thing' });
    const calls: unknown[] = [];
    const worker = jobDatabase.worker(
      [
        doing(async ({ now, requestId, isOver }, data) => {
          calls.push(now, requestId, isOver(), data);
          return 'done';
        }),
      ],
      () => new Date('2031-05-05T05:05:05Z'),
    );
    await worker.runDue();
    expect(calls).toEqual([
      new Date('2031-05-05T05:05:05Z'),
      `job-${id}`,
      false,
      { some: 'thing' },
    ]);
    expect(await states()).toEqual(['completed']);
  });

  it('runs once with several concurrent workers', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    for (const n of numbers) await enqueue({ n });
    const done: unknown[] = [];
    const job = doing(async ({ database }, data) => {
      await database.query(sql('SELECT 1'), []);
      done.push(Object(data).n);
      return 'done';
    });
    await Promise.all(
      [jobDatabase.worker([job]), jobDatabase.worker([job]), jobDatabase.worker([job])].map(
        (worker) => worker.runDue(),
      ),
    );
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  it('runs once per hour with several workers, whatever else is queued', async () => {
    const runs: Date[] = [];
    const job: Job = {
      ...doing(async ({ now }) => {
        runs.push(now);
        return 'done';
      }),
      every: 60 * 60,
    };
    await Promise.all(
      [jobDatabase.worker([job]), jobDatabase.worker([job]), jobDatabase.worker([job])].map(
        (worker) => worker.runDue(),
      ),
    );
    await jobDatabase.worker([job]).runDue();
    expect(await states()).toEqual(['completed']);
    expect(runs.length).toBe(1);
    await jobDatabase.sql(`UPDATE pgboss.job SET singleton_on = singleton_on - interval '1 hour'`);
    await jobDatabase.worker([job]).runDue();
    expect(runs.length).toBe(2);
  });

  it('is enqueued again while it returns more, until it is done', async () => {
    await enqueue({ left: 3 });
    let left = 3;
    await jobDatabase.worker([doing(async () => (--left > 0 ? 'more' : 'done'))]).runDue();
    expect(left).toBe(0);
    expect(
      (await jobDatabase.jobsOf('purge-trash')).map(({ state, data }) => [state, data]),
    ).toEqual([
      ['completed', { left: 3 }],
      ['completed', { left: 3 }],
      ['completed', { left: 3 }],
    ]);
  });
});

describe('a job that fails', () => {
  it('is retried with increasing delays, and fails for good after the last try', async () => {
    await enqueue();
    let tries = 0;
    const worker = jobDatabase.worker([
      doing(async () => {
        tries++;
        throw new Error(`Failed the ${tries}. time`);
      }),
    ]);
    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      await worker.runDue();
      const [row] = await jobDatabase.sql<{ wait: number }>(
        `SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE state = 'retry'`,
      );
      if (row) waits.push(row.wait);
      await worker.runDue(); // nothing is retried before its time
      await jobDatabase.sql('UPDATE pgboss.job SET start_after = now()');
    }
    expect(tries).toBe(6);
    expect(waits.map((wait, i) => wait > 10 * 2 ** i - 1 && wait <= 20 * 2 ** i)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(await jobDatabase.jobsOf('purge-trash')).toEqual([
      { name: 'purge-trash', state: 'failed', data: {}, output: { message: 'Failed the 6. time' } },
    ]);
    expect(jobDatabase.lines.map(({ level, msg, queue }) => [level, msg, queue])).toEqual([
      ...Array.from({ length: 5 }, () => [
        WARN,
        'A job failed, and will be tried again.',
        'purge-trash',
      ]),
      [ERROR, 'A job has failed permanently.', 'purge-trash'],
    ]);
  });

  it('does not block other jobs', async () => {
    for (const n of [1, 2, 3]) await enqueue({ n });
    await jobDatabase
      .worker([
        doing(async (_, data) => {
          if (Object(data).n === 2) throw new Error('Not this one.');
          return 'done';
        }),
      ])
      .runDue();
    expect(
      (await jobDatabase.jobsOf('purge-trash')).map(({ state, data }) => [data, state]),
    ).toEqual([
      [{ n: 1 }, 'completed'],
      [{ n: 2 }, 'retry'],
      [{ n: 3 }, 'completed'],
    ]);
  });
});

describe('a job whose process has died', () => {
  it.each(['purge-trash', 'import-content', 'process-openapi'] as const)(
    'is resumed within 30 seconds: %s',
    async (queue) => {
      await enqueueOver(jobDatabase.database.query)(queue);
      await jobDatabase.queue.take(queue); // and its lease is never renewed
      let runs = 0;
      const worker = jobDatabase.worker([
        {
          queue,
          run: async () => {
            runs++;
            return 'done';
          },
        },
      ]);
      const statesOf = async () => (await jobDatabase.jobsOf(queue)).map(({ state }) => state);
      await jobDatabase.letPass(14);
      await worker.runDue();
      expect([runs, await statesOf()]).toEqual([0, ['active']]);
      await jobDatabase.letPass(2);
      await worker.runDue();
      expect([runs, await statesOf()]).toEqual([0, ['retry']]);
      await jobDatabase.letPass(queue === 'purge-trash' ? 20 : 5);
      await worker.runDue();
      expect([runs, await statesOf()]).toEqual([1, ['completed']]);
    },
  );

  it('is resumed by a running worker on its own', async () => {
    await enqueueOver(jobDatabase.database.query)('import-content');
    await jobDatabase.queue.take('import-content');
    await jobDatabase.letPass(16);
    let done = () => {};
    const isDone = new Promise<void>((resolve) => {
      done = resolve;
    });
    const run: Job['run'] = async () => {
      done();
      return 'done';
    };
    const worker = jobDatabase.worker([{ queue: 'import-content', lanes: 1, run }]);
    await worker.start();
    onTestFinished(() => worker.stop());
    await isDone;
  });

  it('cannot be finished or returned by a process that lost its lease', async () => {
    await enqueue();
    const slow = await jobDatabase.queue.take('purge-trash');
    if (!slow) throw new Error('There was a job.');
    await jobDatabase.letPass(16);
    await jobDatabase.queue.tend();
    expect(await jobDatabase.queue.finish(slow, 'again')).toBe(false);
    await jobDatabase.letPass(60);
    const other = await jobDatabase.queue.take('purge-trash'); // another process holds it now
    await jobDatabase.queue.giveBack(slow, new Error('Too late.'));
    expect([other?.id, await jobDatabase.queue.finish(slow), await states()]).toEqual([
      slow.id,
      false,
      ['active'],
    ]);
    await jobDatabase.letPass(14);
    await jobDatabase.queue.renew([slow]);
    await jobDatabase.letPass(2);
    await jobDatabase.queue.reclaim();
    expect(await states()).toEqual(['retry']);
  });
});

describe('a job that takes longer than a lease', () => {
  it('stays with its worker while the lease is renewed', async () => {
    await enqueue();
    const job = await jobDatabase.queue.take('purge-trash');
    if (!job) throw new Error('There was a job.');
    for (let time = 0; time < 4; time++) {
      await jobDatabase.letPass(14);
      await jobDatabase.queue.renew([job]);
      await jobDatabase.queue.reclaim();
    }
    expect(await states()).toEqual(['active']);
    expect(await jobDatabase.queue.finish(job)).toBe(true);
  });

  it('is renewed by its worker while it runs', async () => {
    await enqueue();
    let isRenewed = false;
    const worker = jobDatabase.worker([
      doing(async ({ database }) => {
        await jobDatabase.letPass(10);
        while (!isRenewed)
          [{ isRenewed }] = (await database.query(
            sql<{ isRenewed: boolean }>(
              `SELECT started_on > now() - interval '9 s' AS "isRenewed" FROM pgboss.job`,
            ),
            [],
          )) as [{ isRenewed: boolean }]; // its own row
        return 'done';
      }),
    ]);
    await worker.start();
    onTestFinished(() => worker.stop());
    await expect.poll(states, { timeout: 60_000, interval: 20 }).toEqual(['completed']);
    expect(isRenewed).toBe(true);
  });
});

describe('the database of jobs', () => {
  it('allows the transactions of jobs more time than those of requests', async () => {
    const slow = (database: Database) =>
      database.transaction(({ query }) => query(sql('SELECT pg_sleep(3)'), []));
    const requests = openDatabase({ ...jobDatabase.connections.pool });
    const jobs = openDatabase({ ...jobDatabase.connections.pool, deadlines: JOB_DEADLINES });
    onTestFinished(() => requests.close());
    onTestFinished(() => jobs.close());
    expect(
      (await Promise.allSettled([slow(requests), slow(jobs)])).map(({ status }) => status),
    ).toEqual(['rejected', 'fulfilled']);
  });
});

describe('stopping a worker', () => {
  it('interrupts the running job, and enqueues the rest again', async () => {
    await enqueue();
    let started = () => {};
    const isRunning = new Promise<void>((resolve) => {
      started = resolve;
    });
    const worker = jobDatabase.worker([
      doing(async ({ database, isOver }) => {
        started();
        while (!isOver()) await database.query(sql('SELECT 1'), []);
        return 'more';
      }),
    ]);
    await worker.start();
    await isRunning;
    await worker.stop();
    expect(await states()).toEqual(['completed', 'created']);
  });

  it('takes no further jobs', async () => {
    const worker = jobDatabase.worker([doing(async () => 'done')]);
    await worker.start();
    await worker.stop();
    await enqueue();
    await worker.runDue();
    expect(await states()).toEqual(['created']);
  });
});

describe('a lost database connection', () => {
  it('ends neither the process nor the job that is being finished', async () => {
    await enqueue();
    const worker = jobDatabase.worker([
      doing(async () => {
        const app = new URL(jobDatabase.connections.appUrl).username;
        await jobDatabase.sql(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()',
          [app],
        );
        return 'done';
      }),
    ]);
    await worker.runDue().catch(() => {}); // the worker may or may not have noticed
    await jobDatabase.letPass(60);
    await jobDatabase.queue.tend();
    await jobDatabase.letPass(60);
    await jobDatabase.worker([doing(async () => 'done')]).runDue();
    expect(await states()).toEqual(['completed']);
  });
});
