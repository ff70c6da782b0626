// Tests that a write, which reads one space with the grants of its caller, has the caller's level.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { useWorld } from '../support.ts';
import { build } from './made.ts';

const world = useWorld();

const COMMENT =
  'mutation ($id: ID!) { createComment(input: { subjectId: $id, body: { markdown: "Hello" } }) { comment { id } } }';
const READ = 'query ($id: ID!) { space(id: $id) { permissions { comment } } }';

const HELD = [
  ['on the space, as a user', 'spaces', 'users'],
  ['on the space, through a team', 'spaces', 'teams'],
  ['on the collection, as a user', 'collections', 'users'],
  ['on the collection, through a team', 'collections', 'teams'],
] as const;

describe('a guest, who is an admin of another organization', () => {
  it.each(HELD)('comments with a grant %s', async (_, on, to) => {
    const content = await build(world);
    const { collection, space, team, people, organization } = content;
    const [other = ''] = await makeSpaces(world, organization.id, 1);
    const guest = await visitorOf(world, organization, 3);
    const userId = people[3] ?? '';
    const { member } = world.console.database.prisma;
    const { id: elsewhere } = await makeTestOrganization(world);
    await member.create({
      data: { id: newId('Member'), organizationId: elsewhere, userId, role: 'ADMIN' },
    });
    const holder = to === 'users' ? userId : team.id;
    const url = `/v1/${on}/${on === 'spaces' ? space : collection}/permissions/${to}/${holder}`;
    const outcome = async (id: string) => {
      const read = await guest.query(READ, { id });
      const written = await guest.query(COMMENT, { id });
      return [
        read.data.space?.permissions.comment,
        written.errors?.[0].extensions.code ?? 'WRITTEN',
      ];
    };
    const hidden = [undefined, 'NOT_FOUND'];
    expect(await outcome(space)).toEqual(hidden);
    expect((await world.as('ana').post(url, { role: 'comment' })).status).toBe(201);
    expect(await outcome(space)).toEqual([true, 'WRITTEN']);
    expect(await outcome(other)).toEqual(hidden);
    expect((await world.as('ana').patch(url, { role: 'read' })).status).toBe(200);
    expect(await outcome(space)).toEqual([false, 'FORBIDDEN']);
    const inOrganization = { organizationId: organization.id, userId };
    await member.updateMany({ where: inOrganization, data: { disabled: true } });
    expect(await outcome(space)).toEqual(hidden);
  });
});
