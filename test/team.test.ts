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
  teamBody,
} from './member/expected.ts';
import {
  fetchPage,
  pageOfOrganization,
  walkBackward,
  walkForward,
  walkRest,
} from './member/paging.ts';
import { type TestOrganization, makeOrganization, makeTeams } from './member/rows.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const teams = `/v1/orgs/${ids.acme}/teams`;
const list = pageOfOrganization('teams');
const team =
  'query ($id: ID!) { team(id: $id) { __typename id title createdAt memberCount spaceCount organization { id } permissions { admin view } } }';
const create =
  'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { title memberCount members { nodes { member { userId } membership { role } } } } } }';
const update =
  'mutation ($id: ID!, $title: String!) { updateTeam(input: { id: $id, title: $title }) { team { id title } } }';
const remove = 'mutation ($id: ID!) { deleteTeam(input: { id: $id }) { deletedTeamId } }';

const titlesOf = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);
/** Returns the roles in a team by user id. */
const rolesIn = async (organizationId: string, teamId: string): Promise<Record<string, string>> => {
  const { body } = await world.as('ana').get(`/v1/orgs/${organizationId}/teams/${teamId}/members`);
  return Object.fromEntries(
    body.items.map((item: { organization: { id: string }; team: { role: string } }) => [
      item.organization.id,
      item.team.role,
    ]),
  );
};

