/** Members: who belongs to an organization, and what he may do everywhere in it. */
import type { Context } from '../context.ts';
import { authorize, factsOf, mustBelong } from '../data/authorize.ts';
import { type Condition, contains, type List } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { type Loaders, place } from '../data/loaders.ts';
import type { MemberRow, MemberSpaceRow, TeamMemberRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write, type Writing } from '../data/write.ts';
import { roleOf, sees } from '../domain/access.ts';
import { Fault, notFound } from '../domain/errors.ts';
import type { MemberSort, Order, Resolvers, Role, RoleFilter } from '../generated/resolvers.ts';
import { spacesOfMember } from './content/lists.ts';
import { memberTokenOf } from './site/member-token.ts';
import { teamsOfMember } from './team/lists.ts';

/** The member, when who reads belongs to the organization; null when there is none. */
export async function findMember(load: Loaders, organizationId: string, userId: string): Promise<MemberRow | null> {
  await mustBelong(load, organizationId);
  return load.memberByUser.load(place(organizationId, userId));
}

/** The member, or null where who asks does not see one. */
async function visibleMember(ctx: Context, load: Loaders, organizationId: string, userId: string): Promise<MemberRow | null> {
  const member = await findMember(load, organizationId, userId);
  return member && sees('member', await factsOf({ viewer: ctx.viewer, load }, 'member', member)) ? member : null;
}

/** Locks the organization, so that its admins are counted one write at a time; CONFLICT when this one is the last who is not shut out. */
async function mustNotBeLastAdmin(tx: Writing, member: MemberRow): Promise<void> {
  await lockOrganization(tx, member.organizationId);
  const others = await tx.prisma.member.count({ where: { organizationId: member.organizationId, role: 'ADMIN', disabled: false, id: { not: member.id } } });
  if (others === 0 && member.role === 'ADMIN' && !member.disabled) throw new Fault('CONFLICT', 'This is the last admin of the organization. Make somebody else admin first.');
}

/** Holds the organization's row until the transaction ends. */
async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('organization.lock', 'SELECT id FROM organizations WHERE id = $1 FOR UPDATE', [organizationId]);
}

/** Gives a member another role; null makes him a guest. */
export const updateMember = (ctx: Context, organizationId: string, userId: string, role: Role | null | undefined): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    if (role === undefined) return;
    if (role !== 'ADMIN') await mustNotBeLastAdmin(tx, member);
    await tx.prisma.member.update({ where: keyOf(member), data: { role } });
    tx.record({ fields: ['role'] });
  });

/** Shuts a member out, or lets him in again. */
export const setMemberDisabled = (ctx: Context, organizationId: string, userId: string, disabled: boolean): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    if (disabled) await mustNotBeLastAdmin(tx, member);
    await tx.prisma.member.update({ where: keyOf(member), data: { disabled } });
    tx.record({ fields: ['disabled'] });
  });

/** Marks a member as one who signs in through SAML. */
export const setMemberSSO = (ctx: Context, organizationId: string, userId: string): Promise<string> =>
  changeMember(ctx, organizationId, userId, async (tx, member) => {
    await tx.prisma.member.update({ where: keyOf(member), data: { sso: true } });
    tx.record({ fields: ['sso'] });
  });

const keyOf = ({ id, organizationId }: { readonly id: string; readonly organizationId: string }) => ({ key: { id, organizationId } });

function changeMember(ctx: Context, organizationId: string, userId: string, change: (tx: Writing, member: MemberRow) => Promise<void>): Promise<string> {
  return write(ctx, { action: 'member.update', on: (load) => findMember(load, organizationId, userId) }, async (tx, member) => {
    tx.record({ related: [userId] });
    await change(tx, member);
    return member.id;
  });
}

/** Removes a member, and him from every team; gives the user's id, null when he was no member. */
export const removeMember = (ctx: Context, organizationId: string, userId: string): Promise<string | null> =>
  write(ctx, { action: 'member.remove', on: (load) => visibleMember(ctx, load, organizationId, userId), absent: () => null }, async (tx, member) => {
    await mustNotBeLastAdmin(tx, member);
    await tx.prisma.member.delete({ where: keyOf(member) });
    tx.record({ related: [userId] });
    return userId;
  });

