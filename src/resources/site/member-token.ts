/**
 * Issues and verifies JWTs that identify a member as a visitor of the organization's sites. They
 * grant no access by themselves.
 */
import { SignJWT } from 'jose';
import type { Context } from '../../context.ts';
import type { MemberRow } from '../../data/rows.ts';
import { verifyWithAny } from '../../data/signed-token.ts';

/** The lifetime of a token in seconds. */
const LIFETIME_S = 60 * 60;

/** Returns the purpose of the key that signs the tokens of an organization. */
const purposeOf = (organizationId: string): string =>
  `visitor claims of members of ${organizationId}`;

/**
 * Returns a JWT with the member's email address, name and role as claims; a guest has no role. Gap:
 * it is valid for an hour, as visitor tokens are.
 */
export async function issueMemberToken(
  ctx: Context,
  { organizationId, userId, role }: MemberRow,
): Promise<string> {
  const { email, displayName: name } = await ctx.load.user.must(userId);
  const now = Math.floor(ctx.now.getTime() / 1000);
  const claims = new SignJWT({ email, name, role: role?.toLowerCase() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(organizationId);
  return claims
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_S)
    .sign(ctx.secrets.derive(purposeOf(organizationId)));
}

/** Returns the claims of such a JWT, or null if it is invalid. */
export async function verifyMemberToken(
  ctx: Context,
  organizationId: string,
  jwt: string,
): Promise<object | null> {
  try {
    return await verifyWithAny(ctx.secrets.deriveAll(purposeOf(organizationId)), jwt, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sub'],
      audience: organizationId,
      currentDate: ctx.now,
    });
  } catch {
    return null; // The response does not reveal why a token is invalid.
  }
}
