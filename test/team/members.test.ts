import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { badCursor, badCursorAt, fault, faultsOf, forbidden, forbiddenAt, memberBody, notFound, notFoundAt, refused } from '../member/expected.ts';
import { walkBackward, walkForward, walkRest } from '../member/paging.ts';
import { type Crowd, makeCrowd, makeTeams } from '../member/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const list =
  'query ($organization: ID!, $id: ID!, $first: Int, $after: String, $last: Int, $before: String) { team(organizationId: $organization, id: $id) { page: members(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }';
const change =
  'mutation ($organization: ID!, $team: ID!, $input: UpdateTeamMembersInput!) { updateTeamMembers(organizationId: $organization, teamId: $team, input: $input) { team { id memberCount } } }';
const set =
  'mutation ($organization: ID!, $team: ID!, $user: ID!, $role: TeamRole) { setTeamMember(organizationId: $organization, teamId: $team, userId: $user, input: { role: $role }) { teamMember { __typename team { id } member { userId } membership { role } permissions { view } } } }';
const remove = 'mutation ($organization: ID!, $team: ID!, $user: ID!) { removeTeamMember(organizationId: $organization, teamId: $team, userId: $user) { removedUserId } }';

const acmeTeam = (id: string) => `/v1/orgs/${ids.acme}/teams/${id}/members`;
const noMember = 'This is no member of the organization. Give the id or e-mail address of one.';

/** A team in an organization of its own: the second of the crowd owns it, the third and fourth are in it, the admin and the others are not. */
interface Circle extends Crowd {
  readonly team: string;
  readonly url: string;
  readonly user: (n: number) => string;
  readonly email: (n: number) => string;
  as(n: number): Promise<Visitor>;
  /** Who is in it, and as what, by his place in the crowd. */
  roles(): Promise<Record<number, string>>;
}

async function makeCircle(size = 6): Promise<Circle> {
  const crowd = await makeCrowd(world, size);
  const [team = ''] = await makeTeams(world, crowd.id, ['Circle'], crowd.memberIds.slice(1, 4));
  const url = `/v1/orgs/${crowd.id}/teams/${team}/members`;
  const user = (n: number) => crowd.userIds[n] ?? '';
  return {
    ...crowd,
    team,
    url,
    user,
    email: (n) => `${user(n).toLowerCase()}.${n - 1}@crowd.test`,
    as: async (n) => world.with(await world.tokenOf(user(n))),
    roles: async () =>
      Object.fromEntries(
        (await world.as('ana').get(url)).body.items.map((item: { organization: { id: string }; team: { role: string } }) => [crowd.userIds.indexOf(item.organization.id), item.team.role]),
      ),
  };
}
const begin = { 1: 'owner', 2: 'member', 3: 'member' };

