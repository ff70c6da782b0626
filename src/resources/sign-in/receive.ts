/**
 * Receives a SAML response: adds the user to the organization if necessary, and redirects to the
 * app with a code.
 */
import type { Context } from '../../context.ts';
import { compositeKey } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { MemberRow, SAMLProviderRow, SAMLRequestRow } from '../../data/rows.ts';
import { hashOf, newSecret } from '../../data/secrets.ts';
import { write, type WriteContext } from '../../data/write.ts';
import { domainOf } from '../../domain/email.ts';
import { AppError, forbidden, unauthenticated } from '../../domain/errors.ts';
import { readAnswer, type SamlAssertion } from '../../domain/saml.ts';
import { identityProviderOf } from '../../domain/saml/active.ts';
import { serviceOf } from '../saml-provider/service.ts';
import { createUser, normalEmail } from '../user.ts';
import { providerAt } from './start.ts';
import { column, statement } from '../../data/statement.ts';

/** The lifetime of a code in milliseconds. */
const CODE_LIFETIME_MS = 2 * 60 * 1000;

const FIND = statement<SAMLRequestRow>(
  'samlRequest.use',
  `SELECT id, organization_id AS "organizationId", provider_id AS "providerId", redirect, state, challenge, created_at AS "createdAt",
  expires_at AS "expiresAt", used_at AS "usedAt" FROM saml_requests WHERE id = $1 FOR UPDATE`,
  {
    id: column.text,
    organizationId: column.text,
    providerId: column.text,
    redirect: column.text,
    state: column.nullable(column.text),
    challenge: column.nullable(column.text),
    createdAt: column.timestamp,
    expiresAt: column.timestamp,
    usedAt: column.nullable(column.timestamp),
  },
);

const MARK_USED = statement(
  'samlRequest.used',
  'UPDATE saml_requests SET used_at = $2 WHERE id = $1',
  {},
);

/**
 * Marks the answered request as used and returns it.
 * @throws UNAUTHENTICATED if it belongs to another provider, was used before or has expired.
 */
async function useRequest(
  tx: WriteContext,
  now: Date,
  provider: SAMLProviderRow,
  id: string,
): Promise<SAMLRequestRow> {
  const [row] = await tx.query(FIND, [id]);
  if (!row)
    throw unauthenticated(
      'The response does not belong to a request of this service, or the request has expired. Start again at the sign-in URL.',
    );
  if (row.providerId !== provider.id)
    throw unauthenticated('The response belongs to a request to another provider.');
  if (row.usedAt !== null)
    throw unauthenticated('This response was used before. Start again at the sign-in URL.');
  if (new Date(row.expiresAt) <= now)
    throw unauthenticated('The sign-in took too long. Start again at the sign-in URL.');
  await tx.query(MARK_USED, [id, now.toISOString()]);
  return row;
}

const CLAIMED = statement(
  'emailDomain.claimed',
  'SELECT FROM email_domains WHERE organization_id = $1 AND domain = $2 FOR SHARE',
  {},
);

/**
 * Requires that the provider is trusted for an email address: its organization claims the domain,
 * or has a member with the address who signs in through SAML.
 *
 * Any organization may configure any provider, which could assert any address (docs/adr/0022).
 * @throws FORBIDDEN
 */
async function requireTrusted(
  tx: WriteContext,
  organizationId: string,
  email: string,
  member: MemberRow | null,
): Promise<void> {
  const domain = domainOf(email);
  const [claimed] = await tx.query(CLAIMED, [organizationId, domain]);
  // Users of service accounts and installations have such addresses.
  const isReserved = domain === 'invalid' || domain.endsWith('.invalid');
  if (isReserved || (!claimed && !member?.sso))
    throw forbidden(
      `This provider cannot sign in ${email}: its organization does not claim ${domain}, and has no member with this address who signs in through SAML.`,
      'an address of the organization',
      domain,
    );
  if (member?.disabled)
    throw forbidden(
      'You are disabled in this organization. Ask one of its admins.',
      'a member',
      'a disabled member',
    );
}

