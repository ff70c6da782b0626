/**
 * Defines the connection of an organization's sites, with the same visibility rule as for one site.
 */
import type { SiteRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
} from '../../data/connection.ts';
import { changedWithin, given, isOneOf, isTrue } from '../../data/connection/conditions.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { tables } from '../../data/tables.ts';
import type { OrganizationSitesArgs, SiteOrderField } from '../../generated/resolvers.ts';
import { readableSpaces } from '../content/visibility.ts';

/**
 * SQL for whether one of the grants on a site to these members or teams has a level; null without
 * grants.
 */
const grantedTo = (holder: 'member_id' | 'team_id', value: number): string =>
  `(SELECT bool_or(sr.role IS NOT NULL) FROM site_grants sr WHERE sr.site_id = si.id AND sr.${holder} = ANY(?${value}::text[]))`;

/**
 * Returns the condition for the sites that the viewer can read: those on which they have a level by
 * a grant, and without grants those in organizations where they have a role, and those with a
 * readable space.
 *
 * With a space filter, that space must be readable, so that the result does not reveal other sites.
 */
export async function readableSites(
  ctx: Context,
  space: string | null | undefined,
): Promise<SqlCondition | undefined> {
  const scope = [...(await ctx.load.memberships()).values()].find(
    (membership) => membership.installationScope,
  )?.installationScope;
  if (scope)
    return scope.sites === 'all'
      ? undefined
      : { sql: 'si.id = ANY(?1::text[])', values: [[...scope.sites]] };
  const readable = await readableSpaces(ctx);
  if (!readable) return undefined;
  const [values, next] = [readable.values ?? [], (readable.values ?? []).length + 1];
  const hasSpace = (what: string) =>
    `EXISTS (SELECT 1 FROM site_spaces x JOIN spaces s ON s.id = x.space_id WHERE x.site_id = si.id AND s.deleted_at IS NULL AND ${what} AND ${readable.sql})`;
  const memberships = [...(await ctx.load.memberships()).values()];
  const grantees = [
    memberships.filter(({ role }) => role !== 'ADMIN').flatMap(({ memberId }) => memberId ?? []),
    memberships.filter(({ role }) => role !== 'ADMIN').flatMap(({ teams }) => [...teams.keys()]),
  ];
  const granted = (otherwise: string) =>
    `coalesce(${grantedTo('member_id', next + 1)}, ${grantedTo('team_id', next + 2)}, ${otherwise})`;
  if (space != null)
    return {
      sql: `(${hasSpace(`s.id = ?${next}`)} AND ${granted('true')})`,
      values: [...values, space, ...grantees],
    };
  const withRole = memberships
    .filter(({ role }) => role !== null)
    .map(({ organizationId }) => organizationId);
  return {
    sql: granted(`si.organization_id = ANY(?${next}::text[]) OR ${hasSpace('true')}`),
    values: [...values, withRole, ...grantees],
  };
}

const SHOWS =
  'EXISTS (SELECT 1 FROM site_spaces y JOIN spaces z ON z.id = y.space_id WHERE y.site_id = si.id AND y.space_id = ?1 AND z.deleted_at IS NULL)';

const SITES = declareList('organization.sites', tables.site, 'sites si', 'si.organization_id');

const siteOrders = declareOrders<SiteOrderField>('si.id', {
  CREATED_AT: byTime('si.created_at'),
  UPDATED_AT: byTime('si.updated_at'),
  TITLE: byName('si.title'),
});

/** Returns the query for the sites of an organization. */
export async function sitesOfOrganization(
  ctx: Context,
  { filter, orderBy }: ListArgs<OrganizationSitesArgs>,
): Promise<ConnectionQuery<SiteRow>> {
  const space = filter?.spaceId;
  return {
    ...SITES,
    where: [
      contains('si.title', filter?.title),
      space == null ? undefined : { sql: SHOWS, values: [space] },
      isTrue('si.published', filter?.published),
      ...given(isOneOf('si.visibility', 'site_visibility', filter?.visibility)),
      ...changedWithin('si', filter),
    ],
    seen: await readableSites(ctx, space),
    ...siteOrders(orderBy),
  };
}
