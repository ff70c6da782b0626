import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, PageType } from '../../src/domain/content.ts';
import { type List, listOf } from '../../src/domain/list.ts';
import { firstPage, pathChanges, readablePaths } from '../../src/domain/page-paths.ts';

const page = (id: string, fields: Page['fields'] = { slug: id }, type: PageType = 'DOCUMENT', below: readonly Page[] = []): Page => ({
  ...{ id, rank: 'a0', type, createdAt: 'then', updatedAt: 'then', fields },
  pages: listOf(below),
});

describe('the paths at which pages are read', () => {
  it('are those of documents, below groups too, and not of groups and links', () => {
    const pages = listOf([page('g', { slug: 'g' }, 'GROUP', [page('a'), page('l', {}, 'LINK')]), page('b', { slug: 'b' }, 'COMPUTED', [page('c')])]);
    expect([...readablePaths(pages)].sort()).toEqual([
      ['a', 'g/a'],
      ['b', 'b'],
      ['c', 'b/c'],
    ]);
    expect([...readablePaths(null)]).toEqual([]);
  });
});

describe('the first page', () => {
  it('is the first that is read and not hidden, or below what is hidden', () => {
    const hidden = page('h', { slug: 'h', hidden: true }, 'DOCUMENT', [page('below')]);
    expect(firstPage(listOf([page('g', { slug: 'g' }, 'GROUP', [hidden, page('z')])]))?.page.id).toBe('z');
    expect(firstPage(listOf([page('g', { slug: 'g' }, 'GROUP', [hidden])]))?.page.id).toBe('h');
    expect(firstPage(listOf([page('l', {}, 'LINK')]))).toBeUndefined();
  });
});

/** A tree of pages: of each its slug, its type, and the page that it lies in, which is one before it. */
const anyTree: fc.Arbitrary<List<Page>> = fc
  .array(fc.record({ id: fc.nat(9), slug: fc.constantFrom('a', 'b', 'c'), type: fc.constantFrom<PageType>('DOCUMENT', 'GROUP', 'LINK'), into: fc.nat() }), { maxLength: 8 })
  .map((rows) => {
    const own = rows.filter(({ id }, i) => rows.findIndex((one) => one.id === id) === i).map((row, i) => ({ ...row, parent: i === 0 ? -1 : (row.into % (i + 1)) - 1 }));
    const below = (parent: number): List<Page> =>
      listOf(
        own
          .flatMap(({ id, slug, type, parent: into }, i): Page[] => (into === parent ? [{ ...page(`p${id}`, type === 'LINK' ? {} : { slug: `${slug}${i}` }, type), pages: below(i) }] : []))
          .sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
    return below(-1);
  });

describe('from one state to the next', () => {
  it('what moved and what went is what two full lists of paths say', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (before, after) => {
        const [old, now] = [readablePaths(before), readablePaths(after)];
        const { moved, gone } = pathChanges({ pages: before }, { pages: after });
        expect(moved).toEqual([...old].flatMap(([id, from]) => (now.has(id) && now.get(id) !== from ? [{ page: id, from, to: now.get(id) }] : [])));
        expect(gone).toEqual([...old.keys()].filter((id) => !now.has(id)));
      }),
    );
  });
});
