/**
 * Returns the conditions in SQL for the content that the viewer can see, which follow the same rule
 * as for one object.
 */
import type { Context } from '../../context.ts';
import type { SqlCondition } from '../../data/connection.ts';
import { contentLevel } from '../../data/content-level.ts';
import type { InstallationScope } from '../../data/installation-scope.ts';
import {
  countAllSpaces,
  type CountedParent,
  countVisibleSpaces,
  isVisibleSpace,
  type TabledCondition,
  visibleSpaceTables,
} from '../../data/space-counts.ts';
import { levelToNumber } from '../../domain/access.ts';

/** The level that reading content requires, as a number. */
export const READ = 1;
/** The level that restoring content requires, as a number. */
export const CREATE = 5;

/** The alias of spaces, of collections, or of both together. */
export type Alias = 's' | 'c' | 'x';

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
export async function withLevel(
  ctx: Context,
  alias: Alias,
  level: number,
  decision: TabledCondition = { sql: levelOfEach(alias) },
): Promise<TabledCondition | undefined> {
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
  return { ...decision, values };
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
export async function readableCount(
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
  // `= ANY` would be a condition of an index: its use costs a search for each organization, so that
  // PostgreSQL prefers another index to the key of the space.
  const ofOrganizations = `array_position(?${values.length}::text[], s.organization_id) IS NOT NULL`;
  return { sql: leveled ? `(${leveled.sql}) AND ${ofOrganizations}` : ofOrganizations, values };
}

/**
 * Returns the condition for the spaces of one organization, as `s`, that the viewer can read. It
 * suits statements that check many spaces, because it computes the levels once.
 */
export const readableSpacesOf = (
  ctx: Context,
  organizationId: string,
): Promise<TabledCondition | undefined> =>
  withLevel(ctx, 's', READ, {
    ...{ sql: isVisibleSpace, tables: visibleSpaceTables('?6::text') },
    values: [organizationId],
  });