describe('a team', () => {
  it("is visible to every role from read up, with the caller's permissions", async () => {
    for (const [name, admin] of [
      ['ana', true],
      ['ben', true],
      ['cat', false],
    ] as const) {
      const { status, body } = await world.as(name).get(`${teams}/${ids.team('reviewers')}`);
      expect(status).toBe(200);
      expect(body).toEqual(teamBody('reviewers', admin));
    }
    const { data } = await world.as('cat').query(team, { id: ids.team('reviewers') });
    expect(data).toEqual({
      team: {
        __typename: 'Team',
        id: ids.team('reviewers'),
        title: 'Reviewers',
        createdAt: '2026-01-06T09:00:00.000Z',
        memberCount: 2,
        spaceCount: 0,
        organization: { id: ids.acme },
        permissions: { admin: false, view: true },
      },
    });
  });

  it('is visible to a guest in it, and NOT_FOUND for other guests', async () => {
    expect((await world.as('dan').get(`${teams}/${ids.team('partners')}`)).body).toEqual(
      teamBody('partners', false),
    );
    expect((await world.as('dan').get(`${teams}/${ids.team('writers')}`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('dan').query(team, { id: ids.team('writers') }))).toEqual(
      notFoundAt(['team']),
    );
  });

  it('answers NOT_FOUND for strangers, other organizations and invalid ids', async () => {
    expect((await world.as('eve').get(`${teams}/${ids.team('writers')}`)).body).toEqual(notFound);
    expect(
      (await world.as('eve').get(`/v1/orgs/${ids.umbrella}/teams/${ids.team('writers')}`)).body,
    ).toEqual(notFound);
    for (const id of [ids.team('umbrella'), newId('Team'), ids.acme, 'writers'])
      expect((await world.as('ana').get(`${teams}/${id}`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(team, { id: ids.team('writers') }))).toEqual(
      notFoundAt(['team']),
    );
    expect(errorsOf(await world.as('ana').query(team, { id: 'writers' }))).toEqual(
      graphQLError(['team'], 'BAD_USER_INPUT', 'id must be the id of a team, such as team_….', {
        field: 'id',
      }),
    );
  });
});

describe('the list of teams', () => {
  it("holds all of them by name from the role read up, and a guest's own", async () => {
    const { status, body } = await world.as('ben').get(teams);
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 3,
      items: [teamBody('partners', false), teamBody('reviewers', true), teamBody('writers', false)],
    });
    expect((await world.as('dan').get(teams)).body).toEqual({
      count: 1,
      items: [teamBody('partners', false)],
    });
    expect(
      (
        await world
          .as('dan')
          .query(
            'query ($id: ID!) { organization(id: $id) { teams { nodes { title } edges { node { title } } totalCount } } }',
            { id: ids.acme },
          )
      ).data,
    ).toEqual({
      organization: {
        teams: {
          nodes: [{ title: 'Partners' }],
          edges: [{ node: { title: 'Partners' } }],
          totalCount: 1,
        },
      },
    });
    expect((await world.as('eve').get(teams)).body).toEqual(notFound);
  });

  it('is empty for a guest without teams', async () => {
    const crowd = await makeOrganization(world, 2);
    await makeTeams(world, crowd.id, ['Closed'], crowd.memberIds.slice(0, 1));
    await world.as('ana').patch(`/v1/orgs/${crowd.id}/members/${crowd.userIds[1]}`, { role: null });
    const guest = world.with(await world.tokenOf(crowd.userIds[1] ?? ''));
    expect((await guest.get(`/v1/orgs/${crowd.id}/teams`)).body).toEqual({ count: 0, items: [] });
  });

  it('ignores case in its order, sorts ties by id, and is paginated both ways', async () => {
    const crowd = await makeOrganization(world, 1);
    const alphas = await makeTeams(world, crowd.id, ['Alpha', 'alpha', 'ALPHA']);
    const [gamma, delta] = await makeTeams(world, crowd.id, ['Gamma', 'delta']);
    const betas = await makeTeams(world, crowd.id, ['beta', 'BETA']);
    const all = [...alphas.sort(), ...betas.sort(), delta, gamma];
    expect(await walkForward(world.as('ana'), list, { id: crowd.id }, 2)).toEqual([
      all.slice(0, 2),
      all.slice(2, 4),
      all.slice(4, 6),
      all.slice(6),
    ]);
    expect(await walkBackward(world.as('ana'), list, { id: crowd.id }, 2)).toEqual([
      all.slice(5),
      all.slice(3, 5),
      all.slice(1, 3),
      all.slice(0, 1),
    ]);
    const { pages, counts } = await walkRest(world.as('ana'), `/v1/orgs/${crowd.id}/teams`, 3);
    expect(pages.map((items) => items.map(({ id }) => id))).toEqual([
      all.slice(0, 3),
      all.slice(3, 6),
      all.slice(6),
    ]);
    expect(counts).toEqual([7, 7, 7]);
  });

  it('continues after the cursor when teams are added and deleted', async () => {
    const crowd = await makeOrganization(world, 1);
    const url = `/v1/orgs/${crowd.id}/teams`;
    const made = await makeTeams(world, crowd.id, ['b', 'd', 'f', 'h']);
    const first = await world.as('ana').get(`${url}?limit=2`);
    expect(titlesOf(first.body.items)).toEqual(['b', 'd']);
    await world.as('ana').delete(`${url}/${made[1]}`);
    await Promise.all(['a', 'e', 'z'].map((title) => world.as('ana').put(url, { title })));
    const second = await world.as('ana').get(`${url}?limit=10&page=${first.body.next.page}`);
    expect(titlesOf(second.body.items)).toEqual(['e', 'f', 'h', 'z']);
    expect(second.body.count).toBe(6);
  });

  it('can be filtered by a part of the title in any case; %, _ and \\ are literal', async () => {
    const crowd = await makeOrganization(world, 1);
    await makeTeams(world, crowd.id, [
      '100% Legal',
      'snake_case',
      'back\\slash',
      'Éditeurs',
      'plain',
    ]);
    const titles = async (title: string) =>
      titlesOf(
        (await world.as('ana').get(`/v1/orgs/${crowd.id}/teams?title=${encodeURIComponent(title)}`))
          .body.items,
      );
    expect(await titles('LEGAL')).toEqual(['100% Legal']);
    expect(await titles('%')).toEqual(['100% Legal']);
    expect(await titles('_')).toEqual(['snake_case']);
    expect(await titles('\\')).toEqual(['back\\slash']);
    expect(await titles('éd')).toEqual(['Éditeurs']);
    expect(await titles('nothing')).toEqual([]);
    expect(await titles('')).toHaveLength(5);
    expect(await titles('a'.repeat(255))).toEqual([]);
    const page = await fetchPage(
      world.as('ana'),
      pageOfOrganization('teams', 'filter: { title: $title }', ', $title: String'),
      { id: crowd.id, title: '_' },
    );
    expect([page.nodes.length, page.totalCount]).toEqual([1, 1]);
    expect((await world.as('ana').get(`${teams}?title=${'a'.repeat(256)}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'title must have at most 255 characters, and has 256.', {
        field: 'title',
      }),
    );
  });

  it('can be filtered by owner; plain members do not count', async () => {
    const owned = async (owner: string) =>
      titlesOf((await world.as('cat').get(`${teams}?owner=${owner}`)).body.items);
    expect(await owned(ids.user('ana'))).toEqual(['Partners', 'Writers']);
    expect(await owned(ids.user('ben'))).toEqual(['Reviewers']);
    expect(await owned(ids.user('cat'))).toEqual([]);
    expect(await owned(ids.user('eve'))).toEqual([]);
    expect(await owned(newId('User'))).toEqual([]);
    expect((await world.as('dan').get(`${teams}?owner=${ids.user('ana')}`)).body).toEqual({
      count: 1,
      items: [teamBody('partners', false)],
    });
    expect((await world.as('cat').get(`${teams}?owner=${ids.user('ana')}&title=W`)).body).toEqual({
      count: 1,
      items: [teamBody('writers', false)],
    });
    const page = await fetchPage(
      world.as('cat'),
      pageOfOrganization('teams', 'filter: { ownerId: $owner }', ', $owner: ID'),
      { id: ids.acme, owner: ids.user('ben') },
    );
    expect(page.nodes).toEqual([{ id: ids.team('reviewers') }]);
    for (const owner of ['ana', ids.member('ana'), ''])
      expect((await world.as('cat').get(`${teams}?owner=${owner}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'owner must be the id of a user, such as usr_….', {
          field: 'owner',
        }),
      );
  });

  it('refuses cursors of another list, filter or organization, and invalid sizes', async () => {
    const crowd = await makeOrganization(world, 2);
    await makeTeams(world, crowd.id, ['One', 'Two']);
    const url = `/v1/orgs/${crowd.id}/teams`;
    const { body } = await world.as('ana').get(`${url}?limit=1`);
    const { body: members } = await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=1`);
    expect((await world.as('ana').get(`${url}?page=${body.next.page}`)).body.items).toHaveLength(1);
    for (const query of [
      `title=o&page=${body.next.page}`,
      `owner=${ids.user('ana')}&page=${body.next.page}`,
      `page=${members.next.page}`,
      'page=x',
    ])
      expect((await world.as('ana').get(`${url}?${query}`)).body).toEqual(badCursor);
    expect((await world.as('ana').get(`${teams}?page=${body.next.page}`)).body).toEqual(badCursor);
    expect(
      errorsOf(await world.as('ana').query(list, { id: ids.acme, after: body.next.page })),
    ).toEqual(badCursorAt(['organization', 'page'], 'after'));
    for (const limit of [0, 1001])
      expect((await world.as('ana').get(`${teams}?limit=${limit}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }),
      );
  });
});

