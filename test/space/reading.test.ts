// Tests reading a space, the list of spaces, and the spaces of a member.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  badAt,
  errorsOf,
  forbidden,
  madeOf,
  notFound,
  notFoundAt,
  spaceBody,
  spacePermissions,
  type Word,
} from '../content/expected.ts';
import {
  makeNestedCollections,
  makeTestOrganization,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { acme, all, fields, guide, node, titlesOf } from './made.ts';

const world = useWorld();

describe('a space', () => {
  it("has all fields, with the caller's permissions", async () => {
    const { status, body } = await world.as('ana').get(`/v1/spaces/${ids.space('api')}`);
    expect(status).toBe(200);
    const address = `${world.url}/public/acme-docs/acme-help/api`;
    const api = {
      urls: {
        location: `${world.url}/v1/spaces/${ids.space('api')}`,
        app: `${world.url}/app/o/${ids.acme}/s/${ids.space('api')}`,
        published: address,
        public: address,
      },
      id: ids.space('api'),
      title: 'API reference',
      emoji: '🔌',
      visibility: 'public',
      createdAt: '2026-01-08T09:00:00.000Z',
      updatedAt: '2026-01-08T09:00:00.000Z',
      parent: ids.collection('product'),
      revision: body.revision,
      gitSync: {
        repoName: 'acme/api-reference',
        installationProvider: 'github',
        integration: 'github',
        url: 'https://git.acme.test/api-reference',
        updatedAt: '2026-01-14T09:00:00.000Z',
      },
    };
    expect(body).toEqual(
      spaceBody(world, {
        ...api,
        permissions: { ...spacePermissions('admin'), triggerGitSync: true },
      }),
    );
    expect((await world.as('cat').get(`/v1/spaces/${ids.space('api')}`)).body).toEqual(
      spaceBody(world, { ...api, permissions: spacePermissions('comment') }),
    );
    const { data } = await world
      .as('dan')
      .query(
        `query ($id: ID!) { space(id: $id) { ${fields} createdAt updatedAt revisionId organization { title } parent { title } permissions { view access admin } gitSync { installationProvider } } }`,
        { id: ids.space('api') },
      );
    expect(data.space).toEqual(
      node(world, ids.space('api'), {
        title: 'API reference',
        emoji: '🔌',
        visibility: 'PUBLIC',
        createdAt: '2026-01-08T09:00:00.000Z',
        updatedAt: '2026-01-08T09:00:00.000Z',
        parentId: ids.collection('product'),
        revisionId: body.revision,
        urls: { ...api.urls, icon: null },
        gitSync: { repoName: 'acme/api-reference', installationProvider: 'GITHUB' },
        organization: { title: 'Acme Docs' },
        parent: { title: 'Product' },
        permissions: { view: true, access: true, admin: false },
      }),
    );
  });

  it('answers NOT_FOUND for strangers, members without a level, and unknown ids', async () => {
    expect((await world.as('eve').get(guide)).body).toEqual(notFound);
    for (const id of [ids.space('minutes'), newId('Space'), ids.collection('product'), 'guide'])
      expect((await world.as('ben').get(`/v1/spaces/${id}`)).body).toEqual(notFound);
    const query = 'query ($id: ID!) { space(id: $id) { id parent { id } } }';
    expect(errorsOf(await world.as('ben').query(query, { id: ids.space('minutes') }))).toEqual(
      notFoundAt('space'),
    );
    expect((await world.as('cat').query(query, { id: ids.space('minutes') })).data).toEqual({
      space: { id: ids.space('minutes'), parent: null },
    });
    expect(errorsOf(await world.as('ana').query(query, { id: acme }))).toEqual(
      badAt('space', 'id', 'id must be the id of a space, such as spc_….'),
    );
    const { data } = await world
      .as('ana')
      .query('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
        ids: [ids.space('guide'), ids.collection('board'), ids.space('secrets')],
      });
    expect(data).toEqual({
      nodes: [
        { __typename: 'Space', id: ids.space('guide') },
        { __typename: 'Collection', id: ids.collection('board') },
        null,
      ],
    });
  });

  it.each<[Word, boolean]>([
    ['read', false],
    ['comment', false],
    ['edit', false],
    ['review', false],
    ['create', true],
    ['admin', true],
  ])('with the level %s can be updated: %s', async (level, may) => {
    const testOrganization = await makeTestOrganization(world, [null]);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1);
    await world
      .as('ana')
      .post(`/v1/spaces/${id}/permissions/users/${testOrganization.userIds[1]}`, { role: level });
    const visitor = await visitorOf(world, testOrganization, 1);
    const { body } = await visitor.get(`/v1/spaces/${id}`);
    expect(body).toEqual(
      spaceBody(world, {
        ...madeOf(body),
        organization: testOrganization.id,
        title: 'Space 0',
        permissions: spacePermissions(level),
      }),
    );
    const answer = await visitor.patch(`/v1/spaces/${id}`, { title: 'Mine' });
    expect(answer.status).toBe(may ? 200 : 403);
    if (!may) expect(answer.body).toEqual(forbidden('create', level));
    await world.as('ana').patch(`/v1/orgs/${testOrganization.id}`, { inviteLinks: false });
    expect((await visitor.get(`/v1/spaces/${id}`)).body.permissions).toEqual({
      ...spacePermissions(level),
      viewInviteLinks: false,
    });
  });
});

