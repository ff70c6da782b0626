/** Visitors' tokens: made when a public address is opened, good for an hour and for one site. */
import { unauthenticated } from '../domain/errors.ts';
import { isToken } from '../domain/token.ts';
import type { Query, Tx } from './database.ts';
import { newId } from './new-id.ts';
import { hashOf, newToken } from './secrets.ts';

/** Who visits a site, as his token says. What he sees of it is worked out at each request. */
export interface Visitor {
  readonly tokenId: string;
  readonly organizationId: string;
  readonly siteId: string;
  /** The share link that he came by; null for none. */
  readonly shareLinkId: string | null;
  /** Whether he came with a token that was signed with the site's key. */
  readonly signed: boolean;
  /** His claims as they were then, what nobody signed under `unsigned`. */
  readonly claims: object;
}

/** How long a token is good, in milliseconds. */
const LIFE = 60 * 60 * 1000;

// Gap: a new key of the site closes the tokens that came of a JWT before it, though a JWT of the key before is good for a day more: who has one gets another token at once.
const BY_TOKEN = `SELECT v.id AS "tokenId", v.organization_id AS "organizationId", v.site_id AS "siteId", v.share_link_id AS "shareLinkId", v.signed, v.claims
  FROM visitor_tokens v JOIN sites si ON si.id = v.site_id AND si.organization_id = v.organization_id
  WHERE v.hash = $1 AND v.expires_at > $2 AND (NOT v.signed OR si.visitor_key_changed_at IS NULL OR v.created_at >= si.visitor_key_changed_at)`;

/** Who a visitor's token belongs to. UNAUTHENTICATED for one that is malformed, unknown or expired, or older than its site's key. */
export async function visitorOfToken(query: Query, token: string, now: Date): Promise<Visitor> {
  const [visitor] = isToken(token) ? await query<Visitor>('visitor.byToken', BY_TOKEN, [hashOf(token), now.toISOString()]) : [];
  if (!visitor) throw unauthenticated("This visitor's token is unknown or expired. Open the public address again to get another.");
  return visitor;
}

const INSERT = `INSERT INTO visitor_tokens (id, organization_id, site_id, hash, last_four, share_link_id, signed, claims, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Makes a visitor's token. */
export async function makeVisitorToken(tx: Tx, now: Date, { organizationId, siteId, shareLinkId, signed, claims }: Omit<Visitor, 'tokenId'>): Promise<string> {
  const token = newToken('lv');
  const times = [now.toISOString(), new Date(now.getTime() + LIFE).toISOString()];
  await tx.query('visitor.make', INSERT, [newId('VisitorToken'), organizationId, siteId, hashOf(token), token.slice(-4), shareLinkId, signed, JSON.stringify(claims), ...times]);
  return token;
}
