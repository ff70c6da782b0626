/** The lists of teams and of places in them. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { type Condition, contains, type List } from '../../data/connection.ts';
import { place } from '../../data/loaders.ts';
import { tables } from '../../data/tables.ts';

/** Which teams who asks sees: all, or, where he is a guest, those he is in. It holds in all his organizations: lists of several share a statement. */
async function seenTeams(ctx: Context): Promise<Condition | undefined> {
  const facts = await Promise.all([...(await ctx.load.memberships()).values()].map(async (place) => ({ ...place, seesAll: await can(ctx, 'team.listAll', { id: place.organizationId }) })));
  if (facts.every(({ seesAll }) => seesAll)) return undefined;
  const whole = facts.filter(({ seesAll }) => seesAll).map(({ organizationId }) => organizationId);
  return { sql: 't.organization_id = ANY(?1::text[]) OR t.id = ANY(?2::text[])', values: [whole, facts.flatMap(({ teams }) => [...teams.keys()])] };
}

/** The teams that a user owns. By his membership, of which PostgreSQL knows whether it owns few teams or most. */
async function ownedBy(ctx: Context, organizationId: string, owner: string | null | undefined): Promise<Condition | undefined> {
  if (owner == null) return undefined;
  const member = await ctx.load.memberByUser.load(place(organizationId, owner));
  if (!member) return { sql: 'false' };
  return { sql: "EXISTS (SELECT FROM team_members tm WHERE tm.team_id = t.id AND tm.member_id = ? AND tm.role = 'OWNER')", value: member.id, uneven: true };
}

const byTitle = [
  { sql: 'lower(t.title)', type: 'text' },
  { sql: 't.id', type: 'text' },
] as const;

/** The teams of an organization, by name; of one owner, or with a text in their names. */
export const teamsOfOrganization = async (ctx: Context, organizationId: string, owner: string | null | undefined, title: string | null | undefined): Promise<List> => ({
  name: 'organization.teams',
  columns: tables.team.columns,
  from: 'teams t',
  parent: 't.organization_id',
  where: [await ownedBy(ctx, organizationId, owner), contains('lower(t.title)', title)],
  seen: await seenTeams(ctx),
  order: byTitle,
  descending: false,
});

/** The places of a member in teams, by the teams' names. */
export const teamsOfMember = async (ctx: Context, title: string | null | undefined): Promise<List> => ({
  name: 'member.teams',
  columns: tables.teamMember.columns,
  from: 'team_members tm JOIN teams t ON t.id = tm.team_id AND t.organization_id = tm.organization_id',
  parent: 'tm.member_id',
  where: [contains('lower(t.title)', title)],
  seen: await seenTeams(ctx),
  order: byTitle,
  descending: false,
});

/** The places in a team, newest first. */
export const membersOfTeam: List = {
  name: 'team.members',
  columns: tables.teamMember.columns,
  from: 'team_members tm',
  parent: 'tm.team_id',
  where: [],
  order: [
    { sql: 'tm.created_at', type: 'timestamptz' },
    { sql: 'tm.id', type: 'text' },
  ],
  descending: true,
};
