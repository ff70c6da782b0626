/** Tests positions of pages: order among siblings, ranks of concurrent writers, unique slugs. */
import { describe, expect, it } from 'vitest';
import { rankBetween } from '../../src/domain/rank.ts';
import { useWorld } from '../support.ts';
import {
  addedBy,
  contentOf,
  type Edit,
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  nothingAdded,
  page,
  pagesOf,
  pathsOf,
  post,
} from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

describe('inserting a page', () => {
  it.each([
    [0, ['x', 'a', 'b', 'c']],
    [1, ['a', 'x', 'b', 'c']],
    [2, ['a', 'b', 'x', 'c']],
    [3, ['a', 'b', 'c', 'x']],
    [4, ['a', 'b', 'c', 'x']],
    [2_147_483_647, ['a', 'b', 'c', 'x']],
    [undefined, ['a', 'b', 'c', 'x']],
  ])('puts it at position %s', async (at, expected) => {
    const testSpace = await makeTestSpace(world, [page('A'), page('B'), page('C')]);
    await post(world.as('ana'), testSpace.id, [page('X', at === undefined ? {} : { at })]);
    expect(await pathsOf(world, testSpace.id)).toEqual(expected);
  });

  it('repeatedly between the same two siblings keeps the order', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A'),
      page('Z'),
      ...Array.from({ length: 48 }, (_, i) => page(`P${i}`, { at: 1 })),
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual([
      'a',
      ...Array.from({ length: 48 }, (_, i) => `p${47 - i}`),
      'z',
    ]);
    await edit(
      world,
      testSpace.id,
      Array.from({ length: 50 }, (_, i) => page(`Q${i}`, { at: 49 })),
    );
    expect((await pathsOf(world, testSpace.id)).slice(48)).toEqual([
      'p0',
      ...Array.from({ length: 50 }, (_, i) => `q${49 - i}`),
      'z',
    ]);
  });

  it('nests it below any page except a link', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A'),
      page('G', { type: 'GROUP' }),
      page('B', { into: 'A' }),
      page('C', { into: 'G' }),
      page('D', { into: 'C', at: 0 }),
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'a/b', 'g', 'g/c', 'g/c/d']);
  });
});

describe('moving a page', () => {
  const abcd = [page('A'), page('B'), page('C'), page('D')];

  it.each([
    ['A', 0, 'abcd'],
    ['A', 1, 'bacd'],
    ['A', 3, 'bcda'],
    ['A', 9, 'bcda'],
    ['D', 0, 'dabc'],
    ['D', 2, 'abdc'],
    ['B', 2, 'acbd'],
  ])('puts %s at position %i among its siblings', async (name, at, expected) => {
    const testSpace = await makeTestSpace(world, abcd);
    await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, name), at } }]);
    expect((await pathsOf(world, testSpace.id)).join('')).toBe(expected);
  });

  it('takes its descendants along, by default to the end of the new parent', async () => {
    const testSpace = await makeTestSpace(world, [
      ...abcd,
      page('E', { into: 'A' }),
      page('F', { into: 'E' }),
      page('G', { into: 'D' }),
    ]);
    const [a, b, d, e] = ['A', 'B', 'D', 'E'].map((name) => idOf(testSpace, name));
    await edit(world, testSpace.id, [{ updatePage: { page: a, into: d } }]);
    expect(await pathsOf(world, testSpace.id)).toEqual([
      'b',
      'c',
      'd',
      'd/g',
      'd/a',
      'd/a/e',
      'd/a/e/f',
    ]);
    await post(world.as('ana'), testSpace.id, [{ updatePage: { page: b, into: d, at: 1 } }]);
    expect(await pathsOf(world, testSpace.id)).toEqual([
      'c',
      'd',
      'd/g',
      'd/b',
      'd/a',
      'd/a/e',
      'd/a/e/f',
    ]);
    await edit(world, testSpace.id, [{ updatePage: { page: e, into: null, at: 0 } }]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['e', 'e/f', 'c', 'd', 'd/g', 'd/b', 'd/a']);
  });

  it('can exchange a parent and its child in one batch', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A'),
      page('B', { into: 'A' }),
      page('C', { into: 'B' }),
    ]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'B'), into: null } },
      { updatePage: { page: idOf(testSpace, 'A'), into: idOf(testSpace, 'C') } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['b', 'b/c', 'b/c/a']);
  });

  it('to its current position changes nothing', async () => {
    const testSpace = await makeTestSpace(world, abcd);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'B'), into: null, title: 'Bee' } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps its creation time, text and fields', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { emoji: '🦊', markdown: 'A.' }),
      page('B'),
    ]);
    const before = (await contentOf(world, testSpace.id)).pages[0];
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), into: idOf(testSpace, 'B') } },
    ]);
    const after = (await contentOf(world, testSpace.id)).pages[0].pages[0];
    expect(after).toEqual({ ...before, path: 'b/a', updatedAt: after.updatedAt });
  });
});

