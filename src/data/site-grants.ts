/** Reads the grants on sites that decide a member's level on them. */
import type { InheritanceStep, Level } from '../domain/level.ts';
import type { Query } from './database.ts';
import { column, statement } from './statement.ts';

/** The grants on one site: to the member, and to their teams. */
export interface GrantsOnSite {
  readonly id: string;
  readonly isDirect: boolean | null;
  readonly direct: Level;
  readonly teams: readonly Level[] | null;
}

/** The ids of a membership and its teams, which grants on sites name, and whether there are any. */
interface GranteeMembership {
  readonly organizationId: string;
  readonly memberId: string | null;
  readonly teams: ReadonlyMap<string, unknown>;
  readonly grantsOnSites: boolean;
}

const GRANTS_ON_SITES = statement<GrantsOnSite>(
  'site.grants',
  `SELECT sr.site_id AS id, bool_or(sr.member_id = ANY($2)) AS "isDirect", max(sr.role) FILTER (WHERE sr.member_id = ANY($2)) AS direct,
  to_json(array_agg(sr.role) FILTER (WHERE sr.team_id = ANY($3))) AS teams
  FROM site_grants sr WHERE sr.site_id = ANY($1) AND sr.organization_id = ANY($4) AND (sr.member_id = ANY($2) OR sr.team_id = ANY($3)) GROUP BY sr.site_id`,
  {
    id: column.text,
    isDirect: column.nullable(column.boolean),
    direct: column.nullable(column.oneOf('Role')),
    teams: column.nullable(column.json<readonly Level[]>()),
  },
);

/**
 * Returns the grants on each site to the members with these memberships and to their teams, in one
 * statement, or without one if no membership has grants on sites. A grant belongs to one
 * organization, so at most one membership matches it.
 */
export async function grantsOnSites(
  query: Query,
  siteIds: readonly string[],
  memberships: ReadonlyMap<string, GranteeMembership>,
): Promise<GrantsOnSite[]> {
  const granted = [...memberships.values()].filter((one) => one.grantsOnSites);
  const rows =
    granted.length === 0
      ? []
      : await query(GRANTS_ON_SITES, [
          siteIds,
          granted.flatMap(({ memberId }) => memberId ?? []),
          granted.flatMap(({ teams }) => [...teams.keys()]),
          granted.map(({ organizationId }) => organizationId),
        ]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return siteIds.map((id) => found.get(id) ?? { id, isDirect: null, direct: null, teams: null });
}

/** Returns the only step of the inheritance chain of a site. */
export const stepOfSite = ({ id, isDirect, direct, teams }: GrantsOnSite): InheritanceStep => ({
  id,
  direct: isDirect === true ? direct : undefined,
  teams: teams ?? [],
  defaultLevel: 'INHERIT',
});
