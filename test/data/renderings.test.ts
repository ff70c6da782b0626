/**
 * Checks the pool of renderings: each is made once for all callers, few at a time, and cached for
 * an hour.
 */
import { describe, expect, it } from 'vitest';
import { createRenderings, type RenderingPool } from '../../src/data/renderings.ts';
import type { DownloadRow } from '../../src/data/rows.ts';
import { AppError } from '../../src/domain/errors.ts';

const rowOf = (name: string): DownloadRow => ({
  hash: 'a'.repeat(64),
  name,
  contentType: 'application/pdf',
  size: 1,
});
const busy = new AppError('BUSY', 'Other exports are being created. Try again later.', {
  retryAfter: 5,
});
const overOwnLimit = new AppError(
  'RATE_LIMITED',
  'Two of your exports are being created. Try again later.',
  { retryAfter: 5 },
);
const boom = new Error('boom');
const HOUR = 3_600_000;

/** A pool whose clock and renderings are controlled by the test. */
class TestPool {
  time = 0;
  /** The keys of the renderings that were started, in order. */
  readonly begun: string[] = [];
  /** The keys whose callers were asked to wait. */
  readonly waited: string[] = [];
  readonly renderings: RenderingPool = createRenderings(() => this.time);
  private readonly ends = new Map<
    string,
    { resolve: (row: DownloadRow) => void; reject: (error: Error) => void }
  >();

  get(key: string, userId = key): Promise<DownloadRow> {
    const made = this.renderings.get(
      key,
      { userId, onWait: () => void this.waited.push(key) },
      () => {
        this.begun.push(key);
        return new Promise((resolve, reject) => this.ends.set(key, { resolve, reject }));
      },
    );
    made.catch(() => {}); // the promise is awaited later
    return made;
  }

