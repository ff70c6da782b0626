/** Validates grants of an input. */
import { badInput } from '../../domain/errors.ts';
import { requireDistinct } from '../../domain/input-values.ts';
import { checkAll } from '../../domain/problems.ts';
import type { GrantAllInput, Role } from '../../generated/resolvers.ts';

/**
 * Requires a level, or null for none.
 * @throws BAD_USER_INPUT for an absent one
 */
export function requireRole(
  role: Role | null | undefined,
  field: string,
): asserts role is Role | null {
  if (role === undefined) throw badInput('Send the level, or null for none.', field);
}

/**
 * Requires that each member and each team gets one level.
 * @throws BAD_USER_INPUT with each repeated id
 */
export function requireDistinctHolders({
  users,
  teams,
}: Pick<GrantAllInput, 'users' | 'teams'>): void {
  const userIds = (users ?? []).map(({ userId }) => userId);
  const teamIds = (teams ?? []).map(({ teamId }) => teamId);
  checkAll(
    () => requireDistinct(userIds, (index) => `users.${index}.userId`),
    () => requireDistinct(teamIds, (index) => `teams.${index}.teamId`),
  );
}
