/** Completes a sign-in by exchanging the app's code for a session token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { compositeKey } from '../../data/loaders.ts';
import type { SignInCodeRow } from '../../data/rows.ts';
import { hashOf } from '../../data/secrets.ts';
import { write } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import type { CompleteSignInInput, CreateTokenInput } from '../../generated/resolvers.ts';
import { issueToken, type NewToken } from '../token.ts';
import { column, statement } from '../../data/statement.ts';

/**
 * The maximum lifetime of a session in milliseconds. Gap: the contract names none; a provider may
 * set a shorter one.
 */
const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

const TAKE = statement<TakenCode>(
  'signInCode.take',
  `DELETE FROM sign_in_codes WHERE hash = $1 RETURNING organization_id AS "organizationId", provider_id AS "providerId", user_id AS "userId", challenge,
  session_ends_at AS "sessionEndsAt", expires_at AS "expiresAt"`,
  {
    organizationId: column.text,
    providerId: column.text,
    userId: column.text,
    challenge: column.nullable(column.text),
    sessionEndsAt: column.nullable(column.timestamp),
    expiresAt: column.timestamp,
  },
);

type TakenCode = Pick<
  SignInCodeRow,
  'organizationId' | 'providerId' | 'userId' | 'challenge' | 'sessionEndsAt' | 'expiresAt'
>;

/** Returns true if the verifier matches the challenge, or if there is no challenge. */
function matchesChallenge(challenge: string | null, verifier: string | null | undefined): boolean {
  if (challenge === null) return true;
  const computed = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
  return verifier != null && timingSafeEqual(Buffer.from(computed), Buffer.from(challenge));
}

/** Returns the expiry of a session that starts now. */
function expiryOf(now: Date, { sessionEndsAt }: TakenCode): Date {
  const latest = now.getTime() + MAX_SESSION_MS;
  return new Date(
    sessionEndsAt === null ? latest : Math.min(latest, new Date(sessionEndsAt).getTime()),
  );
}

/**
 * Exchanges a code for a session token, once. The session is restricted to the provider's
 * organization.
 * @throws BAD_USER_INPUT if the code or the verifier is invalid.
 */
export const completeSignIn = (
  ctx: Context,
  { code, verifier }: CompleteSignInInput,
): Promise<NewToken> =>
  write(ctx, { action: 'signIn.complete', on: async () => null }, async (tx) => {
    const [codeRow] = await tx.query(TAKE, [hashOf(code)]);
    const isValid =
      codeRow && new Date(codeRow.expiresAt) > ctx.now && expiryOf(ctx.now, codeRow) > ctx.now;
    const member =
      isValid &&
      (await tx.load.memberByUser.load(compositeKey(codeRow.organizationId, codeRow.userId)));
    if (!member || member.disabled)
      throw badInput(
        'This code is unknown, was used, or has expired. Sign in again.',
        'input.code',
      );
    if (!matchesChallenge(codeRow.challenge, verifier))
      throw badInput('The verifier does not match the challenge of the sign-in.', 'input.verifier');
    const { organizationId, providerId, userId } = codeRow;
    const { label } = await tx.load.samlProvider.must(providerId);
    const session: CreateTokenInput = {
      label: `Signed in through ${label}`,
      organizationIds: [organizationId],
      expiresAt: expiryOf(ctx.now, codeRow),
    };
    const token = await issueToken(tx, ctx.now, { userId, samlProviderId: providerId }, session);
    tx.record({ subject: token.id, organizationId, actor: userId, related: [providerId, userId] });
    return token;
  });