/** The result of a sign-in, for its audit event. */
interface Admitted {
  readonly userId: string;
  readonly memberId: string;
  readonly fields: readonly string[];
}

const LOCK_SIGN_IN = statement(
  'signIn.lock',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  { pg_advisory_xact_lock: column.void },
);

/**
 * Returns the member who signed in. A new member gets the default role and team of the provider.
 */
async function admitMember(
  tx: WriteContext,
  now: Date,
  { organizationId, defaultRole, defaultTeamId }: SAMLProviderRow,
  { email: assertedEmail, displayName }: SamlAssertion,
): Promise<Admitted> {
  const email = normalEmail(assertedEmail);
  await tx.query(LOCK_SIGN_IN, [`sign-in ${email}`]); // Prevents two concurrent sign-ins from creating the user twice.
  const user = await tx.load.userByEmail.load(email);
  const member = user && (await tx.load.memberByUser.load(compositeKey(organizationId, user.id)));
  await requireTrusted(tx, organizationId, email, member);
  if (user && member) {
    if (!member.sso)
      await tx.prisma.member.update({
        where: { key: { id: member.id, organizationId } },
        data: { sso: true },
      });
    return { userId: user.id, memberId: member.id, fields: member.sso ? [] : ['sso'] };
  }
  const { id: userId } = user ?? (await createUser(tx, email, displayName));
  const memberId = newId('Member');
  await tx.prisma.member.create({
    data: { id: memberId, organizationId, userId, role: defaultRole, sso: true, joinedAt: now },
  });
  if (defaultTeamId !== null)
    await tx.prisma.teamMember.create({
      data: {
        id: newId('TeamMember'),
        organizationId,
        teamId: defaultTeamId,
        memberId,
        createdAt: now,
      },
    });
  return { userId, memberId, fields: ['joinedAt'] };
}

/** Returns the redirect URL with the code and the state that the app sent. */
function redirectUrl(redirect: string, code: string, state: string | null): string {
  const address = new URL(redirect);
  address.searchParams.set('code', code);
  if (state !== null) address.searchParams.set('state', state);
  return address.href;
}

/**
 * Receives a SAML response and returns the URL of the app to redirect to.
 * @throws NOT_FOUND, BAD_USER_INPUT or PAYLOAD_TOO_LARGE for an invalid response, UNAUTHENTICATED
 * if it is not accepted, FORBIDDEN if the provider is not trusted for the address.
 */
export async function receiveSamlResponse(
  ctx: Context,
  providerId: string,
  response: string,
): Promise<string> {
  const provider = await providerAt(ctx, providerId);
  const identityProvider = identityProviderOf(provider);
  if (!identityProvider)
    throw new AppError(
      'CONFLICT',
      'This provider is not set up: its entity id, its certificate or its SSO URL is missing.',
    );
  const assertion = await readAnswer(
    identityProvider,
    serviceOf(ctx.settings, provider),
    response,
    ctx.now,
  );
  return write(ctx, { action: 'signIn.receive', on: async () => null }, async (tx) => {
    const { redirect, state, challenge } = await useRequest(
      tx,
      ctx.now,
      provider,
      assertion.requestId,
    );
    const { userId, memberId, fields } = await admitMember(tx, ctx.now, provider, assertion);
    const code = newSecret();
    const times = {
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + CODE_LIFETIME_MS),
      sessionEndsAt: assertion.sessionEndsAt ?? null,
    };
    await tx.prisma.signInCode.create({
      data: {
        ...times,
        id: newId('SignInCode'),
        organizationId: provider.organizationId,
        providerId,
        userId,
        challenge,
        hash: hashOf(code),
      },
    });
    tx.record({
      subject: memberId,
      organizationId: provider.organizationId,
      actor: userId,
      fields,
      related: [providerId, userId],
    });
    return redirectUrl(redirect, code, state);
  });
}
