import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { bad, graphQLError, errorsOf, notFound, refused } from '../content/expected.ts';
import { makeTestOrganization, makeSpaces, visitorOf } from '../content/rows.ts';
import { ids, type Person, useWorld } from '../support.ts';
import {
  FIELDS,
  GET,
  grantDan,
  makeOwnSpace,
  makeSite,
  siteBody,
  siteNode,
  sitesOf,
} from './made.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const LIST = `query ($org: ID!, $space: ID, $title: String, $published: Boolean, $first: Int, $after: String, $last: Int, $before: String) { organization(id: $org) {
  sites(filter: { spaceId: $space, title: $title, published: $published }, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { ${FIELDS} } edges { cursor node { id } } } } }`;

interface Listed {
  readonly id: string;
  readonly title: string;
}

const titlesIn = ({ items }: { items: Listed[] }): string[] => items.map(({ title }) => title);

/**
 * Makes an organization with this many sites, each with the same three spaces; every two are
 * created at the same time, a minute apart.
 */
async function makeMany(count: number, roles: Parameters<typeof makeTestOrganization>[1] = []) {
  const testOrganization = await makeTestOrganization(world, roles);
  const spaces = await makeSpaces(world, testOrganization.id, 3);
  const { prisma } = world.console.database;
  const sites = Array.from({ length: count }, (_, i) => ({
    ...{
      id: newId('Site'),
      organizationId: testOrganization.id,
      title: `Site ${i}`,
      basename: `site-${i}`,
      visitorKey: new Uint8Array(8),
    },
    createdAt: new Date(Date.UTC(2026, 4, 1, 0, Math.floor(i / 2))),
  }));
  await prisma.site.createMany({ data: sites });
  const ranks = ranksAfter(null, 3);
  const shown = sites.flatMap(({ id: siteId }) =>
    spaces.map((spaceId, i) => ({
      id: newId('SiteSpace'),
      organizationId: testOrganization.id,
      siteId,
      spaceId,
      rank: ranks[i] ?? '',
      path: `p${i}`,
      isDefault: i === 0,
    })),
  );
  await prisma.siteSpace.createMany({ data: shown });
  const newestFirst = sites
    .sort(
      (one, other) =>
        other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
    )
    .map(({ id }) => id);
  return { testOrganization, spaces, newestFirst, url: sitesOf(testOrganization.id) };
}

describe('the sites of an organization', () => {
  it('are listed newest first with all fields', async () => {
    const { id: organization } = await makeTestOrganization(world);
    const [space = ''] = await makeSpaces(world, organization, 1);
    const first = await makeSite(world, { title: 'First', spaces: [space] }, organization);
    const second = await makeSite(world, { title: 'A second' }, organization);
    await world.as('ana').post(`${first.url}/publish`);
    const bodies = [
      siteBody(world, {
        id: second.id,
        createdAt: second.createdAt,
        title: 'A second',
        basename: 'a-second',
        organization,
      }),
      siteBody(world, {
        ...{
          id: first.id,
          createdAt: first.createdAt,
          title: 'First',
          basename: 'first',
          organization,
          siteSpaces: 1,
          defaultSpace: space,
        },
        published: `https://docs.test/${organization}/first`,
      }),
    ];
    const { status, body } = await world.as('ana').get(sitesOf(organization));
    expect([status, body]).toEqual([200, { count: 2, items: bodies }]);
    const { sites } = (await world.as('ana').query(LIST, { org: organization })).data.organization;
    const [start, end] = [sites.edges[0].cursor, sites.edges[1].cursor];
    expect(sites).toEqual({
      totalCount: 2,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: start, endCursor: end },
      nodes: bodies.map((one) => siteNode(one, organization)),
      edges: [
        { cursor: start, node: { id: second.id } },
        { cursor: end, node: { id: first.id } },
      ],
    });
  });

  it('can be filtered by title, space and publication', async () => {
    const { id: organization } = await makeTestOrganization(world);
    const [shown = '', alone = ''] = await makeSpaces(world, organization, 2);
    await makeSite(world, { title: 'Café Docs', spaces: [shown] }, organization);
    await makeSite(world, { title: '100% docs', spaces: [shown, alone, shown] }, organization);
    const last = await makeSite(world, { title: 'Other' }, organization);
    await world.as('ana').post(`${last.url}/publish`);
    const ask = async (query: string) => {
      const { body } = await world.as('ana').get(`${sitesOf(organization)}?${query}`);
      expect(body.count).toBe(body.items.length);
      return titlesIn(body);
    };
    expect(await ask('title=DOCS')).toEqual(['100% docs', 'Café Docs']);
    expect(await ask(`title=${encodeURIComponent('%')}`)).toEqual(['100% docs']);
    expect(await ask('title=_')).toEqual([]);
    expect(await ask(`space=${shown}`)).toEqual(['100% docs', 'Café Docs']);
    expect(await ask(`space=${alone}`)).toEqual(['100% docs']);
    expect(await ask(`space=${newId('Space')}`)).toEqual([]);
    expect(await ask('published=true')).toEqual(['Other']);
    expect(await ask('published=false')).toEqual(['100% docs', 'Café Docs']);
    expect(await ask(`published=false&title=caf&space=${shown}`)).toEqual(['Café Docs']);
    const { data } = await world
      .as('ana')
      .query(LIST, { org: organization, published: false, title: 'caf', space: shown });
    expect(data.organization.sites.nodes.map(({ title }: Listed) => title)).toEqual(['Café Docs']);
    await world.as('ana').delete(`/v1/spaces/${alone}`);
    expect(await ask(`space=${alone}`)).toEqual([]);
  });

  it('are paginated from either end, and a cursor belongs to one filter', async () => {
    const { testOrganization, newestFirst, url } = await makeMany(5);
    const first = (await world.as('ana').get(`${url}?limit=2`)).body;
    const second = (await world.as('ana').get(`${url}?limit=2&page=${first.next.page}`)).body;
    const third = (await world.as('ana').get(`${url}?limit=1000&page=${second.next.page}`)).body;
    expect([first, second, third].map(({ items }) => items.map(({ id }: Listed) => id))).toEqual([
      newestFirst.slice(0, 2),
      newestFirst.slice(2, 4),
      newestFirst.slice(4),
    ]);
    expect([first.count, second.count, third.count, third.next]).toEqual([5, 5, 5, undefined]);
    const { sites } = (await world.as('ana').query(LIST, { org: testOrganization.id, last: 2 }))
      .data.organization;
    expect([sites.nodes.map(({ id }: Listed) => id), sites.pageInfo.hasPreviousPage]).toEqual([
      newestFirst.slice(3),
      true,
    ]);
    const before = (
      await world
        .as('ana')
        .query(LIST, { org: testOrganization.id, last: 2, before: sites.pageInfo.startCursor })
    ).data.organization.sites;
    expect(before.nodes.map(({ id }: Listed) => id)).toEqual(newestFirst.slice(1, 3));
    const wrong =
      'This cursor belongs to another list, order or filter. Start again without a cursor.';
    expect((await world.as('ana').get(`${url}?title=site&page=${first.next.page}`)).body).toEqual(
      refused(400, 'BAD_CURSOR', wrong, { field: 'page' }),
    );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(LIST, { org: testOrganization.id, published: true, after: first.next.page }),
      ),
    ).toEqual(graphQLError(['organization', 'sites'], 'BAD_CURSOR', wrong, { field: 'after' }));
  });

  it.each([
    ['limit=0', 'limit', 'limit must be 1 to 1000.'],
    ['limit=1001', 'limit', 'limit must be 1 to 1000.'],
    ['published=yes', 'published', 'published must be true or false.'],
    ['space=guide', 'space', 'space must be the id of a space, such as spc_….'],
    [`space=${ids.team('writers')}`, 'space', 'space must be the id of a space, such as spc_….'],
    [`title=${'x'.repeat(256)}`, 'title', 'title must have at most 255 characters, and has 256.'],
  ])('refuse %s', async (query, field, message) => {
    const { status, body } = await world.as('ana').get(`${sitesOf()}?${query}`);
    expect([status, body]).toEqual([400, bad(field, message)]);
  });

  it('answer NOT_FOUND for strangers, and are refused without a token', async () => {
    expect((await world.as('eve').get(sitesOf())).body).toEqual(notFound);
    expect((await world.as('eve').query(LIST, { org: ids.acme })).data).toEqual({
      organization: null,
    });
    expect((await world.nobody.get(sitesOf())).status).toBe(401);
  });
});

