// Tests reading an organization and the list of the caller's organizations.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  badCursor,
  badCursorAt,
  graphQLError,
  errorsOf,
  notFound,
  notFoundAt,
  refused,
} from '../member/expected.ts';
import { fetchPage, walkBackward, walkForward, walkRest } from '../member/paging.ts';
import { makeOrganization, minute } from '../member/rows.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import {
  acme,
  fields,
  makeNewUser,
  permissions,
  permissionsOf,
  plain,
  pricing,
  urlsOf,
} from './made.ts';

const world = useWorld({ APP_URL: 'https://app.lectern.test' });

const organization = `query ($id: ID!) { organization(id: $id) { ${fields} } }`;

const listed =
  'query ($first: Int, $after: String, $last: Int, $before: String) { page: organizations(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }';

/**
 * Adds a person as a reader to this many organizations and returns their ids, newest first, ties by
 * id.
 */
async function joinMany(userId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: newId('Organization'),
    title: `Joined ${i}`,
    createdAt: minute(Math.floor(i / 2)),
  }));
  await world.console.database.prisma.organization.createMany({ data: rows });
  await world.console.database.prisma.member.createMany({
    data: rows.map(({ id }) => ({
      id: newId('Member'),
      organizationId: id,
      userId,
      role: 'READ' as const,
    })),
  });
  return rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

