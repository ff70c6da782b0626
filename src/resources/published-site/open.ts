/** A public address, opened: what it means to its visitor, and a token for him to read it with. */
import type { Context } from '../../context.ts';
import type { SiteRow, SiteSpaceRow, Visit } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import { makeVisitorToken } from '../../data/visitor.ts';
import { badInput, notFound } from '../../domain/errors.ts';
import { type PublicAddress, readPublicAddress } from '../../domain/public-address.ts';
import { destinationOf } from '../../domain/site-address.ts';
import { pathOf } from '../../domain/tree.ts';
import type { OpenPublishedSiteInput, OpenPublishedSitePayload } from '../../generated/resolvers.ts';
import { publishedPath } from '../site/addresses.ts';
import { pageAt } from '../site/page-at.ts';
import { redirectOf } from '../site/redirect-lookup.ts';
import { visitOf } from '../site/visit.ts';

const BY_HOSTNAME = `SELECT ${tables.site.columns} FROM sites si WHERE si.hostname = $1`;
// A hostname that the organization has left stays its own, and opens what it opened before.
const BY_NAME = `SELECT ${tables.site.columns} FROM sites si WHERE si.organization_id = COALESCE((SELECT s.organization_id FROM subdomains s WHERE s.subdomain = $1), $1) AND si.basename = $2`;

/** Characters of unsigned claims at most, as JSON. */
const MOST_UNSIGNED = 4096;

async function siteAt(ctx: Context, { of }: PublicAddress): Promise<SiteRow | undefined> {
  const [row] = 'hostname' in of ? await ctx.query<SiteRow>('site.byHostname', BY_HOSTNAME, [of.hostname]) : await ctx.query<SiteRow>('site.byName', BY_NAME, [of.organization, of.basename]);
  return row;
}

/** Claims that nobody signed. BAD_USER_INPUT for what is no object, or too large. */
function unsignedIn(claims: unknown): object | undefined {
  if (claims == null) return undefined;
  const field = 'input.visitor.unsignedClaims';
  if (typeof claims !== 'object' || Array.isArray(claims)) throw badInput('Unsigned claims are an object.', field);
  if (JSON.stringify(claims).length > MOST_UNSIGNED) throw badInput(`Unsigned claims have at most ${MOST_UNSIGNED} characters as JSON.`, field);
  return claims;
}

/** Where an address leads now. */
interface Place {
  readonly siteSpace: SiteSpaceRow;
  readonly path: string;
  /** Its new address, if it moved. */
  readonly redirect: string | null;
}

/** What lies at a path of a site, or did before. NOT_FOUND. */
async function placeAt(ctx: Context, visit: Visit, path: string): Promise<Place> {
  const live = await pageAt(ctx, visit.site, visit.parts, path);
  const moved = live ? null : await redirectOf(ctx, visit.site, visit.parts, path);
  const target = moved && destinationOf(moved.destination);
  const found = live ?? (target && 'path' in target ? await pageAt(ctx, visit.site, visit.parts, target.path) : null);
  if (!found) throw notFound();
  const { siteSpace, page } = found;
  const redirect = moved && (await publishedPath(ctx, { ...visit.site, shareKey: visit.shareKey }, moved.destination));
  return { siteSpace, path: (page && pathOf([...page.above, page.page])) ?? '', redirect };
}

/** The address by the hostname that the organization has now, where the one that was opened has another that it left. */
async function formerName(ctx: Context, visit: Visit, { of, path }: PublicAddress): Promise<string | null> {
  if ('hostname' in of) return null;
  const { id, hostname } = await ctx.load.organization.must(visit.site.organizationId);
  return of.organization === id || of.organization === hostname ? null : publishedPath(ctx, { ...visit.site, shareKey: visit.shareKey }, path);
}

/**
 * Says what a public address means, and gives a token to read it with. NOT_FOUND for what is not there, not published or closed to this
 * visitor. The token is all that is written: nothing of anybody's content changes, and so there is no event.
 */
export async function openPublishedSite(ctx: Context, { url, visitor }: OpenPublishedSiteInput): Promise<OpenPublishedSitePayload> {
  const unsigned = unsignedIn(visitor?.unsignedClaims);
  const address = readPublicAddress(url, ctx.settings.publicUrl, 'input.url');
  const site = address && (await siteAt(ctx, address));
  const visit = site && (await visitOf(ctx, site, { shareKey: address.shareKey, visitorToken: visitor?.jwt_token, unsigned }));
  if (!visit) throw notFound();
  const { siteSpace, path, redirect } = await placeAt(ctx, visit, address.path);
  const renamed = await formerName(ctx, visit, address);
  const { organizationId, id: siteId } = visit.site;
  const { shareLinkId, signed, brought: claims } = visit;
  const apiToken = await ctx.transaction((tx) => makeVisitorToken(tx, ctx.now, { organizationId, siteId, shareLinkId, signed, claims }));
  return { organizationId, siteId, siteSectionId: siteSpace.sectionId, siteSpaceId: siteSpace.id, spaceId: siteSpace.spaceId, path, redirect: redirect ?? renamed, apiToken };
}
