/** Defines the connections of teams and team members. */
import type { TeamMemberRow, TeamRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
} from '../../data/connection.ts';
import { compositeKey } from '../../data/loaders.ts';
import { tables } from '../../data/tables.ts';

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
 * Returns the condition for the teams that a user owns. It compares the member id, for which
 * PostgreSQL knows how frequent it is.
 */
async function ownedBy(
  ctx: Context,
  organizationId: string,
  owner: string | null | undefined,
): Promise<SqlCondition | undefined> {
  if (owner == null) return undefined;
  const member = await ctx.load.memberByUser.load(compositeKey(organizationId, owner));
  if (!member) return { sql: 'false' };
  return {
    sql: "EXISTS (SELECT FROM team_members tm WHERE tm.team_id = t.id AND tm.member_id = ? AND tm.role = 'OWNER')",
    value: member.id,
    uneven: true,
  };
}

const byTitle = [
  { sql: 'lower(t.title)', type: 'text' },
  { sql: 't.id', type: 'text' },
] as const;

const TEAMS = declareList('organization.teams', tables.team, 'teams t', 't.organization_id');

/**
 * Returns the query for the teams of an organization by title, optionally of one owner or with a
 * text in the title.
 */
export const teamsOfOrganization = async (
  ctx: Context,
  organizationId: string,
  owner: string | null | undefined,
  title: string | null | undefined,
): Promise<ConnectionQuery<TeamRow>> => ({
  ...TEAMS,
  where: [await ownedBy(ctx, organizationId, owner), contains('lower(t.title)', title)],
  seen: await visibleTeamsOf(ctx, organizationId),
  order: byTitle,
  descending: false,
});

const TEAMS_OF_MEMBER = declareList(
  'member.teams',
  tables.teamMember,
  'team_members tm JOIN teams t ON t.id = tm.team_id AND t.organization_id = tm.organization_id',
  'tm.member_id',
);

/** Returns the query for the team memberships of a member, by team title. */
export const teamsOfMember = async (
  ctx: Context,
  title: string | null | undefined,
): Promise<ConnectionQuery<TeamMemberRow>> => ({
  ...TEAMS_OF_MEMBER,
  where: [contains('lower(t.title)', title)],
  seen: await visibleTeams(ctx),
  order: byTitle,
  descending: false,
});

const MEMBERS = declareList('team.members', tables.teamMember, 'team_members tm', 'tm.team_id');

/** The query for the members of a team, newest first. */
export const membersOfTeam: ConnectionQuery<TeamMemberRow> = {
  ...MEMBERS,
  where: [],
  order: [
    { sql: 'tm.created_at', type: 'timestamptz' },
    { sql: 'tm.id', type: 'text' },
  ],
  descending: true,
};
