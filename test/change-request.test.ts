import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { change, countsOf, editRequest, editSpace, FIELDS, makeRequest, makeSpace, merge, page, pull, requestBody, requestNode } from './change-request/made.ts';
import { bad, badAt, fault, faultsOf, forbidden, forbiddenAt, notFound, notFoundAt, refused } from './content/expected.ts';
import { eventsOf } from './content/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const create = `mutation ($space: ID!, $input: CreateChangeRequestInput!) { createChangeRequest(spaceId: $space, input: $input) { changeRequest { ${FIELDS} } } }`;
const update = `mutation ($space: ID!, $id: ID!, $input: UpdateChangeRequestInput!) { updateChangeRequest(spaceId: $space, id: $id, input: $input) { changeRequest { ${FIELDS} } } }`;
const read = `query ($space: ID!, $id: ID!) { changeRequest(spaceId: $space, id: $id) { ${FIELDS} } }`;
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const wrongId = 'id must be the id of a change request, such as cr_…, or its number.';
const isMerged = 'This change request is merged: make one that reverts it instead.';
const isNoMerge = 'A change request becomes merged by merging it.';

describe('making a change request', () => {
  it("makes an untitled draft of what the space is now, with the next number of the space's own", async () => {
    const space = await makeSpace(world, [page('A')]);
    const { status, headers, body } = await world.as('ben').post(`${space.url}/change-requests`);
    expect(status).toBe(201);
    expect(body).toEqual(requestBody(world, { id: body.id, space, createdAt: body.createdAt, updatedAt: body.createdAt, revision: space.revision, revisionInitial: space.revision }));
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('cat').get(new URL(body.urls.location).pathname)).body).toEqual(body);
    expect((await world.as('ana').post(`${space.url}/change-requests`, {})).body.number).toBe(2);
    expect((await world.as('ana').post(`${(await makeSpace(world)).url}/change-requests`, {})).body.number).toBe(1);
    expect(await countsOf(world, space)).toEqual([2, 0, 2]);
    const [event] = (await eventsOf(world, ids.acme, 'changeRequest.create')).filter(({ subjectId }) => subjectId === body.id);
    expect(event).toEqual({ subjectId: body.id, fields: [], related: [space.id] });
  });

  it('takes a subject and the task of an agent, which GraphQL shows', async () => {
    const space = await makeSpace(world);
    const input = { subject: '😀'.repeat(100), agentTaskId: 'x'.repeat(100) };
    const { data } = await world.as('ben').query(create, { space: space.id, input });
    const { changeRequest } = data.createChangeRequest;
    const { id, createdAt } = changeRequest;
    const head = { revisionId: space.revision, revision: { id: space.revision }, revisionInitialId: space.revision };
    expect(changeRequest).toEqual(requestNode(world, { id, space, createdAt, updatedAt: createdAt, ...head, ...input }));
    const { body } = await world.as('ana').post(`${space.url}/change-requests`, input);
    const mine = requestBody(world, { id: body.id, space, by: 'ana', number: 2, createdAt: body.createdAt, updatedAt: body.createdAt, revision: space.revision, revisionInitial: space.revision });
    expect(body).toEqual({ ...mine, subject: input.subject });
    expect((await world.as('ana').query(read, { space: space.id, id: '2' })).data.changeRequest.agentTaskId).toBe(input.agentTaskId);
  });

  it.each([
    [{ subject: null }, 'subject', 'subject may be left out, but not null.'],
    [{ subject: 'x'.repeat(101) }, 'subject', 'subject must have at most 100 characters, and has 101.'],
    [{ subject: 5 }, 'subject', 'subject must be a text.'],
    [{ agentTaskId: 'x'.repeat(101) }, 'agentTaskId', 'agentTaskId must have at most 100 characters, and has 101.'],
    [{ status: 'open' }, 'status', 'There is no field `status` here. There is: `subject`, `agentTaskId`.'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world.as('ben').post(`/v1/spaces/${ids.space('scratch')}/change-requests`, input);
    expect(status).toBe(400);
    expect(body).toEqual(bad(field, message));
  });

  it('needs the level edit; a service account makes one too', async () => {
    const space = await makeSpace(world);
    expect((await world.as('cat').post(`${space.url}/change-requests`)).body).toEqual(forbidden('edit', 'comment'));
    expect((await world.as('dan').post(`${space.url}/change-requests`)).body).toEqual(notFound);
    expect((await world.as('eve').post(`${space.url}/change-requests`)).body).toEqual(notFound);
    expect(faultsOf(await world.as('cat').query(create, { space: space.id, input: {} }))).toEqual(forbiddenAt('createChangeRequest', 'edit', 'comment'));
    expect(faultsOf(await world.as('eve').query(create, { space: space.id, input: {} }))).toEqual(notFoundAt('createChangeRequest'));
    expect((await world.as('ana').post(`/v1/spaces/${newId('Space')}/change-requests`)).body).toEqual(notFound);
    const publisher = world.with(await world.tokenOf(ids.user('publisher')));
    expect((await publisher.post(`${space.url}/change-requests`)).body.createdBy.displayName).toBe('Publisher');
    expect(await countsOf(world, space)).toEqual([1, 0, 1]);
  });

  it('gives each its own number, however many are made at once', async () => {
    const space = await makeSpace(world);
    const made = await Promise.all(Array.from({ length: 12 }, () => world.as('ben').post(`${space.url}/change-requests`)));
    expect(made.map(({ body }) => body.number).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await countsOf(world, space)).toEqual([12, 0, 12]);
  });
});

