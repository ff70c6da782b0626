/**
 * Builds the SQL for the spaces that a member can see from the counts of spaces.
 *
 * Spaces with the same parent and default level have the same level for a member without a grant on
 * them. `contentLevel` computes the same levels for each space.
 */
import type { SqlCondition } from './connection.ts';

/** A condition that may read common table expressions of its statement. */
export interface TabledCondition extends SqlCondition {
  /** The common table expressions, with the placeholders of the condition. */
  readonly tables?: string;
}

/** The SQL expressions of a viewer: aligned arrays of their memberships, and their teams. */
interface ViewerOperands {
  readonly organizations: string;
  readonly members: string;
  readonly roles: string;
  /** Array of the ids of the viewer's teams. */
  readonly teams: string;
  /** The level that the viewer must have. */
  readonly level: string;
}

/** The placeholders of `viewerValues`. */
const VIEWER: ViewerOperands = {
  organizations: '?1::text[]',
  members: '?2::text[]',
  roles: '?3::role[]',
  teams: '?4::text[]',
  level: '?5',
};

/** The parent of counted spaces: an organization with all its spaces, or a collection. */
export type CountedParent = 'organization' | 'collection';

const OF_PARENT: Readonly<Record<CountedParent, string>> = {
  organization: 'n.organization_id = p.parent',
  collection: 'n.parent_id = p.parent',
};

const ORGANIZATION_OF: Readonly<Record<CountedParent, string>> = {
  organization: 'p.parent',
  collection: '(SELECT c.organization_id FROM collections c WHERE c.id = p.parent)',
};

/** Returns the condition for collections whose level is needed. */
const HOLDING: Readonly<Record<CountedParent, string>> = {
  organization: 'c.organization_id = viewer.organization',
  collection: 'c.id = p.parent AND c.organization_id = viewer.organization',
};

/**
 * Returns common table expressions: `granted` has the levels from grants by content, and `counted`
 * the counts with whether the viewer can see their spaces, unless a grant on the space decides.
 */
const levelsSql = (parent: CountedParent): string => `viewer AS MATERIALIZED (
    SELECT v.organization, v.member, v.role FROM unnest(${VIEWER.organizations}, ${VIEWER.members}, ${VIEWER.roles}) AS v(organization, member, role) WHERE v.organization = ${ORGANIZATION_OF[parent]}
  ), granted AS MATERIALIZED (
    SELECT g.content_id, g.collection_id IS NULL AS is_space, COALESCE(max(role_level(g.role)) FILTER (WHERE g.member_id IS NOT NULL), max(role_level(g.role))) AS level
    FROM viewer CROSS JOIN LATERAL (SELECT * FROM grants WHERE member_id = viewer.member UNION ALL SELECT * FROM grants WHERE team_id = ANY(${VIEWER.teams})) g
    WHERE g.organization_id = viewer.organization AND viewer.role IS DISTINCT FROM 'ADMIN' GROUP BY g.content_id, is_space
  ), deciding AS MATERIALIZED (
    SELECT d.id, COALESCE(max(d.granted), max(d.fallback)) AS level FROM (
      SELECT c.id, NULL::int AS granted, default_level_value(c.default_level) AS fallback FROM viewer JOIN collections c ON c.organization_id = viewer.organization WHERE c.default_level IS DISTINCT FROM 'INHERIT'
      UNION ALL SELECT content_id, level, NULL FROM granted WHERE NOT is_space
    ) d GROUP BY d.id
  ), inherited AS MATERIALIZED (
    SELECT DISTINCT ON (c.id) c.id, deciding.level
    FROM viewer JOIN collections c ON ${HOLDING[parent]} CROSS JOIN LATERAL unnest(c.ancestors || c.id) WITH ORDINALITY AS above(id, depth) JOIN deciding ON deciding.id = above.id
    ORDER BY c.id, above.depth DESC
  ), counted AS MATERIALIZED (
    SELECT n.id, n.count, CASE WHEN viewer.role = 'ADMIN' THEN 6 ELSE COALESCE(default_level_value(n.default_level), inherited.level, role_level(viewer.role)) END >= ${VIEWER.level} AS is_visible
    FROM viewer JOIN space_counts n ON n.organization_id = viewer.organization AND ${OF_PARENT[parent]} LEFT JOIN inherited ON inherited.id = n.parent_id
  )`;

/** Returns the id of the count of a space. */
const countIdOf = (alias: string): string =>
  `space_count_id(${alias}.organization_id, ${alias}.parent_id, ${alias}.default_level)`;

/** Returns SQL for the number of spaces of `p.parent`, for a viewer with every level on them. */
export const countAllSpaces = (parent: CountedParent): string =>
  `(SELECT COALESCE(sum(n.count), 0) FROM space_counts n WHERE ${OF_PARENT[parent]})`;

/**
 * Returns SQL for the number of spaces of `p.parent` on which the viewer has a level. `?1` to `?4`
 * are the organizations, members and roles of their memberships and their teams, `?5` is the level.
 *
 * OFFSET 0 is a fence: without it PostgreSQL may read all spaces of the organization.
 */
export const countVisibleSpaces = (parent: CountedParent): string =>
  `(WITH ${levelsSql(parent)}
  SELECT (SELECT COALESCE(sum(count), 0) FROM counted WHERE is_visible) + COALESCE(sum((granted.level >= ${VIEWER.level})::int - counted.is_visible::int), 0)
  FROM viewer CROSS JOIN granted CROSS JOIN LATERAL (SELECT * FROM spaces WHERE id = granted.content_id AND organization_id = viewer.organization AND deleted_at IS NULL OFFSET 0) s JOIN counted ON counted.id = ${countIdOf('s')}
  WHERE granted.is_space)`;

/**
 * Returns a condition for the spaces, as `s`, on which the viewer has a level. It reads the tables of
 * `visibleSpaceTables`, so that a statement may use it several times and computes the levels once.
 */
export const isVisibleSpace = `(${countIdOf('s')} IN (SELECT id FROM counted WHERE is_visible) AND s.id NOT IN (SELECT content_id FROM granted)
    OR s.id IN (SELECT content_id FROM granted WHERE level >= ${VIEWER.level}))`;

/**
 * Returns the common table expressions of `isVisibleSpace`. Placeholders are those of
 * `countVisibleSpaces`.
 */
export const visibleSpaceTables = (organization: string): string =>
  levelsSql('organization').replaceAll('p.parent', organization);
