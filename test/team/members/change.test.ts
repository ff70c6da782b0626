// Tests updating the members of a team by a list of names.
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/data/new-id.ts';
import {
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  refused,
} from '../../member/expected.ts';
import { ids, useWorld } from '../../support.ts';
import { acmeTeam, begin, makeTestTeam } from './team.ts';

const world = useWorld();

const change =
  'mutation ($input: UpdateTeamMembersInput!) { updateTeamMembers(input: $input) { team { id memberCount } } }';

const noMember =
  'This is not a member of the organization. Send the id or e-mail address of a member.';

describe('updating the members of a team', () => {
  it('adds, removes and sets roles, by id and by e-mail address in any case', async () => {
    const circle = await makeTestTeam(world);
    const { status, body } = await world.as('ana').put(circle.url, {
      add: [circle.email(4).toUpperCase(), circle.user(5)],
      remove: [circle.email(2)],
      memberships: { [circle.user(3)]: { role: 'owner' }, [circle.email(1)]: { role: 'member' } },
    });
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect(await circle.roles()).toEqual({ 1: 'member', 3: 'owner', 4: 'member', 5: 'member' });
    const input = {
      add: [circle.user(2)],
      remove: [circle.user(4)],
      memberships: [{ user: circle.email(5), role: 'OWNER' }],
    };
    expect(
      (await world.as('ana').query(change, { input: { teamId: circle.team, ...input } })).data,
    ).toEqual({ updateTeamMembers: { team: { id: circle.team, memberCount: 4 } } });
    expect(await circle.roles()).toEqual({ 1: 'member', 2: 'member', 3: 'owner', 5: 'owner' });
  });

  it('removes members that are also in `add` or `memberships`, by id or e-mail', async () => {
    const circle = await makeTestTeam(world);
    const input = {
      add: [circle.user(2), circle.user(4), circle.email(5)],
      remove: [circle.email(2), circle.user(3), circle.user(4), circle.user(5)],
      memberships: { [circle.email(3)]: { role: 'owner' }, [circle.user(5)]: { role: 'owner' } },
    };
    expect((await world.as('ana').put(circle.url, input)).status).toBe(204);
    expect(await circle.roles()).toEqual({ 1: 'owner' });
  });

  it('keeps the role of existing members, and adds new ones as members by default', async () => {
    const circle = await makeTestTeam(world);
    expect(
      (
        await world.as('ana').put(circle.url, {
          add: [circle.user(1), circle.user(2)],
          memberships: { [circle.user(4)]: {} },
        })
      ).status,
    ).toBe(204);
    expect(
      (await world.as('ana').put(circle.url, { memberships: { [circle.user(1)]: {} } })).status,
    ).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 4: 'member' });
  });

  it('adds a user named twice once; an explicit role overrides `add`', async () => {
    const circle = await makeTestTeam(world);
    expect(
      (
        await world.as('ana').put(circle.url, {
          add: [circle.user(4), circle.email(4), circle.user(4), circle.user(5)],
          memberships: { [circle.user(5)]: { role: 'owner' } },
        })
      ).status,
    ).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 4: 'member', 5: 'owner' });
  });

  it('does nothing for an empty body, and ignores the removal of a non-member', async () => {
    const circle = await makeTestTeam(world);
    for (const input of [
      undefined,
      {},
      { add: [], remove: [], memberships: {} },
      { remove: [circle.user(4)] },
    ])
      expect((await world.as('ana').put(circle.url, input)).status).toBe(204);
    expect(await circle.roles()).toEqual(begin);
  });

  it.each([
    ['add', (stranger: string) => ({ add: [stranger], remove: [] }), 'add.0', 'add.0'],
    ['remove', (stranger: string) => ({ remove: [stranger] }), 'remove.0', 'remove.0'],
    [
      'memberships',
      (stranger: string) => ({ memberships: { [stranger]: { role: 'owner' } } }),
      undefined,
      'memberships.0.user',
    ],
  ])(
    'refuses users outside the organization in `%s`, and changes nothing',
    async (_, wrong, field, inGraphQL) => {
      const circle = await makeTestTeam(world);
      for (const stranger of [
        ids.user('eve'),
        'eve@umbrella.test',
        newId('User'),
        'nobody@nowhere.test',
        ids.member('eve'),
        'x',
        '',
      ]) {
        const input = {
          ...wrong(stranger),
          ...(field !== 'remove.0' && { remove: [circle.user(2)] }),
        };
        const { status, body } = await world.as('ana').put(circle.url, input);
        expect(status).toBe(400);
        expect(body).toEqual(
          refused(400, 'BAD_USER_INPUT', noMember, { field: field ?? `memberships.${stranger}` }),
        );
        const listed =
          'memberships' in input
            ? { ...input, memberships: [{ user: stranger, role: 'OWNER' }] }
            : input;
        expect(
          errorsOf(
            await world.as('ana').query(change, { input: { teamId: circle.team, ...listed } }),
          ),
        ).toEqual(
          graphQLError(['updateTeamMembers'], 'BAD_USER_INPUT', noMember, {
            field: `input.${inGraphQL}`,
          }),
        );
      }
      expect(await circle.roles()).toEqual(begin);
    },
  );

  it.each([
    [{ add: 'x' }, 'add', 'add must be a list.'],
    [{ add: null }, 'add', 'add may be absent, but not null.'],
    [{ remove: [7] }, 'remove.0', 'remove.0 must be a text.'],
    [
      { add: Array.from({ length: 1001 }, () => 'a') },
      'add',
      'add must have at most 1000 items, and has 1001.',
    ],
    [{ add: ['a'.repeat(321)] }, 'add.0', 'add.0 must have at most 320 characters, and has 321.'],
    [{ memberships: [] }, 'memberships', 'memberships must be an object.'],
    [
      { memberships: { a: { role: 'boss' } } },
      'memberships.a.role',
      'memberships.a.role must be one of owner, member.',
    ],
    [
      { memberships: { a: { role: null } } },
      'memberships.a.role',
      'role may be absent, but not null.',
    ],
    [
      { memberships: { a: { colour: 1 } } },
      'memberships.a.colour',
      'There is no field `colour` here. Fields are: `role`.',
    ],
    [
      { plus: [] },
      'plus',
      'There is no field `plus` here. Fields are: `add`, `remove`, `memberships`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').put(acmeTeam(ids.team('writers')), input)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field }),
    );
  });

  it('accepts 1000 names', async () => {
    const circle = await makeTestTeam(world, 1001);
    expect((await world.as('ana').put(circle.url, { add: circle.userIds.slice(1) })).status).toBe(
      204,
    );
    expect((await world.as('ana').get(`${circle.url}?limit=1`)).body.count).toBe(1000);
  });

  it('requires an admin or an owner of the team', async () => {
    const circle = await makeTestTeam(world);
    const [owner, inside, outside] = [await circle.as(1), await circle.as(2), await circle.as(4)];
    for (const visitor of [inside, outside]) {
      expect((await visitor.put(circle.url, { add: [circle.user(4)] })).body).toEqual(
        forbidden('admin', 'read'),
      );
      expect(errorsOf(await visitor.query(change, { input: { teamId: circle.team } }))).toEqual(
        forbiddenAt(['updateTeamMembers'], 'admin', 'read'),
      );
    }
    expect(
      (
        await owner.put(circle.url, {
          add: [circle.user(4)],
          memberships: { [circle.user(2)]: { role: 'owner' } },
        })
      ).status,
    ).toBe(204);
    expect(await circle.roles()).toEqual({ ...begin, 2: 'owner', 4: 'member' });
    expect((await world.as('eve').put(circle.url, {})).body).toEqual(notFound);
    expect((await world.as('dan').put(acmeTeam(ids.team('writers')), {})).body).toEqual(notFound);
  });

  it('records user ids in the event', async () => {
    const circle = await makeTestTeam(world);
    await world.as('ana').put(circle.url, { add: [circle.email(4)], remove: [circle.user(2)] });
    const { body } = await world
      .as('ana')
      .get(`/v1/orgs/${circle.id}/audit-events?action=team.updateMembers`);
    expect(body.items.map(({ related }: { related: string[] }) => [...related].sort())).toEqual([
      [circle.user(2), circle.user(4)].sort(),
    ]);
  });
});
