/** Lets users with a confirmed email address in a claimed domain join an organization. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import { compositeKey } from '../../data/loaders.ts';
import { type WriteContext, write } from '../../data/write.ts';
import { domainOf } from '../../domain/email.ts';
import { AppError, forbidden, notFound } from '../../domain/errors.ts';
import { column, statement } from '../../data/statement.ts';

// The lock lasts until this write ends, so that a concurrent release of the domain takes effect
// afterwards.
const CLAIMED = statement(
  'organization.claimed',
  'SELECT domain FROM email_domains WHERE domain = $1 AND organization_id = $2 FOR SHARE',
  { domain: column.text },
);

/**
 * Returns true if the user's confirmed address is in a domain of the organization. An unconfirmed
 * address may belong to someone else (ADR 25).
 */
async function hasClaimedDomain(
  tx: WriteContext,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const { email, emailConfirmedAt } = await tx.load.user.must(userId);
  return (
    emailConfirmedAt !== null &&
    (await tx.query(CLAIMED, [domainOf(email), organizationId])).length > 0
  );
}

/**
 * Adds the viewer to an organization with its default role, and returns the member's id.
 * @throws NOT_FOUND unless the viewer's email domain is claimed by the organization.
 */
export const joinOrganization = (ctx: Context, organizationId: string): Promise<string> =>
  write(ctx, { action: 'organization.join', on: async () => null }, async (tx) => {
    const { viewer } = ctx;
    // Gap: a token that is restricted to organizations could not access the one it joins.
    if (viewer?.organizations !== 'all')
      throw forbidden(
        'This token is restricted to organizations and cannot join one.',
        'a token for all organizations',
        [...(viewer?.organizations ?? [])],
      );
    const { userId } = viewer;
    const isMember = (await tx.load.memberships()).has(organizationId);
    if (!isMember && !(await hasClaimedDomain(tx, organizationId, userId))) throw notFound();
    // A disabled member is still a member and cannot join again.
    const existing = await tx.load.memberByUser.load(compositeKey(organizationId, userId));
    if (isMember || existing)
      throw new AppError('ALREADY_EXISTS', 'You are a member already.', {
        existingId: existing?.id,
      });
    const { sso, defaultRole } = await tx.load.organization.must(organizationId);
    if (sso)
      throw new AppError(
        'CONFLICT',
        'Members of this organization sign in through SAML: sign in to join.',
      );
    const id = newId('Member');
    await tx.prisma.member.create({
      data: { id, organizationId, userId, role: defaultRole, joinedAt: ctx.now },
    });
    tx.record({ subject: id, organizationId, related: [userId] });
    return id;
  });