describe('the visibility of sites', () => {
  it('depends on the readable spaces: in counts, the first space and lists', async () => {
    const [closed, inner, shared] = [
      await makeOwnSpace(world, 'Closed', null),
      await makeOwnSpace(world, 'Inner'),
      await makeOwnSpace(world, 'Shared'),
    ];
    await grantDan(world, shared, 'read');
    const all = await makeSite(world, { title: 'Seen: all', spaces: [closed, inner, shared] });
    const none = await makeSite(world, { title: 'Seen: none', spaces: [closed] });
    const bodyFor = (site: typeof all, title: string, siteSpaces: number, defaultSpace?: string) =>
      siteBody(world, {
        id: site.id,
        createdAt: site.createdAt,
        title,
        basename: site.basename,
        siteSpaces,
        ...(defaultSpace !== undefined && { defaultSpace }),
      });
    const expected: readonly [Person, readonly ReturnType<typeof siteBody>[]][] = [
      ['ana', [bodyFor(none, 'Seen: none', 1, closed), bodyFor(all, 'Seen: all', 3, closed)]],
      ['ben', [bodyFor(none, 'Seen: none', 0), bodyFor(all, 'Seen: all', 2, inner)]],
      ['cat', [bodyFor(none, 'Seen: none', 0), bodyFor(all, 'Seen: all', 2, inner)]],
      ['dan', [bodyFor(all, 'Seen: all', 1, shared)]],
    ];
    for (const [name, bodies] of expected) {
      expect((await world.as(name).get(`${sitesOf()}?title=seen:`)).body).toEqual({
        count: bodies.length,
        items: bodies,
      });
      const { sites } = (await world.as(name).query(LIST, { org: ids.acme, title: 'seen:' })).data
        .organization;
      expect([sites.totalCount, sites.nodes]).toEqual([
        bodies.length,
        bodies.map((one) => siteNode(one)),
      ]);
      for (const body of bodies) {
        expect((await world.as(name).get(`${sitesOf()}/${body.id}`)).body).toEqual(body);
        expect((await world.as(name).query(GET, { id: body.id })).data).toEqual({
          site: siteNode(body),
        });
      }
    }
    expect((await world.as('dan').get(none.url)).body).toEqual(notFound);
    const nodes =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Site { siteSpaceCount defaultSpaceId } } }';
    const visible = async (name: Person) =>
      (await world.as(name).query(nodes, { ids: [all.id, none.id] })).data.nodes;
    const nodeOf = ({ id }: typeof all, siteSpaceCount: number, defaultSpaceId: string | null) => ({
      __typename: 'Site',
      id,
      siteSpaceCount,
      defaultSpaceId,
    });
    expect(await visible('ana')).toEqual([nodeOf(all, 3, closed), nodeOf(none, 1, closed)]);
    expect(await visible('cat')).toEqual([nodeOf(all, 2, inner), nodeOf(none, 0, null)]);
    expect(await visible('dan')).toEqual([nodeOf(all, 1, shared), null]);
    expect(await visible('eve')).toEqual([null, null]);
  });

  it('does not reveal unreadable spaces through the filter', async () => {
    const [closed, shared] = [
      await makeOwnSpace(world, 'Closed', null),
      await makeOwnSpace(world, 'Shared', null),
    ];
    await grantDan(world, shared, 'read');
    const { id } = await makeSite(world, { title: 'Filtered', spaces: [closed, shared] });
    const found = async (name: Person, space: string) =>
      (await world.as(name).get(`${sitesOf()}?space=${space}`)).body.items.map(
        (one: Listed) => one.id,
      );
    expect([
      await found('ana', closed),
      await found('ben', closed),
      await found('dan', closed),
    ]).toEqual([[id], [], []]);
    expect([
      await found('ana', shared),
      await found('ben', shared),
      await found('dan', shared),
    ]).toEqual([[id], [], [id]]);
    expect(
      (await world.as('ben').query(LIST, { org: ids.acme, space: closed })).data.organization.sites
        .totalCount,
    ).toBe(0);
  });

  it('changes with the trash: a guest loses and regains a site with a space', async () => {
    const [shared, rest] = [await makeOwnSpace(world, 'Shared'), await makeOwnSpace(world, 'Rest')];
    await grantDan(world, shared, 'read');
    const { id, url } = await makeSite(world, { title: 'Lost and found', spaces: [shared, rest] });
    const visibleTo = async (name: Person) => {
      const { body } = await world.as(name).get(`${sitesOf()}?title=lost`);
      return [
        body.count,
        ...body.items.map((one: { siteSpaces: number; defaultSpace: string }) => [
          one.siteSpaces,
          one.defaultSpace,
        ]),
        (await world.as(name).get(url)).status,
      ];
    };
    expect([await visibleTo('ana'), await visibleTo('dan')]).toEqual([
      [1, [2, shared], 200],
      [1, [1, shared], 200],
    ]);
    await world.as('ana').delete(`/v1/spaces/${shared}`);
    expect([await visibleTo('ana'), await visibleTo('dan')]).toEqual([
      [1, [1, rest], 200],
      [0, 404],
    ]);
    await world.as('ana').post(`/v1/spaces/${shared}/restore`);
    expect([await visibleTo('ana'), await visibleTo('dan')]).toEqual([
      [1, [2, shared], 200],
      [1, [1, shared], 200],
    ]);
    expect(id).toBe((await world.as('dan').get(url)).body.id);
  });

  it('is the same in each of several organizations of one person', async () => {
    const [one, other] = [await makeMany(2, ['READ']), await makeMany(2)];
    await world.console.database.prisma.member.create({
      data: {
        id: newId('Member'),
        organizationId: other.testOrganization.id,
        userId: one.testOrganization.userIds[1] ?? '',
        role: null,
      },
    });
    const visitor = await visitorOf(world, one.testOrganization, 1);
    expect((await visitor.get(one.url)).body.count).toBe(2);
    expect((await visitor.get(other.url)).body).toEqual({ count: 0, items: [] });
    const both = `{ organizations { nodes { id sites { totalCount nodes { siteSpaceCount } } } } }`;
    const { data } = await visitor.query(both);
    expect(
      Object.fromEntries(
        data.organizations.nodes.map(({ id, sites }: { id: string; sites: object }) => [id, sites]),
      ),
    ).toEqual({
      [one.testOrganization.id]: {
        totalCount: 2,
        nodes: [{ siteSpaceCount: 3 }, { siteSpaceCount: 3 }],
      },
      [other.testOrganization.id]: { totalCount: 0, nodes: [] },
    });
  });
});

