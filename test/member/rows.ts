// Organizations of any size, made past the doors.
import { newId } from '../../src/data/new-id.ts';
import { ids, type Person, type World } from '../support.ts';

/** An organization with its people, in the order in which they joined. */
export interface Crowd {
  readonly id: string;
  readonly userIds: readonly string[];
  readonly memberIds: readonly string[];
}

const START = Date.parse('2026-02-01T00:00:00.000Z');

/** A moment so many minutes into the time of these rows. */
export const minute = (minutes: number): Date => new Date(START + minutes * 60_000);

/** Makes an organization whose first member is an admin of the demo world, and all others read. Each two join at the same moment, so that ties are there to be broken. */
export async function makeCrowd(world: World, size: number, admin: Person = 'ana'): Promise<Crowd> {
  const id = newId('Organization');
  const others = Array.from({ length: size - 1 }, () => newId('User'));
  const userIds = [ids.user(admin), ...others];
  const members = userIds.map((userId, i) => ({ id: newId('Member'), organizationId: id, userId, role: i === 0 ? ('ADMIN' as const) : ('READ' as const), joinedAt: minute(Math.floor(i / 2)) }));
  const { prisma } = world.door.database;
  await prisma.organization.create({ data: { id, title: `Crowd of ${size}`, createdAt: minute(0) } });
  await prisma.user.createMany({ data: others.map((userId, i) => ({ id: userId, email: `${userId.toLowerCase()}.${i}@crowd.test`, displayName: `Person ${i + 2}`, createdAt: minute(i) })) });
  await prisma.member.createMany({ data: members });
  return { id, userIds, memberIds: members.map((member) => member.id) };
}

/** Makes teams with these titles in an organization; all of these members are in each, the first as owner. Gives their ids. */
export async function makeTeams(world: World, organizationId: string, titles: readonly string[], memberIds: readonly string[] = []): Promise<string[]> {
  const { prisma } = world.door.database;
  const teams = titles.map((title, i) => ({ id: newId('Team'), organizationId, title, createdAt: minute(i) }));
  await prisma.team.createMany({ data: teams });
  await prisma.teamMember.createMany({
    data: teams.flatMap((team) =>
      memberIds.map((memberId, i) => ({
        id: newId('TeamMember'),
        organizationId,
        teamId: team.id,
        memberId,
        role: i === 0 ? ('OWNER' as const) : ('MEMBER' as const),
        createdAt: minute(Math.floor(i / 2)),
      })),
    ),
  });
  return teams.map((team) => team.id);
}
