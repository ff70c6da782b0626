// Organizations with people and content of any size, made past the doors.
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/data/new-id.ts';
import type { Level } from '../../src/domain/level.ts';
import { ranksAfter } from '../../src/domain/rank.ts';
import { ids, type Visitor, type World } from '../support.ts';

/** An organization of its own, so that a test counts only what it made. */
export interface House {
  readonly id: string;
  /** The first is ana, admin. */
  readonly userIds: readonly string[];
  readonly memberIds: readonly string[];
}

/** Makes an organization: ana is its admin, and there is one more member for each role. */
export async function makeHouse(world: World, roles: readonly Level[] = []): Promise<House> {
  const { prisma } = world.door.database;
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
  await prisma.user.createMany({ data: others.map((userId, i) => ({ id: userId, email: `${userId.toLowerCase()}@house.test`, displayName: `Person ${i + 1}` })) });
  await prisma.member.createMany({ data: members });
  return { id, userIds, memberIds: members.map((member) => member.id) };
}

/** The visitor who is the nth member of a house. */
export const visitorOf = async (world: World, { userIds }: House, n: number): Promise<Visitor> => world.with(await world.tokenOf(userIds[n] ?? ''));

/** Makes as many spaces in one place, with one revision each; gives their ids, in order. */
export async function makeSpaces(world: World, organizationId: string, count: number, parent: { readonly id: string; readonly ancestors: readonly string[] } | null = null): Promise<string[]> {
  const { prisma } = world.door.database;
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
  await prisma.revision.createMany({ data: spaces.map(({ id, revisionId }) => ({ id: revisionId, organizationId, spaceId: id, type: 'EDITS' as const })) });
  return spaces.map(({ id }) => id);
}

/** Makes collections, each in the one before; gives their ids from the top down. */
export async function makeNest(world: World, organizationId: string, depth: number): Promise<string[]> {
  const { prisma } = world.door.database;
  const nest = Array.from({ length: depth }, () => newId('Collection'));
  const [rank = ''] = ranksAfter(null, 1);
  await prisma.collection.createMany({ data: nest.map((id, i) => ({ id, organizationId, rank, parentId: nest[i - 1] ?? null, ancestors: nest.slice(0, i), title: `Level ${i}` })) });
  return nest;
}

/** Makes as many collections at the top; gives their ids, in order. */
export async function makeCollections(world: World, organizationId: string, count: number): Promise<string[]> {
  const collections = ranksAfter('c000', count).map((rank, i) => ({ id: newId('Collection'), organizationId, rank, title: `Collection ${i}` }));
  await world.door.database.prisma.collection.createMany({ data: collections });
  return collections.map(({ id }) => id);
}

/** What is written about a request, by its action, newest first. */
export async function eventsOf(world: World, organizationId: string, action: string): Promise<{ subjectId: string; fields: string[]; related: string[] }[]> {
  return world.door.database.query('test.events', 'SELECT subject_id AS "subjectId", fields, related FROM events WHERE organization_id = $1 AND action = $2 ORDER BY id COLLATE "C" DESC', [
    organizationId,
    action,
  ]);
}

/** Waits until a statement waits for a lock; throws where none comes to. */
export async function someoneWaits(world: World): Promise<void> {
  const WAITING = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 150; tries++) {
    const [waiting] = await world.door.database.query<{ n: number }>(undefined, WAITING, []);
    if (waiting && waiting.n > 0) return;
    await pause(10);
  }
  throw new Error('Nobody waits.');
}

/** Puts a deletion this many milliseconds further into the past. */
export async function age(world: World, contentId: string, milliseconds: number): Promise<void> {
  const table = contentId.startsWith('spc_') ? 'spaces' : 'collections';
  await world.door.database.query(undefined, `UPDATE ${table} SET deleted_at = deleted_at - $2 * interval '1 millisecond' WHERE id = $1`, [contentId, milliseconds]);
}