describe('two pages of one rank', () => {
  /**
   * Makes a space to which two sides each append a page: page X of the space and page Y of the
   * change request have one rank.
   */
  async function makeEqualRanks() {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const request = await makeRequest(world, testSpace.id);
    const { refs: x } = await edit(world, testSpace.id, [page('X')]);
    const { refs: y } = await editIn(world, request, [page('Y')]);
    await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${request}/merge`);
    return { id: testSpace.id, x: x['X'] ?? '', y: y['Y'] ?? '' };
  }

  const rankOfEnd = rankBetween(rankBetween(null, null), null);

  it('result from a merge and are ordered by id', async () => {
    const pair = await makeEqualRanks();
    const rows = await world.console.database.query(
      sql<{ entries: { id: string; rank: string }[] }>(
        'SELECT n.entries FROM spaces s JOIN revisions r ON r.id = s.revision_id JOIN tree_nodes n ON n.id = r.pages_root AND n.organization_id = r.organization_id WHERE s.id = $1',
      ),
      [pair.id],
    );
    expect(rows[0]?.entries.slice(1).map(({ id, rank }) => [id, rank])).toEqual([
      [pair.x, rankOfEnd],
      [pair.y, rankOfEnd],
    ]);
    expect(await pathsOf(world, pair.id)).toEqual(['a', 'x', 'y']);
  });

  it.each<[string, (pair: { x: string; y: string }) => Edit, string[]]>([
    ['accept a page between them', () => page('Z', { at: 2 }), ['a', 'x', 'z', 'y']],
    ['accept a page before them', () => page('Z', { at: 1 }), ['a', 'z', 'x', 'y']],
    ['accept a page after them', () => page('Z'), ['a', 'x', 'y', 'z']],
    [
      'accept a move of the second before the first',
      ({ y }) => ({ updatePage: { page: y, at: 1 } }),
      ['a', 'y', 'x'],
    ],
    [
      'accept a move of the first after the second',
      ({ x }) => ({ updatePage: { page: x, at: 2 } }),
      ['a', 'y', 'x'],
    ],
  ])('%s', async (_, change, expected) => {
    const pair = await makeEqualRanks();
    await edit(world, pair.id, [change(pair)]);
    expect(await pathsOf(world, pair.id)).toEqual(expected);
  });
});

describe('slugs', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['  Grüße aus Köln ', 'grüße-aus-köln'],
    ['日本語', '日本語'],
    ['🦊', 'page'],
    ['--', 'page'],
    ['x'.repeat(255), 'x'.repeat(100)],
    [`${'ab '.repeat(60)}`, `${'ab-'.repeat(33)}a`],
  ])('are derived from titles: %s', async (title, slug) => {
    const testSpace = await makeTestSpace(world);
    await post(world.as('ana'), testSpace.id, [{ insertPage: { title } }]);
    expect(await pathsOf(world, testSpace.id)).toEqual([slug]);
  });

  it('are unique among siblings only', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A'),
      { insertPage: { title: 'A' } },
      { insertPage: { title: 'a' } },
      { insertPage: { title: 'A 2' } },
      { insertPage: { title: 'A', into: 'A' } },
      { insertPage: { title: 'A', type: 'GROUP' } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'a/a', 'a-2', 'a-3', 'a-2-2', 'a-4']);
  });

  it('of 100 characters become unique within 100 characters', async () => {
    const title = 'x'.repeat(120);
    const testSpace = await makeTestSpace(world, [
      { insertPage: { title } },
      { insertPage: { title } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['x'.repeat(100), `${'x'.repeat(98)}-2`]);
  });

  it('stay when a title changes, and become unique when a page is moved', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A'),
      page('B'),
      page('C', { into: 'B', slug: 'a' }),
    ]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), title: 'Another' } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b', 'b/a']);
    await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'C'), into: null } }]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b', 'a-2']);
  });

  it('can be exchanged in one batch, and reused once they are free', async () => {
    const testSpace = await makeTestSpace(world, [page('A'), page('B')]);
    const slug = (ref: string, value: string): Edit => ({
      updatePage: { page: idOf(testSpace, ref), slug: value },
    });
    await edit(world, testSpace.id, [slug('A', 'c'), slug('B', 'a'), slug('A', 'b')]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['b', 'a']);
    await edit(world, testSpace.id, [
      { deletePage: { page: idOf(testSpace, 'A') } },
      page('B', { slug: 'b' }),
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b']);
    await edit(world, testSpace.id, [slug('B', 'a')]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b']);
  });

  it('accept characters that no title produces', async () => {
    const slugs = ['README', 'ä', '...', 'a.b', '~', '日本'];
    const testSpace = await makeTestSpace(
      world,
      slugs.map((slug) => page('X', { ref: slug, slug })),
    );
    expect(await pathsOf(world, testSpace.id)).toEqual(slugs);
    for (const { id, path } of await pagesOf(world, testSpace.id)) {
      expect(
        (
          await world
            .as('ana')
            .get(`/v1/spaces/${testSpace.id}/content/path/${encodeURIComponent(path ?? '')}`)
        ).body.id,
      ).toBe(id);
    }
  });
});

describe('an edit that changes nothing', () => {
  it('writes a revision but no document', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'Just A.' }), page('B')]);
    const { documents } = await addedBy(world, () =>
      edit(world, testSpace.id, [
        { updatePage: { page: idOf(testSpace, 'A'), markdown: 'Just A.', title: 'A', at: 0 } },
      ]),
    );
    expect(documents).toBe(0);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'b']);
    const reversed = [
      { setVariables: { variables: { a: '1' } } },
      { setVariables: { variables: { a: null } } },
    ];
    expect(await addedBy(world, () => edit(world, testSpace.id, reversed))).toEqual({
      ...nothingAdded,
      revisions: 1,
    });
  });
});
