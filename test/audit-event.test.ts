import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  badCursor,
  badCursorAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from './member/expected.ts';
import {
  fetchPage,
  pageOfOrganization,
  walkBackward,
  walkForward,
  walkRest,
} from './member/paging.ts';
import { type TestOrganization, makeOrganization, makeTeams, minute } from './member/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const list = pageOfOrganization('auditEvents');
const events = ({ id }: { readonly id: string }) => `/v1/orgs/${id}/audit-events`;
const anasToken = async (): Promise<string> =>
  (await world.as('ana').get('/v1/tokens?limit=1000')).body.items.at(-1).id;
const idsOn = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

interface Written {
  readonly action: string;
  readonly subject: string;
  readonly fields?: readonly string[];
  readonly related?: readonly string[];
}

/**
 * Expects that the newest events of an organization are these, all by ana, preceded by `earlier`
 * other events.
 */
async function expectNewest(
  organization: { readonly id: string },
  expected: readonly Written[],
  count: number,
): Promise<void> {
  const { body } = await world.as('ana').get(`${events(organization)}?limit=1000`);
  const token = await anasToken();
  expect(body.count).toBe(count);
  expect(body.items.slice(0, expected.length)).toEqual(
    expected.map(({ action, subject, fields = [], related = [] }, i) => ({
      object: 'audit-event',
      id: body.items[i].id,
      action,
      actor: { ...userBody(world, 'ana'), type: 'user', label: 'Ana Alvarez' },
      source: 'api',
      token,
      subject,
      target: { type: body.items[i].target.type, id: subject },
      fields,
      related,
      requestId: 'test',
      createdAt: body.items[i].createdAt,
      occurredAt: body.items[i].createdAt,
      urls: { location: `${world.url}${events(organization)}/${body.items[i].id}` },
    })),
  );
}

/**
 * Writes events of an organization directly to the database, every two at the same time. Returns
 * their ids, newest first.
 */
async function makeEvents({ id, userIds }: TestOrganization, size: number): Promise<string[]> {
  const rows = Array.from({ length: size }, (_, i) => ({
    id: newId('AuditEvent'),
    organizationId: id,
    action: i % 2 === 0 ? 'team.create' : 'team.delete',
    actorId: userIds[i % userIds.length] ?? null,
    subjectId: i % 3 === 0 ? id : ids.acme,
    fields: [],
    related: [],
    requestId: `made-${i}`,
    createdAt: minute(Math.floor(i / 2)),
  }));
  await world.console.database.prisma.auditEvent.createMany({ data: rows });
  return rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .map((row) => row.id);
}

