import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  bad,
  badAt,
  collectionBody,
  collectionPermissions,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
  type Word,
} from './content/expected.ts';
import {
  eventsOf,
  makeCollections,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from './content/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const { acme } = ids;
const all = `/v1/orgs/${acme}/collections`;
const handbook = `/v1/collections/${ids.collection('handbook')}`;
const fields =
  '__typename id title description organizationId parentId defaultLevel urls { location app } permissions { view admin viewInviteLinks create }';
const create = `mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { collection { ${fields} } } }`;
const update = `mutation ($input: UpdateCollectionInput!) { updateCollection(input: $input) { collection { ${fields} } } }`;

const demo = {
  handbook: { title: 'Handbook', description: 'How we work' },
  policies: { title: 'Policies', parent: ids.collection('handbook'), defaultLevel: 'read' },
  product: { title: 'Product', description: 'What we make' },
  board: { title: 'Board', defaultLevel: null },
} as const;
const demoBody = (name: keyof typeof demo, level: Word) =>
  collectionBody(world, {
    id: ids.collection(name),
    ...demo[name],
    permissions: collectionPermissions(level),
  });
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('a collection', () => {
  it("has all fields, with the caller's permissions", async () => {
    expect((await world.as('ana').get(handbook)).body).toEqual(demoBody('handbook', 'admin'));
    expect((await world.as('ben').get(handbook)).body).toEqual(demoBody('handbook', 'edit'));
    expect((await world.as('ana').get(`/v1/collections/${ids.collection('board')}`)).body).toEqual(
      demoBody('board', 'admin'),
    );
    expect(
      (await world.as('ben').get(`/v1/collections/${ids.collection('policies')}`)).body,
    ).toEqual(demoBody('policies', 'read'));
    const { data } = await world
      .as('ben')
      .query(
        `query ($id: ID!) { collection(id: $id) { ${fields} createdAt updatedAt parent { title } organization { title } } }`,
        { id: ids.collection('policies') },
      );
    expect(data).toEqual({
      collection: {
        __typename: 'Collection',
        id: ids.collection('policies'),
        title: 'Policies',
        description: null,
        organizationId: acme,
        parentId: ids.collection('handbook'),
        defaultLevel: 'READ',
        urls: {
          location: `${world.url}/v1/collections/${ids.collection('policies')}`,
          app: `${world.url}/app/o/${acme}/c/${ids.collection('policies')}`,
        },
        permissions: { view: true, admin: false, viewInviteLinks: false, create: false },
        createdAt: '2026-01-06T09:00:00.000Z',
        updatedAt: '2026-01-06T09:00:00.000Z',
        parent: { title: 'Handbook' },
        organization: { title: 'Acme Docs' },
      },
    });
  });

  it('answers NOT_FOUND for strangers, members without a level, and unknown ids', async () => {
    expect((await world.as('eve').get(handbook)).body).toEqual(notFound);
    for (const id of [ids.collection('board'), newId('Collection'), ids.space('guide'), 'handbook'])
      expect((await world.as('ben').get(`/v1/collections/${id}`)).body).toEqual(notFound);
    expect((await world.as('dan').get(handbook)).body).toEqual(notFound);
    expect(
      (await world.as('dan').get(`/v1/collections/${ids.collection('product')}`)).body,
    ).toEqual(demoBody('product', 'read'));
    const query = 'query ($id: ID!) { collection(id: $id) { id } }';
    expect(
      errorsOf(await world.as('eve').query(query, { id: ids.collection('handbook') })),
    ).toEqual(notFoundAt('collection'));
    expect(errorsOf(await world.as('ana').query(query, { id: 'handbook' }))).toEqual(
      badAt('collection', 'id', 'id must be the id of a collection, such as col_….'),
    );
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
    const [id = ''] = await makeCollections(world, testOrganization.id, 1);
    await world
      .as('ana')
      .post(`/v1/collections/${id}/permissions/users/${testOrganization.userIds[1]}`, {
        role: level,
      });
    const visitor = await visitorOf(world, testOrganization, 1);
    expect((await visitor.get(`/v1/collections/${id}`)).body).toEqual(
      collectionBody(world, {
        id,
        organization: testOrganization.id,
        title: 'Collection 0',
        permissions: collectionPermissions(level),
      }),
    );
    const { status, body } = await visitor.patch(`/v1/collections/${id}`, { title: 'Mine' });
    expect(status).toBe(may ? 200 : 403);
    if (!may) expect(body).toEqual(forbidden('create', level));
    await world.as('ana').patch(`/v1/orgs/${testOrganization.id}`, { inviteLinks: false });
    expect((await visitor.get(`/v1/collections/${id}`)).body.permissions).toEqual({
      ...collectionPermissions(level),
      viewInviteLinks: false,
    });
  });
});

describe('the list of collections', () => {
  it('holds the visible ones by position, with nested ones by default', async () => {
    const { status, body } = await world.as('ana').get(all);
    expect(status).toBe(200);
    expect(body).toEqual({
      count: 4,
      items: [
        demoBody('handbook', 'admin'),
        demoBody('policies', 'admin'),
        demoBody('product', 'admin'),
        demoBody('board', 'admin'),
      ],
    });
    expect((await world.as('ana').get(`${all}?nested=true`)).body).toEqual(body);
    expect(titlesOf((await world.as('ana').get(`${all}?nested=false`)).body.items)).toEqual([
      'Handbook',
      'Product',
      'Board',
    ]);
    expect((await world.as('ben').get(all)).body).toEqual({
      count: 3,
      items: [
        demoBody('handbook', 'edit'),
        demoBody('policies', 'read'),
        demoBody('product', 'edit'),
      ],
    });
    expect((await world.as('dan').get(`${all}?nested=false`)).body).toEqual({
      count: 1,
      items: [demoBody('product', 'read')],
    });
    expect((await world.as('eve').get(all)).body).toEqual(notFound);
    expect((await world.as('ana').get(`${all}?nested=maybe`)).body).toEqual(
      bad('nested', 'nested must be true or false.'),
    );
  });

  it('is paginated in both APIs', async () => {
    const testOrganization = await makeTestOrganization(world);
    const made = await makeCollections(world, testOrganization.id, 7);
    const first = await world.as('ana').get(`/v1/orgs/${testOrganization.id}/collections?limit=3`);
    const second = await world
      .as('ana')
      .get(`/v1/orgs/${testOrganization.id}/collections?limit=10&page=${first.body.next.page}`);
    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(made);
    expect([first.body.count, second.body.count, second.body.next]).toEqual([7, 7, undefined]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!, $before: String) { organization(id: $id) { collections(last: 2, before: $before, filter: { nested: false }) { nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage } } } }',
        { id: testOrganization.id },
      );
    expect(data).toEqual({
      organization: {
        collections: {
          nodes: [{ id: made[5] }, { id: made[6] }],
          totalCount: 7,
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
        },
      },
    });
    expect(
      (
        await world
          .as('ana')
          .get(
            `/v1/orgs/${testOrganization.id}/collections?nested=false&page=${first.body.next.page}`,
          )
      ).body,
    ).toEqual(
      refused(
        400,
        'BAD_CURSOR',
        'This cursor belongs to another list, order or filter. Start again without a cursor.',
        { field: 'page' },
      ),
    );
    for (const limit of [0, 1001])
      expect(
        (await world.as('ana').get(`/v1/orgs/${testOrganization.id}/collections?limit=${limit}`))
          .body,
      ).toEqual(bad('limit', 'limit must be 1 to 1000.'));
  });

  it('holds for each of several organizations what the caller can see there', async () => {
    const [own, other] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const { prisma } = world.console.database;
    await prisma.member.create({
      data: { id: newId('Member'), organizationId: own.id, userId: ids.user('eve'), role: 'ADMIN' },
    });
    await prisma.member.create({
      data: { id: newId('Member'), organizationId: other.id, userId: ids.user('eve'), role: null },
    });
    for (const { id } of [own, other]) {
      await makeCollections(world, id, 2);
      await makeSpaces(world, id, 2);
    }
    const { data } = await world
      .as('eve')
      .query(
        '{ organizations { nodes { id collections { totalCount nodes { title } } spaces { totalCount nodes { title } } } } }',
      );
    const visible = Object.fromEntries(
      data.organizations.nodes.map(
        ({ id, collections, spaces }: { id: string; collections: object; spaces: object }) => [
          id,
          { collections, spaces },
        ],
      ),
    );
    const none = { totalCount: 0, nodes: [] };
    expect(visible[other.id]).toEqual({ collections: none, spaces: none });
    expect(visible[own.id]).toEqual({
      collections: { totalCount: 2, nodes: [{ title: 'Collection 0' }, { title: 'Collection 1' }] },
      spaces: { totalCount: 2, nodes: [{ title: 'Space 1' }, { title: 'Space 0' }] },
    });
  });
});