describe('the permission to view invite links', () => {
  it('is that of the organization of each space and collection', async () => {
    const made = await Promise.all([makeTestOrganization(world), makeTestOrganization(world)]);
    const [[on, spaceOn], [off, spaceOff]] = (await Promise.all(
      made.map(async ({ id }) => [
        (await makeNestedCollections(world, id, 1))[0],
        (await makeSpaces(world, id, 1))[0],
      ]),
    )) as [[string, string], [string, string]]; // one of each in both
    await world.as('ana').patch(`/v1/orgs/${made[1]?.id}`, { inviteLinks: false });
    const can = '{ permissions { viewInviteLinks } }';
    const document = `query ($on: ID!, $spaceOn: ID!, $off: ID!, $spaceOff: ID!) {
      a: collection(id: $on) ${can} b: space(id: $spaceOn) ${can} c: collection(id: $off) ${can} d: space(id: $spaceOff) ${can} }`;
    const { data } = await world.as('ana').query(document, { on, spaceOn, off, spaceOff });
    expect(
      Object.values<{ permissions: object }>(data).map(({ permissions }) => permissions),
    ).toEqual([true, true, false, false].map((viewInviteLinks) => ({ viewInviteLinks })));
  });
});

describe('the list of spaces', () => {
  it('holds the spaces that the caller can see, newest first', async () => {
    expect(titlesOf((await world.as('ana').get(all)).body.items)).toEqual([
      'Scratchpad',
      'Minutes',
      'API reference',
      'User guide',
      'Travel policy',
      'Onboarding',
    ]);
    expect(titlesOf((await world.as('ben').get(all)).body.items)).toEqual([
      'Scratchpad',
      'API reference',
      'User guide',
      'Travel policy',
      'Onboarding',
    ]);
    expect(titlesOf((await world.as('cat').get(all)).body.items)).toEqual([
      'Scratchpad',
      'Minutes',
      'API reference',
      'User guide',
      'Travel policy',
      'Onboarding',
    ]);
    const { body } = await world.as('dan').get(all);
    expect([body.count, titlesOf(body.items)]).toEqual([
      3,
      ['API reference', 'User guide', 'Travel policy'],
    ]);
    expect(body.items[1]).toEqual((await world.as('dan').get(guide)).body);
    expect((await world.as('eve').get(all)).body).toEqual(notFound);
  });

  it('can be filtered by a part of the title, in any case', async () => {
    expect((await world.as('ana').get(`${all}?title=GUI`)).body).toEqual({
      count: 1,
      items: [(await world.as('ana').get(guide)).body],
    });
    expect((await world.as('ana').get(`${all}?title=%25`)).body).toEqual({ count: 0, items: [] });
    expect((await world.as('ana').get(`${all}?title=${'x'.repeat(256)}`)).body).toEqual(
      bad('title', 'title must have at most 255 characters, and has 256.'),
    );
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { organization(id: $id) { spaces(filter: { title: "gui" }) { totalCount edges { node { title } } } } }',
        { id: acme },
      );
    expect(data).toEqual({
      organization: { spaces: { totalCount: 1, edges: [{ node: { title: 'User guide' } }] } },
    });
  });

  it('is paginated, and continues after the cursor when spaces and levels change', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const made = (await makeSpaces(world, testOrganization.id, 6)).reverse();
    const reader = await visitorOf(world, testOrganization, 1);
    const url = `/v1/orgs/${testOrganization.id}/spaces`;
    const first = await reader.get(`${url}?limit=2`);
    await world.as('ana').post(url, { title: 'Newer' });
    await world.as('ana').patch(`/v1/spaces/${made[2]}`, { defaultLevel: null });
    const second = await reader.get(`${url}?limit=10&page=${first.body.next.page}`);
    expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 2));
    expect([second.body.count, second.body.items.map(({ id }: { id: string }) => id)]).toEqual([
      6,
      made.slice(3),
    ]);
  });
});

