/** The level of a member on a space or collection, and why: nearest first, his own before his teams', roles last. */
import { levelOf, type Role } from './access.ts';

/** A level as it is said somewhere; null: none. */
export type Level = Role | null;

/** What is said on one content: on the space or collection itself, or on one above it. */
export interface Rung {
  /** Id of the space or collection. */
  readonly id: string;
  /** What was given to the member himself; undefined: nothing was said. */
  readonly direct: Level | undefined;
  /** What was given to his teams; empty: nothing was said. */
  readonly teams: readonly Level[];
  readonly defaultLevel: Level | 'INHERIT';
}

/** Who the level is of. */
export interface Standing {
  /** A member of the organization who is not disabled. */
  readonly member: boolean;
  /** His role; null: guest. */
  readonly role: Level;
}

/** Why a level is what it is. */
type Reason = 'ORGANIZATION_ADMIN' | 'GRANT' | 'TEAM_GRANT' | 'DEFAULT_LEVEL' | 'ORGANIZATION_ROLE' | 'NO_MEMBER';

/** A level with its reason. */
export interface Source {
  readonly reason: Reason;
  readonly level: Level;
  /** Id of the content where it was said; null for what holds everywhere. */
  readonly at: string | null;
}

/** The highest of some levels; null for none at all. */
const highest = (levels: readonly Level[]): Level => levels.reduce<Level>((best, level) => (levelOf(level) > levelOf(best) ? level : best), null);

/** All that is said on a rung, in the order in which it counts. */
function saidOn({ id, direct, teams, defaultLevel }: Rung): Source[] {
  const said: Source[] = [];
  if (direct !== undefined) said.push({ reason: 'GRANT', level: direct, at: id });
  if (teams.length > 0) said.push({ reason: 'TEAM_GRANT', level: highest(teams), at: id });
  if (defaultLevel !== 'INHERIT') said.push({ reason: 'DEFAULT_LEVEL', level: defaultLevel, at: id });
  return said;
}

/** Everything that could give a level, from what counts to what counts least. The rungs go from the content itself to the top. */
export function sourcesOf(standing: Standing, rungs: readonly Rung[]): readonly [Source, ...Source[]] {
  if (!standing.member) return [{ reason: 'NO_MEMBER', level: null, at: null }];
  const role: Source = { reason: 'ORGANIZATION_ROLE', level: standing.role, at: null };
  const [first, ...rest] = [...rungs.flatMap(saidOn), role];
  if (standing.role === 'ADMIN') return [{ reason: 'ORGANIZATION_ADMIN', level: 'ADMIN', at: null }, ...rungs.flatMap(saidOn)];
  return [first ?? role, ...rest];
}

/** The level of a member on content. */
export const effectiveLevel = (standing: Standing, rungs: readonly Rung[]): Level => sourcesOf(standing, rungs)[0].level;
