/** Manages and resolves teams, whose members share grants. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, requireMembership, isVisible, permissionsOn } from '../data/authorize.ts';
import { type Loaders, compositeKey } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { TeamMemberRow, TeamRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import { checkEach } from '../domain/problems.ts';
import type {
  CreateTeamInput,
  Resolvers,
  TeamRole,
  UpdateTeamMembersInput,
} from '../generated/resolvers.ts';
import { membersOfTeam, teamsOfOrganization } from './team/lists.ts';
import { memberIdsFor } from './team/member-ids.ts';
import {
  insertTeamMembers,
  lockTeam,
  teamMembersOf,
  upsertTeamMembers,
} from './team/memberships.ts';

/**
 * Returns a team, or null.
 * @throws NOT_FOUND if the viewer does not belong to the organization.
 */
async function findTeam(
  load: Loaders,
  organizationId: string,
  id: string,
): Promise<TeamRow | null> {
  await requireMembership(load, organizationId);
  const team = await load.team.load(id);
  return team?.organizationId === organizationId ? team : null;
}

/**
 * Returns a team that the viewer can see.
 * @throws NOT_FOUND
 */
async function requireVisibleTeam(
  ctx: Pick<Context, 'viewer'>,
  load: Loaders,
  organizationId: string,
  id: string,
): Promise<TeamRow> {
  const team = await findTeam(load, organizationId, id);
  if (!team || !(await isVisible({ viewer: ctx.viewer, load }, 'team', team))) throw notFound();
  return team;
}

const keyOf = ({ id, organizationId }: TeamRow | TeamMemberRow) => ({
  key: { id, organizationId },
});

/** Creates a team with the given members and the viewer as its owner, and returns its id. */
export const createTeam = (
  ctx: Context,
  organizationId: string,
  { title, memberUserIds }: InputFields<CreateTeamInput>,
): Promise<string> =>
  write(ctx, { action: 'team.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    const id = newId('Team');
    const users = memberUserIds ?? [];
    const foundMembers = await tx.load.memberByUser.loadMany(
      users.map((userId) => compositeKey(organizationId, userId)),
    );
    checkEach(foundMembers, (member, i) => {
      if (member === null)
        throw badInput(
          'This user is not a member of the organization.',
          `input.memberUserIds.${i}`,
        );
    });
    const creator = (await tx.load.memberships()).get(organizationId)?.memberId;
    const roles = new Map<string, TeamRole>(
      foundMembers.flatMap((member) => (member ? [[member.id, 'MEMBER']] : [])),
    );
    // A service account is not a member and cannot be an owner.
    if (creator) roles.set(creator, 'OWNER');
    await tx.prisma.team.create({ data: { id, organizationId, title, createdAt: ctx.now } });
    await insertTeamMembers(tx, ctx.now, { id, organizationId }, roles);
    tx.record({ subject: id, organizationId, related: users });
    return id;
  });

/** Renames a team and returns its id. */
export const updateTeam = (
  ctx: Context,
  organizationId: string,
  id: string,
  title: string,
): Promise<string> =>
  write(
    ctx,
    { action: 'team.update', on: (load) => findTeam(load, organizationId, id) },
    async (tx, team) => {
      if (team.title === title) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.team.update({ where: keyOf(team), data: { title } });
      tx.record({ fields: ['title'] });
      return id;
    },
  );

/** Deletes a team and returns its id. */
export const deleteTeam = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'team.delete',
      on: (load) => visibleTeam(ctx, load, organizationId, id),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, team) => {
      await tx.prisma.linkInvite.updateMany({
        where: { organizationId, teamId: id },
        data: { teamId: null },
      });
      await tx.prisma.sAMLProvider.updateMany({
        where: { organizationId, defaultTeamId: id },
        data: { defaultTeamId: null },
      });
      await tx.prisma.team.delete({ where: keyOf(team) });
      return id;
    },
  );

/** Returns a team that the viewer can see, or null. */
async function visibleTeam(
  ctx: Context,
  load: Loaders,
  organizationId: string,
  id: string,
): Promise<TeamRow | null> {
  const team = await findTeam(load, organizationId, id);
  return team && (await isVisible({ viewer: ctx.viewer, load }, 'team', team)) ? team : null;
}

/** The memberships that a change of a team set, and the ids of those that it removed. */
interface ChangedTeamMembers {
  readonly teamMembers: TeamMemberRow[];
  readonly removedTeamMemberIds: string[];
}

/** Adds and removes members of a team, all or none. A user in both lists is removed. */
export const updateTeamMembers = (
  ctx: Context,
  organizationId: string,
  teamId: string,
  input: InputFields<UpdateTeamMembersInput, 'teamId'>,
): Promise<ChangedTeamMembers> =>
  write(
    ctx,
    { action: 'team.updateMembers', on: (load) => findTeam(load, organizationId, teamId) },
    async (tx, team) => {
      await lockTeam(tx, team);
      const { add, remove, memberships, related } = await memberIdsFor(tx, organizationId, input);
      const rolesByMember = new Map<string, TeamRole | null>([
        ...add.map((id) => [id, null] as const),
        ...memberships,
      ]);
      for (const id of remove) rolesByMember.delete(id);
      const present = await teamMembersOf(tx, team, [...rolesByMember.keys(), ...remove]);
      await tx.prisma.teamMember.deleteMany({
        where: { organizationId, teamId, memberId: { in: remove } },
      });
      const teamMembers = await upsertTeamMembers(tx, ctx.now, team, { present, rolesByMember });
      if (related.length === 0) tx.skipEvent();
      else tx.record({ related });
      const removed = present.filter(({ memberId }) => !rolesByMember.has(memberId));
      return { teamMembers, removedTeamMemberIds: removed.map(({ id }) => id) };
    },
  );