describe('creating a collection', () => {
  it('puts an untitled one at the end of the top, and returns its location', async () => {
    const testOrganization = await makeTestOrganization(world);
    await makeCollections(world, testOrganization.id, 2);
    const { status, body, headers } = await world
      .as('ana')
      .post(`/v1/orgs/${testOrganization.id}/collections`);
    expect(status).toBe(201);
    expect(body).toEqual(collectionBody(world, { id: body.id, organization: testOrganization.id }));
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('ana').get(new URL(body.urls.location).pathname)).body).toEqual(body);
    expect(
      titlesOf(
        (await world.as('ana').get(`/v1/orgs/${testOrganization.id}/collections`)).body.items,
      ),
    ).toEqual(['Collection 0', 'Collection 1', 'Untitled']);
    expect(await eventsOf(world, testOrganization.id, 'collection.create')).toEqual([
      { subjectId: body.id, fields: [], related: [] },
    ]);
    expect(
      (await world.as('ana').get(`/v1/collections/${body.id}/permissions/users`)).body,
    ).toEqual({ count: 0, items: [] });
  });

  it('accepts a title of 50 characters and a parent', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [parent = ''] = await makeCollections(world, testOrganization.id, 1);
    const title = '🦊'.repeat(50);
    const { body } = await world
      .as('ana')
      .post(`/v1/orgs/${testOrganization.id}/collections`, { title, parent });
    expect(body).toEqual(
      collectionBody(world, { id: body.id, organization: testOrganization.id, title, parent }),
    );
    const { data } = await world.as('ana').query(create, {
      input: { organizationId: testOrganization.id, title: '', parentId: body.id },
    });
    const { id } = data.createCollection.collection;
    expect(data.createCollection.collection).toEqual({
      __typename: 'Collection',
      id,
      title: '',
      description: null,
      organizationId: testOrganization.id,
      parentId: body.id,
      defaultLevel: 'INHERIT',
      urls: {
        location: `${world.url}/v1/collections/${id}`,
        app: `${world.url}/app/o/${testOrganization.id}/c/${id}`,
      },
      permissions: { view: true, admin: true, viewInviteLinks: true, create: true },
    });
  });

  it('grants its creator the level create unless they are an admin', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'EDIT']);
    const maker = await visitorOf(world, testOrganization, 1);
    const { body } = await maker.post(`/v1/orgs/${testOrganization.id}/collections`, {
      title: 'Mine',
    });
    expect(body).toEqual(
      collectionBody(world, {
        id: body.id,
        organization: testOrganization.id,
        title: 'Mine',
        permissions: collectionPermissions('create'),
      }),
    );
    await world
      .as('ana')
      .patch(`/v1/orgs/${testOrganization.id}/members/${testOrganization.userIds[1]}`, {
        role: null,
      });
    expect((await maker.get(`/v1/collections/${body.id}`)).body.permissions).toEqual(
      collectionPermissions('create'),
    );
    const inside = await maker.post(`/v1/orgs/${testOrganization.id}/collections`, {
      parent: body.id,
    });
    expect(inside.status).toBe(201);
    const grants = await world.console.database.prisma.grant.findMany({
      where: { organizationId: testOrganization.id },
      select: { contentId: true, memberId: true, teamId: true, role: true },
      orderBy: { id: 'asc' },
    });
    expect(grants).toEqual(
      [body.id, inside.body.id].map((contentId) => ({
        contentId,
        memberId: testOrganization.memberIds[1],
        teamId: null,
        role: 'CREATE',
      })),
    );
  });

  it('is refused below the level create', async () => {
    expect((await world.as('ben').post(all, {})).body).toEqual(forbidden('create', 'edit'));
    expect((await world.as('dan').post(all, {})).body).toEqual(forbidden('create', 'nothing'));
    expect((await world.as('dan').post(all, { parent: ids.collection('product') })).body).toEqual(
      forbidden('create', 'read'),
    );
    expect((await world.as('eve').post(all, {})).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('dan').query(create, { input: { organizationId: acme } })),
    ).toEqual(forbiddenAt('createCollection', 'create', 'nothing'));
  });

  it('is refused in an unknown, invisible, foreign or deleted collection', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [trashed = ''] = await makeCollections(world, testOrganization.id, 1);
    await world.as('ana').delete(`/v1/collections/${trashed}`);
    const missing = bad('parent', 'There is no such collection in this organization.');
    for (const parent of [newId('Collection'), trashed, ids.collection('hive')])
      expect((await world.as('ana').post(all, { parent })).body).toEqual(missing);
    expect((await world.as('dan').post(all, { parent: ids.collection('board') })).body).toEqual(
      missing,
    );
    expect((await world.as('ana').post(all, { parent: ids.space('guide') })).body).toEqual(
      bad('parent', 'parent must be the id of a collection, such as col_….'),
    );
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(create, { input: { organizationId: acme, parentId: newId('Collection') } }),
      ),
    ).toEqual(
      badAt(
        'createCollection',
        'input.parentId',
        'There is no such collection in this organization.',
      ),
    );
  });

  it.each([
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ title: null }, 'title', 'title may be absent, but not null.'],
    [{ title: 1 }, 'title', 'title must be a text.'],
    [{ parent: null }, 'parent', 'parent may be absent, but not null.'],
    [
      { description: 'x' },
      'description',
      'There is no field `description` here. Fields are: `title`, `parent`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').post(all, input)).body).toEqual(bad(field, message));
  });
});

