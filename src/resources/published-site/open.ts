/**
 * Opens a public URL of a site: resolves it for the visitor and issues a token to read the site.
 */
import type { Context } from '../../context.ts';
import type { Reader, SiteRow, SiteSpaceRow, VisitorReader } from '../../data/rows.ts';
import { shownContentOf } from '../../data/reader.ts';
import { tables } from '../../data/tables.ts';
import { makePreviewToken, makeVisitorToken } from '../../data/visitor.ts';
import { badInput, notFound } from '../../domain/errors.ts';
import { checkAll } from '../../domain/problems.ts';
import { type PublicAddress, readPublicAddress } from '../../domain/public-address.ts';
import { destinationOf } from '../../domain/site-address.ts';
import { pathOf } from '../../domain/tree.ts';
import type {
  OpenPublishedSiteInput,
  OpenPublishedSitePayload,
} from '../../generated/resolvers.ts';
import { publishedPathUrl } from '../site/addresses.ts';
import { pageAt, type VisibleSite } from '../site/page-at.ts';
import { redirectOf } from '../site/redirect-lookup.ts';
import { type OpenedSite, openSite } from '../site/visitor.ts';
import { statement } from '../../data/statement.ts';

const BY_HOSTNAME = statement(
  'site.byHostname',
  `SELECT ${tables.site.columns} FROM sites si WHERE si.hostname = $1`,
  tables.site.row,
);
// A former hostname stays reserved for its organization and still resolves.
const BY_NAME = statement(
  'site.byName',
  `SELECT ${tables.site.columns} FROM sites si WHERE si.organization_id = COALESCE((SELECT s.organization_id FROM subdomains s WHERE s.subdomain = $1), $1) AND si.basename = $2`,
  tables.site.row,
);

/** Characters of unsigned claims, as JSON. */
const MAX_UNSIGNED_LENGTH = 4096;

/** Returns the site at a public address, published or not; undefined if there is none. */
export async function siteAt(ctx: Context, { of }: PublicAddress): Promise<SiteRow | undefined> {
  const [row] =
    'hostname' in of
      ? await ctx.query(BY_HOSTNAME, [of.hostname])
      : await ctx.query(BY_NAME, [of.organization, of.basename]);
  return row;
}

/**
 * Validates unsigned claims.
 * @throws BAD_USER_INPUT if they are not an object, or too large.
 */
export function validateUnsignedClaims(claims: unknown, field: string): object | undefined {
  if (claims == null) return undefined;
  if (typeof claims !== 'object' || Array.isArray(claims))
    throw badInput('Unsigned claims must be an object.', field);
  if (JSON.stringify(claims).length > MAX_UNSIGNED_LENGTH)
    throw badInput(
      `Unsigned claims have at most ${MAX_UNSIGNED_LENGTH} characters as JSON.`,
      field,
    );
  return claims;
}

/** The current target of a URL. */
interface SiteLocation {
  readonly siteSpace: SiteSpaceRow;
  readonly path: string;
  /** The new URL, if the page has moved. */
  readonly redirect: string | null;
}

/**
 * Returns the current or former page at a path of a site.
 * @throws NOT_FOUND
 */
async function resolvePath(
  ctx: Context,
  reader: VisitorReader,
  path: string,
): Promise<SiteLocation> {
  const { site, parts } = reader;
  const visibleSite = { reader, site, parts };
  const current = await pageAt(ctx, visibleSite, path);
  const moved = current ? null : await redirectOf(ctx, visibleSite, path);
  const target = moved && destinationOf(moved.destination);
  const found =
    current ?? (target && 'path' in target ? await pageAt(ctx, visibleSite, target.path) : null);
  if (!found) throw notFound();
  const { siteSpace, page } = found;
  const redirect = moved && (await publishedPathUrl(ctx, reader, site, moved.destination));
  return { siteSpace, path: (page && pathOf([...page.ancestors, page.page])) ?? '', redirect };
}

/**
 * Returns the URL with the organization's current hostname if the opened one is a former hostname,
 * otherwise null.
 */
export async function currentUrl(
  ctx: Context,
  reader: Reader,
  site: SiteRow,
  { of, path }: PublicAddress,
): Promise<string | null> {
  if ('hostname' in of) return null;
  const { id, hostname } = await ctx.load.organization.must(site.organizationId);
  return of.organization === id || of.organization === hostname
    ? null
    : publishedPathUrl(ctx, reader, site, path);
}

/**
 * Returns the URL that an address leads to: the current one of content that has moved, or the
 * destination of a redirect, which may be outside of the site. Returns null if there is none, and for
 * unpublished content that is previewed.
 */
export async function redirectOfAddress(
  ctx: Context,
  visibleSite: VisibleSite,
  address: PublicAddress,
): Promise<string | null> {
  const { reader, site } = visibleSite;
  if (shownContentOf(reader)) return null;
  const found = await redirectOf(ctx, visibleSite, address.path);
  if (!found) return currentUrl(ctx, reader, site, address);
  return 'address' in destinationOf(found.destination)
    ? found.destination
    : publishedPathUrl(ctx, reader, site, found.destination);
}

/** Bytes of the declared claims of a visitor, as JSON: their token is sent in a header. */
const MAX_CLAIMS_BYTES = 8192;

/**
 * Returns the token with which a visitor reads the site that they opened. It is derived from what
 * they came with, and is not stored.
 * @throws BAD_USER_INPUT if their claims are too large for a header
 */
export function visitorTokenFor(
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  { reader: { site, claims, isKeyInPath }, shareLinkId, signed, preview }: OpenedSite,
): Promise<string> {
  if (Buffer.byteLength(JSON.stringify(claims)) > MAX_CLAIMS_BYTES)
    throw badInput(
      `The claims that the site declares have at most ${MAX_CLAIMS_BYTES} bytes as JSON.`,
      'input.visitor',
    );
  const { id: siteId, organizationId, visitorKeyChangedAt: keyChangedAt } = site;
  if (preview) return makePreviewToken(secrets, { organizationId, siteId, claims, preview });
  return makeVisitorToken(secrets, now, {
    ...{ organizationId, siteId, shareLinkId, isKeyInPath, signed, claims, keyChangedAt },
  });
}

/**
 * Resolves a public URL and returns a token to read the site with. Nothing is written.
 * @throws NOT_FOUND if the URL does not exist, is not published or is not visible to the visitor.
 */
export async function openPublishedSite(
  ctx: Context,
  { url, visitor }: OpenPublishedSiteInput,
): Promise<OpenPublishedSitePayload> {
  const [unsigned, address] = checkAll(
    () => validateUnsignedClaims(visitor?.unsignedClaims, 'input.visitor.unsignedClaims'),
    () => readPublicAddress(url, ctx.settings.publicUrl, 'input.url'),
  );
  const site = address && (await siteAt(ctx, address));
  const opened =
    site &&
    (await openSite(ctx, site, {
      shareKey: address.shareKey,
      visitorToken: visitor?.jwtToken,
      unsigned,
    }));
  if (!opened) throw notFound();
  const { reader } = opened;
  const { siteSpace, path, redirect } = await resolvePath(ctx, reader, address.path);
  const renamed = await currentUrl(ctx, reader, reader.site, address);
  return {
    organizationId: reader.site.organizationId,
    siteId: reader.site.id,
    siteSectionId: siteSpace.sectionId,
    siteSpaceId: siteSpace.id,
    spaceId: siteSpace.spaceId,
    path,
    redirect: redirect ?? renamed,
    apiToken: await visitorTokenFor(ctx, opened),
  };
}