describe('a change request', () => {
  it('is given by its id and by its number, whole at both doors', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })], { subject: 'A fox' });
    const { status, body } = await world.as('cat').get(made.url);
    expect(status).toBe(200);
    const times = { createdAt: body.createdAt, updatedAt: body.updatedAt };
    expect(body).toEqual(requestBody(world, { id: made.id, space, ...times, subject: 'A fox', revision: made.revision, revisionInitial: space.revision }));
    expect(body.updatedAt > body.createdAt).toBe(true);
    expect((await world.as('cat').get(`${space.url}/change-requests/1`)).body).toEqual(body);
    const node = requestNode(world, { id: made.id, space, ...times, subject: 'A fox', revisionId: made.revision, revision: { id: made.revision }, revisionInitialId: space.revision });
    for (const id of [made.id, '1']) expect((await world.as('cat').query(read, { space: space.id, id })).data).toEqual({ changeRequest: node });
    expect((await world.as('cat').query(`query ($space: ID!) { space(id: $space) { changeRequest(id: "1") { ${FIELDS} } } }`, { space: space.id })).data).toEqual({ space: { changeRequest: node } });
    expect((await world.as('cat').query(`query ($id: ID!) { node(id: $id) { ... on ChangeRequest { ${FIELDS} } } }`, { id: made.id })).data).toEqual({ node });
    expect((await world.as('eve').query('query ($id: ID!) { node(id: $id) { id } }', { id: made.id })).data).toEqual({ node: null });
  });

  it('is not there for strangers, in another space, under another id or number', async () => {
    const [space, other] = [await makeSpace(world), await makeSpace(world)];
    const { url, id } = await makeRequest(world, space);
    for (const name of ['dan', 'eve'] as const) expect((await world.as(name).get(url)).body).toEqual(notFound);
    expect((await world.as('ana').get(`${other.url}/change-requests/${id}`)).body).toEqual(notFound);
    for (const name of ['0', '01', '2', '1.0', '-1', '99999999999999999999', 'x', space.id, newId('ChangeRequest')])
      expect((await world.as('ana').get(`${space.url}/change-requests/${name}`)).body).toEqual(notFound);
    for (const name of ['0', '01', '1.0', '99999999999999999999', 'x', space.id])
      expect(faultsOf(await world.as('ana').query(read, { space: space.id, id: name }))).toEqual(badAt('changeRequest', 'id', wrongId));
    for (const name of ['2', newId('ChangeRequest')]) expect(faultsOf(await world.as('ana').query(read, { space: space.id, id: name }))).toEqual(notFoundAt('changeRequest'));
    expect((await world.as('ana').query('query ($space: ID!) { space(id: $space) { changeRequest(id: "2") { id } } }', { space: space.id })).data).toEqual({ space: { changeRequest: null } });
    await world.as('ana').delete(space.url);
    expect((await world.as('ana').get(url)).body).toEqual(notFound);
    expect((await world.as('ana').query('query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null });
  });

  it('counts who made it and who changed its content among its contributors, each once', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const contributors = async () => idsOf((await world.as('ana').query(read, { space: space.id, id: made.id })).data.changeRequest.contributors).sort();
    expect(await contributors()).toEqual([ids.user('ben')]);
    await world.as('ana').patch(made.url, { subject: 'Seen' });
    expect(await contributors()).toEqual([ids.user('ben')]);
    for (const emoji of ['🐸', '🐝']) await editRequest(world, made, [change(space.refs['A'], { emoji })], 'ana');
    expect(await contributors()).toEqual([ids.user('ana'), ids.user('ben')].sort());
  });

  it('is outdated while the space has come further than what it last took in, until it is merged', async () => {
    const space = await makeSpace(world, [page('A'), page('B')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const outdated = async () => [(await world.as('cat').get(made.url)).body.outdated, (await world.as('cat').query(read, { space: space.id, id: '1' })).data.changeRequest.outdated];
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

  it('has its own history, newest first, without what it was made from', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const { revision } = await editRequest(world, made, [change(space.refs['A'], { emoji: '🐸' })]);
    const { data } = await world.as('cat').query('query ($space: ID!) { changeRequest(spaceId: $space, id: "1") { revisions { totalCount nodes { id type parentIds changeRequest { id } } } } }', {
      space: space.id,
    });
    const line = { type: 'EDITS', changeRequest: { id: made.id } };
    expect(data.changeRequest.revisions).toEqual({
      totalCount: 2,
      nodes: [
        { ...line, id: revision, parentIds: [made.revision] },
        { ...line, id: made.revision, parentIds: [space.revision] },
      ],
    });
    expect(idsOf((await world.as('cat').get(`${space.url}/revisions`)).body.items)).toEqual([space.revision, expect.any(String)]);
  });
});

describe('the list of change requests', () => {
  const list = `query ($space: ID!, $status: ChangeRequestStatus, $contributor: ID, $first: Int, $after: String) { space(id: $space) { changeRequests(status: $status, contributor: $contributor, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } } } }`;

  it('holds the open ones, newest first; in GraphQL all, unless a status is said', async () => {
    const space = await makeSpace(world);
    const made = [await makeRequest(world, space), await makeRequest(world, space), await makeRequest(world, space, [], { by: 'ana' }), await makeRequest(world, space)];
    for (const [i, status] of ['open', 'archived', 'open'].entries()) await world.as('ana').patch(made[i]?.url ?? '', { status });
    const { status, body } = await world.as('cat').get(`${space.url}/change-requests`);
    expect(status).toBe(200);
    const shown = await Promise.all([made[2], made[0]].map(async (one) => (await world.as('cat').get(one?.url ?? '')).body));
    expect(body).toEqual({ count: 2, items: shown });
    const [a, b, c, d] = made.map(({ id }) => id);
    for (const [word, wanted] of [
      ['draft', [d]],
      ['open', [c, a]],
      ['archived', [b]],
      ['merged', []],
    ] as const) {
      expect(idsOf((await world.as('cat').get(`${space.url}/change-requests?status=${word}`)).body.items)).toEqual(wanted);
      const { data } = await world.as('cat').query(list, { space: space.id, status: word.toUpperCase() });
      expect([data.space.changeRequests.totalCount, idsOf(data.space.changeRequests.nodes)]).toEqual([wanted.length, wanted]);
    }
    const { data } = await world.as('cat').query(list, { space: space.id });
    expect([data.space.changeRequests.totalCount, idsOf(data.space.changeRequests.nodes), data.space.changeRequests.edges.map(({ node }: { node: object }) => node)]).toEqual([
      4,
      [d, c, b, a],
      [{ id: d }, { id: c }, { id: b }, { id: a }],
    ]);
    const one = await world.as('cat').query(read, { space: space.id, id: a });
    expect(data.space.changeRequests.nodes[3]).toEqual(one.data.changeRequest);
  });

  it('holds those to which somebody contributed', async () => {
    const space = await makeSpace(world, [page('A')]);
    const first = await makeRequest(world, space);
    const second = await makeRequest(world, space, [], { by: 'ana' });
    await editRequest(world, second, [change(space.refs['A'], { emoji: '🦊' })], 'ben');
    const of = async (name: 'ana' | 'ben' | 'cat') => idsOf((await world.as('cat').get(`${space.url}/change-requests?status=draft&contributor=${ids.user(name)}`)).body.items);
    expect([await of('ana'), await of('ben'), await of('cat')]).toEqual([[second.id], [second.id, first.id], []]);
    const { data } = await world.as('cat').query(list, { space: space.id, contributor: ids.user('ana') });
    expect([data.space.changeRequests.totalCount, idsOf(data.space.changeRequests.nodes)]).toEqual([1, [second.id]]);
  });

  it('is walked page by page, also while more are made', async () => {
    const space = await makeSpace(world);
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await makeRequest(world, space)).id);
    const url = `${space.url}/change-requests?status=draft&limit=2`;
    const first = (await world.as('cat').get(url)).body;
    await makeRequest(world, space);
    const second = (await world.as('cat').get(`${url}&page=${first.next.page}`)).body;
    const third = (await world.as('cat').get(`${url}&page=${second.next.page}`)).body;
    expect([first, second, third].map(({ items }) => idsOf(items))).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)]);
    expect([first.count, second.count, third.count, third.next]).toEqual([5, 6, 6, undefined]);
    expect((await world.as('cat').get(`${space.url}/change-requests?page=${first.next.page}`)).body).toEqual(
      refused(400, 'BAD_CURSOR', 'This cursor belongs to another list, order or filter. Begin again without it.', { field: 'page' }),
    );
    const page1 = (await world.as('cat').query(list, { space: space.id, first: 4 })).data.space.changeRequests;
    const page2 = (await world.as('cat').query(list, { space: space.id, first: 4, after: page1.pageInfo.endCursor })).data.space.changeRequests;
    expect([page1.pageInfo.hasNextPage, page2.pageInfo.hasNextPage, idsOf([...page1.nodes, ...page2.nodes]).slice(1)]).toEqual([true, false, made]);
  });

  it('refuses filters that mean nothing, and is not there for strangers', async () => {
    const { url, id } = await makeSpace(world);
    expect((await world.as('cat').get(`${url}/change-requests?status=all`)).body).toEqual(bad('status', 'status must be one of draft, open, archived, merged.'));
    expect((await world.as('cat').get(`${url}/change-requests?contributor=ben`)).body).toEqual(bad('contributor', 'contributor must be the id of a user, such as usr_….'));
    expect((await world.as('cat').get(`${url}/change-requests?limit=0`)).body).toEqual(bad('limit', 'limit must be 1 to 1000.'));
    for (const name of ['dan', 'eve'] as const) expect((await world.as(name).get(`${url}/change-requests`)).body).toEqual(notFound);
    expect((await world.as('eve').query(list, { space: id })).data).toEqual({ space: null });
  });
});

