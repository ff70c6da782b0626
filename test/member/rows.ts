// Writes organizations of any size directly to the database.
import { newId } from '../../src/data/new-id.ts';
import { ids, type Person, type World } from '../support.ts';

/** An organization with its people, in the order in which they joined. */
export interface TestOrganization {
  readonly id: string;
  readonly userIds: readonly string[];
  readonly memberIds: readonly string[];
}

const START = Date.parse('2026-02-01T00:00:00.000Z');

/** Returns the time that is this many minutes after the start of these rows. */
export const minute = (minutes: number): Date => new Date(START + minutes * 60_000);

/**
 * Makes an organization whose first member is an admin of the demo world; all others have the role
 * read. Every two members join at the same time, so that the order has ties.
 */
export async function makeOrganization(
  world: World,
  size: number,
  admin: Person = 'ana',
): Promise<TestOrganization> {
  const id = newId('Organization');
  const others = Array.from({ length: size - 1 }, () => newId('User'));
  const userIds = [ids.user(admin), ...others];
  const members = userIds.map((userId, i) => ({
    id: newId('Member'),
    organizationId: id,
    userId,
    role: i === 0 ? ('ADMIN' as const) : ('READ' as const),
    joinedAt: minute(Math.floor(i / 2)),
  }));
  const { prisma } = world.console.database;
  await prisma.organization.create({
    data: { id, title: `Crowd of ${size}`, createdAt: minute(0) },
  });
  await prisma.user.createMany({
    data: others.map((userId, i) => ({
      id: userId,
      email: `${userId.toLowerCase()}.${i}@crowd.test`,
      displayName: `Person ${i + 2}`,
      createdAt: minute(i),
    })),
  });
  await prisma.member.createMany({ data: members });
  return { id, userIds, memberIds: members.map((member) => member.id) };
}

/**
 * Makes teams with these titles in an organization and returns their ids. All of these members are
 * in each team, the first as its owner.
 */
export async function makeTeams(
  world: World,
  organizationId: string,
  titles: readonly string[],
  memberIds: readonly string[] = [],
): Promise<string[]> {
  const { prisma } = world.console.database;
  const teams = titles.map((title, i) => ({
    id: newId('Team'),
    organizationId,
    title,
    createdAt: minute(i),
  }));
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

/** Returns the id of a user's membership in an organization. */
export async function memberIdOf(
  world: World,
  organizationId: string,
  userId: string,
): Promise<string> {
  const { prisma } = world.console.database;
  return (await prisma.member.findFirstOrThrow({ where: { organizationId, userId } })).id;
}
