/** Joining an organization by one's address: who has a confirmed one under a domain that the organization claims. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import { place } from '../../data/loaders.ts';
import { type Writing, write } from '../../data/write.ts';
import { domainOf } from '../../domain/email.ts';
import { Fault, forbidden, notFound } from '../../domain/errors.ts';

// Held until this write ends: a domain that is left meanwhile lets nobody in after it was.
const CLAIMED = 'SELECT domain FROM email_domains WHERE domain = $1 AND organization_id = $2 FOR SHARE';

/** Whether the address of who asks lets him in. One that nobody confirmed may be another's (ADR 25). */
async function isOfDomain(tx: Writing, organizationId: string, userId: string): Promise<boolean> {
  const { email, emailConfirmedAt } = await tx.load.user.must(userId);
  return emailConfirmedAt !== null && (await tx.query('organization.claimed', CLAIMED, [domainOf(email), organizationId])).length > 0;
}

/** Makes who asks a member with the role that new ones get; gives the member's id. NOT_FOUND for whom his address lets in nowhere near it. */
export const joinOrganization = (ctx: Context, organizationId: string): Promise<string> =>
  write(ctx, { action: 'organization.join', on: async () => null }, async (tx) => {
    const { viewer } = ctx;
    // Gap: a token that is bound to organizations could not see the one it joins.
    if (viewer?.organizations !== 'all') throw forbidden('This token is bound to organizations, and joins none.', 'a token for all organizations', [...(viewer?.organizations ?? [])]);
    const { userId } = viewer;
    const isMember = (await tx.load.memberships()).has(organizationId);
    if (!isMember && !(await isOfDomain(tx, organizationId, userId))) throw notFound();
    // Shut out is not gone: a disabled member joins no second time.
    if (isMember || (await tx.load.memberByUser.load(place(organizationId, userId)))) throw new Fault('ALREADY_EXISTS', 'You are a member already.');
    const { sso, defaultRole } = await tx.load.organization.must(organizationId);
    if (sso) throw new Fault('CONFLICT', 'This organization lets its people in through its own sign-in: join by signing in through that.');
    const id = newId('Member');
    await tx.prisma.member.create({ data: { id, organizationId, userId, role: defaultRole, joinedAt: ctx.now } });
    tx.record({ subject: id, organizationId, related: [userId] });
    return id;
  });
