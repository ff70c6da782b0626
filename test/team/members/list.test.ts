// Tests the list of the members of a team: its order, its pagination and its statement count.
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/data/new-id.ts';
import {
  badCursor,
  badCursorAt,
  errorsOf,
  memberBody,
  notFound,
  notFoundAt,
  refused,
} from '../../member/expected.ts';
import { walkBackward, walkForward, walkRest } from '../../member/paging.ts';
import { type TestOrganization, makeOrganization, makeTeams } from '../../member/rows.ts';
import { ids, useWorld, type Visitor } from '../../support.ts';
import { acmeTeam, makeTestTeam } from './team.ts';

const world = useWorld();

const list =
  'query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { team(id: $id) { page: members(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }';

describe('the members of a team', () => {
  it('are listed newest first with their team roles, for anyone who can see the team', async () => {
    for (const name of ['ana', 'cat', 'dan'] as const) {
      const { status, body } = await world.as(name).get(acmeTeam(ids.team('partners')));
      expect(status).toBe(200);
      expect(body).toEqual({
        count: 2,
        items: [
          {
            organization: memberBody(world, 'dan'),
            team: { role: 'member' },
            permissions: { view: true },
          },
          {
            organization: memberBody(world, 'ana'),
            team: { role: 'owner' },
            permissions: { view: true },
          },
        ],
      });
    }
    const document =
      'query ($id: ID!) { team(id: $id) { members { nodes { __typename member { userId } team { id } membership { role } permissions { view } } edges { node { member { userId } } } totalCount } } }';
    const { data } = await world.as('dan').query(document, { id: ids.team('partners') });
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
          edges: [
            { node: { member: { userId: ids.user('dan') } } },
            { node: { member: { userId: ids.user('ana') } } },
          ],
          totalCount: 2,
        },
      },
    });
  });

  it('answer NOT_FOUND without a visible team', async () => {
    expect((await world.as('dan').get(acmeTeam(ids.team('writers')))).body).toEqual(notFound);
    expect((await world.as('eve').get(acmeTeam(ids.team('writers')))).body).toEqual(notFound);
    for (const id of [newId('Team'), ids.team('umbrella'), 'writers'])
      expect((await world.as('ana').get(acmeTeam(id))).body).toEqual(notFound);
    expect(errorsOf(await world.as('dan').query(list, { id: ids.team('writers') }))).toEqual(
      notFoundAt(['team']),
    );
  });

  it('are paginated to the end in both directions, ties sorted by id', async () => {
    const crowd = await makeOrganization(world, 9);
    const [id = ''] = await makeTeams(world, crowd.id, ['All'], crowd.memberIds);
    const rows = await world.console.database.prisma.teamMember.findMany({ where: { teamId: id } });
    const all = rows.sort(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    const on = (from: number, to: number) => all.slice(from, to).map((row) => row.id);
    const variables = { organization: crowd.id, id };
    expect(await walkForward(world.as('ana'), list, variables, 4)).toEqual([
      on(0, 4),
      on(4, 8),
      on(8, 9),
    ]);
    expect(await walkBackward(world.as('ana'), list, variables, 4)).toEqual([
      on(5, 9),
      on(1, 5),
      on(0, 1),
    ]);
    const { pages, counts } = await walkRest(
      world.as('ana'),
      `/v1/orgs/${crowd.id}/teams/${id}/members`,
      5,
    );
    const usersOf = (from: number, to: number) =>
      all.slice(from, to).map(({ memberId }) => crowd.userIds[crowd.memberIds.indexOf(memberId)]);
    expect(pages.map((items) => items.map(({ organization }) => organization.id))).toEqual([
      usersOf(0, 5),
      usersOf(5, 9),
    ]);
    expect(counts).toEqual([9, 9]);
  });

  it('continue after the cursor when members are added and removed between pages', async () => {
    const circle = await makeTestTeam(world);
    const first = await world.as('ana').get(`${circle.url}?limit=1`);
    expect(first.body.items[0].organization.id).toBe(circle.user(3));
    await world
      .as('ana')
      .put(circle.url, { add: [circle.user(4)], remove: [circle.user(3), circle.user(2)] });
    const second = await world.as('ana').get(`${circle.url}?limit=5&page=${first.body.next.page}`);
    expect(
      second.body.items.map(
        ({ organization }: { organization: { id: string } }) => organization.id,
      ),
    ).toEqual([circle.user(1)]);
    expect(second.body.count).toBe(2);
  });

  it('refuse cursors of another team or list, and invalid page sizes', async () => {
    const [circle, other] = [await makeTestTeam(world), await makeTestTeam(world)];
    const { body } = await world.as('ana').get(`${circle.url}?limit=1`);
    const { body: members } = await world.as('ana').get(`/v1/orgs/${circle.id}/members?limit=1`);
    for (const page of [body.next.page, 'x'])
      expect((await world.as('ana').get(`${other.url}?page=${page}`)).body).toEqual(badCursor);
    expect((await world.as('ana').get(`${circle.url}?page=${members.next.page}`)).body).toEqual(
      badCursor,
    );
    expect(
      errorsOf(await world.as('ana').query(list, { id: other.team, before: body.next.page })),
    ).toEqual(badCursorAt(['team', 'page'], 'before'));
    for (const limit of [0, 1001])
      expect((await world.as('ana').get(`${circle.url}?limit=${limit}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }),
      );
  });
});

describe('statements', () => {
  const counted = async (
    ask: (visitor: Visitor, crowd: TestOrganization, team: string) => Promise<void>,
  ): Promise<number[]> => {
    const counts: number[] = [];
    for (const size of [10, 200]) {
      const crowd = await makeOrganization(world, size);
      const [team = ''] = await makeTeams(world, crowd.id, ['All'], crowd.memberIds);
      counts.push(await world.countStatements('ana', (visitor) => ask(visitor, crowd, team)));
    }
    return counts;
  };

  it('lists 10 and 200 members of a team in 7 statements through /v1', async () => {
    expect(
      await counted(async (visitor, { id }, team) =>
        expect((await visitor.get(`/v1/orgs/${id}/teams/${team}/members?limit=200`)).status).toBe(
          200,
        ),
      ),
    ).toEqual([7, 7]);
  });

  it('lists 10 and 200 members of a team in 5 statements through GraphQL', async () => {
    const document =
      'query ($id: ID!) { team(id: $id) { members(first: 200) { nodes { membership { role } member { role user { email } } } } } }';
    expect(
      await counted(async (visitor, _, team) =>
        expect((await visitor.query(document, { id: team })).errors).toBeUndefined(),
      ),
    ).toEqual([5, 5]);
  });
});
