/** The token by which his organization's sites know a member who visits them: given by a ping, and taken where sites take a JWT. It opens nothing by itself. */
import { jwtVerify, SignJWT } from 'jose';
import type { Context } from '../../context.ts';
import type { MemberRow } from '../../data/rows.ts';

/** Seconds that it is good. */
const HOUR = 60 * 60;

const keyOf = ({ secrets }: Pick<Context, 'secrets'>, organizationId: string): Uint8Array => secrets.derive(`visitor claims of members of ${organizationId}`);

/** A member's token, with his address, his name and his role as claims; a guest has no role. Gap: an hour, as visitors' tokens last. */
export async function memberTokenOf(ctx: Context, { organizationId, userId, role }: MemberRow): Promise<string> {
  const { email, displayName: name } = await ctx.load.user.must(userId);
  const now = Math.floor(ctx.now.getTime() / 1000);
  const claims = new SignJWT({ email, name, role: role?.toLowerCase() }).setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setAudience(organizationId);
  return claims
    .setIssuedAt(now)
    .setExpirationTime(now + HOUR)
    .sign(keyOf(ctx, organizationId));
}

/** The claims in such a token; null for any other. */
export async function memberClaimsIn(ctx: Context, organizationId: string, jwt: string): Promise<object | null> {
  try {
    const { payload } = await jwtVerify(jwt, keyOf(ctx, organizationId), { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'], audience: organizationId, currentDate: ctx.now });
    return payload;
  } catch {
    return null; // what is wrong with it is no other answer
  }
}
