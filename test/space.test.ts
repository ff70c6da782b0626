import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { bad, badAt, faultsOf, forbidden, forbiddenAt, madeOf, notFound, notFoundAt, spaceBody, spacePermissions, type Word } from './content/expected.ts';
import { eventsOf, makeCollections, makeHouse, makeNest, makeSpaces, someoneWaits, visitorOf } from './content/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const { acme } = ids;
const all = `/v1/orgs/${acme}/spaces`;
const guide = `/v1/spaces/${ids.space('guide')}`;
const fields =
  '__typename id type title emoji visibility deletedAt editMode organizationId parentId gitSync { repoName } visitorAuth { backend } defaultLevel commentCount changeRequestCount openChangeRequestCount draftChangeRequestCount urls { location app published public icon }';
const create = `mutation ($organization: ID!, $input: CreateSpaceInput!) { createSpace(organizationId: $organization, input: $input) { space { ${fields} } } }`;
const update = `mutation ($id: ID!, $input: UpdateSpaceInput!) { updateSpace(id: $id, input: $input) { space { ${fields} } } }`;

/** The same in GraphQL, of an untitled space of ana's at the top unless said. */
const node = (id: string, rest: object) => ({
  __typename: 'Space',
  id,
  type: 'DOCUMENT',
  title: 'Untitled',
  emoji: '📄',
  visibility: 'PRIVATE',
  deletedAt: null,
  editMode: 'LIVE',
  organizationId: acme,
  parentId: null,
  gitSync: null,
  visitorAuth: null,
  defaultLevel: 'INHERIT',
  commentCount: 0,
  changeRequestCount: 0,
  openChangeRequestCount: 0,
  draftChangeRequestCount: 0,
  urls: { location: `${world.url}/v1/spaces/${id}`, app: `${world.url}/app/o/${acme}/s/${id}`, published: null, public: null, icon: null },
  ...rest,
});
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('a space', () => {
  it('is shown whole, with what the caller may do', async () => {
    const { status, body } = await world.as('ana').get(`/v1/spaces/${ids.space('api')}`);
    expect(status).toBe(200);
    const address = `${world.url}/public/acme-docs/acme-help/api`;
    const api = {
      urls: { location: `${world.url}/v1/spaces/${ids.space('api')}`, app: `${world.url}/app/o/${ids.acme}/s/${ids.space('api')}`, published: address, public: address },
      id: ids.space('api'),
      title: 'API reference',
      emoji: '🔌',
      visibility: 'public',
      createdAt: '2026-01-08T09:00:00.000Z',
      updatedAt: '2026-01-08T09:00:00.000Z',
      parent: ids.collection('product'),
      revision: body.revision,
      gitSync: { repoName: 'acme/api-reference', installationProvider: 'github', integration: 'github', url: 'https://git.acme.test/api-reference', updatedAt: '2026-01-14T09:00:00.000Z' },
    };
    expect(body).toEqual(spaceBody(world, { ...api, permissions: { ...spacePermissions('admin'), triggerGitSync: true } }));
    expect((await world.as('cat').get(`/v1/spaces/${ids.space('api')}`)).body).toEqual(spaceBody(world, { ...api, permissions: spacePermissions('comment') }));
    const { data } = await world
      .as('dan')
      .query(
        `query ($id: ID!) { space(id: $id) { ${fields} createdAt updatedAt revisionId organization { title } parent { title } permissions { view access admin } gitSync { installationProvider } } }`,
        { id: ids.space('api') },
      );
    expect(data.space).toEqual(
      node(ids.space('api'), {
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

  it('is not there for a stranger, for a member without a level on it, and under an id of another kind', async () => {
    expect((await world.as('eve').get(guide)).body).toEqual(notFound);
    for (const id of [ids.space('minutes'), newId('Space'), ids.collection('product'), 'guide']) expect((await world.as('ben').get(`/v1/spaces/${id}`)).body).toEqual(notFound);
    const query = 'query ($id: ID!) { space(id: $id) { id parent { id } } }';
    expect(faultsOf(await world.as('ben').query(query, { id: ids.space('minutes') }))).toEqual(notFoundAt('space'));
    expect((await world.as('cat').query(query, { id: ids.space('minutes') })).data).toEqual({ space: { id: ids.space('minutes'), parent: null } });
    expect(faultsOf(await world.as('ana').query(query, { id: acme }))).toEqual(badAt('space', 'id', 'id must be the id of a space, such as spc_….'));
    const { data } = await world.as('ana').query('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids: [ids.space('guide'), ids.collection('board'), ids.space('secrets')] });
    expect(data).toEqual({ nodes: [{ __typename: 'Space', id: ids.space('guide') }, { __typename: 'Collection', id: ids.collection('board') }, null] });
  });

  it.each<[Word, boolean]>([
    ['read', false],
    ['comment', false],
    ['edit', false],
    ['review', false],
    ['create', true],
    ['admin', true],
  ])('on which somebody has the level %s may be changed: %s', async (level, may) => {
    const house = await makeHouse(world, [null]);
    const [id = ''] = await makeSpaces(world, house.id, 1);
    await world.as('ana').post(`/v1/spaces/${id}/permissions/users/${house.userIds[1]}`, { role: level });
    const visitor = await visitorOf(world, house, 1);
    const { body } = await visitor.get(`/v1/spaces/${id}`);
    expect(body).toEqual(spaceBody(world, { ...madeOf(body), organization: house.id, title: 'Space 0', permissions: spacePermissions(level) }));
    const answer = await visitor.patch(`/v1/spaces/${id}`, { title: 'Mine' });
    expect(answer.status).toBe(may ? 200 : 403);
    if (!may) expect(answer.body).toEqual(forbidden('create', level));
    await world.as('ana').patch(`/v1/orgs/${house.id}`, { inviteLinks: false });
    expect((await visitor.get(`/v1/spaces/${id}`)).body.permissions).toEqual({ ...spacePermissions(level), viewInviteLinks: false });
  });
});

describe('the list of spaces', () => {
  it('holds those that the caller sees, newest first', async () => {
    expect(titlesOf((await world.as('ana').get(all)).body.items)).toEqual(['Scratchpad', 'Minutes', 'API reference', 'User guide', 'Travel policy', 'Onboarding']);
    expect(titlesOf((await world.as('ben').get(all)).body.items)).toEqual(['Scratchpad', 'API reference', 'User guide', 'Travel policy', 'Onboarding']);
    expect(titlesOf((await world.as('cat').get(all)).body.items)).toEqual(['Scratchpad', 'Minutes', 'API reference', 'User guide', 'Travel policy', 'Onboarding']);
    const { body } = await world.as('dan').get(all);
    expect([body.count, titlesOf(body.items)]).toEqual([3, ['API reference', 'User guide', 'Travel policy']]);
    expect(body.items[1]).toEqual((await world.as('dan').get(guide)).body);
    expect((await world.as('eve').get(all)).body).toEqual(notFound);
  });

  it('holds those whose name contains a text, in any case', async () => {
    expect((await world.as('ana').get(`${all}?title=GUI`)).body).toEqual({ count: 1, items: [(await world.as('ana').get(guide)).body] });
    expect((await world.as('ana').get(`${all}?title=%25`)).body).toEqual({ count: 0, items: [] });
    expect((await world.as('ana').get(`${all}?title=${'x'.repeat(256)}`)).body).toEqual(bad('title', 'title must have at most 255 characters, and has 256.'));
    const { data } = await world.as('ana').query('query ($id: ID!) { organization(id: $id) { spaces(title: "gui") { totalCount edges { node { title } } } } }', { id: acme });
    expect(data).toEqual({ organization: { spaces: { totalCount: 1, edges: [{ node: { title: 'User guide' } }] } } });
  });

  it('is walked page by page, and goes on where it was when spaces come and levels go', async () => {
    const house = await makeHouse(world, ['READ']);
    const made = (await makeSpaces(world, house.id, 6)).reverse();
    const reader = await visitorOf(world, house, 1);
    const url = `/v1/orgs/${house.id}/spaces`;
    const first = await reader.get(`${url}?limit=2`);
    await world.as('ana').post(url, { title: 'Newer' });
    await world.as('ana').patch(`/v1/spaces/${made[2]}`, { defaultLevel: null });
    const second = await reader.get(`${url}?limit=10&page=${first.body.next.page}`);
    expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 2));
    expect([second.body.count, second.body.items.map(({ id }: { id: string }) => id)]).toEqual([6, made.slice(3)]);
  });
});

describe('making a space', () => {
  it('makes an untitled private one at the end of the top, with a first, empty revision', async () => {
    const { status, body, headers } = await world.as('ana').post(all);
    expect(status).toBe(201);
    expect(body).toEqual(spaceBody(world, madeOf(body)));
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('ana').get(new URL(body.urls.location).pathname)).body).toEqual(body);
    expect(await eventsOf(world, acme, 'space.create')).toEqual([{ subjectId: body.id, fields: [], related: [] }]);
    const revisions = await world.door.database.prisma.revision.findMany({ where: { spaceId: body.id }, omit: { createdAt: true } });
    expect(revisions).toEqual([
      {
        id: body.revision,
        organizationId: acme,
        spaceId: body.id,
        changeRequestId: null,
        parentId: null,
        mergedParentId: null,
        mergedFromId: null,
        type: 'EDITS',
        pagesRoot: null,
        filesRoot: null,
        reusableContentsRoot: null,
        variablesRoot: null,
        message: null,
        authorId: ids.user('ana'),
        git: null,
      },
    ]);
  });

  it('takes all that a space is made with, and what published clients send beside it', async () => {
    const given = { title: '🦊'.repeat(50), emoji: '👩‍💻', parent: ids.collection('product'), editMode: 'locked', visibility: 'share-link' };
    const { status, body } = await world.as('ana').post(all, { ...given, icon: 'x', template: 'y', computedSource: {}, empty: true });
    expect(status).toBe(201);
    expect(body).toEqual(spaceBody(world, { ...madeOf(body), ...given }));
    const inside = await world.as('ana').post(all, { parent: ids.collection('product') });
    expect(inside.body).toEqual(spaceBody(world, { ...madeOf(inside.body), parent: ids.collection('product'), visibility: 'in-collection' }));
    const { data } = await world.as('ana').query(create, { organization: acme, input: { title: 'Graph', visibility: 'VISITOR_AUTH', editMode: 'LOCKED' } });
    expect(data.createSpace.space).toEqual(node(data.createSpace.space.id, { title: 'Graph', visibility: 'VISITOR_AUTH', editMode: 'LOCKED' }));
  });

  it('puts them behind each other, and gives who is no admin the level create', async () => {
    const house = await makeHouse(world, ['CREATE', 'EDIT']);
    const [parent = ''] = await makeCollections(world, house.id, 1);
    const [maker, editor] = [await visitorOf(world, house, 1), await visitorOf(world, house, 2)];
    const url = `/v1/orgs/${house.id}/spaces`;
    for (const title of ['a', 'b', 'c']) expect((await maker.post(url, { title, parent })).body.permissions).toEqual(spacePermissions('create'));
    expect(titlesOf((await editor.get(`/v1/collections/${parent}/spaces`)).body.items)).toEqual(['a', 'b', 'c']);
    expect((await editor.post(url, { parent })).body).toEqual(forbidden('create', 'edit'));
    expect((await editor.post(url, {})).body).toEqual(forbidden('create', 'edit'));
    await world.as('ana').post(`/v1/collections/${parent}/permissions/users/${house.userIds[2]}`, { role: 'create' });
    expect((await editor.post(url, { parent })).status).toBe(201);
    expect((await editor.post(url, {})).status).toBe(403);
  });

  it('is done by a service account with its role alone: it is no member, and is given nothing', async () => {
    const { body: account } = await world.as('ana').post(`/v1/orgs/${acme}/service-accounts`, { name: 'Maker', role: 'create' });
    const { body: token } = await world.as('ana').post(`/v1/orgs/${acme}/service-accounts/${account.id}/tokens`, { label: 'Maker' });
    const robot = world.with(token.secret);
    const { status, body } = await robot.post(all, { title: 'By a robot' });
    expect([status, body.permissions]).toEqual([201, spacePermissions('create')]);
    expect(await world.door.database.prisma.grant.count({ where: { contentId: body.id } })).toBe(0);
    expect((await robot.get(`${all}?title=robot`)).body.count).toBe(1);
    expect((await robot.get(`/v1/spaces/${ids.space('minutes')}`)).body).toEqual(notFound);
    await world.as('ana').delete(`/v1/spaces/${body.id}`);
  });

  it('is refused to who may not make content there, and in what is not there', async () => {
    expect((await world.as('ben').post(all, {})).body).toEqual(forbidden('create', 'edit'));
    expect((await world.as('dan').post(all, {})).body).toEqual(forbidden('create', 'nothing'));
    expect((await world.as('eve').post(all, {})).body).toEqual(notFound);
    const missing = bad('parent', 'There is no such collection in this organization.');
    for (const parent of [newId('Collection'), ids.collection('hive')]) expect((await world.as('ana').post(all, { parent })).body).toEqual(missing);
    expect((await world.as('dan').post(all, { parent: ids.collection('board') })).body).toEqual(missing);
    expect(faultsOf(await world.as('ben').query(create, { organization: acme, input: {} }))).toEqual(forbiddenAt('createSpace', 'create', 'edit'));
  });

  it.each([
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ emoji: null }, 'emoji', 'emoji may be left out, but not null.'],
    [{ emoji: 'x' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '📄📄' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '📄'.repeat(51) }, 'emoji', 'emoji must have at most 50 characters, and has 51.'],
    [{ visibility: 'in-collection' }, 'visibility', 'This space lies in no collection: choose another visibility.'],
    [{ visibility: 'IN_COLLECTION' }, 'visibility', 'visibility must be one of public, unlisted, share-link, visitor-auth, in-collection, private.'],
    [{ editMode: 'open' }, 'editMode', 'editMode must be one of live, locked.'],
    [{ editMode: null }, 'editMode', 'editMode may be left out, but not null.'],
    [{ colour: 1 }, 'colour', 'There is no field `colour` here. There is: `title`, `emoji`, `parent`, `editMode`, `visibility`.'],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').post(all, input)).body).toEqual(bad(field, message));
  });
});

