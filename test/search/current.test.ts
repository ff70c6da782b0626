/**
 * Tests that search covers the current content of a space after every change of its revision or
 * location.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestOrganization } from '../content/rows.ts';
import {
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  page,
  type TestSpace,
} from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { inSpace, pagesFound, pathsFound, search, searchAll } from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

let testSpace: TestSpace;
let titled = 0;
/** A word that no other test uses, and that differs from theirs in more letters than a typing error. */
let word: string;

beforeEach(async () => {
  word = `quokka${String.fromCharCode(97 + titled++).repeat(4)}`;
  testSpace = await makeTestSpace(
    world,
    [
      page('One', { markdown: `# First\n\nThe ${word} sleeps.\n` }),
      page('Two', { markdown: 'Nothing here.\n' }),
    ],
    { title: `Space ${word}` },
  );
});

const found = (query = word) => pathsFound(world, testSpace.id, query);
const foundInOrganization = async (organization: string = ids.acme) =>
  (await searchAll(world, word, 'ana', organization)).map(([title, pages]) => [
    title,
    ...pages.map(({ path }) => path),
  ]);
const post = async (path: string, body?: object) => {
  const answer = await world.as('ana').post(`/v1/spaces/${path}`, body);
  expect([200, 201]).toContain(answer.status);
  return answer.body;
};

describe('an edit', () => {
  it('is found at once, and what it removed is not', async () => {
    expect(await found()).toEqual(['one#first']);
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'One'),
          document: { markdown: '# Second\n\nIt is awake.\n' },
        },
      },
      { updatePage: { page: idOf(testSpace, 'Two'), document: { markdown: `A ${word}.\n` } } },
    ]);
    expect([await found(), await found('awake')]).toEqual([['two'], ['one#second']]);
  });

  it('that is refused changes nothing', async () => {
    const { body, status } = await world.as('ana').post(`/v1/spaces/${testSpace.id}/content`, {
      changes: [
        { operation: 'update_page', page: idOf(testSpace, 'One'), document: { markdown: 'Gone.' } },
        { operation: 'delete_page', page: 'pag_1111111111111111111111' },
      ],
    });
    expect([status, body.error.field]).toEqual([400, 'changes.1.page']);
    expect([await found(), await found('gone')]).toEqual([['one#first'], []]);
  });

  it('of a title, a slug or a position is found with the new values', async () => {
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'One'), title: 'Uno', slug: 'eins' } },
    ]);
    expect(
      await search(world, testSpace.id, 'uno').then((pages) =>
        pages.map(({ title, path }) => [title, path]),
      ),
    ).toEqual([['Uno', 'eins']]);
    expect(await pagesFound(world, testSpace.id, 'one ')).toEqual([]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'One'), into: idOf(testSpace, 'Two') } },
    ]);
    expect(await found()).toEqual(['two/eins#first']);
    // The page above it is renamed: its path changes, but none of its words.
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Two'), slug: 'zwei' } },
    ]);
    expect(await found()).toEqual(['zwei/eins#first']);
  });

  it('that deletes a page removes its descendants', async () => {
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'One'), into: idOf(testSpace, 'Two') } },
    ]);
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(testSpace, 'Two') } }]);
    expect([await found(), await found('nothing'), await found('two')]).toEqual([[], [], []]);
    expect(
      await world.console.database.query(
        sql<{ n: number }>('SELECT count(*)::int AS n FROM search_sections WHERE space_id = $1'),
        [testSpace.id],
      ),
    ).toEqual([{ n: 0 }]);
  });

  it('finds hidden pages for readers of the space, and no groups or links', async () => {
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'One'), hidden: true, noIndex: true } },
      { insertPage: { type: 'GROUP', title: `Group ${word}`, ref: 'group' } },
      {
        insertPage: {
          type: 'LINK',
          title: `Link ${word}`,
          into: 'group',
          target: { kind: 'URL', url: 'https://acme.test/' },
        },
      },
      page('Inside', { into: 'group', document: { markdown: `Another ${word}.\n` } }),
    ]);
    expect(await found()).toEqual(['one#first', `group-${word}/inside`]);
  });
});

describe('a change request', () => {
  it('is found once it is merged, and not before', async () => {
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [
      { updatePage: { page: idOf(testSpace, 'One'), document: { markdown: 'A platypus.\n' } } },
      page('Three', { document: { markdown: `My ${word}.\n` } }),
    ]);
    expect([await found(), await found('platypus')]).toEqual([['one#first'], []]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Two'), document: { markdown: `Your ${word}.\n` } } },
    ]);
    await post(`${testSpace.id}/change-requests/${request}/merge`);
    expect([await found(), await found('platypus')]).toEqual([['two', 'three'], ['one']]);
    const { body } = await world
      .as('ana')
      .post(`/v1/spaces/${testSpace.id}/change-requests/${request}/revert`);
    expect(await found('platypus')).toEqual(['one']);
    await post(`${testSpace.id}/change-requests/${body.id}/merge`);
    expect([(await found()).sort(), await found('platypus')]).toEqual([['one#first', 'two'], []]);
  });
});

