/** Manages and resolves the members of organizations and their roles. */
import { nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, isVisible, requireMembership } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { type Loaders, compositeKey } from '../data/loaders.ts';
import { forMember } from '../data/reader.ts';
import type { MemberRow, MemberSpaceRow, TeamMemberRow } from '../data/rows.ts';
import { write, type WriteContext } from '../data/write.ts';
import { levelFromNumber } from '../domain/access.ts';
import { AppError, notFound } from '../domain/errors.ts';
import type { Resolvers, Role } from '../generated/resolvers.ts';
import { spacesOfMember } from './content/lists.ts';
import { membersOfOrganization } from './member/lists.ts';
import { issueMemberToken } from './site/member-token.ts';
import { teamsOfMember } from './team/lists.ts';
import { column, statement } from '../data/statement.ts';

/**
 * Returns a member, or null if there is none.
 * @throws NOT_FOUND if the viewer does not belong to the organization.
 */
export async function findMember(
  load: Loaders,
  organizationId: string,
  userId: string,
): Promise<MemberRow | null> {
  await requireMembership(load, organizationId);
  return load.memberByUser.load(compositeKey(organizationId, userId));
}

/** Returns a member that the viewer can see, or null. */
async function visibleMember(
  ctx: Context,
  load: Loaders,
  organizationId: string,
  userId: string,
): Promise<MemberRow | null> {
  const member = await findMember(load, organizationId, userId);
  return member && (await isVisible({ viewer: ctx.viewer, load }, 'member', member))
    ? member
    : null;
}

/**
 * Requires that another enabled admin remains. The organization is locked, so that concurrent
 * writes are counted.
 * @throws CONFLICT if the member is the last admin.
 */
async function requireOtherAdmin(tx: WriteContext, member: MemberRow): Promise<void> {
  await lockOrganization(tx, member.organizationId);
  const others = await tx.prisma.member.count({
    where: {
      organizationId: member.organizationId,
      role: 'ADMIN',
      disabled: false,
      id: { not: member.id },
    },
  });
  if (others === 0 && member.role === 'ADMIN' && !member.disabled)
    throw new AppError(
      'CONFLICT',
      'This is the last admin of the organization. Make another member admin first.',
    );
}

const LOCK_ORGANIZATION = statement(
  'organization.lock',
  'SELECT id FROM organizations WHERE id = $1 FOR UPDATE',
  { id: column.text },
);

/** Locks the organization's row until the transaction ends. */
async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  await tx.query(LOCK_ORGANIZATION, [organizationId]);
}

/** Changes the role of a member; null makes them a guest. */
export const updateMember = (
  ctx: Context,
  organizationId: string,
  userId: string,
  role: Role | null | undefined,
): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    if (role === undefined || role === member.role) return tx.skipEvent();
    if (role !== 'ADMIN') await requireOtherAdmin(tx, member);
    await tx.prisma.member.update({ where: keyOf(member), data: { role } });
    tx.record({ fields: ['role'] });
  });

/** Disables or enables a member. */
export const setMemberDisabled = (
  ctx: Context,
  organizationId: string,
  userId: string,
  disabled: boolean,
): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    if (disabled === member.disabled) return tx.skipEvent();
    if (disabled) await requireOtherAdmin(tx, member);
    await tx.prisma.member.update({ where: keyOf(member), data: { disabled } });
    tx.record({ fields: ['disabled'] });
  });

/** Marks a member as one who signs in through SAML. */
export const setMemberSSO = (
  ctx: Context,
  organizationId: string,
  userId: string,
): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    if (member.sso) return tx.skipEvent();
    await tx.prisma.member.update({ where: keyOf(member), data: { sso: true } });
    tx.record({ fields: ['sso'] });
  });

const keyOf = ({
  id,
  organizationId,
}: {
  readonly id: string;
  readonly organizationId: string;
}) => ({ key: { id, organizationId } });

function changeMember(
  ctx: Context,
  organizationId: string,
  userId: string,
  change: (tx: WriteContext, member: MemberRow) => Promise<void>,
): Promise<string> {
  return write(
    ctx,
    { action: 'member.update', on: (load) => findMember(load, organizationId, userId) },
    async (tx, member) => {
      tx.record({ related: [userId] });
      await change(tx, member);
      return member.id;
    },
  );
}