  /** Ends a rendering and waits for everything that follows from it. */
  async end(key: string, error?: Error): Promise<void> {
    if (error) this.ends.get(key)?.reject(error);
    else this.ends.get(key)?.resolve(rowOf(key));
    await turn();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns the result of each: a name, or an error. */
const outcomes = async (all: readonly Promise<DownloadRow>[]): Promise<unknown[]> =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? one.value.name : one.reason,
  );

describe('a rendering', () => {
  it('is made once for all concurrent callers', async () => {
    const pool = new TestPool();
    const requested = ['ana', 'ana', 'ana', 'ben'].map((user) => pool.get('a', user));
    await pool.end('a');
    expect([await outcomes(requested), pool.begun]).toEqual([['a', 'a', 'a', 'a'], ['a']]);
  });

  it('is cached for an hour', async () => {
    const pool = new TestPool();
    const first = pool.get('a');
    pool.time = 10;
    await pool.end('a');
    pool.time = 10 + HOUR - 1;
    expect([await pool.get('a', 'ben'), pool.begun]).toEqual([await first, ['a']]);
    pool.time = 10 + HOUR;
    const second = pool.get('a');
    await pool.end('a');
    expect([await outcomes([second]), pool.begun]).toEqual([['a'], ['a', 'a']]);
  });

  it('is not cached when it failed: all waiting callers get the error, and the next caller starts it again', async () => {
    const pool = new TestPool();
    const requested = [pool.get('a', 'ana'), pool.get('a', 'ben')];
    await pool.end('a', boom);
    expect(await outcomes(requested)).toEqual([boom, boom]);
    const again = pool.get('a');
    await pool.end('a');
    expect([await outcomes([again]), pool.begun]).toEqual([['a'], ['a', 'a']]);
  });

  it('is not cached when it throws synchronously, and frees its slot', async () => {
    const { renderings } = new TestPool();
    const fails = () => {
      throw boom;
    };
    expect(
      await outcomes(
        ['a', 'b', 'c', 'd'].map((key) => renderings.get(key, { userId: key }, fails)),
      ),
    ).toEqual([boom, boom, boom, boom]);
    expect(await renderings.get('a', { userId: 'a' }, async () => rowOf('a'))).toEqual(rowOf('a'));
  });

  it('runs with one other at a time, in the order of the requests, whether one fails or not', async () => {
    const pool = new TestPool();
    const requested = ['a', 'b', 'c', 'd', 'e'].map((key) => pool.get(key));
    expect(pool.begun).toEqual(['a', 'b']);
    await pool.end('b', boom);
    expect(pool.begun).toEqual(['a', 'b', 'c']);
    await pool.end('a');
    expect(pool.begun).toEqual(['a', 'b', 'c', 'd']);
    for (const key of ['c', 'd', 'e']) await pool.end(key);
    expect(await outcomes(requested)).toEqual(['a', boom, 'c', 'd', 'e']);
    const more = ['f', 'g', 'h'].map((key) => pool.get(key));
    expect(pool.begun.slice(5)).toEqual(['f', 'g']);
    for (const key of ['f', 'g', 'h']) await pool.end(key);
    expect(await outcomes(more)).toEqual(['f', 'g', 'h']);
  });

  it('runs one at a time for one user, who may have one more in the queue', async () => {
    const pool = new TestPool();
    const requested = [pool.get('a', 'ana'), pool.get('b', 'ana')];
    await expect(pool.get('c', 'ana')).rejects.toEqual(overOwnLimit);
    const joined = pool.get('a', 'ana');
    expect(pool.begun).toEqual(['a']);
    await pool.end('a');
    expect(pool.begun).toEqual(['a', 'b']);
    const third = pool.get('c', 'ana');
    for (const key of ['b', 'c']) await pool.end(key);
    expect([await outcomes([...requested, joined, third]), pool.begun]).toEqual([
      ['a', 'b', 'a', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('leaves a slot for other users, and keeps the order of the queue', async () => {
    const pool = new TestPool();
    const ofAna = [pool.get('a', 'ana'), pool.get('b', 'ana')];
    const others = [pool.get('c', 'ben'), pool.get('d', 'cat')];
    expect(pool.begun).toEqual(['a', 'c']);
    await pool.end('c');
    expect(pool.begun).toEqual(['a', 'c', 'd']); // 'b' was requested before, but by ana
    await pool.end('a', boom);
    expect(pool.begun).toEqual(['a', 'c', 'd', 'b']);
    for (const key of ['b', 'd']) await pool.end(key);
    expect(await outcomes([...ofAna, ...others])).toEqual([boom, 'b', 'c', 'd']);
  });

  it('has waiting callers only while it is not finished, without those who were refused', async () => {
    const pool = new TestPool();
    const requested = [
      pool.get('a', 'ana'),
      pool.get('b', 'ana'),
      pool.get('c', 'ana'),
      pool.get('a', 'ben'),
    ];
    expect(pool.waited).toEqual(['a', 'b', 'a']);
    for (const key of ['a', 'b']) await pool.end(key);
    await pool.get('a', 'cat');
    expect([await outcomes(requested), pool.waited]).toEqual([
      ['a', 'b', overOwnLimit, 'a'],
      ['a', 'b', 'a'],
    ]);
  });

  it('has a queue of twenty, and the next caller is refused with a retry time', async () => {
    const pool = new TestPool();
    const keys = Array.from({ length: 22 }, (_, i) => `${i}`);
    const requested = keys.map((key) => pool.get(key));
    await expect(pool.get('one more')).rejects.toEqual(busy);
    for (const key of keys) await pool.end(key);
    expect([await outcomes(requested), pool.begun]).toEqual([keys, keys]);
  });

  it('is not started after 20 seconds in the queue, and later callers are served', async () => {
    const pool = new TestPool();
    const first = ['a', 'b', 'c'].map((key) => pool.get(key));
    pool.time = 10_000;
    const last = pool.get('d');
    pool.time = 20_001;
    await pool.end('a');
    expect(pool.begun).toEqual(['a', 'b', 'd']);
    for (const key of ['b', 'd']) await pool.end(key);
    expect(await outcomes([...first, last])).toEqual(['a', 'b', busy, 'd']);
  });

  it('is cached with at most 499 others, and the oldest is removed', async () => {
    const pool = new TestPool();
    for (let i = 0; i <= 500; i++) {
      const made = pool.get(`${i}`);
      await pool.end(`${i}`);
      await made;
    }
    await pool.get('1');
    expect(pool.begun).toHaveLength(501);
    const again = pool.get('0');
    expect(pool.begun).toHaveLength(502);
    await pool.end('0');
    expect(await again).toEqual(rowOf('0'));
  });
});
