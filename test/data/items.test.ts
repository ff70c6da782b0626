/** Checks pages of lists in memory: sizes, both directions, cursors. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../src/data/connection.ts';
import { type Items, pageOfIndexes, pageOfItems } from '../../src/data/items.ts';
import { badCursor, badInput } from '../../src/domain/errors.ts';

interface Thing {
  readonly name: string;
  readonly id: string;
}

const things = ['a1', 'a2', 'b1', 'c1', 'c2', 'd1'].map(
  (text): Thing => ({ name: text.charAt(0), id: text }),
);
const listOf = (items: readonly Thing[], name = 'things'): Items<Thing> => ({
  name,
  items,
  keysOf: ({ name, id }) => [name, id],
});

/** Returns a page with ids in place of nodes. */
async function pageOf(args: object, list = listOf(things)) {
  const { nodes, edges, pageInfo, count } = pageOfItems(list, args);
  expect(edges.map(({ node }) => node)).toEqual(nodes);
  const made: Thing[] = [];
  const indexed = await pageOfIndexes(
    {
      name: list.name,
      length: list.items.length,
      keysAt: (index) => list.items.slice(index, index + 1).flatMap((item) => list.keysOf(item)),
      between: async (start, end) => {
        made.push(...list.items.slice(start, end));
        return [...made];
      },
    },
    args,
  );
  expect([indexed.nodes, indexed.edges, indexed.pageInfo]).toEqual([nodes, edges, pageInfo]);
  expect(made).toEqual(nodes); // and no item of another page
  expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
    edges.at(0)?.cursor ?? null,
    edges.at(-1)?.cursor ?? null,
  ]);
  return {
    ids: nodes.map(({ id }) => id),
    next: pageInfo.hasNextPage,
    previous: pageInfo.hasPreviousPage,
    count: await count(),
  };
}

const cursorOf = (id: string): string =>
  pageOfItems(listOf(things), {}).edges.find(({ node }) => node.id === id)?.cursor ?? '';

describe('a page', () => {
  it.each<[string, () => object, string, boolean, boolean]>([
    ['all', () => ({}), 'a1 a2 b1 c1 c2 d1', false, false],
    ['the first two', () => ({ first: 2 }), 'a1 a2', true, false],
    ['the first six, which are all', () => ({ first: 6 }), 'a1 a2 b1 c1 c2 d1', false, false],
    ['after an item', () => ({ first: 2, after: cursorOf('a2') }), 'b1 c1', true, true],
    [
      'after an item, to the end',
      () => ({ first: 4, after: cursorOf('a2') }),
      'b1 c1 c2 d1',
      false,
      true,
    ],
    ['after the last', () => ({ after: cursorOf('d1') }), '', false, true],
    ['the last two', () => ({ last: 2 }), 'c2 d1', false, true],
    [
      'the last two before an item',
      () => ({ last: 2, before: cursorOf('c1') }),
      'a2 b1',
      true,
      true,
    ],
    [
      'the last nine before an item, from the start',
      () => ({ last: 9, before: cursorOf('b1') }),
      'a1 a2',
      true,
      false,
    ],
    ['before the first', () => ({ last: 1, before: cursorOf('a1') }), '', true, false],
    [
      'between two items',
      () => ({ first: 9, after: cursorOf('a1'), before: cursorOf('c2') }),
      'a2 b1 c1',
      false,
      true,
    ],
    [
      'between two items in the wrong order',
      () => ({ first: 9, after: cursorOf('c2'), before: cursorOf('a2') }),
      '',
      false,
      true,
    ],
  ])('contains its items: %s', async (_, args, ids, next, previous) => {
    expect(await pageOf(args())).toEqual({
      ids: ids === '' ? [] : ids.split(' '),
      next,
      previous,
      count: 6,
    });
  });

  it('continues at the same position when the last item of the previous page is deleted', async () => {
    const after = cursorOf('b1');
    expect(
      await pageOf({ first: 2, after }, listOf(things.filter(({ id }) => id !== 'b1'))),
    ).toEqual({ ids: ['c1', 'c2'], next: true, previous: true, count: 5 });
  });

  it('of an empty list is empty', async () => {
    expect(await pageOf({}, listOf([]))).toEqual({
      ids: [],
      next: false,
      previous: false,
      count: 0,
    });
  });

  it('has 50 items by default', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      name: 'x',
      id: String(i).padStart(2, '0'),
    }));
    expect((await pageOf({}, listOf(many))).ids.length).toBe(50);
  });
});

describe('a page is refused', () => {
  it('for a cursor of another list, and for an invalid one', () => {
    const foreign = pageOfItems(listOf(things, 'others'), {}).edges[0]?.cursor;
    expect(() => pageOfItems(listOf(things), { after: foreign })).toThrow(badCursor('after'));
    expect(() => pageOfItems(listOf(things), { before: 'x' })).toThrow(badCursor('before'));
  });

  it.each([0, -1, 1001])('for the size %i', (first) => {
    expect(() => pageOfItems(listOf(things), { first })).toThrow(
      badInput('Request 1 to 1000 items.', 'first'),
    );
  });
});

describe('reading all pages', () => {
  const lists = fc
    .uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 30 })
    .map((ids) =>
      ids.toSorted((one, other) => (one < other ? -1 : 1)).map((id) => ({ name: 'n', id })),
    );

  it('returns every item once, in order, forward and backward, at any size', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 7 }), (items, size) => {
        const list = listOf(items);
        const forward: string[] = [];
        for (let after: string | null = null; ; ) {
          const { nodes, pageInfo }: Connection<Thing> = pageOfItems(list, { first: size, after });
          forward.push(...nodes.map(({ id }) => id));
          after = pageInfo.endCursor;
          if (!pageInfo.hasNextPage) break;
        }
        const backward: string[] = [];
        for (let before: string | null = null; ; ) {
          const { nodes, pageInfo }: Connection<Thing> = pageOfItems(list, { last: size, before });
          backward.unshift(...nodes.map(({ id }) => id));
          before = pageInfo.startCursor;
          if (!pageInfo.hasPreviousPage) break;
        }
        expect([forward, backward]).toEqual([items.map(({ id }) => id), items.map(({ id }) => id)]);
      }),
    );
  });
});