/** Notes that who asks was here. */
export const pingOrganization = (ctx: Context, organizationId: string): Promise<string> =>
  write(ctx, { action: 'member.ping', on: async () => ({ id: organizationId }) }, async (tx) => {
    const member = await tx.load.memberByUser.must(place(organizationId, ctx.viewer?.userId ?? ''));
    await tx.prisma.member.update({ where: keyOf(member), data: { lastSeenAt: ctx.now } });
    tx.record({ subject: member.id, fields: ['lastSeenAt'] });
    return member.id;
  });

interface MemberListArgs {
  readonly order: Order;
  readonly sort: MemberSort;
  readonly role?: RoleFilter | null | undefined;
  readonly search?: string | null | undefined;
}

/** A role has a text of its own, for which PostgreSQL knows how many have it: admins are few, readers are many. */
function roleFilter(role: RoleFilter | null | undefined): Condition | undefined {
  if (role == null) return undefined;
  return { sql: role === 'GUEST' ? 'm.role IS NULL' : `m.role = '${role}'::role` }; // one of the enum's values, which graphql has checked
}

/** The members of an organization. By last seen, only who was seen at least once and is not shut out. */
function membersList({ order, sort, role, search }: MemberListArgs): List {
  const bySeen = sort === 'LAST_SEEN_AT';
  return {
    name: 'organization.members',
    columns: tables.member.columns,
    from: search ? 'members m JOIN users u ON u.id = m.user_id' : 'members m',
    parent: 'm.organization_id',
    where: [
      roleFilter(role),
      bySeen ? { sql: 'm.last_seen_at IS NOT NULL AND NOT m.disabled' } : undefined,
      contains("(u.display_name || E'\\n' || u.email)", search), // both in one expression, since one index serves it
      search?.includes('\n') ? contains('u.display_name', search, 'u.email') : undefined, // no text is found across the two
    ],
    order: [
      { sql: bySeen ? 'm.last_seen_at' : 'm.joined_at', type: 'timestamptz' },
      { sql: 'm.id', type: 'text' },
    ],
    descending: order !== 'ASC',
  };
}

export const member: Resolvers = {
  Member: {
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    spaceCount: ({ id }, _, ctx) => ctx.load.spaceCountOfMember.load(id),
    teamCount: async ({ id }, _, ctx) => (await ctx.load.teamIdsOfMember.load(id)).length,
    teams: async (row, args, ctx) => {
      await authorize(ctx, 'member.read', row);
      return ctx.load.page<TeamMemberRow>(await teamsOfMember(ctx, args.title), row.id, args);
    },
    spaces: async (row, args, ctx) => {
      await authorize(ctx, 'member.read', row);
      return ctx.load.page<MemberSpaceRow>(await spacesOfMember(ctx, args.order === 'ASC'), row.id, args);
    },
  },
  MemberSpace: {
    permission: ({ level }) => roleOf(level) ?? 'READ', // the list holds who has at least that
    space: (row) => row,
  },
  MemberConnection: { totalCount: (page) => page.count() },
  MemberSpaceConnection: { totalCount: (page) => page.count() },
  Organization: {
    membership: async ({ id }, _, ctx) => {
      const memberId = (await ctx.load.memberships()).get(id)?.memberId;
      return memberId ? ctx.load.member.load(memberId) : null;
    },
    members: async (organization, args, ctx) => {
      await authorize(ctx, 'member.list', organization);
      return ctx.load.page<MemberRow>(membersList(args), organization.id, args);
    },
  },
  Query: {
    member: async (_, { organizationId, userId }, ctx) => {
      const row = await findMember(ctx.load, organizationId, userId);
      if (!row) throw notFound();
      await authorize(ctx, 'member.read', row);
      return row;
    },
  },
  Mutation: {
    updateMember: async (_, { organizationId, userId, input }, ctx) => ({ member: await ctx.load.member.must(await updateMember(ctx, organizationId, userId, input.role)) }),
    setMemberDisabled: async (_, { organizationId, userId, disabled }, ctx) => ({ member: await ctx.load.member.must(await setMemberDisabled(ctx, organizationId, userId, disabled)) }),
    setMemberSSO: async (_, { organizationId, userId }, ctx) => ({ member: await ctx.load.member.must(await setMemberSSO(ctx, organizationId, userId)) }),
    removeMember: async (_, { organizationId, userId }, ctx) => ({ removedUserId: await removeMember(ctx, organizationId, userId) }),
    pingOrganization: async (_, { organizationId }, ctx) => {
      const row = await ctx.load.member.must(await pingOrganization(ctx, organizationId));
      return { member: row, serviceVisitorClaims: await memberTokenOf(ctx, row) };
    },
  },
};