const statuses = ['draft', 'open', 'archived'] as const;
const counted: Readonly<Record<string, readonly number[]>> = { draft: [1, 0, 1], open: [1, 1, 0], archived: [1, 0, 0], merged: [1, 0, 0] };

describe('changing a change request', () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('leads from %s to %s, and the counters of the space go along', async (from, to) => {
    const space = await makeSpace(world);
    const made = await makeRequest(world, space);
    const { body: before } = await world.as('ben').patch(made.url, { status: from });
    expect([before.status, await countsOf(world, space)]).toEqual([from, counted[from]]);
    const { status, body } = await world.as('ben').patch(made.url, { status: to });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, status: to, updatedAt: body.updatedAt });
    expect(await countsOf(world, space)).toEqual(counted[to]);
    const { data } = await world.as('ben').query(update, { space: space.id, id: '1', input: { status: from.toUpperCase() } });
    expect([data.updateChangeRequest.changeRequest.status, await countsOf(world, space)]).toEqual([from.toUpperCase(), counted[from]]);
  });

  it.each(statuses)('leads from %s to merged by a merge alone', async (from) => {
    const space = await makeSpace(world);
    const { url } = await makeRequest(world, space);
    const { body: before } = await world.as('ben').patch(url, { status: from });
    const { status, body } = await world.as('ben').patch(url, { status: 'merged', subject: 'Not this either' });
    expect(status).toBe(409);
    expect(body).toEqual(refused(409, 'INVALID_TRANSITION', isNoMerge, { field: 'status' }));
    expect(faultsOf(await world.as('ben').query(update, { space: space.id, id: '1', input: { status: 'MERGED' } }))).toEqual(
      fault(['updateChangeRequest'], 'INVALID_TRANSITION', isNoMerge, { field: 'input.status' }),
    );
    expect((await world.as('ben').get(url)).body).toEqual(before);
    expect(await countsOf(world, space)).toEqual(counted[from]);
  });

  it('leads from merged nowhere; its subject may still change', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    await merge(world, made);
    expect(await countsOf(world, space)).toEqual(counted['merged']);
    for (const word of statuses) {
      expect((await world.as('ana').patch(made.url, { status: word, subject: 'Not this either' })).body).toEqual(refused(409, 'INVALID_TRANSITION', isMerged, { field: 'status' }));
      expect(faultsOf(await world.as('ana').query(update, { space: space.id, id: '1', input: { status: word.toUpperCase() } }))).toEqual(
        fault(['updateChangeRequest'], 'INVALID_TRANSITION', isMerged, { field: 'input.status' }),
      );
    }
    const { body: before } = await world.as('ana').get(made.url);
    const { status, body } = await world.as('ana').patch(made.url, { status: 'merged', subject: 'Once was' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, subject: 'Once was', updatedAt: body.updatedAt });
    expect(await countsOf(world, space)).toEqual(counted['merged']);
  });

  it('changes what is given and leaves the rest, with an event', async () => {
    const space = await makeSpace(world);
    const { url, id } = await makeRequest(world, space, [], { subject: 'Before' });
    const { body: before } = await world.as('ben').get(url);
    const { body: same } = await world.as('ben').patch(url, {});
    expect(same).toEqual({ ...before, updatedAt: same.updatedAt });
    const { body } = await world.as('ana').patch(url, { subject: 'After' });
    expect(body).toEqual({ ...before, subject: 'After', updatedAt: body.updatedAt });
    const { data } = await world.as('ben').query(update, { space: space.id, id, input: { subject: 'Again', status: 'OPEN' } });
    const { updatedAt } = data.updateChangeRequest.changeRequest;
    const head = { revisionId: space.revision, revision: { id: space.revision }, revisionInitialId: space.revision };
    expect(data.updateChangeRequest.changeRequest).toEqual(requestNode(world, { id, space, status: 'OPEN', subject: 'Again', createdAt: before.createdAt, updatedAt, ...head }));
    const events = (await eventsOf(world, ids.acme, 'changeRequest.update')).filter(({ subjectId }) => subjectId === id);
    expect(events.map(({ fields }) => fields)).toEqual([['subject', 'status'], ['subject'], []]);
  });

  it.each([
    [{ subject: null }, 'subject', 'subject may be left out, but not null.'],
    [{ subject: 'x'.repeat(101) }, 'subject', 'subject must have at most 100 characters, and has 101.'],
    [{ status: null }, 'status', 'status may be left out, but not null.'],
    [{ status: 'OPEN' }, 'status', 'status must be one of draft, open, archived, merged.'],
    [{ agentTaskId: 'x' }, 'agentTaskId', 'There is no field `agentTaskId` here. There is: `subject`, `status`.'],
  ])('refuses %j', async (input, field, message) => {
    const url = `/v1/spaces/${ids.space('onboarding')}/change-requests/${ids.changeRequest('laptop')}`;
    expect((await world.as('ana').patch(url, input)).body).toEqual(bad(field, message));
  });

  it('is for its maker with the level edit, and for everybody from review on; a draft stays one whatever its content', async () => {
    const space = await makeSpace(world, [page('A')]);
    const his = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    const hers = await makeRequest(world, space, [], { by: 'ana' });
    expect((await world.as('ben').get(his.url)).body.status).toBe('draft');
    expect((await world.as('ben').patch(hers.url, { subject: 'x' })).body).toEqual(forbidden('review', 'edit'));
    expect((await world.as('cat').patch(his.url, { subject: 'x' })).body).toEqual(forbidden('review', 'comment'));
    expect((await world.as('eve').patch(his.url, { subject: 'x' })).body).toEqual(notFound);
    expect(faultsOf(await world.as('ben').query(update, { space: space.id, id: hers.id, input: {} }))).toEqual(forbiddenAt('updateChangeRequest', 'review', 'edit'));
    await world.as('ana').post(`${space.url}/permissions/users/${ids.user('ben')}`, { role: 'review' });
    expect((await world.as('ben').patch(hers.url, { subject: 'x' })).body.subject).toBe('x');
    await world.as('ana').patch(`${space.url}/permissions/users/${ids.user('ben')}`, { role: 'comment' });
    expect((await world.as('ben').patch(his.url, { subject: 'x' })).body).toEqual(forbidden('review', 'comment'));
  });
});
