/** Teams: members who get their levels together. */
import type { Context } from '../context.ts';
import { authorize, factsOf, mustBelong, told } from '../data/authorize.ts';
import { type Loaders, place } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { TeamMemberRow, TeamRow } from '../data/rows.ts';
import { write, type Writing } from '../data/write.ts';
import { sees } from '../domain/access.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type { CreateTeamInput, Resolvers, TeamRole, UpdateTeamMembersInput } from '../generated/resolvers.ts';
import { membersOfTeam, teamsOfOrganization } from './team/lists.ts';
import { memberIdsOf } from './team/named.ts';

/** The team, when who reads belongs to the organization; null when it has no such team. */
async function findTeam(load: Loaders, organizationId: string, id: string): Promise<TeamRow | null> {
  await mustBelong(load, organizationId);
  const team = await load.team.load(id);
  return team?.organizationId === organizationId ? team : null;
}

/** The team as who asks sees it: NOT_FOUND when he does not. */
async function seenTeam(ctx: Pick<Context, 'viewer'>, load: Loaders, organizationId: string, id: string): Promise<TeamRow> {
  const team = await findTeam(load, organizationId, id);
  if (!team || !sees('team', await factsOf({ viewer: ctx.viewer, load }, 'team', team))) throw notFound();
  return team;
}

const keyOf = ({ id, organizationId }: TeamRow | TeamMemberRow) => ({ key: { id, organizationId } });

/** Makes a team with these members; who makes it owns it. */
export const createTeam = (ctx: Context, organizationId: string, { title, members }: CreateTeamInput): Promise<string> =>
  write(ctx, { action: 'team.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    const id = newId('Team');
    const users = members ?? [];
    const places = await tx.load.memberByUser.loadMany(users.map((userId) => place(organizationId, userId)));
    const missing = places.indexOf(null);
    if (missing >= 0) throw badInput('This user is no member of the organization.', `input.members.${missing}`);
    const maker = (await tx.load.memberships()).get(organizationId)?.memberId;
    const roles = new Map<string, TeamRole>(places.flatMap((member) => (member ? [[member.id, 'MEMBER']] : [])));
    if (maker) roles.set(maker, 'OWNER'); // a service account is no member, and so no owner
    await tx.prisma.team.create({ data: { id, organizationId, title, createdAt: ctx.now } });
    await putIn(tx, ctx.now, { id, organizationId }, roles);
    tx.record({ subject: id, organizationId, related: users });
    return id;
  });

/** Puts members into a team. */
async function putIn(tx: Writing, now: Date, team: { readonly id: string; readonly organizationId: string }, roles: ReadonlyMap<string, TeamRole>): Promise<void> {
  await tx.prisma.teamMember.createMany({
    data: [...roles].map(([memberId, role]) => ({ id: newId('TeamMember'), organizationId: team.organizationId, teamId: team.id, memberId, role, createdAt: now })),
  });
}

/** Renames a team. */
export const updateTeam = (ctx: Context, organizationId: string, id: string, title: string): Promise<string> =>
  write(ctx, { action: 'team.update', on: (load) => findTeam(load, organizationId, id) }, async (tx, team) => {
    await tx.prisma.team.update({ where: keyOf(team), data: { title } });
    tx.record({ fields: ['title'] });
    return id;
  });

/** Deletes a team; gives its id, null when there was none that who asks sees. */
export const deleteTeam = (ctx: Context, organizationId: string, id: string): Promise<string | null> =>
  write(ctx, { action: 'team.delete', on: (load) => visibleTeam(ctx, load, organizationId, id), absent: () => null }, async (tx, team) => {
    await tx.prisma.linkInvite.updateMany({ where: { organizationId, teamId: id }, data: { teamId: null } });
    await tx.prisma.sAMLProvider.updateMany({ where: { organizationId, defaultTeamId: id }, data: { defaultTeamId: null } });
    await tx.prisma.team.delete({ where: keyOf(team) });
    return id;
  });

/** The team, or null where who asks does not see one. */
async function visibleTeam(ctx: Context, load: Loaders, organizationId: string, id: string): Promise<TeamRow | null> {
  const team = await findTeam(load, organizationId, id);
  return team && sees('team', await factsOf({ viewer: ctx.viewer, load }, 'team', team)) ? team : null;
}

/** Puts members in and takes others out, all or nothing. Who is named in both goes. */
export const updateTeamMembers = (ctx: Context, organizationId: string, teamId: string, input: UpdateTeamMembersInput): Promise<string> =>
  write(ctx, { action: 'team.updateMembers', on: (load) => findTeam(load, organizationId, teamId) }, async (tx, team) => {
    await lockTeam(tx, team);
    const { add, remove, memberships, related } = await memberIdsOf(tx, organizationId, input);
    const wanted = new Map<string, TeamRole | null>([...add.map((id) => [id, null] as const), ...memberships]);
    for (const id of remove) wanted.delete(id);
    await tx.prisma.teamMember.deleteMany({ where: { organizationId, teamId, memberId: { in: remove } } });
    await bringIn(tx, ctx.now, team, wanted);
    tx.record({ related });
    return teamId;
  });

