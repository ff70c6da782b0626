/**
 * Defines the connections of collections and spaces. Visibility is a condition in SQL that follows
 * the same rule as for one object.
 */
import type { CollectionRow, MemberSpaceRow, SpaceRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import type { InstallationScope } from '../../data/installation-scope.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
} from '../../data/connection.ts';
import { contentLevel, levelOfMember } from '../../data/content-level.ts';
import {
  countAllSpaces,
  type CountedParent,
  countVisibleSpaces,
  isVisibleSpace,
} from '../../data/space-counts.ts';
import { column } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';
import { levelToNumber } from '../../domain/access.ts';
import { TRASH_RETENTION_MS } from './trash.ts';

/** The alias of spaces, of collections, or of both together. */
type Alias = 's' | 'c' | 'x';

/**
 * Returns the condition for content that an installation may access. Returns undefined if its level
 * alone decides, as for a member.
 */
function scopeCondition(
  { level: installationLevel, spaces }: InstallationScope,
  alias: Alias,
  level: number,
): SqlCondition | undefined {
  if (levelToNumber(installationLevel) < level) return { sql: 'false', values: [] };
  if (spaces === 'all') return undefined;
  return alias === 'c'
    ? { sql: 'false', values: [] }
    : { sql: `${alias}.id = ANY(?1::text[])`, values: [[...spaces]] };
}

/**
 * Returns a condition that is true if no grant and no default level applies to the content or its
 * ancestors, so that the viewer's role decides.
 */
const inheritsRole = (
  alias: Alias,
): string => `${alias}.default_level = 'INHERIT' AND NOT (${alias}.ancestors || ${alias}.id) && ARRAY(
    SELECT speaking.id FROM collections speaking WHERE speaking.organization_id = ANY(?1::text[]) AND speaking.default_level IS DISTINCT FROM 'INHERIT'
    UNION ALL SELECT g.content_id FROM grants g WHERE g.member_id = ANY(?2::text[]) UNION ALL SELECT g.content_id FROM grants g WHERE g.team_id = ANY(?4::text[]))`;

/** The memberships of the viewer. An installation has the role that its scope grants. */
const membershipsOf = async (ctx: Context) =>
  [...(await ctx.load.memberships()).values()].map(
    ({ installationScope, role, ...membership }) => ({
      ...membership,
      installationScope,
      role: installationScope ? installationScope.level : role,
    }),
  );

/**
 * Returns the condition for content on which the viewer has at least a level, in any of their
 * organizations. Returns undefined if the viewer has every level everywhere.
 *
 * The SQL of `decision` has placeholders: `?1` to `?4` are the organizations, members and roles of
 * the memberships and the teams, `?5` is the level, and its own values follow.
 */
async function withLevel(
  ctx: Context,
  alias: Alias,
  level: number,
  decision: SqlCondition = { sql: levelOfEach(alias) },
): Promise<SqlCondition | undefined> {
  const memberships = await membershipsOf(ctx);
  const scope = memberships.find((it) => it.installationScope)?.installationScope;
  const scoped = scope && scopeCondition(scope, alias, level);
  if (scoped) return scoped;
  if (memberships.length > 0 && memberships.every(({ role }) => role === 'ADMIN')) return undefined;
  const values = [
    memberships.map(({ organizationId }) => organizationId),
    memberships.map(({ memberId }) => memberId),
    memberships.map(({ role }) => role),
    memberships.flatMap(({ teams }) => [...teams.keys()]),
    level,
    ...(decision.values ?? []),
  ];
  return { sql: decision.sql, values };
}

/** Returns the condition for a level that is computed for each row. */
function levelOfEach(alias: Alias): string {
  const operands = {
    content: alias,
    member: 'viewer.member',
    teams: '?4::text[]',
    role: 'viewer.role',
  };
  return `(SELECT ${contentLevel(operands, inheritsRole(alias))}
    FROM unnest(?1::text[], ?2::text[], ?3::role[]) AS viewer(organization, member, role) WHERE viewer.organization = ${alias}.organization_id) >= ?5`;
}

/**
 * Returns the number of spaces that the viewer can read. Returns undefined for an installation with
 * selected spaces, which are counted themselves.
 */
