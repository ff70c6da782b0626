/**
 * Checks that exactly the callers with the level `edit` anywhere in an organization may use its
 * files.
 */
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import {
  type TestOrganization,
  makeTestOrganization,
  makeNestedCollections,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import { useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const UPLOAD =
  'mutation ($organization: ID!) { uploadFile(input: { organizationId: $organization, name: "a.txt", base64: "YQ==" }) { file { name } } }';
const READ = 'query ($id: ID!) { file(id: $id) { name } }';

/** Returns the outcomes of uploading and of reading a file, through GraphQL and REST. */
async function outcomesOf(
  caller: Visitor,
  { id: organization }: TestOrganization,
  file: string,
): Promise<readonly (string | undefined)[]> {
  const answers = [
    await caller.post(`/v1/orgs/${organization}/files`, { name: 'a.txt', base64: 'YQ==' }),
    await caller.get(`/v1/orgs/${organization}/files/${file}`),
  ];
  const inGraphQL = [
    await caller.query(UPLOAD, { organization }),
    await caller.query(READ, { id: file }),
  ];
  return [
    ...answers.map(({ body }) => body.error?.reason),
    ...inGraphQL.map(({ errors }) => errors?.[0].extensions.code),
  ];
}

const all = (reason: string | undefined) => [reason, reason, reason, reason];
const makeFile = async ({ id }: TestOrganization): Promise<string> =>
  (await world.as('ana').post(`/v1/orgs/${id}/files`, { name: 'there.txt', base64: 'YQ==' })).body
    .id;

describe('files of an organization', () => {
  it('are available to a reader who may edit a single space, until the space is in the trash', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [caller, file] = [
      await visitorOf(world, testOrganization, 1),
      await makeFile(testOrganization),
    ];
    const [, space = ''] = await makeSpaces(world, testOrganization.id, 3);
    const grant = `/v1/spaces/${space}/permissions/users/${testOrganization.userIds[1]}`;
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').post(grant, { role: 'comment' });
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').patch(grant, { role: 'edit' });
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all(undefined));
    await world.as('ana').delete(`/v1/spaces/${space}`);
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').post(`/v1/spaces/${space}/restore`);
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all(undefined));
    await world.as('ana').delete(grant);
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
  });

  it.each([
    [
      'the default level of a space',
      async (space: string) =>
        world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: 'edit' }),
    ],
    [
      'the default level of the parent collection',
      async (_: string, collection: string) =>
        world.as('ana').patch(`/v1/collections/${collection}`, { defaultLevel: 'review' }),
    ],
    [
      'a grant of their team on that collection',
      async (_: string, collection: string, { id, userIds }: TestOrganization) => {
        const { body: team } = await world
          .as('ana')
          .put(`/v1/orgs/${id}/teams`, { title: 'Editors', members: [userIds[1]] });
        await world
          .as('ana')
          .post(`/v1/collections/${collection}/permissions/teams/${team.id}`, { role: 'create' });
      },
    ],
  ])('are available to a guest who may edit by %s', async (_, grantAccess) => {
    const testOrganization = await makeTestOrganization(world, [null]);
    const [caller, file] = [
      await visitorOf(world, testOrganization, 1),
      await makeFile(testOrganization),
    ];
    const [collection = ''] = await makeNestedCollections(world, testOrganization.id, 1);
    const [space = ''] = await makeSpaces(world, testOrganization.id, 1, {
      id: collection,
      ancestors: [],
    });
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
    await grantAccess(space, collection, testOrganization);
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all(undefined));
  });

  it('are available by the role `edit` without any space, and stay inside their organization', async () => {
    const [testOrganization, other] = [
      await makeTestOrganization(world, ['EDIT']),
      await makeTestOrganization(world, ['EDIT']),
    ];
    const [caller, file] = [
      await visitorOf(world, testOrganization, 1),
      await makeFile(testOrganization),
    ];
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all(undefined));
    expect(await outcomesOf(caller, other, await makeFile(other))).toEqual(all('NOT_FOUND'));
    expect(await outcomesOf(world.as('ana'), other, file)).toEqual([
      undefined,
      'NOT_FOUND',
      undefined,
      undefined, // GraphQL names no organization, and ana is a member of the file's
    ]);
    expect(await outcomesOf(caller, testOrganization, newId('File'))).toEqual([
      undefined,
      'NOT_FOUND',
      undefined,
      'NOT_FOUND',
    ]);
    await world.console.database.prisma.member.update({
      where: {
        compositeKey: {
          userId: testOrganization.userIds[1] ?? '',
          organizationId: testOrganization.id,
        },
      },
      data: { disabled: true },
    });
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('NOT_FOUND'));
  });

  it('are refused to a caller who may edit only in another organization', async () => {
    const [testOrganization, other] = [
      await makeTestOrganization(world, ['READ']),
      await makeTestOrganization(world),
    ];
    const [caller, file] = [
      await visitorOf(world, testOrganization, 1),
      await makeFile(testOrganization),
    ];
    const [userId = ''] = testOrganization.userIds.slice(1);
    await world.console.database.prisma.member.create({
      data: { id: newId('Member'), organizationId: other.id, userId, role: 'CREATE' },
    });
    await makeSpaces(world, other.id, 1);
    await makeSpaces(world, testOrganization.id, 1);
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
    expect(await outcomesOf(caller, other, await makeFile(other))).toEqual(all(undefined));
  });

  it('can be read by a reader of a space that uses them', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [caller, file] = [
      await visitorOf(world, testOrganization, 1),
      await makeFile(testOrganization),
    ];
    const { body: space } = await world
      .as('ana')
      .post(`/v1/orgs/${testOrganization.id}/spaces`, {});
    await world
      .as('ana')
      .post(`/v1/spaces/${space.id}/content`, { changes: [{ operation: 'insert_file', file }] });
    expect((await caller.get(`/v1/spaces/${space.id}/content/files/${file}`)).body.name).toBe(
      'there.txt',
    );
    expect(await outcomesOf(caller, testOrganization, file)).toEqual(all('FORBIDDEN'));
  });
});
