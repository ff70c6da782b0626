/** Taking back: a page goes back to what the base has, of a change request what it last took in, of a space the revision before. */
import { describe, expect, it } from 'vitest';
import { faultsOf, conflict, conflictAt } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import { contentOf, type Edit, edit, editIn, expectRefusal, idOf, makeRequest, makeSpot, mutateIn, page, pathsOf, postTo, type Spot, textsOf } from './support.ts';

const world = useWorld();

const tree = [
  page('A', { markdown: 'A.', emoji: '🦊', variables: { tone: 'calm' } }),
  page('B', { into: 'A', markdown: 'B.' }),
  page('C', { into: 'B', markdown: 'C.' }),
  page('D', { markdown: 'D.' }),
];
const revert = (id: string): Edit => ({ revertPage: { page: id } });

/** A space with the tree above, a change request of it, and what that holds. */
async function makeBoth(): Promise<Spot & { readonly request: string; shown(): Promise<{ pages: { id: string; pages: unknown[] }[] }>; paths(): Promise<string[]> }> {
  const spot = await makeSpot(world, tree);
  const request = await makeRequest(world, spot.id);
  const shown = async () => (await world.as('ana').get(`/v1/spaces/${spot.id}/change-requests/${request}/content`)).body;
  const paths = async () => {
    const { data } = await world.as('ana').query('query ($s: ID!, $c: ID!) { changeRequest(spaceId: $s, id: $c) { revision { allPages { path } } } }', { s: spot.id, c: request });
    return data.changeRequest.revision.allPages.map(({ path }: { path: string }) => path);
  };
  return { ...spot, request, shown, paths };
}

/** Without the times of change, which an edit and its taking back move on. */
const timeless = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === 'updatedAt' ? undefined : inner)));