describe('updating a collection', () => {
  it('changes the given fields and keeps the rest; a null default level means none', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [id = ''] = await makeCollections(world, testOrganization.id, 1);
    const url = `/v1/collections/${id}`;
    const body = (rest: object) =>
      collectionBody(world, {
        id,
        organization: testOrganization.id,
        title: 'Collection 0',
        ...rest,
      });
    expect((await world.as('ana').patch(url, { description: 'x'.repeat(100) })).body).toEqual(
      body({ description: 'x'.repeat(100) }),
    );
    expect((await world.as('ana').patch(url, { title: 'New', defaultLevel: null })).body).toEqual(
      body({ title: 'New', description: 'x'.repeat(100), defaultLevel: null }),
    );
    expect(
      (await world.as('ana').patch(url, { description: '', defaultLevel: 'review' })).body,
    ).toEqual(body({ title: 'New', defaultLevel: 'review' }));
    expect((await world.as('ana').patch(url, { defaultLevel: 'inherit' })).body).toEqual(
      body({ title: 'New' }),
    );
    expect((await world.as('ana').patch(url, {})).body).toEqual(body({ title: 'New' }));
    const { data } = await world
      .as('ana')
      .query(update, { input: { id, defaultLevel: null, title: '' } });
    expect([
      data.updateCollection.collection.defaultLevel,
      data.updateCollection.collection.title,
    ]).toEqual([null, '']);
    expect(
      (await eventsOf(world, testOrganization.id, 'collection.update')).map(
        ({ subjectId, fields: changed }) => [subjectId, changed],
      ),
    ).toEqual([
      [id, ['title', 'defaultLevel']],
      [id, ['defaultLevel']],
      [id, ['description', 'defaultLevel']],
      [id, ['title', 'defaultLevel']],
      [id, ['description']],
    ]);
  });

  it.each([
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ title: null }, 'title', 'title may be absent, but not null.'],
    [
      { description: 'x'.repeat(101) },
      'description',
      'description must have at most 100 characters, and has 101.',
    ],
    [{ description: null }, 'description', 'description may be absent, but not null.'],
    [
      { defaultLevel: 'guest' },
      'defaultLevel',
      'defaultLevel must be one of admin, create, review, edit, comment, read, inherit, or null.',
    ],
    [
      { defaultLevel: 'READ' },
      'defaultLevel',
      'defaultLevel must be one of admin, create, review, edit, comment, read, inherit, or null.',
    ],
    [
      { parent: null },
      'parent',
      'There is no field `parent` here. Fields are: `title`, `description`, `defaultLevel`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').patch(handbook, input)).body).toEqual(bad(field, message));
  });

  it('is refused below the level create and without access', async () => {
    expect((await world.as('ben').patch(handbook, { title: 'x' })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect((await world.as('dan').patch(handbook, { title: 'x' })).body).toEqual(notFound);
    expect((await world.as('eve').patch(handbook, { title: 'x' })).body).toEqual(notFound);
    expect(
      errorsOf(await world.as('ben').query(update, { input: { id: ids.collection('handbook') } })),
    ).toEqual(forbiddenAt('updateCollection', 'create', 'edit'));
  });
});

