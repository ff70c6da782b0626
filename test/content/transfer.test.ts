import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld } from '../support.ts';
import {
  bad,
  badAt,
  collectionBody,
  conflict,
  conflictAt,
  errorsOf,
  forbidden,
  forbiddenAt,
  madeOf,
  notFound,
  spaceBody,
} from './expected.ts';
import {
  eventsOf,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from './rows.ts';

const world = useWorld();

const transfer =
  'mutation ($input: TransferSpaceInput!) { transferSpace(input: $input) { space { id organizationId parentId defaultLevel } } }';
const transferAll =
  'mutation ($input: TransferCollectionInput!) { transferCollection(input: $input) { collection { id organizationId parentId } } }';
const urlOf = (id: string) =>
  `/v1/${id.startsWith('spc_') ? 'spaces' : 'collections'}/${id}/transfer`;

describe('transferring a space', () => {
  it('keeps everything but grants, the default level and inherited visibility', async () => {
    const [from, to] = [
      await makeTestOrganization(world, ['READ']),
      await makeTestOrganization(world, ['READ']),
    ];
    const [parent = ''] = await makeNestedCollections(world, from.id, 1);
    const [id = ''] = await makeSpaces(world, from.id, 1, { id: parent, ancestors: [] });
    await world.as('ana').patch(`/v1/spaces/${id}`, { defaultLevel: null });
    await world
      .as('ana')
      .post(`/v1/spaces/${id}/permissions/users/${from.userIds[1]}`, { role: 'edit' });
    const { body: before } = await world.as('ana').get(`/v1/spaces/${id}`);
    const { status, body } = await world.as('ana').post(urlOf(id), { organization: to.id });
    expect(status).toBe(200);
    expect(body).toEqual(
      spaceBody(world, { ...madeOf(before), organization: to.id, title: 'Space 0' }),
    );
    expect((await world.as('ana').get(`/v1/spaces/${id}`)).body).toEqual(body);
    expect((await (await visitorOf(world, from, 1)).get(`/v1/spaces/${id}`)).body).toEqual(
      notFound,
    );
    expect((await (await visitorOf(world, to, 1)).get(`/v1/spaces/${id}`)).status).toBe(200);
    expect(await world.console.database.prisma.grant.count({ where: { contentId: id } })).toBe(0);
    const revisions = await world.console.database.prisma.revision.findMany({
      where: { spaceId: id },
      select: { id: true, organizationId: true },
    });
    expect(revisions).toEqual([{ id: before.revision, organizationId: to.id }]);
    expect(await eventsOf(world, from.id, 'space.transfer')).toEqual([
      { subjectId: id, fields: ['organization'], related: [to.id] },
    ]);
  });

  it('puts it at the end of a collection in the other organization', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [outer = '', inner = ''] = await makeNestedCollections(world, to.id, 2);
    await makeSpaces(world, to.id, 2, { id: inner, ancestors: [outer] });
    const [id = ''] = await makeSpaces(world, from.id, 1);
    const { data } = await world
      .as('ana')
      .query(transfer, { input: { id, organizationId: to.id, parentId: inner } });
    expect(data).toEqual({
      transferSpace: {
        space: { id, organizationId: to.id, parentId: inner, defaultLevel: 'INHERIT' },
      },
    });
    expect(
      (await world.as('ana').get(`/v1/collections/${inner}/spaces`)).body.items
        .map(({ id: one }: { id: string }) => one)
        .at(-1),
    ).toBe(id);
    expect(
      await world.console.database.prisma.space.findFirst({
        where: { id },
        select: { ancestors: true, visibility: true },
      }),
    ).toEqual({ ancestors: [outer, inner], visibility: 'PRIVATE' });
  });

  it('moves it to a collection of the same organization with its grants', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: inner,
      ancestors: [outer],
    });
    await world.as('ana').patch(`/v1/spaces/${id}`, { defaultLevel: 'comment' });
    await world
      .as('ana')
      .post(`/v1/spaces/${id}/permissions/users/${testOrganization.userIds[1]}`, { role: 'edit' });
    const { body } = await world
      .as('ana')
      .post(urlOf(id), { organization: testOrganization.id, parent: outer });
    expect([body.parent, body.defaultLevel, body.visibility]).toEqual([
      outer,
      'comment',
      'in-collection',
    ]);
    expect((await world.as('ana').get(`/v1/spaces/${id}/permissions/users`)).body.count).toBe(1);
    expect(
      (await world.as('ana').post(urlOf(id), { organization: testOrganization.id, parent: outer }))
        .body,
    ).toEqual(conflict('It is at this location already.'));
    const top = await world.as('ana').post(urlOf(id), { organization: testOrganization.id });
    expect(['parent' in top.body, top.body.visibility]).toEqual([false, 'private']);
    expect(
      (await world.as('ana').post(urlOf(id), { organization: testOrganization.id, parent: null }))
        .body,
    ).toEqual(conflict('It is at this location already.'));
    expect(
      errorsOf(
        await world
          .as('ana')
          .query(transfer, { input: { id, organizationId: testOrganization.id } }),
      ),
    ).toEqual(conflictAt('transferSpace', 'It is at this location already.'));
  });

  it('requires the level create on both sides', async () => {
    const [from, to] = [
      await makeTestOrganization(world, ['CREATE']),
      await makeTestOrganization(world),
    ];
    const [id = '', other = ''] = await makeSpaces(world, from.id, 2);
    const [parent = ''] = await makeNestedCollections(world, to.id, 1);
    const place = { organizationId: to.id, userId: from.userIds[1] ?? '' };
    const { id: memberId } = await world.console.database.prisma.member.create({
      data: { id: newId('Member'), ...place, role: null },
    });
    const maker = await visitorOf(world, from, 1);
    expect((await maker.post(urlOf(id), { organization: to.id })).body).toEqual(
      forbidden('create', 'nothing'),
    );
    expect((await maker.post(urlOf(id), { organization: to.id, parent })).body).toEqual(
      bad('parent', 'There is no such collection in this organization.'),
    );
    await world
      .as('ana')
      .post(`/v1/collections/${parent}/permissions/users/${from.userIds[1]}`, { role: 'edit' });
    expect((await maker.post(urlOf(id), { organization: to.id, parent })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(
      errorsOf(
        await maker.query(transfer, { input: { id, organizationId: to.id, parentId: parent } }),
      ),
    ).toEqual(forbiddenAt('transferSpace', 'create', 'edit'));
    await world
      .as('ana')
      .patch(`/v1/collections/${parent}/permissions/users/${from.userIds[1]}`, { role: 'create' });
    expect((await maker.post(urlOf(id), { organization: to.id, parent })).body.organization).toBe(
      to.id,
    );
    await world.as('ana').patch(`/v1/orgs/${from.id}/members/${from.userIds[1]}`, { role: 'edit' });
    expect((await maker.post(urlOf(other), { organization: to.id, parent })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect(
      await world.console.database.prisma.grant.findMany({
        where: { memberId },
        select: { contentId: true },
      }),
    ).toEqual([{ contentId: parent }]);
  });

  it('is refused to an unknown destination', async () => {
    const id = ids.space('guide');
    for (const organization of [ids.umbrella, newId('Organization')])
      expect((await world.as('ana').post(urlOf(id), { organization })).body).toEqual(
        bad('organization', 'You are not a member of this organization.'),
      );
    for (const parent of [newId('Collection'), ids.collection('hive')])
      expect(
        (await world.as('ana').post(urlOf(id), { organization: ids.acme, parent })).body,
      ).toEqual(bad('parent', 'There is no such collection in this organization.'));
    expect(
      errorsOf(
        await world.as('ana').query(transfer, { input: { id, organizationId: ids.umbrella } }),
      ),
    ).toEqual(
      badAt('transferSpace', 'input.organizationId', 'You are not a member of this organization.'),
    );
    expect((await world.as('ana').post(urlOf(id), {})).body).toEqual(
      bad('organization', 'organization is required.'),
    );
    expect((await world.as('ana').post(urlOf(id), { organization: null })).body.error.field).toBe(
      'organization',
    );
    expect((await world.as('eve').post(urlOf(id), { organization: ids.umbrella })).body).toEqual(
      notFound,
    );
  });
});

describe('transferring a collection', () => {
  it('takes its content along, deleted spaces included, and leaves nothing behind', async () => {
    const [from, to] = [
      await makeTestOrganization(world, ['READ']),
      await makeTestOrganization(world),
    ];
    const nest = await makeNestedCollections(world, from.id, 3);
    const [outer = '', middle = '', inner = ''] = nest;
    const spaces = [
      ...(await makeSpaces(world, from.id, 2, { id: middle, ancestors: [outer] })),
      ...(await makeSpaces(world, from.id, 2, { id: inner, ancestors: [outer, middle] })),
    ];
    const [target = ''] = await makeNestedCollections(world, to.id, 1);
    await world.as('ana').delete(`/v1/spaces/${spaces[3]}`);
    await world.as('ana').patch(`/v1/collections/${inner}`, { defaultLevel: 'admin' });
    await world
      .as('ana')
      .post(`/v1/collections/${inner}/permissions/users/${from.userIds[1]}`, { role: 'edit' });
    const { status, body } = await world
      .as('ana')
      .post(urlOf(middle), { organization: to.id, parent: target });
    expect(status).toBe(200);
    expect(body).toEqual(
      collectionBody(world, { id: middle, organization: to.id, parent: target, title: 'Level 1' }),
    );
    const { prisma } = world.console.database;
    expect(
      await prisma.collection.findMany({
        where: { organizationId: to.id },
        select: { id: true, parentId: true, ancestors: true, defaultLevel: true },
        orderBy: { title: 'asc' },
      }),
    ).toEqual([
      { id: target, parentId: null, ancestors: [], defaultLevel: 'INHERIT' },
      { id: middle, parentId: target, ancestors: [target], defaultLevel: 'INHERIT' },
      { id: inner, parentId: middle, ancestors: [target, middle], defaultLevel: 'INHERIT' },
    ]);
    expect(
      new Map(
        (await prisma.space.findMany({ where: { organizationId: to.id } })).map(
          ({ id, ancestors }) => [id, ancestors],
        ),
      ),
    ).toEqual(
      new Map(spaces.map((id, i) => [id, i < 2 ? [target, middle] : [target, middle, inner]])),
    );
    expect(await prisma.revision.count({ where: { organizationId: to.id } })).toBe(4);
    const filter = { organizationId: from.id };
    expect([
      await prisma.space.count({ where: filter }),
      await prisma.collection.count({ where: filter }),
      await prisma.revision.count({ where: filter }),
      await prisma.grant.count({ where: filter }),
    ]).toEqual([0, 1, 0, 0]);
    expect((await world.as('ana').post(`/v1/spaces/${spaces[3]}/restore`)).body.parent).toBe(inner);
  });

  it('is refused into itself, when nothing would change, and below the level create', async () => {
    const testOrganization = await makeTestOrganization(world, ['EDIT']);
    const [outer = '', inner = ''] = await makeNestedCollections(world, testOrganization.id, 2);
    for (const parent of [outer, inner])
      expect(
        (await world.as('ana').post(urlOf(outer), { organization: testOrganization.id, parent }))
          .body,
      ).toEqual(conflict('A collection cannot be inside itself.', { field: 'parent' }));
    expect(
      (await world.as('ana').post(urlOf(outer), { organization: testOrganization.id })).body,
    ).toEqual(conflict('It is at this location already.'));
    const editor = await visitorOf(world, testOrganization, 1);
    expect((await editor.post(urlOf(inner), { organization: testOrganization.id })).body).toEqual(
      forbidden('create', 'edit'),
    );
    expect((await world.as('eve').post(urlOf(inner), { organization: ids.umbrella })).body).toEqual(
      notFound,
    );
    const { data } = await world
      .as('ana')
      .query(transferAll, { input: { id: inner, organizationId: testOrganization.id } });
    expect(data).toEqual({
      transferCollection: {
        collection: { id: inner, organizationId: testOrganization.id, parentId: null },
      },
    });
    expect(await eventsOf(world, testOrganization.id, 'collection.transfer')).toEqual([
      { subjectId: inner, fields: ['organization'], related: [testOrganization.id] },
    ]);
  });
});