describe('the members of a team', () => {
  it('are listed newest first, with what they are in it, for who sees the team', async () => {
    for (const name of ['ana', 'cat', 'dan'] as const) {
      const { status, body } = await world.as(name).get(acmeTeam(ids.team('partners')));
      expect(status).toBe(200);
      expect(body).toEqual({
        count: 2,
        items: [
          { organization: memberBody(world, 'dan'), team: { role: 'member' }, permissions: { view: true } },
          { organization: memberBody(world, 'ana'), team: { role: 'owner' }, permissions: { view: true } },
        ],
      });
    }
    const document =
      'query ($organization: ID!, $id: ID!) { team(organizationId: $organization, id: $id) { members { nodes { __typename member { userId } team { id } membership { role } permissions { view } } edges { node { member { userId } } } totalCount } } }';
    const { data } = await world.as('dan').query(document, { organization: ids.acme, id: ids.team('partners') });
    const place = (name: 'ana' | 'dan', role: string) => ({
      __typename: 'TeamMember',
      member: { userId: ids.user(name) },
      team: { id: ids.team('partners') },
      membership: { role },
      permissions: { view: true },
    });
    expect(data).toEqual({
      team: {
        members: {
          nodes: [place('dan', 'MEMBER'), place('ana', 'OWNER')],
          edges: [{ node: { member: { userId: ids.user('dan') } } }, { node: { member: { userId: ids.user('ana') } } }],
          totalCount: 2,
        },
      },
    });
  });

  it('are not there where the team is not', async () => {
    expect((await world.as('dan').get(acmeTeam(ids.team('writers')))).body).toEqual(notFound);
    expect((await world.as('eve').get(acmeTeam(ids.team('writers')))).body).toEqual(notFound);
    for (const id of [newId('Team'), ids.team('umbrella'), 'writers']) expect((await world.as('ana').get(acmeTeam(id))).body).toEqual(notFound);
    expect(faultsOf(await world.as('dan').query(list, { organization: ids.acme, id: ids.team('writers') }))).toEqual(notFoundAt(['team']));
  });

  it('are walked to the end in both directions and page by page, ties broken by id', async () => {
    const crowd = await makeCrowd(world, 9);
    const [id = ''] = await makeTeams(world, crowd.id, ['All'], crowd.memberIds);
    const rows = await world.door.database.prisma.teamMember.findMany({ where: { teamId: id } });
    const all = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    const on = (from: number, to: number) => all.slice(from, to).map((row) => row.id);
    const variables = { organization: crowd.id, id };
    expect(await walkForward(world.as('ana'), list, variables, 4)).toEqual([on(0, 4), on(4, 8), on(8, 9)]);
    expect(await walkBackward(world.as('ana'), list, variables, 4)).toEqual([on(5, 9), on(1, 5), on(0, 1)]);
    const { pages, counts } = await walkRest(world.as('ana'), `/v1/orgs/${crowd.id}/teams/${id}/members`, 5);
    const usersOf = (from: number, to: number) => all.slice(from, to).map(({ memberId }) => crowd.userIds[crowd.memberIds.indexOf(memberId)]);
    expect(pages.map((items) => items.map(({ organization }) => organization.id))).toEqual([usersOf(0, 5), usersOf(5, 9)]);
    expect(counts).toEqual([9, 9]);
  });

  it('go on where they were when some come and go between pages', async () => {
    const circle = await makeCircle();
    const first = await world.as('ana').get(`${circle.url}?limit=1`);
    expect(first.body.items[0].organization.id).toBe(circle.user(3));
    await world.as('ana').put(circle.url, { add: [circle.user(4)], remove: [circle.user(3), circle.user(2)] });
    const second = await world.as('ana').get(`${circle.url}?limit=5&page=${first.body.next.page}`);
    expect(second.body.items.map(({ organization }: { organization: { id: string } }) => organization.id)).toEqual([circle.user(1)]);
    expect(second.body.count).toBe(2);
  });

  it('take no cursor of another team or list, and no size that no page has', async () => {
    const [circle, other] = [await makeCircle(), await makeCircle()];
    const { body } = await world.as('ana').get(`${circle.url}?limit=1`);
    const { body: members } = await world.as('ana').get(`/v1/orgs/${circle.id}/members?limit=1`);
    for (const page of [body.next.page, 'x']) expect((await world.as('ana').get(`${other.url}?page=${page}`)).body).toEqual(badCursor);
    expect((await world.as('ana').get(`${circle.url}?page=${members.next.page}`)).body).toEqual(badCursor);
    expect(faultsOf(await world.as('ana').query(list, { organization: other.id, id: other.team, before: body.next.page }))).toEqual(badCursorAt(['team', 'page'], 'before'));
    for (const limit of [0, 1001]) expect((await world.as('ana').get(`${circle.url}?limit=${limit}`)).body).toEqual(refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }));
  });
});