describe('the list of sites', () => {
  /** Adds the same person to another organization with this role. */
  const join = (organizationId: string, name: Person, role: 'READ' | null) =>
    world.console.database.prisma.member.create({
      data: { id: newId('Member'), organizationId, userId: ids.user(name), role },
    });

  it('takes 6 statements, with a level on one of them 7, for 60 sites as for 3', async () => {
    const [few, many] = [await makeMany(3), await makeMany(60)];
    const count = (name: Person, url: string) =>
      world.countStatements(name, (visitor) => visitor.get(`${url}?limit=1000`));
    expect([await count('ana', few.url), await count('ana', many.url)]).toEqual([6, 6]);
    for (const { testOrganization, spaces } of [few, many]) {
      await join(testOrganization.id, 'cat', 'READ');
      await join(testOrganization.id, 'dan', null);
      for (const space of spaces.slice(0, 2)) await grantDan(world, space, 'read');
    }
    expect([await count('cat', few.url), await count('cat', many.url)]).toEqual([6, 6]);
    expect([await count('dan', few.url), await count('dan', many.url)]).toEqual([6, 6]);
    for (const { url } of [few, many]) {
      const { body } = await world.as('ana').get(`${url}?limit=1`);
      const grant = { users: [ids.user('cat')], role: 'edit' };
      const answer = await world.as('ana').post(`${url}/${body.items[0].id}/permissions`, grant);
      expect(answer.status).toBe(200);
    }
    expect([await count('cat', few.url), await count('cat', many.url)]).toEqual([7, 7]);
    const { items } = (await world.as('dan').get(`${many.url}?limit=1000`)).body;
    expect([
      items.length,
      ...new Set(items.map(({ siteSpaces }: { siteSpaces: number }) => siteSpaces)),
    ]).toEqual([60, 2]);
  });
});
