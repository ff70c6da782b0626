/** Why members have the levels that they have on spaces and collections, in one statement for any number of both. */
import { type Condition, type List, where } from '../../data/connection.ts';
import type { EffectiveAccessRow } from '../../data/rows.ts';
import { type Level, type Rung, sourcesOf } from '../../domain/level.ts';

/** A member on some content, with all that is said of him there and above. */
export interface AccessRow {
  readonly userId: string;
  readonly role: Level;
  readonly disabled: boolean;
  readonly rungs: readonly (Rung & { readonly direct: Level; readonly isDirect: boolean })[];
}

/** From the content itself to the top: what was given to the member, what to his teams, and the default level. */
const RUNGS = `(SELECT json_agg(json_build_object('id', at.id, 'isDirect', own.id IS NOT NULL, 'direct', own.role,
    'teams', ARRAY(SELECT g.role FROM grants g WHERE g.content_id = at.id AND g.team_id = ANY(his.teams)), 'defaultLevel', at.default_level) ORDER BY at.n)
  FROM (SELECT content.id, content.default_level, 0::bigint AS n UNION ALL
    SELECT above.id, c.default_level, cardinality(content.ancestors) + 1 - above.n FROM unnest(content.ancestors) WITH ORDINALITY AS above(id, n) LEFT JOIN collections c ON c.id = above.id
  ) AS at LEFT JOIN grants own ON own.content_id = at.id AND own.member_id = m.id)`;

const accessList = (name: string, conditions: readonly (Condition | undefined)[]): List => ({
  name,
  columns: `m.user_id AS "userId", m.role, m.disabled, ${RUNGS} AS rungs`,
  from: `(SELECT id, organization_id, default_level, ancestors FROM spaces UNION ALL SELECT id, organization_id, default_level, ancestors FROM collections) content
    JOIN members m ON m.organization_id = content.organization_id
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id) AS teams) his`,
  parent: 'content.id',
  where: conditions,
  order: [
    { sql: 'm.joined_at', type: 'timestamptz' },
    { sql: 'm.id', type: 'text' },
  ],
  descending: true,
});

/** The members who have a level on content, newest first. */
export const accessOfMembers = accessList('content.access', [
  { sql: 'NOT m.disabled' },
  { sql: `m.role IS NOT DISTINCT FROM 'ADMIN' OR content_level(content.id, content.default_level, content.ancestors, m.id, his.teams, m.role) >= 1` },
]);

/** The member who is this user, whatever his level. */
export const accessOfUser = (userId: string): List => accessList('content.accessOfUser', [where('m.user_id = ?', userId)]);

/** His level, with everything that could have given one. */
export const explained = ({ userId, role, disabled, rungs }: AccessRow): EffectiveAccessRow => ({
  userId,
  sources: sourcesOf(
    { member: !disabled, role },
    rungs.map(({ isDirect, direct, ...rung }) => ({ ...rung, direct: isDirect ? direct : undefined })),
  ),
});
