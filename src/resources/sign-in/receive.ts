/** A provider's answer taken in: who signed in becomes a member if he is none, and his app is sent a code. */
import type { Context } from '../../context.ts';
import { place } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { MemberRow, SAMLProviderRow, SAMLRequestRow } from '../../data/rows.ts';
import { hashOf, newSecret } from '../../data/secrets.ts';
import { write, type Writing } from '../../data/write.ts';
import { domainOf } from '../../domain/email.ts';
import { Fault, forbidden, unauthenticated } from '../../domain/errors.ts';
import { readAnswer, type Said } from '../../domain/saml.ts';
import { partnerOf } from '../../domain/saml/active.ts';
import { serviceOf } from '../saml-provider/service.ts';
import { createUser, normalEmail } from '../user.ts';
import { providerAt } from './start.ts';

/** How long a code is good, in milliseconds. */
const CODE = 2 * 60 * 1000;

const FIND = `SELECT id, organization_id AS "organizationId", provider_id AS "providerId", redirect, state, challenge, created_at AS "createdAt",
  expires_at AS "expiresAt", used_at AS "usedAt" FROM saml_requests WHERE id = $1 FOR UPDATE`;

/** The request that is answered, used up by it. UNAUTHENTICATED for one of another provider, one that was answered before, and one that took too long. */
async function useRequest(tx: Writing, now: Date, provider: SAMLProviderRow, id: string): Promise<SAMLRequestRow> {
  const [row] = await tx.query<SAMLRequestRow>('samlRequest.use', FIND, [id]);
  if (!row) throw unauthenticated('The answer is to no request of this service, or to one long past. Begin again at the sign-in address.');
  if (row.providerId !== provider.id) throw unauthenticated('The answer is to a request that went to another provider.');
  if (row.usedAt !== null) throw unauthenticated('This answer was used before. Begin again at the sign-in address.');
  if (new Date(row.expiresAt) <= now) throw unauthenticated('The sign-in took too long. Begin again at the sign-in address.');
  await tx.query('samlRequest.used', 'UPDATE saml_requests SET used_at = $2 WHERE id = $1', [id, now.toISOString()]);
  return row;
}

/**
 * Refuses an address that the provider may not speak for: one of a domain that its organization does not claim, and that is no member's
 * who was marked to sign in here. Any organization may name any provider, and so take any address for its own (docs/adr/0022).
 */
async function mustCover(tx: Writing, organizationId: string, email: string, member: MemberRow | null): Promise<void> {
  const domain = domainOf(email);
  const [claimed] = await tx.query('emailDomain.claimed', 'SELECT FROM email_domains WHERE organization_id = $1 AND domain = $2 FOR SHARE', [organizationId, domain]);
  const isReserved = domain === 'invalid' || domain.endsWith('.invalid'); // the faces of service accounts have such addresses
  if (isReserved || (!claimed && !member?.sso))
    throw forbidden(
      `This provider may not sign in ${email}: its organization does not claim ${domain}, and has no member of this address who signs in through SAML.`,
      'an address of the organization',
      domain,
    );
  if (member?.disabled) throw forbidden('You are shut out of this organization. Ask one of its admins.', 'a member', 'a disabled member');
}

/** What came of a sign-in, for its event. */
interface Admitted {
  readonly userId: string;
  readonly memberId: string;
  readonly fields: readonly string[];
}

/** The member who signed in, made where there is none: with the provider's role, in its team. */
async function admit(tx: Writing, now: Date, { organizationId, defaultRole, defaultTeamId }: SAMLProviderRow, { email: given, displayName }: Said): Promise<Admitted> {
  const email = normalEmail(given);
  await tx.query('signIn.lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in ${email}`]); // nobody is made twice
  const known = await tx.load.userByEmail.load(email);
  const member = known && (await tx.load.memberByUser.load(place(organizationId, known.id)));
  await mustCover(tx, organizationId, email, member);
  if (known && member) {
    if (!member.sso) await tx.prisma.member.update({ where: { key: { id: member.id, organizationId } }, data: { sso: true } });
    return { userId: known.id, memberId: member.id, fields: member.sso ? [] : ['sso'] };
  }
  const { id: userId } = known ?? (await createUser(tx, email, displayName));
  const memberId = newId('Member');
  await tx.prisma.member.create({ data: { id: memberId, organizationId, userId, role: defaultRole, sso: true, joinedAt: now } });
  if (defaultTeamId !== null) await tx.prisma.teamMember.create({ data: { id: newId('TeamMember'), organizationId, teamId: defaultTeamId, memberId, createdAt: now } });
  return { userId, memberId, fields: ['joinedAt'] };
}

/** The app's address, with the code and what it gave to recognise its own sign-in by. */
function addressWith(redirect: string, code: string, state: string | null): string {
  const address = new URL(redirect);
  address.searchParams.set('code', code);
  if (state !== null) address.searchParams.set('state', state);
  return address.href;
}

/**
 * Takes in a provider's answer, and gives the address of the app that goes on with it. NOT_FOUND; BAD_USER_INPUT and PAYLOAD_TOO_LARGE for
 * what is no answer, UNAUTHENTICATED for one that does not count, FORBIDDEN for somebody the provider may not sign in.
 */
export async function receiveAnswer(ctx: Context, providerId: string, answer: string): Promise<string> {
  const provider = await providerAt(ctx, providerId);
  const partner = partnerOf(provider);
  if (!partner) throw new Fault('CONFLICT', 'This provider is not set up: its entity id, its certificate or its address is missing.');
  const said = await readAnswer(partner, serviceOf(ctx.settings, provider), answer, ctx.now);
  return write(ctx, { action: 'signIn.receive', on: async () => null }, async (tx) => {
    const { redirect, state, challenge } = await useRequest(tx, ctx.now, provider, said.requestId);
    const { userId, memberId, fields } = await admit(tx, ctx.now, provider, said);
    const code = newSecret();
    const times = { createdAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + CODE), sessionEndsAt: said.sessionEndsAt ?? null };
    await tx.prisma.signInCode.create({ data: { ...times, id: newId('SignInCode'), organizationId: provider.organizationId, providerId, userId, challenge, hash: hashOf(code) } });
    tx.record({ subject: memberId, organizationId: provider.organizationId, actor: userId, fields, related: [providerId, userId] });
    return addressWith(redirect, code, state);
  });
}