describe('changing a space', () => {
  it('changes what is given and leaves the rest', async () => {
    const { body: made } = await world.as('ana').post(all, { parent: ids.collection('product') });
    const url = `/v1/spaces/${made.id}`;
    const { body } = await world.as('ana').patch(url, { title: 'New', emoji: '🦊', editMode: 'locked', defaultLevel: null, visibility: 'unlisted', icon: 'ignored' });
    expect(body).toEqual({ ...made, updatedAt: body.updatedAt, title: 'New', emoji: '🦊', editMode: 'locked', defaultLevel: null, visibility: 'unlisted' });
    expect(body.updatedAt > made.updatedAt).toBe(true);
    const second = await world.as('ana').patch(url, { defaultLevel: 'comment' });
    expect(second.body).toEqual({ ...body, updatedAt: second.body.updatedAt, defaultLevel: 'comment' });
    const { data } = await world.as('ana').query(update, { id: made.id, input: { defaultLevel: 'INHERIT', visibility: 'IN_COLLECTION' } });
    expect(data.updateSpace.space).toEqual(node(made.id, { title: 'New', emoji: '🦊', editMode: 'LOCKED', visibility: 'IN_COLLECTION', parentId: ids.collection('product') }));
    expect((await eventsOf(world, acme, 'space.update')).map(({ subjectId, fields: changed }) => [subjectId, changed]).slice(0, 3)).toEqual([
      [made.id, ['visibility', 'defaultLevel']],
      [made.id, ['defaultLevel']],
      [made.id, ['title', 'emoji', 'editMode', 'visibility', 'defaultLevel']],
    ]);
  });

  it.each([
    [{ title: null }, 'title', 'title may be left out, but not null.'],
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ emoji: null }, 'emoji', 'emoji may be left out, but not null.'],
    [{ emoji: 'ab' }, 'emoji', 'emoji must be one emoji.'],
    [{ defaultLevel: 'none' }, 'defaultLevel', 'defaultLevel must be one of admin, create, review, edit, comment, read, inherit, or null.'],
    [{ visibility: null }, 'visibility', 'visibility may be left out, but not null.'],
    [{ visibility: 'in-collection' }, 'visibility', 'This space lies in no collection: choose another visibility.'],
    [{ editMode: 'LIVE' }, 'editMode', 'editMode must be one of live, locked.'],
    [{ parent: null }, 'parent', 'There is no field `parent` here. There is: `editMode`, `title`, `defaultLevel`, `emoji`, `visibility`.'],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').patch(`/v1/spaces/${ids.space('scratch')}`, input)).body).toEqual(bad(field, message));
  });

  it('is refused below the level create, and where nothing is seen; a team may give it', async () => {
    expect((await world.as('cat').patch(guide, { title: 'x' })).body).toEqual(forbidden('create', 'comment'));
    expect((await world.as('eve').patch(guide, { title: 'x' })).body).toEqual(notFound);
    expect((await world.as('ben').patch(`/v1/spaces/${ids.space('minutes')}`, { title: 'x' })).body).toEqual(notFound);
    expect((await world.as('ben').patch(guide, {})).body.permissions).toEqual(spacePermissions('create'));
    expect(faultsOf(await world.as('cat').query(update, { id: ids.space('guide'), input: {} }))).toEqual(forbiddenAt('updateSpace', 'create', 'comment'));
  });
});