describe('of a change request', () => {
  it('a page that was changed goes back: fields, text, place', async () => {
    const both = await makeBoth();
    const before = await both.shown();
    const [a, b] = [idOf(both, 'A'), idOf(both, 'B')];
    await editIn(world, both.id, both.request, [
      { updatePage: { page: a, title: 'Z', slug: 'z', emoji: null, icon: 'bolt', markdown: 'Z.', variables: { tone: 'loud', more: 'x' }, hidden: true, at: 1 } },
      { updatePage: { page: b, title: 'Stays' } },
    ]);
    expect(await both.paths()).toEqual(['d', 'z', 'z/b', 'z/b/c']);
    await postTo(world.as('ana'), both.id, both.request, [revert(a)]);
    const after = await both.shown();
    const [first] = before.pages;
    const [page] = after.pages;
    expect(timeless({ ...page, pages: [] })).toEqual(timeless({ ...first, pages: [] }));
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
    await editIn(world, both.id, both.request, [revert(b)]);
    expect(timeless((await both.shown()).pages)).toEqual(timeless(before.pages));
  });

  it('a page that is new goes, with all below it', async () => {
    const both = await makeBoth();
    const { refs } = await editIn(world, both.id, both.request, [page('New'), page('Newer', { into: 'New' })]);
    await editIn(world, both.id, both.request, [revert(refs['New'] ?? '')]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page that was deleted comes back with all that lay below it, at its place', async () => {
    const both = await makeBoth();
    const before = await both.shown();
    await editIn(world, both.id, both.request, [{ deletePage: { page: idOf(both, 'A') } }]);
    expect(await both.paths()).toEqual(['d']);
    await postTo(world.as('ana'), both.id, both.request, [revert(idOf(both, 'A'))]);
    expect(timeless((await both.shown()).pages)).toEqual(timeless(before.pages));
  });

  it('a page that was deleted comes back, and what was saved from below it stays where it is', async () => {
    const both = await makeBoth();
    await editIn(world, both.id, both.request, [{ updatePage: { page: idOf(both, 'C'), into: null } }, { deletePage: { page: idOf(both, 'A') } }]);
    await editIn(world, both.id, both.request, [revert(idOf(both, 'A'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'd', 'c']);
  });

  it('a page whose slug was taken meanwhile gets another', async () => {
    const both = await makeBoth();
    await editIn(world, both.id, both.request, [{ updatePage: { page: idOf(both, 'D'), slug: 'e' } }, page('D')]);
    await editIn(world, both.id, both.request, [revert(idOf(both, 'D'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd-2', 'd']);
  });

  it('a page whose parent is gone does not come back before that', async () => {
    const both = await makeBoth();
    await editIn(world, both.id, both.request, [{ deletePage: { page: idOf(both, 'A') } }]);
    const message = 'The page that it lay in is gone: take that back first.';
    expect((await postTo(world.as('ana'), both.id, both.request, [revert(idOf(both, 'C'))])).body).toEqual(conflict(message, { field: 'changes.0.page' }));
    expect(faultsOf(await mutateIn(world.as('ana'), both.id, both.request, [revert(idOf(both, 'C'))]))).toEqual(
      conflictAt('editChangeRequestContent', message, { field: 'input.changes.0.revertPage.page' }),
    );
    await editIn(world, both.id, both.request, [revert(idOf(both, 'A')), revert(idOf(both, 'C'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page never goes back into what lies below it now', async () => {
    const both = await makeBoth();
    const [a, b] = [idOf(both, 'A'), idOf(both, 'B')];
    await editIn(world, both.id, both.request, [{ updatePage: { page: b, into: null } }, { updatePage: { page: a, into: b } }]);
    const message = 'The page that it lay in lies below it now: move that first.';
    expect((await postTo(world.as('ana'), both.id, both.request, [revert(b)])).body).toEqual(conflict(message, { field: 'changes.0.page' }));
    await editIn(world, both.id, both.request, [revert(a), revert(b)]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page goes back to what the change request last took in', async () => {
    const both = await makeBoth();
    const a = idOf(both, 'A');
    await editIn(world, both.id, both.request, [{ updatePage: { page: a, title: 'Mine' } }]);
    await edit(world, both.id, [{ updatePage: { page: a, description: 'Theirs' } }]);
    await world.as('ana').post(`/v1/spaces/${both.id}/change-requests/${both.request}/update`);
    await editIn(world, both.id, both.request, [revert(a)]);
    const { data } = await world.as('ana').query('query ($s: ID!, $c: ID!, $p: ID!) { changeRequest(spaceId: $s, id: $c) { revision { page(id: $p) { title description } } } }', {
      s: both.id,
      c: both.request,
      p: a,
    });
    expect(data.changeRequest.revision.page).toEqual({ title: 'A', description: 'Theirs' });
  });

  it('a text that the batch gave before goes too', async () => {
    const both = await makeBoth();
    const d = idOf(both, 'D');
    await editIn(world, both.id, both.request, [{ updatePage: { page: d, markdown: 'Other.' } }, revert(d)]);
    const { body } = await world.as('ana').get(`/v1/spaces/${both.id}/change-requests/${both.request}/content/page/${d}`);
    expect([body.title, body.markdown]).toEqual(['D', 'D.']);
  });
});

describe('of a space', () => {
  it('a page goes back to the revision before', async () => {
    const spot = await makeSpot(world, tree);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'D'), markdown: 'Once.' } }]);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'D'), markdown: 'Twice.' } }]);
    await edit(world, spot.id, [revert(idOf(spot, 'D'))]);
    expect((await textsOf(world, spot.id))['D']).toBe('Once.');
    await edit(world, spot.id, [revert(idOf(spot, 'D'))]);
    expect((await textsOf(world, spot.id))['D']).toBe('Twice.');
  });

  it('a page that just came goes, and one that just went comes back', async () => {
    const spot = await makeSpot(world, tree);
    const { refs } = await edit(world, spot.id, [page('E'), { deletePage: { page: idOf(spot, 'B') } }]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'd', 'e']);
    await edit(world, spot.id, [revert(refs['E'] ?? ''), revert(idOf(spot, 'B'))]);
    expect(await pathsOf(world, spot.id)).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page that neither revision has is not there', async () => {
    const spot = await makeSpot(world, tree);
    await edit(world, spot.id, [{ deletePage: { page: idOf(spot, 'D') } }]);
    await edit(world, spot.id, [{ updatePage: { page: idOf(spot, 'A'), title: 'AA' } }]);
    await expectRefusal(world, spot.id, [revert(idOf(spot, 'D'))], { status: 400, reason: 'BAD_USER_INPUT', at: '0.revertPage.page', message: 'There is no such page here.' });
  });

  it('every page of the first revision goes', async () => {
    const spot = await makeSpot(world);
    const { revision } = spot;
    expect((await contentOf(world, spot.id)).parents).toEqual([]);
    const first = await edit(world, spot.id, [page('A')]);
    await edit(world, spot.id, [revert(first.refs['A'] ?? '')]);
    expect([await pathsOf(world, spot.id), (await contentOf(world, spot.id)).parents, revision === first.revision]).toEqual([[], [first.revision], false]);
  });
});
