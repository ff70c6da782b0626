/**
 * Builds the SQL for the level of a member on content, from 0 to 6. `src/domain/level.ts` computes
 * the same level.
 */

/** The SQL expressions that a level depends on. */
interface LevelOperands {
  /** Alias of the space or collection. */
  readonly content: string;
  /** Id of the member. */
  readonly member: string;
  /** Array of the ids of the member's teams. */
  readonly teams: string;
  /** The member's role in the organization. */
  readonly role: string;
}

/** SQL for the ids of the teams of the member `m`. */
export const TEAMS_OF_MEMBER =
  'ARRAY(SELECT tm.team_id FROM team_members tm WHERE tm.member_id = m.id)';

/**
 * Returns SQL for the level of a member who is not disabled. Where the condition `inheritsRole` is
 * true, the role decides, and the slow function `content_level` is not called.
 */
export const contentLevel = (
  { content, member, teams, role }: LevelOperands,
  inheritsRole?: string,
): string =>
  `CASE WHEN ${role} = 'ADMIN' THEN 6 ${
    inheritsRole === undefined ? '' : `WHEN ${inheritsRole} THEN role_level(${role}) `
  }ELSE content_level(${content}.id, ${content}.default_level, ${content}.ancestors, ${member}, ${teams}, ${role}) END`;

/** Returns SQL for the level of the member `m` on content: 0 for a disabled member. */
export const levelOfMember = (content: string): string =>
  `CASE WHEN m.disabled THEN 0 ELSE ${contentLevel({ content, member: 'm.id', teams: TEAMS_OF_MEMBER, role: 'm.role' })} END`;
