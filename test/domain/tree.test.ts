import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/domain/content.ts';
import { type EntryList, listOf } from '../../src/domain/list.ts';
import {
  exceededLimitOf,
  pageBySlug,
  pathOf,
  EditableTree,
  walk,
  pathAlong,
  pathTo,
} from '../../src/domain/tree.ts';
import { contentOf, type Leaf, leavesIn } from './merge/worlds.ts';
import { countCases } from '../case-count.ts';

const page = (id: string, rank = 'a0', ...below: Page[]): Page => ({
  id,
  rank,
  type: 'DOCUMENT',
  createdAt: 'then',
  updatedAt: 'then',
  fields: { title: id, slug: id },
  pages: listOf(below),
});

const sample = listOf([
  page('a', 'a0', page('b', 'a0', page('c')), page('d', 'a1')),
  page('e', 'a1'),
]);

/** Returns the ids of the pages of a tree, indented by level. */
const outline = (pages: EntryList<Page>) =>
  [...walk(pages)].map(({ page: { id }, ancestors: above }) => '  '.repeat(above.length) + id);

/** An edit: the page, its new parent, its rank, and whether it is removed. */
type Edit = readonly [page: number, parent: number | null, rank: number, what: number];

const edits = (pages: number, maxLength: number): fc.Arbitrary<Edit[]> =>
  fc.array(fc.tuple(fc.nat(pages), fc.option(fc.nat(20), { nil: null }), fc.nat(5), fc.nat(3)), {
    maxLength,
    size: 'max',
  });

/** Runs edits on a tree and on a plain map that models the expected result. */
function run(tree: EditableTree, model: Map<string, Leaf>, todo: readonly Edit[]): EntryList<Page> {
  const remove = (id: string) => {
    for (const leaf of [...model.values()]) if (leaf.parent === id) remove(leaf.page.id);
    model.delete(id);
  };
  const isBelow = (id: string, above: string): boolean =>
    id === above || isBelowParent(model.get(id)?.parent ?? null, above);
  const isBelowParent = (parent: string | null, above: string) =>
    parent !== null && isBelow(parent, above);
  for (const [number, into, rank, what] of todo) {
    const [id, parent] = [`p${number}`, into === null ? null : `p${into}`];
    if (what === 3) {
      if (model.has(id)) tree.remove(id);
      remove(id);
    } else if (parent === null || (model.has(parent) && !isBelow(parent, id))) {
      const { pages: _, ...own } = page(id, `a${rank}`);
      model.set(id, { parent, page: own });
      tree.put({ ...own, pages: null }, parent);
    }
  }
  return tree.commit();
}

describe('a tree', () => {
  it('finds a page with its ancestors', () => {
    expect([
      pathTo(sample, 'c')?.map(({ id }) => id),
      pathTo(sample, 'e')?.map(({ id }) => id),
      pathTo(sample, 'x'),
    ]).toEqual([['a', 'b', 'c'], ['e'], undefined]);
  });

  it('finds a page by its path, and the path of a page', () => {
    const way = pathAlong(sample, 'a/b/c');
    expect([
      way?.map(({ id }) => id),
      pathOf(way ?? []),
      pathAlong(sample, 'a/c'),
      pageBySlug(sample, 'e')?.id,
    ]).toEqual([['a', 'b', 'c'], 'a/b/c', undefined, 'e']);
  });

  it('has no path below a link', () => {
    expect(pathOf([page('a'), { ...page('b'), fields: { title: 'b' } }])).toBe(undefined);
  });

  it('has at most 16 levels and 10,000 pages', () => {
    const deep = (levels: number): Page =>
      levels === 1 ? page('x1') : page(`x${levels}`, 'a0', deep(levels - 1));
    const wide = (count: number) =>
      listOf(Array.from({ length: count }, (_, index) => page(`w${index}`)));
    expect([
      exceededLimitOf(listOf([deep(16)])),
      exceededLimitOf(listOf([deep(17)])),
      exceededLimitOf(wide(10_000)),
      exceededLimitOf(wide(10_001)),
    ]).toEqual([undefined, 'depth', undefined, 'pages']);
  });
});

describe('an edited tree', () => {
  it('moves a page with its subpages', () => {
    const tree = new EditableTree(sample);
    tree.put(page('b', 'a5'), 'e');
    expect([outline(tree.commit()), tree.ancestorsOf('c'), tree.get('b')?.parent]).toEqual([
      ['a', '  d', 'e', '  b', '    c'],
      ['b', 'e'],
      'e',
    ]);
  });

  it('removes a page with its subpages', () => {
    const tree = new EditableTree(sample);
    tree.remove('a');
    expect([outline(tree.commit()), tree.get('c')]).toEqual([['e'], undefined]);
  });

  it('keeps a page that was moved out of a page that is then removed', () => {
    const tree = new EditableTree(sample);
    tree.put(page('c'), null);
    tree.remove('a');
    expect(outline(tree.commit())).toEqual(['c', 'e']);
  });

  it('returns the direct subpages, the last of them, and slugs before it is committed', () => {
    const tree = new EditableTree(sample);
    tree.put(page('n', 'a9'), 'a');
    tree.remove('d');
    expect([
      tree.childrenOf('a').map(({ id }) => id),
      tree.lastOf('a')?.id,
      tree.bySlug('a', 'n')?.id,
      tree.bySlug('a', 'd'),
      tree.bySlug(null, 'e')?.id,
    ]).toEqual([['b', 'n'], 'n', 'n', undefined, 'e']);
  });

  it('shares unchanged parts with the original tree', () => {
    const tree = new EditableTree(sample);
    tree.put({ ...page('e', 'a1'), fields: { title: 'E', slug: 'e' } }, null);
    const [before, after] = [pathTo(sample, 'a')?.[0], pathTo(tree.commit(), 'a')?.[0]];
    expect(after?.pages).toBe(before?.pages);
  });

  it('equals a new tree after any edits', () => {
    fc.assert(
      fc.property(edits(20, 40), edits(25, 12), (first, then) => {
        const model = new Map<string, Leaf>();
        const one = run(new EditableTree(null), model, first);
        const other = run(new EditableTree(one), model, then);
        const anew = contentOf({
          pages: model,
          files: new Map(),
          reusableContents: new Map(),
          variables: new Map(),
        }).pages;
        expect([other?.hash, other?.weight, other?.height]).toEqual([
          anew?.hash,
          anew?.weight,
          anew?.height,
        ]);
        expect(new Map(leavesIn(other))).toEqual(model);
        for (const [id, { parent }] of model)
          expect(pathTo(other, id)?.at(-2)?.id ?? null).toBe(parent);
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });
});