describe('creating a team', () => {
  it('makes the caller its owner and named users members, and returns its location', async () => {
    const crowd = await makeOrganization(world, 3);
    const { status, headers, body } = await world.as('ana').put(`/v1/orgs/${crowd.id}/teams`, {
      title: 'Made',
      members: [crowd.userIds[1], crowd.userIds[1]],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      object: 'team',
      id: body.id,
      title: 'Made',
      members: 2,
      spaces: 0,
      createdAt: body.createdAt,
      permissions: { admin: true, view: true },
    });
    expect(headers.get('location')).toBe(`${world.url}/v1/orgs/${crowd.id}/teams/${body.id}`);
    expect(
      (await world.as('ana').get(new URL(headers.get('location') ?? '').pathname)).body,
    ).toEqual(body);
    expect(await rolesIn(crowd.id, body.id)).toEqual({
      [ids.user('ana')]: 'owner',
      [crowd.userIds[1] ?? '']: 'member',
    });
  });

  it('makes the caller its owner even when they name themselves as a member', async () => {
    const crowd = await makeOrganization(world, 1);
    const { data } = await world.as('ana').query(create, {
      input: { organizationId: crowd.id, title: 'Mine', memberUserIds: [ids.user('ana')] },
    });
    expect(data).toEqual({
      createTeam: {
        team: {
          title: 'Mine',
          memberCount: 1,
          members: {
            nodes: [{ member: { userId: ids.user('ana') }, membership: { role: 'OWNER' } }],
          },
        },
      },
    });
  });

  it.each(['a', 'a'.repeat(64), '😀'.repeat(64), '  spaces  ', 'Made twice'])(
    'accepts the name %j, twice',
    async (title) => {
      const crowd = await makeOrganization(world, 1);
      for (let time = 0; time < 2; time++)
        expect(
          (await world.as('ana').put(`/v1/orgs/${crowd.id}/teams`, { title })).body.title,
        ).toBe(title);
    },
  );

  it.each([
    [{}, 'title', 'title is required.'],
    [{ title: '' }, 'title', 'title must have 1 to 64 characters, and has 0.'],
    [{ title: 'a'.repeat(65) }, 'title', 'title must have 1 to 64 characters, and has 65.'],
    [{ title: null }, 'title', 'title must be a text.'],
    [{ title: 'T', members: null }, 'members', 'members may be absent, but not null.'],
    [
      { title: 'T', members: [ids.acme] },
      'members.0',
      'members.0 must be the id of a user, such as usr_….',
    ],
    [
      { title: 'T', members: [ids.user('ben'), ids.user('eve')] },
      'members.1',
      'This user is not a member of the organization.',
    ],
    [
      { title: 'T', members: Array.from({ length: 1001 }, () => ids.user('ben')) },
      'members',
      'members must have at most 1000 items, and has 1001.',
    ],
    [
      { title: 'T', owner: 'me' },
      'owner',
      'There is no field `owner` here. Fields are: `title`, `members`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await world.as('ana').put(teams, input);
    expect(status).toBe(400);
    expect(body).toEqual(refused(400, 'BAD_USER_INPUT', message, { field }));
    expect((await world.as('ana').get(teams)).body.count).toBe(3);
  });

  it('requires an admin; a service account creates one without an owner', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['dan', 'guest'],
    ] as const)
      expect((await world.as(name).put(teams, { title: 'T' })).body).toEqual(
        forbidden('admin', has),
      );
    expect(
      errorsOf(
        await world.as('cat').query(create, { input: { organizationId: ids.acme, title: 'T' } }),
      ),
    ).toEqual(forbiddenAt(['createTeam'], 'admin', 'comment'));
    expect((await world.as('eve').put(teams, { title: 'T' })).body).toEqual(notFound);
    const crowd = await makeOrganization(world, 1);
    const { body: account } = await world
      .as('ana')
      .post(`/v1/orgs/${crowd.id}/service-accounts`, { name: 'Robot', role: 'admin' });
    const { body: robot } = await world
      .as('ana')
      .post(`/v1/orgs/${crowd.id}/service-accounts/${account.id}/tokens`, { label: 'Robot' });
    expect(
      (await world.with(robot.secret).put(`/v1/orgs/${crowd.id}/teams`, { title: 'Robots' })).body
        .members,
    ).toBe(0);
  });
});

