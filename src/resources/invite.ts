/**
 * Creates, revokes and resolves invites by email address. A job sends the links where e-mails are
 * sent; otherwise the inviter passes them on.
 */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, requireMembership } from '../data/authorize.ts';
import { type ConnectionQuery, contains, declareList } from '../data/connection.ts';
import { createdWithin, given, hasRole, within } from '../data/connection/conditions.ts';
import { byText, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { newId } from '../data/new-id.ts';
import type { InviteRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { hashOf, newSecret } from '../data/secrets.ts';
import { write, type WriteContext } from '../data/write.ts';
import { badInput, AppError } from '../domain/errors.ts';
import { checkEach } from '../domain/problems.ts';
import type {
  InviteMembersInput,
  InviteOrderField,
  OrganizationInvitesArgs,
  Resolvers,
  Role,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { acceptInvite } from './invite/accept.ts';
import { inviteContext, joinUrl } from './invite/link.ts';
import { normalEmail } from './user.ts';
import { column, statement } from '../data/statement.ts';

/** The lifetime of an invite in days. */
const INVITE_LIFETIME_DAYS = 30;

const EMAILS_OF_MEMBERS = statement(
  'invite.members',
  'SELECT m.id, u.email FROM users u JOIN members m ON m.user_id = u.id WHERE m.organization_id = $1 AND u.email = ANY($2)',
  { id: column.text, email: column.text },
);

/** A person to invite; an absent role is the default one of the organization. */
interface Invitee {
  readonly email: string;
  readonly role: Role | null | undefined;
  /** The path of the address in the input. */
  readonly field: string;
}

/**
 * Requires that no address belongs to a member.
 * @throws ALREADY_EXISTS
 */
async function requireNoMembers(
  tx: WriteContext,
  organizationId: string,
  invitees: readonly Invitee[],
): Promise<void> {
  const emails = invitees.map(({ email }) => email);
  const members = await tx.query(EMAILS_OF_MEMBERS, [organizationId, emails]);
  checkEach(members, ({ id, email }) => {
    throw new AppError('ALREADY_EXISTS', `${email} is a member already.`, {
      field: invitees.find((one) => one.email === email)?.field,
      existingId: id,
    });
  });
}

/**
 * Requires at least one address.
 * @throws BAD_USER_INPUT
 */
export function requireAddresses({
  emails,
  invitees,
}: Pick<InviteMembersInput, 'emails' | 'invitees'>): void {
  if (!emails?.length && !invitees?.length)
    throw badInput('Send at least one address.', 'input.emails');
}

/** Returns the people to invite, with the role of all for those without their own. */
const inviteesOf = ({
  emails,
  invitees,
  role: ofAll,
}: InputFields<InviteMembersInput>): readonly Invitee[] => [
  ...(emails ?? []).map((email, i) => ({
    ...{ email: normalEmail(email), role: ofAll, field: `input.emails.${i}` },
  })),
  ...(invitees ?? []).map(({ email, role = ofAll }, i) => ({
    ...{ email: normalEmail(email), role, field: `input.invitees.${i}.email` },
  })),
];

/**
 * Invites addresses and returns the ids of the invites. An earlier invite of an address is
 * replaced, and its link becomes invalid.
 */
export const inviteMembers = (
  ctx: Context,
  organizationId: string,
  input: InputFields<InviteMembersInput>,
): Promise<string[]> =>
  write(ctx, { action: 'invite.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    requireAddresses(input);
    const invitees = inviteesOf(input);
    const roles = new Map(invitees.map(({ email, role }) => [email, role]));
    await requireNoMembers(tx, organizationId, invitees);
    const { defaultRole } = await tx.load.organization.must(organizationId);
    await tx.prisma.invite.deleteMany({
      where: { organizationId, email: { in: [...roles.keys()] } },
    });
    const invites = [...roles].map(([email, role = defaultRole]) =>
      newInvite(ctx, organizationId, email, role),
    );
    await tx.prisma.invite.createMany({ data: invites });
    const ids = invites.map(({ id }) => id);
    if (ctx.settings.sendsEmail) await tx.enqueue('send-invites', { organizationId, ids });
    tx.record({ subject: organizationId, related: ids });
    return ids;
  });

function newInvite(ctx: Context, organizationId: string, email: string, role: Role | null) {
  const id = newId('Invite');
  const secret = newSecret();
  const expiresAt = new Date(ctx.now.getTime() + INVITE_LIFETIME_DAYS * 24 * 60 * 60 * 1000);
  return {
    id,
    organizationId,
    email,
    role,
    secret: ctx.secrets.seal(secret, inviteContext(id)),
    secretHash: hashOf(secret),
    createdById: ctx.viewer?.userId ?? null,
    createdAt: ctx.now,
    expiresAt,
  };
}

/** Revokes an invite and returns its id. */
export const revokeInvite = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'invite.delete',
      on: async (load) => {
        await requireMembership(load, organizationId);
        const row = await load.invite.load(id);
        return row?.organizationId === organizationId ? row : null;
      },
      absent: () => nothingToDelete(ctx),
    },
    async (tx) => {
      await tx.prisma.invite.delete({ where: { key: { id, organizationId } } });
      return id;
    },
  );

const INVITES = declareList(
  'organization.invites',
  tables.invite,
  'invites i',
  'i.organization_id',
);

const inviteOrders = declareOrders<InviteOrderField>('i.id', {
  CREATED_AT: byTime('i.created_at'),
  EXPIRES_AT: byTime('i.expires_at'),
  EMAIL: byText('i.email'),
});

const invitesOf = ({
  filter,
  orderBy,
}: ListArgs<OrganizationInvitesArgs>): ConnectionQuery<InviteRow> => ({
  ...INVITES,
  where: [
    ...given(contains('i.email', filter?.email), hasRole('i.role', filter?.role)),
    ...createdWithin('i.created_at', filter),
    ...within('i.expires_at', filter?.expiresSince, filter?.expiresUntil),
  ],
  ...inviteOrders(orderBy),
});

/**
 * Returns the organization of an invite or a link invite; '' for neither. Callers do not belong to it
 * yet, and learn nothing without the secret.
 */
async function organizationOfInvite({ load, path }: Context, id: string): Promise<string> {
  if (path) return String(path.values['organizationId']);
  const [row, linkRow] = await Promise.all([load.invite.load(id), load.linkInvite.load(id)]);
  return (row ?? linkRow)?.organizationId ?? '';
}

export const invite: Resolvers = {
  Invite: {
    createdBy: ({ createdById }, _, ctx) => actorOf(ctx, createdById),
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    urls: (row, _, ctx) => ({ join: joinUrl(ctx, row) }),
  },
  Organization: {
    invites: async ({ id }, args, ctx) => {
      await authorize(ctx, 'invite.list', { id });
      return ctx.load.page<InviteRow>(invitesOf(args), id, args);
    },
  },
  Mutation: {
    inviteMembers: async (_, { input: { organizationId, ...input } }, ctx) => {
      const ids = await inviteMembers(ctx, organizationId, input);
      const invites = await Promise.all(ids.map((id) => ctx.load.invite.must(id)));
      return { invites, invitedCount: ids.length };
    },
    revokeInvite: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Invite', id);
      return {
        revokedInviteId: await revokeInvite(ctx, organizationId, id),
      };
    },
    acceptInvite: async (_, { input: { id, ...input } }, ctx) => {
      const organizationId = await organizationOfInvite(ctx, id);
      const { memberId, token } = await acceptInvite(ctx, organizationId, id, input);
      return { member: await ctx.load.member.must(memberId), token };
    },
  },
};
