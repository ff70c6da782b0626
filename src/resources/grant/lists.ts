/** Defines the connections of the grants on spaces and collections. */
import { type ConnectionQuery, contains, declareList } from '../../data/connection.ts';
import { createdWithin, given, isOneOf } from '../../data/connection/conditions.ts';
import {
  byName,
  byText,
  byTime,
  declareOrders,
  type ListArgs,
} from '../../data/connection/order.ts';
import type { GrantRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { GrantOrderField, SpaceMemberGrantsArgs } from '../../generated/resolvers.ts';

export type GrantListArgs = ListArgs<SpaceMemberGrantsArgs>;

const grantsFrom = (from: string) =>
  declareList('content.grants', tables.grant, from, 'g.content_id');
const GRANTS = grantsFrom('grants g');

const CREATED_AT = byTime('g.created_at');

/** The tables, the sort orders and the names of the grants to members, and of those to teams. */
const HOLDERS = {
  member: {
    exists: 'g.member_id IS NOT NULL',
    named: grantsFrom(
      'grants g JOIN members m ON m.id = g.member_id AND m.organization_id = g.organization_id JOIN users u ON u.id = m.user_id',
    ),
    orders: declareOrders<GrantOrderField>('g.id', { CREATED_AT, NAME: byText('m.sort_name') }),
    names: ['u.display_name', 'u.email'],
  },
  team: {
    exists: 'g.team_id IS NOT NULL',
    named: grantsFrom(
      'grants g JOIN teams t ON t.id = g.team_id AND t.organization_id = g.organization_id',
    ),
    orders: declareOrders<GrantOrderField>('g.id', { CREATED_AT, NAME: byName('t.title') }),
    names: ['t.title'],
  },
} as const;

/** Returns the query for the grants on content, to members or to teams. */
export function grantsList(
  holder: keyof typeof HOLDERS,
  { filter, orderBy }: GrantListArgs,
): ConnectionQuery<GrantRow> {
  const { exists, named, orders, names } = HOLDERS[holder];
  const [name, ...others] = names;
  return {
    ...(filter?.search || orderBy.field === 'NAME' ? named : GRANTS),
    where: [
      { sql: exists },
      ...given(contains(name, filter?.search, ...others), isOneOf('g.role', 'role', filter?.role)),
      ...createdWithin('g.created_at', filter),
    ],
    ...orders(orderBy),
  };
}
