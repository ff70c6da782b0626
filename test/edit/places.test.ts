/** Where pages go: places among others, ranks of two writers, slugs that stay unique. */
import { describe, expect, it } from 'vitest';
import { rankBetween } from '../../src/domain/rank.ts';
import { useWorld } from '../support.ts';
import { addedBy, contentOf, type Edit, edit, editIn, idOf, makeRequest, makeSpot, nothingAdded, page, pagesOf, pathsOf, post } from './support.ts';

const world = useWorld();

describe('a page comes', () => {
  it.each([
    [0, ['x', 'a', 'b', 'c']],
    [1, ['a', 'x', 'b', 'c']],
    [2, ['a', 'b', 'x', 'c']],
    [3, ['a', 'b', 'c', 'x']],
    [4, ['a', 'b', 'c', 'x']],
    [2_147_483_647, ['a', 'b', 'c', 'x']],
    [undefined, ['a', 'b', 'c', 'x']],
  ])('at %s, where it was sent', async (at, expected) => {
    const spot = await makeSpot(world, [page('A'), page('B'), page('C')]);
    await post(world.as('ana'), spot.id, [page('X', at === undefined ? {} : { at })]);
    expect(await pathsOf(world, spot.id)).toEqual(expected);
  });

  it('between the same two again and again', async () => {
    const spot = await makeSpot(world, [page('A'), page('Z'), ...Array.from({ length: 48 }, (_, i) => page(`P${i}`, { at: 1 }))]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', ...Array.from({ length: 48 }, (_, i) => `p${47 - i}`), 'z']);
    await edit(
      world,
      spot.id,
      Array.from({ length: 50 }, (_, i) => page(`Q${i}`, { at: 49 })),
    );
    expect((await pathsOf(world, spot.id)).slice(48)).toEqual(['p0', ...Array.from({ length: 50 }, (_, i) => `q${49 - i}`), 'z']);
  });

  it('below another, whatever that is but a link', async () => {
    const spot = await makeSpot(world, [page('A'), page('G', { type: 'GROUP' }), page('B', { into: 'A' }), page('C', { into: 'G' }), page('D', { into: 'C', at: 0 })]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'a/b', 'g', 'g/c', 'g/c/d']);
  });
});

describe('a page moves', () => {
  const abcd = [page('A'), page('B'), page('C'), page('D')];

  it.each([
    ['A', 0, 'abcd'],
    ['A', 1, 'bacd'],
    ['A', 3, 'bcda'],
    ['A', 9, 'bcda'],
    ['D', 0, 'dabc'],
    ['D', 2, 'abdc'],
    ['B', 2, 'acbd'],
  ])('%s to %i: its place among the others', async (name, at, expected) => {
    const spot = await makeSpot(world, abcd);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, name), at } }]);
    expect((await pathsOf(world, spot.id)).join('')).toBe(expected);
  });

  it('with all below it, into another page, at its end unless said, and to the root', async () => {
    const spot = await makeSpot(world, [...abcd, page('E', { into: 'A' }), page('F', { into: 'E' }), page('G', { into: 'D' })]);
    const [a, b, d, e] = ['A', 'B', 'D', 'E'].map((name) => idOf(spot, name));
    await edit(world, spot.id, [{ updatePage: { page: a, into: d } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['b', 'c', 'd', 'd/g', 'd/a', 'd/a/e', 'd/a/e/f']);
    await post(world.as('ana'), spot.id, [{ updatePage: { page: b, into: d, at: 1 } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['c', 'd', 'd/g', 'd/b', 'd/a', 'd/a/e', 'd/a/e/f']);
    await edit(world, spot.id, [{ updatePage: { page: e, into: null, at: 0 } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['e', 'e/f', 'c', 'd', 'd/g', 'd/b', 'd/a']);
  });

  it('and another comes out of it, in one batch', async () => {
    const spot = await makeSpot(world, [page('A'), page('B', { into: 'A' }), page('C', { into: 'B' })]);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'B'), into: null } }, { updatePage: { page: idOf(spot, 'A'), into: idOf(spot, 'C') } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['b', 'b/c', 'b/c/a']);
  });

  it('and stays where it is when it is put where it lies', async () => {
    const spot = await makeSpot(world, abcd);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'B'), into: null, title: 'Bee' } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('and keeps its own time, its text and its fields', async () => {
    const spot = await makeSpot(world, [page('A', { emoji: '🦊', markdown: 'A.' }), page('B')]);
    const before = (await contentOf(world, spot.id)).pages[0];
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), into: idOf(spot, 'B') } }]);
    const after = (await contentOf(world, spot.id)).pages[0].pages[0];
    expect(after).toEqual({ ...before, path: 'b/a', updatedAt: after.updatedAt });
  });
});