describe('changing the members of a team', () => {
  it('puts in, takes out and gives roles, by id and by e-mail address in any case', async () => {
    const circle = await makeCircle();
    const { status, body } = await world.as('ana').put(circle.url, {
      add: [circle.email(4).toUpperCase(), circle.user(5)],
      remove: [circle.email(2)],
      memberships: { [circle.user(3)]: { role: 'owner' }, [circle.email(1)]: { role: 'member' } },
    });
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect(await circle.roles()).toEqual({ 1: 'member', 3: 'owner', 4: 'member', 5: 'member' });
    const input = { add: [circle.user(2)], remove: [circle.user(4)], memberships: [{ user: circle.email(5), role: 'OWNER' }] };
    expect((await world.as('ana').query(change, { organization: circle.id, team: circle.team, input })).data).toEqual({ updateTeamMembers: { team: { id: circle.team, memberCount: 4 } } });
    expect(await circle.roles()).toEqual({ 1: 'member', 2: 'member', 3: 'owner', 5: 'owner' });
  });

  it('takes out who is named in `add` and `remove`, or in `memberships` and `remove`, however he is named', async () => {
    const circle = await makeCircle();
    const input = {
      add: [circle.user(2), circle.user(4), circle.email(5)],
      remove: [circle.email(2), circle.user(3), circle.user(4), circle.user(5)],
      memberships: { [circle.email(3)]: { role: 'owner' }, [circle.user(5)]: { role: 'owner' } },
    };
    expect((await world.as('ana').put(circle.url, input)).status).toBe(204);
    expect(await circle.roles()).toEqual({ 1: 'owner' });
  });

  it('leaves who is in already as he is, and makes who comes without a role a member', async () => {
    const circle = await makeCircle();
    expect((await world.as('ana').put(circle.url, { add: [circle.user(1), circle.user(2)], memberships: { [circle.user(4)]: {} } })).status).toBe(204);
    expect((await world.as('ana').put(circle.url, { memberships: { [circle.user(1)]: {} } })).status).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 4: 'member' });
  });

  it('takes somebody named twice once; a role that is said wins over `add`', async () => {
    const circle = await makeCircle();
    expect((await world.as('ana').put(circle.url, { add: [circle.user(4), circle.email(4), circle.user(4), circle.user(5)], memberships: { [circle.user(5)]: { role: 'owner' } } })).status).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 4: 'member', 5: 'owner' });
  });

  it('does nothing for an empty body, and takes out who is not in', async () => {
    const circle = await makeCircle();
    for (const input of [undefined, {}, { add: [], remove: [], memberships: {} }, { remove: [circle.user(4)] }]) expect((await world.as('ana').put(circle.url, input)).status).toBe(204);
    expect(await circle.roles()).toEqual(begin);
  });

  it.each([
    ['add', (stranger: string) => ({ add: [stranger], remove: [] }), 'add.0', 'add.0'],
    ['remove', (stranger: string) => ({ remove: [stranger] }), 'remove.0', 'remove.0'],
    ['memberships', (stranger: string) => ({ memberships: { [stranger]: { role: 'owner' } } }), undefined, 'memberships.0.user'],
  ])('refuses in `%s` who is no member, and does nothing', async (_, wrong, field, inGraphQL) => {
    const circle = await makeCircle();
    for (const stranger of [ids.user('eve'), 'eve@umbrella.test', newId('User'), 'nobody@nowhere.test', ids.member('eve'), 'x', '']) {
      const input = { ...wrong(stranger), ...(field !== 'remove.0' && { remove: [circle.user(2)] }) };
      const { status, body } = await world.as('ana').put(circle.url, input);
      expect(status).toBe(400);
      expect(body).toEqual(refused(400, 'BAD_USER_INPUT', noMember, { field: field ?? `memberships.${stranger}` }));
      const listed = 'memberships' in input ? { ...input, memberships: [{ user: stranger, role: 'OWNER' }] } : input;
      expect(faultsOf(await world.as('ana').query(change, { organization: circle.id, team: circle.team, input: listed }))).toEqual(
        fault(['updateTeamMembers'], 'BAD_USER_INPUT', noMember, { field: `input.${inGraphQL}` }),
      );
    }
    expect(await circle.roles()).toEqual(begin);
  });

  it.each([
    [{ add: 'x' }, 'add', 'add must be a list.'],
    [{ add: null }, 'add', 'add may be left out, but not null.'],
    [{ remove: [7] }, 'remove.0', 'remove.0 must be a text.'],
    [{ add: Array.from({ length: 1001 }, () => 'a') }, 'add', 'add must have at most 1000 items, and has 1001.'],
    [{ add: ['a'.repeat(321)] }, 'add.0', 'add.0 must have at most 320 characters, and has 321.'],
    [{ memberships: [] }, 'memberships', 'memberships must be an object.'],
    [{ memberships: { a: { role: 'boss' } } }, 'memberships.a.role', 'memberships.a.role must be one of owner, member.'],
    [{ memberships: { a: { role: null } } }, 'memberships.a.role', 'role may be left out, but not null.'],
    [{ memberships: { a: { colour: 1 } } }, 'memberships.a.colour', 'There is no field `colour` here. There is: `role`.'],
    [{ plus: [] }, 'plus', 'There is no field `plus` here. There is: `add`, `remove`, `memberships`.'],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').put(acmeTeam(ids.team('writers')), input)).body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
  });

  it('takes 1000 names', async () => {
    const circle = await makeCircle(1001);
    expect((await world.as('ana').put(circle.url, { add: circle.userIds.slice(1) })).status).toBe(204);
    expect((await world.as('ana').get(`${circle.url}?limit=1`)).body.count).toBe(1000);
  });

  it('is for admins and the team’s owners', async () => {
    const circle = await makeCircle();
    const [owner, inside, outside] = [await circle.as(1), await circle.as(2), await circle.as(4)];
    for (const visitor of [inside, outside]) {
      expect((await visitor.put(circle.url, { add: [circle.user(4)] })).body).toEqual(forbidden('admin', 'read'));
      expect(faultsOf(await visitor.query(change, { organization: circle.id, team: circle.team, input: {} }))).toEqual(forbiddenAt(['updateTeamMembers'], 'admin', 'read'));
    }
    expect((await owner.put(circle.url, { add: [circle.user(4)], memberships: { [circle.user(2)]: { role: 'owner' } } })).status).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 2: 'owner', 4: 'member' });
    expect((await world.as('eve').put(circle.url, {})).body).toEqual(notFound);
    expect((await world.as('dan').put(acmeTeam(ids.team('writers')), {})).body).toEqual(notFound);
  });

  it('is told as the ids of users in the event', async () => {
    const circle = await makeCircle();
    await world.as('ana').put(circle.url, { add: [circle.email(4)], remove: [circle.user(2)] });
    const { body } = await world.as('ana').get(`/v1/orgs/${circle.id}/audit-events?action=team.updateMembers`);
    expect(body.items.map(({ related }: { related: string[] }) => [...related].sort())).toEqual([[circle.user(2), circle.user(4)].sort()]);
  });
});

