/** Builds the public URLs of a site and its parts (spec, Visitors). */
import type { Context } from '../../context.ts';
import type {
  ReadBy,
  Reader,
  SiteParts,
  SiteRow,
  SiteSectionRow,
  SiteSpaceRow,
  SpaceView,
} from '../../data/rows.ts';
import { memberWith, readBy } from '../../data/reader.ts';
import { hashOf } from '../../data/secrets.ts';
import { destinationOf, prefixesOf } from '../../domain/site-address.ts';
import { defaultOf, sectionsInOrder, siteSpacesInOrder } from '../../domain/site-structure.ts';
import { partsNotInTrash } from './find.ts';
import { column, statement } from '../../data/statement.ts';

/** Returns the base URL of a site, whether or not it is published. */
export async function siteBaseUrl(
  { load, settings }: Context,
  { hostname, organizationId, basename }: SiteRow,
): Promise<string> {
  if (hostname !== null) return `https://${hostname}`;
  const organization = await load.organization.must(organizationId);
  return `${settings.publicUrl}/${organization.hostname ?? organization.id}/${basename}`;
}

/**
 * Returns the URL of a path on a site, with the key of a share link if given. Returns null while
 * the site is not published.
 */
export async function publishedUrl(
  ctx: Context,
  site: SiteRow,
  steps: readonly string[] = [],
  shareKey?: string | null,
): Promise<string | null> {
  if (!site.published) return null;
  return (
    [await siteBaseUrl(ctx, site), ...steps].join('/') +
    (shareKey == null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`)
  );
}

/** Adds the key of a share link to a URL. */
function withShareKey(address: string, shareKey: string): string {
  const url = new URL(address);
  url.searchParams.set('shareKey', shareKey);
  return url.href;
}

/**
 * Returns the URL of a path with its query and fragment. Returns null for an absolute URL, and
 * while the site is not published.
 */
export async function publishedPathUrl(
  ctx: Context,
  reader: Reader,
  site: SiteRow,
  destination: string,
): Promise<string | null> {
  const target = destinationOf(destination);
  const base = 'path' in target ? await publishedUrl(ctx, site) : null;
  if (base === null || !('path' in target)) return null;
  const address = base + (target.path === '/' ? '' : encodeURI(target.path)) + target.behind;
  return reader.shareKey === null ? address : withShareKey(address, reader.shareKey);
}

/** Returns the URL of a section. The path of the default section is omitted. */
export async function sectionUrl(
  ctx: Context,
  { id, path, siteId, reader }: ReadBy<SiteSectionRow>,
): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const defaultSection = defaultOf(sectionsInOrder(await partsNotInTrash(ctx, site)));
  return publishedUrl(ctx, site, defaultSection?.id === id ? [] : [path], reader.shareKey);
}

/** Returns the URL of a site space, or of a page in it. */
export async function siteSpaceUrl(
  ctx: Context,
  { id, path, siteId, reader }: ReadBy<SiteSpaceRow>,
  pagePath = '',
): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const prefix = prefixesOf(await partsNotInTrash(ctx, site)).get(id) ?? [path];
  const steps = pagePath === '' ? prefix : [...prefix, pagePath];
  return publishedUrl(ctx, site, steps, reader.shareKey);
}

const isOpen = ({ visibility }: SiteRow): boolean =>
  visibility === 'PUBLIC' || visibility === 'UNLISTED';

const IS_KEY = statement(
  'shareLink.isKey',
  'SELECT id FROM share_links WHERE site_id = $1 AND organization_id = $2 AND key_hash = $3 AND active',
  { id: column.text },
);

/** Returns the key if it belongs to an active share link of the site, otherwise null. */
async function keyOf(
  { query }: Context,
  { id, organizationId }: SiteRow,
  shareKey: string | null,
): Promise<string | null> {
  if (shareKey === null) return null;
  const links = await query(IS_KEY, [id, organizationId, hashOf(shareKey)]);
  return links.length > 0 ? shareKey : null;
}

/** Returns the published sites that have a space, the one that has had it longest first. */
const sitesWith = async (
  ctx: Context,
  { id, deletedAt }: SpaceView,
): Promise<readonly SiteRow[]> => (deletedAt === null ? ctx.load.publishedSites.load(id) : []);

/**
 * Returns the URL of a space for visitors with access: on the site that the visitor is reading, or
 * on the published site that has had it longest. The key of a share link is added if it belongs to
 * that site.
 */
export async function publishedUrlOfSpace(ctx: Context, space: SpaceView): Promise<string | null> {
  const { id, reader } = space;
  if (reader.kind === 'visitor') return reader.urlOf(id);
  const [site] = await sitesWith(ctx, space);
  return site ? addressOnSite(ctx, site, id, await keyOf(ctx, site, reader.shareKey)) : null;
}

/**
 * Returns the URL of a space for the public: on the site that the visitor is reading, or on the
 * public site that has had it longest.
 */
export async function publicUrlOfSpace(ctx: Context, space: SpaceView): Promise<string | null> {
  const { id, reader } = space;
  if (reader.kind === 'visitor') return isOpen(reader.site) ? reader.urlOf(id) : null;
  const site = (await sitesWith(ctx, space)).find(isOpen);
  return site ? addressOnSite(ctx, site, id, null) : null;
}

/**
 * Returns the site space of each space by space id. If a space occurs several times, the first site
 * space wins.
 */
export const siteSpacesBySpace = (parts: SiteParts): ReadonlyMap<string, SiteSpaceRow> =>
  new Map(
    siteSpacesInOrder(parts)
      .reverse()
      .map((siteSpace) => [siteSpace.spaceId, siteSpace]),
  );

/** Returns the URL of a space on a site; the oldest site space wins. */
async function addressOnSite(
  ctx: Context,
  site: SiteRow,
  spaceId: string,
  shareKey: string | null,
): Promise<string | null> {
  const parts = await partsNotInTrash(ctx, site);
  const [oldest] = parts.siteSpaces
    .filter((one) => one.spaceId === spaceId)
    .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
  return oldest ? siteSpaceUrl(ctx, readBy(memberWith(shareKey), oldest)) : null;
}