describe('two pages of one rank', () => {
  /** A space to which two sides each put a page at the end: the pages X of the space and Y of the change request have one rank. */
  async function makeTwins() {
    const spot = await makeSpot(world, [page('A')]);
    const request = await makeRequest(world, spot.id);
    const { refs: x } = await edit(world, spot.id, [page('X')]);
    const { refs: y } = await editIn(world, spot.id, request, [page('Y')]);
    await world.as('ana').post(`/v1/spaces/${spot.id}/change-requests/${request}/merge`);
    return { id: spot.id, x: x['X'] ?? '', y: y['Y'] ?? '' };
  }

  const rankOfEnd = rankBetween(rankBetween(null, null), null);

  it('come of a merge, and stand in the order of their ids', async () => {
    const twins = await makeTwins();
    const rows = await world.door.database.query<{ entries: { id: string; rank: string }[] }>(
      undefined,
      'SELECT n.entries FROM spaces s JOIN revisions r ON r.id = s.revision_id JOIN tree_nodes n ON n.id = r.pages_root AND n.organization_id = r.organization_id WHERE s.id = $1',
      [twins.id],
    );
    expect(rows[0]?.entries.slice(1).map(({ id, rank }) => [id, rank])).toEqual([
      [twins.x, rankOfEnd],
      [twins.y, rankOfEnd],
    ]);
    expect(await pathsOf(world, twins.id)).toEqual(['a', 'x', 'y']);
  });

  it.each<[string, (twins: { x: string; y: string }) => Edit, string[]]>([
    ['takes a page between them', () => page('Z', { at: 2 }), ['a', 'x', 'z', 'y']],
    ['takes a page before them', () => page('Z', { at: 1 }), ['a', 'z', 'x', 'y']],
    ['takes a page behind them', () => page('Z'), ['a', 'x', 'y', 'z']],
    ['lets the second go before the first', ({ y }) => ({ updatePage: { page: y, at: 1 } }), ['a', 'y', 'x']],
    ['lets the first go behind the second', ({ x }) => ({ updatePage: { page: x, at: 2 } }), ['a', 'y', 'x']],
  ])('%s', async (_, change, expected) => {
    const twins = await makeTwins();
    await edit(world, twins.id, [change(twins)]);
    expect(await pathsOf(world, twins.id)).toEqual(expected);
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
  ])('are made of titles: %s', async (title, slug) => {
    const spot = await makeSpot(world);
    await post(world.as('ana'), spot.id, [{ insertPage: { title } }]);
    expect(await pathsOf(world, spot.id)).toEqual([slug]);
  });

  it('are made unique among siblings, and only among them', async () => {
    const spot = await makeSpot(world, [
      page('A'),
      { insertPage: { title: 'A' } },
      { insertPage: { title: 'a' } },
      { insertPage: { title: 'A 2' } },
      { insertPage: { title: 'A', into: 'A' } },
      { insertPage: { title: 'A', type: 'GROUP' } },
    ]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'a/a', 'a-2', 'a-3', 'a-2-2', 'a-4']);
  });

  it('of 100 characters are made unique within 100', async () => {
    const title = 'x'.repeat(120);
    const spot = await makeSpot(world, [{ insertPage: { title } }, { insertPage: { title } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['x'.repeat(100), `${'x'.repeat(98)}-2`]);
  });

  it('stay when a title changes, and are made unique when a page comes where another has its slug', async () => {
    const spot = await makeSpot(world, [page('A'), page('B'), page('C', { into: 'B', slug: 'a' })]);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), title: 'Another' } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b', 'b/a']);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'C'), into: null } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b', 'a-2']);
  });

  it('may be exchanged in one batch, and given again once they are free', async () => {
    const spot = await makeSpot(world, [page('A'), page('B')]);
    const slug = (ref: string, value: string): Edit => ({ updatePage: { page: idOf(spot, ref), slug: value } });
    await edit(world, spot.id, [slug('A', 'c'), slug('B', 'a'), slug('A', 'b')]);
    expect(await pathsOf(world, spot.id)).toEqual(['b', 'a']);
    await edit(world, spot.id, [{ deletePage: { page: idOf(spot, 'A') } }, page('B', { slug: 'b' })]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b']);
    await edit(world, spot.id, [slug('B', 'a')]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b']);
  });

  it('may be what no title would make', async () => {
    const slugs = ['README', 'ä', '...', 'a.b', '~', '日本'];
    const spot = await makeSpot(
      world,
      slugs.map((slug) => page('X', { ref: slug, slug })),
    );
    expect(await pathsOf(world, spot.id)).toEqual(slugs);
    for (const { id, path } of await pagesOf(world, spot.id)) {
      expect((await world.as('ana').get(`/v1/spaces/${spot.id}/content/path/${encodeURIComponent(path ?? '')}`)).body.id).toBe(id);
    }
  });
});

describe('an edit that changes nothing', () => {
  it('of a place, a title or a text writes a revision and no text', async () => {
    const spot = await makeSpot(world, [page('A', { markdown: 'Just A.' }), page('B')]);
    const { documents } = await addedBy(world, () => edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), markdown: 'Just A.', title: 'A', at: 0 } }]));
    expect(documents).toBe(0);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'b']);
    const reversed = [{ setVariables: { variables: { a: '1' } } }, { setVariables: { variables: { a: null } } }];
    expect(await addedBy(world, () => edit(world, spot.id, reversed))).toEqual({ ...nothingAdded, revisions: 1 });
  });
});
