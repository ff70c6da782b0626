// Tests the list of the links of a space: its order, its filters, its cursors, and its access.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { bad, badAt, errorsOf, notFound, notFoundAt, refused } from '../content/expected.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { walkRest } from '../member/paging.ts';
import { ids, type RestResult, useWorld } from '../support.ts';
import { BACKLINKS, get, makeLinked, shared } from './made.ts';
import { LINKS, LINKS_OF_REQUEST, readLinks, urlOf } from './read-links.ts';

const world = useWorld();

describe('the links of a space', () => {
  it('are those of its pages in order, then those of its reusable contents', async () => {
    const testSpace = await makeTestSpace(world, [
      ...[
        page('A', { markdown: '[1](#a) ![2](#b)' }),
        page('B', { markdown: '[5](#c)' }),
        page('Inner', { into: 'A', markdown: '[3](#d)' }),
        page('Innermost', { into: 'Inner', markdown: '[4](#e)' }),
      ],
      ...[
        shared('R', '[7](#f)'),
        page('First', { at: 0, markdown: '[0](#g)' }),
        page('Silent'),
        page('Last', { markdown: '<a href="#h">6</a>' }),
        { insertPage: { type: 'GROUP', title: 'G' } },
      ],
    ]);
    const { links } = await readLinks(world, { space: testSpace.id });
    expect(links.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(links.map(({ at }) => at)).toEqual(
      ['First', 'A', 'A', 'Inner', 'Innermost', 'B', 'Last', 'R'].map((ref) =>
        idOf(testSpace, ref),
      ),
    );
    const [one] = (await get(world, `/v1/spaces/${testSpace.id}/links?status=broken&limit=1`))
      .items;
    expect(one.text).toBe('0');
    expect(
      await readLinks(world, { space: testSpace.id, page: idOf(testSpace, 'Silent') }),
    ).toEqual({
      links: [],
      total: 0,
      broken: 0,
      brokenHere: 0,
    });
  });

  it('can be filtered by status; the stats count everything in the scope', async () => {
    const markdown = `[a](#no) [b](https://example.test) [c](${world.url}/app/x) [d](#no) [e](nowhere.md)`;
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown }),
      page('B', { markdown: '[f](#no) [g](https://example.test)' }),
    ]);
    for (const [status, texts] of [
      ['ok', ['b', 'g']],
      ['broken', ['a', 'd', 'e', 'f']],
      ['in-app', ['c']],
    ] as const) {
      const { links, ...stats } = await readLinks(world, { space: testSpace.id, status });
      expect([links.map(({ text }) => text), stats]).toEqual([
        texts,
        { total: 7, broken: 4, brokenHere: 0 },
      ]);
      const ofB = await readLinks(world, {
        space: testSpace.id,
        page: idOf(testSpace, 'B'),
        status,
      });
      expect([ofB.links.map(({ text }) => text), ofB.total, ofB.broken]).toEqual([
        texts.filter((text) => text > 'e'),
        2,
        1,
      ]);
    }
    expect((await get(world, `/v1/spaces/${testSpace.id}/links?limit=1`)).stats).toEqual({
      total: 7,
      broken: { total: 4, changeRequest: 0 },
    });
  });

  it('are paginated with stable cursors while pages are added, deleted and moved', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const testSpace = await makeTestSpace(
      world,
      titles.map((title) => page(title, { markdown: `[${title}1](#x) [${title}2](#y)` })),
    );
    const url = `/v1/spaces/${testSpace.id}/links`;
    const { pages, counts } = await walkRest(world.as('ana'), url, 3);
    expect([pages.map((items) => items.map(({ text }) => text)), counts]).toEqual([
      [['A1', 'A2', 'B1'], ['B2', 'C1', 'C2'], ['D1', 'D2', 'E1'], ['E2']],
      [10, 10, 10, 10],
    ]);
    const ask = async (args: object) =>
      (await world.as('ana').query(LINKS, { space: testSpace.id, ...args })).data.space.revision
        .links;
    const first = await ask({ first: 3 });
    expect([first.pageInfo.hasNextPage, first.pageInfo.hasPreviousPage]).toEqual([true, false]);
    expect(
      (await ask({ last: 3, before: first.pageInfo.endCursor })).nodes.map(
        ({ text }: { text: string }) => text,
      ),
    ).toEqual(['A1', 'A2']);
    expect((await ask({ last: 2 })).nodes.map(({ text }: { text: string }) => text)).toEqual([
      'E1',
      'E2',
    ]);
    await edit(world, testSpace.id, [
      page('0', { at: 0, markdown: '[01](#x)' }),
      { deletePage: { page: idOf(testSpace, 'B') } },
      { deletePage: { page: idOf(testSpace, 'D') } },
      page('F', { markdown: '[F1](#x)' }),
    ]);
    const rest = await ask({ first: 10, after: first.pageInfo.endCursor });
    expect([rest.nodes.map(({ text }: { text: string }) => text), rest.totalCount]).toEqual([
      ['C1', 'C2', 'E1', 'E2', 'F1'],
      8,
    ]);
  });

  it('refuse cursors of another filter, page, space or change request', async () => {
    const testSpace = await makeLinked(world, () => '[a](#a) [b](#b)');
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [page('New')]);
    const url = `/v1/spaces/${testSpace.id}/links`;
    const cursor = (await get(world, `${url}?limit=1`)).next.page;
    const message =
      'This cursor belongs to another list, order or filter. Start again without a cursor.';
    for (const other of [
      `${url}?status=ok&`,
      `${urlOf({ space: testSpace.id, page: testSpace.from })}?`,
      `/v1/spaces/${ids.space('guide')}/links?`,
      `${urlOf({ space: testSpace.id, request, page: testSpace.from })}?`,
    ]) {
      expect(await get(world, `${other}page=${cursor}`)).toEqual(
        refused(400, 'BAD_CURSOR', message, { field: 'page' }),
      );
    }
    expect(
      (await get(world, `${url}?page=${cursor}&limit=7`)).items.map(
        ({ text }: { text: string }) => text,
      ),
    ).toEqual(['b']);
    expect((await get(world, `${url}?page=nonsense`)).error.reason).toBe('BAD_CURSOR');
  });
});

