/** Makes and checks visitor tokens, which are valid for one hour and one site. */
import { unauthenticated } from '../domain/errors.ts';
import { isToken } from '../domain/token.ts';
import type { Query, Tx } from './database.ts';
import { newId } from './new-id.ts';
import { PUBLISHED_VERSION } from './published-versions.ts';
import { hashOf, newToken } from './secrets.ts';
import { column, statement } from './statement.ts';

/**
 * A visitor of a site, as identified by their token. What they can see is computed for each response.
 */
export interface SiteVisitor {
  readonly tokenId: string;
  readonly organizationId: string;
  readonly siteId: string;
  /** The share link that the visitor opened; null for none. */
  readonly shareLinkId: string | null;
  /** True when the visitor came with a token that was signed with the site's key. */
  readonly signed: boolean;
  /** The visitor's claims at that time; claims without a signature are under `unsigned`. */
  readonly claims: object;
}

/** A visitor whose token was looked up for a request. */
export interface KnownVisitor extends SiteVisitor {
  readonly expiresAt: string;
  /**
   * The published version of the organization when the token was looked up, before anything else
   * was read for the request.
   */
  readonly version: string | null;
}

/** Lifetime of a token, in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;

// Gap: a new key of the site ends the visitor tokens that came from an older JWT, though a JWT of
// the previous key is valid for one more day and can be exchanged for another token.
const BY_TOKEN = statement<KnownVisitor>(
  'visitor.byToken',
  `SELECT v.id AS "tokenId", v.organization_id AS "organizationId", v.site_id AS "siteId", v.share_link_id AS "shareLinkId", v.signed, v.claims, v.expires_at AS "expiresAt", ${PUBLISHED_VERSION} AS version
  FROM visitor_tokens v JOIN sites si ON si.id = v.site_id AND si.organization_id = v.organization_id LEFT JOIN published_versions p ON p.id = v.organization_id
  WHERE v.hash = $1 AND v.expires_at > $2 AND (NOT v.signed OR si.visitor_key_changed_at IS NULL OR v.created_at >= si.visitor_key_changed_at)`,
  {
    tokenId: column.text,
    organizationId: column.text,
    siteId: column.text,
    shareLinkId: column.nullable(column.text),
    signed: column.boolean,
    claims: column.json<object>(),
    expiresAt: column.timestamp,
    version: column.nullable(column.text),
  },
);

/**
 * Returns the visitor that a token belongs to.
 * @throws UNAUTHENTICATED when the token is malformed, unknown, expired or older than the site's
 * key
 */
export async function visitorOfToken(
  query: Query,
  token: string,
  now: Date,
): Promise<KnownVisitor> {
  const [visitor] = isToken(token) ? await query(BY_TOKEN, [hashOf(token), now.toISOString()]) : [];
  if (!visitor)
    throw unauthenticated(
      'This visitor token is unknown or expired. Open the public URL again to get a new one.',
    );
  return visitor;
}

const INSERT = statement(
  'visitor.make',
  `INSERT INTO visitor_tokens (id, organization_id, site_id, hash, last_four, share_link_id, signed, claims, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  {},
);

/** Creates a visitor token. */
export async function makeVisitorToken(
  tx: Tx,
  now: Date,
  { organizationId, siteId, shareLinkId, signed, claims }: Omit<SiteVisitor, 'tokenId'>,
): Promise<string> {
  const token = newToken('lv');
  const times = [now.toISOString(), new Date(now.getTime() + LIFETIME_MS).toISOString()];
  await tx.query(INSERT, [
    newId('VisitorToken'),
    organizationId,
    siteId,
    hashOf(token),
    token.slice(-4),
    shareLinkId,
    signed,
    JSON.stringify(claims),
    ...times,
  ]);
  return token;
}
