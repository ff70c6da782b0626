import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankBetween, ranksAfter } from '../../src/domain/rank.ts';

/** The form of a rank: an integer, and a fraction that does not end in zero. */
const form = /^[A-Za-z][0-9A-Za-z]+$/;
const endsInZero = (rank: string) => rank.length > wholeLength(rank) && rank.endsWith('0');
const wholeLength = (rank: string) =>
  rank >= 'a' ? rank.charCodeAt(0) - 95 : 92 - rank.charCodeAt(0);

/** Inserts a rank at each of these positions, modulo the length. */
function insertAt(positions: readonly number[]): string[] {
  const ranks: string[] = [];
  for (const position of positions) {
    const at = position % (ranks.length + 1);
    ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null));
  }
  return ranks;
}

describe('a rank', () => {
  it('is strictly between its neighbours, and never the lowest possible rank', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 2, maxLength: 300 }), (positions) => {
        const ranks = insertAt(positions);
        expect(ranks).toEqual([...new Set(ranks)].sort());
        expect(ranks.filter((rank) => !form.test(rank) || endsInZero(rank))).toEqual([]);
      }),
    );
  });

  it('can be inserted between any two ranks, repeatedly at the same position', () => {
    let [low, high] = ['a0', 'a1'];
    for (let i = 0; i < 200; i++) {
      const rank = rankBetween(low, high);
      expect([low < rank, rank < high]).toEqual([true, true]);
      if (i % 3 === 0) low = rank;
      else high = rank;
    }
  });

  it('stays short at the ends of a list: 5,000 ranks have at most six characters', () => {
    const behind = ranksAfter(null, 5000);
    expect(behind).toEqual([...new Set(behind)].sort());
    expect(Math.max(...behind.map((rank) => rank.length))).toBeLessThanOrEqual(6);
    const before: string[] = [];
    for (let i = 0; i < 5000; i++) before.unshift(rankBetween(null, before[0] ?? null));
    expect(before).toEqual([...new Set(before)].sort());
    expect(Math.max(...before.map((rank) => rank.length))).toBeLessThanOrEqual(6);
  });

  it.each([
    [null, null, 'a0'],
    ['a0', null, 'a1'],
    ['az', null, 'b00'],
    [null, 'a0', 'Zz'],
    ['Zz', null, 'a0'],
    [null, 'Z0', 'Yzz'],
    [null, 'a0V', 'a0'],
    ['a0', 'a1', 'a0V'],
    ['a0', 'a2', 'a1'],
    ['a0', 'a01', 'a00V'],
    ['a0z', 'a1', 'a0zV'],
  ])('between %s and %s is %s', (before, after, rank) => {
    expect(rankBetween(before, after)).toBe(rank);
  });

  it('is refused between ranks that are not in order, and next to an invalid rank', () => {
    expect(() => rankBetween('a1', 'a1')).toThrow('There is no rank between a1 and a1.');
    expect(() => rankBetween('a2', 'a1')).toThrow('There is no rank between a2 and a1.');
    expect(() => rankBetween('', null)).toThrow('"" is no rank.');
    expect(() => rankBetween('b0', null)).toThrow('"b0" is no rank.');
  });
});
