/** The JWTs with which signed-in visitors come: signed with the site's own key, or given to a member by a ping. */
import { jwtVerify } from 'jose';
import type { Context } from '../../context.ts';
import type { SiteRow } from '../../data/rows.ts';
import { memberClaimsIn } from './member-token.ts';
import { visitorKeysOf } from './visitor-keys.ts';

/** Seconds that the clock of who signs may be wrong. */
const TOLERANCE = 30;

/** What a JWT says of its visitor. */
interface Told {
  readonly claims: object;
  /** Whether the site's owner has signed it, which opens a site for signed-in visitors. A ping does not: what a member may read is said by his levels. */
  readonly signed: boolean;
}

/** The claims in a JWT (HS256, with `exp`); null for one that is no good, whatever is wrong with it. */
export async function claimsIn(ctx: Context, site: SiteRow, jwt: string): Promise<Told | null> {
  for (const key of visitorKeysOf(ctx, site)) {
    try {
      const { payload } = await jwtVerify(jwt, new TextEncoder().encode(key), { algorithms: ['HS256'], requiredClaims: ['exp'], clockTolerance: TOLERANCE, currentDate: ctx.now });
      const { unsigned: _, ...claims } = payload; // what nobody signed comes another way
      return { claims, signed: true };
    } catch {
      // Not with this key; what else may be wrong with it is no other answer.
    }
  }
  const claims = await memberClaimsIn(ctx, site.organizationId, jwt);
  return claims && { claims, signed: false };
}
