/** What is made of content on request: once for all who ask, few at a time, and kept for an hour. */
import { describe, expect, it } from 'vitest';
import { createRenderings, type Renderings } from '../../src/data/renderings.ts';
import type { DownloadRow } from '../../src/data/rows.ts';
import { Fault } from '../../src/domain/errors.ts';

const rowOf = (name: string): DownloadRow => ({ hash: 'a'.repeat(64), name, contentType: 'application/pdf', size: 1 });
const busy = new Fault('UNAVAILABLE', 'Other exports are being made. Try again in a moment.', { retryAfter: 5 });
const boom = new Error('boom');
const HOUR = 3_600_000;

/** Renderings whose clock and whose makers stand still until they are told to go on. */
class Bench {
  time = 0;
  /** What was begun, in order. */
  readonly begun: string[] = [];
  /** What was waited for: who asked for it was told so. */
  readonly waited: string[] = [];
  readonly renderings: Renderings = createRenderings(() => this.time);
  private readonly ends = new Map<string, { resolve: (row: DownloadRow) => void; reject: (error: Error) => void }>();

  get(key: string, userId = key): Promise<DownloadRow> {
    const made = this.renderings.get(key, { userId, onWait: () => void this.waited.push(key) }, () => {
      this.begun.push(key);
      return new Promise((resolve, reject) => this.ends.set(key, { resolve, reject }));
    });
    made.catch(() => {}); // it is looked at later
    return made;
  }

