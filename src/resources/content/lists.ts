/** The lists of collections and spaces. Which of them are seen is said in SQL, by the same rule as for one. */
import type { Context } from '../../context.ts';
import type { Reach } from '../../data/reach.ts';
import { type Condition, contains, type List } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import { levelOf } from '../../domain/access.ts';
import { TRASH_TIME } from './trash.ts';

/** The same of an installation; undefined where levels decide, as for a member of its own. It has one place alone. */
function reachedBy({ level: own, spaces }: Reach, alias: 's' | 'c', level: number): Condition | undefined {
  if (levelOf(own) < level) return { sql: 'false', values: [] };
  if (spaces === 'all') return undefined;
  return alias === 'c' ? { sql: 'false', values: [] } : { sql: 's.id = ANY(?1::text[])', values: [[...spaces]] };
}

/**
 * Whether nothing is said of the viewer's level on a thing, nor above it: then it is his role, and `content_level` need not be
 * called, which takes longer than all else of a row. What speaks is looked up once in a statement.
 */
const isSilent = (alias: 's' | 'c'): string => `${alias}.default_level = 'INHERIT' AND NOT (${alias}.ancestors || ${alias}.id) && ARRAY(
    SELECT speaking.id FROM collections speaking WHERE speaking.organization_id = ANY(?1::text[]) AND speaking.default_level IS DISTINCT FROM 'INHERIT'
    UNION ALL SELECT g.content_id FROM grants g WHERE g.member_id = ANY(?2::text[]) UNION ALL SELECT g.content_id FROM grants g WHERE g.team_id = ANY(?4::text[]))`;

/**
 * Which content the viewer has at least a level on, whichever organization of his it lies in: the lists of several share a
 * statement. Undefined for who has every level everywhere.
 */
async function withLevel(ctx: Context, alias: 's' | 'c', level: number): Promise<Condition | undefined> {
  const places = [...(await ctx.load.memberships()).values()].map(({ reach, role, ...place }) => ({ ...place, reach, role: reach ? reach.level : role }));
  const reach = places.find((place) => place.reach)?.reach;
  const within = reach && reachedBy(reach, alias, level);
  if (within) return within;
  if (places.length > 0 && places.every(({ role }) => role === 'ADMIN')) return undefined;
  const sql = `(SELECT CASE WHEN viewer.role = 'ADMIN' THEN 6 WHEN ${isSilent(alias)} THEN role_level(viewer.role)
      ELSE content_level(${alias}.id, ${alias}.default_level, ${alias}.ancestors, viewer.member, ?4::text[], viewer.role) END
    FROM unnest(?1::text[], ?2::text[], ?3::role[]) AS viewer(organization, member, role) WHERE viewer.organization = ${alias}.organization_id) >= ?5`;
  const values = [places.map(({ organizationId }) => organizationId), places.map(({ memberId }) => memberId), places.map(({ role }) => role), places.flatMap(({ teams }) => [...teams.keys()]), level];
  return { sql, values };
}

const READ = 1;
const CREATE = 5;

/** Which spaces the viewer may read, as `s`. */
export const readableSpaces = (ctx: Context): Promise<Condition | undefined> => withLevel(ctx, 's', READ);

const byRank = (alias: 's' | 'c') =>
  [
    { sql: `${alias}.rank`, type: 'text' },
    { sql: `${alias}.id`, type: 'text' },
  ] as const;

/** The collections of an organization by rank, so that siblings stand in their order: all, or those at the top. */
export const collectionsOfOrganization = async (ctx: Context, nested: boolean): Promise<List> => ({
  name: 'organization.collections',
  columns: tables.collection.columns,
  from: 'collections c',
  parent: 'c.organization_id',
  where: [{ sql: 'c.deleted_at IS NULL' }, nested ? undefined : { sql: 'c.parent_id IS NULL' }],
  seen: await withLevel(ctx, 'c', READ),
  order: byRank('c'),
  descending: false,
});

/** The collections right in a collection, by position. */
export const collectionsOfCollection = async (ctx: Context): Promise<List> => ({
  name: 'collection.collections',
  columns: tables.collection.columns,
  from: 'collections c',
  parent: 'c.parent_id',
  where: [{ sql: 'c.deleted_at IS NULL' }],
  seen: await withLevel(ctx, 'c', READ),
  order: byRank('c'),
  descending: false,
});

/** The spaces right in a collection, by position. */
export const spacesOfCollection = async (ctx: Context): Promise<List> => ({
  name: 'collection.spaces',
  columns: tables.space.columns,
  from: 'spaces s',
  parent: 's.parent_id',
  where: [{ sql: 's.deleted_at IS NULL' }],
  seen: await withLevel(ctx, 's', READ),
  order: byRank('s'),
  descending: false,
});

/** The spaces of an organization, newest first; or those in its trash that the viewer may bring back. */
export const spacesOfOrganization = async (ctx: Context, deleted: boolean, title: string | null | undefined): Promise<List> => ({
  name: 'organization.spaces',
  columns: tables.space.columns,
  from: 'spaces s',
  parent: 's.organization_id',
  where: [deleted ? { sql: 's.deleted_at IS NOT NULL' } : { sql: 's.deleted_at IS NULL' }, contains('s.title', title)],
  seen: deleted ? await restorable(ctx) : await withLevel(ctx, 's', READ),
  order: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'text' },
  ],
  descending: true,
});

/** What is in the trash, not past its time, and may be brought back by the viewer. */
async function restorable(ctx: Context): Promise<Condition> {
  const since = new Date(ctx.now.getTime() - TRASH_TIME).toISOString();
  const level = await withLevel(ctx, 's', CREATE);
  if (!level) return { sql: 's.deleted_at > ?1::timestamptz', values: [since] };
  const values = [...(level.values ?? []), since];
  return { sql: `${level.sql} AND s.deleted_at > ?${values.length}::timestamptz`, values };
}

/** The spaces that a member may read and the viewer sees, with the member's level. */
export const spacesOfMember = async (ctx: Context, ascending: boolean): Promise<List> => ({
  name: 'member.spaces',
  columns: `${tables.space.columns}, his.level`,
  from: `members m JOIN spaces s ON s.organization_id = m.organization_id CROSS JOIN LATERAL (
    SELECT CASE WHEN m.disabled THEN 0 WHEN m.role = 'ADMIN' THEN 6 ELSE content_level(s.id, s.default_level, s.ancestors, m.id,
      ARRAY(SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id), m.role) END AS level
  ) his`,
  parent: 'm.id',
  where: [{ sql: 's.deleted_at IS NULL' }, { sql: 'his.level >= 1' }],
  seen: await withLevel(ctx, 's', READ),
  order: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'text' },
  ],
  descending: !ascending,
});