/**
 * Adds a member or changes their role. Without a role, a new member gets MEMBER and an existing one
 * keeps their role.
 */
export const setTeamMember = (
  ctx: Context,
  organizationId: string,
  teamId: string,
  userId: string,
  role: TeamRole | null | undefined,
): Promise<string> =>
  write(
    ctx,
    { action: 'team.updateMembers', on: (load) => findTeam(load, organizationId, teamId) },
    async (tx, team) => {
      await lockTeam(tx, team);
      const member = await tx.load.memberByUser.must(compositeKey(organizationId, userId));
      const present = await teamMembersOf(tx, team, [member.id]);
      const rolesByMember = new Map([[member.id, role ?? null]]);
      await upsertTeamMembers(tx, ctx.now, team, { present, rolesByMember });
      tx.record({ related: [userId] });
      return compositeKey(teamId, member.id);
    },
  );

/** Removes a user from a team and returns the id of the membership, or null if they had none. */
export const removeTeamMember = (
  ctx: Context,
  organizationId: string,
  teamId: string,
  userId: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'teamMember.remove',
      on: (load) => findTeamMember(ctx, load, organizationId, teamId, userId),
      absent: () => null,
    },
    async (tx, teamMember) => {
      await tx.prisma.teamMember.delete({ where: keyOf(teamMember) });
      tx.record({ subject: teamId, related: [userId] });
      return teamMember.id;
    },
  );

/**
 * Returns a user's membership in a team, or null.
 * @throws NOT_FOUND if the viewer cannot see the team.
 */
async function findTeamMember(
  ctx: Context,
  load: Loaders,
  organizationId: string,
  teamId: string,
  userId: string,
): Promise<TeamMemberRow | null> {
  await requireVisibleTeam(ctx, load, organizationId, teamId);
  const member = await load.memberByUser.load(compositeKey(organizationId, userId));
  return member && load.teamMemberByMember.load(compositeKey(teamId, member.id));
}

export const team: Resolvers = {
  Team: {
    memberCount: ({ id }, _, ctx) => ctx.load.memberCountOfTeam.load(id),
    spaceCount: ({ id }, _, ctx) => ctx.load.spaceCountOfTeam.load(id),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    permissions: async (row, _, ctx) => {
      const may = await permissionsOn(ctx, 'team', row);
      return { admin: may('team.updateMembers'), view: may('team.read') };
    },
    members: async (row, args, ctx) => {
      await authorize(ctx, 'team.read', row);
      return ctx.load.page<TeamMemberRow>(membersOfTeam(args), row.id, args);
    },
  },
  TeamMember: {
    member: ({ memberId }, _, ctx) => ctx.load.member.must(memberId),
    team: ({ teamId }, _, ctx) => ctx.load.team.must(teamId),
    membership: ({ role }) => ({ role }),
    permissions: async (row, _, ctx) => ({
      view: (await permissionsOn(ctx, 'teamMember', row))('teamMember.read'),
    }),
  },
  Organization: {
    teams: async ({ id }, args, ctx) => {
      await authorize(ctx, 'team.list', { id });
      return ctx.load.page<TeamRow>(await teamsOfOrganization(ctx, id, args), id, args);
    },
  },
  Query: {
    team: async (_, { id }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', id);
      const row = await findTeam(ctx.load, organizationId, id);
      if (!row) throw notFound();
      await authorize(ctx, 'team.read', row);
      return row;
    },
  },
  Mutation: {
    createTeam: async (_, { input: { organizationId, ...input } }, ctx) => ({
      team: await ctx.load.team.must(await createTeam(ctx, organizationId, input)),
    }),
    updateTeam: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', id);
      return {
        team: await ctx.load.team.must(await updateTeam(ctx, organizationId, id, input.title)),
      };
    },
    deleteTeam: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', id);
      return {
        deletedTeamId: await deleteTeam(ctx, organizationId, id),
      };
    },
    updateTeamMembers: async (_, { input: { teamId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', teamId);
      const changed = await updateTeamMembers(ctx, organizationId, teamId, input);
      return { team: await ctx.load.team.must(teamId), ...changed };
    },
    setTeamMember: async (_, { input: { teamId, userId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', teamId);
      return {
        teamMember: await ctx.load.teamMemberByMember.must(
          await setTeamMember(ctx, organizationId, teamId, userId, input.role),
        ),
      };
    },
    removeTeamMember: async (_, { input: { teamId, userId } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Team', teamId);
      return {
        removedTeamMemberId: await removeTeamMember(ctx, organizationId, teamId, userId),
      };
    },
  },
};
