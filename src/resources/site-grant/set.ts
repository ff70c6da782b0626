/** Stores the grants on a site to members and teams. */
import type { SiteRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';
import type { WriteContext } from '../../data/write.ts';
import { type GrantTo, upsertGrants } from '../grant/set.ts';

/** Returns the statement that inserts or updates the grants to members, or to teams. */
const upsertTo = (name: string, holder: 'member_id' | 'team_id') =>
  statement(
    name,
    `INSERT INTO site_grants (id, organization_id, site_id, ${holder}, role, created_at)
    SELECT n.id, $1, $2, n.holder, n.role, $3::timestamptz FROM unnest($4::text[], $5::text[], $6::role[]) AS n(id, holder, role)
    ON CONFLICT (site_id, ${holder}, organization_id) DO UPDATE SET role = excluded.role RETURNING id, ${holder} AS holder`,
    { id: column.text, holder: column.present(column.text, 'The statement sets it.') },
  );

const UPSERTS = {
  memberId: upsertTo('siteGrant.setToMembers', 'member_id'),
  teamId: upsertTo('siteGrant.setToTeams', 'team_id'),
};

/**
 * Inserts or updates grants on a site, in one statement for members and one for teams, and returns
 * their ids in the same order.
 */
export const setSiteGrants = (
  tx: WriteContext,
  now: Date,
  { id, organizationId }: SiteRow,
  grants: readonly GrantTo[],
): Promise<string[]> =>
  upsertGrants(tx, UPSERTS, { kind: 'SiteGrant', first: [organizationId, id, now] }, grants);
