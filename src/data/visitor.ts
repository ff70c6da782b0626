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

const BY_TOKEN = `SELECT id AS "tokenId", organization_id AS "organizationId", site_id AS "siteId", share_link_id AS "shareLinkId", signed, claims
  FROM visitor_tokens WHERE hash = $1 AND expires_at > $2`;

/** Who a visitor's token belongs to. UNAUTHENTICATED for one that is malformed, unknown or expired. */
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
