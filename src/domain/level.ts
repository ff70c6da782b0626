/** Computes a member's level on a space or collection, with the sources of that level. */
import { levelToNumber, type AccessLevel } from './access.ts';

/** A level that was granted; null for no access. */
export type Level = AccessLevel | null;

/** The grants on one space or collection of the inheritance chain. */
export interface InheritanceStep {
  /** Id of the space or collection. */
  readonly id: string;
  /** The grant of the member; undefined for none. */
  readonly direct: Level | undefined;
  /** The grants of the member's teams; empty for none. */
  readonly teams: readonly Level[];
  readonly defaultLevel: Level | 'INHERIT';
}

/** The membership whose level is computed. */
export interface OrganizationMembership {
  /** True for a member of the organization who is not disabled. */
  readonly member: boolean;
  /** The member's role; null for a guest. */
  readonly role: Level;
}

/** The reason for a level. */
type Reason =
  | 'ORGANIZATION_ADMIN'
  | 'GRANT'
  | 'TEAM_GRANT'
  | 'DEFAULT_LEVEL'
  | 'ORGANIZATION_ROLE'
  | 'NO_MEMBER';

/** A level with its reason. */
export interface LevelSource {
  readonly reason: Reason;
  readonly level: Level;
  /** Id of the space or collection with the grant; null for a source that is valid everywhere. */
  readonly at: string | null;
}

/** Returns the highest level; null for none. */
const highest = (levels: readonly Level[]): Level =>
  levels.reduce<Level>(
    (best, level) => (levelToNumber(level) > levelToNumber(best) ? level : best),
    null,
  );

/** Returns the sources of one step of the chain, in order of precedence. */
function sourcesAt({ id, direct, teams, defaultLevel }: InheritanceStep): LevelSource[] {
  const sources: LevelSource[] = [];
  if (direct !== undefined) sources.push({ reason: 'GRANT', level: direct, at: id });
  if (teams.length > 0) sources.push({ reason: 'TEAM_GRANT', level: highest(teams), at: id });
  if (defaultLevel !== 'INHERIT')
    sources.push({ reason: 'DEFAULT_LEVEL', level: defaultLevel, at: id });
  return sources;
}

/**
 * Returns all sources of a level in order of precedence: the nearest content first, grants of the
 * member before those of their teams, the organization role last. For an admin the role comes
 * first.
 *
 * The chain begins with the content itself and ends with its topmost collection.
 */
export function sourcesOf(
  membership: OrganizationMembership,
  chain: readonly InheritanceStep[],
): readonly [LevelSource, ...LevelSource[]] {
  if (!membership.member) return [{ reason: 'NO_MEMBER', level: null, at: null }];
  const role: LevelSource = { reason: 'ORGANIZATION_ROLE', level: membership.role, at: null };
  const [first, ...rest] = [...chain.flatMap(sourcesAt), role];
  if (membership.role === 'ADMIN')
    return [
      { reason: 'ORGANIZATION_ADMIN', level: 'ADMIN', at: null },
      ...chain.flatMap(sourcesAt),
    ];
  return [first ?? role, ...rest];
}

/** Returns the level of a member on content. */
export const effectiveLevel = (
  membership: OrganizationMembership,
  chain: readonly InheritanceStep[],
): Level => sourcesOf(membership, chain)[0].level;
