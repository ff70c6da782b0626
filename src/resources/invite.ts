/** Invites by e-mail address. No mail is sent: who makes one passes its link on. */
import type { Context } from '../context.ts';
import { authorize, mustBelong } from '../data/authorize.ts';
import type { List } from '../data/connection.ts';
import { newId } from '../data/new-id.ts';
import type { InviteRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { hashOf, newSecret } from '../data/secrets.ts';
import { write, type Writing } from '../data/write.ts';
import { badInput, Fault } from '../domain/errors.ts';
import type { InviteMembersInput, Resolvers, Role } from '../generated/resolvers.ts';
import { acceptInvite } from './invite/accept.ts';
import { aboutInvite, joinUrl } from './invite/link.ts';
import { normalEmail } from './user.ts';

/** How long an invite is good for. */
const DAYS = 30;

/** Refuses who is a member already. */
async function refuseMembers(tx: Writing, organizationId: string, emails: readonly string[]): Promise<void> {
  const members = await tx.query<{ email: string }>('invite.members', 'SELECT u.email FROM users u JOIN members m ON m.user_id = u.id WHERE m.organization_id = $1 AND u.email = ANY($2)', [
    organizationId,
    emails,
  ]);
  const [first] = members;
  if (first) throw new Fault('ALREADY_EXISTS', `${first.email} is a member already.`, { field: `input.emails.${emails.indexOf(first.email)}` });
}

/** Invites addresses; one that was invited before gets a new link, and its old one ends. */
export const inviteMembers = (ctx: Context, organizationId: string, { emails, role }: InviteMembersInput): Promise<string[]> =>
  write(ctx, { action: 'invite.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    if (emails.length === 0) throw badInput('Name at least one address.', 'input.emails');
    const addresses = emails.map(normalEmail);
    const wanted = [...new Set(addresses)];
    await refuseMembers(tx, organizationId, addresses);
    const { defaultRole } = await tx.load.organization.must(organizationId);
    await tx.prisma.invite.deleteMany({ where: { organizationId, email: { in: wanted } } });
    const invites = wanted.map((email) => newInvite(ctx, organizationId, email, role === undefined ? defaultRole : role));
    await tx.prisma.invite.createMany({ data: invites });
    const ids = invites.map(({ id }) => id);
    tx.record({ subject: organizationId, related: ids });
    return ids;
  });

function newInvite(ctx: Context, organizationId: string, email: string, role: Role | null) {
  const id = newId('Invite');
  const secret = newSecret();
  const expiresAt = new Date(ctx.now.getTime() + DAYS * 24 * 60 * 60 * 1000);
  return { id, organizationId, email, role, secret: ctx.secrets.seal(secret, aboutInvite(id)), secretHash: hashOf(secret), createdById: ctx.viewer?.userId ?? null, createdAt: ctx.now, expiresAt };
}

/** Takes an invite back; gives its id, null when there was none. */
export const revokeInvite = (ctx: Context, organizationId: string, id: string): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'invite.delete',
      on: async (load) => {
        await mustBelong(load, organizationId);
        const row = await load.invite.load(id);
        return row?.organizationId === organizationId ? row : null;
      },
      absent: () => null,
    },
    async (tx) => {
      await tx.prisma.invite.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const invitesList: List = {
  name: 'organization.invites',
  columns: tables.invite.columns,
  from: 'invites i',
  parent: 'i.organization_id',
  where: [],
  order: [
    { sql: 'i.created_at', type: 'timestamptz' },
    { sql: 'i.id', type: 'text' },
  ],
  descending: true,
};

export const invite: Resolvers = {
  Invite: {
    createdBy: ({ createdById }, _, ctx) => (createdById === null ? null : ctx.load.user.load(createdById)),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    urls: (row, _, ctx) => ({ join: joinUrl(ctx, row) }),
  },
  InviteConnection: { totalCount: (page) => page.count() },
  Organization: {
    invites: async ({ id }, args, ctx) => {
      await authorize(ctx, 'invite.list', { id });
      return ctx.load.page<InviteRow>(invitesList, id, args);
    },
  },
  Mutation: {
    inviteMembers: async (_, { organizationId, input }, ctx) => {
      const ids = await inviteMembers(ctx, organizationId, input);
      return { invites: await Promise.all(ids.map((id) => ctx.load.invite.must(id))) };
    },
    revokeInvite: async (_, { organizationId, id }, ctx) => ({ revokedInviteId: await revokeInvite(ctx, organizationId, id) }),
    acceptInvite: async (_, { organizationId, id, input }, ctx) => {
      const { memberId, token } = await acceptInvite(ctx, organizationId, id, input);
      return { member: await ctx.load.member.must(memberId), token };
    },
  },
};