describe('the spaces of a collection', () => {
  it('are its direct children that the caller can see, by position', async () => {
    const url = `/v1/collections/${ids.collection('product')}/spaces`;
    expect(titlesOf((await world.as('ben').get(url)).body.items)).toEqual([
      'User guide',
      'API reference',
    ]);
    expect(titlesOf((await world.as('ana').get(`${handbook}/spaces`)).body.items)).toEqual([
      'Onboarding',
    ]);
    expect((await world.as('dan').get(`${handbook}/spaces`)).body).toEqual(notFound);
    await world.as('ana').patch(`/v1/spaces/${ids.space('api')}`, { defaultLevel: null });
    expect((await world.as('ben').get(url)).body.count).toBe(1);
    await world.as('ana').patch(`/v1/spaces/${ids.space('api')}`, { defaultLevel: 'inherit' });
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { collection(id: $id) { spaces { totalCount nodes { title } } collections { totalCount nodes { title } } } }',
        { id: ids.collection('handbook') },
      );
    expect(data).toEqual({
      collection: {
        spaces: { totalCount: 1, nodes: [{ title: 'Onboarding' }] },
        collections: { totalCount: 1, nodes: [{ title: 'Policies' }] },
      },
    });
  });

  it('are paginated', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [id = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const spaces = await makeSpaces(world, testOrganization.id, 5, { id, ancestors: [] });
    const first = await world.as('ana').get(`/v1/collections/${id}/spaces?limit=2`);
    const second = await world
      .as('ana')
      .get(`/v1/collections/${id}/spaces?page=${first.body.next.page}`);
    expect([...first.body.items, ...second.body.items].map((space) => space.id)).toEqual(spaces);
  });
});

