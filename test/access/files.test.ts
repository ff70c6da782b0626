/** Files of an organization: for who edits anywhere in it, and for nobody else. */
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { type House, makeHouse, makeNest, makeSpaces, visitorOf } from '../content/rows.ts';
import { useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const UPLOAD = 'mutation ($organization: ID!) { uploadFile(organizationId: $organization, input: { name: "a.txt", base64: "YQ==" }) { file { name } } }';
const READ = 'query ($organization: ID!, $id: ID!) { file(organizationId: $organization, id: $id) { name } }';

/** What somebody is told who uploads a file, and who reads one, through both doors. */
async function told(visitor: Visitor, { id: organization }: House, file: string): Promise<readonly (string | undefined)[]> {
  const answers = [await visitor.post(`/v1/orgs/${organization}/files`, { name: 'a.txt', base64: 'YQ==' }), await visitor.get(`/v1/orgs/${organization}/files/${file}`)];
  const inGraphQL = [await visitor.query(UPLOAD, { organization }), await visitor.query(READ, { organization, id: file })];
  return [...answers.map(({ body }) => body.error?.reason), ...inGraphQL.map(({ errors }) => errors?.[0].extensions.code)];
}

const all = (reason: string | undefined) => [reason, reason, reason, reason];
const makeFile = async ({ id }: House): Promise<string> => (await world.as('ana').post(`/v1/orgs/${id}/files`, { name: 'there.txt', base64: 'YQ==' })).body.id;

describe('files of an organization', () => {
  it('are for who reads in it and edits a single space, until that is in the trash', async () => {
    const house = await makeHouse(world, ['READ']);
    const [visitor, file] = [await visitorOf(world, house, 1), await makeFile(house)];
    const [, space = ''] = await makeSpaces(world, house.id, 3);
    const grant = `/v1/spaces/${space}/permissions/users/${house.userIds[1]}`;
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').post(grant, { role: 'comment' });
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').patch(grant, { role: 'edit' });
    expect(await told(visitor, house, file)).toEqual(all(undefined));
    await world.as('ana').delete(`/v1/spaces/${space}`);
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
    await world.as('ana').post(`/v1/spaces/${space}/restore`);
    expect(await told(visitor, house, file)).toEqual(all(undefined));
    await world.as('ana').delete(grant);
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
  });

  it.each([
    ['the default level of a space', async (space: string) => world.as('ana').patch(`/v1/spaces/${space}`, { defaultLevel: 'edit' })],
    ['the default level of the collection around it', async (_: string, collection: string) => world.as('ana').patch(`/v1/collections/${collection}`, { defaultLevel: 'review' })],
    [
      'what his team was given on that',
      async (_: string, collection: string, { id, userIds }: House) => {
        const { body: team } = await world.as('ana').put(`/v1/orgs/${id}/teams`, { title: 'Editors', members: [userIds[1]] });
        await world.as('ana').post(`/v1/collections/${collection}/permissions/teams/${team.id}`, { role: 'create' });
      },
    ],
  ])('are for a guest who edits by %s', async (_, give) => {
    const house = await makeHouse(world, [null]);
    const [visitor, file] = [await visitorOf(world, house, 1), await makeFile(house)];
    const [collection = ''] = await makeNest(world, house.id, 1);
    const [space = ''] = await makeSpaces(world, house.id, 1, { id: collection, ancestors: [] });
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
    await give(space, collection, house);
    expect(await told(visitor, house, file)).toEqual(all(undefined));
  });

  it('are for who edits by his role, also where there is no space yet; and each organization has its own', async () => {
    const [house, other] = [await makeHouse(world, ['EDIT']), await makeHouse(world, ['EDIT'])];
    const [visitor, file] = [await visitorOf(world, house, 1), await makeFile(house)];
    expect(await told(visitor, house, file)).toEqual(all(undefined));
    expect(await told(visitor, other, await makeFile(other))).toEqual(all('NOT_FOUND'));
    expect(await told(world.as('ana'), other, file)).toEqual([undefined, 'NOT_FOUND', undefined, 'NOT_FOUND']);
    expect(await told(visitor, house, newId('File'))).toEqual([undefined, 'NOT_FOUND', undefined, 'NOT_FOUND']);
    await world.door.database.prisma.member.update({ where: { place: { userId: house.userIds[1] ?? '', organizationId: house.id } }, data: { disabled: true } });
    expect(await told(visitor, house, file)).toEqual(all('NOT_FOUND'));
  });

  it('are not for who edits elsewhere alone', async () => {
    const [house, other] = [await makeHouse(world, ['READ']), await makeHouse(world)];
    const [visitor, file] = [await visitorOf(world, house, 1), await makeFile(house)];
    const [userId = ''] = house.userIds.slice(1);
    await world.door.database.prisma.member.create({ data: { id: newId('Member'), organizationId: other.id, userId, role: 'CREATE' } });
    await makeSpaces(world, other.id, 1);
    await makeSpaces(world, house.id, 1);
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
    expect(await told(visitor, other, await makeFile(other))).toEqual(all(undefined));
  });

  it('that a space has are read with it by who only reads', async () => {
    const house = await makeHouse(world, ['READ']);
    const [visitor, file] = [await visitorOf(world, house, 1), await makeFile(house)];
    const { body: space } = await world.as('ana').post(`/v1/orgs/${house.id}/spaces`, {});
    await world.as('ana').post(`/v1/spaces/${space.id}/content`, { changes: [{ operation: 'insert_file', file }] });
    expect((await visitor.get(`/v1/spaces/${space.id}/content/files/${file}`)).body.name).toBe('there.txt');
    expect(await told(visitor, house, file)).toEqual(all('FORBIDDEN'));
  });
});
