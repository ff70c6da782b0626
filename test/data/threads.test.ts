/** Checks worker threads: their results, their deadlines, and their bounded queue. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createThreads } from '../../src/data/threads.ts';
import { WorkerLane } from '../../src/data/threads/lane.ts';
import { busy, AppError } from '../../src/domain/errors.ts';
import { textTasks } from '../../src/domain/texts.ts';

const late = new AppError('QUERY_TOO_COMPLEX', 'Too long.');
const large = new AppError('QUERY_TOO_COMPLEX', 'Too large.');
const bounds = { limit: () => 60_000, late, large };
const slow = '*a_'.repeat(30_000);

describe('the threads of a process', () => {
  const threads = createThreads(2);
  afterAll(() => threads.close());

  it('start on demand, and compute the same as the main thread', async () => {
    const none = {
      threads: 0,
      maxThreads: 2,
      running: 0,
      queued: 0,
      queuedBytes: 0,
      completed: 0,
      timedOut: 0,
      refused: 0,
    };
    expect(threads.stats()).toEqual({
      texts: none,
      readings: none,
      kept: { hits: 0, misses: 0, bytes: 0 },
    });
    const text = '# One\n\n[two](/pages/two) {% include "x" %}\n';
    expect(await threads.text('read', text, text.length, bounds)).toEqual(textTasks.read(text));
    expect(await threads.text('document', text, text.length, bounds)).toEqual(
      textTasks.document(text),
    );
    expect(threads.stats()).toEqual({
      texts: { ...none, threads: 1, completed: 2 },
      readings: none,
      kept: { hits: 0, misses: 1, bytes: expect.any(Number) },
    });
  });

  it('cache results of long texts, and compute one for several callers once', async () => {
    const before = threads.stats();
    const text = `${'A [link](/a) in a sentence.\n\n'.repeat(200)}`;
    const input = { text, links: { '/a': '/b' }, includes: {} };
    const made = await Promise.all(
      Array.from({ length: 5 }, () => threads.text('rewrite', input, text.length, bounds)),
    );
    expect(made).toEqual(Array.from({ length: 5 }, () => textTasks.rewrite(input)));
    expect(
      await threads.text('rewrite', { ...input, links: { '/a': '/c' } }, text.length, bounds),
    ).toBe(text.replaceAll('/a', '/c'));
    const after = threads.stats();
    expect([
      after.texts.completed - before.texts.completed,
      after.kept.hits - before.kept.hits,
      after.kept.misses - before.kept.misses,
    ]).toEqual([2, 4, 2]);
    expect(after.kept.bytes - before.kept.bytes).toBeGreaterThan(4 * text.length);
  });

  it('do not share the failure of a request with others', async () => {
    const input = { text: 'A [link](/c).', links: { '/c': '/d' }, includes: {} };
    const [failed, made] = await Promise.allSettled([
      threads.text('rewrite', input, 100, { ...bounds, limit: () => 0 }),
      threads.text('rewrite', input, 100, bounds),
    ]);
    expect([failed, made.status]).toEqual([{ status: 'rejected', reason: late }, 'fulfilled']);
  });

  it('pass on the errors for callers', async () => {
    await expect(
      threads.text('document', '# h\n'.repeat(250_000), 1_000_000, bounds),
    ).rejects.toEqual(
      new AppError(
        'QUERY_TOO_COMPLEX',
        'The block tree of this text has more than 8 MiB. Select `markdown` instead.',
      ),
    );
  });

  it('are ended at the time limit of a task, and replaced', async () => {
    await expect(
      threads.text('read', slow, slow.length, { ...bounds, limit: () => 20 }),
    ).rejects.toBe(late);
    expect(await threads.text('block', { text: 'a', id: 'x' }, 1, bounds)).toBe(undefined);
    const { texts } = threads.stats();
    expect([texts.running, texts.timedOut]).toEqual([0, 1]);
  });

  it('do not start a task without remaining time', async () => {
    await expect(threads.text('read', 'a', 1, { ...bounds, limit: () => 0 })).rejects.toBe(late);
  });
});

describe('the program of a thread', () => {
  const { THREAD_PROGRAM: bundle = 'missing' } = process.env;
  afterEach(() => {
    process.env['THREAD_PROGRAM'] = bundle;
  });

  it.each([
    ['the TypeScript sources', undefined],
    ['the bundle of the tests', bundle],
  ])('computes the same from %s', async (_, program) => {
    if (program === undefined) delete process.env['THREAD_PROGRAM'];
    const threads = createThreads(1);
    const text = '# One\n\n[two](/pages/two) {% include "x" %}\n';
    expect(await threads.text('read', text, text.length, bounds)).toEqual(textTasks.read(text));
    await threads.close();
  });
});

describe('a lane with one thread', () => {
  const lane = new WorkerLane({
    maxThreads: 1,
    maxQueuedCount: 2,
    maxQueuedBytes: 100,
    maxHeapMiB: 64,
  });
  afterAll(() => lane.close());

  it('refuses with BUSY when its queue is full, and when a task waited too long', async () => {
    const first = lane.run('read', slow, slow.length, bounds);
    const second = lane.run('read', 'two', 3, bounds);
    await expect(lane.run('read', 'long', 98, bounds)).rejects.toEqual(busy());
    const third = lane.run('read', 'three', 5, { ...bounds, waitMs: 1 });
    await expect(lane.run('read', 'four', 4, bounds)).rejects.toEqual(busy());
    expect(lane.stats()).toEqual({
      threads: 1,
      maxThreads: 1,
      running: 1,
      queued: 2,
      queuedBytes: 8,
      completed: 0,
      timedOut: 0,
      refused: 2,
    });
    await expect(third).rejects.toEqual(busy());
    await Promise.all([first, second]);
    expect(lane.stats()).toEqual({
      threads: 1,
      maxThreads: 1,
      running: 0,
      queued: 0,
      queuedBytes: 0,
      completed: 2,
      timedOut: 0,
      refused: 3,
    });
  });

  it('alternates between callers, and reports the time of each task', async () => {
    const order: string[] = [];
    const spent: number[] = [];
    const run = (owner: string, name: string, text: string) =>
      lane
        .run('read', text, text.length % 10, { ...bounds, owner, onSpent: (ms) => spent.push(ms) })
        .then(() => order.push(name));
    await Promise.all([
      run('ana', 'ana 1', slow),
      run('ana', 'ana 2', 'two'),
      run('ben', 'ben 1', 'one'),
    ]);
    expect(order).toEqual(['ana 1', 'ben 1', 'ana 2']);
    expect([spent.length, spent.every((ms) => ms >= 0), (spent[0] ?? 0) > (spent[1] ?? 0)]).toEqual(
      [3, true, true],
    );
  });

  it('refuses a task that exceeds the memory of a thread, and continues', async () => {
    await expect(lane.run('read', '# h\n'.repeat(250_000), 100, bounds)).rejects.toEqual(large);
    expect(await lane.run('read', 'a', 1, bounds)).toEqual(textTasks.read('a'));
  });
});
