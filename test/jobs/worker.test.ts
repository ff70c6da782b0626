// The worker: each job once, tried again when it fails, and taken up by another when its process dies.
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueOver } from '../../src/data/queue.ts';
import type { Job } from '../../src/jobs/job.ts';
import { useShop } from './support.ts';

const shop = useShop();

beforeEach(async () => {
  await shop.sql('DELETE FROM pgboss.job; DELETE FROM pgboss.archive');
  shop.lines.length = 0;
});

const WARN = 40;
const ERROR = 50;

const doing = (run: Job['run']): Job => ({ queue: 'purge-trash', run });
const enqueue = (data?: object) => enqueueOver(shop.database.query)('purge-trash', data);
const states = async () => (await shop.jobsOf('purge-trash')).map(({ state }) => state);

describe('a job', () => {
  it('is done with the time that its worker is told, and an id for its events', async () => {
    const id = await enqueue({ some: 'thing' });
    const seen: unknown[] = [];
    const worker = shop.worker(
      [
        doing(async ({ now, requestId, isOver }, data) => {
          seen.push(now, requestId, isOver(), data);
          return 'done';
        }),
      ],
      () => new Date('2031-05-05T05:05:05Z'),
    );
    await worker.runDue();
    expect(seen).toEqual([new Date('2031-05-05T05:05:05Z'), `job-${id}`, false, { some: 'thing' }]);
    expect(await states()).toEqual(['completed']);
  });

  it('is done once by several workers at once', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    for (const n of numbers) await enqueue({ n });
    const done: unknown[] = [];
    const job = doing(async ({ database }, data) => {
      await database.query(undefined, 'SELECT 1', []);
      done.push(Object(data).n);
      return 'done';
    });
    await Promise.all([shop.worker([job]), shop.worker([job]), shop.worker([job])].map((worker) => worker.runDue()));
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  it('of the hour is sent once by several workers, whatever else is in the queue', async () => {
    const runs: Date[] = [];
    const job: Job = {
      ...doing(async ({ now }) => {
        runs.push(now);
        return 'done';
      }),
      every: 60 * 60,
    };
    await Promise.all([shop.worker([job]), shop.worker([job]), shop.worker([job])].map((worker) => worker.runDue()));
    await shop.worker([job]).runDue();
    expect(await states()).toEqual(['completed']);
    expect(runs.length).toBe(1);
    await shop.sql(`UPDATE pgboss.job SET singleton_on = singleton_on - interval '1 hour'`);
    await shop.worker([job]).runDue();
    expect(runs.length).toBe(2);
  });

  it('that has more to do is sent again as it was, until all is done', async () => {
    await enqueue({ left: 3 });
    let left = 3;
    await shop.worker([doing(async () => (--left > 0 ? 'more' : 'done'))]).runDue();
    expect(left).toBe(0);
    expect((await shop.jobsOf('purge-trash')).map(({ state, data }) => [state, data])).toEqual([
      ['completed', { left: 3 }],
      ['completed', { left: 3 }],
      ['completed', { left: 3 }],
    ]);
  });
});

describe('a job that fails', () => {
  it('is tried again, later each time, and at the end has failed where everybody sees it', async () => {
    await enqueue();
    let tries = 0;
    const worker = shop.worker([
      doing(async () => {
        tries++;
        throw new Error(`Failed the ${tries}. time`);
      }),
    ]);
    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      await worker.runDue();
      const [row] = await shop.sql<{ wait: number }>(`SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job WHERE state = 'retry'`);
      if (row) waits.push(row.wait);
      await worker.runDue(); // before its time nothing is tried
      await shop.sql('UPDATE pgboss.job SET start_after = now()');
    }
    expect(tries).toBe(6);
    expect(waits.map((wait, i) => wait > 10 * 2 ** i - 1 && wait <= 20 * 2 ** i)).toEqual([true, true, true, true, true]);
    expect(await shop.jobsOf('purge-trash')).toEqual([{ name: 'purge-trash', state: 'failed', data: {}, output: { message: 'Failed the 6. time' } }]);
    expect(shop.lines.map(({ level, msg, queue }) => [level, msg, queue])).toEqual([
      ...Array.from({ length: 5 }, () => [WARN, 'A job failed, and will be tried again.', 'purge-trash']),
      [ERROR, 'A job has failed for good.', 'purge-trash'],
    ]);
  });

  it('does not hold up the others', async () => {
    for (const n of [1, 2, 3]) await enqueue({ n });
    await shop
      .worker([
        doing(async (_, data) => {
          if (Object(data).n === 2) throw new Error('Not this one.');
          return 'done';
        }),
      ])
      .runDue();
    expect((await shop.jobsOf('purge-trash')).map(({ state, data }) => [data, state])).toEqual([
      [{ n: 1 }, 'completed'],
      [{ n: 2 }, 'retry'],
      [{ n: 3 }, 'completed'],
    ]);
  });
});

describe('a job whose process has died', () => {
  it('is taken up again after its time', async () => {
    await enqueue();
    await shop.queue.take('purge-trash'); // and nobody ever hears of it again
    let runs = 0;
    const worker = shop.worker([
      doing(async () => {
        runs++;
        return 'done';
      }),
    ]);
    await shop.letPass(29);
    await worker.runDue();
    expect([runs, await states()]).toEqual([0, ['active']]);
    await shop.letPass(2);
    await worker.runDue();
    expect([runs, await states()]).toEqual([0, ['retry']]);
    await shop.letPass(20);
    await worker.runDue();
    expect([runs, await states()]).toEqual([1, ['completed']]);
  });

  it('is not ended by a process that was only slow', async () => {
    await enqueue();
    const slow = await shop.queue.take('purge-trash');
    if (!slow) throw new Error('There was a job.');
    await shop.letPass(31);
    await shop.queue.tend();
    expect(await shop.queue.finish(slow, 'again')).toBe(false);
    expect(await states()).toEqual(['retry']);
  });
});

describe('the end of a worker', () => {
  it('asks the job under way to come to an end, and sends what is left again', async () => {
    await enqueue();
    let begun = () => {};
    const isRunning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const worker = shop.worker([
      doing(async ({ database, isOver }) => {
        begun();
        while (!isOver()) await database.query(undefined, 'SELECT 1', []);
        return 'more';
      }),
    ]);
    await worker.start();
    await isRunning;
    await worker.stop();
    expect(await states()).toEqual(['completed', 'created']);
  });

  it('takes no more', async () => {
    const worker = shop.worker([doing(async () => 'done')]);
    await worker.start();
    await worker.stop();
    await enqueue();
    await worker.runDue();
    expect(await states()).toEqual(['created']);
  });
});

describe('a database that goes away', () => {
  it('while a job is being ended costs neither the process nor the job', async () => {
    await enqueue();
    const worker = shop.worker([
      doing(async () => {
        const app = new URL(shop.connections.appUrl).username;
        await shop.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()', [app]);
        return 'done';
      }),
    ]);
    await worker.runDue().catch(() => {}); // it may or may not have noticed
    await shop.letPass(60);
    await shop.queue.tend();
    await shop.letPass(60);
    await shop.worker([doing(async () => 'done')]).runDue();
    expect(await states()).toEqual(['completed']);
  });
});
