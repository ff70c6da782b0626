/**
 * Tests page reverts: in a change request to the last update from the space, in a space to the
 * revision before.
 */
import { describe, expect, it } from 'vitest';
import { errorsOf, conflict, conflictAt } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import {
  contentOf,
  type Edit,
  edit,
  editIn,
  expectRefusal,
  idOf,
  makeRequest,
  makeTestSpace,
  mutateIn,
  page,
  pathsOf,
  postTo,
  type TestSpace,
  textsOf,
} from './support.ts';

const world = useWorld();

const tree = [
  page('A', { markdown: 'A.', emoji: '🦊', variables: { tone: 'calm' } }),
  page('B', { into: 'A', markdown: 'B.' }),
  page('C', { into: 'B', markdown: 'C.' }),
  page('D', { markdown: 'D.' }),
];
const revert = (id: string): Edit => ({ revertPage: { page: id } });

/** Makes a space with the tree above and a change request, and reads the content of both. */
async function makeBoth(): Promise<
  TestSpace & {
    readonly request: string;
    shown(): Promise<{ pages: { id: string; pages: unknown[] }[] }>;
    paths(): Promise<string[]>;
  }
> {
  const testSpace = await makeTestSpace(world, tree);
  const request = await makeRequest(world, testSpace.id);
  const shown = async () =>
    (await world.as('ana').get(`/v1/spaces/${testSpace.id}/change-requests/${request}/content`))
      .body;
  const paths = async () => {
    const { data } = await world
      .as('ana')
      .query('query ($c: ID!) { changeRequest(id: $c) { revision { allPages { path } } } }', {
        c: request,
      });
    return data.changeRequest.revision.allPages.map(({ path }: { path: string }) => path);
  };
  return { ...testSpace, request, shown, paths };
}

/** Removes the update times, which an edit and its revert both move. */
const timeless = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => (name === 'updatedAt' ? undefined : inner)),
  );

