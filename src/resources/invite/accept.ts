/** Accepts invites. It is the only write that is possible without a token. */
import type { InputFields } from '../../data/parents.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { InviteRow, LinkInviteRow, UserRow } from '../../data/rows.ts';
import { hashOf } from '../../data/secrets.ts';
import { write, type WriteContext } from '../../data/write.ts';
import { badInput, AppError, forbidden, notFound, unauthenticated } from '../../domain/errors.ts';
import type { AcceptInviteInput } from '../../generated/resolvers.ts';
import { findContent } from '../content/find.ts';
import { setGrants } from '../grant/set.ts';
import { issueToken } from '../token.ts';
import { createUser, normalEmail } from '../user.ts';
import { column, statement } from '../../data/statement.ts';

/** The new member, and a token if their user account is new. */
export interface JoinResult {
  readonly memberId: string;
  readonly token: string | null;
}

type FoundInvite =
  | { readonly kind: 'invite'; readonly row: InviteRow }
  | { readonly kind: 'linkInvite'; readonly row: LinkInviteRow };

const LOCK_INVITE = statement('invite.lock', 'SELECT id FROM invites WHERE id = $1 FOR UPDATE', {
  id: column.text,
});

const LOCK_LINK_INVITE = statement(
  'linkInvite.lock',
  'SELECT id FROM link_invites WHERE id = $1 FOR UPDATE',
  { id: column.text },
);

/**
 * Returns the locked invite for an id and its secret.
 * @throws NOT_FOUND if it does not exist or has expired, or if the secret is wrong.
 */
async function findInvite(
  tx: WriteContext,
  now: Date,
  organizationId: string,
  id: string,
  secret: string,
): Promise<FoundInvite> {
  await tx.query(LOCK_INVITE, [id]);
  await tx.query(LOCK_LINK_INVITE, [id]);
  const [invite, linkInvite] = [await tx.load.invite.load(id), await tx.load.linkInvite.load(id)];
  const found: FoundInvite | undefined = invite
    ? { kind: 'invite', row: invite }
    : linkInvite
      ? { kind: 'linkInvite', row: linkInvite }
      : undefined;
  const isValid =
    found?.row.organizationId === organizationId &&
    timingSafeEqual(Buffer.from(found.row.secretHash), hashOf(secret));
  if (!found || !isValid || (found.row.expiresAt !== null && new Date(found.row.expiresAt) <= now))
    throw notFound();
  return found;
}

/**
 * Returns the email address of the new member. An invite by address is valid for that address only.
 * @throws BAD_USER_INPUT
 */
function addressOf(invite: FoundInvite, input: string | null | undefined): string {
  if (invite.kind === 'linkInvite') {
    if (input == null)
      throw badInput('The e-mail address of the new member is required.', 'input.email');
    return normalEmail(input);
  }
  if (input != null && normalEmail(input) !== invite.row.email)
    throw badInput('This invite is for another address.', 'input.email');
  return invite.row.email;
}

/**
 * Returns the user who joins: the viewer, or a new user. An address with an account requires a
 * token of that account.
 * @throws FORBIDDEN, UNAUTHENTICATED or BAD_USER_INPUT
 */
async function joiningUser(
  ctx: Context,
  tx: WriteContext,
  email: string,
  displayName: string | null | undefined,
): Promise<Pick<UserRow, 'id'> & { readonly isNew: boolean }> {
  if (ctx.viewer?.person === false)
    throw forbidden(
      'A service account cannot join an organization.',
      'a person',
      'a service account',
    );
  // An identity provider signs people in to its own organization only, so such a session may not
  // join another one.
  if (ctx.viewer?.samlProviderId)
    throw forbidden(
      'A session from a sign-in through SAML cannot join another organization.',
      'a token for all organizations',
      [...ctx.viewer.organizations],
    );
  const existing = await tx.load.userByEmail.load(email);
  if (existing && existing.id !== ctx.viewer?.userId)
    throw unauthenticated('This address has an account: send a token of that account to join.');
  if (existing) return { id: existing.id, isNew: false };
  if (ctx.viewer)
    throw badInput(
      'This is not the address of your account. Send that address, or join as a new user without a token.',
      'input.email',
    );
  return { ...(await createUser(tx, email, displayName)), isNew: true };
}

