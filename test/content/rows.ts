// Writes organizations with people and content of any size directly to the database.
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/data/new-id.ts';
import type { Level } from '../../src/domain/level.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { ids, type Visitor, type World } from '../support.ts';
import { sql } from '../sql.ts';

/** A new organization, so that a test counts only its own rows. */
export interface TestOrganization {
  readonly id: string;
  /** The first is ana, admin. */
  readonly userIds: readonly string[];
  readonly memberIds: readonly string[];
}

/** Makes an organization with ana as its admin and one more member for each role. */
export async function makeTestOrganization(
  world: World,
  roles: readonly Level[] = [],
): Promise<TestOrganization> {
  const { prisma } = world.console.database;
  const id = newId('Organization');
  const others = roles.map(() => newId('User'));
  const userIds = [ids.user('ana'), ...others];
  const members = userIds.map((userId, i) => ({
    id: newId('Member'),
    organizationId: id,
    userId,
    role: i === 0 ? ('ADMIN' as const) : (roles[i - 1] ?? null),
    joinedAt: new Date(Date.UTC(2026, 2, 1, 0, i)),
  }));
  await prisma.organization.create({ data: { id, title: 'A house' } });
  await prisma.user.createMany({
    data: others.map((userId, i) => ({
      id: userId,
      email: `${userId.toLowerCase()}@house.test`,
      displayName: `Person ${i + 1}`,
    })),
  });
  await prisma.member.createMany({ data: members });
  return { id, userIds, memberIds: members.map((member) => member.id) };
}

/** Returns the visitor who is the nth member of an organization. */
export const visitorOf = async (
  world: World,
  { userIds }: TestOrganization,
  n: number,
): Promise<Visitor> => world.with(await world.tokenOf(userIds[n] ?? ''));

/**
 * Makes this many spaces under one parent, with one revision each, and returns their ids in order.
 */
export async function makeSpaces(
  world: World,
  organizationId: string,
  count: number,
  parent: { readonly id: string; readonly ancestors: readonly string[] } | null = null,
): Promise<string[]> {
  const { prisma } = world.console.database;
  const ranks = ranksAfter('b00', count);
  const spaces = ranks.map((rank, i) => ({
    id: newId('Space'),
    organizationId,
    rank,
    parentId: parent?.id ?? null,
    ancestors: parent ? [...parent.ancestors, parent.id] : [],
    title: `Space ${i}`,
    visibility: parent ? ('IN_COLLECTION' as const) : ('PRIVATE' as const),
    revisionId: newId('Revision'),
    createdAt: new Date(Date.UTC(2026, 3, 1, 0, i)),
  }));
  await prisma.space.createMany({ data: spaces });
  await prisma.revision.createMany({
    data: spaces.map(({ id, revisionId }) => ({
      id: revisionId,
      organizationId,
      spaceId: id,
      type: 'EDITS' as const,
    })),
  });
  return spaces.map(({ id }) => id);
}

/** Makes collections, each in the one before, and returns their ids from the top down. */
export async function makeNestedCollections(
  world: World,
  organizationId: string,
  depth: number,
): Promise<string[]> {
  const { prisma } = world.console.database;
  const nest = Array.from({ length: depth }, () => newId('Collection'));
  const [rank = ''] = ranksAfter(null, 1);
  await prisma.collection.createMany({
    data: nest.map((id, i) => ({
      id,
      organizationId,
      rank,
      parentId: nest[i - 1] ?? null,
      ancestors: nest.slice(0, i),
      title: `Level ${i}`,
    })),
  });
  return nest;
}

/** Makes this many collections at the top, and returns their ids in order. */
export async function makeCollections(
  world: World,
  organizationId: string,
  count: number,
): Promise<string[]> {
  const collections = ranksAfter('c000', count).map((rank, i) => ({
    id: newId('Collection'),
    organizationId,
    rank,
    title: `Collection ${i}`,
  }));
  await world.console.database.prisma.collection.createMany({ data: collections });
  return collections.map(({ id }) => id);
}

/** Returns the events of an action, newest first. */
export async function eventsOf(
  world: World,
  organizationId: string,
  action: string,
): Promise<{ subjectId: string; fields: string[]; related: string[] }[]> {
  return world.console.database.query(
    sql(
      'SELECT subject_id AS "subjectId", fields, related FROM events WHERE organization_id = $1 AND action = $2 ORDER BY id COLLATE "C" DESC',
      'test.events',
    ),
    [organizationId, action],
  );
}

/** Waits until a statement waits for a lock, and throws when none does in time. */
export async function waitForLock(world: World): Promise<void> {
  const WAITING = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 150; tries++) {
    const [waiting] = await world.console.database.query(sql<{ n: number }>(WAITING), []);
    if (waiting && waiting.n > 0) return;
    await pause(10);
  }
  throw new Error('Nobody waits.');
}

/** Moves a deletion this many milliseconds into the past. */
export async function backdateDeletion(
  world: World,
  contentId: string,
  milliseconds: number,
): Promise<void> {
  const table = contentId.startsWith('spc_') ? 'spaces' : 'collections';
  await world.console.database.query(
    sql(
      `UPDATE ${table} SET deleted_at = deleted_at - $2 * interval '1 millisecond' WHERE id = $1`,
    ),
    [contentId, milliseconds],
  );
}