describe('in a change request', () => {
  it('a changed page regains its fields, text and position', async () => {
    const both = await makeBoth();
    const before = await both.shown();
    const [a, b] = [idOf(both, 'A'), idOf(both, 'B')];
    await editIn(world, both.request, [
      {
        updatePage: {
          page: a,
          title: 'Z',
          slug: 'z',
          emoji: null,
          icon: 'bolt',
          markdown: 'Z.',
          variables: { tone: 'loud', more: 'x' },
          hidden: true,
          at: 1,
        },
      },
      { updatePage: { page: b, title: 'Stays' } },
    ]);
    expect(await both.paths()).toEqual(['d', 'z', 'z/b', 'z/b/c']);
    await postTo(world.as('ana'), both.id, both.request, [revert(a)]);
    const after = await both.shown();
    const [first] = before.pages;
    const [page] = after.pages;
    expect(timeless({ ...page, pages: [] })).toEqual(timeless({ ...first, pages: [] }));
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
    await editIn(world, both.request, [revert(b)]);
    expect(timeless((await both.shown()).pages)).toEqual(timeless(before.pages));
  });

  it('a new page is deleted with its descendants', async () => {
    const both = await makeBoth();
    const { refs } = await editIn(world, both.request, [
      page('New'),
      page('Newer', { into: 'New' }),
    ]);
    await editIn(world, both.request, [revert(refs['New'] ?? '')]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a deleted page is restored with its descendants at its position', async () => {
    const both = await makeBoth();
    const before = await both.shown();
    await editIn(world, both.request, [{ deletePage: { page: idOf(both, 'A') } }]);
    expect(await both.paths()).toEqual(['d']);
    await postTo(world.as('ana'), both.id, both.request, [revert(idOf(both, 'A'))]);
    expect(timeless((await both.shown()).pages)).toEqual(timeless(before.pages));
  });

  it('a deleted page is restored without descendants that were moved out of it', async () => {
    const both = await makeBoth();
    await editIn(world, both.request, [
      { updatePage: { page: idOf(both, 'C'), into: null } },
      { deletePage: { page: idOf(both, 'A') } },
    ]);
    await editIn(world, both.request, [revert(idOf(both, 'A'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'd', 'c']);
  });

  it('a page whose slug was taken since receives another slug', async () => {
    const both = await makeBoth();
    await editIn(world, both.request, [
      { updatePage: { page: idOf(both, 'D'), slug: 'e' } },
      page('D'),
    ]);
    await editIn(world, both.request, [revert(idOf(both, 'D'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd-2', 'd']);
  });

  it('a page whose parent was deleted is refused until the parent is restored', async () => {
    const both = await makeBoth();
    await editIn(world, both.request, [{ deletePage: { page: idOf(both, 'A') } }]);
    const message = 'The previous parent of the page was deleted. Revert the parent first.';
    expect(
      (await postTo(world.as('ana'), both.id, both.request, [revert(idOf(both, 'C'))])).body,
    ).toEqual(conflict(message, { field: 'changes.0.page' }));
    expect(
      errorsOf(await mutateIn(world.as('ana'), both.request, [revert(idOf(both, 'C'))])),
    ).toEqual(
      conflictAt('editChangeRequestContent', message, {
        field: 'input.changes.0.revertPage.pageId',
      }),
    );
    await editIn(world, both.request, [revert(idOf(both, 'A')), revert(idOf(both, 'C'))]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page is never moved into its current descendants', async () => {
    const both = await makeBoth();
    const [a, b] = [idOf(both, 'A'), idOf(both, 'B')];
    await editIn(world, both.request, [
      { updatePage: { page: b, into: null } },
      { updatePage: { page: a, into: b } },
    ]);
    const message = 'The previous parent of the page is now below it. Move the parent first.';
    expect((await postTo(world.as('ana'), both.id, both.request, [revert(b)])).body).toEqual(
      conflict(message, { field: 'changes.0.page' }),
    );
    await editIn(world, both.request, [revert(a), revert(b)]);
    expect(await both.paths()).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page is reset to the last update from the space', async () => {
    const both = await makeBoth();
    const a = idOf(both, 'A');
    await editIn(world, both.request, [{ updatePage: { page: a, title: 'Mine' } }]);
    await edit(world, both.id, [{ updatePage: { page: a, description: 'Theirs' } }]);
    await world.as('ana').post(`/v1/spaces/${both.id}/change-requests/${both.request}/update`);
    await editIn(world, both.request, [revert(a)]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($c: ID!, $p: ID!) { changeRequest(id: $c) { revision { page(id: $p) { title description } } } }',
        { c: both.request, p: a },
      );
    expect(data.changeRequest.revision.page).toEqual({ title: 'A', description: 'Theirs' });
  });

  it('a text that was set earlier in the batch is reverted too', async () => {
    const both = await makeBoth();
    const d = idOf(both, 'D');
    await editIn(world, both.request, [{ updatePage: { page: d, markdown: 'Other.' } }, revert(d)]);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${both.id}/change-requests/${both.request}/content/page/${d}`);
    expect([body.title, body.markdown]).toEqual(['D', 'D.']);
  });
});

describe('in a space', () => {
  it('a page is reset to the revision before', async () => {
    const testSpace = await makeTestSpace(world, tree);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'D'), markdown: 'Once.' } },
    ]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'D'), markdown: 'Twice.' } },
    ]);
    await edit(world, testSpace.id, [revert(idOf(testSpace, 'D'))]);
    expect((await textsOf(world, testSpace.id))['D']).toBe('Once.');
    await edit(world, testSpace.id, [revert(idOf(testSpace, 'D'))]);
    expect((await textsOf(world, testSpace.id))['D']).toBe('Twice.');
  });

  it('a page of the last edit is deleted, and one that it deleted is restored', async () => {
    const testSpace = await makeTestSpace(world, tree);
    const { refs } = await edit(world, testSpace.id, [
      page('E'),
      { deletePage: { page: idOf(testSpace, 'B') } },
    ]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'd', 'e']);
    await edit(world, testSpace.id, [revert(refs['E'] ?? ''), revert(idOf(testSpace, 'B'))]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['a', 'a/b', 'a/b/c', 'd']);
  });

  it('a page in neither revision is refused', async () => {
    const testSpace = await makeTestSpace(world, tree);
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(testSpace, 'D') } }]);
    await edit(world, testSpace.id, [{ updatePage: { page: idOf(testSpace, 'A'), title: 'AA' } }]);
    await expectRefusal(world, testSpace.id, [revert(idOf(testSpace, 'D'))], {
      status: 400,
      reason: 'BAD_USER_INPUT',
      at: '0.revertPage.page',
      message: 'There is no such page here.',
    });
  });

  it('every page of the first revision is deleted', async () => {
    const testSpace = await makeTestSpace(world);
    const { revision } = testSpace;
    expect((await contentOf(world, testSpace.id)).parents).toEqual([]);
    const first = await edit(world, testSpace.id, [page('A')]);
    await edit(world, testSpace.id, [revert(first.refs['A'] ?? '')]);
    expect([
      await pathsOf(world, testSpace.id),
      (await contentOf(world, testSpace.id)).parents,
      revision === first.revision,
    ]).toEqual([[], [first.revision], false]);
  });
});