  /** Ends what was begun, and lets all that follows from it happen. */
  async end(key: string, error?: Error): Promise<void> {
    if (error) this.ends.get(key)?.reject(error);
    else this.ends.get(key)?.resolve(rowOf(key));
    await turn();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What came of each: a name, or an error. */
const outcomes = async (all: readonly Promise<DownloadRow>[]): Promise<unknown[]> => (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? one.value.name : one.reason));

describe('what is made on request', () => {
  it('is made once for all who ask meanwhile, whoever they are', async () => {
    const bench = new Bench();
    const asked = ['ana', 'ana', 'ana', 'ben'].map((user) => bench.get('a', user));
    await bench.end('a');
    expect([await outcomes(asked), bench.begun]).toEqual([['a', 'a', 'a', 'a'], ['a']]);
  });

  it('is kept for an hour', async () => {
    const bench = new Bench();
    const first = bench.get('a');
    bench.time = 10;
    await bench.end('a');
    bench.time = 10 + HOUR - 1;
    expect([await bench.get('a', 'ben'), bench.begun]).toEqual([await first, ['a']]);
    bench.time = 10 + HOUR;
    const second = bench.get('a');
    await bench.end('a');
    expect([await outcomes([second]), bench.begun]).toEqual([['a'], ['a', 'a']]);
  });

  it('is not kept where it failed: all who waited are told, and the next one has it made anew', async () => {
    const bench = new Bench();
    const asked = [bench.get('a', 'ana'), bench.get('a', 'ben')];
    await bench.end('a', boom);
    expect(await outcomes(asked)).toEqual([boom, boom]);
    const again = bench.get('a');
    await bench.end('a');
    expect([await outcomes([again]), bench.begun]).toEqual([['a'], ['a', 'a']]);
  });

  it('is not kept where making it throws at once, and the place is free again', async () => {
    const { renderings } = new Bench();
    const fails = () => {
      throw boom;
    };
    expect(await outcomes(['a', 'b', 'c', 'd'].map((key) => renderings.get(key, { userId: key }, fails)))).toEqual([boom, boom, boom, boom]);
    expect(await renderings.get('a', { userId: 'a' }, async () => rowOf('a'))).toEqual(rowOf('a'));
  });

  it('is made two at a time, in the order in which it was asked for, whether one fails or not', async () => {
    const bench = new Bench();
    const asked = ['a', 'b', 'c', 'd', 'e'].map((key) => bench.get(key));
    expect(bench.begun).toEqual(['a', 'b']);
    await bench.end('b', boom);
    expect(bench.begun).toEqual(['a', 'b', 'c']);
    await bench.end('a');
    expect(bench.begun).toEqual(['a', 'b', 'c', 'd']);
    for (const key of ['c', 'd', 'e']) await bench.end(key);
    expect(await outcomes(asked)).toEqual(['a', boom, 'c', 'd', 'e']);
    const more = ['f', 'g', 'h'].map((key) => bench.get(key));
    expect(bench.begun.slice(5)).toEqual(['f', 'g']);
    for (const key of ['f', 'g', 'h']) await bench.end(key);
    expect(await outcomes(more)).toEqual(['f', 'g', 'h']);
  });

  it('is made for one user one at a time, one more waits for him, and he is refused a third', async () => {
    const bench = new Bench();
    const asked = [bench.get('a', 'ana'), bench.get('b', 'ana')];
    await expect(bench.get('c', 'ana')).rejects.toEqual(busy);
    const joined = bench.get('a', 'ana');
    expect(bench.begun).toEqual(['a']);
    await bench.end('a');
    expect(bench.begun).toEqual(['a', 'b']);
    const third = bench.get('c', 'ana');
    for (const key of ['b', 'c']) await bench.end(key);
    expect([await outcomes([...asked, joined, third]), bench.begun]).toEqual([
      ['a', 'b', 'a', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('leaves a place for others whatever one user asks for, and he has his turn when it is his', async () => {
    const bench = new Bench();
    const ofAna = [bench.get('a', 'ana'), bench.get('b', 'ana')];
    const others = [bench.get('c', 'ben'), bench.get('d', 'cat')];
    expect(bench.begun).toEqual(['a', 'c']);
    await bench.end('c');
    expect(bench.begun).toEqual(['a', 'c', 'd']); // 'b' was asked for before, and is ana's
    await bench.end('a', boom);
    expect(bench.begun).toEqual(['a', 'c', 'd', 'b']);
    for (const key of ['b', 'd']) await bench.end(key);
    expect(await outcomes([...ofAna, ...others])).toEqual([boom, 'b', 'c', 'd']);
  });

  it('is waited for by those alone for whom it is not there yet, and who are not refused', async () => {
    const bench = new Bench();
    const asked = [bench.get('a', 'ana'), bench.get('b', 'ana'), bench.get('c', 'ana'), bench.get('a', 'ben')];
    expect(bench.waited).toEqual(['a', 'b', 'a']);
    for (const key of ['a', 'b']) await bench.end(key);
    await bench.get('a', 'cat');
    expect([await outcomes(asked), bench.waited]).toEqual([
      ['a', 'b', busy, 'a'],
      ['a', 'b', 'a'],
    ]);
  });

  it('is waited for by twenty, and the next one is told to come again', async () => {
    const bench = new Bench();
    const keys = Array.from({ length: 22 }, (_, i) => `${i}`);
    const asked = keys.map((key) => bench.get(key));
    await expect(bench.get('one more')).rejects.toEqual(busy);
    for (const key of keys) await bench.end(key);
    expect([await outcomes(asked), bench.begun]).toEqual([keys, keys]);
  });

  it('is not begun for one who has waited for longer than 20 seconds, and those behind him have their turn', async () => {
    const bench = new Bench();
    const first = ['a', 'b', 'c'].map((key) => bench.get(key));
    bench.time = 10_000;
    const last = bench.get('d');
    bench.time = 20_001;
    await bench.end('a');
    expect(bench.begun).toEqual(['a', 'b', 'd']);
    for (const key of ['b', 'd']) await bench.end(key);
    expect(await outcomes([...first, last])).toEqual(['a', 'b', busy, 'd']);
  });

  it('is kept five hundred times, and then the oldest goes', async () => {
    const bench = new Bench();
    for (let i = 0; i <= 500; i++) {
      const made = bench.get(`${i}`);
      await bench.end(`${i}`);
      await made;
    }
    await bench.get('1');
    expect(bench.begun).toHaveLength(501);
    const again = bench.get('0');
    expect(bench.begun).toHaveLength(502);
    await bench.end('0');
    expect(await again).toEqual(rowOf('0'));
  });
});
