import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAmong, type Position, type Sibling } from '../../src/domain/position.ts';
import { ranksAfter } from '../../src/domain/rank.ts';

/** Siblings of one letter each, in order; capital ones are hidden. */
function siblingsOf(letters: string): Sibling[] {
  const ranks = ranksAfter(null, letters.length);
  return [...letters].map((id, i) => ({ id, rank: ranks[i] ?? '', hidden: id !== id.toLowerCase() }));
}

/** The order after an item was put somewhere; or what was answered instead. */
function orderAfter(letters: string, item: string, position: Position): string {
  const siblings = siblingsOf(letters);
  const placement = placeAmong(siblings, item, position);
  if (placement === 'unchanged') return 'unchanged';
  if ('fault' in placement) return `fault: ${placement.fault}`;
  const placed = [...siblings.filter(({ id }) => id !== item), { id: item, rank: placement.rank, hidden: false }];
  return placed
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ id }) => id)
    .join('');
}

describe('a position', () => {
  it.each<[string, string, string, Position, string]>([
    ['right before another', 'abcd', 'd', { before: 'b' }, 'adbc'],
    ['right after another', 'abcd', 'a', { after: 'c' }, 'bcad'],
    ['between two neighbours', 'abcd', 'd', { after: 'a', before: 'b' }, 'adbc'],
    ['at the end', 'abcd', 'b', {}, 'acdb'],
    ['before the first', 'abcd', 'c', { before: 'a' }, 'cabd'],
    ['among others as a new one', 'abcd', 'x', { after: 'b' }, 'abxcd'],
    ['at the end as a new one', 'abcd', 'x', {}, 'abcdx'],
    ['as the only one', '', 'x', {}, 'x'],
    ['between two that only it stands between', 'abc', 'b', { after: 'a', before: 'c' }, 'unchanged'],
    ['before the one that it stands before', 'abc', 'b', { before: 'c' }, 'unchanged'],
    ['after the one that it stands after', 'abc', 'b', { after: 'a' }, 'unchanged'],
    ['at the end, where it stands', 'abc', 'c', {}, 'unchanged'],
    ['at the end, where only hidden ones follow', 'abcD', 'c', {}, 'unchanged'],
    ['before one with a hidden one between', 'abCd', 'b', { before: 'd' }, 'unchanged'],
    ['between two neighbours with a hidden one between', 'aBcd', 'd', { after: 'a', before: 'c' }, 'aBdc'],
    ['before itself', 'abc', 'b', { before: 'b' }, 'fault: before'],
    ['after itself', 'abc', 'b', { after: 'b' }, 'fault: after'],
    ['before one that is not there', 'abc', 'b', { before: 'x' }, 'fault: before'],
    ['after one that is not there', 'abc', 'b', { after: 'x' }, 'fault: after'],
    ['beside a hidden one', 'aBc', 'c', { before: 'B' }, 'fault: before'],
    ['between two that are no neighbours', 'abcd', 'd', { after: 'a', before: 'c' }, 'fault: apart'],
    ['between two in the wrong order', 'abcd', 'd', { after: 'b', before: 'a' }, 'fault: apart'],
    ['between one and itself', 'abcd', 'd', { after: 'a', before: 'a' }, 'fault: apart'],
  ])('%s', (_, letters, item, position, order) => {
    expect(orderAfter(letters, item, position)).toBe(order);
  });

  it('puts an item where a list of names would put it, however often things are moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(8)), { maxLength: 60 }), (moves) => {
        let siblings = siblingsOf('abcdefgh');
        let names = [...'abcdefgh'];
        for (const [from, to] of moves) {
          const item = names[from] ?? '';
          const others = names.filter((name) => name !== item);
          const expected = [...others.slice(0, to), item, ...others.slice(to)];
          const placement = placeAmong(siblings, item, { before: others[to] });
          expect(placement === 'unchanged').toBe(expected.join() === names.join());
          if (placement === 'unchanged' || 'fault' in placement) continue;
          siblings = [...siblings.filter(({ id }) => id !== item), { id: item, rank: placement.rank, hidden: false }].sort((a, b) => (a.rank < b.rank ? -1 : 1));
          names = expected;
          expect(siblings.map(({ id }) => id)).toEqual(names);
        }
      }),
    );
  });
});
