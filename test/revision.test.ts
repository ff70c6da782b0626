/** Tests revisions: the content of a space, its history, and rollbacks. */
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  errorsOf,
  forbidden,
  forbiddenAt,
  madeOf,
  notFound,
  notFoundAt,
  refused,
  spaceBody,
  userBody,
} from './content/expected.ts';
import { storeSiblings } from './content-store/plant.ts';
import {
  addedBy,
  contentOf,
  edit,
  editIn,
  hashOf,
  idOf,
  makeRequest,
  makeTestSpace,
  nothingAdded,
  page,
  pageBody,
  pathsOf,
  type TestSpace,
} from './edit/support.ts';
import { walkBackward, walkForward, walkRest } from './member/paging.ts';
import { ids, useWorld } from './support.ts';
import { sql } from './sql.ts';
import { inGraphQL } from './spelled.ts';

const world = useWorld();
const get = (path: string) => world.as('ana').get(path);

const api = ids.space('api');
const made = '2026-01-08T09:00:00.000Z';
const commit = {
  oid: '7448d8798a4380162d4b56f9b452e2f6f9e24e7a',
  message: 'Describe errors',
  createdByService: false,
  url: 'https://git.acme.test/api-reference/commit/7448d879',
  ref: 'refs/heads/main',
};

/** Returns the address of a section of the demo's site. */
const helpAt = (section: string): string => `${world.url}/public/acme-docs/acme-help/${section}`;

/**
 * Returns the content of the API reference as `/v1` serializes it, optionally without its
 * repository fields.
 */
function apiBody(metadata = true) {
  const pageOf = (n: number, title: string, text: string, git: object) =>
    pageBody(world, api, {
      id: ids.page('api', n),
      at: made,
      title,
      path: title.toLowerCase(),
      text,
      ...(metadata && { git }),
    });
  return {
    object: 'revision',
    id: ids.revision('api'),
    parents: [],
    variables: {},
    createdAt: made,
    type: 'edits',
    urls: {
      app: `${world.url}/app/o/${ids.acme}/s/${api}/r/${ids.revision('api')}`,
      published: helpAt('api'),
      public: helpAt('api'),
    },
    ...(metadata && { git: { ...commit, createdByGitBook: false } }),
    pages: [
      pageOf(1, 'Overview', '# Overview\n\nEvery address begins with `/v1`.\n', {
        oid: '3f786850e387550fdab836ed7e6dc881de23001b',
        path: 'docs/overview.md',
      }),
      pageOf(2, 'Errors', '# Errors\n\nAn error says what to do.\n', {
        oid: '89e6c98d92887913cadf06b2adb97f26cde4849b',
        path: 'docs/errors.md',
      }),
    ],
    files: [],
    reusableContents: [],
  };
}

describe('content', () => {
  it('is everything that a space contains, with its commit by default', async () => {
    expect((await get(`/v1/spaces/${api}/content`)).body).toEqual(apiBody());
    expect((await get(`/v1/spaces/${api}/content?metadata=true&computed=false`)).body).toEqual(
      apiBody(),
    );
    expect((await get(`/v1/spaces/${api}/content?metadata=false`)).body).toEqual(apiBody(false));
    expect((await get(`/v1/spaces/${api}/revisions/${ids.revision('api')}`)).body).toEqual(
      apiBody(),
    );
    expect(
      (await get(`/v1/spaces/${api}/revisions/${ids.revision('api')}?metadata=false`)).body,
    ).toEqual(apiBody(false));
  });

  it('is empty in a new space', async () => {
    const testSpace = await makeTestSpace(world);
    const { body } = await get(`/v1/spaces/${testSpace.id}/content`);
    expect(body).toEqual({
      object: 'revision',
      id: testSpace.revision,
      parents: [],
      variables: {},
      createdAt: body.createdAt,
      type: 'edits',
      author: userBody(world, 'ana'),
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/r/${testSpace.revision}` },
      pages: [],
      files: [],
      reusableContents: [],
    });
    expect((await get(`/v1/spaces/${testSpace.id}/content/pages`)).body).toEqual({ pages: [] });
    expect((await get(`/v1/spaces/${testSpace.id}/content/files`)).body).toEqual({
      count: 0,
      items: [],
    });
  });

  it('of a change request is its own', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'A.' })]);
    const request = await makeRequest(world, testSpace.id);
    const { revision, refs } = await editIn(world, request, [page('B', { markdown: 'B.' })]);
    const { body } = await get(`/v1/spaces/${testSpace.id}/change-requests/${request}/content`);
    const before = await contentOf(world, testSpace.id);
    expect(body).toEqual({
      ...before,
      id: revision,
      parents: [testSpace.revision],
      createdAt: body.createdAt,
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/r/${revision}` },
      pages: [
        ...before.pages,
        pageBody(world, testSpace.id, {
          id: refs['B'] ?? '',
          at: body.createdAt,
          title: 'B',
          path: 'b',
          text: 'B.',
        }),
      ],
    });
    expect((await get(`/v1/spaces/${testSpace.id}/change-requests/1/content`)).body).toEqual(body);
    expect((await get(`/v1/spaces/${testSpace.id}/revisions/${revision}`)).body).toEqual(body);
  });

  it('does not change through reads or later edits', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: 'A.' }),
      { setVariables: { variables: { a: '1' } } },
    ]);
    const before = await contentOf(world, testSpace.id);
    await edit(world, testSpace.id, [
      { deletePage: { page: idOf(testSpace, 'A') } },
      { setVariables: { variables: { a: '2' } } },
    ]);
    expect((await get(`/v1/spaces/${testSpace.id}/revisions/${testSpace.revision}`)).body).toEqual(
      before,
    );
  });
});