describe('renaming a team', () => {
  it('changes its name, and requires an admin: an owner is refused', async () => {
    const crowd = await makeOrganization(world, 2);
    const [id = ''] = await makeTeams(world, crowd.id, ['Before'], [crowd.memberIds[1] ?? '']);
    const url = `/v1/orgs/${crowd.id}/teams/${id}`;
    const { status, body } = await world.as('ana').patch(url, { title: 'After' });
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'team',
      id,
      title: 'After',
      members: 1,
      spaces: 0,
      createdAt: '2026-02-01T00:00:00.000Z',
      permissions: { admin: true, view: true },
    });
    expect((await world.as('ana').query(update, { id, title: 'Later' })).data).toEqual({
      updateTeam: { team: { id, title: 'Later' } },
    });
    const owner = world.with(await world.tokenOf(crowd.userIds[1] ?? ''));
    expect((await owner.patch(url, { title: 'Mine' })).body).toEqual(forbidden('admin', 'read'));
    expect(errorsOf(await owner.query(update, { id, title: 'Mine' }))).toEqual(
      forbiddenAt(['updateTeam'], 'admin', 'read'),
    );
    expect((await owner.get(url)).body).toEqual({ ...body, title: 'Later' });
  });

  it.each([
    [{}, 'title is required.'],
    [{ title: '' }, 'title must have 1 to 64 characters, and has 0.'],
    [{ title: 'a'.repeat(65) }, 'title must have 1 to 64 characters, and has 65.'],
    [{ title: null }, 'title must be a text.'],
  ])('refuses %j', async (input, message) => {
    expect((await world.as('ana').patch(`${teams}/${ids.team('writers')}`, input)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', message, { field: 'title' }),
    );
  });

  it('answers NOT_FOUND for an unknown or invisible team', async () => {
    expect((await world.as('ana').patch(`${teams}/${newId('Team')}`, { title: 'T' })).body).toEqual(
      notFound,
    );
    expect(
      (await world.as('ana').patch(`${teams}/${ids.team('umbrella')}`, { title: 'T' })).body,
    ).toEqual(notFound);
    expect(
      (await world.as('dan').patch(`${teams}/${ids.team('writers')}`, { title: 'T' })).body,
    ).toEqual(notFound);
    expect(
      (await world.as('dan').patch(`${teams}/${ids.team('partners')}`, { title: 'T' })).body,
    ).toEqual(forbidden('admin', 'guest'));
    expect(
      errorsOf(await world.as('eve').query(update, { id: ids.team('writers'), title: 'T' })),
    ).toEqual(notFoundAt(['updateTeam']));
  });
});

