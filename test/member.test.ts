import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  memberBody,
  notFound,
  notFoundAt,
  refused,
  teamBody,
} from './member/expected.ts';
import { type TestOrganization, makeOrganization, makeTeams, minute } from './member/rows.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const member = `query ($id: ID!) { member(id: $id) {
  __typename id userId user { id } organization { id } role disabled joinedAt lastSeenAt sso spaceCount teamCount teams { nodes { team { title } membership { role } } totalCount } spaces { nodes { permission } totalCount } } }`;
const update =
  'mutation ($id: ID!, $role: Role) { updateMember(input: { id: $id, role: $role }) { member { userId role } } }';
const disable =
  'mutation ($id: ID!, $disabled: Boolean!) { setMemberDisabled(input: { id: $id, disabled: $disabled }) { member { userId disabled role } } }';
const remove = 'mutation ($id: ID!) { removeMember(input: { id: $id }) { removedMemberId } }';
/** Returns the id of a member as lists have it. */
const memberIdOf = async ({ id, userIds }: TestOrganization, n: number): Promise<string> => {
  const { data } = await world
    .as('ana')
    .query(
      'query ($id: ID!) { organization(id: $id) { members(first: 50) { nodes { id userId } } } }',
      { id },
    );
  return data.organization.members.nodes.find(
    ({ userId }: { readonly userId: string }) => userId === userIds[n],
  ).id;
};
const setSSO = 'mutation ($id: ID!) { setMemberSSO(input: { id: $id }) { member { userId sso } } }';
const ping =
  'mutation ($organization: ID!) { pingOrganization(input: { id: $organization }) { member { userId lastSeenAt } serviceVisitorClaims } }';

const acmeMember = (userId: string) => `/v1/orgs/${ids.acme}/members/${userId}`;
const path = ({ id, userIds }: TestOrganization, n: number) =>
  `/v1/orgs/${id}/members/${userIds[n]}`;
const variables = ({ memberIds }: TestOrganization, n: number) => ({ id: memberIds[n] });
const token = async ({ userIds }: TestOrganization, n: number): Promise<Visitor> =>
  world.with(await world.tokenOf(userIds[n] ?? ''));
/** Returns the nth person of a crowd as its admin reads them. */
const crowdMember = ({ userIds }: TestOrganization, n: number) => {
  const id = userIds[n] ?? '';
  const user = {
    object: 'user',
    id,
    displayName: `Person ${n + 1}`,
    email: `${id.toLowerCase()}.${n - 1}@crowd.test`,
    urls: { location: `${world.url}/v1/users/${id}` },
  };
  return {
    object: 'member',
    id,
    role: 'read',
    user,
    disabled: false,
    joinedAt: minute(Math.floor(n / 2)).toISOString(),
    sso: false,
    spaces: 0,
    teams: 0,
  };
};
/** Returns the claims of a token without its hour of validity, which is checked here. */
function claimsOf(jwt: string): object {
  const { iat, exp, ...claims } = JSON.parse(
    Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(exp - iat).toBe(3600);
  return claims;
}

const lastAdmin = 'This is the last admin of the organization. Make another member admin first.';

describe('a member', () => {
  it('is visible to every role from read up, and to themselves', async () => {
    for (const name of ['ana', 'ben', 'cat'] as const) {
      const { status, body } = await world.as(name).get(acmeMember(ids.user('ben')));
      expect(status).toBe(200);
      expect(body).toEqual(memberBody(world, 'ben'));
    }
    expect((await world.as('dan').get(acmeMember(ids.user('dan')))).body).toEqual(
      memberBody(world, 'dan'),
    );
  });

  it('has their teams and spaces in GraphQL', async () => {
    const { data } = await world.as('ana').query(member, { id: ids.member('ben') });
    expect(data).toEqual({
      member: {
        __typename: 'Member',
        id: ids.member('ben'),
        userId: ids.user('ben'),
        user: { id: ids.user('ben') },
        organization: { id: ids.acme },
        role: 'EDIT',
        disabled: false,
        joinedAt: '2026-01-06T09:00:00.000Z',
        lastSeenAt: null,
        sso: false,
        spaceCount: 1,
        teamCount: 2,
        teams: {
          nodes: [
            { team: { title: 'Reviewers' }, membership: { role: 'OWNER' } },
            { team: { title: 'Writers' }, membership: { role: 'MEMBER' } },
          ],
          totalCount: 2,
        },
        spaces: {
          nodes: ['EDIT', 'EDIT', 'CREATE', 'READ', 'EDIT'].map((permission) => ({ permission })),
          totalCount: 5,
        },
      },
    });
  });

  it("is the viewer's own membership of an organization; a service account has none", async () => {
    const document = 'query ($id: ID!) { organization(id: $id) { membership { userId role } } }';
    expect((await world.as('dan').query(document, { id: ids.acme })).data).toEqual({
      organization: { membership: { userId: ids.user('dan'), role: null } },
    });
    const { body: robot } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    expect((await world.with(robot.secret).query(document, { id: ids.acme })).data).toEqual({
      organization: { membership: null },
    });
  });

  it('answers NOT_FOUND for strangers, foreign paths, non-members and invalid ids', async () => {
    expect((await world.as('eve').get(acmeMember(ids.user('ben')))).body).toEqual(notFound);
    for (const user of [ids.user('eve'), newId('User'), ids.member('ben'), 'ben'])
      expect((await world.as('ana').get(acmeMember(user))).body).toEqual(notFound);
    const graph = await world.as('ana').query(member, { id: ids.member('eve') });
    expect(graph.data).toEqual({ member: null });
    expect(errorsOf(graph)).toEqual(notFoundAt(['member']));
    expect(errorsOf(await world.as('ana').query(member, { id: ids.user('ben') }))).toEqual(
      graphQLError(['member'], 'BAD_USER_INPUT', 'id must be the id of a member, such as mbr_….', {
        field: 'id',
      }),
    );
  });

  it('is forbidden for a guest of the same team, and NOT_FOUND for other guests', async () => {
    expect((await world.as('dan').get(acmeMember(ids.user('ana')))).body).toEqual(
      forbidden('read', 'guest'),
    );
    expect((await world.as('dan').get(acmeMember(ids.user('ben')))).body).toEqual(notFound);
    expect(errorsOf(await world.as('dan').query(member, { id: ids.member('ana') }))).toEqual(
      forbiddenAt(['member'], 'read', 'guest'),
    );
    expect(errorsOf(await world.as('dan').query(member, { id: ids.member('ben') }))).toEqual(
      notFoundAt(['member']),
    );
  });
});

describe('the teams of a member', () => {
  it('are listed by name, with their role in each', async () => {
    const { status, body } = await world.as('ana').get(`${acmeMember(ids.user('ben'))}/teams`);
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 2,
      items: [
        { team: teamBody('reviewers', true), member: { role: 'owner' } },
        { team: teamBody('writers', true), member: { role: 'member' } },
      ],
    });
  });

  it("have the caller's permissions", async () => {
    const { body } = await world.as('ben').get(`${acmeMember(ids.user('ben'))}/teams`);
    expect(body).toEqual({
      count: 2,
      items: [
        { team: teamBody('reviewers', true), member: { role: 'owner' } },
        { team: teamBody('writers', false), member: { role: 'member' } },
      ],
    });
    expect((await world.as('dan').get(`${acmeMember(ids.user('dan'))}/teams`)).body).toEqual({
      count: 1,
      items: [{ team: teamBody('partners', false), member: { role: 'member' } }],
    });
  });

  it('can be filtered by a part of the title, in any case; an empty text matches all', async () => {
    const titles = async (title: string) =>
      (
        await world
          .as('ana')
          .get(`${acmeMember(ids.user('ben'))}/teams?title=${encodeURIComponent(title)}`)
      ).body.items.map(({ team }: { team: { title: string } }) => team.title);
    expect(await titles('REV')).toEqual(['Reviewers']);
    expect(await titles('%')).toEqual([]);
    expect(await titles('')).toEqual(['Reviewers', 'Writers']);
    expect(
      (await world.as('ana').get(`${acmeMember(ids.user('ben'))}/teams?title=${'a'.repeat(256)}`))
        .body,
    ).toEqual(
      refused(400, 'BAD_USER_INPUT', 'title must have at most 255 characters, and has 256.', {
        field: 'title',
      }),
    );
  });

  it('answer NOT_FOUND without a visible member', async () => {
    for (const user of [ids.user('eve'), newId('User')])
      expect((await world.as('ana').get(`${acmeMember(user)}/teams`)).body).toEqual(notFound);
    expect((await world.as('eve').get(`${acmeMember(ids.user('ben'))}/teams`)).body).toEqual(
      notFound,
    );
    expect((await world.as('dan').get(`${acmeMember(ids.user('ana'))}/teams`)).body).toEqual(
      forbidden('read', 'guest'),
    );
  });
});

describe('updating a member', () => {
  it.each(['admin', 'create', 'review', 'edit', 'comment', 'read', null])(
    'sets the role %s',
    async (role) => {
      const crowd = await makeOrganization(world, 2);
      const { status, body } = await world.as('ana').patch(path(crowd, 1), { role });
      expect(status).toBe(200);
      expect(body).toEqual({ ...crowdMember(crowd, 1), role });
      const { data } = await world
        .as('ana')
        .query(update, { ...variables(crowd, 1), role: role?.toUpperCase() ?? null });
      expect(data).toEqual({
        updateMember: { member: { userId: crowd.userIds[1], role: role?.toUpperCase() ?? null } },
      });
    },
  );

  it('keeps the role when it is absent', async () => {
    const crowd = await makeOrganization(world, 2);
    expect((await world.as('ana').patch(path(crowd, 1), {})).body).toEqual(crowdMember(crowd, 1));
    expect((await world.as('ana').patch(path(crowd, 1))).body).toEqual(crowdMember(crowd, 1));
    expect((await world.as('ana').query(update, variables(crowd, 1))).data).toEqual({
      updateMember: { member: { userId: crowd.userIds[1], role: 'READ' } },
    });
  });

  it.each([
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
    [{ disabled: true }, 'disabled', 'There is no field `disabled` here. Fields are: `role`.'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').patch(acmeMember(ids.user('ben')), input);
    expect(status).toBe(400);
    expect(body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
  });

  it('requires an admin: otherwise forbidden when visible, else NOT_FOUND', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['cat', 'comment'],
    ] as const) {
      expect(
        (await world.as(name).patch(acmeMember(ids.user('ben')), { role: 'admin' })).body,
      ).toEqual(forbidden('admin', has));
      expect(
        errorsOf(await world.as(name).query(update, { id: ids.member('ben'), role: 'ADMIN' })),
      ).toEqual(forbiddenAt(['updateMember'], 'admin', has));
    }
    expect(
      (await world.as('dan').patch(acmeMember(ids.user('dan')), { role: 'admin' })).body,
    ).toEqual(forbidden('admin', 'guest'));
    expect(
      (await world.as('dan').patch(acmeMember(ids.user('ben')), { role: 'admin' })).body,
    ).toEqual(notFound);
    expect(
      (await world.as('eve').patch(acmeMember(ids.user('ben')), { role: 'admin' })).body,
    ).toEqual(notFound);
    expect(
      (await world.as('ana').patch(acmeMember(ids.user('eve')), { role: 'admin' })).body,
    ).toEqual(notFound);
  });
});

describe('the last admin', () => {
  it('cannot be demoted, disabled or removed', async () => {
    const crowd = await makeOrganization(world, 2);
    for (const role of ['create', null]) {
      const { status, body } = await world.as('ana').patch(path(crowd, 0), { role });
      expect(status).toBe(409);
      expect(body).toEqual(refused(409, 'CONFLICT', lastAdmin));
    }
    expect(
      errorsOf(await world.as('ana').query(update, { ...variables(crowd, 0), role: 'READ' })),
    ).toEqual(graphQLError(['updateMember'], 'CONFLICT', lastAdmin));
    expect(
      errorsOf(await world.as('ana').query(disable, { ...variables(crowd, 0), disabled: true })),
    ).toEqual(graphQLError(['setMemberDisabled'], 'CONFLICT', lastAdmin));
    expect(errorsOf(await world.as('ana').query(remove, variables(crowd, 0)))).toEqual(
      graphQLError(['removeMember'], 'CONFLICT', lastAdmin),
    );
    expect((await world.as('ana').delete(path(crowd, 0))).body).toEqual(
      refused(409, 'CONFLICT', lastAdmin),
    );
    expect((await world.as('ana').patch(path(crowd, 0), { role: 'admin' })).status).toBe(200);
  });

  it('is the last one even when another admin is disabled', async () => {
    const crowd = await makeOrganization(world, 2);
    await world.as('ana').patch(path(crowd, 1), { role: 'admin' });
    await world.as('ana').query(disable, { ...variables(crowd, 1), disabled: true });
    expect((await world.as('ana').patch(path(crowd, 0), { role: 'read' })).body).toEqual(
      refused(409, 'CONFLICT', lastAdmin),
    );
    await world.as('ana').query(disable, { ...variables(crowd, 1), disabled: false });
    expect((await world.as('ana').patch(path(crowd, 0), { role: 'read' })).status).toBe(200);
  });

  it('is kept when two admins demote each other concurrently', async () => {
    for (let round = 0; round < 4; round++) {
      const crowd = await makeOrganization(world, 2);
      await world.as('ana').patch(path(crowd, 1), { role: 'admin' });
      const other = await token(crowd, 1);
      const answers = await Promise.all([
        world.as('ana').patch(path(crowd, 1), { role: 'read' }),
        other.patch(path(crowd, 0), { role: 'read' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(
        await world.console.database.prisma.member.count({
          where: { organizationId: crowd.id, role: 'ADMIN' },
        }),
      ).toBe(1);
    }
  });

  it('is kept when all admins demote and remove themselves concurrently', async () => {
    const crowd = await makeOrganization(world, 3);
    await Promise.all([1, 2].map((n) => world.as('ana').patch(path(crowd, n), { role: 'admin' })));
    const [first, second] = [await token(crowd, 1), await token(crowd, 2)];
    const answers = await Promise.all([
      world.as('ana').patch(path(crowd, 0), { role: null }),
      first.delete(path(crowd, 1)),
      second.query(disable, { ...variables(crowd, 2), disabled: true }),
    ]);
    expect(
      answers.filter(
        (answer) => answer.status === 409 || ('errors' in answer && answer.errors !== undefined),
      ),
    ).toHaveLength(1);
    expect(
      await world.console.database.prisma.member.count({
        where: { organizationId: crowd.id, role: 'ADMIN', disabled: false },
      }),
    ).toBe(1);
  });
});

describe('removing a member', () => {
  it('removes them from the organization and its teams, idempotently', async () => {
    const crowd = await makeOrganization(world, 3);
    const [team = ''] = await makeTeams(world, crowd.id, ['All'], crowd.memberIds);
    const formerMember = await token(crowd, 2);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('ana').delete(path(crowd, 2));
      expect(status).toBe(204);
      expect(body).toBeUndefined();
    }
    expect((await world.as('ana').get(path(crowd, 2))).body).toEqual(notFound);
    expect((await world.as('ana').get(`/v1/orgs/${crowd.id}/teams/${team}`)).body.members).toBe(2);
    expect((await formerMember.get(`/v1/orgs/${crowd.id}`)).body).toEqual(notFound);
    expect((await formerMember.get('/v1/user')).status).toBe(200);
  });

  it('returns the id in lists of members, and answers NOT_FOUND for a non-member', async () => {
    const crowd = await makeOrganization(world, 2);
    const id = await memberIdOf(crowd, 1);
    expect(id).toMatch(/^mbr_/);
    expect((await world.as('ana').query(remove, variables(crowd, 1))).data).toEqual({
      removeMember: { removedMemberId: id },
    });
    expect(errorsOf(await world.as('ana').query(remove, variables(crowd, 1)))).toEqual(
      notFoundAt(['removeMember']),
    );
  });

  it('requires an admin, or the member themselves, guests included', async () => {
    const crowd = await makeOrganization(world, 4);
    await world.as('ana').patch(path(crowd, 2), { role: null });
    const [reader, guest] = [await token(crowd, 1), await token(crowd, 2)];
    expect((await reader.delete(path(crowd, 3))).body).toEqual(forbidden('admin', 'read'));
    expect(errorsOf(await reader.query(remove, variables(crowd, 3)))).toEqual(
      forbiddenAt(['removeMember'], 'admin', 'read'),
    );
    expect((await reader.delete(path(crowd, 1))).status).toBe(204);
    const guestId = await memberIdOf(crowd, 2);
    expect((await guest.query(remove, variables(crowd, 2))).data).toEqual({
      removeMember: { removedMemberId: guestId },
    });
    expect((await guest.delete(path(crowd, 2))).body).toEqual(notFound);
  });

  it('does not reveal to a guest whether an invisible user is a member', async () => {
    for (const user of [ids.user('ben'), ids.user('eve'), newId('User')]) {
      const { status, body } = await world.as('dan').delete(acmeMember(user));
      expect([status, body]).toEqual([204, undefined]);
    }
    for (const id of [ids.member('ben'), ids.member('eve'), newId('Member')])
      expect(errorsOf(await world.as('dan').query(remove, { id }))).toEqual(
        notFoundAt(['removeMember']),
      );
    expect((await world.as('ana').get(acmeMember(ids.user('ben')))).body).toEqual(
      memberBody(world, 'ben'),
    );
  });

  it('answers NOT_FOUND for strangers', async () => {
    for (const user of [ids.user('ben'), newId('User')])
      expect((await world.as('eve').delete(acmeMember(user))).body).toEqual(notFound);
    for (const id of [ids.member('ben'), newId('Member')])
      expect(errorsOf(await world.as('eve').query(remove, { id }))).toEqual(
        notFoundAt(['removeMember']),
      );
  });

  it('happens once under concurrent requests', async () => {
    const crowd = await makeOrganization(world, 2);
    const answers = await Promise.all([0, 1, 2].map(() => world.as('ana').delete(path(crowd, 1))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });
});

describe('disabling a member', () => {
  it('revokes all access and keeps their grants', async () => {
    const crowd = await makeOrganization(world, 2);
    const shut = await token(crowd, 1);
    const { data } = await world
      .as('ana')
      .query(disable, { ...variables(crowd, 1), disabled: true });
    expect(data).toEqual({
      setMemberDisabled: { member: { userId: crowd.userIds[1], disabled: true, role: 'READ' } },
    });
    expect((await shut.get(`/v1/orgs/${crowd.id}`)).body).toEqual(notFound);
    expect((await world.as('ana').get(path(crowd, 1))).body).toEqual({
      ...crowdMember(crowd, 1),
      disabled: true,
    });
    await world.as('ana').query(disable, { ...variables(crowd, 1), disabled: false });
    expect((await shut.get(path(crowd, 1))).body).toEqual(crowdMember(crowd, 1));
  });

  it('requires an admin', async () => {
    expect(
      errorsOf(await world.as('ben').query(disable, { id: ids.member('cat'), disabled: true })),
    ).toEqual(forbiddenAt(['setMemberDisabled'], 'admin', 'edit'));
    expect(
      errorsOf(await world.as('eve').query(disable, { id: ids.member('cat'), disabled: true })),
    ).toEqual(notFoundAt(['setMemberDisabled']));
  });
});

describe('sign-in through SAML', () => {
  it('is enabled for a member, idempotently', async () => {
    const crowd = await makeOrganization(world, 3);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('ana').post(`${path(crowd, 1)}/sso`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...crowdMember(crowd, 1), sso: true });
    }
    expect((await world.as('ana').query(setSSO, variables(crowd, 2))).data).toEqual({
      setMemberSSO: { member: { userId: crowd.userIds[2], sso: true } },
    });
  });

  it('is enabled by admins, for members', async () => {
    expect((await world.as('ben').post(`${acmeMember(ids.user('cat'))}/sso`)).body).toEqual(
      forbidden('admin', 'edit'),
    );
    expect((await world.as('eve').post(`${acmeMember(ids.user('cat'))}/sso`)).body).toEqual(
      notFound,
    );
    expect((await world.as('ana').post(`${acmeMember(ids.user('eve'))}/sso`)).body).toEqual(
      notFound,
    );
    expect(errorsOf(await world.as('ana').query(setSSO, { id: ids.member('eve') }))).toEqual(
      notFoundAt(['setMemberSSO']),
    );
  });
});

describe('pinging an organization', () => {
  it("returns a token with the caller's claims for an hour and records lastSeenAt", async () => {
    const crowd = await makeOrganization(world, 2);
    await world.as('ana').patch(path(crowd, 1), { role: null });
    const guest = await token(crowd, 1);
    const before = Date.now();
    const { status, body } = await guest.post(`/v1/orgs/${crowd.id}/ping`);
    expect(status).toBe(200);
    expect(claimsOf(body.serviceVisitorClaims)).toEqual({
      sub: crowd.userIds[1],
      aud: crowd.id,
      email: crowdMember(crowd, 1).user.email,
      name: 'Person 2',
    });
    const { lastSeenAt, ...rest } = (await guest.get(path(crowd, 1))).body;
    expect(rest).toEqual({ ...crowdMember(crowd, 1), role: null });
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(before);
    const { data } = await guest.query(ping, { organization: crowd.id });
    const again = data.pingOrganization.member.lastSeenAt;
    expect(data).toEqual({
      pingOrganization: {
        member: { userId: crowd.userIds[1], lastSeenAt: again },
        serviceVisitorClaims: data.pingOrganization.serviceVisitorClaims,
      },
    });
    expect(Date.parse(again)).toBeGreaterThanOrEqual(Date.parse(lastSeenAt));
  });

  it('answers NOT_FOUND for strangers and service accounts', async () => {
    expect((await world.as('eve').post(`/v1/orgs/${ids.acme}/ping`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(ping, { organization: ids.acme }))).toEqual(
      notFoundAt(['pingOrganization']),
    );
    const { body: robot } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    expect((await world.with(robot.secret).post(`/v1/orgs/${ids.acme}/ping`)).body).toEqual(
      refused(
        403,
        'FORBIDDEN',
        'Only a person may do this; this is the token of a service account or an integration.',
        { details: { needs: 'a member', has: 'edit' } },
      ),
    );
  });
});