describe('a revision in GraphQL', () => {
  it('returns its author, parents and change request', async () => {
    const document = `query ($id: ID!) { node(id: $id) { __typename id ... on Revision { type message createdAt author { displayName } parentIds parents { id type } spaceId space { title }
      changeRequest { number } mergedFrom { number } pageCount variables git { oid } urls { app published public } } } }`;
    const shown = async (name: 'lunch merged' | 'lunch' | 'onboarding') =>
      (await world.as('ana').query(document, { id: ids.revision(name) })).data.node;
    const onboarding = ids.space('onboarding');
    const common = (name: 'lunch merged' | 'lunch' | 'onboarding') => ({
      __typename: 'Revision',
      id: ids.revision(name),
      spaceId: onboarding,
      space: { title: 'Onboarding' },
      pageCount: 3,
      variables: {},
      git: null,
      urls: {
        app: `${world.url}/app/o/${ids.acme}/s/${onboarding}/r/${ids.revision(name)}`,
        published: null,
        public: null,
      },
    });
    const [first, edits] = [
      { id: ids.revision('onboarding'), type: 'EDITS' },
      { id: ids.revision('lunch'), type: 'EDITS' },
    ];
    expect(await shown('onboarding')).toEqual({
      ...common('onboarding'),
      type: 'EDITS',
      message: null,
      createdAt: '2026-01-05T09:00:00.000Z',
      author: null,
      parentIds: [],
      parents: [],
      changeRequest: null,
      mergedFrom: null,
    });
    expect(await shown('lunch')).toEqual({
      ...common('lunch'),
      ...{
        type: 'EDITS',
        message: null,
        createdAt: '2026-01-16T09:00:00.000Z',
        author: { displayName: 'Ben Brandt' },
      },
      ...{
        parentIds: [first.id],
        parents: [first],
        changeRequest: { number: 1 },
        mergedFrom: null,
      },
    });
    const { urls } = common('lunch merged');
    expect(await shown('lunch merged')).toEqual({
      ...common('lunch merged'),
      urls: { ...urls, published: helpAt('company'), public: helpAt('company') },
      ...{
        type: 'MERGE',
        message: 'Lunch is later',
        createdAt: '2026-01-17T09:00:00.000Z',
        author: { displayName: 'Ana Alvarez' },
      },
      ...{
        parentIds: [first.id, edits.id],
        parents: [first, edits],
        changeRequest: null,
        mergedFrom: { number: 1 },
      },
    });
  });

  it('is null as a node for callers who cannot read its space', async () => {
    const document = 'query ($id: ID!) { node(id: $id) { id } }';
    for (const [name, id] of [
      ['eve', ids.revision('guide')],
      ['ana', newId('Revision')],
      ['dan', ids.revision('minutes')],
    ] as const) {
      expect((await world.as(name).query(document, { id })).data).toEqual({ node: null });
    }
    expect((await world.as('cat').query(document, { id: ids.revision('minutes') })).data).toEqual({
      node: { id: ids.revision('minutes') },
    });
  });

  it('is found by its space and its id', async () => {
    const document =
      'query ($r: ID!) { revision(id: $r, computed: false) { id: revisionId allPages { title } } }';
    const { data } = await world.as('ana').query(document, { r: ids.revision('api') });
    expect(data).toEqual({
      revision: { id: ids.revision('api'), allPages: [{ title: 'Overview' }, { title: 'Errors' }] },
    });
    for (const [name, s, r] of [
      ['ana', api, ids.revision('guide')],
      ['ana', api, newId('Revision')],
      ['eve', api, ids.revision('api')],
    ] as const) {
      expect((await world.as(name).get(`/v1/spaces/${s}/revisions/${r}`)).body).toEqual(notFound);
    }
    for (const [name, r] of [
      ['ana', newId('Revision')],
      ['eve', ids.revision('api')],
    ] as const)
      expect(errorsOf(await world.as(name).query(document, { r }))).toEqual(notFoundAt('revision'));
    expect((await get(`/v1/spaces/${api}/revisions/${api}`)).body).toEqual(notFound);
  });
});

