// Tests adding one member to a team and removing one.
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/data/new-id.ts';
import {
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from '../../member/expected.ts';
import { ids, useWorld } from '../../support.ts';
import { acmeTeam, begin, makeTestTeam } from './team.ts';

const world = useWorld();

const set =
  'mutation ($team: ID!, $user: ID!, $role: TeamRole) { setTeamMember(input: { teamId: $team, userId: $user, role: $role }) { teamMember { __typename team { id } member { userId } membership { role } permissions { view } } } }';
const remove =
  'mutation ($team: ID!, $user: ID!) { removeTeamMember(input: { teamId: $team, userId: $user }) { removedTeamMemberId } }';

const MEMBERS =
  'query ($id: ID!) { node(id: $id) { ... on Team { members { nodes { id member { userId } } } } } }';

describe('adding one member to a team', () => {
  it('makes them a member by default, and keeps the role of an existing member', async () => {
    const circle = await makeTestTeam(world);
    const put = async (n: number, body?: object) =>
      (await world.as('ana').put(`${circle.url}/${circle.user(n)}`, body)).status;
    expect([
      await put(4),
      await put(5, { role: 'owner' }),
      await put(1, {}),
      await put(2, { role: 'owner' }),
      await put(2),
    ]).toEqual([204, 204, 204, 204, 204]);
    expect(await circle.roles()).toEqual({
      1: 'owner',
      2: 'owner',
      3: 'member',
      4: 'member',
      5: 'owner',
    });
    expect(await put(5, { role: 'member' })).toBe(204);
    const { data } = await world.as('ana').query(set, { team: circle.team, user: circle.user(5) });
    expect(data).toEqual({
      setTeamMember: {
        teamMember: {
          __typename: 'TeamMember',
          team: { id: circle.team },
          member: { userId: circle.user(5) },
          membership: { role: 'MEMBER' },
          permissions: { view: true },
        },
      },
    });
  });

  it('is idempotent under concurrent requests', async () => {
    const circle = await makeTestTeam(world);
    for (const n of [0, 4, 5]) {
      const put = () => world.as('ana').put(`${circle.url}/${circle.user(n)}`, {});
      const add = () => world.as('ana').put(circle.url, { add: [circle.user(n)] });
      const answers = await Promise.all([put(), add(), put(), add()]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    }
    expect(await circle.roles()).toEqual({ ...begin, 0: 'member', 4: 'member', 5: 'member' });
  });

  it('refuses an unknown role, and answers NOT_FOUND for a non-member', async () => {
    const circle = await makeTestTeam(world);
    expect(
      (await world.as('ana').put(`${circle.url}/${circle.user(4)}`, { role: 'admin' })).body,
    ).toEqual(
      refused(400, 'BAD_USER_INPUT', 'role must be one of owner, member.', { field: 'role' }),
    );
    expect(
      (await world.as('ana').put(`${circle.url}/${circle.user(4)}`, { role: null })).body,
    ).toEqual(
      refused(400, 'BAD_USER_INPUT', 'role may be absent, but not null.', { field: 'role' }),
    );
    for (const user of [ids.user('eve'), newId('User'), 'eve@umbrella.test', circle.email(4)])
      expect((await world.as('ana').put(`${circle.url}/${user}`, {})).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('ana').query(set, { team: circle.team, user: ids.user('eve') })),
    ).toEqual(notFoundAt(['setTeamMember']));
    expect(await circle.roles()).toEqual(begin);
  });

  it('requires an admin or an owner of the team', async () => {
    const circle = await makeTestTeam(world);
    const [owner, inside] = [await circle.as(1), await circle.as(2)];
    expect((await inside.put(`${circle.url}/${circle.user(4)}`)).body).toEqual(
      forbidden('admin', 'read'),
    );
    expect(
      errorsOf(await inside.query(set, { team: circle.team, user: circle.user(2), role: 'OWNER' })),
    ).toEqual(forbiddenAt(['setTeamMember'], 'admin', 'read'));
    expect((await owner.put(`${circle.url}/${circle.user(4)}`)).status).toBe(204);
    expect((await world.as('eve').put(`${circle.url}/${circle.user(4)}`)).body).toEqual(notFound);
    expect(
      (
        await world
          .as('ana')
          .put(`/v1/orgs/${circle.id}/teams/${newId('Team')}/members/${circle.user(4)}`)
      ).body,
    ).toEqual(notFound);
  });
});

describe('removing one member from a team', () => {
  it('is idempotent, and keeps them in the organization', async () => {
    const circle = await makeTestTeam(world);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('ana').delete(`${circle.url}/${circle.user(2)}`);
      expect(status).toBe(204);
      expect(body).toBeUndefined();
    }
    const variables = { organization: circle.id, team: circle.team, user: circle.user(3) };
    const { nodes } = (await world.as('ana').query(MEMBERS, { id: circle.team })).data.node.members;
    const teamMemberId = nodes.find(
      ({ member }: { member: { userId: string } }) => member.userId === circle.user(3),
    ).id;
    expect((await world.as('ana').query(remove, variables)).data).toEqual({
      removeTeamMember: { removedTeamMemberId: teamMemberId },
    });
    expect((await world.as('ana').query(remove, variables)).data).toEqual({
      removeTeamMember: { removedTeamMemberId: null },
    });
    expect(await circle.roles()).toEqual({ 1: 'owner' });
    expect((await world.as('ana').get(`/v1/orgs/${circle.id}/members`)).body.count).toBe(6);
    for (const user of [ids.user('eve'), newId('User')])
      expect((await world.as('ana').delete(`${circle.url}/${user}`)).status).toBe(204);
  });

  it('requires an admin, an owner of the team, or the member themselves', async () => {
    const circle = await makeTestTeam(world);
    await world.as('ana').patch(`/v1/orgs/${circle.id}/members/${circle.user(3)}`, { role: null });
    const [owner, inside, guest, outside] = [
      await circle.as(1),
      await circle.as(2),
      await circle.as(3),
      await circle.as(4),
    ];
    for (const visitor of [inside, outside])
      expect((await visitor.delete(`${circle.url}/${circle.user(1)}`)).body).toEqual(
        forbidden('admin', 'read'),
      );
    expect(
      errorsOf(await guest.query(remove, { team: circle.team, user: circle.user(1) })),
    ).toEqual(forbiddenAt(['removeTeamMember'], 'admin', 'guest'));
    expect((await owner.delete(`${circle.url}/${circle.user(2)}`)).status).toBe(204);
    expect((await guest.delete(`${circle.url}/${circle.user(3)}`)).status).toBe(204);
    expect((await guest.delete(`${circle.url}/${circle.user(3)}`)).body).toEqual(notFound);
    expect((await owner.delete(`${circle.url}/${circle.user(1)}`)).status).toBe(204);
    expect(await circle.roles()).toEqual({});
  });

  it('answers NOT_FOUND without a team that the caller can see', async () => {
    const circle = await makeTestTeam(world);
    expect((await world.as('eve').delete(`${circle.url}/${circle.user(2)}`)).body).toEqual(
      notFound,
    );
    expect(
      (
        await world
          .as('ana')
          .delete(`/v1/orgs/${circle.id}/teams/${newId('Team')}/members/${circle.user(2)}`)
      ).body,
    ).toEqual(notFound);
    expect(
      (await world.as('dan').delete(`${acmeTeam(ids.team('writers'))}/${ids.user('ben')}`)).body,
    ).toEqual(notFound);
    expect((await world.as('ana').delete(`${circle.url}/nobody`)).body).toEqual(notFound);
  });

  it('happens once under concurrent requests', async () => {
    const circle = await makeTestTeam(world);
    const answers = await Promise.all(
      [0, 1, 2].map(() => world.as('ana').delete(`${circle.url}/${circle.user(2)}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });
});
