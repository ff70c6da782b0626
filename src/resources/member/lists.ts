/** Defines the connection of the members of an organization. */
import { type ConnectionQuery, contains, declareList } from '../../data/connection.ts';
import { given, hasRole, isTrue, within } from '../../data/connection/conditions.ts';
import {
  byOptionalTime,
  byText,
  byTime,
  declareOrders,
  type ListArgs,
} from '../../data/connection/order.ts';
import type { MemberRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { MemberOrderField, OrganizationMembersArgs } from '../../generated/resolvers.ts';

const membersFrom = (from: string) =>
  declareList('organization.members', tables.member, from, 'm.organization_id');
const MEMBERS = membersFrom('members m');
const MEMBERS_WITH_USERS = membersFrom('members m JOIN users u ON u.id = m.user_id');

const LAST_SEEN_AT = byOptionalTime('m.last_seen_at');

const memberOrders = declareOrders<MemberOrderField>('m.id', {
  JOINED_AT: byTime('m.joined_at'),
  NAME: byText('m.sort_name'),
  LAST_SEEN_AT,
});

/** Returns the query for the members of an organization. */
export function membersOfOrganization({
  filter,
  orderBy,
}: ListArgs<OrganizationMembersArgs>): ConnectionQuery<MemberRow> {
  const search = filter?.search;
  return {
    ...(search ? MEMBERS_WITH_USERS : MEMBERS),
    where: [
      hasRole('m.role', filter?.role),
      // The sort key, so that its index begins with the members who were seen.
      isTrue(`${LAST_SEEN_AT.sql} > '-infinity'`, filter?.seen),
      // One expression, because one index covers both columns.
      contains("(u.display_name || E'\\n' || u.email)", search),
      // Excludes matches that span both columns.
      search?.includes('\n') ? contains('u.display_name', search, 'u.email') : undefined,
      ...given(isTrue('m.disabled', filter?.disabled), isTrue('m.sso', filter?.sso)),
      ...within('m.joined_at', filter?.joinedSince, filter?.joinedUntil),
    ],
    ...memberOrders(orderBy),
  };
}
