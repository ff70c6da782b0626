/** Locks a space that no other transaction has locked, and reads it in the same statement. */
import { GRANTS_OF_CHAIN, type GrantsOfChain } from '../grants.ts';
import type { SpaceRow } from '../rows.ts';
import { column, statement } from '../statement.ts';
import { tables } from '../tables.ts';
import { MEMBERSHIPS, type MembershipJson, membershipsOf } from '../viewer.ts';
import type { LoaderSource } from './factories.ts';

/**
 * SQL for whether the space `s` has the id `$1`, and is in an organization that the user `$2`
 * belongs to and that is one of `$3` unless these are null.
 */
export const SPACE_OF_USER = `s.id = $1 AND ($3::text[] IS NULL OR s.organization_id = ANY($3)) AND (
  EXISTS (SELECT FROM members m WHERE m.user_id = $2 AND m.organization_id = s.organization_id AND NOT m.disabled)
  OR EXISTS (SELECT FROM service_accounts a WHERE a.user_id = $2 AND a.organization_id = s.organization_id)
  OR EXISTS (SELECT FROM integration_installations n WHERE n.user_id = $2 AND n.organization_id = s.organization_id))`;

type LockedRow = SpaceRow &
  GrantsOfChain & {
    readonly memberships: readonly MembershipJson[] | null;
    readonly isLocked: boolean;
  };

const { space } = tables;

// A lock that is waited for would be younger than the rows that the statement reads. It is taken
// only if that needs no waiting, and if the space is still the one that was read (`xmin`).
const LOCK_AND_READ = statement<LockedRow>(
  'space.lockAndRead',
  `SELECT ${space.columns}, ${GRANTS_OF_CHAIN.sql('s', 'own.members', 'own.teams')} AS "grantsOfChain",
    ${membershipsOf('$2')} AS memberships,
    (SELECT true FROM spaces l WHERE l.id = s.id AND l.organization_id = s.organization_id AND l.xmin = s.xmin
      FOR NO KEY UPDATE SKIP LOCKED) IS TRUE AS "isLocked"
  FROM (SELECT
    ARRAY(SELECT m.id FROM members m WHERE m.user_id = $2 AND NOT m.disabled) AS members,
    ARRAY(SELECT tm.team_id FROM members m JOIN team_members tm ON tm.member_id = m.id
      WHERE m.user_id = $2 AND NOT m.disabled) AS teams
  ) own JOIN spaces s ON ${SPACE_OF_USER}`,
  {
    ...space.row,
    ...GRANTS_OF_CHAIN.row,
    ...MEMBERSHIPS,
    isLocked: column.boolean,
  },
);

/** Locks a space of one of these organizations, or of any, as `Loaders.lockSpace` describes. */
export async function lockAndRead(
  { query, loaders, userToLearn, learnMemberships }: LoaderSource,
  id: string,
  organizationIds: readonly string[] | null,
): Promise<boolean> {
  const user = userToLearn();
  if (user === undefined) return false;
  const [row] = await query(LOCK_AND_READ, [id, user, organizationIds]);
  if (!row?.isLocked) return false;
  learnMemberships(row.memberships);
  for (const grants of row.grantsOfChain ?? []) loaders.grants.prime(grants.id, grants);
  loaders.space.prime(id, row);
  return true;
}