describe('a rollback', () => {
  it('finds the restored content', async () => {
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: idOf(testSpace, 'One'),
          title: 'Later',
          document: { markdown: 'A wombat.\n' },
        },
      },
      { deletePage: { page: idOf(testSpace, 'Two') } },
      page('Four', { markdown: `Four ${word}.\n` }),
    ]);
    expect([await found(), await found('wombat')]).toEqual([['four'], ['one']]);
    await post(`${testSpace.id}/revisions/${testSpace.revision}/rollback`);
    expect([
      await found(),
      await found('wombat'),
      await found('nothing'),
      await found('later'),
    ]).toEqual([['one#first'], [], ['two'], []]);
  });
});

describe('a space', () => {
  it('is found twice after a duplication, and each copy changes independently', async () => {
    const copy = await post(`${testSpace.id}/duplicate`);
    expect((await foundInOrganization()).sort()).toEqual([
      [`Copy of Space ${word}`, 'one'],
      [`Space ${word}`, 'one'],
    ]);
    const [mine, other] = [
      await search(world, testSpace.id, word),
      await search(world, copy.id, word),
    ];
    expect(other).toEqual([
      {
        ...mine[0],
        sections: [
          {
            ...mine[0]?.sections[0],
            id: other[0]?.sections[0]?.id,
            urls: { app: mine[0]?.sections[0]?.urls.app.replace(testSpace.id, copy.id) },
          },
        ],
        urls: { app: mine[0]?.urls.app.replace(testSpace.id, copy.id) },
      },
    ]);
    expect(other[0]?.sections[0]?.id).not.toBe(mine[0]?.sections[0]?.id);
    await edit(world, copy.id, [{ deletePage: { page: idOf(testSpace, 'One') } }]);
    expect(await foundInOrganization()).toEqual([[`Space ${word}`, 'one']]);
    // A copy of a copy, and a second one.
    const [second, third] = [
      await post(`${testSpace.id}/duplicate`),
      await post(`${copy.id}/duplicate`),
    ];
    expect([
      await pathsFound(world, second.id, word),
      await pathsFound(world, third.id, word),
    ]).toEqual([['one#first'], []]);
  });

  it('is not found while it is deleted, and found after a restore', async () => {
    expect((await world.as('ana').delete(`/v1/spaces/${testSpace.id}`)).status).toBe(205);
    expect(await foundInOrganization()).toEqual([]);
    expect((await world.as('ana').get(inSpace(testSpace.id, word))).status).toBe(404);
    await post(`${testSpace.id}/restore`);
    expect([await foundInOrganization(), await found()]).toEqual([
      [[`Space ${word}`, 'one']],
      ['one#first'],
    ]);
  });

  it('is found in another organization after a transfer, and can still be edited', async () => {
    const testOrganization = await makeTestOrganization(world);
    await post(`${testSpace.id}/transfer`, { organization: testOrganization.id });
    expect([
      await foundInOrganization(),
      await foundInOrganization(testOrganization.id),
      await found(),
    ]).toEqual([[], [[`Space ${word}`, 'one']], ['one#first']]);
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'Two'), document: { markdown: `A ${word} too.\n` } } },
    ]);
    expect([await foundInOrganization(), await foundInOrganization(testOrganization.id)]).toEqual([
      [],
      [[`Space ${word}`, 'one', 'two']],
    ]);
    await post(`${testSpace.id}/transfer`, { organization: ids.acme });
    expect([await foundInOrganization(), await foundInOrganization(testOrganization.id)]).toEqual([
      [[`Space ${word}`, 'one', 'two']],
      [],
    ]);
  });

  it('is found with the result of concurrent edits', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        world.as('ana').post(`/v1/spaces/${testSpace.id}/content`, {
          changes: [
            {
              operation: 'insert_page',
              title: `Page ${n}`,
              document: { markdown: `${word} ${n}` },
            },
          ],
        }),
      ),
    );
    const { body } = await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/pages`);
    const there: string[] = body.pages
      .map(({ path }: { path: string }) => path)
      .filter((path: string) => path !== 'two');
    expect((await pagesFound(world, testSpace.id, word)).sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(1);
  });
});