describe('the spaces of a member', () => {
  const url = (name: 'ana' | 'ben' | 'cat' | 'dan' | 'eve') =>
    `/v1/orgs/${acme}/members/${ids.user(name)}/spaces`;
  const pairs = (items: readonly { permission: string; space: { title: string } }[]) =>
    items.map(({ permission, space }) => [permission, space.title]);

  it("are those that both member and caller can read, with the member's level", async () => {
    const testOrganization = await makeTestOrganization(world, ['READ', null]);
    const [open = '', closed = '', granted = ''] = await makeSpaces(world, testOrganization.id, 3);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    await world
      .as('ana')
      .post(`/v1/spaces/${granted}/permissions/users/${testOrganization.userIds[2]}`, {
        role: 'edit',
      });
    const [reader, guest] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    const of = (n: number) =>
      `/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[n]}/spaces`;
    expect(pairs((await world.as('ana').get(of(0))).body.items)).toEqual([
      ['admin', 'Space 2'],
      ['admin', 'Space 1'],
      ['admin', 'Space 0'],
    ]);
    expect(pairs((await world.as('ana').get(of(1))).body.items)).toEqual([
      ['read', 'Space 2'],
      ['read', 'Space 0'],
    ]);
    expect(pairs((await reader.get(of(0))).body.items)).toEqual([
      ['admin', 'Space 2'],
      ['admin', 'Space 0'],
    ]);
    expect(pairs((await reader.get(`${of(1)}?order=asc`)).body.items)).toEqual([
      ['read', 'Space 0'],
      ['read', 'Space 2'],
    ]);
    const { body } = await guest.get(of(2));
    expect(body).toEqual({
      count: 1,
      items: [{ permission: 'edit', space: (await guest.get(`/v1/spaces/${granted}`)).body }],
    });
    expect((await guest.get(of(0))).body).toEqual(notFound);
    await world
      .as('ana')
      .query(
        'mutation ($id: ID!) { setMemberDisabled(input: { id: $id, disabled: true }) { member { id } } }',
        { id: testOrganization.memberIds[1] },
      );
    expect((await world.as('ana').get(of(1))).body).toEqual({ count: 0, items: [] });
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { member(id: $id) { spaceCount spaces(orderBy: { direction: ASC }, first: 1) { totalCount nodes { permission space { id } } } } }',
        { id: testOrganization.memberIds[0] },
      );
    expect(data).toEqual({
      member: {
        spaceCount: 0,
        spaces: { totalCount: 3, nodes: [{ permission: 'ADMIN', space: { id: open } }] },
      },
    });
  });

  it('answer NOT_FOUND for strangers, and for a user who is not a member', async () => {
    expect((await world.as('eve').get(url('ana'))).body).toEqual(notFound);
    expect((await world.as('ana').get(url('eve'))).body).toEqual(notFound);
    expect((await world.as('ana').get(`${url('ben')}?order=up`)).body).toEqual(
      bad('order', 'order must be one of asc, desc.'),
    );
  });

  it('are counted by the grants of the member and their teams', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [first = '', second = '', third = ''] = await makeSpaces(world, testOrganization.id, 3);
    const { body: team } = await world.as('ana').put(`/v1/orgs/${testOrganization.id}/teams`, {
      title: 'Team',
      members: [testOrganization.userIds[1]],
    });
    const counts = async () => [
      (
        await world
          .as('ana')
          .get(`/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[1]}`)
      ).body.spaces,
      (await world.as('ana').get(`/v1/orgs/${testOrganization.id}/teams/${team.id}`)).body.spaces,
    ];
    expect(await counts()).toEqual([0, 0]);
    await world
      .as('ana')
      .post(`/v1/spaces/${first}/permissions/users/${testOrganization.userIds[1]}`, {
        role: 'read',
      });
    await world
      .as('ana')
      .post(`/v1/spaces/${first}/permissions/teams/${team.id}`, { role: 'edit' });
    await world
      .as('ana')
      .post(`/v1/spaces/${second}/permissions/teams/${team.id}`, { role: 'edit' });
    await world
      .as('ana')
      .post(`/v1/spaces/${third}/permissions/users/${testOrganization.userIds[1]}`, { role: null });
    expect(await counts()).toEqual([2, 2]);
    await world.as('ana').delete(`/v1/spaces/${second}`);
    expect(await counts()).toEqual([1, 1]);
  });
});