describe('putting one member into a team', () => {
  it('makes him a member unless a role is said, and leaves one who is in as he is', async () => {
    const circle = await makeCircle();
    const put = async (n: number, body?: object) => (await world.as('ana').put(`${circle.url}/${circle.user(n)}`, body)).status;
    expect([await put(4), await put(5, { role: 'owner' }), await put(1, {}), await put(2, { role: 'owner' }), await put(2)]).toEqual([204, 204, 204, 204, 204]);
    expect(await circle.roles()).toEqual({ 1: 'owner', 2: 'owner', 3: 'member', 4: 'member', 5: 'owner' });
    expect(await put(5, { role: 'member' })).toBe(204);
    const { data } = await world.as('ana').query(set, { organization: circle.id, team: circle.team, user: circle.user(5) });
    expect(data).toEqual({
      setTeamMember: { teamMember: { __typename: 'TeamMember', team: { id: circle.team }, member: { userId: circle.user(5) }, membership: { role: 'MEMBER' }, permissions: { view: true } } },
    });
  });

  it('does the same when it is asked several times at once', async () => {
    const circle = await makeCircle();
    for (const n of [0, 4, 5]) {
      const put = () => world.as('ana').put(`${circle.url}/${circle.user(n)}`, {});
      const add = () => world.as('ana').put(circle.url, { add: [circle.user(n)] });
      const answers = await Promise.all([put(), add(), put(), add()]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    }
    expect(await circle.roles()).toEqual({ ...begin, 0: 'member', 4: 'member', 5: 'member' });
  });

  it('refuses a role that there is not, and finds nobody who is no member', async () => {
    const circle = await makeCircle();
    expect((await world.as('ana').put(`${circle.url}/${circle.user(4)}`, { role: 'admin' })).body).toEqual(refused(400, 'BAD_USER_INPUT', 'role must be one of owner, member.', { field: 'role' }));
    expect((await world.as('ana').put(`${circle.url}/${circle.user(4)}`, { role: null })).body).toEqual(refused(400, 'BAD_USER_INPUT', 'role may be left out, but not null.', { field: 'role' }));
    for (const user of [ids.user('eve'), newId('User'), 'eve@umbrella.test', circle.email(4)]) expect((await world.as('ana').put(`${circle.url}/${user}`, {})).body).toEqual(notFound);
    expect(faultsOf(await world.as('ana').query(set, { organization: circle.id, team: circle.team, user: ids.user('eve') }))).toEqual(notFoundAt(['setTeamMember']));
    expect(await circle.roles()).toEqual(begin);
  });

  it('is for admins and the team’s owners', async () => {
    const circle = await makeCircle();
    const [owner, inside] = [await circle.as(1), await circle.as(2)];
    expect((await inside.put(`${circle.url}/${circle.user(4)}`)).body).toEqual(forbidden('admin', 'read'));
    expect(faultsOf(await inside.query(set, { organization: circle.id, team: circle.team, user: circle.user(2), role: 'OWNER' }))).toEqual(forbiddenAt(['setTeamMember'], 'admin', 'read'));
    expect((await owner.put(`${circle.url}/${circle.user(4)}`)).status).toBe(204);
    expect((await world.as('eve').put(`${circle.url}/${circle.user(4)}`)).body).toEqual(notFound);
    expect((await world.as('ana').put(`/v1/orgs/${circle.id}/teams/${newId('Team')}/members/${circle.user(4)}`)).body).toEqual(notFound);
  });
});

describe('taking one member out of a team', () => {
  it('may be repeated, and leaves him in the organization', async () => {
    const circle = await makeCircle();
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('ana').delete(`${circle.url}/${circle.user(2)}`);
      expect(status).toBe(204);
      expect(body).toBeUndefined();
    }
    const variables = { organization: circle.id, team: circle.team, user: circle.user(3) };
    expect((await world.as('ana').query(remove, variables)).data).toEqual({ removeTeamMember: { removedUserId: circle.user(3) } });
    expect((await world.as('ana').query(remove, variables)).data).toEqual({ removeTeamMember: { removedUserId: null } });
    expect(await circle.roles()).toEqual({ 1: 'owner' });
    expect((await world.as('ana').get(`/v1/orgs/${circle.id}/members`)).body.count).toBe(6);
    for (const user of [ids.user('eve'), newId('User')]) expect((await world.as('ana').delete(`${circle.url}/${user}`)).status).toBe(204);
  });

  it('is for admins, for the team’s owners, and for everybody himself, guests too', async () => {
    const circle = await makeCircle();
    await world.as('ana').patch(`/v1/orgs/${circle.id}/members/${circle.user(3)}`, { role: null });
    const [owner, inside, guest, outside] = [await circle.as(1), await circle.as(2), await circle.as(3), await circle.as(4)];
    for (const visitor of [inside, outside]) expect((await visitor.delete(`${circle.url}/${circle.user(1)}`)).body).toEqual(forbidden('admin', 'read'));
    expect(faultsOf(await guest.query(remove, { organization: circle.id, team: circle.team, user: circle.user(1) }))).toEqual(forbiddenAt(['removeTeamMember'], 'admin', 'guest'));
    expect((await owner.delete(`${circle.url}/${circle.user(2)}`)).status).toBe(204);
    expect((await guest.delete(`${circle.url}/${circle.user(3)}`)).status).toBe(204);
    expect((await guest.delete(`${circle.url}/${circle.user(3)}`)).body).toEqual(notFound);
    expect((await owner.delete(`${circle.url}/${circle.user(1)}`)).status).toBe(204);
    expect(await circle.roles()).toEqual({});
  });

  it('finds nothing where there is no team that the caller sees', async () => {
    const circle = await makeCircle();
    expect((await world.as('eve').delete(`${circle.url}/${circle.user(2)}`)).body).toEqual(notFound);
    expect((await world.as('ana').delete(`/v1/orgs/${circle.id}/teams/${newId('Team')}/members/${circle.user(2)}`)).body).toEqual(notFound);
    expect((await world.as('dan').delete(`${acmeTeam(ids.team('writers'))}/${ids.user('ben')}`)).body).toEqual(notFound);
    expect((await world.as('ana').delete(`${circle.url}/nobody`)).body).toEqual(notFound);
  });

  it('is done once when it is asked several times at once', async () => {
    const circle = await makeCircle();
    const answers = await Promise.all([0, 1, 2].map(() => world.as('ana').delete(`${circle.url}/${circle.user(2)}`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });
});

describe('statements', () => {
  const counted = async (ask: (visitor: Visitor, crowd: Crowd, team: string) => Promise<void>): Promise<number[]> => {
    const counts: number[] = [];
    for (const size of [10, 200]) {
      const crowd = await makeCrowd(world, size);
      const [team = ''] = await makeTeams(world, crowd.id, ['All'], crowd.memberIds);
      counts.push(await world.countStatements('ana', (visitor) => ask(visitor, crowd, team)));
    }
    return counts;
  };

  it('lists 10 and 200 members of a team in 8 statements through /v1', async () => {
    expect(await counted(async (visitor, { id }, team) => expect((await visitor.get(`/v1/orgs/${id}/teams/${team}/members?limit=200`)).status).toBe(200))).toEqual([8, 8]);
  });

  it('lists 10 and 200 members of a team in 5 statements through GraphQL', async () => {
    const document = 'query ($organization: ID!, $id: ID!) { team(organizationId: $organization, id: $id) { members(first: 200) { nodes { membership { role } member { role user { email } } } } } }';
    expect(await counted(async (visitor, { id }, team) => expect((await visitor.query(document, { organization: id, id: team })).errors).toBeUndefined())).toEqual([5, 5]);
  });
});
