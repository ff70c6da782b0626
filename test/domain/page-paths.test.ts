import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, PageType } from '../../src/domain/content.ts';
import { type EntryList, listOf } from '../../src/domain/list.ts';
import { firstPage, pathChanges, readablePaths } from '../../src/domain/page-paths.ts';

const page = (
  id: string,
  fields: Page['fields'] = { slug: id },
  type: PageType = 'DOCUMENT',
  below: readonly Page[] = [],
): Page => ({
  ...{ id, rank: 'a0', type, createdAt: 'then', updatedAt: 'then', fields },
  pages: listOf(below),
});

describe('the paths of readable pages', () => {
  it('are those of documents, also below groups, but not those of groups and links', () => {
    const pages = listOf([
      page('g', { slug: 'g' }, 'GROUP', [page('a'), page('l', {}, 'LINK')]),
      page('b', { slug: 'b' }, 'COMPUTED', [page('c')]),
    ]);
    expect([...readablePaths(pages)].sort()).toEqual([
      ['a', 'g/a'],
      ['b', 'b'],
      ['c', 'b/c'],
    ]);
    expect([...readablePaths(null)]).toEqual([]);
  });
});

describe('the first page', () => {
  it('is the first readable page that is not hidden; subpages of hidden pages count', () => {
    const hidden = page('h', { slug: 'h', hidden: true }, 'DOCUMENT', [page('below')]);
    expect(
      firstPage(listOf([page('g', { slug: 'g' }, 'GROUP', [hidden, page('z')])]))?.page.id,
    ).toBe('z');
    expect(firstPage(listOf([page('g', { slug: 'g' }, 'GROUP', [hidden])]))?.page.id).toBe('h');
    expect(firstPage(listOf([page('l', {}, 'LINK')]))).toBeUndefined();
  });
});

/**
 * Generates a tree of pages: the slug and type of each, and its parent, which is an earlier page.
 */
const anyTree: fc.Arbitrary<EntryList<Page>> = fc
  .array(
    fc.record({
      id: fc.nat(9),
      slug: fc.constantFrom('a', 'b', 'c'),
      type: fc.constantFrom<PageType>('DOCUMENT', 'GROUP', 'LINK'),
      into: fc.nat(),
    }),
    { maxLength: 8 },
  )
  .map((rows) => {
    const own = rows
      .filter(({ id }, i) => rows.findIndex((one) => one.id === id) === i)
      .map((row, i) => ({ ...row, parent: i === 0 ? -1 : (row.into % (i + 1)) - 1 }));
    const below = (parent: number): EntryList<Page> =>
      listOf(
        own
          .flatMap(({ id, slug, type, parent: into }, i): Page[] =>
            into === parent
              ? [
                  {
                    ...page(`p${id}`, type === 'LINK' ? {} : { slug: `${slug}${i}` }, type),
                    pages: below(i),
                  },
                ]
              : [],
          )
          .sort((one, other) => (one.id < other.id ? -1 : 1)),
      );
    return below(-1);
  });

describe('between two states', () => {
  it('moved and removed paths equal the difference of the two full lists of paths', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (before, after) => {
        const [old, now] = [readablePaths(before), readablePaths(after)];
        const { moved, gone } = pathChanges({ pages: before }, { pages: after });
        expect(moved).toEqual(
          [...old].flatMap(([id, from]) =>
            now.has(id) && now.get(id) !== from ? [{ page: id, from, to: now.get(id) }] : [],
          ),
        );
        expect(gone).toEqual([...old.keys()].filter((id) => !now.has(id)));
      }),
    );
  });
});
