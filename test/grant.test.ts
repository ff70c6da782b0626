import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  badAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from './content/expected.ts';
import { eventsOf, makeTestOrganization, makeSpaces, visitorOf } from './content/rows.ts';
import { build } from './grant/made.ts';
import { memberIdOf } from './member/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const grantFields = '{ id role user { id } team { id } origin { type id: contentId } }';
const setMember = `mutation ($input: SetMemberGrantInput!) { setMemberGrant(input: $input) { grant ${grantFields} } }`;
const higher = (needs: string, has: string) =>
  refused(403, 'FORBIDDEN', 'You cannot grant a higher level than your own.', {
    details: { needs, has },
  });

/** Returns a level under both of its names in `/v1`. */
const withRole = (role: string | null) => ({ role, permission: role });

const urlsOf = ({ collection, space }: { collection: string; space: string }) =>
  [
    [`/v1/spaces/${space}/permissions`, { type: 'space', id: space }],
    [`/v1/collections/${collection}/permissions`, { type: 'collection', id: collection }],
  ] as const;
const grantBody = (
  made: { id: string; createdAt: string },
  { role, ...rest }: { role: string | null; [field: string]: unknown },
) => ({
  object: 'grant',
  id: made.id,
  createdAt: made.createdAt,
  ...withRole(role),
  ...rest,
});