describe('duplicating a space', () => {
  const duplicate = 'mutation ($id: ID!) { duplicateSpace(id: $id) { space { title parentId } } }';

  it('makes a copy right after it: content, default level and grants, and no counters', async () => {
    const house = await makeHouse(world, ['READ', 'CREATE']);
    const [parent = ''] = await makeNest(world, house.id, 1);
    const [first = '', second = ''] = await makeSpaces(world, house.id, 2, { id: parent, ancestors: [] });
    const { prisma } = world.door.database;
    const key = { key: { id: first, organizationId: house.id } };
    const changes = [
      { operation: 'insert_page', title: 'One', markdown: 'One.' },
      { operation: 'insert_files', files: [{ name: 'a.txt', base64: 'YQ==' }] },
      { operation: 'set_variables', variables: { a: 'b' } },
      { operation: 'insert_reusable_content', title: 'Two', markdown: 'Two.' },
    ];
    await world.as('ana').post(`/v1/spaces/${first}/content`, { changes });
    const { revisionId } = await prisma.space.update({
      where: key,
      data: {
        title: 'x'.repeat(48),
        emoji: '🦊',
        editMode: 'LOCKED',
        defaultLevel: 'COMMENT',
        commentCount: 3,
        changeRequestCount: 4,
        openChangeRequestCount: 2,
        draftChangeRequestCount: 1,
        lastChangeRequestNumber: 4,
        gitSync: { repoName: 'x' },
        visitorAuthBackend: 'CUSTOM',
      },
    });
    await world.as('ana').post(`/v1/spaces/${first}/permissions`, {
      users: [
        { id: house.userIds[0], role: 'read' },
        { id: house.userIds[1], role: null },
        { id: house.userIds[2], role: 'create' },
      ],
    });

    const { status, body, headers } = await world.as('ana').post(`/v1/spaces/${first}/duplicate`);
    expect(status).toBe(201);
    expect(body).toEqual(
      spaceBody(world, { ...madeOf(body), organization: house.id, parent, title: `Copy of ${'x'.repeat(42)}`, emoji: '🦊', editMode: 'locked', defaultLevel: 'comment', visibility: 'in-collection' }),
    );
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('ana').get(`/v1/collections/${parent}/spaces`)).body.items.map(({ id }: { id: string }) => id)).toEqual([first, body.id, second]);
    const rowOf = (id: string) => prisma.revision.findUniqueOrThrow({ where: { key: { id, organizationId: house.id } }, omit: { createdAt: true } });
    expect(await rowOf(body.revision)).toEqual({ ...(await rowOf(revisionId)), id: body.revision, spaceId: body.id, parentId: null });
    const grants = await prisma.grant.findMany({ where: { contentId: body.id }, select: { memberId: true, role: true } });
    expect(new Map(grants.map(({ memberId, role }) => [memberId, role]))).toEqual(
      new Map([
        [house.memberIds[0], 'READ'],
        [house.memberIds[1], null],
        [house.memberIds[2], 'CREATE'],
      ]),
    );
    expect(await eventsOf(world, house.id, 'space.duplicate')).toEqual([{ subjectId: first, fields: [], related: [body.id] }]);
  });

  it('waits for who edits it: the copy has trees and words of one revision', async () => {
    const house = await makeHouse(world);
    const [id = ''] = await makeSpaces(world, house.id, 1);
    const writer = new pg.Client({ connectionString: world.connections.ownerUrl });
    await writer.connect();
    await writer.query('BEGIN');
    await writer.query('UPDATE spaces SET title = $2 WHERE id = $1', [id, 'Edited']);
    const copying = world.as('ana').post(`/v1/spaces/${id}/duplicate`);
    await someoneWaits(world);
    await writer.query('COMMIT');
    await writer.end();
    const { status, body } = await copying;
    expect([status, body.title]).toEqual([201, 'Copy of Edited']);
  });

  it('gives who makes the copy and is no admin the level create on it', async () => {
    const house = await makeHouse(world, ['READ']);
    const [id = ''] = await makeSpaces(world, house.id, 1);
    const team = await world.as('ana').put(`/v1/orgs/${house.id}/teams`, { title: 'Team', members: [house.userIds[1]] });
    await world.as('ana').post(`/v1/spaces/${id}/permissions/teams/${team.body.id}`, { role: 'create' });
    const maker = await visitorOf(world, house, 1);
    const { data } = await maker.query(duplicate, { id });
    expect(data).toEqual({ duplicateSpace: { space: { title: 'Copy of Space 0', parentId: null } } });
    const copy = (await maker.get(`/v1/orgs/${house.id}/spaces?title=Copy`)).body.items[0];
    expect((await world.as('ana').get(`/v1/spaces/${copy.id}/permissions/users`)).body.items.map(({ role, user }: { role: string; user: { id: string } }) => [role, user.id])).toEqual([
      ['create', house.userIds[1]],
    ]);
    expect((await world.as('ana').get(`/v1/spaces/${copy.id}/permissions/teams`)).body.items.map(({ role }: { role: string }) => role)).toEqual(['create']);
  });

  it('is refused below the level create', async () => {
    expect((await world.as('cat').post(`${guide}/duplicate`)).body).toEqual(forbidden('create', 'comment'));
    expect((await world.as('eve').post(`${guide}/duplicate`)).body).toEqual(notFound);
    expect(faultsOf(await world.as('cat').query(duplicate, { id: ids.space('guide') }))).toEqual(forbiddenAt('duplicateSpace', 'create', 'comment'));
  });
});