async function readableCount(
  ctx: Context,
  parent: CountedParent,
): Promise<SqlCondition | undefined> {
  const memberships = await membershipsOf(ctx);
  if (memberships.some((it) => it.installationScope && it.installationScope.spaces !== 'all'))
    return undefined;
  return (
    (await withLevel(ctx, 's', READ, { sql: countVisibleSpaces(parent) })) ?? {
      sql: countAllSpaces(parent),
      values: [],
    }
  );
}

const READ = 1;
const CREATE = 5;

/** Returns the condition for the spaces, as `s`, that the viewer can read. */
export const readableSpaces = (ctx: Context): Promise<SqlCondition | undefined> =>
  withLevel(ctx, 's', READ);

/**
 * Returns the condition for the spaces, as `s`, of all the viewer's organizations on which they have
 * at least a level. Lists that do not have an organization as their parent need it.
 */
export async function spacesOfViewer(
  ctx: Context,
  level: 'READ' | 'COMMENT',
): Promise<SqlCondition> {
  const leveled = await withLevel(ctx, 's', levelToNumber(level));
  const organizationIds = [...(await ctx.load.memberships()).keys()];
  const values = [...(leveled?.values ?? []), organizationIds];
  const ofOrganizations = `s.organization_id = ANY(?${values.length}::text[])`;
  return { sql: leveled ? `(${leveled.sql}) AND ${ofOrganizations}` : ofOrganizations, values };
}

/**
 * Returns the condition for the spaces of one organization, as `s`, that the viewer can read. It
 * suits statements that check many spaces, because it computes the levels once.
 */
export const readableSpacesOf = (
  ctx: Context,
  organizationId: string,
): Promise<SqlCondition | undefined> =>
  withLevel(ctx, 's', READ, { sql: isVisibleSpace('?6::text'), values: [organizationId] });

const byRank = (alias: Alias) =>
  [
    { sql: `${alias}.rank`, type: 'text' },
    { sql: `${alias}.id`, type: 'text' },
  ] as const;

const COLLECTIONS_OF_ORGANIZATION = declareList(
  'organization.collections',
  tables.collection,
  'collections c',
  'c.organization_id',
);

/**
 * Returns the query for the collections of an organization by rank, either all or only those at the
 * top level.
 */
export const collectionsOfOrganization = async (
  ctx: Context,
  nested: boolean,
): Promise<ConnectionQuery<CollectionRow>> => ({
  ...COLLECTIONS_OF_ORGANIZATION,
  where: [{ sql: 'c.deleted_at IS NULL' }, nested ? undefined : { sql: 'c.parent_id IS NULL' }],
  seen: await withLevel(ctx, 'c', READ),
  order: byRank('c'),
  descending: false,
});

const COLLECTIONS_OF_COLLECTION = declareList(
  'collection.collections',
  tables.collection,
  'collections c',
  'c.parent_id',
);

/** Returns the query for the direct child collections of a collection, by position. */
export const collectionsOfCollection = async (
  ctx: Context,
): Promise<ConnectionQuery<CollectionRow>> => ({
  ...COLLECTIONS_OF_COLLECTION,
  where: [{ sql: 'c.deleted_at IS NULL' }],
  seen: await withLevel(ctx, 'c', READ),
  order: byRank('c'),
  descending: false,
});

const SPACES_OF_COLLECTION = declareList(
  'collection.spaces',
  tables.space,
  'spaces s',
  's.parent_id',
);

/** Returns the query for the spaces directly in a collection, by position. */
export const spacesOfCollection = async (ctx: Context): Promise<ConnectionQuery<SpaceRow>> => ({
  ...SPACES_OF_COLLECTION,
  where: [{ sql: 's.deleted_at IS NULL' }],
  seen: await withLevel(ctx, 's', READ),
  count: await readableCount(ctx, 'collection'),
  order: byRank('s'),
  descending: false,
});

const SPACES_OF_ORGANIZATION = declareList(
  'organization.spaces',
  tables.space,
  'spaces s',
  's.organization_id',
);

