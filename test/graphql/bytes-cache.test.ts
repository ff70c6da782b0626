// Tests the cache of bytes: what it keeps, compressed or not, and its limit.
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BytesCache } from '../../src/graphql/bytes-cache.ts';

const KIB = 1024;
const LIMIT = 1000 * KIB;

/** Returns bytes that compress well, different for each number. */
const textOf = (n: number, length = 50 * KIB): Buffer =>
  Buffer.from(`${n} a page of a tree, `.repeat(length / 10)).subarray(0, length);

/** Returns a cache with this many entries, each of 50 KiB and more than fit uncompressed. */
async function filled(count: number, bytesOf = textOf) {
  const cache = new BytesCache<number>(LIMIT);
  for (let n = 0; n < count; n++) {
    cache.set(`entry ${n}`, bytesOf(n), n);
    await cache.settled();
  }
  return cache;
}

const keysIn = (cache: BytesCache<number>, count: number): number[] =>
  Array.from({ length: count }, (_, n) => n).filter((n) => cache.find(`entry ${n}`));

describe('cached bytes', () => {
  it('are found with their notes, also after others took their place', async () => {
    const cache = await filled(100);
    expect(keysIn(cache, 100)).toHaveLength(100);
    for (const n of [0, 99, 50, 0]) {
      const held = cache.find(`entry ${n}`);
      expect([held?.note, held?.bytes().equals(textOf(n))]).toEqual([n, true]);
    }
    expect(cache.find('another')).toBeUndefined();
  });

  it('are the same at each use of what was found once', async () => {
    const cache = await filled(100);
    const held = cache.find('entry 3');
    const bytes = held?.bytes();
    expect(held?.bytes()).toBe(bytes);
    expect(cache.find('entry 3')?.bytes()).toBe(bytes);
  });

  it('take no more memory than the limit', async () => {
    const random = (): Buffer => Buffer.from(randomBytes(25 * KIB).toString('hex'));
    const cache = await filled(200, random);
    expect(cache.size).toBeLessThanOrEqual(LIMIT);
    expect(keysIn(cache, 200).length).toBeLessThan(40);
  });

  it('are forgotten when they are short, long, or do not get smaller', async () => {
    const cases: [(n: number) => Buffer, number][] = [
      [(n) => textOf(n, 8 * KIB), 200],
      [() => randomBytes(50 * KIB), 50],
    ];
    for (const [bytesOf, count] of cases) {
      const cache = await filled(count, bytesOf);
      const left = keysIn(cache, count);
      expect(left.at(-1)).toBe(count - 1);
      expect(left.length * bytesOf(0).length).toBeLessThan(LIMIT * 0.7);
    }
    const large = new BytesCache<number>(20_000 * KIB);
    for (let n = 0; n < 10; n++) large.set(`entry ${n}`, textOf(n, 2900 * KIB), n);
    await large.settled();
    expect(keysIn(large, 10)).toEqual([6, 7, 8, 9]);
  });

  it('are not kept when they would take more than a quarter', () => {
    const cache = new BytesCache<number>(LIMIT);
    cache.set('large', textOf(1, 251 * KIB), 1);
    expect(cache.find('large')).toBeUndefined();
  });

  it('are dropped when too many wait to be compressed', async () => {
    const cache = new BytesCache<number>(200_000 * KIB);
    for (let n = 0; n < 80; n++) cache.set(`entry ${n}`, textOf(n, 2000 * KIB), n);
    await cache.settled();
    const left = keysIn(cache, 80);
    expect(left).toContain(0);
    expect(left.length).toBeLessThan(80);
  });
});
