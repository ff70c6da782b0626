/** The public addresses of a site and of what stands in it (spec, Visitors). */
import type { Context } from '../../context.ts';
import type { SiteParts, SiteRow, SiteSectionRow, SiteSpaceRow, SpaceRow, Visit } from '../../data/rows.ts';
import { hashOf } from '../../data/secrets.ts';
import { destinationOf, prefixesOf } from '../../domain/site-address.ts';
import { defaultOf, sectionsInOrder, siteSpacesInOrder } from '../../domain/site-structure.ts';
import { livingParts } from './find.ts';

/** Where a site begins, published or not. */
export async function targetOf({ load, settings }: Context, { hostname, organizationId, basename }: SiteRow): Promise<string> {
  if (hostname !== null) return `https://${hostname}`;
  const organization = await load.organization.must(organizationId);
  return `${settings.publicUrl}/${organization.hostname ?? organization.id}/${basename}`;
}

/** Where a site is read, with the key of a share link where one is given; null while it is not published. */
export async function publishedAt(ctx: Context, site: SiteRow, steps: readonly string[] = [], shareKey?: string | null): Promise<string | null> {
  if (!site.published) return null;
  return [await targetOf(ctx, site), ...steps].join('/') + (shareKey == null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`);
}

/** An address with the key of a share link, before its fragment. */
function withShareKey(address: string, shareKey: string): string {
  const url = new URL(address);
  url.searchParams.set('shareKey', shareKey);
  return url.href;
}

/** Where a path of a site is read, with what comes behind it; null while the site is not published, and for an absolute address. */
export async function publishedPath(ctx: Context, site: SiteRow, destination: string): Promise<string | null> {
  const target = destinationOf(destination);
  const begin = 'path' in target ? await publishedAt(ctx, site) : null;
  if (begin === null || !('path' in target)) return null;
  const address = begin + (target.path === '/' ? '' : encodeURI(target.path)) + target.behind;
  return site.shareKey == null ? address : withShareKey(address, site.shareKey);
}

/** Where a section is read: the default one stands in the address without its path. */
export async function publishedSection(ctx: Context, { id, path, siteId, shareKey }: SiteSectionRow): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const first = defaultOf(sectionsInOrder(await livingParts(ctx, site)));
  return publishedAt(ctx, site, first?.id === id ? [] : [path], shareKey);
}

/** Where a site space is read; a page of its space, where a path is given. */
export async function publishedSiteSpace(ctx: Context, { id, path, siteId, shareKey }: SiteSpaceRow, pagePath = ''): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const prefix = prefixesOf(await livingParts(ctx, site)).get(id) ?? [path];
  return publishedAt(ctx, site, pagePath === '' ? prefix : [...prefix, pagePath], shareKey);
}

/** Where a space is read. */
interface SpaceAddresses {
  /** By visitors, whoever they may be; null while no published site shows it. */
  readonly published: string | null;
  /** By everybody; null while no site shows it that is open. */
  readonly public: string | null;
}

const isOpen = ({ visibility }: SiteRow): boolean => visibility === 'PUBLIC' || visibility === 'UNLISTED';

const IS_KEY = 'SELECT id FROM share_links WHERE site_id = $1 AND organization_id = $2 AND key_hash = $3 AND active';

/** The key, where it opens the site. */
async function keyOf({ query }: Context, { id, organizationId }: SiteRow, shareKey: string | null | undefined): Promise<string | null> {
  if (shareKey == null) return null;
  const links = await query('shareLink.byKey', IS_KEY, [id, organizationId, hashOf(shareKey)]);
  return links.length > 0 ? shareKey : null;
}

/** Where a space is read: on the published site that has shown it longest, with the key of a share link of that site where one is given. */
export async function addressesOfSpace(ctx: Context, { id, publishedOn, deletedAt, shareKey, visit }: SpaceRow): Promise<SpaceAddresses> {
  if (visit) return addressesFor(ctx, visit, id);
  if (deletedAt !== null || publishedOn.length === 0) return { published: null, public: null };
  const [site, ...others] = await ctx.load.site.mustAll(publishedOn);
  const open = [site, ...others].find((one) => one && isOpen(one));
  return {
    published: site ? await addressOn(ctx, site, id, await keyOf(ctx, site, shareKey)) : null,
    public: open ? await addressOn(ctx, open, id, null) : null,
  };
}

/** The same for a visitor: on the site that he visits, whatever other shows it. */
async function addressesFor(ctx: Context, visit: Visit, spaceId: string): Promise<SpaceAddresses> {
  const { site, shareKey } = visit;
  const siteSpace = placesOf(visit.parts).get(spaceId);
  const published = siteSpace ? await publishedSiteSpace(ctx, { ...siteSpace, shareKey }) : null;
  return { published, public: isOpen(site) ? published : null };
}

const places = new WeakMap<SiteParts, ReadonlyMap<string, SiteSpaceRow>>();

/** The site space in which each space is read: the first where there are several. */
export function placesOf(parts: SiteParts): ReadonlyMap<string, SiteSpaceRow> {
  const found =
    places.get(parts) ??
    new Map(
      siteSpacesInOrder(parts)
        .reverse()
        .map((siteSpace) => [siteSpace.spaceId, siteSpace]),
    );
  places.set(parts, found);
  return found;
}

/** Where a site shows a space: where it has shown it longest. */
async function addressOn(ctx: Context, site: SiteRow, spaceId: string, shareKey: string | null): Promise<string | null> {
  const parts = await livingParts(ctx, site);
  const [oldest] = parts.siteSpaces.filter((one) => one.spaceId === spaceId).sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
  return oldest ? publishedSiteSpace(ctx, { ...oldest, shareKey }) : null;
}
