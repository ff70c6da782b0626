/**
 * Makes and checks visitor tokens: signed JWTs of one site that are derived from what the visitor
 * came with, and are not stored. Visitors of the same view have the same token for a day.
 */
import { SignJWT } from 'jose';
import { unauthenticated } from '../domain/errors.ts';
import type { Query } from './database.ts';
import { PUBLISHED_VERSION } from './published-versions.ts';
import { hashOf, type Secrets } from './secrets.ts';
import { verifyWithAny } from './signed-token.ts';
import { column, statement } from './statement.ts';

/** A preview of a site that a member made: it shows what that member can read at the time of use. */
export interface VisitorPreview {
  /** Id of the user whose rights limit the preview. */
  readonly userId: string;
  /** The change request that the preview shows; null for none. */
  readonly changeRequestId: string | null;
  /** The revision of a space that the preview shows; null for none. */
  readonly revisionId: string | null;
  /** True if the preview ends when the site is unpublished. */
  readonly isPublishedOnly: boolean;
  readonly expiresAt: string;
}

/**
 * A visitor of a site, as identified by their token. What they can see is computed for each response.
 */
export interface SiteVisitor {
  /** Names the token, and therefore all visitors who have the same one. */
  readonly tokenId: string;
  readonly organizationId: string;
  readonly siteId: string;
  /** The share link that the visitor opened; null for none. */
  readonly shareLinkId: string | null;
  /** True if the visitor's URLs have the key of the link in their path. */
  readonly isKeyInPath: boolean;
  /** True when the visitor came with a token that was signed with the site's key. */
  readonly signed: boolean;
  /**
   * The visitor's claims that the site declared at that time; claims without a signature are under
   * `unsigned`.
   */
  readonly claims: object;
  /** The preview that the token was made for; null for a visitor of the published site. */
  readonly preview: VisitorPreview | null;
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

/** The view of a visitor that their token stands for. */
interface VisitorTokenInput extends Omit<SiteVisitor, 'tokenId' | 'preview'> {
  /** Time at which the key of the site was replaced; null if it never was. */
  readonly keyChangedAt: string | null;
}

/** The days at whose ends tokens change, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Milliseconds that a token is valid after the day in which it is made, so that a response of the
 * last minute can be used.
 */
const OVERLAP_MS = 5 * 60 * 1000;
/** Milliseconds that a preview is valid. */
const PREVIEW_MS = 60 * 60 * 1000;
/** Characters of a token that is verified. */
const MAX_TOKEN_LENGTH = 16_384;

/** The purpose of the key that the visitor tokens of all sites are signed with. */
const PURPOSE = 'visitor tokens';

/** Returns the version of the key that a signed visitor came with: the time of its replacement. */
const keyVersionOf = (changedAt: string | null): number =>
  changedAt === null ? 0 : new Date(changedAt).getTime();

/** Returns the token of a visitor: the same one for the same input in the same day (UTC). */
export function makeVisitorToken(
  secrets: Secrets,
  now: Date,
  input: VisitorTokenInput,
): Promise<string> {
  const { organizationId, siteId, shareLinkId, isKeyInPath, signed, claims, keyChangedAt } = input;
  const day = Math.floor(now.getTime() / DAY_MS);
  const payload = {
    kind: 'site',
    organization: organizationId,
    site: siteId,
    ...(shareLinkId !== null && { shareLink: shareLinkId }),
    ...(isKeyInPath && { keyInPath: true }),
    ...(signed && { key: keyVersionOf(keyChangedAt) }),
    claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt((day * DAY_MS) / 1000)
    .setExpirationTime(((day + 1) * DAY_MS + OVERLAP_MS) / 1000)
    .sign(secrets.derive(PURPOSE));
}

/** Returns the time at which a preview ends that is made now. */
export const previewEndAt = (now: Date): string =>
  new Date(now.getTime() + PREVIEW_MS).toISOString();

/** Returns the visitor token of a preview: the same one for the same preview. */
export function makePreviewToken(
  secrets: Secrets,
  {
    organizationId,
    siteId,
    claims,
    preview: { userId, changeRequestId, revisionId, isPublishedOnly, expiresAt },
  }: Pick<SiteVisitor, 'organizationId' | 'siteId' | 'claims'> & {
    readonly preview: VisitorPreview;
  },
): Promise<string> {
  const end = Math.floor(new Date(expiresAt).getTime() / 1000);
  const preview = {
    user: userId,
    ...(changeRequestId !== null && { changeRequest: changeRequestId }),
    ...(revisionId !== null && { revision: revisionId }),
    ...(isPublishedOnly && { published: true }),
  };
  return new SignJWT({ kind: 'site', organization: organizationId, site: siteId, preview, claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(end - PREVIEW_MS / 1000)
    .setExpirationTime(end)
    .sign(secrets.derive(PURPOSE));
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the preview in the payload of a token; null if it has none. */
function previewIn(preview: unknown, expiresAt: string): VisitorPreview | null {
  if (typeof preview !== 'object' || preview === null) return null;
  // `makePreviewToken` wrote it
  const { user, changeRequest, revision, published } = preview as Record<string, unknown>;
  return {
    userId: String(user),
    changeRequestId: textOrNull(changeRequest),
    revisionId: textOrNull(revision),
    isPublishedOnly: published === true,
    expiresAt,
  };
}

/** The content of a valid token. */
interface TokenPayload extends SiteVisitor {
  readonly keyVersion: number | null;
  readonly expiresAt: string;
}

/** Returns the content of a token; undefined if it is not signed with the key, or expired. */
async function payloadOf(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<TokenPayload | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  try {
    const payload = await verifyWithAny(secrets.deriveAll(PURPOSE), token, {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'site', 'organization', 'claims'],
      currentDate: now,
    });
    const { organization, site, shareLink, keyInPath, key, claims, preview, exp = 0 } = payload;
    const expiresAt = new Date(exp * 1000).toISOString();
    return {
      tokenId: Buffer.from(hashOf(token)).toString('base64url'),
      organizationId: String(organization),
      siteId: String(site),
      shareLinkId: textOrNull(shareLink),
      isKeyInPath: keyInPath === true,
      signed: key !== undefined,
      keyVersion: typeof key === 'number' ? key : null,
      claims: typeof claims === 'object' && claims !== null ? claims : {},
      preview: previewIn(preview, expiresAt),
      expiresAt,
    };
  } catch {
    return undefined; // The response does not reveal why a token is invalid.
  }
}

/** A visitor who came with a preview. */
export type PreviewVisitor = Pick<SiteVisitor, 'claims'> & { readonly preview: VisitorPreview };

/** Returns the preview of a site that a token was made for; null for any other token. */
export async function previewOfToken(
  secrets: Secrets,
  siteId: string,
  token: string,
  now: Date,
): Promise<PreviewVisitor | null> {
  const payload = await payloadOf(secrets, token, now);
  return payload?.preview && payload.siteId === siteId
    ? { claims: payload.claims, preview: payload.preview }
    : null;
}

const SITE_OF_TOKEN = statement(
  'visitor.siteOfToken',
  `SELECT si.visitor_key_changed_at AS "keyChangedAt", ${PUBLISHED_VERSION} AS version
  FROM sites si LEFT JOIN published_versions p ON p.id = si.organization_id
  WHERE si.id = $1 AND si.organization_id = $2`,
  { keyChangedAt: column.nullable(column.timestamp), version: column.nullable(column.text) },
);

/**
 * Returns the visitor that a token belongs to.
 * @throws UNAUTHENTICATED when the token is invalid or expired, when its site does not exist, and
 * when a signed visitor came with a key that the site has replaced
 */
export async function visitorOfToken(
  query: Query,
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<KnownVisitor> {
  const payload = await payloadOf(secrets, token, now);
  const [site] = payload
    ? await query(SITE_OF_TOKEN, [payload.siteId, payload.organizationId])
    : [];
  // Gap: a new key of the site ends the visitor tokens that came from an older JWT, though a JWT of
  // the previous key is valid for one more day and can be exchanged for another token.
  if (
    !payload ||
    !site ||
    (payload.signed && payload.keyVersion !== keyVersionOf(site.keyChangedAt))
  )
    throw unauthenticated(
      'This visitor token is unknown or expired. Open the public URL again to get a new one.',
    );
  const { keyVersion: _, ...visitor } = payload;
  return { ...visitor, version: site.version };
}