/** Puts a member in, or changes what he is: MEMBER when he comes in without a role, unchanged when he is in. */
export const setTeamMember = (ctx: Context, organizationId: string, teamId: string, userId: string, role: TeamRole | null | undefined): Promise<string> =>
  write(ctx, { action: 'team.updateMembers', on: (load) => findTeam(load, organizationId, teamId) }, async (tx, team) => {
    await lockTeam(tx, team);
    const member = await tx.load.memberByUser.must(place(organizationId, userId));
    await bringIn(tx, ctx.now, team, new Map([[member.id, role ?? null]]));
    tx.record({ related: [userId] });
    return place(teamId, member.id);
  });

/** Holds the team's row until the transaction ends, so that its members change one write at a time. */
async function lockTeam(tx: Writing, { id }: TeamRow): Promise<void> {
  await tx.query('team.lock', 'SELECT id FROM teams WHERE id = $1 FOR UPDATE', [id]);
}

/** Brings the wanted members in. A role of null is MEMBER for who comes in, and leaves alone who is in. */
async function bringIn(tx: Writing, now: Date, team: TeamRow, wanted: ReadonlyMap<string, TeamRole | null>): Promise<void> {
  const { id: teamId, organizationId } = team;
  const present = await tx.prisma.teamMember.findMany({ where: { organizationId, teamId, memberId: { in: [...wanted.keys()] } }, select: { memberId: true, role: true } });
  const roleNow = new Map(present.map(({ memberId, role }) => [memberId, role]));
  for (const role of ['OWNER', 'MEMBER'] as const) {
    const changed = [...wanted].filter(([id, to]) => to === role && roleNow.has(id) && roleNow.get(id) !== role).map(([id]) => id);
    if (changed.length > 0) await tx.prisma.teamMember.updateMany({ where: { organizationId, teamId, memberId: { in: changed } }, data: { role } });
  }
  await putIn(tx, now, team, new Map([...wanted].filter(([id]) => !roleNow.has(id)).map(([id, role]) => [id, role ?? 'MEMBER'])));
}

/** Takes somebody out; gives his id, null when he was not in. */
export const removeTeamMember = (ctx: Context, organizationId: string, teamId: string, userId: string): Promise<string | null> =>
  write(ctx, { action: 'teamMember.remove', on: (load) => findTeamMember(ctx, load, organizationId, teamId, userId), absent: () => null }, async (tx, teamMember) => {
    await tx.prisma.teamMember.delete({ where: keyOf(teamMember) });
    tx.record({ subject: teamId, related: [userId] });
    return userId;
  });

/** Somebody's place in a team that who asks sees; null when he has none. */
async function findTeamMember(ctx: Context, load: Loaders, organizationId: string, teamId: string, userId: string): Promise<TeamMemberRow | null> {
  await seenTeam(ctx, load, organizationId, teamId);
  const member = await load.memberByUser.load(place(organizationId, userId));
  return member && load.teamMemberByMember.load(place(teamId, member.id));
}

export const team: Resolvers = {
  Team: {
    memberCount: ({ id }, _, ctx) => ctx.load.memberCountOfTeam.load(id),
    spaceCount: ({ id }, _, ctx) => ctx.load.spaceCountOfTeam.load(id),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    permissions: async (row, _, ctx) => {
      const may = told(ctx, await factsOf(ctx, 'team', row));
      return { admin: may('team.updateMembers'), view: may('team.read') };
    },
    members: async (row, args, ctx) => {
      await authorize(ctx, 'team.read', row);
      return ctx.load.page<TeamMemberRow>(membersOfTeam, row.id, args);
    },
  },
  TeamConnection: { totalCount: (page) => page.count() },
  TeamMember: {
    member: ({ memberId }, _, ctx) => ctx.load.member.must(memberId),
    team: ({ teamId }, _, ctx) => ctx.load.team.must(teamId),
    membership: ({ role }) => ({ role }),
    permissions: async (row, _, ctx) => ({ view: told(ctx, await factsOf(ctx, 'teamMember', row))('teamMember.read') }),
  },
  TeamMemberConnection: { totalCount: (page) => page.count() },
  Organization: {
    teams: async ({ id }, args, ctx) => {
      await authorize(ctx, 'team.list', { id });
      return ctx.load.page<TeamRow>(await teamsOfOrganization(ctx, id, args.owner, args.title), id, args);
    },
  },
  Query: {
    team: async (_, { organizationId, id }, ctx) => {
      const row = await findTeam(ctx.load, organizationId, id);
      if (!row) throw notFound();
      await authorize(ctx, 'team.read', row);
      return row;
    },
  },
  Mutation: {
    createTeam: async (_, { organizationId, input }, ctx) => ({ team: await ctx.load.team.must(await createTeam(ctx, organizationId, input)) }),
    updateTeam: async (_, { organizationId, id, input }, ctx) => ({ team: await ctx.load.team.must(await updateTeam(ctx, organizationId, id, input.title)) }),
    deleteTeam: async (_, { organizationId, id }, ctx) => ({ deletedTeamId: await deleteTeam(ctx, organizationId, id) }),
    updateTeamMembers: async (_, { organizationId, teamId, input }, ctx) => ({ team: await ctx.load.team.must(await updateTeamMembers(ctx, organizationId, teamId, input)) }),
    setTeamMember: async (_, { organizationId, teamId, userId, input }, ctx) => ({
      teamMember: await ctx.load.teamMemberByMember.must(await setTeamMember(ctx, organizationId, teamId, userId, input.role)),
    }),
    removeTeamMember: async (_, { organizationId, teamId, userId }, ctx) => ({ removedUserId: await removeTeamMember(ctx, organizationId, teamId, userId) }),
  },
};
