// The rule of levels, written a second time and otherwise: from the top down, each that speaks overrules what was said above it.
import type { Level, Rung } from '../../src/domain/level.ts';

/** No access, and the levels from the least to the highest. */
export const levels: readonly Level[] = [null, 'READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'];

const better = (a: Level, b: Level): Level => (levels.indexOf(a) > levels.indexOf(b) ? a : b);

/** The level of a member who is not disabled. The rungs go from the content itself to the top. */
export function levelByRule(role: Level, rungs: readonly Rung[]): Level {
  if (role === 'ADMIN') return 'ADMIN';
  let level: Level = role;
  for (const { direct, teams, defaultLevel } of [...rungs].reverse()) {
    if (defaultLevel !== 'INHERIT') level = defaultLevel;
    if (teams.length > 0) level = teams.reduce(better, null);
    if (direct !== undefined) level = direct;
  }
  return level;
}