describe('a grant', () => {
  it('is created for a user, read, changed and deleted, on spaces and on collections', async () => {
    const content = await build(world);
    for (const [url, origin] of urlsOf(content)) {
      const one = `${url}/users/${content.people[2]}`;
      const made = await world.as('ana').post(one, { role: 'comment' });
      expect(made.status).toBe(201);
      expect(made.body).toEqual(
        grantBody(made.body, { role: 'comment', user: content.users[2], origin }),
      );
      expect(made.headers.get('location')).toBe(`${world.url}${one}`);
      expect((await world.as('ana').get(one)).body).toEqual(made.body);
      expect((await world.as('ana').patch(one, { role: null })).body).toEqual({
        ...made.body,
        ...withRole(null),
      });
      expect((await world.as('ana').patch(one, {})).body).toEqual({
        ...made.body,
        ...withRole(null),
      });
      expect((await world.as('ana').post(one, { role: 'admin' })).body).toEqual({
        ...made.body,
        ...withRole('admin'),
      });
      expect((await world.as('ana').get(`${url}/users`)).body).toEqual({
        count: 1,
        items: [{ ...made.body, ...withRole('admin') }],
      });
      const deletion = await world.as('ana').delete(one);
      expect([deletion.status, deletion.body]).toEqual([204, undefined]);
      expect((await world.as('ana').delete(one)).status).toBe(204);
      expect((await world.as('ana').get(one)).body).toEqual(notFound);
      expect((await world.as('ana').patch(one, { role: 'read' })).body).toEqual(notFound);
      expect((await world.as('ana').get(`${url}/users`)).body).toEqual({ count: 0, items: [] });
    }
    const events = await eventsOf(world, content.organization.id, 'grant.set');
    expect(events.at(-1)).toEqual({
      subjectId: content.space,
      fields: ['grants'],
      related: [content.people[2]],
    });
  });

  it('is created for a team, read, changed and deleted', async () => {
    const content = await build(world);
    for (const [url, origin] of urlsOf(content)) {
      const one = `${url}/teams/${content.team.id}`;
      const made = await world.as('ana').post(one, { role: 'review' });
      expect(made.status).toBe(201);
      const { body: team } = await world
        .as('ana')
        .get(`/v1/orgs/${content.organization.id}/teams/${content.team.id}`);
      expect(made.body).toEqual(
        grantBody(made.body, {
          role: 'review',
          team: { ...team, spaces: origin.type === 'space' ? 1 : 0 },
          origin,
        }),
      );
      expect(made.headers.get('location')).toBe(`${world.url}${one}`);
      expect((await world.as('ana').get(one)).body).toEqual(made.body);
      expect((await world.as('ana').patch(one, { role: 'edit' })).body).toEqual({
        ...made.body,
        ...withRole('edit'),
      });
      expect((await world.as('ana').get(`${url}/teams`)).body).toEqual({
        count: 1,
        items: [{ ...made.body, ...withRole('edit') }],
      });
      expect((await world.as('ana').get(`${url}/users`)).body).toEqual({ count: 0, items: [] });
      expect((await world.as('ana').delete(one)).status).toBe(204);
      expect((await world.as('ana').patch(one, { role: 'read' })).body).toEqual(notFound);
    }
  });

  it('is written and read in GraphQL too, and found by its id', async () => {
    const { space, collection, people, team } = await build(world);
    const { data } = await world
      .as('ana')
      .query(setMember, { input: { contentId: space, userId: people[1], role: 'CREATE' } });
    const { id } = data.setMemberGrant.grant;
    const given = {
      id,
      role: 'CREATE',
      user: { id: people[1] },
      team: null,
      origin: { type: 'SPACE', id: space },
    };
    expect(data).toEqual({ setMemberGrant: { grant: given } });
    const read = `query ($id: ID!, $absent: ID!) { grant(id: $id) ${grantFields} absent: grant(id: $absent) { id } node(id: $id) { id __typename } }`;
    const answer = await world.as('ana').query(read, { id, absent: newId('Grant') });
    expect(answer.data).toEqual({
      grant: given,
      absent: null,
      node: { id, __typename: 'Grant' },
    });
    expect(errorsOf(answer)).toEqual(notFoundAt('absent'));
    expect(
      (
        await (
          await visitorOf(world, (await build(world)).organization, 1)
        ).query('query ($id: ID!) { node(id: $id) { id } }', { id })
      ).data,
    ).toEqual({ node: null });
    const setTeam = `mutation ($content: ID!, $team: ID!) { setTeamGrant(input: { contentId: $content, teamId: $team, role: null }) { grant { role team { title } user { id } origin { type } } } }`;
    expect(
      (await world.as('ana').query(setTeam, { content: collection, team: team.id })).data,
    ).toEqual({
      setTeamGrant: {
        grant: { role: null, team: { title: 'Team' }, user: null, origin: { type: 'COLLECTION' } },
      },
    });
    const change =
      'mutation ($content: ID!, $user: ID!, $team: ID!) { updateMemberGrant(input: { contentId: $content, userId: $user, role: READ }) { grant { role } } updateTeamGrant(input: { contentId: $content, teamId: $team, role: READ }) { grant { role } } }';
    const changed = await world
      .as('ana')
      .query(change, { content: space, user: people[1], team: team.id });
    expect([changed.data, errorsOf(changed)]).toEqual([null, notFoundAt('updateTeamGrant')]);
    const remove =
      'mutation ($content: ID!, $user: ID!, $team: ID!) { removeMemberGrant(input: { contentId: $content, userId: $user }) { removedGrantId } removeTeamGrant(input: { contentId: $content, teamId: $team }) { removedGrantId } }';
    expect(
      (await world.as('ana').query(remove, { content: space, user: people[1], team: team.id }))
        .data,
    ).toEqual({
      removeMemberGrant: { removedGrantId: id },
      removeTeamGrant: { removedGrantId: null },
    });
  });

  it('is limited to members and teams of the organization', async () => {
    const { space, organization } = await build(world);
    for (const user of [ids.user('eve'), newId('User')])
      expect(
        (
          await world
            .as('ana')
            .post(`/v1/spaces/${space}/permissions/users/${user}`, { role: 'read' })
        ).body,
      ).toEqual(notFound);
    for (const team of [ids.team('writers'), newId('Team')])
      expect(
        (
          await world
            .as('ana')
            .post(`/v1/spaces/${space}/permissions/teams/${team}`, { role: 'read' })
        ).body,
      ).toEqual(notFound);
    expect(
      (await world.as('ana').delete(`/v1/spaces/${space}/permissions/users/${ids.user('eve')}`))
        .status,
    ).toBe(204);
    expect(
      (await world.as('ana').get(`/v1/spaces/${space}/permissions/users/${ids.user('eve')}`)).body,
    ).toEqual(notFound);
    expect(
      await world.console.database.prisma.grant.count({
        where: { organizationId: organization.id },
      }),
    ).toBe(0);
  });

  it('is deleted with the member and with the team', async () => {
    const { space, organization, people, team } = await build(world);
    await world.as('ana').post(`/v1/spaces/${space}/permissions`, {
      users: [{ id: people[2], role: 'read' }],
      teams: [{ id: team.id, role: 'read' }],
    });
    await world.as('ana').delete(`/v1/orgs/${organization.id}/members/${people[2]}`);
    await world.as('ana').delete(`/v1/orgs/${organization.id}/teams/${team.id}`);
    expect(await world.console.database.prisma.grant.count({ where: { contentId: space } })).toBe(
      0,
    );
  });

  it.each([
    [{}, 'role', 'Send the level, or null for none.'],
    [
      { role: 'guest' },
      'role',
      'role must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [
      { role: 'READ' },
      'role',
      'role must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [{ role: 'read', until: 1 }, 'until', 'There is no field `until` here. Fields are: `role`.'],
  ])('refuses %j', async (input, field, message) => {
    expect(
      (
        await world
          .as('ana')
          .post(`/v1/spaces/${ids.space('guide')}/permissions/users/${ids.user('ben')}`, input)
      ).body,
    ).toEqual(bad(field, message));
  });
});

describe('creating several grants together', () => {
  const all = 'mutation ($input: GrantAllInput!) { grantAll(input: $input) { grants { role } } }';

  it('creates them all, and returns them in the order of the input', async () => {
    const content = await build(world);
    for (const [url, origin] of urlsOf(content)) {
      const { status, body } = await world.as('ana').post(url, {
        users: [
          { id: content.people[2], role: 'edit' },
          { id: content.people[1], role: null },
        ],
        teams: [{ id: content.team.id, role: 'create' }],
      });
      expect(status).toBe(200);
      const { body: team } = await world
        .as('ana')
        .get(`/v1/orgs/${content.organization.id}/teams/${content.team.id}`);
      expect(body).toEqual({
        grants: [
          grantBody(body.grants[0], { role: 'edit', user: content.users[2], origin }),
          grantBody(body.grants[1], { role: null, user: content.users[1], origin }),
          grantBody(body.grants[2], { role: 'create', team, origin }),
        ],
      });
      const [event] = await eventsOf(world, content.organization.id, 'grant.set');
      expect(event).toEqual({
        subjectId: origin.id,
        fields: ['grants'],
        related: [content.people[2], content.people[1], content.team.id],
      });
    }
    expect((await world.as('ana').post(`/v1/spaces/${content.space}/permissions`)).body).toEqual({
      grants: [],
    });
    expect(
      (
        await world.as('ana').query(all, {
          input: { contentId: content.space, users: [{ userId: content.people[1], role: 'READ' }] },
        })
      ).data,
    ).toEqual({ grantAll: { grants: [{ role: 'READ' }] } });
  });

  it('creates none when one of them is unknown or has no level', async () => {
    const { space, people, team } = await build(world);
    const url = `/v1/spaces/${space}/permissions`;
    const first = { id: people[1], role: 'read' };
    expect(
      (await world.as('ana').post(url, { users: [first, { id: ids.user('eve'), role: 'read' }] }))
        .body,
    ).toEqual(bad('users.1.id', 'This is not a member of the organization.'));
    expect(
      (
        await world
          .as('ana')
          .post(url, { users: [first], teams: [{ id: ids.team('writers'), role: 'read' }] })
      ).body,
    ).toEqual(bad('teams.0.id', 'This is not a team of the organization.'));
    expect((await world.as('ana').post(url, { users: [first, { id: people[2] }] })).body).toEqual(
      bad('users.1.role', 'Send the level, or null for none.'),
    );
    expect(
      (await world.as('ana').post(url, { users: [{ id: team.id, role: 'read' }] })).body,
    ).toEqual(bad('users.0.id', 'This is not a member of the organization.'));
    expect(
      (await world.as('ana').post(url, { users: Array.from({ length: 1001 }, () => first) })).body,
    ).toEqual(bad('users', 'users must have at most 1000 items, and has 1001.'));
    expect((await world.as('ana').post(url, { users: null })).body).toEqual(
      bad('users', 'users may be absent, but not null.'),
    );
    expect(
      errorsOf(
        await world.as('ana').query(all, {
          input: { contentId: space, users: [{ userId: newId('User'), role: 'READ' }] },
        }),
      ),
    ).toEqual(
      badAt('grantAll', 'input.users.0.userId', 'This is not a member of the organization.'),
    );
    expect((await world.as('ana').get(`${url}/users`)).body).toEqual({ count: 0, items: [] });
  });
});

describe('permission to grant', () => {
  it("requires the level create, and is limited to the caller's own level", async () => {
    const { space, organization, people, team } = await build(world);
    const url = `/v1/spaces/${space}/permissions`;
    const [editor, reader] = [
      await visitorOf(world, organization, 1),
      await visitorOf(world, organization, 2),
    ];
    for (const answer of [
      editor.get(`${url}/users`),
      editor.get(`${url}/teams`),
      editor.get(`${url}/aggregate`),
      editor.post(`${url}/users/${people[1]}`, { role: 'read' }),
      editor.delete(`${url}/users/${people[2]}`),
      editor.get(`${url}/users/${people[2]}`),
      editor.post(url, {}),
    ]) {
      expect((await answer).body).toEqual(forbidden('create', 'edit'));
    }
    expect(
      errorsOf(
        await editor.query(setMember, {
          input: { contentId: space, userId: people[1], role: 'READ' },
        }),
      ),
    ).toEqual(forbiddenAt('setMemberGrant', 'create', 'edit'));
    await world.as('ana').post(`${url}/users/${people[1]}`, { role: 'create' });
    expect((await editor.post(`${url}/users/${people[2]}`, { role: 'admin' })).body).toEqual(
      higher('admin', 'create'),
    );
    expect((await editor.post(`${url}/teams/${team.id}`, { role: 'admin' })).body).toEqual(
      higher('admin', 'create'),
    );
    expect(
      (
        await editor.post(url, {
          users: [
            { id: people[2], role: 'read' },
            { id: people[1], role: 'admin' },
          ],
        })
      ).body,
    ).toEqual(higher('admin', 'create'));
    expect((await editor.post(`${url}/users/${people[2]}`, { role: 'create' })).status).toBe(201);
    expect((await reader.patch(`${url}/users/${people[2]}`, { role: 'admin' })).body).toEqual(
      higher('admin', 'create'),
    );
    expect(
      errorsOf(
        await editor.query(setMember, {
          input: { contentId: space, userId: people[1], role: 'ADMIN' },
        }),
      ),
    ).toEqual(
      graphQLError(
        ['setMemberGrant'],
        'FORBIDDEN',
        'You cannot grant a higher level than your own.',
        {
          details: { needs: 'admin', has: 'create' },
        },
      ),
    );
    expect((await world.as('eve').get(`${url}/users`)).body).toEqual(notFound);
  });
});

describe('the level of a member', () => {
  const access =
    'query ($id: ID!, $user: ID) { space(id: $id) { effectiveAccess(userId: $user) { user { id } level origin { type id: contentId } because { reason level origin { type id: contentId } } overridden { reason level origin { type id: contentId } } } } }';

  it('is explained by the nearest grant and by those that it overrides', async () => {
    const { space, collection, people, team, organization } = await build(world);
    await world
      .as('ana')
      .post(`/v1/spaces/${space}/permissions/teams/${team.id}`, { role: 'edit' });
    await world
      .as('ana')
      .post(`/v1/collections/${collection}/permissions/users/${people[2]}`, { role: null });
    await world.as('ana').patch(`/v1/collections/${collection}`, { defaultLevel: 'comment' });
    const at = (type: string, id: string) => ({ type, id });
    const [here, above] = [at('SPACE', space), at('COLLECTION', collection)];
    const expected = {
      user: { id: people[2] },
      level: 'EDIT',
      origin: here,
      because: { reason: 'TEAM_GRANT', level: 'EDIT', origin: here },
      overridden: [
        { reason: 'GRANT', level: null, origin: above },
        { reason: 'DEFAULT_LEVEL', level: 'COMMENT', origin: above },
        { reason: 'ORGANIZATION_ROLE', level: 'READ', origin: null },
      ],
    };
    expect((await world.as('ana').query(access, { id: space, user: people[2] })).data).toEqual({
      space: { effectiveAccess: expected },
    });
    const reader = await visitorOf(world, organization, 2);
    expect((await reader.query(access, { id: space })).data).toEqual({
      space: { effectiveAccess: expected },
    });
    expect(errorsOf(await reader.query(access, { id: space, user: people[1] }))).toEqual(
      graphQLError(
        ['space', 'effectiveAccess'],
        'FORBIDDEN',
        'This needs create; you are edit here.',
        {
          details: { needs: 'create', has: 'edit' },
        },
      ),
    );
    expect(
      errorsOf(await world.as('ana').query(access, { id: space, user: ids.user('eve') })),
    ).toEqual(graphQLError(['space', 'effectiveAccess'], 'NOT_FOUND', notFound.error.message));
    const admin = { reason: 'ORGANIZATION_ADMIN', level: 'ADMIN', origin: null };
    expect((await world.as('ana').query(access, { id: space })).data.space.effectiveAccess).toEqual(
      {
        user: { id: ids.user('ana') },
        level: 'ADMIN',
        origin: null,
        because: admin,
        overridden: [
          { reason: 'TEAM_GRANT', level: 'EDIT', origin: here },
          { reason: 'DEFAULT_LEVEL', level: 'COMMENT', origin: above },
        ],
      },
    );
    await world
      .as('ana')
      .query(
        'mutation ($id: ID!) { setMemberDisabled(input: { id: $id, disabled: true }) { member { id } } }',
        { id: await memberIdOf(world, organization.id, people[1] ?? '') },
      );
    expect(
      (await world.as('ana').query(access, { id: space, user: people[1] })).data.space
        .effectiveAccess,
    ).toEqual({
      user: { id: people[1] },
      level: null,
      origin: null,
      because: { reason: 'NO_MEMBER', level: null, origin: null },
      overridden: [],
    });
  });

  it('is listed for everyone who has one, newest member first', async () => {
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('guide')}/permissions/aggregate`);
    const [product, guide] = [
      { type: 'collection', id: ids.collection('product') },
      { type: 'space', id: ids.space('guide') },
    ];
    const role = (level: string | null) => ({ reason: 'organization-role', level });
    expect(body).toEqual({
      count: 4,
      items: [
        {
          ...withRole('read'),
          user: userBody(world, 'dan'),
          origin: product,
          because: { reason: 'team-grant', level: 'read', origin: product },
          overridden: [role(null)],
        },
        {
          ...withRole('comment'),
          user: userBody(world, 'cat'),
          because: role('comment'),
          overridden: [],
        },
        {
          ...withRole('create'),
          user: userBody(world, 'ben'),
          origin: guide,
          because: { reason: 'team-grant', level: 'create', origin: guide },
          overridden: [role('edit')],
        },
        {
          ...withRole('admin'),
          user: userBody(world, 'ana'),
          because: { reason: 'organization-admin', level: 'admin' },
          overridden: [
            { reason: 'team-grant', level: 'create', origin: guide },
            { reason: 'team-grant', level: 'read', origin: product },
          ],
        },
      ],
    });
    const url = `/v1/collections/${ids.collection('board')}/permissions/aggregate`;
    expect((await world.as('ana').get(url)).body).toEqual({
      count: 1,
      items: [
        {
          ...withRole('admin'),
          user: userBody(world, 'ana'),
          because: { reason: 'organization-admin', level: 'admin' },
          overridden: [
            {
              reason: 'default-level',
              level: null,
              origin: { type: 'collection', id: ids.collection('board') },
            },
          ],
        },
      ],
    });
    const first = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('guide')}/permissions/aggregate?limit=1`);
    const rest = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('guide')}/permissions/aggregate?page=${first.body.next.page}`);
    expect([...first.body.items, ...rest.body.items]).toEqual(body.items);
    expect(
      (
        await world
          .as('ana')
          .get(`/v1/spaces/${ids.space('api')}/permissions/aggregate?page=${first.body.next.page}`)
      ).body.error.reason,
    ).toBe('BAD_CURSOR');
    const filtered = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('guide')}/permissions/aggregate?role=admin&role=read`);
    expect(filtered.body).toEqual({ count: 2, items: [body.items[0], body.items[3]] });
  });

  it('takes the same number of statements for large and small organizations', async () => {
    const query =
      'query ($id: ID!) { organization(id: $id) { spaces(first: 40) { nodes { effectiveAccess { level because { reason } } memberGrants(first: 20) { nodes { role user { id } } } teamGrants(first: 5) { nodes { role } } memberAccess(first: 20) { totalCount nodes { level overridden { reason } } } } } } }';
    const counts: number[][] = [];
    for (const size of [4, 40]) {
      const organization = await makeTestOrganization(world, Array<'READ'>(size).fill('READ'));
      const spaces = await makeSpaces(world, organization.id, size);
      await world.console.database.prisma.grant.createMany({
        data: spaces.flatMap((spaceId) =>
          organization.memberIds.slice(1).map((memberId) => ({
            id: newId('Grant'),
            organizationId: organization.id,
            contentId: spaceId,
            spaceId,
            memberId,
            role: 'EDIT' as const,
          })),
        ),
      });
      const { errors, data } = await world.as('ana').query(query, { id: organization.id });
      expect([errors, data.organization.spaces.nodes.length]).toEqual([undefined, size]);
      counts.push([
        await world.countStatements('ana', (visitor) =>
          visitor.query(query, { id: organization.id }),
        ),
        await world.countStatements('ana', (visitor) =>
          visitor.get(`/v1/spaces/${spaces[0]}/permissions/aggregate?limit=1000`),
        ),
        await world.countStatements('ana', (visitor) =>
          visitor.get(`/v1/spaces/${spaces[0]}/permissions/users?limit=1000`),
        ),
      ]);
    }
    expect(counts[1]).toEqual(counts[0]);
  });
});