describe('every write records one event', () => {
  it('of the organization that is created', async () => {
    const { body } = await world
      .as('ana')
      .post('/v1/orgs', { title: 'Witnessed', hostname: 'witnessed' });
    await expectNewest(body, [{ action: 'organization.create', subject: body.id }], 1);
  });

  it('of changes in it, with the names of the fields and never their values', async () => {
    const crowd = await makeOrganization(world, 1);
    await world.as('ana').patch(`/v1/orgs/${crowd.id}`, {
      title: 'Changed',
      emailDomains: ['changed.test'],
      defaultRole: null,
    });
    await expectNewest(
      crowd,
      [
        {
          action: 'organization.update',
          subject: crowd.id,
          fields: ['title', 'emailDomains', 'defaultRole'],
        },
      ],
      1,
    );
    await world
      .as('ana')
      .query(
        'mutation ($id: ID!) { updateOrganization(input: { id: $id, ai: false, hostname: "changed" }) { organization { id } } }',
        { id: crowd.id },
      );
    await expectNewest(
      crowd,
      [{ action: 'organization.update', subject: crowd.id, fields: ['hostname', 'ai'] }],
      2,
    );
  });

  it('of its members', async () => {
    const crowd = await makeOrganization(world, 2);
    const [self = '', member = ''] = crowd.memberIds;
    const user = crowd.userIds[1] ?? '';
    const path = `/v1/orgs/${crowd.id}/members/${user}`;
    await world.as('ana').patch(path, { role: 'edit' });
    await expectNewest(
      crowd,
      [{ action: 'member.update', subject: member, fields: ['role'], related: [user] }],
      1,
    );
    await world
      .as('ana')
      .query(
        'mutation ($id: ID!) { setMemberDisabled(input: { id: $id, disabled: true }) { member { id } } }',
        { id: member },
      );
    await expectNewest(
      crowd,
      [{ action: 'member.update', subject: member, fields: ['disabled'], related: [user] }],
      2,
    );
    await world.as('ana').post(`${path}/sso`);
    await expectNewest(
      crowd,
      [{ action: 'member.update', subject: member, fields: ['sso'], related: [user] }],
      3,
    );
    await world.as('ana').delete(path);
    await expectNewest(crowd, [{ action: 'member.remove', subject: member, related: [user] }], 4);
    await world.as('ana').post(`/v1/orgs/${crowd.id}/ping`);
    await expectNewest(
      crowd,
      [{ action: 'member.ping', subject: self, fields: ['lastSeenAt'] }],
      5,
    );
  });

  it('of its teams', async () => {
    const crowd = await makeOrganization(world, 3);
    const [, user = '', other = ''] = crowd.userIds;
    const path = `/v1/orgs/${crowd.id}/teams`;
    const { body: team } = await world.as('ana').put(path, { title: 'Seen', members: [user] });
    await expectNewest(crowd, [{ action: 'team.create', subject: team.id, related: [user] }], 1);
    await world.as('ana').patch(`${path}/${team.id}`, { title: 'Scene' });
    await expectNewest(crowd, [{ action: 'team.update', subject: team.id, fields: ['title'] }], 2);
    await world.as('ana').put(`${path}/${team.id}/members/${other}`, { role: 'owner' });
    await expectNewest(
      crowd,
      [{ action: 'team.updateMembers', subject: team.id, related: [other] }],
      3,
    );
    await world.as('ana').delete(`${path}/${team.id}/members/${other}`);
    await expectNewest(
      crowd,
      [{ action: 'teamMember.remove', subject: team.id, related: [other] }],
      4,
    );
    await world.as('ana').delete(`${path}/${team.id}`);
    await expectNewest(crowd, [{ action: 'team.delete', subject: team.id }], 5);
  });

  it('except for a refused one, or one that deletes nothing', async () => {
    const crowd = await makeOrganization(world, 2);
    const organization = `/v1/orgs/${crowd.id}`;
    const answers = await Promise.all([
      world.as('ana').patch(organization, { title: 'x' }),
      world.as('ana').patch(organization, { title: 'Not kept', hostname: 'acme-docs' }),
      world.as('ana').patch(`${organization}/members/${ids.user('ana')}`, { role: 'read' }),
      world.as('ana').put(`${organization}/teams`, { title: 'T', members: [ids.user('eve')] }),
      world.as('eve').patch(organization, { title: 'Mine' }),
      world
        .with(await world.tokenOf(crowd.userIds[1] ?? ''))
        .patch(organization, { title: 'Mine' }),
      world.as('ana').delete(`${organization}/members/${ids.user('eve')}`),
      world.as('ana').delete(`${organization}/teams/${newId('Team')}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 409, 409, 400, 404, 403, 204, 204]);
    expect((await world.as('ana').get(events(crowd))).body).toEqual({ count: 0, items: [] });
  });

  it('with its request id and the token that was used', async () => {
    const crowd = await makeOrganization(world, 1);
    await world
      .as('ana')
      .send('PATCH', `/v1/orgs/${crowd.id}`, { ai: false }, { 'x-request-id': 'my-own-request' });
    const { body: account } = await world
      .as('ana')
      .post(`/v1/orgs/${crowd.id}/service-accounts`, { name: 'Robot', role: 'admin' });
    const { body: robot } = await world
      .as('ana')
      .post(`/v1/orgs/${crowd.id}/service-accounts/${account.id}/tokens`, { label: 'Robot' });
    await world.with(robot.secret).patch(`/v1/orgs/${crowd.id}`, { ai: true });
    const { body } = await world.as('ana').get(`${events(crowd)}?action=organization.update`);
    const { body: face } = await world.with(robot.secret).get('/v1/user');
    expect(
      body.items.map(
        ({ actor, token, requestId }: { actor: object; token: string; requestId: string }) => ({
          actor,
          token,
          requestId,
        }),
      ),
    ).toEqual([
      {
        actor: { ...face, type: 'user', label: 'Robot' },
        ...{ token: robot.id, requestId: 'test' },
      },
      {
        actor: { ...userBody(world, 'ana'), type: 'user', label: 'Ana Alvarez' },
        ...{ token: await anasToken(), requestId: 'my-own-request' },
      },
    ]);
  });
});

describe('the list of events', () => {
  it('requires an admin: forbidden for members, NOT_FOUND for strangers', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['cat', 'comment'],
      ['dan', 'guest'],
    ] as const) {
      const { status, body } = await world.as(name).get(events({ id: ids.acme }));
      expect(status).toBe(403);
      expect(body).toEqual(forbidden('admin', has));
      expect(errorsOf(await world.as(name).query(list, { id: ids.acme }))).toEqual(
        forbiddenAt(['organization', 'page'], 'admin', has),
      );
    }
    expect((await world.as('eve').get(events({ id: ids.acme }))).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(list, { id: ids.acme }))).toEqual(
      notFoundAt(['organization']),
    );
  });

  it('is a connection in GraphQL, and an event is a node for admins only', async () => {
    const crowd = await makeOrganization(world, 2);
    await world.console.database.prisma.auditEvent.create({
      data: {
        id: newId('AuditEvent'),
        organizationId: crowd.id,
        action: 'space.update',
        actorId: null,
        subjectId: 'spc_x',
        spaceId: 'spc_x',
        collectionId: 'col_x',
        fields: ['title'],
        related: ['a', 'b'],
        requestId: 'r',
        createdAt: minute(1),
      },
    });
    const fields =
      '__typename id action actor { id } token: tokenId subject: subjectId path { space: spaceId collection: collectionId } fields related: relatedIds requestId createdAt position';
    const { data } = await world
      .as('ana')
      .query(
        `query ($id: ID!) { organization(id: $id) { auditEvents { nodes { ${fields} } edges { node { id } } pageInfo { hasNextPage hasPreviousPage } totalCount } } }`,
        { id: crowd.id },
      );
    const [{ id }] = data.organization.auditEvents.nodes;
    const event = {
      __typename: 'AuditEvent',
      id,
      action: 'space.update',
      actor: null,
      token: null,
      subject: 'spc_x',
      path: { space: 'spc_x', collection: 'col_x' },
      fields: ['title'],
      related: ['a', 'b'],
      requestId: 'r',
      createdAt: '2026-02-01T00:01:00.000Z',
      position: null,
    };
    expect(data).toEqual({
      organization: {
        auditEvents: {
          nodes: [event],
          edges: [{ node: { id } }],
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
          totalCount: 1,
        },
      },
    });
    const { __typename, actor, token, position, ...rest } = event;
    expect((await world.as('ana').get(events(crowd))).body).toEqual({
      count: 1,
      items: [
        {
          object: 'audit-event',
          ...rest,
          source: 'api',
          target: { type: 'unknown', id: event.subject },
          occurredAt: event.createdAt,
          urls: { location: `${world.url}${events(crowd)}/${id}` },
        },
      ],
    });
    const node = `query ($id: ID!) { node(id: $id) { ... on AuditEvent { ${fields} } } }`;
    expect((await world.as('ana').query(node, { id })).data).toEqual({ node: event });
    for (const visitor of [
      world.as('eve'),
      world.with(await world.tokenOf(crowd.userIds[1] ?? '')),
    ])
      expect((await visitor.query(node, { id })).data).toEqual({ node: null });
  });

  it('is paginated in both directions, newest first, ties sorted by id', async () => {
    const crowd = await makeOrganization(world, 2);
    const all = await makeEvents(crowd, 9);
    expect(await walkForward(world.as('ana'), list, { id: crowd.id }, 4)).toEqual([
      all.slice(0, 4),
      all.slice(4, 8),
      all.slice(8),
    ]);
    expect(await walkBackward(world.as('ana'), list, { id: crowd.id }, 4)).toEqual([
      all.slice(5),
      all.slice(1, 5),
      all.slice(0, 1),
    ]);
    const { pages, counts } = await walkRest(world.as('ana'), events(crowd), 2);
    expect(pages.map(idsOn)).toEqual([0, 2, 4, 6, 8].map((from) => all.slice(from, from + 2)));
    expect(counts).toEqual([9, 9, 9, 9, 9]);
  });

  it('continues after the cursor when events are added', async () => {
    const crowd = await makeOrganization(world, 1);
    const all = await makeEvents(crowd, 4);
    const first = await world.as('ana').get(`${events(crowd)}?limit=2`);
    await world.as('ana').patch(`/v1/orgs/${crowd.id}`, { ai: false });
    const second = await world
      .as('ana')
      .get(`${events(crowd)}?limit=2&page=${first.body.next.page}`);
    expect(idsOn(second.body.items)).toEqual(all.slice(2));
    expect(second.body.count).toBe(5);
  });

  it('refuses cursors of another list, filter or organization, and invalid sizes', async () => {
    const [crowd, other] = [await makeOrganization(world, 2), await makeOrganization(world, 2)];
    await makeEvents(crowd, 3);
    const { body } = await world.as('ana').get(`${events(crowd)}?limit=1`);
    const { body: members } = await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=1`);
    const filters = [
      'action=team.create',
      `actor=${ids.user('ana')}`,
      `subject=${crowd.id}`,
      'from=2026-01-01T00:00:00Z',
      'to=2027-01-01T00:00:00Z',
    ];
    for (const filter of filters)
      expect(
        (await world.as('ana').get(`${events(crowd)}?${filter}&page=${body.next.page}`)).body,
      ).toEqual(badCursor);
    for (const page of [members.next.page, 'x', ''])
      expect((await world.as('ana').get(`${events(crowd)}?page=${page}`)).body).toEqual(badCursor);
    expect(
      errorsOf(await world.as('ana').query(list, { id: other.id, after: body.next.page })),
    ).toEqual(badCursorAt(['organization', 'page'], 'after'));
    for (const limit of [0, 1001])
      expect((await world.as('ana').get(`${events(crowd)}?limit=${limit}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }),
      );
  });
});

describe('filters of events', () => {
  const found = async (crowd: TestOrganization, query: string) => {
    const { body } = await world.as('ana').get(`${events(crowd)}?${query}`);
    return { count: body.count, items: idsOn(body.items) };
  };

  it('select by actor, action and subject', async () => {
    const crowd = await makeOrganization(world, 2);
    const all = await makeEvents(crowd, 12);
    const rows = await world.console.database.prisma.auditEvent.findMany({
      where: { organizationId: crowd.id },
    });
    const wanted = (holds: (row: (typeof rows)[number]) => boolean) => {
      const matching = all.filter((id) => rows.some((row) => row.id === id && holds(row)));
      return { count: matching.length, items: matching };
    };
    expect(await found(crowd, `actor=${crowd.userIds[1]}`)).toEqual(
      wanted((row) => row.actorId === crowd.userIds[1]),
    );
    expect(await found(crowd, 'action=team.create')).toEqual(
      wanted((row) => row.action === 'team.create'),
    );
    expect(await found(crowd, `subject=${crowd.id}`)).toEqual(
      wanted((row) => row.subjectId === crowd.id),
    );
    expect(
      await found(crowd, `subject=${crowd.id}&action=team.delete&actor=${crowd.userIds[1]}`),
    ).toEqual(
      wanted(
        (row) =>
          row.subjectId === crowd.id &&
          row.action === 'team.delete' &&
          row.actorId === crowd.userIds[1],
      ),
    );
    expect(await found(crowd, `actor=${newId('User')}`)).toEqual({ count: 0, items: [] });
    expect(await found(crowd, 'action=team')).toEqual({ count: 0, items: [] });
    const page = await fetchPage(
      world.as('ana'),
      pageOfOrganization(
        'auditEvents',
        'filter: { actorId: $actor, action: $action, subjectId: $subject }',
        ', $actor: ID, $action: String, $subject: ID',
      ),
      {
        id: crowd.id,
        actor: crowd.userIds[1],
        action: 'team.delete',
        subject: crowd.id,
      },
    );
    expect({ count: page.totalCount, items: idsOn(page.nodes) }).toEqual(
      wanted(
        (row) =>
          row.subjectId === crowd.id &&
          row.action === 'team.delete' &&
          row.actorId === crowd.userIds[1],
      ),
    );
  });

  it('select from a time on, and before a time', async () => {
    const crowd = await makeOrganization(world, 2);
    const all = await makeEvents(crowd, 8); // two a minute
    expect((await found(crowd, 'from=2026-02-01T00:02:00.000Z')).items).toEqual(all.slice(0, 4));
    expect((await found(crowd, 'from=2026-02-01T00:02:00.001Z')).items).toEqual(all.slice(0, 2));
    expect((await found(crowd, 'to=2026-02-01T00:02:00.000Z')).items).toEqual(all.slice(4));
    expect(await found(crowd, 'from=2026-02-01T00:01:00Z&to=2026-02-01T00:03:00Z')).toEqual({
      count: 4,
      items: all.slice(2, 6),
    });
    expect((await found(crowd, 'from=2026-02-01T01:02:00%2B01:00')).items).toEqual(all.slice(0, 4));
    expect((await found(crowd, 'from=2026-02-01T00:03:00Z&to=2026-02-01T00:01:00Z')).items).toEqual(
      [],
    );
    const page = await fetchPage(
      world.as('ana'),
      pageOfOrganization(
        'auditEvents',
        'filter: { createdSince: $from, createdUntil: $to }',
        ', $from: DateTime, $to: DateTime',
      ),
      {
        id: crowd.id,
        from: '2026-02-01T00:01:00Z',
        to: '2026-02-01T00:03:00Z',
      },
    );
    expect(idsOn(page.nodes)).toEqual(all.slice(2, 6));
  });

  it.each([
    ['actor=ana', 'actor', 'actor must be the id of a user, such as usr_….'],
    [`actor=${ids.member('ana')}`, 'actor', 'actor must be the id of a user, such as usr_….'],
    [`action=${'a'.repeat(65)}`, 'action', 'action must have at most 64 characters, and has 65.'],
    [
      `subject=${'a'.repeat(65)}`,
      'subject',
      'subject must have at most 64 characters, and has 65.',
    ],
    [
      'from=yesterday',
      'from',
      'from must be an ISO 8601 timestamp, such as 2026-11-01T12:00:00.000Z.',
    ],
    [
      'to=2026-02-30T00:00:00Z',
      'to',
      'to must be an ISO 8601 timestamp, such as 2026-11-01T12:00:00.000Z.',
    ],
    ['to=2026-02-01', 'to', 'to must be an ISO 8601 timestamp, such as 2026-11-01T12:00:00.000Z.'],
  ])('refuse %s', async (query, field, message) => {
    expect((await world.as('ana').get(`${events({ id: ids.acme })}?${query}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field }),
    );
  });

  it('accept 64 characters of an action and of a subject', async () => {
    const crowd = await makeOrganization(world, 1);
    expect(await found(crowd, `action=${'a'.repeat(64)}&subject=${'b'.repeat(64)}`)).toEqual({
      count: 0,
      items: [],
    });
    const document = pageOfOrganization(
      'auditEvents',
      'filter: { action: $action }',
      ', $action: String',
    );
    expect(
      errorsOf(await world.as('ana').query(document, { id: crowd.id, action: 'a'.repeat(65) })),
    ).toEqual(
      graphQLError(
        ['organization', 'page'],
        'BAD_USER_INPUT',
        'action must have at most 64 characters, and has 65.',
        { field: 'filter.action' },
      ),
    );
  });
});

describe('statements', () => {
  it('lists 10 and 200 events in 4 statements through /v1 and through GraphQL', async () => {
    const document =
      'query ($id: ID!) { organization(id: $id) { auditEvents(first: 200) { totalCount nodes { action actor { displayName } } } } }';
    for (const size of [10, 200]) {
      const crowd = await makeOrganization(world, size);
      await makeTeams(world, crowd.id, ['Any'], crowd.memberIds);
      await makeEvents(crowd, size);
      expect(
        await world.countStatements('ana', async (visitor) =>
          expect((await visitor.get(`${events(crowd)}?limit=200`)).body.items).toHaveLength(size),
        ),
      ).toBe(4);
      expect(
        await world.countStatements('ana', async (visitor) =>
          expect(
            (await visitor.query(document, { id: crowd.id })).data.organization.auditEvents.nodes,
          ).toHaveLength(size),
        ),
      ).toBe(4);
    }
  });
});
