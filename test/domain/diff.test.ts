import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/domain/content.ts';
import { diffContent, diffPages, matchPages } from '../../src/domain/diff.ts';
import { type EntryList, listOf } from '../../src/domain/list.ts';
import { contentOf, type Leaf, trios } from './merge/worlds.ts';
import { countCases } from '../case-count.ts';

const page = (id: string, below: readonly Page[] = [], title = id): Page => ({
  id,
  rank: 'a0',
  type: 'DOCUMENT',
  createdAt: 'then',
  updatedAt: 'then',
  fields: { title },
  pages: listOf(below),
});

const changed = (before: EntryList<Page>, after: EntryList<Page>) =>
  [...diffPages(before, after)]
    .map(([id, difference]) => [id, difference.before?.parent, difference.after?.parent])
    .sort();

const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => page(`${prefix}${index}`));

describe('the difference of two trees', () => {
  it.each<[string, readonly Page[], readonly Page[], unknown]>([
    ['nothing', [page('a', [page('b')])], [page('a', [page('b')])], []],
    [
      'a nested page',
      [page('a', [page('b')])],
      [page('a', [page('b', [], 'B')])],
      [['b', 'a', 'a']],
    ],
    [
      'an added page with a subpage',
      [page('a')],
      [page('a', [page('b', [page('c')])])],
      [
        ['b', undefined, 'a'],
        ['c', undefined, 'b'],
      ],
    ],
    [
      'a deleted page with a subpage',
      [page('a', [page('b', [page('c')])])],
      [page('a')],
      [
        ['b', 'a', undefined],
        ['c', 'b', undefined],
      ],
    ],
    [
      'a moved page, without its subpages',
      [page('a', [page('b', [page('c')])]), page('z')],
      [page('a'), page('z', [page('b', [page('c')])])],
      [['b', 'a', 'z']],
    ],
    [
      'a page moved into a new one',
      [page('a', [page('b')]), page('z')],
      [page('n', [page('a', [page('b')])]), page('z')],
      [
        ['a', null, 'n'],
        ['n', undefined, null],
      ],
    ],
    [
      'a page moved out of a deleted one',
      [page('n', [page('a', [page('b')])])],
      [page('a', [page('b')])],
      [
        ['a', 'n', null],
        ['n', null, undefined],
      ],
    ],
    [
      'a page moved from a deleted one into a new one',
      [page('n', [page('a', [page('b')])])],
      [page('m', [page('a', [page('b', [], 'B')])])],
      [
        ['a', 'n', 'm'],
        ['b', 'a', 'a'],
        ['m', undefined, null],
        ['n', null, undefined],
      ],
    ],
    [
      'pages that swapped positions',
      [page('a', [page('b', [page('c')])])],
      [page('b', [page('a', [page('c')])])],
      [
        ['a', null, 'b'],
        ['b', 'a', null],
        ['c', 'b', 'a'],
      ],
    ],
  ])('contains %s', (_, before, after, expected) => {
    expect(changed(listOf(before), listOf(after))).toEqual(expected);
  });

  it('leaves out pages that differ only in the time of their change', () => {
    expect(changed(listOf([page('a')]), listOf([{ ...page('a'), updatedAt: 'now' }]))).toEqual([]);
  });

  it('is found without reading the subpages of a moved page', () => {
    const below = many(3000, 'c');
    const [before, after] = [
      listOf([page('a', below), page('z')]),
      listOf([page('n', [page('m', [page('a', below)])]), page('z')]),
    ];
    expect([
      changed(before, after).map(([id]) => id),
      matchPages(before, after).gone.size,
      matchPages(before, after).come.size,
    ]).toEqual([['a', 'm', 'n'], 2, 4]);
  });

  it('contains all changes and nothing else, after any edits', () => {
    const ids = (one: ReadonlyMap<string, Leaf>, other: ReadonlyMap<string, Leaf>) => {
      const own = (leaf: Leaf | undefined) =>
        JSON.stringify(
          leaf && [
            leaf.parent,
            leaf.page.rank,
            leaf.page.document,
            Object.entries(leaf.page.fields).sort(),
          ],
        );
      return [...new Set([...one.keys(), ...other.keys()])]
        .filter((id) => own(one.get(id)) !== own(other.get(id)))
        .sort();
    };
    fc.assert(
      fc.property(trios(20), ({ ours, theirs }) => {
        const { pages, files, reusableContents, variables } = diffContent(
          contentOf(ours),
          contentOf(theirs),
        );
        expect([...pages.keys()].sort()).toEqual(ids(ours.pages, theirs.pages));
        expect(
          [...pages].map(([id, { before, after }]) => [id, before?.parent, after?.parent]),
        ).toEqual(
          [...pages.keys()].map((id) => [
            id,
            ours.pages.get(id)?.parent,
            theirs.pages.get(id)?.parent,
          ]),
        );
        for (const [list, found] of [
          ['files', files],
          ['reusableContents', reusableContents],
          ['variables', variables],
        ] as const) {
          const [one, other] = [ours[list], theirs[list]];
          const expected = [...new Set([...one.keys(), ...other.keys()])].filter(
            (id) => JSON.stringify(one.get(id)) !== JSON.stringify(other.get(id)),
          );
          // The order of fields does not matter.
          expect([...found.keys()].filter((id) => !expected.includes(id))).toEqual([]);
          expect([...found].map(([id, { before, after }]) => [id, before, after])).toEqual(
            [...found.keys()].map((id) => [id, one.get(id), other.get(id)]),
          );
        }
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });
});
