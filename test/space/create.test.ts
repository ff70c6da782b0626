// Tests the creation of a space: its location, its first revision, and the required level.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  bad,
  errorsOf,
  forbidden,
  forbiddenAt,
  madeOf,
  notFound,
  spaceBody,
  spacePermissions,
} from '../content/expected.ts';
import { eventsOf, makeCollections, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { acme, all, fields, node, titlesOf } from './made.ts';

const world = useWorld();

const create = `mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { ${fields} } } }`;

describe('creating a space', () => {
  it('makes an untitled private space at the end with an empty first revision', async () => {
    const { status, body, headers } = await world.as('ana').post(all);
    expect(status).toBe(201);
    expect(body).toEqual(spaceBody(world, madeOf(body)));
    expect(headers.get('location')).toBe(body.urls.location);
    expect((await world.as('ana').get(new URL(body.urls.location).pathname)).body).toEqual(body);
    expect(await eventsOf(world, acme, 'space.create')).toEqual([
      { subjectId: body.id, fields: [], related: [] },
    ]);
    const revisions = await world.console.database.prisma.revision.findMany({
      where: { spaceId: body.id },
      omit: { createdAt: true },
    });
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

  it('takes every field, and ignores additional fields of published clients', async () => {
    const given = {
      title: '🦊'.repeat(50),
      emoji: '👩‍💻',
      parent: ids.collection('product'),
      editMode: 'locked',
      visibility: 'share-link',
    };
    const { status, body } = await world
      .as('ana')
      .post(all, { ...given, icon: 'x', template: 'y', computedSource: {}, empty: true });
    expect(status).toBe(201);
    expect(body).toEqual(spaceBody(world, { ...madeOf(body), ...given }));
    const inside = await world.as('ana').post(all, { parent: ids.collection('product') });
    expect(inside.body).toEqual(
      spaceBody(world, {
        ...madeOf(inside.body),
        parent: ids.collection('product'),
        visibility: 'in-collection',
      }),
    );
    const { data } = await world.as('ana').query(create, {
      input: {
        organizationId: acme,
        title: 'Graph',
        visibility: 'VISITOR_AUTH',
        editMode: 'LOCKED',
      },
    });
    expect(data.createSpace.space).toEqual(
      node(world, data.createSpace.space.id, {
        title: 'Graph',
        visibility: 'VISITOR_AUTH',
        editMode: 'LOCKED',
      }),
    );
  });

  it('appends it, and grants its creator the level create unless they are an admin', async () => {
    const testOrganization = await makeTestOrganization(world, ['CREATE', 'EDIT']);
    const [parent = ''] = await makeCollections(world, testOrganization.id, 1);
    const [maker, editor] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    const url = `/v1/orgs/${testOrganization.id}/spaces`;
    for (const title of ['a', 'b', 'c'])
      expect((await maker.post(url, { title, parent })).body.permissions).toEqual(
        spacePermissions('create'),
      );
    expect(titlesOf((await editor.get(`/v1/collections/${parent}/spaces`)).body.items)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect((await editor.post(url, { parent })).body).toEqual(forbidden('create', 'edit'));
    expect((await editor.post(url, {})).body).toEqual(forbidden('create', 'edit'));
    await world
      .as('ana')
      .post(`/v1/collections/${parent}/permissions/users/${testOrganization.userIds[2]}`, {
        role: 'create',
      });
    expect((await editor.post(url, { parent })).status).toBe(201);
    expect((await editor.post(url, {})).status).toBe(403);
  });

  it('requires only the role of a service account, which receives no grant', async () => {
    const { body: account } = await world
      .as('ana')
      .post(`/v1/orgs/${acme}/service-accounts`, { name: 'Maker', role: 'create' });
    const { body: token } = await world
      .as('ana')
      .post(`/v1/orgs/${acme}/service-accounts/${account.id}/tokens`, { label: 'Maker' });
    const robot = world.with(token.secret);
    const { status, body } = await robot.post(all, { title: 'By a robot' });
    expect([status, body.permissions]).toEqual([201, spacePermissions('create')]);
    expect(await world.console.database.prisma.grant.count({ where: { contentId: body.id } })).toBe(
      0,
    );
    expect((await robot.get(`${all}?title=robot`)).body.count).toBe(1);
    expect((await robot.get(`/v1/spaces/${ids.space('minutes')}`)).body).toEqual(notFound);
    await world.as('ana').delete(`/v1/spaces/${body.id}`);
  });

  it('is refused below the level create, and in an unknown parent', async () => {
    expect((await world.as('ben').post(all, {})).body).toEqual(forbidden('create', 'edit'));
    expect((await world.as('dan').post(all, {})).body).toEqual(forbidden('create', 'nothing'));
    expect((await world.as('eve').post(all, {})).body).toEqual(notFound);
    const missing = bad('parent', 'There is no such collection in this organization.');
    for (const parent of [newId('Collection'), ids.collection('hive')])
      expect((await world.as('ana').post(all, { parent })).body).toEqual(missing);
    expect((await world.as('dan').post(all, { parent: ids.collection('board') })).body).toEqual(
      missing,
    );
    expect(
      errorsOf(await world.as('ben').query(create, { input: { organizationId: acme } })),
    ).toEqual(forbiddenAt('createSpace', 'create', 'edit'));
  });

  it.each([
    [{ title: 'x'.repeat(51) }, 'title', 'title must have at most 50 characters, and has 51.'],
    [{ emoji: null }, 'emoji', 'emoji may be absent, but not null.'],
    [{ emoji: 'x' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '📄📄' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '' }, 'emoji', 'emoji must be one emoji.'],
    [{ emoji: '📄'.repeat(51) }, 'emoji', 'emoji must have at most 50 characters, and has 51.'],
    [
      { visibility: 'in-collection' },
      'visibility',
      'This space is not in a collection: choose another visibility.',
    ],
    [
      { visibility: 'IN_COLLECTION' },
      'visibility',
      'visibility must be one of public, unlisted, share-link, visitor-auth, in-collection, private.',
    ],
    [{ editMode: 'open' }, 'editMode', 'editMode must be one of live, locked.'],
    [{ editMode: null }, 'editMode', 'editMode may be absent, but not null.'],
    [
      { colour: 1 },
      'colour',
      'There is no field `colour` here. Fields are: `title`, `emoji`, `parent`, `editMode`, `visibility`.',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect((await world.as('ana').post(all, input)).body).toEqual(bad(field, message));
  });
});
