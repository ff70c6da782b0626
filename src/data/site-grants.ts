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

const GRANTS_ON_SITES = statement<GrantsOnSite>(
  'site.grants',
  `SELECT sr.site_id AS id, bool_or(sr.member_id = ANY($2)) AS "isDirect", max(sr.role) FILTER (WHERE sr.member_id = ANY($2)) AS direct,
  to_json(array_agg(sr.role) FILTER (WHERE sr.team_id = ANY($3))) AS teams
  FROM site_grants sr WHERE sr.site_id = ANY($1) AND (sr.member_id = ANY($2) OR sr.team_id = ANY($3)) GROUP BY sr.site_id`,
  {
    id: column.text,
    isDirect: column.nullable(column.boolean),
    direct: column.nullable(column.oneOf('Role')),
    teams: column.nullable(column.json<readonly Level[]>()),
  },
);

/**
 * Returns the grants on each site to the given members and teams, in one statement. A grant belongs
 * to one organization, so only those of the viewer's membership there match.
 */
export async function grantsOnSites(
  query: Query,
  siteIds: readonly string[],
  memberIds: readonly string[],
  teamIds: readonly string[],
): Promise<GrantsOnSite[]> {
  const rows = await query(GRANTS_ON_SITES, [siteIds, memberIds, teamIds]);
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
