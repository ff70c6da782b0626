/** Validates grants of an input. */
import { badInput } from '../../domain/errors.ts';
import { requireDistinct } from '../../domain/input-values.ts';
import { checkAll, checkEach } from '../../domain/problems.ts';
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
 * Requires a level for each user and team: its own, or that of all.
 * @throws BAD_USER_INPUT with each user and team without one. `at` is the path of the input.
 */
export function requireRoles(
  { users, teams, role }: Pick<GrantAllInput, 'users' | 'teams' | 'role'>,
  at = 'input',
): void {
  if (role !== undefined) return;
  const fields = [
    ...(users ?? []).map((one, i) => [one.role, `${at}.users.${i}.role`] as const),
    ...(teams ?? []).map((one, i) => [one.role, `${at}.teams.${i}.role`] as const),
  ];
  checkEach(fields, ([own, field]) => requireRole(own, field));
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
