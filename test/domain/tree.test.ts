import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/domain/content.ts';
import { type List, listOf } from '../../src/domain/list.ts';
import { excessOf, pageBySlug, pathOf, Tree, walk, wayAlong, wayTo } from '../../src/domain/tree.ts';
import { contentOf, type Leaf, leavesIn } from './merge/worlds.ts';

const page = (id: string, rank = 'a0', ...below: Page[]): Page => ({
  id,
  rank,
  type: 'DOCUMENT',
  createdAt: 'then',
  updatedAt: 'then',
  fields: { title: id, slug: id },
  pages: listOf(below),
});

const sample = listOf([page('a', 'a0', page('b', 'a0', page('c')), page('d', 'a1')), page('e', 'a1')]);

/** The pages of a tree, those below others indented. */
const outline = (pages: List<Page>) => [...walk(pages)].map(({ page: { id }, above }) => '  '.repeat(above.length) + id);

/** An edit: the page, what it is put into, its rank, and whether it is taken out. */
type Edit = readonly [page: number, parent: number | null, rank: number, what: number];

const edits = (pages: number, maxLength: number): fc.Arbitrary<Edit[]> => fc.array(fc.tuple(fc.nat(pages), fc.option(fc.nat(20), { nil: null }), fc.nat(5), fc.nat(3)), { maxLength, size: 'max' });

/** Runs edits on a tree, and on a plain map of what should come of them. */
function run(tree: Tree, model: Map<string, Leaf>, todo: readonly Edit[]): List<Page> {
  const remove = (id: string) => {
    for (const leaf of [...model.values()]) if (leaf.parent === id) remove(leaf.page.id);
    model.delete(id);
  };
  const isBelow = (id: string, above: string): boolean => id === above || isBelowParent(model.get(id)?.parent ?? null, above);
  const isBelowParent = (parent: string | null, above: string) => parent !== null && isBelow(parent, above);
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
  it('finds a page with those above it', () => {
    expect([wayTo(sample, 'c')?.map(({ id }) => id), wayTo(sample, 'e')?.map(({ id }) => id), wayTo(sample, 'x')]).toEqual([['a', 'b', 'c'], ['e'], undefined]);
  });

  it('finds a page by its path, and its path', () => {
    const way = wayAlong(sample, 'a/b/c');
    expect([way?.map(({ id }) => id), pathOf(way ?? []), wayAlong(sample, 'a/c'), pageBySlug(sample, 'e')?.id]).toEqual([['a', 'b', 'c'], 'a/b/c', undefined, 'e']);
  });

  it('has no path where a link is on the way', () => {
    expect(pathOf([page('a'), { ...page('b'), fields: { title: 'b' } }])).toBe(undefined);
  });

  it('has at most 16 levels and 10,000 pages', () => {
    const deep = (levels: number): Page => (levels === 1 ? page('x1') : page(`x${levels}`, 'a0', deep(levels - 1)));
    const wide = (count: number) => listOf(Array.from({ length: count }, (_, index) => page(`w${index}`)));
    expect([excessOf(listOf([deep(16)])), excessOf(listOf([deep(17)])), excessOf(wide(10_000)), excessOf(wide(10_001))]).toEqual([undefined, 'depth', undefined, 'pages']);
  });
});

describe('a tree that is changed', () => {
  it('moves a page with what lies below it', () => {
    const tree = new Tree(sample);
    tree.put(page('b', 'a5'), 'e');
    expect([outline(tree.commit()), tree.aboveOf('c'), tree.get('b')?.parent]).toEqual([['a', '  d', 'e', '  b', '    c'], ['b', 'e'], 'e']);
  });

  it('takes out a page with what lies below it', () => {
    const tree = new Tree(sample);
    tree.remove('a');
    expect([outline(tree.commit()), tree.get('c')]).toEqual([['e'], undefined]);
  });

  it('keeps what was moved out of a page that is then taken out', () => {
    const tree = new Tree(sample);
    tree.put(page('c'), null);
    tree.remove('a');
    expect(outline(tree.commit())).toEqual(['c', 'e']);
  });

  it('knows what lies right below a page, the last of it, and slugs, before it is done', () => {
    const tree = new Tree(sample);
    tree.put(page('n', 'a9'), 'a');
    tree.remove('d');
    expect([tree.childrenOf('a').map(({ id }) => id), tree.lastOf('a')?.id, tree.bySlug('a', 'n')?.id, tree.bySlug('a', 'd'), tree.bySlug(null, 'e')?.id]).toEqual([
      ['b', 'n'],
      'n',
      'n',
      undefined,
      'e',
    ]);
  });

  it('shares what was not changed with the one it came from', () => {
    const tree = new Tree(sample);
    tree.put({ ...page('e', 'a1'), fields: { title: 'E', slug: 'e' } }, null);
    const [before, after] = [wayTo(sample, 'a')?.[0], wayTo(tree.commit(), 'a')?.[0]];
    expect(after?.pages).toBe(before?.pages);
  });

  it('is, after any edits, what it would be if made anew', () => {
    fc.assert(
      fc.property(edits(20, 40), edits(25, 12), (first, then) => {
        const model = new Map<string, Leaf>();
        const one = run(new Tree(null), model, first);
        const other = run(new Tree(one), model, then);
        const anew = contentOf({ pages: model, files: new Map(), reusableContents: new Map(), variables: new Map() }).pages;
        expect([other?.hash, other?.weight, other?.height]).toEqual([anew?.hash, anew?.weight, anew?.height]);
        expect(new Map(leavesIn(other))).toEqual(model);
        for (const [id, { parent }] of model) expect(wayTo(other, id)?.at(-2)?.id ?? null).toBe(parent);
      }),
      { numRuns: 1000 },
    );
  });
});