describe('the history of a space', () => {
  const LIST = `query ($space: ID!, $first: Int, $after: String, $last: Int, $before: String) { member: space(id: $space) {
    page: revisions(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }`;

  async function makeHistory(
    count: number,
  ): Promise<{ testSpace: TestSpace; revisions: string[] }> {
    const testSpace = await makeTestSpace(world);
    const revisions = [testSpace.revision];
    for (let i = 1; i < count; i++)
      revisions.unshift((await edit(world, testSpace.id, [page(`P${i}`)])).revision);
    return { testSpace, revisions };
  }

  it('holds the revisions of the space itself, newest first', async () => {
    const { body } = await get(`/v1/spaces/${ids.space('onboarding')}/revisions`);
    const urls = (id: string) => ({
      app: `${world.url}/app/o/${ids.acme}/s/${ids.space('onboarding')}/r/${id}`,
      // only the current revision has a published address
      ...(id === merged && { published: helpAt('company'), public: helpAt('company') }),
    });
    const [merged, first, head] = [
      ids.revision('lunch merged'),
      ids.revision('onboarding'),
      ids.revision('lunch'),
    ];
    const request = (await get(`/v1/spaces/${ids.space('onboarding')}/change-requests/1`)).body;
    expect(body).toEqual({
      count: 2,
      items: [
        {
          ...{
            object: 'revision',
            id: merged,
            parents: [first, head],
            variables: {},
            createdAt: '2026-01-17T09:00:00.000Z',
            type: 'merge',
            message: 'Lunch is later',
          },
          ...{ author: userBody(world, 'ana'), mergedFrom: request, urls: urls(merged) },
        },
        {
          object: 'revision',
          id: first,
          parents: [],
          variables: {},
          createdAt: '2026-01-05T09:00:00.000Z',
          type: 'edits',
          urls: urls(first),
        },
      ],
    });
  });

  it('is paginated in both APIs, both ways', async () => {
    const { testSpace, revisions } = await makeHistory(7);
    const pages = [revisions.slice(0, 3), revisions.slice(3, 6), revisions.slice(6)];
    const rest = await walkRest(world.as('ana'), `/v1/spaces/${testSpace.id}/revisions`, 3);
    expect([rest.pages.map((items) => items.map(({ id }) => id)), rest.counts]).toEqual([
      pages,
      [7, 7, 7],
    ]);
    expect(await walkForward(world.as('ana'), LIST, { space: testSpace.id }, 3)).toEqual(pages);
    expect(await walkBackward(world.as('ana'), LIST, { space: testSpace.id }, 4)).toEqual([
      revisions.slice(3),
      revisions.slice(0, 3),
    ]);
    expect((await get(`/v1/spaces/${testSpace.id}/revisions?limit=0`)).body).toEqual(
      bad('limit', 'limit must be 1 to 1000.'),
    );
  });

  it('has a stable end while revisions are added', async () => {
    const { testSpace, revisions } = await makeHistory(4);
    const first = (await get(`/v1/spaces/${testSpace.id}/revisions?limit=2`)).body;
    await edit(world, testSpace.id, [page('Later')]);
    const second = (
      await get(`/v1/spaces/${testSpace.id}/revisions?limit=2&page=${first.next.page}`)
    ).body;
    expect([second.items.map(({ id }: { id: string }) => id), second.count, second.next]).toEqual([
      revisions.slice(2),
      5,
      undefined,
    ]);
    const other = await makeTestSpace(world);
    const message =
      'This cursor belongs to another list, order or filter. Start again without a cursor.';
    expect((await get(`/v1/spaces/${other.id}/revisions?page=${first.next.page}`)).body).toEqual(
      refused(400, 'BAD_CURSOR', message, { field: 'page' }),
    );
  });

  it('requires read access to the space', async () => {
    expect((await world.as('eve').get(`/v1/spaces/${api}/revisions`)).body).toEqual(notFound);
    expect(
      (await world.as('ben').get(`/v1/spaces/${ids.space('minutes')}/revisions`)).body,
    ).toEqual(notFound);
    expect(
      (await world.as('cat').get(`/v1/spaces/${ids.space('minutes')}/revisions`)).body.count,
    ).toBe(1);
  });
});

