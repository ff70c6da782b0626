import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAmong, type SiblingPosition, type Sibling } from '../../src/domain/position.ts';
import { ranksAfter } from '../../src/domain/rank.ts';

/** Returns siblings of one letter each, in order; those with capital letters are hidden. */
function siblingsOf(letters: string): Sibling[] {
  const ranks = ranksAfter(null, letters.length);
  return [...letters].map((id, i) => ({
    id,
    rank: ranks[i] ?? '',
    hidden: id !== id.toLowerCase(),
  }));
}

/** Returns the order after an item was moved, or the error. */
function orderAfter(letters: string, item: string, position: SiblingPosition): string {
  const siblings = siblingsOf(letters);
  const placement = rankAmong(siblings, item, position);
  if (placement === 'unchanged') return 'unchanged';
  if ('problem' in placement) return `problem: ${placement.problem}`;
  const placed = [
    ...siblings.filter(({ id }) => id !== item),
    { id: item, rank: placement.rank, hidden: false },
  ];
  return placed
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ id }) => id)
    .join('');
}

describe('a position', () => {
  it.each<[string, string, string, SiblingPosition, string]>([
    ['right before another', 'abcd', 'd', { before: 'b' }, 'adbc'],
    ['right after another', 'abcd', 'a', { after: 'c' }, 'bcad'],
    ['between two neighbours', 'abcd', 'd', { after: 'a', before: 'b' }, 'adbc'],
    ['at the end', 'abcd', 'b', {}, 'acdb'],
    ['before the first', 'abcd', 'c', { before: 'a' }, 'cabd'],
    ['between others as a new item', 'abcd', 'x', { after: 'b' }, 'abxcd'],
    ['at the end as a new item', 'abcd', 'x', {}, 'abcdx'],
    ['as the only item', '', 'x', {}, 'x'],
    ['between the two around it', 'abc', 'b', { after: 'a', before: 'c' }, 'unchanged'],
    ['before the item that it precedes already', 'abc', 'b', { before: 'c' }, 'unchanged'],
    ['after the item that it follows already', 'abc', 'b', { after: 'a' }, 'unchanged'],
    ['at the end, when it is the last', 'abc', 'c', {}, 'unchanged'],
    ['at the end, when only hidden items follow', 'abcD', 'c', {}, 'unchanged'],
    ['before an item, with a hidden one between', 'abCd', 'b', { before: 'd' }, 'unchanged'],
    [
      'between two neighbours, with a hidden one between',
      'aBcd',
      'd',
      { after: 'a', before: 'c' },
      'aBdc',
    ],
    ['before itself', 'abc', 'b', { before: 'b' }, 'problem: before'],
    ['after itself', 'abc', 'b', { after: 'b' }, 'problem: after'],
    ['before a missing item', 'abc', 'b', { before: 'x' }, 'problem: before'],
    ['after a missing item', 'abc', 'b', { after: 'x' }, 'problem: after'],
    ['next to a hidden item', 'aBc', 'c', { before: 'B' }, 'problem: before'],
    [
      'between two items that are no neighbours',
      'abcd',
      'd',
      { after: 'a', before: 'c' },
      'problem: apart',
    ],
    [
      'between two items in the wrong order',
      'abcd',
      'd',
      { after: 'b', before: 'a' },
      'problem: apart',
    ],
    ['between an item and itself', 'abcd', 'd', { after: 'a', before: 'a' }, 'problem: apart'],
  ])('may be %s', (_, letters, item, position, order) => {
    expect(orderAfter(letters, item, position)).toBe(order);
  });

  it('places an item as a list of names would, after any number of moves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(8)), { maxLength: 60 }), (moves) => {
        let siblings = siblingsOf('abcdefgh');
        let names = [...'abcdefgh'];
        for (const [from, to] of moves) {
          const item = names[from] ?? '';
          const others = names.filter((name) => name !== item);
          const expected = [...others.slice(0, to), item, ...others.slice(to)];
          const placement = rankAmong(siblings, item, { before: others[to] });
          expect(placement === 'unchanged').toBe(expected.join() === names.join());
          if (placement === 'unchanged' || 'problem' in placement) continue;
          siblings = [
            ...siblings.filter(({ id }) => id !== item),
            { id: item, rank: placement.rank, hidden: false },
          ].sort((a, b) => (a.rank < b.rank ? -1 : 1));
          names = expected;
          expect(siblings.map(({ id }) => id)).toEqual(names);
        }
      }),
    );
  });
});
