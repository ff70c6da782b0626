// Tests the duplication of a space: the fields of the copy, and the required level.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  forbidden,
  forbiddenAt,
  madeOf,
  notFound,
  spaceBody,
} from '../content/expected.ts';
import {
  eventsOf,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  waitForLock,
  visitorOf,
} from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { guide } from './made.ts';

const world = useWorld();

describe('duplicating a space', () => {
  const duplicate =
    'mutation ($id: ID!) { duplicateSpace(input: { id: $id }) { space { title parentId } } }';

  it('copies its content, default level and grants, but no counters, right after it', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ', 'CREATE']);
    const [parent = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const [first = '', second = ''] = await makeSpaces(world, testOrganization.id, 2, {
      id: parent,
      ancestors: [],
    });
    const { prisma } = world.console.database;
    const key = { key: { id: first, organizationId: testOrganization.id } };
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
        { id: testOrganization.userIds[0], role: 'read' },
        { id: testOrganization.userIds[1], role: null },
        { id: testOrganization.userIds[2], role: 'create' },
      ],
    });

    const { status, body, headers } = await world.as('ana').post(`/v1/spaces/${first}/duplicate`);
    expect(status).toBe(201);
    expect(body).toEqual(
      spaceBody(world, {
        ...madeOf(body),
        organization: testOrganization.id,
        parent,
        title: `Copy of ${'x'.repeat(42)}`,
        emoji: '🦊',
        editMode: 'locked',
        defaultLevel: 'comment',
        visibility: 'in-collection',
      }),
    );
    expect(headers.get('location')).toBe(body.urls.location);
    expect(
      (await world.as('ana').get(`/v1/collections/${parent}/spaces`)).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    ).toEqual([first, body.id, second]);
    const rowOf = (id: string) =>
      prisma.revision.findUniqueOrThrow({
        where: { key: { id, organizationId: testOrganization.id } },
        omit: { createdAt: true },
      });
    expect(await rowOf(body.revision)).toEqual({
      ...(await rowOf(revisionId)),
      id: body.revision,
      spaceId: body.id,
      parentId: null,
    });
    const grants = await prisma.grant.findMany({
      where: { contentId: body.id },
      select: { memberId: true, role: true },
    });
    expect(new Map(grants.map(({ memberId, role }) => [memberId, role]))).toEqual(
      new Map([
        [testOrganization.memberIds[0], 'READ'],
        [testOrganization.memberIds[1], null],
        [testOrganization.memberIds[2], 'CREATE'],
      ]),
    );
    expect(await eventsOf(world, testOrganization.id, 'space.duplicate')).toEqual([
      { subjectId: first, fields: [], related: [body.id] },
    ]);
  });

  it('waits for a concurrent edit: the copy has tree and index of one revision', async () => {
    const testOrganization = await makeTestOrganization(world);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1);
    const writer = new pg.Client({ connectionString: world.connections.ownerUrl });
    await writer.connect();
    await writer.query('BEGIN');
    await writer.query('UPDATE spaces SET title = $2 WHERE id = $1', [id, 'Edited']);
    const copying = world.as('ana').post(`/v1/spaces/${id}/duplicate`);
    await waitForLock(world);
    await writer.query('COMMIT');
    await writer.end();
    const { status, body } = await copying;
    expect([status, body.title]).toEqual([201, 'Copy of Edited']);
  });

  it('grants its creator the level create on the copy unless they are an admin', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [id = ''] = await makeSpaces(world, testOrganization.id, 1);
    const team = await world.as('ana').put(`/v1/orgs/${testOrganization.id}/teams`, {
      title: 'Team',
      members: [testOrganization.userIds[1]],
    });
    await world
      .as('ana')
      .post(`/v1/spaces/${id}/permissions/teams/${team.body.id}`, { role: 'create' });
    const maker = await visitorOf(world, testOrganization, 1);
    const { data } = await maker.query(duplicate, { id });
    expect(data).toEqual({
      duplicateSpace: { space: { title: 'Copy of Space 0', parentId: null } },
    });
    const copy = (await maker.get(`/v1/orgs/${testOrganization.id}/spaces?title=Copy`)).body
      .items[0];
    expect(
      (await world.as('ana').get(`/v1/spaces/${copy.id}/permissions/users`)).body.items.map(
        ({ role, user }: { role: string; user: { id: string } }) => [role, user.id],
      ),
    ).toEqual([['create', testOrganization.userIds[1]]]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${copy.id}/permissions/teams`)).body.items.map(
        ({ role }: { role: string }) => role,
      ),
    ).toEqual(['create']);
  });

  it('is refused below the level create', async () => {
    expect((await world.as('cat').post(`${guide}/duplicate`)).body).toEqual(
      forbidden('create', 'comment'),
    );
    expect((await world.as('eve').post(`${guide}/duplicate`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('cat').query(duplicate, { id: ids.space('guide') }))).toEqual(
      forbiddenAt('duplicateSpace', 'create', 'comment'),
    );
  });
});