describe('the lists of content', () => {
  const collections =
    'query ($id: ID!) { organization(id: $id) { collections(first: 250) { totalCount nodes { id permissions { view admin } spaces(first: 5) { totalCount nodes { id } } } } } }';
  const spaces =
    'query ($id: ID!) { organization(id: $id) { spaces(first: 250) { totalCount nodes { id parent { id title } permissions { view edit } } } } }';

  it('take the same number of statements for 10 rows and 200, at depth 1 and 8', async () => {
    const counts: number[][] = [];
    for (const [rows, depth] of [
      [10, 1],
      [200, 1],
      [10, 8],
      [200, 8],
    ] as const) {
      const testOrganization = await makeTestOrganization(world);
      await world.console.database.prisma.member.create({
        data: {
          id: newId('Member'),
          organizationId: testOrganization.id,
          userId: ids.user('cat'),
          role: 'COMMENT',
        },
      });
      const nest = await makeNestedCollections(world, testOrganization.id, depth);
      await makeSpaces(world, testOrganization.id, rows, {
        id: nest.at(-1) ?? '',
        ancestors: nest.slice(0, -1),
      });
      await makeCollections(world, testOrganization.id, rows);
      expect(
        (await world.as('cat').query(collections, { id: testOrganization.id })).data.organization
          .collections.nodes,
      ).toHaveLength(rows + depth);
      const asks = [
        `/v1/orgs/${testOrganization.id}/spaces`,
        `/v1/collections/${nest.at(-1)}/spaces`,
        `/v1/orgs/${testOrganization.id}/collections`,
        `/v1/orgs/${testOrganization.id}/members/${ids.user('cat')}/spaces`,
      ];
      const counted: number[] = [];
      for (const query of [collections, spaces])
        counted.push(
          await world.countStatements('cat', (visitor) =>
            visitor.query(query, { id: testOrganization.id }),
          ),
        );
      for (const path of asks)
        counted.push(
          await world.countStatements('cat', (visitor) => visitor.get(`${path}?limit=1000`)),
        );
      counts.push(counted);
    }
    const [first, ...others] = counts;
    expect(others).toEqual([first, first, first]);
    expect(first).toEqual([5, 5, 5, 5, 4, 5]);
  });
});