/**
 * Records a use of the invite: deletes an invite by address, and increments the counter of a link
 * invite.
 * @throws CONFLICT if the link is exhausted or links are disabled.
 */
async function recordUse(tx: WriteContext, invite: FoundInvite): Promise<void> {
  const { id, organizationId } = invite.row;
  if (invite.kind === 'invite') {
    await tx.prisma.invite.delete({ where: { key: { id, organizationId } } });
    return;
  }
  const { inviteLinks } = await tx.load.organization.must(organizationId);
  if (!inviteLinks)
    throw new AppError('CONFLICT', 'Link invites are disabled in this organization.');
  const { uses, maxUses } = invite.row;
  if (maxUses !== null && uses >= maxUses)
    throw new AppError('CONFLICT', 'This link has reached its maximum number of uses.');
  await tx.prisma.linkInvite.update({
    where: { key: { id, organizationId } },
    data: { uses: { increment: 1 } },
  });
}

/**
 * Grants the level of a link invite on its space or collection to a new member.
 * @throws NOT_FOUND while the space or collection is in the trash
 */
async function grantLevel(
  tx: WriteContext,
  now: Date,
  invite: FoundInvite,
  memberId: string,
): Promise<void> {
  if (invite.kind === 'invite' || invite.row.level === null) return;
  const { level, spaceId, collectionId } = invite.row;
  const content = await findContent(tx.load, spaceId ?? collectionId ?? '');
  if (!content) throw notFound();
  await setGrants(tx, now, content, [{ holder: { memberId }, role: level }]);
}

/**
 * Creates the member and adds them to the team of a link invite.
 * @throws ALREADY_EXISTS
 */
async function join(
  tx: WriteContext,
  now: Date,
  invite: FoundInvite,
  userId: string,
): Promise<string> {
  const { organizationId, role } = invite.row;
  const existing = await tx.prisma.member.findFirst({
    where: { organizationId, userId },
    select: { id: true },
  });
  if (existing)
    throw new AppError('ALREADY_EXISTS', 'You are a member already.', { existingId: existing.id });
  const memberId = newId('Member');
  await tx.prisma.member.create({
    data: { id: memberId, organizationId, userId, role, joinedAt: now },
  });
  await grantLevel(tx, now, invite, memberId);
  const teamId = invite.kind === 'linkInvite' ? invite.row.teamId : null;
  if (teamId !== null)
    await tx.prisma.teamMember.create({
      data: { id: newId('TeamMember'), organizationId, teamId, memberId, createdAt: now },
    });
  return memberId;
}

/**
 * Joins an organization by an invite of either kind.
 * @throws NOT_FOUND if the invite does not exist or has expired, or if the secret is wrong.
 */
export const acceptInvite = (
  ctx: Context,
  organizationId: string,
  id: string,
  { secret, email, displayName }: InputFields<AcceptInviteInput>,
): Promise<JoinResult> =>
  write(ctx, { action: 'invite.accept', on: async () => null }, async (tx) => {
    const invite = await findInvite(tx, ctx.now, organizationId, id, secret);
    const person = await joiningUser(ctx, tx, addressOf(invite, email), displayName);
    await recordUse(tx, invite);
    const memberId = await join(tx, ctx.now, invite, person.id);
    tx.record({ subject: id, organizationId, actor: person.id, related: [person.id] });
    if (!person.isNew) return { memberId, token: null };
    const token = await issueToken(
      tx,
      ctx.now,
      { userId: person.id },
      { label: 'Created on joining' },
    );
    return { memberId, token: token.secret };
  });
