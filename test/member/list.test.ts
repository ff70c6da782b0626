import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import {
  badCursor,
  badCursorAt,
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  memberBody,
  notFound,
  notFoundAt,
  refused,
} from './expected.ts';
import { fetchPage, pageOfOrganization, walkBackward, walkForward, walkRest } from './paging.ts';
import { type TestOrganization, makeOrganization, makeTeams, minute } from './rows.ts';

const world = useWorld();

const members = `/v1/orgs/${ids.acme}/members`;
const list = pageOfOrganization('members');
/** Returns members in the order of the list: newest first, ties by id. */
const newestFirst = ({ memberIds }: TestOrganization): string[] =>
  memberIds
    .map((id, i) => ({ id, at: Math.floor(i / 2) }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
/** Returns the user ids of members, which `/v1` shows as their ids. */
const usersOf = (crowd: TestOrganization, memberIds: readonly string[]): (string | undefined)[] =>
  memberIds.map((id) => crowd.userIds[crowd.memberIds.indexOf(id)]);
const idsOn = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/**
 * Returns the members of Acme Docs that a query of `/v1` finds, by the local parts of their
 * addresses.
 */
async function found(query: string): Promise<string[]> {
  const { body } = await world.as('ana').get(`${members}?${query}`);
  expect(body.count).toBe(body.items.length);
  return body.items.map(({ user }: { user: { email: string } }) => user.email.split('@')[0]);
}

describe('the list of members', () => {
  it('holds all members, newest first, for every role from read up', async () => {
    for (const name of ['ana', 'ben', 'cat'] as const) {
      const { status, body } = await world.as(name).get(members);
      expect(status).toBe(200);
      expect(body).toEqual({
        count: 4,
        items: [
          memberBody(world, 'dan'),
          memberBody(world, 'cat'),
          memberBody(world, 'ben'),
          memberBody(world, 'ana'),
        ],
      });
    }
  });

  it('is a connection in GraphQL', async () => {
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { organization(id: $id) { members(first: 2) { __typename nodes { userId } edges { cursor node { userId } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }',
        { id: ids.acme },
      );
    const { edges } = data.organization.members;
    const [dan, cat] = [{ userId: ids.user('dan') }, { userId: ids.user('cat') }];
    expect(data).toEqual({
      organization: {
        members: {
          __typename: 'MemberConnection',
          nodes: [dan, cat],
          edges: [
            { cursor: edges[0].cursor, node: dan },
            { cursor: edges[1].cursor, node: cat },
          ],
          pageInfo: {
            hasNextPage: true,
            hasPreviousPage: false,
            startCursor: edges[0].cursor,
            endCursor: edges[1].cursor,
          },
          totalCount: 4,
        },
      },
    });
  });

  it('is forbidden for guests and NOT_FOUND for strangers', async () => {
    const guest = await world.as('dan').get(members);
    expect(guest.status).toBe(403);
    expect(guest.body).toEqual(forbidden('read', 'guest'));
    expect(errorsOf(await world.as('dan').query(list, { id: ids.acme }))).toEqual(
      forbiddenAt(['organization', 'page'], 'read', 'guest'),
    );
    expect((await world.as('eve').get(members)).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(list, { id: ids.acme }))).toEqual(
      notFoundAt(['organization']),
    );
  });

  it('can be sorted in both directions', async () => {
    expect(await found('order=asc')).toEqual(['ana', 'ben', 'cat', 'dan']);
    expect(await found('order=desc')).toEqual(['dan', 'cat', 'ben', 'ana']);
    expect((await world.as('ana').get(`${members}?order=up`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'order must be one of asc, desc.', { field: 'order' }),
    );
  });

  it('accepts null for every optional argument', async () => {
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { organization(id: $id) { members(orderBy: null, filter: null, first: null, after: null) { nodes { userId } } } }',
        { id: ids.acme },
      );
    expect(data.organization.members.nodes).toEqual([
      { userId: ids.user('dan') },
      { userId: ids.user('cat') },
      { userId: ids.user('ben') },
      { userId: ids.user('ana') },
    ]);
  });

  it('is paginated in both directions, ties sorted by id', async () => {
    const crowd = await makeOrganization(world, 11);
    const all = newestFirst(crowd);
    expect(await walkForward(world.as('ana'), list, { id: crowd.id }, 4)).toEqual([
      all.slice(0, 4),
      all.slice(4, 8),
      all.slice(8),
    ]);
    expect(await walkBackward(world.as('ana'), list, { id: crowd.id }, 4)).toEqual([
      all.slice(7),
      all.slice(3, 7),
      all.slice(0, 3),
    ]);
    const ascending = pageOfOrganization('members', 'orderBy: { direction: ASC }');
    expect(await walkForward(world.as('ana'), ascending, { id: crowd.id }, 5)).toEqual([
      all.slice(6).reverse(),
      all.slice(1, 6).reverse(),
      all.slice(0, 1),
    ]);
    for (const limit of [4, 1, 11]) {
      const { pages, counts } = await walkRest(
        world.as('ana'),
        `/v1/orgs/${crowd.id}/members`,
        limit,
      );
      expect(pages.flatMap(idsOn)).toEqual(usersOf(crowd, all));
      expect(counts).toEqual(Array.from({ length: Math.ceil(11 / limit) }, () => 11));
    }
  });

  it('returns the items between two cursors when both are passed', async () => {
    const crowd = await makeOrganization(world, 8);
    const all = newestFirst(crowd);
    const cursors = (await walkForward(world.as('ana'), list, { id: crowd.id }, 8)).flat();
    expect(cursors).toEqual(all);
    const first = await fetchPage(world.as('ana'), list, { id: crowd.id, first: 2 });
    const last = await fetchPage(world.as('ana'), list, { id: crowd.id, last: 2 });
    const between = {
      id: crowd.id,
      after: first.pageInfo.endCursor,
      before: last.pageInfo.startCursor,
    };
    expect(idsOn((await fetchPage(world.as('ana'), list, between)).nodes)).toEqual(all.slice(2, 6));
    expect(idsOn((await fetchPage(world.as('ana'), list, { ...between, first: 3 })).nodes)).toEqual(
      all.slice(2, 5),
    );
    expect(idsOn((await fetchPage(world.as('ana'), list, { ...between, last: 3 })).nodes)).toEqual(
      all.slice(3, 6),
    );
  });

  it('continues after the cursor when members join and leave between pages', async () => {
    const crowd = await makeOrganization(world, 8);
    const all = usersOf(crowd, newestFirst(crowd));
    const first = await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=3`);
    expect(idsOn(first.body.items)).toEqual(all.slice(0, 3));
    for (const n of [0, 2, 4])
      await world.as('ana').delete(`/v1/orgs/${crowd.id}/members/${all[n]}`);
    await world.console.database.prisma.member.create({
      data: {
        id: newId('Member'),
        organizationId: crowd.id,
        userId: ids.user('ben'),
        role: 'READ',
        joinedAt: minute(99),
      },
    });
    const second = await world
      .as('ana')
      .get(`/v1/orgs/${crowd.id}/members?limit=50&page=${first.body.next.page}`);
    expect(idsOn(second.body.items)).toEqual([all[3], ...all.slice(5)]);
    expect(second.body.count).toBe(6);
    expect(second.body.next).toBeUndefined();
  });

  it.each(['order=asc', 'role=read', 'search=person', 'sort=lastSeenAt'])(
    'refuses a cursor of the list without %s',
    async (filter) => {
      const crowd = await makeOrganization(world, 4);
      const { body } = await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=1`);
      expect(
        (await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=2&page=${body.next.page}`))
          .status,
      ).toBe(200);
      const other = await world
        .as('ana')
        .get(`/v1/orgs/${crowd.id}/members?${filter}&page=${body.next.page}`);
      expect(other.status).toBe(400);
      expect(other.body).toEqual(badCursor);
    },
  );

  it('refuses cursors of another organization, of another list, and malformed ones', async () => {
    const crowd = await makeOrganization(world, 4);
    await makeTeams(world, crowd.id, ['One', 'Two']);
    const { body } = await world.as('ana').get(`/v1/orgs/${crowd.id}/members?limit=1`);
    const { body: teams } = await world.as('ana').get(`/v1/orgs/${crowd.id}/teams?limit=1`);
    for (const page of [
      body.next.page,
      teams.next.page,
      '',
      'x',
      'e30',
      `${body.next.page}x`,
      'a'.repeat(3000),
    ])
      expect((await world.as('ana').get(`${members}?page=${page}`)).body).toEqual(badCursor);
    for (const field of ['after', 'before'] as const)
      expect(
        errorsOf(await world.as('ana').query(list, { id: ids.acme, [field]: body.next.page })),
      ).toEqual(badCursorAt(['organization', 'page'], field));
  });

  it('takes page sizes from 1 to 1000, with a default of 50', async () => {
    const crowd = await makeOrganization(world, 52);
    const url = `/v1/orgs/${crowd.id}/members`;
    expect((await world.as('ana').get(url)).body.items).toHaveLength(50);
    expect((await world.as('ana').get(`${url}?limit=1`)).body.items).toHaveLength(1);
    expect((await world.as('ana').get(`${url}?limit=1000`)).body.items).toHaveLength(52);
    for (const limit of ['0', '1001', '-1', '99999999999']) {
      const { status, body } = await world.as('ana').get(`${url}?limit=${limit}`);
      expect(status).toBe(400);
      expect(body.error.field).toBe('limit');
    }
    for (const limit of ['', 'ten', '1.5', '1e2'])
      expect((await world.as('ana').get(`${url}?limit=${limit}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'limit must be a whole number.', { field: 'limit' }),
      );
    expect((await world.as('ana').get(`${url}?limit=1&limit=2`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'limit may be given only once.', { field: 'limit' }),
    );
    for (const field of ['first', 'last'])
      for (const size of [0, 1001, -1])
        expect(
          errorsOf(await world.as('ana').query(list, { id: crowd.id, [field]: size })),
        ).toEqual(
          graphQLError(['organization', 'page'], 'BAD_USER_INPUT', `${field} must be 1 to 1000.`, {
            field,
          }),
        );
    expect(
      errorsOf(await world.as('ana').query(list, { id: crowd.id, first: 1, last: 1 })),
    ).toEqual(
      graphQLError(['organization', 'page'], 'BAD_USER_INPUT', 'Send first or last, not both.', {
        field: 'last',
      }),
    );
  });
});

describe('members of a role', () => {
  it.each([
    ['admin', ['ana']],
    ['create', []],
    ['review', []],
    ['edit', ['ben']],
    ['comment', ['cat']],
    ['read', []],
    ['guest', ['dan']],
  ])('are those with the role %s', async (role, expected) => {
    expect(await found(`role=${role}`)).toEqual(expected);
    const page = await fetchPage(
      world.as('ana'),
      pageOfOrganization('members', 'filter: { role: [$role] }', ', $role: RoleFilter!'),
      { id: ids.acme, role: role.toUpperCase() },
    );
    expect(page.nodes).toHaveLength(expected.length);
    expect(page.totalCount).toBe(expected.length);
  });

  it('are refused for an unknown role', async () => {
    for (const role of ['null', 'ADMIN', 'owner', ''])
      expect((await world.as('ana').get(`${members}?role=${role}`)).body).toEqual(
        refused(
          400,
          'BAD_USER_INPUT',
          'role must be one of admin, create, review, edit, comment, read, guest.',
          { field: 'role' },
        ),
      );
  });
});

describe('searching members', () => {
  it.each([
    ['search=BEN', ['ben']],
    ['search=cooper', ['cat']],
    ['search=acme.test', ['dan', 'cat', 'ben', 'ana']],
    ['search=', ['dan', 'cat', 'ben', 'ana']],
    ['search=eve', []],
    ['search=_', []],
    ['search=%25', []],
    ['search=%5C', []],
    ['search=an&role=edit', ['ben']],
  ])('finds names and addresses: %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('does not match a text across the name and the address', async () => {
    expect(await found('search=alvarez%20ana')).toEqual([]);
  });

  it('treats %, _ and \\ as literal characters', async () => {
    const crowd = await makeOrganization(world, 5);
    const names = ['100% sure', 'snake_case', 'back\\slash', 'plain'];
    await Promise.all(
      names.map((displayName, i) =>
        world.console.database.prisma.user.update({
          where: { id: crowd.userIds[i + 1] ?? '' },
          data: { displayName },
        }),
      ),
    );
    for (const [search, n] of [
      ['0%', 1],
      ['E_c', 2],
      ['K\\s', 3],
    ] as const) {
      const { body } = await world
        .as('ana')
        .get(`/v1/orgs/${crowd.id}/members?search=${encodeURIComponent(search)}`);
      expect([body.count, idsOn(body.items)]).toEqual([1, [crowd.userIds[n]]]);
      const page = await fetchPage(
        world.as('ana'),
        pageOfOrganization('members', 'filter: { search: $search }', ', $search: String'),
        { id: crowd.id, search },
      );
      expect([page.totalCount, idsOn(page.nodes)]).toEqual([1, [crowd.memberIds[n]]]);
    }
  });

  it('takes 255 characters and refuses 256', async () => {
    expect(await found(`search=${'a'.repeat(255)}`)).toEqual([]);
    expect((await world.as('ana').get(`${members}?search=${'a'.repeat(256)}`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'search must have at most 255 characters, and has 256.', {
        field: 'search',
      }),
    );
    expect((await world.as('ana').get(`${members}?search=%00`)).body).toEqual(
      refused(
        400,
        'BAD_USER_INPUT',
        'search must not contain the character U+0000 or half of a surrogate pair.',
        { field: 'search' },
      ),
    );
  });
});

describe('members sorted by lastSeenAt', () => {
  it('are those who were seen at least once and are not disabled', async () => {
    const crowd = await makeOrganization(world, 6);
    const setLastSeen = (n: number, minutes: number, disabled = false) =>
      world.console.database.prisma.member.update({
        where: { key: { id: crowd.memberIds[n] ?? '', organizationId: crowd.id } },
        data: { lastSeenAt: minute(minutes), disabled },
      });
    await Promise.all([
      setLastSeen(1, 30),
      setLastSeen(3, 10),
      setLastSeen(4, 20),
      setLastSeen(5, 40, true),
    ]);
    const [, second, , fourth, fifth] = crowd.userIds;
    const rest = async (query: string) =>
      walkRest(world.as('ana'), `/v1/orgs/${crowd.id}/members?sort=lastSeenAt${query}`, 2);
    const down = await rest('');
    expect(down.pages.map(idsOn)).toEqual([[second, fifth], [fourth]]);
    expect(down.counts).toEqual([3, 3]);
    expect((await rest('&order=asc')).pages.map(idsOn)).toEqual([[fourth, fifth], [second]]);
    expect((await rest('&role=guest')).pages).toEqual([[]]);
    const by = pageOfOrganization(
      'members',
      'orderBy: { field: LAST_SEEN_AT }, filter: { seen: true, disabled: false }',
    );
    expect(await walkBackward(world.as('ana'), by, { id: crowd.id }, 2)).toEqual([
      [crowd.memberIds[4], crowd.memberIds[3]],
      [crowd.memberIds[1]],
    ]);
  });

  it('are none when nobody was seen; an unknown sort is refused', async () => {
    const crowd = await makeOrganization(world, 2);
    expect(
      (await world.as('ana').get(`/v1/orgs/${crowd.id}/members?sort=lastSeenAt`)).body,
    ).toEqual({ count: 0, items: [] });
    expect((await world.as('ana').get(`${members}?sort=name`)).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'sort must be one of joinedAt, lastSeenAt.', {
        field: 'sort',
      }),
    );
    expect(await found('sort=joinedAt')).toEqual(['dan', 'cat', 'ben', 'ana']);
  });
});

describe('statements', () => {
  /**
   * Returns the number of statements of a request in an organization of 10 members and in one of
   * 200, where every member is in 10 and in 200 teams.
   */
  async function counted(
    ask: (visitor: Visitor, crowd: TestOrganization) => Promise<unknown>,
  ): Promise<number[]> {
    const counts: number[] = [];
    for (const size of [10, 200]) {
      const crowd = await makeOrganization(world, size);
      await makeTeams(
        world,
        crowd.id,
        Array.from({ length: size }, (_, i) => `Team ${i}`),
        crowd.memberIds.slice(0, 2),
      );
      counts.push(await world.countStatements('ana', (visitor) => ask(visitor, crowd)));
    }
    return counts;
  }
  const graph =
    (document: string) =>
    async (visitor: Visitor, { id, memberIds }: TestOrganization) =>
      expect((await visitor.query(document, { id, member: memberIds[1] })).errors).toBeUndefined();
  const rest =
    (path: (crowd: TestOrganization) => string) =>
    async (visitor: Visitor, crowd: TestOrganization) =>
      expect((await visitor.get(path(crowd))).status).toBe(200);

  it('lists 10 and 200 members in 6 statements through /v1', async () => {
    expect(await counted(rest(({ id }) => `/v1/orgs/${id}/members?limit=200`))).toEqual([6, 6]);
  });

  it('lists 10 and 200 members with users and counts in 5 statements through GraphQL', async () => {
    expect(
      await counted(
        graph(
          'query ($id: ID!) { organization(id: $id) { members(first: 200) { totalCount nodes { id user { email } teamCount } } } }',
        ),
      ),
    ).toEqual([5, 5]);
  });

  it('lists 10 and 200 members that a search found in 6 statements through /v1', async () => {
    expect(
      await counted(rest(({ id }) => `/v1/orgs/${id}/members?limit=200&search=e&role=read`)),
    ).toEqual([6, 6]);
  });

  it('lists 10 and 200 teams of a member in 6 statements through /v1', async () => {
    expect(
      await counted(
        rest(({ id, userIds }) => `/v1/orgs/${id}/members/${userIds[1]}/teams?limit=200`),
      ),
    ).toEqual([6, 6]);
  });

  it('lists 10 and 200 teams of a member in 4 statements through GraphQL', async () => {
    expect(
      await counted(
        graph(
          'query ($member: ID!) { member(id: $member) { teams(first: 200) { totalCount nodes { membership { role } team { title } } } } }',
        ),
      ),
    ).toEqual([4, 4]);
  });

  it('lists 10 and 200 members with teams and members in 7 statements in GraphQL', async () => {
    expect(
      await counted(
        graph(
          'query ($id: ID!) { organization(id: $id) { members(first: 200) { nodes { teams(first: 2) { nodes { team { members(first: 2) { nodes { member { userId } } } } } } } } } }',
        ),
      ),
    ).toEqual([7, 7]);
  });
});