describe('an organization', () => {
  it('has all fields for its members, and its billing only for admins', async () => {
    for (const name of ['ana', 'ben', 'cat', 'dan'] as const) {
      const { status, body } = await world.as(name).get(`/v1/orgs/${ids.acme}`);
      expect(status).toBe(200);
      expect(body).toEqual(acme(world, name));
      const { data } = await world.as(name).query(organization, { id: ids.acme });
      expect(data).toEqual({
        organization: {
          __typename: 'Organization',
          id: ids.acme,
          title: 'Acme Docs',
          createdAt: '2026-01-05T09:00:00.000Z',
          emailDomains: ['acme.test'],
          hostname: 'acme-docs',
          type: 'BUSINESS',
          useCase: 'PRODUCT_DOCS',
          communityType: null,
          defaultRole: 'READ',
          defaultContent: null,
          sso: false,
          ai: true,
          inviteLinks: true,
          plan: 'PRO_2024',
          billing:
            name === 'ana'
              ? {
                  interval: 'MONTHLY',
                  endDate: '2027-01-05T09:00:00.000Z',
                  hasPaymentFailed: false,
                  isScheduledToCancel: false,
                  pricing,
                }
              : null,
          trial:
            name === 'ana'
              ? { status: 'ENDED', endDate: '2026-01-19T09:00:00.000Z', decision: null }
              : null,
          customHostname: null,
          blocked: null,
          billingMigration: null,
          isOnNewTrial: true,
          urls: { ...urlsOf(world, ids.acme), logo: null },
          permissions: permissionsOf[name],
        },
      });
    }
  });

  it('has every stored field, but its billing only for callers with permission', async () => {
    const { id, userIds } = await makeOrganization(world, 2);
    const more = {
      trial: { status: 'EXPIRED', endDate: '2026-03-01T00:00:00.000Z', decision: 'DOWNGRADE' },
      billingMigration: {
        deadline: '2026-12-01T00:00:00.000Z',
        discountPercent: 12.5,
        discountEndDate: '2027-12-01T00:00:00.000Z',
      },
    };
    await world.console.database.prisma.organization.update({
      where: { id },
      data: {
        type: 'COMMUNITY',
        communityType: 'NON_PROFIT',
        customHostname: 'docs.crowd.test',
        blockedReason: 'SECURITY',
        billing: { interval: 'YEARLY' },
        ...more,
      },
    });
    const base = {
      ...plain(world, id, 'Crowd of 2', '2026-02-01T00:00:00.000Z'),
      type: 'community',
      communityType: 'nonProfit',
      customHostname: 'docs.crowd.test',
      blocked: { reason: 'security' },
    };
    expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual({
      ...base,
      billing: { interval: 'yearly' },
      trial: { status: 'expired', endDate: '2026-03-01T00:00:00.000Z', decision: 'downgrade' },
      internal_billingMigration: {
        deadline: '2026-12-01T00:00:00.000Z',
        discountPercent: 12.5,
        discountEndDate: '2027-12-01T00:00:00.000Z',
      },
    });
    expect(
      (await world.with(await world.tokenOf(userIds[1] ?? '')).get(`/v1/orgs/${id}`)).body,
    ).toEqual({ ...base, permissions: permissions('view', 'listMembers', 'listTeams') });
  });

  it('is found at its own location', async () => {
    const { body } = await world.as('ana').get('/v1/orgs?limit=1000');
    const again = await world.as('ana').get(new URL(body.items.at(-1).urls.location).pathname);
    expect(again.body).toEqual(acme(world, 'ana'));
  });

  it('answers NOT_FOUND for strangers, disabled members and tokens bound elsewhere', async () => {
    const { id, userIds, memberIds } = await makeOrganization(world, 2);
    await world.console.database.prisma.member.update({
      where: { key: { id: memberIds[1] ?? '', organizationId: id } },
      data: { disabled: true },
    });
    const bound = world.with(await world.tokenOf(ids.user('ana'), { organizations: [ids.acme] }));
    for (const visitor of [
      world.as('eve'),
      world.with(await world.tokenOf(userIds[1] ?? '')),
      bound,
    ]) {
      const rest = await visitor.get(`/v1/orgs/${id}`);
      expect(rest.status).toBe(404);
      expect(rest.body).toEqual(notFound);
      const graph = await visitor.query(organization, { id });
      expect(graph.data).toEqual({ organization: null });
      expect(errorsOf(graph)).toEqual(notFoundAt(['organization']));
    }
    expect((await bound.get('/v1/orgs')).body).toEqual({ count: 1, items: [acme(world, 'ana')] });
  });

  it('answers NOT_FOUND for an invalid id in a path, and 400 in an argument', async () => {
    for (const id of [ids.user('ana'), 'acme', newId('Organization')])
      expect((await world.as('ana').get(`/v1/orgs/${id}`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('ana').query(organization, { id: ids.user('ana') }))).toEqual(
      graphQLError(
        ['organization'],
        'BAD_USER_INPUT',
        'id must be the id of an organization, such as org_….',
        { field: 'id' },
      ),
    );
  });
});

describe('the list of organizations', () => {
  it('holds those of the caller', async () => {
    expect((await world.as('ben').get('/v1/orgs')).body).toEqual({
      count: 1,
      items: [acme(world, 'ben')],
    });
    expect(
      (
        await world
          .as('ben')
          .query('{ organizations { nodes { id title } edges { node { id } } totalCount } }')
      ).data,
    ).toEqual({
      organizations: {
        nodes: [{ id: ids.acme, title: 'Acme Docs' }],
        edges: [{ node: { id: ids.acme } }],
        totalCount: 1,
      },
    });
  });

  it('is empty for a user without organizations', async () => {
    const visitor = await makeNewUser(world);
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
    expect(await fetchPage(visitor, listed, {})).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
    });
  });

  it('is paginated in both directions, newest first, ties sorted by id', async () => {
    const visitor = await makeNewUser(world);
    const { body } = await visitor.get('/v1/user');
    const all = await joinMany(body.id, 7);
    const pages = [all.slice(0, 3), all.slice(3, 6), all.slice(6)];
    expect(await walkForward(visitor, listed, {}, 3)).toEqual(pages);
    expect(await walkBackward(visitor, listed, {}, 3)).toEqual([
      all.slice(4),
      all.slice(1, 4),
      all.slice(0, 1),
    ]);
    const rest = await walkRest(visitor, '/v1/orgs', 3);
    expect(rest.pages.map((items) => items.map(({ id }) => id))).toEqual(pages);
    expect(rest.counts).toEqual([7, 7, 7]);
  });

  it('continues after the cursor when organizations are added and deleted', async () => {
    const visitor = await makeNewUser(world);
    const { body } = await visitor.get('/v1/user');
    const all = await joinMany(body.id, 6);
    const first = await visitor.get('/v1/orgs?limit=2');
    await visitor.post('/v1/orgs', { title: 'Newest of all' });
    await world.console.database.prisma.organization.delete({ where: { id: all[1] ?? '' } });
    const second = await visitor.get(`/v1/orgs?limit=3&page=${first.body.next.page}`);
    expect(second.body.items.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 5));
    expect(second.body.count).toBe(6);
  });

  it('refuses cursors of another list or person, and invalid page sizes', async () => {
    await joinMany(ids.user('cat'), 1);
    const { body } = await world.as('cat').get('/v1/orgs?limit=1');
    const members = await world.as('ana').get(`/v1/orgs/${ids.acme}/members?limit=1`);
    for (const page of ['', 'x', members.body.next.page])
      expect((await world.as('cat').get(`/v1/orgs?page=${page}`)).body).toEqual(badCursor);
    expect((await world.as('ana').get(`/v1/orgs?page=${body.next.page}`)).body).toEqual(badCursor);
    expect(errorsOf(await world.as('ana').query(listed, { after: body.next.page }))).toEqual(
      badCursorAt(['page'], 'after'),
    );
    expect(errorsOf(await world.as('ana').query(listed, { before: 'x' }))).toEqual(
      badCursorAt(['page'], 'before'),
    );
    for (const limit of [0, 1001, -1])
      expect((await world.as('ana').get(`/v1/orgs?limit=${limit}`)).body).toEqual(
        refused(400, 'BAD_USER_INPUT', 'limit must be 1 to 1000.', { field: 'limit' }),
      );
    for (const limit of [1, 1000])
      expect((await world.as('ana').get(`/v1/orgs?limit=${limit}`)).status).toBe(200);
  });

  it.each([
    'organizations in 2 statements through GraphQL',
    'organizations in 2 statements through /v1',
  ])('lists 10 and 200 %s', async (sentence) => {
    const ask = (visitor: Visitor) =>
      sentence.endsWith('/v1')
        ? visitor.get('/v1/orgs?limit=200')
        : visitor.query(
            '{ organizations(first: 200) { nodes { id title billing { pricing } permissions { admin } } } }',
          );
    const wanted = sentence.endsWith('/v1') ? 2 : 2;
    const { prisma } = world.console.database;
    const many = await joinMany(ids.user('dan'), 9);
    expect(await world.countStatements('dan', ask)).toBe(wanted);
    many.push(...(await joinMany(ids.user('dan'), 190)));
    expect((await world.as('dan').get('/v1/orgs?limit=1')).body.count).toBe(200);
    expect(await world.countStatements('dan', ask)).toBe(wanted);
    await prisma.organization.deleteMany({ where: { id: { in: many } } });
  });
});
