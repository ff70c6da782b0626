// Computes access levels by a second, independent rule: from the top down, each explicit level
// overrides the ones above it.
import type { Level, InheritanceStep } from '../../src/domain/level.ts';

/** No access, and the levels from the lowest to the highest. */
export const levels: readonly Level[] = [
  null,
  'READ',
  'COMMENT',
  'EDIT',
  'REVIEW',
  'CREATE',
  'ADMIN',
];

const better = (a: Level, b: Level): Level => (levels.indexOf(a) > levels.indexOf(b) ? a : b);

/**
 * Returns the level of a member who is not disabled. The steps go from the content itself to the
 * top.
 */
export function levelByRule(role: Level, steps: readonly InheritanceStep[]): Level {
  if (role === 'ADMIN') return 'ADMIN';
  let level: Level = role;
  for (const { direct, teams, defaultLevel } of [...steps].reverse()) {
    if (defaultLevel !== 'INHERIT') level = defaultLevel;
    if (teams.length > 0) level = teams.reduce(better, null);
    if (direct !== undefined) level = direct;
  }
  return level;
}
