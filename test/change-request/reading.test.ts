// Tests reading a change request and the list of change requests.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  badAt,
  errorsOf,
  graphQLError,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from '../content/expected.ts';
import { ids, useWorld } from '../support.ts';
import {
  change,
  editRequest,
  editSpace,
  FIELDS,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
  requestBody,
  requestNode,
} from './made.ts';

const world = useWorld();

const read = `query ($id: ID!) { changeRequest(id: $id) { ${FIELDS} } }`;
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const readIn = `query ($space: ID!, $id: ID!) { space(id: $space) { changeRequest(id: $id) { ${FIELDS} } } }`;
const wrongId = 'id must be the id of a change request, such as cr_….';
const wrongIdOrNumber = 'id must be the id of a change request, such as cr_…, or its number.';

describe('a change request', () => {
  it('is found by its id, and by its number in its space', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })], {
      subject: 'A fox',
    });
    const { status, body } = await world.as('cat').get(made.url);
    expect(status).toBe(200);
    const times = { createdAt: body.createdAt, updatedAt: body.updatedAt };
    expect(body).toEqual(
      requestBody(world, {
        id: made.id,
        space,
        ...times,
        subject: 'A fox',
        revision: made.revision,
        revisionInitial: space.revision,
      }),
    );
    expect(body.updatedAt > body.createdAt).toBe(true);
    expect((await world.as('cat').get(`${space.url}/change-requests/1`)).body).toEqual(body);
    const node = requestNode(world, {
      id: made.id,
      space,
      ...times,
      subject: 'A fox',
      revisionId: made.revision,
      revision: { id: made.revision },
      revisionInitialId: space.revision,
    });
    expect((await world.as('cat').query(read, { id: made.id })).data).toEqual({
      changeRequest: node,
    });
    for (const id of [made.id, '1'])
      expect((await world.as('cat').query(readIn, { space: space.id, id })).data).toEqual({
        space: { changeRequest: node },
      });
    expect(
      (
        await world
          .as('cat')
          .query(`query ($id: ID!) { node(id: $id) { ... on ChangeRequest { ${FIELDS} } } }`, {
            id: made.id,
          })
      ).data,
    ).toEqual({ node });
    expect(
      (await world.as('eve').query('query ($id: ID!) { node(id: $id) { id } }', { id: made.id }))
        .data,
    ).toEqual({ node: null });
  });

  it('is not found by strangers, in another space, or by an unknown id', async () => {
    const [space, other] = [await makeSpace(world), await makeSpace(world)];
    const { url, id } = await makeRequest(world, space);
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).get(url)).body).toEqual(notFound);
    expect((await world.as('ana').get(`${other.url}/change-requests/${id}`)).body).toEqual(
      notFound,
    );
    for (const name of [
      '0',
      '01',
      '2',
      '1.0',
      '-1',
      '99999999999999999999',
      'x',
      space.id,
      newId('ChangeRequest'),
    ])
      expect((await world.as('ana').get(`${space.url}/change-requests/${name}`)).body).toEqual(
        notFound,
      );
    for (const name of ['0', '01', '1', '1.0', '99999999999999999999', 'x', space.id])
      expect(errorsOf(await world.as('ana').query(read, { id: name }))).toEqual(
        badAt('changeRequest', 'id', wrongId),
      );
    expect(errorsOf(await world.as('ana').query(read, { id: newId('ChangeRequest') }))).toEqual(
      notFoundAt('changeRequest'),
    );
    for (const name of ['0', '01', '1.0', '99999999999999999999', 'x', space.id])
      expect(errorsOf(await world.as('ana').query(readIn, { space: space.id, id: name }))).toEqual(
        graphQLError(['space', 'changeRequest'], 'BAD_USER_INPUT', wrongIdOrNumber, {
          field: 'id',
        }),
      );
    for (const name of ['2', newId('ChangeRequest')])
      expect((await world.as('ana').query(readIn, { space: space.id, id: name })).data).toEqual({
        space: { changeRequest: null },
      });
    expect((await world.as('ana').query(readIn, { space: other.id, id })).data).toEqual({
      space: { changeRequest: null },
    });
    await world.as('ana').delete(space.url);
    expect((await world.as('ana').get(url)).body).toEqual(notFound);
    expect(
      (await world.as('ana').query('query ($id: ID!) { node(id: $id) { id } }', { id })).data,
    ).toEqual({ node: null });
  });

  it('lists the edits by editor, the latest first, as published clients ask', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [page('B')]);
    await editRequest(world, made, [page('C')]);
    await editRequest(world, made, [page('D')], 'ana');
    const { status, body } = await world.as('cat').get(`${made.url}/contributors`);
    const by = (name: 'ana' | 'ben', count: number, i: number) => ({
      user: userBody(world, name),
      actionType: 'edit',
      count,
      updatedAt: body.items[i].updatedAt,
    });
    expect([status, body]).toEqual([200, { items: [by('ana', 1, 0), by('ben', 2, 1)] }]);
    const { data } = await world
      .as('cat')
      .query(
        'query ($id: ID!) { changeRequest(id: $id) { contributions { actor { id } kind count updatedAt } } }',
        { id: made.id },
      );
    expect(data.changeRequest.contributions).toEqual(
      (['ana', 'ben'] as const).map((name, i) => ({
        actor: { id: ids.user(name) },
        kind: 'EDIT',
        count: i + 1,
        updatedAt: body.items[i].updatedAt,
      })),
    );
  });

  it('lists its author and every editor of its content as contributors, once each', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const contributors = async () =>
      idsOf(
        (await world.as('ana').query(read, { id: made.id })).data.changeRequest.contributors,
      ).sort();
    expect(await contributors()).toEqual([ids.user('ben')]);
    await world.as('ana').patch(made.url, { subject: 'Seen' });
    expect(await contributors()).toEqual([ids.user('ben')]);
    for (const emoji of ['🐸', '🐝'])
      await editRequest(world, made, [change(space.refs['A'], { emoji })], 'ana');
    expect(await contributors()).toEqual([ids.user('ana'), ids.user('ben')].sort());
  });

  it('is outdated while the space is ahead of its last update, until it is merged', async () => {
    const space = await makeSpace(world, [page('A'), page('B')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const outdated = async () => [
      (await world.as('cat').get(made.url)).body.outdated,
      (await world.as('cat').query(read, { id: made.id })).data.changeRequest.outdated,
    ];
    expect(await outdated()).toEqual([false, false]);
    const { revision } = await editSpace(world, space, [change(space.refs['B'], { emoji: '🐸' })]);
    expect(await outdated()).toEqual([true, true]);
    await pull(world, made);
    expect(await outdated()).toEqual([false, false]);
    expect((await world.as('cat').get(made.url)).body.revisionMergedAncestor).toBe(revision);
    await editSpace(world, space, [change(space.refs['B'], { emoji: '🐝' })]);
    expect(await outdated()).toEqual([true, true]);
    await world.as('ben').patch(made.url, { status: 'archived' });
    expect(await outdated()).toEqual([true, true]);
    await world.as('ben').patch(made.url, { status: 'open' });
    await merge(world, made);
    expect(await outdated()).toEqual([false, false]);
  });

  it('has its own history, newest first, without its initial revision', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const { revision } = await editRequest(world, made, [change(space.refs['A'], { emoji: '🐸' })]);
    const { data } = await world
      .as('cat')
      .query(
        'query ($id: ID!) { changeRequest(id: $id) { revisions { totalCount nodes { id type parentIds changeRequest { id } } } } }',
        { id: made.id },
      );
    const line = { type: 'EDITS', changeRequest: { id: made.id } };
    expect(data.changeRequest.revisions).toEqual({
      totalCount: 2,
      nodes: [
        { ...line, id: revision, parentIds: [made.revision] },
        { ...line, id: made.revision, parentIds: [space.revision] },
      ],
    });
    expect(idsOf((await world.as('cat').get(`${space.url}/revisions`)).body.items)).toEqual([
      space.revision,
      expect.any(String),
    ]);
  });
});