describe('a rollback', () => {
  const ROLLBACK =
    'mutation ($input: RollbackSpaceInput!) { rollbackSpace(input: $input) { space { id revisionId } revision { id type message parentIds pageCount } } }';
  const back = (space: string, revision: string) =>
    `/v1/spaces/${space}/revisions/${revision}/rollback`;

  it('restores the content of a revision as a new one', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: 'A.' }),
      { setVariables: { variables: { a: '1' } } },
    ]);
    const before = await contentOf(world, testSpace.id);
    const { revision } = await edit(world, testSpace.id, [
      { deletePage: { page: idOf(testSpace, 'A') } },
      page('B'),
      { setVariables: { variables: { a: null } } },
    ]);
    const { status, body } = await world
      .as('ben')
      .post(back(testSpace.id, testSpace.revision), { expectedRevision: revision });
    expect([status, body.error?.reason]).toEqual([403, 'FORBIDDEN']);
    const done = await world
      .as('ana')
      .post(back(testSpace.id, testSpace.revision), { expectedRevision: revision });
    expect([done.status, done.body]).toEqual([200, spaceBody(world, madeOf(done.body))]);
    const after = await contentOf(world, testSpace.id);
    expect(after).toEqual({
      ...before,
      id: done.body.revision,
      parents: [revision],
      createdAt: done.body.updatedAt,
      type: 'rollback',
      message: `Back to ${testSpace.revision}`,
      urls: { app: `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/r/${done.body.revision}` },
    });
    expect(after.pages[0].documentId).toBe(hashOf('A.'));
  });

  it('works the same in GraphQL, and can be rolled back itself', async () => {
    const testSpace = await makeTestSpace(world, [page('A'), page('B')]);
    const { revision } = await edit(world, testSpace.id, [
      { deletePage: { page: idOf(testSpace, 'B') } },
    ]);
    const { data } = await world
      .as('ana')
      .query(ROLLBACK, { input: { id: testSpace.id, revisionId: testSpace.revision } });
    const made = data.rollbackSpace.revision;
    expect(data.rollbackSpace).toEqual({
      space: { id: testSpace.id, revisionId: made.id },
      revision: {
        id: made.id,
        type: 'ROLLBACK',
        message: `Back to ${testSpace.revision}`,
        parentIds: [revision],
        pageCount: 2,
      },
    });
    await world.as('ana').post(back(testSpace.id, revision));
    expect(await pathsOf(world, testSpace.id)).toEqual(['a']);
  });

  it('is refused with a stale expected revision, and in a locked space', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const { revision } = await edit(world, testSpace.id, [page('B')]);
    const stale =
      'The content has changed. Read the current revision, and send the request again with its id.';
    const work = async () => {
      const expected = { expectedRevision: testSpace.revision };
      expect(
        (await world.as('ana').post(back(testSpace.id, testSpace.revision), expected)).body,
      ).toEqual(
        refused(409, 'STALE_REVISION', stale, { field: 'expectedRevision', details: { revision } }),
      );
      expect(
        errorsOf(
          await world.as('ana').query(ROLLBACK, {
            input: inGraphQL('RollbackSpaceInput', {
              ...{ id: testSpace.id, revisionId: testSpace.revision },
              ...expected,
            }),
          }),
        ),
      ).toEqual([
        {
          message: stale,
          path: ['rollbackSpace'],
          extensions: {
            code: 'STALE_REVISION',
            field: 'input.expectedRevisionId',
            details: { revision },
            requestId: 'test',
          },
        },
      ]);
      await world.as('ana').patch(`/v1/spaces/${testSpace.id}`, { editMode: 'locked' });
      const locked = 'This space can only be edited by change requests: create one and merge it.';
      expect((await world.as('ana').post(back(testSpace.id, testSpace.revision))).body).toEqual(
        refused(409, 'SPACE_LOCKED', locked),
      );
      expect(
        errorsOf(
          await world
            .as('ana')
            .query(ROLLBACK, { input: { id: testSpace.id, revisionId: testSpace.revision } }),
        ),
      ).toEqual([
        {
          message: locked,
          path: ['rollbackSpace'],
          extensions: { code: 'SPACE_LOCKED', requestId: 'test' },
        },
      ]);
    };
    expect(await addedBy(world, work)).toEqual(nothingAdded);
  });

  it('accepts only revisions of the space itself', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const request = await makeRequest(world, testSpace.id);
    const { revision } = await editIn(world, request, [page('B')]);
    for (const other of [revision, ids.revision('guide'), newId('Revision')]) {
      expect((await world.as('ana').post(back(testSpace.id, other))).body).toEqual(notFound);
      expect(
        errorsOf(
          await world.as('ana').query(ROLLBACK, { input: { id: testSpace.id, revisionId: other } }),
        ),
      ).toEqual(notFoundAt('rollbackSpace'));
    }
  });

  it('requires the level create', async () => {
    const guide = ids.space('guide');
    expect((await world.as('cat').post(back(guide, ids.revision('guide')))).body).toEqual(
      forbidden('create', 'comment'),
    );
    expect(
      errorsOf(
        await world
          .as('cat')
          .query(ROLLBACK, { input: { id: guide, revisionId: ids.revision('guide') } }),
      ),
    ).toEqual(forbiddenAt('rollbackSpace', 'create', 'comment'));
    expect((await world.as('eve').post(back(guide, ids.revision('guide')))).body).toEqual(notFound);
  });

  it('records an event with both revisions', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const { body } = await world.as('ana').post(back(testSpace.id, testSpace.revision));
    const rows = await world.console.database.query(
      sql('SELECT fields, related FROM events WHERE action = $1 AND subject_id = $2'),
      ['space.rollback', testSpace.id],
    );
    expect(rows).toEqual([{ fields: ['revision'], related: [body.revision, testSpace.revision] }]);
  });
});

