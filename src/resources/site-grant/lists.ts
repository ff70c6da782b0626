/** Defines the connections of the grants on sites, and of the members with a level on a site. */
import { type ConnectionQuery, contains, declareList } from '../../data/connection.ts';
import { createdWithin, given, isOneOf } from '../../data/connection/conditions.ts';
import {
  byName,
  byOptionalTime,
  byText,
  byTime,
  declareOrders,
  type ListArgs,
} from '../../data/connection/order.ts';
import { TEAMS_OF_MEMBER } from '../../data/content-level.ts';
import type { SiteGrantRow } from '../../data/rows.ts';
import type { SiteAccessRow } from '../../data/rows/site-access.ts';
import { column } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';
import { levelToNumber } from '../../domain/access.ts';
import type {
  SiteAccessOrderField,
  SiteGrantOrderField,
  SiteMemberAccessArgs,
  SiteMemberGrantsArgs,
} from '../../generated/resolvers.ts';

const grantsFrom = (from: string) =>
  declareList('site.memberGrants', tables.siteGrant, from, 'sr.site_id');
const GRANTS = grantsFrom('site_grants sr');

const CREATED_AT = byTime('sr.created_at');

/** The tables, the sort orders and the names of the grants to members, and of those to teams. */
const HOLDERS = {
  member: {
    exists: 'sr.member_id IS NOT NULL',
    named: grantsFrom(
      'site_grants sr JOIN members m ON m.id = sr.member_id AND m.organization_id = sr.organization_id JOIN users u ON u.id = m.user_id',
    ),
    orders: declareOrders<SiteGrantOrderField>('sr.id', {
      CREATED_AT,
      NAME: byText('m.sort_name'),
    }),
    names: ['u.display_name', 'u.email'],
  },
  team: {
    exists: 'sr.team_id IS NOT NULL',
    named: grantsFrom(
      'site_grants sr JOIN teams t ON t.id = sr.team_id AND t.organization_id = sr.organization_id',
    ),
    orders: declareOrders<SiteGrantOrderField>('sr.id', { CREATED_AT, NAME: byName('t.title') }),
    names: ['t.title'],
  },
} as const;

export type SiteGrantListArgs = ListArgs<SiteMemberGrantsArgs>;

/** Returns the query for the grants on a site, to members or to teams. */
export function siteGrantsList(
  holder: keyof typeof HOLDERS,
  { filter, orderBy }: SiteGrantListArgs,
): ConnectionQuery<SiteGrantRow> {
  const { exists, named, orders, names } = HOLDERS[holder];
  const [name, ...others] = names;
  return {
    ...(filter?.search || orderBy.field === 'NAME' ? named : GRANTS),
    where: [
      { sql: exists },
      ...given(contains(name, filter?.search, ...others), isOneOf('sr.role', 'role', filter?.role)),
      ...createdWithin('sr.created_at', filter),
    ],
    ...orders(orderBy),
  };
}

/** SQL for the grants of the teams of the member `m` on a site, as JSON; null for none. */
const TEAM_GRANTS = `(SELECT json_agg(json_build_object('id', sr.team_id, 'role', sr.role) ORDER BY sr.role DESC NULLS LAST, sr.id)
  FROM site_grants sr WHERE sr.site_id = si.id AND sr.team_id = ANY(${TEAMS_OF_MEMBER}))`;

/** SQL for the level of the member `m` on a site, from 0 to 6, as `domain/level.ts` computes it. */
const LEVEL = `CASE WHEN m.role = 'ADMIN' THEN 6 WHEN own.id IS NOT NULL THEN role_level(own.role) ELSE coalesce(
  (SELECT max(role_level(sr.role)) FROM site_grants sr WHERE sr.site_id = si.id AND sr.team_id = ANY(${TEAMS_OF_MEMBER})), role_level(m.role)) END`;

const ACCESS = {
  columns: `m.user_id AS "userId", si.organization_id AS "organizationId", si.id AS "siteId", m.last_seen_at AS "lastSeenAt", m.role, own.id IS NOT NULL AS "isDirect", own.role AS direct,
    coalesce(${TEAM_GRANTS}, '[]') AS teams`,
  row: {
    userId: column.text,
    organizationId: column.text,
    siteId: column.text,
    lastSeenAt: column.nullable(column.timestamp),
    role: column.nullable(column.oneOf('Role')),
    isDirect: column.boolean,
    direct: column.nullable(column.oneOf('Role')),
    teams: column.json<SiteAccessRow['teams']>(),
  },
};

const MEMBERS = `sites si JOIN members m ON m.organization_id = si.organization_id
  LEFT JOIN site_grants own ON own.site_id = si.id AND own.member_id = m.id AND own.organization_id = si.organization_id`;
const accessFrom = (from: string) => declareList('site.memberAccess', ACCESS, from, 'si.id');
const MEMBERS_WITH_ACCESS = accessFrom(MEMBERS);
const NAMED_MEMBERS_WITH_ACCESS = accessFrom(`${MEMBERS} JOIN users u ON u.id = m.user_id`);

const accessOrders = declareOrders<SiteAccessOrderField>('m.id', {
  JOINED_AT: byTime('m.joined_at'),
  NAME: byText('m.sort_name'),
  LAST_SEEN_AT: byOptionalTime('m.last_seen_at'),
});

export type SiteAccessListArgs = ListArgs<SiteMemberAccessArgs>;

/** Returns the query for the members who have a level on a site. */
export const accessOnSite = ({
  filter,
  orderBy,
}: SiteAccessListArgs): ConnectionQuery<SiteAccessRow> => ({
  ...(filter?.search ? NAMED_MEMBERS_WITH_ACCESS : MEMBERS_WITH_ACCESS),
  where: [
    { sql: 'NOT m.disabled' },
    { sql: `${LEVEL} >= 1` },
    ...given(
      contains('u.display_name', filter?.search, 'u.email'),
      filter?.level == null
        ? undefined
        : { sql: `${LEVEL} = ANY(?::int[])`, value: filter.level.map(levelToNumber) },
      filter?.teamId == null
        ? undefined
        : {
            sql: 'EXISTS (SELECT 1 FROM team_members x WHERE x.member_id = m.id AND x.organization_id = m.organization_id AND x.team_id = ?)',
            value: filter.teamId,
          },
    ),
  ],
  ...accessOrders(orderBy),
});