describe('the spaces of a member', () => {
  const url = (name: 'ana' | 'ben' | 'cat' | 'dan' | 'eve') => `/v1/orgs/${acme}/members/${ids.user(name)}/spaces`;
  const pairs = (items: readonly { permission: string; space: { title: string } }[]) => items.map(({ permission, space }) => [permission, space.title]);

  it('are those that he may read and the caller sees, with his level', async () => {
    const house = await makeHouse(world, ['READ', null]);
    const [open = '', closed = '', his = ''] = await makeSpaces(world, house.id, 3);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    await world.as('ana').post(`/v1/spaces/${his}/permissions/users/${house.userIds[2]}`, { role: 'edit' });
    const [reader, guest] = [await visitorOf(world, house, 1), await visitorOf(world, house, 2)];
    const of = (n: number) => `/v1/orgs/${house.id}/members/${house.userIds[n]}/spaces`;
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
    expect(body).toEqual({ count: 1, items: [{ permission: 'edit', space: (await guest.get(`/v1/spaces/${his}`)).body }] });
    expect((await guest.get(of(0))).body).toEqual(notFound);
    await world.as('ana').query('mutation ($o: ID!, $u: ID!) { setMemberDisabled(organizationId: $o, userId: $u, disabled: true) { member { id } } }', { o: house.id, u: house.userIds[1] });
    expect((await world.as('ana').get(of(1))).body).toEqual({ count: 0, items: [] });
    const { data } = await world
      .as('ana')
      .query('query ($o: ID!, $u: ID!) { member(organizationId: $o, userId: $u) { spaceCount spaces(order: ASC, first: 1) { totalCount nodes { permission space { id } } } } }', {
        o: house.id,
        u: house.userIds[0],
      });
    expect(data).toEqual({ member: { spaceCount: 0, spaces: { totalCount: 3, nodes: [{ permission: 'ADMIN', space: { id: open } }] } } });
  });

  it('are not shown to strangers, and of nobody who is no member', async () => {
    expect((await world.as('eve').get(url('ana'))).body).toEqual(notFound);
    expect((await world.as('ana').get(url('eve'))).body).toEqual(notFound);
    expect((await world.as('ana').get(`${url('ben')}?order=up`)).body).toEqual(bad('order', 'order must be one of asc, desc.'));
  });

  it("are counted by what was given to him and his teams, a team's by what was given to it", async () => {
    const house = await makeHouse(world, ['READ']);
    const [first = '', second = '', third = ''] = await makeSpaces(world, house.id, 3);
    const { body: team } = await world.as('ana').put(`/v1/orgs/${house.id}/teams`, { title: 'Team', members: [house.userIds[1]] });
    const counts = async () => [
      (await world.as('ana').get(`/v1/orgs/${house.id}/members/${house.userIds[1]}`)).body.spaces,
      (await world.as('ana').get(`/v1/orgs/${house.id}/teams/${team.id}`)).body.spaces,
    ];
    expect(await counts()).toEqual([0, 0]);
    await world.as('ana').post(`/v1/spaces/${first}/permissions/users/${house.userIds[1]}`, { role: 'read' });
    await world.as('ana').post(`/v1/spaces/${first}/permissions/teams/${team.id}`, { role: 'edit' });
    await world.as('ana').post(`/v1/spaces/${second}/permissions/teams/${team.id}`, { role: 'edit' });
    await world.as('ana').post(`/v1/spaces/${third}/permissions/users/${house.userIds[1]}`, { role: null });
    expect(await counts()).toEqual([2, 2]);
    await world.as('ana').delete(`/v1/spaces/${second}`);
    expect(await counts()).toEqual([1, 1]);
  });
});