describe('the list of change requests', () => {
  const list = `query ($space: ID!, $status: [ChangeRequestStatus!], $contributor: ID, $first: Int, $after: String) { space(id: $space) { changeRequests(filter: { status: $status, contributorId: $contributor }, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } } } }`;

  it('holds the open ones in /v1 and all in GraphQL by default, newest first', async () => {
    const space = await makeSpace(world);
    const made = [
      await makeRequest(world, space),
      await makeRequest(world, space),
      await makeRequest(world, space, [], { by: 'ana' }),
      await makeRequest(world, space),
    ];
    for (const [i, status] of ['open', 'archived', 'open'].entries())
      await world.as('ana').patch(made[i]?.url ?? '', { status });
    const { status, body } = await world.as('cat').get(`${space.url}/change-requests`);
    expect(status).toBe(200);
    const shown = await Promise.all(
      [made[2], made[0]].map(async (one) => (await world.as('cat').get(one?.url ?? '')).body),
    );
    expect(body).toEqual({ count: 2, items: shown });
    const [a, b, c, d] = made.map(({ id }) => id);
    for (const [word, wanted] of [
      ['draft', [d]],
      ['open', [c, a]],
      ['archived', [b]],
      ['merged', []],
      ['all', [d, c, b, a]],
    ] as const) {
      expect(
        idsOf(
          (await world.as('cat').get(`${space.url}/change-requests?status=${word}`)).body.items,
        ),
      ).toEqual(wanted);
      const { data } = await world
        .as('cat')
        .query(list, { space: space.id, status: word === 'all' ? null : word.toUpperCase() });
      expect([
        data.space.changeRequests.totalCount,
        idsOf(data.space.changeRequests.nodes),
      ]).toEqual([wanted.length, wanted]);
    }
    const { data } = await world.as('cat').query(list, { space: space.id });
    expect([
      data.space.changeRequests.totalCount,
      idsOf(data.space.changeRequests.nodes),
      data.space.changeRequests.edges.map(({ node }: { node: object }) => node),
    ]).toEqual([4, [d, c, b, a], [{ id: d }, { id: c }, { id: b }, { id: a }]]);
    const one = await world.as('cat').query(read, { id: a });
    expect(data.space.changeRequests.nodes[3]).toEqual(one.data.changeRequest);
  });

  it('can be filtered by contributor', async () => {
    const space = await makeSpace(world, [page('A')]);
    const first = await makeRequest(world, space);
    const second = await makeRequest(world, space, [], { by: 'ana' });
    await editRequest(world, second, [change(space.refs['A'], { emoji: '🦊' })], 'ben');
    const of = async (name: 'ana' | 'ben' | 'cat') =>
      idsOf(
        (
          await world
            .as('cat')
            .get(`${space.url}/change-requests?status=draft&contributor=${ids.user(name)}`)
        ).body.items,
      );
    expect([await of('ana'), await of('ben'), await of('cat')]).toEqual([
      [second.id],
      [second.id, first.id],
      [],
    ]);
    const { data } = await world
      .as('cat')
      .query(list, { space: space.id, contributor: ids.user('ana') });
    expect([data.space.changeRequests.totalCount, idsOf(data.space.changeRequests.nodes)]).toEqual([
      1,
      [second.id],
    ]);
  });

  it('is paginated while more change requests are created', async () => {
    const space = await makeSpace(world);
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await makeRequest(world, space)).id);
    const url = `${space.url}/change-requests?status=draft&limit=2`;
    const first = (await world.as('cat').get(url)).body;
    await makeRequest(world, space);
    const second = (await world.as('cat').get(`${url}&page=${first.next.page}`)).body;
    const third = (await world.as('cat').get(`${url}&page=${second.next.page}`)).body;
    expect([first, second, third].map(({ items }) => idsOf(items))).toEqual([
      made.slice(0, 2),
      made.slice(2, 4),
      made.slice(4),
    ]);
    expect([first.count, second.count, third.count, third.next]).toEqual([5, 6, 6, undefined]);
    expect(
      (await world.as('cat').get(`${space.url}/change-requests?page=${first.next.page}`)).body,
    ).toEqual(
      refused(
        400,
        'BAD_CURSOR',
        'This cursor belongs to another list, order or filter. Start again without a cursor.',
        { field: 'page' },
      ),
    );
    const page1 = (await world.as('cat').query(list, { space: space.id, first: 4 })).data.space
      .changeRequests;
    const page2 = (
      await world
        .as('cat')
        .query(list, { space: space.id, first: 4, after: page1.pageInfo.endCursor })
    ).data.space.changeRequests;
    expect([
      page1.pageInfo.hasNextPage,
      page2.pageInfo.hasNextPage,
      idsOf([...page1.nodes, ...page2.nodes]).slice(1),
    ]).toEqual([true, false, made]);
  });

  it('refuses invalid filters, and answers NOT_FOUND for strangers', async () => {
    const { url, id } = await makeSpace(world);
    expect((await world.as('cat').get(`${url}/change-requests?status=none`)).body).toEqual(
      bad('status', 'status must be one of draft, open, archived, merged, all.'),
    );
    expect((await world.as('cat').get(`${url}/change-requests?contributor=ben`)).body).toEqual(
      bad('contributor', 'contributor must be the id of a user, such as usr_….'),
    );
    expect((await world.as('cat').get(`${url}/change-requests?limit=0`)).body).toEqual(
      bad('limit', 'limit must be 1 to 1000.'),
    );
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).get(`${url}/change-requests`)).body).toEqual(notFound);
    expect((await world.as('eve').query(list, { space: id })).data).toEqual({ space: null });
  });
});
