/** Joining an organization by an invite: the one write that may be done without a token. */
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { InviteRow, LinkInviteRow, UserRow } from '../../data/rows.ts';
import { hashOf } from '../../data/secrets.ts';
import { write, type Writing } from '../../data/write.ts';
import { badInput, Fault, forbidden, notFound, unauthenticated } from '../../domain/errors.ts';
import type { AcceptInviteInput } from '../../generated/resolvers.ts';
import { issueToken } from '../token.ts';
import { createUser, normalEmail } from '../user.ts';

/** Who joined, and the token of somebody who is new to the service. */
export interface Joined {
  readonly memberId: string;
  readonly token: string | null;
}

type Either = { readonly kind: 'invite'; readonly row: InviteRow } | { readonly kind: 'linkInvite'; readonly row: LinkInviteRow };

/** The invite, locked, when the secret is its own and its time has not passed. In every other case nothing is there. */
async function findInvite(tx: Writing, now: Date, organizationId: string, id: string, secret: string): Promise<Either> {
  await tx.query('invite.lock', 'SELECT id FROM invites WHERE id = $1 FOR UPDATE', [id]);
  await tx.query('linkInvite.lock', 'SELECT id FROM link_invites WHERE id = $1 FOR UPDATE', [id]);
  const [invite, linkInvite] = [await tx.load.invite.load(id), await tx.load.linkInvite.load(id)];
  const found: Either | undefined = invite ? { kind: 'invite', row: invite } : linkInvite ? { kind: 'linkInvite', row: linkInvite } : undefined;
  const isGood = found?.row.organizationId === organizationId && timingSafeEqual(Buffer.from(found.row.secretHash), hashOf(secret));
  if (!found || !isGood || (found.row.expiresAt !== null && new Date(found.row.expiresAt) <= now)) throw notFound();
  return found;
}

/** The address of who joins. An invite by address is for that one alone. */
function addressOf(invite: Either, given: string | null | undefined): string {
  if (invite.kind === 'linkInvite') {
    if (given == null) throw badInput('Say who joins: the e-mail address is needed.', 'input.email');
    return normalEmail(given);
  }
  if (given != null && normalEmail(given) !== invite.row.email) throw badInput('This invite is for another address.', 'input.email');
  return invite.row.email;
}

/** Who joins: somebody new, or who asks himself. Nobody joins in the name of another. */
async function whoJoins(ctx: Context, tx: Writing, email: string, displayName: string | null | undefined): Promise<Pick<UserRow, 'id'> & { readonly isNew: boolean }> {
  if (ctx.viewer?.person === false) throw forbidden('A service account is no member, and joins nothing.', 'a person', 'a service account');
  // A provider signs somebody in to its own organization: it does not join another in his name.
  if (ctx.viewer?.samlProviderId) throw forbidden('A session of a sign-in through SAML joins no other organization.', 'a token for all organizations', [...ctx.viewer.organizations]);
  const known = await tx.load.userByEmail.load(email);
  if (known && known.id !== ctx.viewer?.userId) throw unauthenticated('This address has an account: send a token of it to join.');
  if (known) return { id: known.id, isNew: false };
  if (ctx.viewer) throw badInput('This is not the address of your account. Join with it, or without a token as somebody new.', 'input.email');
  return { ...(await createUser(tx, email, displayName)), isNew: true };
}

/** Counts a use of the invite: one by address is used up, a link as far as it goes. */
async function useUp(tx: Writing, invite: Either): Promise<void> {
  const { id, organizationId } = invite.row;
  if (invite.kind === 'invite') {
    await tx.prisma.invite.delete({ where: { key: { id, organizationId } } });
    return;
  }
  const { inviteLinks } = await tx.load.organization.must(organizationId);
  if (!inviteLinks) throw new Fault('CONFLICT', 'Invite links are switched off in this organization.');
  const { uses, maxUses } = invite.row;
  if (maxUses !== null && uses >= maxUses) throw new Fault('CONFLICT', 'This link has been used as often as it may be.');
  await tx.prisma.linkInvite.update({ where: { key: { id, organizationId } }, data: { uses: { increment: 1 } } });
}

/** Makes the member, and puts him into the link's team. */
async function join(tx: Writing, now: Date, invite: Either, userId: string): Promise<string> {
  const { organizationId, role } = invite.row;
  if ((await tx.prisma.member.count({ where: { organizationId, userId } })) > 0) throw new Fault('ALREADY_EXISTS', 'You are a member already.');
  const memberId = newId('Member');
  await tx.prisma.member.create({ data: { id: memberId, organizationId, userId, role, joinedAt: now } });
  const teamId = invite.kind === 'linkInvite' ? invite.row.teamId : null;
  if (teamId !== null) await tx.prisma.teamMember.create({ data: { id: newId('TeamMember'), organizationId, teamId, memberId, createdAt: now } });
  return memberId;
}

/** Joins by an invite of either kind. NOT_FOUND for one that is not there, has ended, or has another secret. */
export const acceptInvite = (ctx: Context, organizationId: string, id: string, { secret, email, displayName }: AcceptInviteInput): Promise<Joined> =>
  write(ctx, { action: 'invite.accept', on: async () => null }, async (tx) => {
    const invite = await findInvite(tx, ctx.now, organizationId, id, secret);
    const person = await whoJoins(ctx, tx, addressOf(invite, email), displayName);
    await useUp(tx, invite);
    const memberId = await join(tx, ctx.now, invite, person.id);
    tx.record({ subject: id, organizationId, actor: person.id, related: [person.id] });
    if (!person.isNew) return { memberId, token: null };
    const token = await issueToken(tx, ctx.now, { userId: person.id }, { label: 'Made on joining' });
    return { memberId, token: token.secret };
  });
