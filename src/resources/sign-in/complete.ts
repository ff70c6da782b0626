/** The end of a sign-in: the app's code becomes a session token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { place } from '../../data/loaders.ts';
import type { SignInCodeRow } from '../../data/rows.ts';
import { hashOf } from '../../data/secrets.ts';
import { write } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import type { CompleteSignInInput } from '../../generated/resolvers.ts';
import { issueToken, type NewToken } from '../token.ts';

/** How long a session lasts at most, in milliseconds. Gap: a working day; the provider may say less. */
const SESSION = 12 * 60 * 60 * 1000;

const TAKE = `DELETE FROM sign_in_codes WHERE hash = $1 RETURNING organization_id AS "organizationId", provider_id AS "providerId", user_id AS "userId", challenge,
  session_ends_at AS "sessionEndsAt", expires_at AS "expiresAt"`;

type Taken = Pick<SignInCodeRow, 'organizationId' | 'providerId' | 'userId' | 'challenge' | 'sessionEndsAt' | 'expiresAt'>;

/** Whether who brings the code is who began. Without a challenge anybody may. */
function proves(challenge: string | null, verifier: string | null | undefined): boolean {
  if (challenge === null) return true;
  const made = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
  return verifier != null && timingSafeEqual(Buffer.from(made), Buffer.from(challenge));
}

/** The end of a session that begins now. */
function endOf(now: Date, { sessionEndsAt }: Taken): Date {
  const longest = now.getTime() + SESSION;
  return new Date(sessionEndsAt === null ? longest : Math.min(longest, new Date(sessionEndsAt).getTime()));
}

/** Gives the session token for a code, once. It is good for the provider's organization alone. */
export const completeSignIn = (ctx: Context, { code, verifier }: CompleteSignInInput): Promise<NewToken> =>
  write(ctx, { action: 'signIn.complete', on: async () => null }, async (tx) => {
    const [taken] = await tx.query<Taken>('signInCode.take', TAKE, [hashOf(code)]);
    const isGood = taken && new Date(taken.expiresAt) > ctx.now && endOf(ctx.now, taken) > ctx.now;
    const member = isGood && (await tx.load.memberByUser.load(place(taken.organizationId, taken.userId)));
    if (!member || member.disabled) throw badInput('This code is unknown, was used, or has expired. Sign in again.', 'input.code');
    if (!proves(taken.challenge, verifier)) throw badInput('This is not what the sign-in began with: its challenge was made from another verifier.', 'input.verifier');
    const { organizationId, providerId, userId } = taken;
    const { label } = await tx.load.samlProvider.must(providerId);
    const session = { label: `Signed in through ${label}`, organizations: [organizationId], expiresAt: endOf(ctx.now, taken) };
    const token = await issueToken(tx, ctx.now, { userId, samlProviderId: providerId }, session);
    tx.record({ subject: token.id, organizationId, actor: userId, related: [providerId, userId] });
    return token;
  });