/**
 * Returns the query for the spaces of an organization, newest first, or for those in the trash that
 * the viewer can restore.
 */
export const spacesOfOrganization = async (
  ctx: Context,
  deleted: boolean,
  title: string | null | undefined,
): Promise<ConnectionQuery<SpaceRow>> => ({
  ...SPACES_OF_ORGANIZATION,
  where: [
    deleted ? { sql: 's.deleted_at IS NOT NULL' } : { sql: 's.deleted_at IS NULL' },
    contains('s.title', title),
  ],
  seen: deleted ? await restorable(ctx) : await withLevel(ctx, 's', READ),
  // Without a filter, the number is known without reading the spaces.
  count:
    deleted || (title != null && title !== '')
      ? undefined
      : await readableCount(ctx, 'organization'),
  order: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'text' },
  ],
  descending: true,
});

/**
 * Returns the condition for spaces in the trash whose retention is not over and that the viewer can
 * restore.
 */
async function restorable(ctx: Context): Promise<SqlCondition> {
  const since = new Date(ctx.now.getTime() - TRASH_RETENTION_MS).toISOString();
  const level = await withLevel(ctx, 's', CREATE);
  if (!level) return { sql: 's.deleted_at > ?1::timestamptz', values: [since] };
  const values = [...(level.values ?? []), since];
  return { sql: `${level.sql} AND s.deleted_at > ?${values.length}::timestamptz`, values };
}

const CONTENT_COLUMNS =
  'id, organization_id, parent_id, ancestors, rank, default_level, deleted_at';
/** Spaces and collections, as `x`. */
const CONTENT = `(SELECT ${CONTENT_COLUMNS} FROM spaces UNION ALL SELECT ${CONTENT_COLUMNS} FROM collections) x`;
const IDENTIFIED = { columns: 'x.id', row: { id: column.text } };
const CHILDREN_OF_COLLECTION = declareList(
  'collection.children',
  IDENTIFIED,
  CONTENT,
  'x.parent_id',
);
const CHILDREN_OF_ORGANIZATION = declareList(
  'organization.children',
  IDENTIFIED,
  CONTENT,
  'x.organization_id',
);

/** Returns the query for the ids of the spaces and collections directly in a collection. */
export const childrenOfCollection = async (
  ctx: Context,
): Promise<ConnectionQuery<{ readonly id: string }>> => ({
  ...CHILDREN_OF_COLLECTION,
  where: [{ sql: 'x.deleted_at IS NULL' }],
  seen: await withLevel(ctx, 'x', READ),
  order: byRank('x'),
  descending: false,
});

/**
 * Returns the query for the ids of the spaces and collections of an organization, either all or
 * only those at the root.
 */
export const childrenOfOrganization = async (
  ctx: Context,
  nested: boolean,
): Promise<ConnectionQuery<{ readonly id: string }>> => ({
  ...CHILDREN_OF_ORGANIZATION,
  where: [{ sql: 'x.deleted_at IS NULL' }, nested ? undefined : { sql: 'x.parent_id IS NULL' }],
  seen: await withLevel(ctx, 'x', READ),
  order: byRank('x'),
  descending: false,
});

const LEVELED = {
  columns: `${tables.space.columns}, access.level`,
  row: { ...tables.space.row, level: column.integer },
};
const SPACES_OF_MEMBER = declareList(
  'member.spaces',
  LEVELED,
  `members m JOIN spaces s ON s.organization_id = m.organization_id CROSS JOIN LATERAL (SELECT ${levelOfMember('s')} AS level) access`,
  'm.id',
);

/**
 * Returns the query for the spaces that both a member and the viewer can read, with the member's
 * level.
 */
export const spacesOfMember = async (
  ctx: Context,
  ascending: boolean,
): Promise<ConnectionQuery<MemberSpaceRow>> => ({
  ...SPACES_OF_MEMBER,
  where: [{ sql: 's.deleted_at IS NULL' }, { sql: 'access.level >= 1' }],
  seen: await withLevel(ctx, 's', READ),
  order: [
    { sql: 's.created_at', type: 'timestamptz' },
    { sql: 's.id', type: 'text' },
  ],
  descending: !ascending,
});