describe('deleting a team', () => {
  it('keeps its members in the organization, and is idempotent', async () => {
    const crowd = await makeOrganization(world, 2);
    const [id = '', other = ''] = await makeTeams(world, crowd.id, ['One', 'Two'], crowd.memberIds);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.as('ana').delete(`/v1/orgs/${crowd.id}/teams/${id}`);
      expect(status).toBe(204);
      expect(body).toBeUndefined();
    }
    expect((await world.as('ana').get(`/v1/orgs/${crowd.id}/teams/${id}`)).body).toEqual(notFound);
    expect((await world.as('ana').get(`/v1/orgs/${crowd.id}/members`)).body.count).toBe(2);
    expect((await world.as('ana').query(remove, { id: other })).data).toEqual({
      deleteTeam: { deletedTeamId: other },
    });
    expect(errorsOf(await world.as('ana').query(remove, { id: other }))).toEqual(
      notFoundAt(['deleteTeam']),
    );
  });

  it('requires an admin; an invisible team appears deleted', async () => {
    for (const [name, has] of [
      ['ben', 'edit'],
      ['cat', 'comment'],
    ] as const)
      expect((await world.as(name).delete(`${teams}/${ids.team('reviewers')}`)).body).toEqual(
        forbidden('admin', has),
      );
    expect(errorsOf(await world.as('dan').query(remove, { id: ids.team('partners') }))).toEqual(
      forbiddenAt(['deleteTeam'], 'admin', 'guest'),
    );
    for (const id of [ids.team('writers'), ids.team('umbrella'), newId('Team')])
      expect((await world.as('dan').delete(`${teams}/${id}`)).status).toBe(204);
    for (const id of [ids.team('writers'), newId('Team')])
      expect((await world.as('eve').delete(`${teams}/${id}`)).body).toEqual(notFound);
    expect((await world.as('ana').get(teams)).body.count).toBe(3);
  });

  it('happens once under concurrent requests', async () => {
    const crowd = await makeOrganization(world, 1);
    const [id = ''] = await makeTeams(world, crowd.id, ['Once']);
    const answers = await Promise.all(
      [0, 1, 2].map(() => world.as('ana').delete(`/v1/orgs/${crowd.id}/teams/${id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });
});

describe('statements', () => {
  const counted = async (
    ask: (visitor: Visitor, crowd: TestOrganization) => Promise<void>,
  ): Promise<number[]> => {
    const counts: number[] = [];
    for (const size of [10, 200]) {
      const crowd = await makeOrganization(world, 2);
      await makeTeams(
        world,
        crowd.id,
        Array.from({ length: size }, (_, i) => `Team ${i}`),
        crowd.memberIds,
      );
      counts.push(await world.countStatements('ana', (visitor) => ask(visitor, crowd)));
    }
    return counts;
  };

  it('lists 10 and 200 teams in 5 statements through /v1', async () => {
    expect(
      await counted(async (visitor, { id }) =>
        expect((await visitor.get(`/v1/orgs/${id}/teams?limit=200`)).status).toBe(200),
      ),
    ).toEqual([5, 5]);
  });

  it('lists 10 and 200 teams of an owner in 6 statements through /v1', async () => {
    expect(
      await counted(async (visitor, { id }) =>
        expect(
          (await visitor.get(`/v1/orgs/${id}/teams?limit=200&title=team&owner=${ids.user('ana')}`))
            .status,
        ).toBe(200),
      ),
    ).toEqual([6, 6]);
  });

  it('lists 10 and 200 teams with their members in 7 statements through GraphQL', async () => {
    const document =
      'query ($id: ID!) { organization(id: $id) { teams(first: 200) { nodes { title memberCount members(first: 2) { nodes { member { user { displayName } } } } } } } }';
    expect(
      await counted(async (visitor, { id }) =>
        expect((await visitor.query(document, { id })).errors).toBeUndefined(),
      ),
    ).toEqual([7, 7]);
  });

  it('lists the teams of 2 and 8 organizations of a guest in 3 statements', async () => {
    const { prisma } = world.console.database;
    const document =
      '{ organizations(first: 20) { nodes { teams(first: 5) { totalCount nodes { title } } } } }';
    const own = { totalCount: 1, nodes: [{ title: 'Own' }] };
    const counts: number[] = [];
    for (const size of [2, 8]) {
      const userId = newId('User');
      const email = `${userId.toLowerCase()}@guest.test`;
      await prisma.user.create({ data: { id: userId, email, displayName: 'Guest' } });
      for (let n = 0; n < size; n++) {
        const { id: organizationId } = await makeOrganization(world, 1);
        const id = newId('Member');
        await prisma.member.create({ data: { id, organizationId, userId, role: null } });
        await makeTeams(world, organizationId, ['Own'], [id]);
        await makeTeams(world, organizationId, ['Other']);
      }
      const visitor = world.with(await world.tokenOf(userId));
      await visitor.get('/v1/user'); // records the use of the token
      const sent = await statementsOf(async () => {
        const { data } = await visitor.query(document);
        expect(data.organizations.nodes).toEqual(
          Array.from({ length: size }, () => ({ teams: own })),
        );
      });
      counts.push(sent.length);
    }
    expect(counts).toEqual([3, 3]);
  });
});