describe('statements', () => {
  it('are the same for a long history as for a short one, with authors and merges', async () => {
    const make = async (count: number) => {
      const testSpace = await makeTestSpace(world);
      for (let i = 0; i < count; i++) {
        const request = await makeRequest(world, testSpace.id);
        await editIn(world, request, [page(`P${i}`)]);
        await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${request}/merge`);
      }
      return testSpace.id;
    };
    const count = (space: string) =>
      world.countStatements('ana', (visitor) => visitor.get(`/v1/spaces/${space}/revisions`));
    const [few, many] = [await count(await make(1)), await count(await make(12))];
    expect([many, many <= 12]).toEqual([few, true]);
  });

  it('are the same for the changes of large and small spaces, and for many changes', async () => {
    const count = async (pages: number, changes: number) => {
      const planted = await storeSiblings(world, pages, `Of ${pages} with ${changes}`);
      const edits = planted.pages.slice(0, changes).map(({ id }, i) => ({
        updatePage: { page: id, markdown: `Now ${pages} ${changes} ${i}` },
      }));
      const { revision } = await edit(world, planted.spaceId, edits);
      const url = `/v1/spaces/${planted.spaceId}/revisions/${revision}/changes`;
      const counted = await world.countStatements('ana', (visitor) => visitor.get(url));
      expect((await get(url)).body.count).toBe(changes);
      return counted;
    };
    expect([await count(1000, 1), await count(1000, 40)]).toEqual([
      await count(60, 1),
      await count(60, 40),
    ]);
    expect(await count(100, 1)).toBe(await count(100, 40));
  });
});
