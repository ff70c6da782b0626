import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { spaceBody, spacePermissions } from '../content/expected.ts';
import {
  type TestOrganization,
  makeTestOrganization,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import { ids, type Person, useWorld, type Visitor } from '../support.ts';
import {
  badCursor,
  badCursorAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from './expected.ts';
import { walkRest } from './paging.ts';

const world = useWorld();

const spacesOf = (name: Person, query = '') =>
  `/v1/orgs/${ids.acme}/members/${ids.user(name)}/spaces${query}`;
const titled = `query ($id: ID!, $order: Order = DESC, $first: Int, $after: String, $last: Int, $before: String) { member(id: $id) {
  spaces(orderBy: { direction: $order }, first: $first, after: $after, last: $last, before: $before) { nodes { permission space { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }`;

/** The spaces of the demo world, without the fields that are created with it. */
const demo = {
  onboarding: {
    title: 'Onboarding',
    emoji: '👋',
    visibility: 'in-collection',
    parent: ids.collection('handbook'),
    day: 5,
  },
  travel: {
    title: 'Travel policy',
    emoji: '✈️',
    visibility: 'in-collection',
    parent: ids.collection('policies'),
    day: 6,
  },
  guide: {
    title: 'User guide',
    emoji: '📘',
    visibility: 'public',
    parent: ids.collection('product'),
    day: 7,
  },
  api: {
    title: 'API reference',
    emoji: '🔌',
    visibility: 'public',
    parent: ids.collection('product'),
    day: 8,
  },
  scratch: { title: 'Scratchpad', emoji: '📝', visibility: 'private', day: 10 },
} as const;
/** The paths of these spaces on the demo world's site. */
const onHelp: Readonly<Record<string, string>> = {
  guide: '',
  api: '/api',
  onboarding: '/company',
  travel: '/company/travel-policy',
};
const helpAt = (name: string): string => `${world.url}/public/acme-docs/acme-help${onHelp[name]}`;
const repository = {
  repoName: 'acme/api-reference',
  installationProvider: 'github',
  integration: 'github',
  url: 'https://git.acme.test/api-reference',
  updatedAt: '2026-01-14T09:00:00.000Z',
};

/**
 * Returns a space of the demo world as an admin reads it; its revision id is read from the
 * database.
 */
async function demoBody(name: keyof typeof demo) {
  const { day, ...rest } = demo[name];
  const at = `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  const { revisionId } = await world.console.database.prisma.space.findFirstOrThrow({
    where: { id: ids.space(name) },
  });
  const sync = name === 'api' && {
    gitSync: repository,
    permissions: { ...spacePermissions('admin'), triggerGitSync: true },
  };
  // One of its change requests was merged, and one is open.
  const changed = name === 'onboarding' && {
    updatedAt: '2026-01-17T09:00:00.000Z',
    comments: 1,
    changeRequests: 2,
    changeRequestsOpen: 1,
  };
  const shown = spaceBody(world, {
    id: ids.space(name),
    ...rest,
    revision: revisionId,
    createdAt: at,
    updatedAt: at,
    ...sync,
    ...changed,
  });
  return name in onHelp
    ? { ...shown, urls: { ...shown.urls, published: helpAt(name), public: helpAt(name) } }
    : shown;
}

type Item = {
  readonly permission: string;
  readonly space: { readonly id: string; readonly title: string };
};
const levelsOf = (items: readonly Item[]) =>
  items.map(({ permission, space }) => [space.title, permission]);
const idsOf = (items: readonly Item[]) => items.map(({ space }) => space.id);

describe('the spaces of a member', () => {
  it('are those that the member can read, with their level, newest first', async () => {
    const { status, body } = await world.as('ana').get(spacesOf('ben'));
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 5,
      items: [
        { permission: 'edit', space: await demoBody('scratch') },
        { permission: 'edit', space: await demoBody('api') },
        { permission: 'create', space: await demoBody('guide') },
        { permission: 'read', space: await demoBody('travel') },
        { permission: 'edit', space: await demoBody('onboarding') },
      ],
    });
    expect((await world.as('ana').get(spacesOf('ben', '?order=desc'))).body).toEqual(body);
    expect((await world.as('ana').get(spacesOf('ben', '?order=asc'))).body).toEqual({
      count: 5,
      items: body.items.toReversed(),
    });
  });

  it('are a connection in GraphQL', async () => {
    const document = `query ($id: ID!) { member(id: $id) { spaces(first: 1) { __typename
      nodes { __typename permission space { __typename id type title emoji visibility createdAt updatedAt deletedAt editMode organizationId parentId revisionId defaultLevel gitSync { repoName }
        commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount urls { location app } permissions { view access admin edit comment merge review triggerGitSync viewInviteLinks } } }
      edges { cursor node { permission space { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }`;
    const { data } = await world.as('ana').query(document, { id: ids.member('ben') });
    const { cursor } = data.member.spaces.edges[0];
    const { createdAt, updatedAt, revision, urls, permissions } = (
      await world.as('ana').get(`/v1/spaces/${ids.space('scratch')}`)
    ).body;
    expect(data.member.spaces).toEqual({
      __typename: 'MemberSpaceConnection',
      nodes: [
        {
          __typename: 'MemberSpace',
          permission: 'EDIT',
          space: {
            __typename: 'Space',
            id: ids.space('scratch'),
            type: 'DOCUMENT',
            title: 'Scratchpad',
            emoji: '📝',
            visibility: 'PRIVATE',
            createdAt,
            updatedAt,
            deletedAt: null,
            editMode: 'LIVE',
            organizationId: ids.acme,
            parentId: null,
            revisionId: revision,
            defaultLevel: 'INHERIT',
            gitSync: null,
            commentCount: 0,
            changeRequestCount: 0,
            openChangeRequestCount: 0,
            draftChangeRequestCount: 0,
            urls,
            permissions,
          },
        },
      ],
      edges: [{ cursor, node: { permission: 'EDIT', space: { id: ids.space('scratch') } } }],
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: false,
        startCursor: cursor,
        endCursor: cursor,
      },
      totalCount: 5,
    });
  });

  it("are only those that the caller can read too, with the caller's permissions", async () => {
    const cats = [
      ['Scratchpad', 'comment'],
      ['Minutes', 'comment'],
      ['API reference', 'comment'],
      ['User guide', 'comment'],
      ['Travel policy', 'read'],
      ['Onboarding', 'comment'],
    ];
    expect(levelsOf((await world.as('ana').get(spacesOf('cat'))).body.items)).toEqual(cats);
    expect(levelsOf((await world.as('cat').get(spacesOf('cat'))).body.items)).toEqual(cats);
    const { body } = await world.as('ben').get(spacesOf('cat'));
    expect([body.count, levelsOf(body.items)]).toEqual([
      5,
      cats.filter(([title]) => title !== 'Minutes'),
    ]);
    expect(body.items[4]).toEqual({
      permission: 'comment',
      space: { ...(await demoBody('onboarding')), permissions: spacePermissions('edit') },
    });
    const { data } = await world.as('ben').query(titled, { id: ids.member('cat') });
    expect([
      data.member.spaces.totalCount,
      data.member.spaces.nodes.map(({ space }: Item) => space.title),
    ]).toEqual([5, cats.filter(([title]) => title !== 'Minutes').map(([title]) => title)]);
    expect(
      (await world.as('cat').get(spacesOf('ana'))).body.items.map(
        ({ permission }: Item) => permission,
      ),
    ).toEqual(Array(6).fill('admin'));
  });

  it('are visible to a guest for themselves, and forbidden for other members', async () => {
    expect(levelsOf((await world.as('dan').get(spacesOf('dan'))).body.items)).toEqual([
      ['API reference', 'read'],
      ['User guide', 'read'],
      ['Travel policy', 'read'],
    ]);
    expect((await world.as('dan').get(spacesOf('ana'))).body).toEqual(forbidden('read', 'guest'));
    expect((await world.as('dan').get(spacesOf('ben'))).body).toEqual(notFound);
    expect(errorsOf(await world.as('dan').query(titled, { id: ids.member('ana') }))).toEqual(
      forbiddenAt(['member'], 'read', 'guest'),
    );
    expect(errorsOf(await world.as('dan').query(titled, { id: ids.member('ben') }))).toEqual(
      notFoundAt(['member']),
    );
  });

  it('are empty while the member is disabled, and omit deleted spaces', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [remaining, deleted] = await makeSpaces(world, testOrganization.id, 2);
    const url = `/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[1]}/spaces`;
    await world.as('ana').delete(`/v1/spaces/${deleted}`);
    expect(idsOf((await world.as('ana').get(url)).body.items)).toEqual([remaining]);
    await world.console.database.prisma.member.updateMany({
      where: { id: testOrganization.memberIds[1] ?? '' },
      data: { disabled: true },
    });
    expect((await world.as('ana').get(url)).body).toEqual({ count: 0, items: [] });
  });

  it('answer NOT_FOUND without such a member, and refuse an unknown order', async () => {
    for (const user of [ids.user('eve'), newId('User')])
      expect(
        (await world.as('ana').get(`/v1/orgs/${ids.acme}/members/${user}/spaces`)).body,
      ).toEqual(notFound);
    expect((await world.as('eve').get(spacesOf('ben'))).body).toEqual(notFound);
    expect((await world.as('ana').get(spacesOf('ben', '?order=up'))).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'order must be one of asc, desc.', { field: 'order' }),
    );
  });
});

describe('pages of the spaces of a member', () => {
  /**
   * Makes an organization with two spaces created at each of four times, and one that only its
   * admin can read. Returns the eight in the order of the list.
   */
  async function makePairs(): Promise<{
    testOrganization: TestOrganization;
    all: string[];
    url: string;
  }> {
    const testOrganization = await makeTestOrganization(world, ['READ', 'COMMENT']);
    const [hidden] = await makeSpaces(world, testOrganization.id, 1);
    await world.as('ana').patch(`/v1/spaces/${hidden}`, { defaultLevel: null });
    const pairs = [
      await makeSpaces(world, testOrganization.id, 4),
      await makeSpaces(world, testOrganization.id, 4),
    ];
    const all = [3, 2, 1, 0].flatMap((i) =>
      pairs.map((spaces) => spaces[i] ?? '').sort((a, b) => (a < b ? 1 : -1)),
    );
    return {
      testOrganization,
      all,
      url: `/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[2]}/spaces`,
    };
  }

  it('are paginated to the end in both orders, ties sorted by id', async () => {
    const { testOrganization, all, url } = await makePairs();
    for (const visitor of [world.as('ana'), await visitorOf(world, testOrganization, 1)]) {
      const down = await walkRest(visitor, url, 3);
      expect(down.pages.map(idsOf)).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6)]);
      expect(down.counts).toEqual([8, 8, 8]);
      expect((await walkRest(visitor, `${url}?order=asc`, 5)).pages.map(idsOf)).toEqual([
        all.slice(3).reverse(),
        all.slice(0, 3).reverse(),
      ]);
    }
  });

  it('continue after the cursor when spaces are added and levels are removed', async () => {
    const { testOrganization, all, url } = await makePairs();
    const reader = await visitorOf(world, testOrganization, 1);
    const first = await reader.get(`${url}?limit=2`);
    await world.as('ana').post(`/v1/orgs/${testOrganization.id}/spaces`, { title: 'Newer' });
    await world.as('ana').patch(`/v1/spaces/${all[2]}`, { defaultLevel: null });
    const second = await reader.get(`${url}?limit=50&page=${first.body.next.page}`);
    expect(idsOf(second.body.items)).toEqual(all.slice(3));
    expect(second.body.count).toBe(8);
  });

  it('are paginated forward and backward in GraphQL', async () => {
    const ask = async (variables: object) =>
      (await world.as('cat').query(titled, { id: ids.member('cat'), ...variables })).data.member
        .spaces;
    const titlesOf = ({ nodes }: { nodes: Item[] }) => nodes.map(({ space }) => space.title);
    const first = await ask({ first: 4 });
    const second = await ask({ first: 4, after: first.pageInfo.endCursor });
    expect([titlesOf(first), titlesOf(second)]).toEqual([
      ['Scratchpad', 'Minutes', 'API reference', 'User guide'],
      ['Travel policy', 'Onboarding'],
    ]);
    expect([
      first.pageInfo.hasNextPage,
      second.pageInfo.hasNextPage,
      second.pageInfo.hasPreviousPage,
    ]).toEqual([true, false, true]);
    expect(titlesOf(await ask({ last: 3, before: second.pageInfo.startCursor }))).toEqual([
      'Minutes',
      'API reference',
      'User guide',
    ]);
    expect(titlesOf(await ask({ order: 'ASC', first: 2 }))).toEqual([
      'Onboarding',
      'Travel policy',
    ]);
  });

  it('refuse cursors of the other order, of another member, and malformed ones', async () => {
    const { next } = (await world.as('ana').get(spacesOf('ben', '?limit=1'))).body;
    for (const path of [
      spacesOf('ben', `?order=asc&page=${next.page}`),
      spacesOf('cat', `?page=${next.page}`),
      spacesOf('ben', '?page=x'),
    ])
      expect((await world.as('ana').get(path)).body).toEqual(badCursor);
    expect(
      errorsOf(await world.as('ana').query(titled, { id: ids.member('cat'), after: next.page })),
    ).toEqual(badCursorAt(['member', 'spaces'], 'after'));
  });
});

describe('statements', () => {
  /**
   * Returns the number of statements of a request with 10 spaces and with 200; ben has the role
   * read there.
   */
  async function counted(
    name: 'ana' | 'ben',
    ask: (visitor: Visitor, testOrganization: TestOrganization) => Promise<unknown>,
  ): Promise<number[]> {
    const counts: number[] = [];
    for (const size of [10, 200]) {
      const testOrganization = await makeTestOrganization(world, ['COMMENT']);
      await world.console.database.prisma.member.create({
        data: {
          id: newId('Member'),
          organizationId: testOrganization.id,
          userId: ids.user('ben'),
          role: 'READ',
        },
      });
      await makeSpaces(world, testOrganization.id, size);
      counts.push(await world.countStatements(name, (visitor) => ask(visitor, testOrganization)));
    }
    return counts;
  }
  const rest = async (visitor: Visitor, { id, userIds }: TestOrganization) => {
    const { body } = await visitor.get(`/v1/orgs/${id}/members/${userIds[1]}/spaces?limit=200`);
    expect(body.items).toHaveLength(body.count);
  };
  const graph = async (visitor: Visitor, { memberIds }: TestOrganization) => {
    const { data } = await visitor.query(titled, { id: memberIds[1], first: 200 });
    expect(data.member.spaces.nodes).toHaveLength(data.member.spaces.totalCount);
  };

  it('lists 10 and 200 spaces of a member in 4 statements through /v1, for an admin', async () => {
    expect(await counted('ana', rest)).toEqual([4, 4]);
  });

  it('lists 10 and 200 spaces of a member in 5 statements through /v1 for a reader', async () => {
    expect(await counted('ben', rest)).toEqual([5, 5]);
  });

  it('lists 10 and 200 spaces of a member in 3 statements through GraphQL', async () => {
    expect(await counted('ana', graph)).toEqual([3, 3]);
    expect(await counted('ben', graph)).toEqual([3, 3]);
  });
});