describe('links are refused', () => {
  it('to callers who cannot read the space, as NOT_FOUND', async () => {
    const testSpace = await makeLinked(world, (made) => `![a](/files/${idOf(made, 'F')})`);
    const request = await makeRequest(world, testSpace.id);
    const content = (top: string) => [
      `${top}/content/page/${testSpace.from}/links`,
      `${top}/content/files/${idOf(testSpace, 'F')}/backlinks`,
    ];
    const urls = [
      `/v1/spaces/${testSpace.id}/links`,
      ...content(`/v1/spaces/${testSpace.id}`),
      ...content(`/v1/spaces/${testSpace.id}/change-requests/${request}`),
    ];
    for (const url of urls) {
      for (const name of ['eve', 'dan'] as const)
        expect((await world.as(name).get(url)).body).toEqual(notFound);
      expect((await world.nobody.get(url)).status).toBe(401);
      expect((await world.as('cat').get(url)).status).toBe(200);
    }
    for (const name of ['eve', 'dan'] as const) {
      expect(errorsOf(await world.as(name).query(LINKS, { space: testSpace.id }))).toEqual(
        notFoundAt('space'),
      );
      expect(
        errorsOf(
          await world
            .as(name)
            .query(BACKLINKS, { space: testSpace.id, file: idOf(testSpace, 'F') }),
        ),
      ).toEqual(notFoundAt('space'));
      expect(
        errorsOf(await world.as(name).query(LINKS_OF_REQUEST, { space: testSpace.id, request })),
      ).toEqual(notFoundAt('changeRequest'));
    }
    await world.as('ana').delete(`/v1/spaces/${testSpace.id}`);
    for (const url of urls) expect((await world.as('ana').get(url)).body).toEqual(notFound);
  });

  it('for an unknown page, change request or space', async () => {
    const testSpace = await makeLinked(world, () => 'No link.');
    const request = await makeRequest(world, testSpace.id);
    const { refs } = await editIn(world, request, [page('New')]);
    for (const id of [newId('Page'), idOf(testSpace, 'F'), 'x', refs['New'], ids.page('guide', 1)])
      expect(await get(world, `/v1/spaces/${testSpace.id}/content/page/${id}/links`)).toEqual(
        notFound,
      );
    for (const id of [newId('ChangeRequest'), ids.changeRequest('laptop'), '2', 'x'])
      expect(
        await get(
          world,
          `/v1/spaces/${testSpace.id}/change-requests/${id}/content/page/${testSpace.from}/links`,
        ),
      ).toEqual(notFound);
    expect(await get(world, `/v1/spaces/${newId('Space')}/links`)).toEqual(notFound);
    expect(
      errorsOf(await world.as('ana').query(LINKS, { space: testSpace.id, page: newId('Page') })),
    ).toEqual(notFoundAt('space').map((one) => ({ ...one, path: ['space', 'revision', 'links'] })));
  });

  it.each([
    ['limit=0', 'limit', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be 1 to 1000.'],
    ['limit=x', 'limit', 'limit must be a whole number.'],
    ['status=OK', 'status', 'status must be one of ok, broken, in-app.'],
    ['status=', 'status', 'status must be one of ok, broken, in-app.'],
  ])('with ?%s', async (query, field, message) => {
    const { body }: RestResult = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('guide')}/links?${query}`);
    expect(body).toEqual(bad(field, message));
  });

  it('with an id of another kind in GraphQL', async () => {
    const errors = errorsOf(
      await world.as('ana').query(LINKS, { space: ids.space('guide'), page: ids.space('guide') }),
    );
    expect(errors).toEqual(
      badAt('space', 'filter.pageId', 'pageId must be the id of a page, such as pag_….').map(
        (one) => ({
          ...one,
          path: ['space', 'revision', 'links'],
        }),
      ),
    );
  });
});