/** Removes a member from the organization and its teams, and returns the id of the membership. */
export const removeMember = (
  ctx: Context,
  organizationId: string,
  userId: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'member.remove',
      on: (load) => visibleMember(ctx, load, organizationId, userId),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, member) => {
      await requireOtherAdmin(tx, member);
      await tx.prisma.member.delete({ where: keyOf(member) });
      tx.record({ related: [userId] });
      return member.id;
    },
  );

/** Stores the current time as the viewer's last visit to the organization. */
export const pingOrganization = (ctx: Context, organizationId: string): Promise<string> =>
  write(ctx, { action: 'member.ping', on: async () => ({ id: organizationId }) }, async (tx) => {
    const member = await tx.load.memberByUser.must(
      compositeKey(organizationId, ctx.viewer?.userId ?? ''),
    );
    await tx.prisma.member.update({ where: keyOf(member), data: { lastSeenAt: ctx.now } });
    tx.record({ subject: member.id, fields: ['lastSeenAt'] });
    return member.id;
  });

export const member: Resolvers = {
  Member: {
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    spaceCount: ({ id }, _, ctx) => ctx.load.spaceCountOfMember.load(id),
    teamCount: async ({ id }, _, ctx) => (await ctx.load.teamIdsOfMember.load(id)).length,
    teams: async (row, args, ctx) => {
      await authorize(ctx, 'member.read', row);
      return ctx.load.page<TeamMemberRow>(await teamsOfMember(ctx, args), row.id, args);
    },
    spaces: async (row, args, ctx) => {
      await authorize(ctx, 'member.read', row);
      return ctx.load.page<MemberSpaceRow>(await spacesOfMember(ctx, args), row.id, args);
    },
  },
  MemberSpace: {
    // The list only has members with at least this level.
    permission: ({ level }) => levelFromNumber(level) ?? 'READ',
    space: (row) => forMember(row),
  },
  Organization: {
    membership: async ({ id }, _, ctx) => {
      const memberId = (await ctx.load.memberships()).get(id)?.memberId;
      return memberId ? ctx.load.member.load(memberId) : null;
    },
    member: async ({ id }, { userId }, ctx) => {
      const row = await visibleMember(ctx, ctx.load, id, userId);
      return row && (await can(ctx, 'member.read', row)) ? row : null;
    },
    members: async (organization, args, ctx) => {
      await authorize(ctx, 'member.list', organization);
      return ctx.load.page<MemberRow>(membersOfOrganization(args), organization.id, args);
    },
  },
  Query: {
    member: async (_, { id }, ctx) => {
      const { organizationId, userId } = await parentsOf(ctx, 'Member', id);
      const row = ctx.path
        ? await findMember(ctx.load, organizationId, userId)
        : await ctx.load.member.load(id);
      if (!row) throw notFound();
      await authorize(ctx, 'member.read', row);
      return row;
    },
  },
  Mutation: {
    updateMember: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, userId } = await parentsOf(ctx, 'Member', id);
      return {
        member: await ctx.load.member.must(
          await updateMember(ctx, organizationId, userId, input.role),
        ),
      };
    },
    setMemberDisabled: async (_, { input: { id, disabled } }, ctx) => {
      const { organizationId, userId } = await parentsOf(ctx, 'Member', id);
      return {
        member: await ctx.load.member.must(
          await setMemberDisabled(ctx, organizationId, userId, disabled),
        ),
      };
    },
    setMemberSSO: async (_, { input: { id } }, ctx) => {
      const { organizationId, userId } = await parentsOf(ctx, 'Member', id);
      return {
        member: await ctx.load.member.must(await setMemberSSO(ctx, organizationId, userId)),
      };
    },
    removeMember: async (_, { input: { id } }, ctx) => {
      const { organizationId, userId } = await parentsOf(ctx, 'Member', id);
      return {
        removedMemberId: await removeMember(ctx, organizationId, userId),
      };
    },
    pingOrganization: async (_, { input: { id } }, ctx) => {
      const row = await ctx.load.member.must(await pingOrganization(ctx, id));
      return { member: row, serviceVisitorClaims: await issueMemberToken(ctx, row) };
    },
  },
};
