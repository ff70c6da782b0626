/**
 * Verifies the JWTs of signed-in visitors, which are signed with the site's key or issued to
 * members.
 */
import { type JWTPayload, jwtVerify } from 'jose';
import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
import { unauthenticated } from '../../domain/errors.ts';
import { verifyMemberToken } from './member-token.ts';
import { visitorKeysOf } from './visitor-keys.ts';

/** Allowed clock skew of the signer, in seconds. */
const MAX_CLOCK_SKEW_S = 30;

/**
 * The longest remaining lifetime of a JWT in seconds. A JWT cannot be revoked, and signers usually
 * issue one for an hour or a day.
 */
const MAX_LIFETIME_S = 24 * 60 * 60;

/** The verified claims of a visitor. */
interface VerifiedClaims {
  readonly claims: object;
  /**
   * True if the site's owner signed the JWT, which grants access to a site with visitor
   * authentication. A member's token is not signed by the owner, because the member's level
   * decides.
   */
  readonly signed: boolean;
}

/**
 * Returns the claims of a JWT (HS256, with `exp`), or null if it is invalid.
 * @throws UNAUTHENTICATED if the site's key signed it but it expires too late. Only holders of the
 * key can get this error.
 */
export async function verifyVisitorToken(
  ctx: Context,
  site: SiteRow,
  jwt: string,
): Promise<VerifiedClaims | null> {
  for (const key of visitorKeysOf(ctx, site)) {
    const payload = await payloadIn(ctx, jwt, key);
    if (payload === null) continue;
    if ((payload.exp ?? 0) > ctx.now.getTime() / 1000 + MAX_LIFETIME_S + MAX_CLOCK_SKEW_S) {
      throw unauthenticated(
        'The visitor token is valid for too long: its `exp` must be at most 24 hours ahead. Sign another one with an earlier `exp`.',
      );
    }
    const { unsigned: _, ...claims } = payload; // Unsigned claims must be sent separately.
    return { claims, signed: true };
  }
  const claims = await verifyMemberToken(ctx, site.organizationId, jwt);
  return claims && { claims, signed: false };
}

/**
 * Returns the payload if the JWT is valid for a key, otherwise null. It does not reveal why a JWT
 * is invalid.
 */
async function payloadIn(ctx: Context, jwt: string, key: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(jwt, new TextEncoder().encode(key), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      clockTolerance: MAX_CLOCK_SKEW_S,
      currentDate: ctx.now,
    });
    return payload;
  } catch {
    return null;
  }
}
