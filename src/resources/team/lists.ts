/** Defines the connections of teams and team members. */
import type { TeamMemberRow, TeamRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
  where,
} from '../../data/connection.ts';
import { createdWithin, given } from '../../data/connection/conditions.ts';
import {
  byName,
  byText,
  byTime,
  declareOrders,
  type ListArgs,
} from '../../data/connection/order.ts';
import { compositeKey } from '../../data/loaders.ts';
import { tables } from '../../data/tables.ts';
import type {
  MemberTeamOrderField,
  MemberTeamsArgs,
  OrganizationTeamsArgs,
  TeamMemberOrderField,
  TeamMembersArgs,
  TeamOrderField,
} from '../../generated/resolvers.ts';

/** Returns the ids of the viewer's teams in all of their organizations. */
const ownTeamIds = async ({ load }: Context): Promise<string[]> =>
  [...(await load.memberships()).values()].flatMap(({ teams }) => [...teams.keys()]);

/**
 * Returns the condition for the teams of one organization that the viewer can see: all, or only
 * their own where they are a guest.
 *
 * A condition on the organization would be estimated twice, and take a statement for each.
 */
async function visibleTeamsOf(
  ctx: Context,
  organizationId: string,
): Promise<SqlCondition | undefined> {
  if (await can(ctx, 'team.listAll', { id: organizationId })) return undefined;
  return { sql: 't.id = ANY(?1::text[])', values: [await ownTeamIds(ctx)] };
}

/**
 * Returns the condition for the teams that the viewer can see: all, or only their own in
 * organizations where they are a guest.
 */
async function visibleTeams(ctx: Context): Promise<SqlCondition | undefined> {
  const facts = await Promise.all(
    [...(await ctx.load.memberships()).values()].map(async (membership) => ({
      ...membership,
      seesAll: await can(ctx, 'team.listAll', { id: membership.organizationId }),
    })),
  );
  if (facts.every(({ seesAll }) => seesAll)) return undefined;
  const fullyVisible = facts
    .filter(({ seesAll }) => seesAll)
    .map(({ organizationId }) => organizationId);
  return {
    sql: 't.organization_id = ANY(?1::text[]) OR t.id = ANY(?2::text[])',
    values: [fullyVisible, await ownTeamIds(ctx)],
  };
}

/**
 * Returns the condition for the teams that a user belongs to, for which `role` is a condition on the
 * membership. It compares the member id, for which PostgreSQL knows how frequent it is.
 */
async function withMember(
  ctx: Context,
  organizationId: string,
  user: string | null | undefined,
  role = '',
): Promise<SqlCondition | undefined> {
  if (user == null) return undefined;
  const member = await ctx.load.memberByUser.load(compositeKey(organizationId, user));
  if (!member) return { sql: 'false' };
  return {
    sql: `EXISTS (SELECT FROM team_members tm WHERE tm.team_id = t.id AND tm.member_id = ?${role})`,
    value: member.id,
    uneven: true,
  };
}

const teamOrders = declareOrders<TeamOrderField>('t.id', {
  TITLE: byName('t.title'),
  CREATED_AT: byTime('t.created_at'),
});

const TEAMS = declareList('organization.teams', tables.team, 'teams t', 't.organization_id');

/** Returns the query for the teams of an organization. */
export const teamsOfOrganization = async (
  ctx: Context,
  organizationId: string,
  { filter, orderBy }: ListArgs<OrganizationTeamsArgs>,
): Promise<ConnectionQuery<TeamRow>> => ({
  ...TEAMS,
  where: [
    await withMember(ctx, organizationId, filter?.ownerId, " AND tm.role = 'OWNER'"),
    contains('lower(t.title)', filter?.title),
    ...given(await withMember(ctx, organizationId, filter?.userId)),
    ...createdWithin('t.created_at', filter),
  ],
  seen: await visibleTeamsOf(ctx, organizationId),
  ...teamOrders(orderBy),
});

const TEAMS_OF_MEMBER = declareList(
  'member.teams',
  tables.teamMember,
  'team_members tm JOIN teams t ON t.id = tm.team_id AND t.organization_id = tm.organization_id',
  'tm.member_id',
);

const memberTeamOrders = declareOrders<MemberTeamOrderField>('t.id', {
  TITLE: byName('t.title'),
  JOINED_AT: byTime('tm.created_at'),
});

/** Returns the query for the team memberships of a member. */
export const teamsOfMember = async (
  ctx: Context,
  { filter, orderBy }: ListArgs<MemberTeamsArgs>,
): Promise<ConnectionQuery<TeamMemberRow>> => ({
  ...TEAMS_OF_MEMBER,
  where: [
    contains('lower(t.title)', filter?.title),
    ...given(where('tm.role = ?::team_role', filter?.role)),
  ],
  seen: await visibleTeams(ctx),
  ...memberTeamOrders(orderBy),
});

const membersFrom = (from: string) =>
  declareList('team.members', tables.teamMember, from, 'tm.team_id');
const MEMBERS = membersFrom('team_members tm');
const MEMBERS_WITH_NAMES = membersFrom(
  'team_members tm JOIN members m ON m.id = tm.member_id AND m.organization_id = tm.organization_id JOIN users u ON u.id = m.user_id',
);

const teamMemberOrders = declareOrders<TeamMemberOrderField>('tm.id', {
  JOINED_AT: byTime('tm.created_at'),
  NAME: byText('m.sort_name'),
});

/** Returns the query for the members of a team. */
export const membersOfTeam = ({
  filter,
  orderBy,
}: ListArgs<TeamMembersArgs>): ConnectionQuery<TeamMemberRow> => ({
  ...(filter?.search || orderBy.field === 'NAME' ? MEMBERS_WITH_NAMES : MEMBERS),
  where: given(
    where('tm.role = ?::team_role', filter?.role),
    contains('u.display_name', filter?.search, 'u.email'),
  ),
  ...teamMemberOrders(orderBy),
});
