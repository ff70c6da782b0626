/** Builds the public URLs of a site and its parts (spec, Visitors). */
import type { Context } from '../../context.ts';
import type { PublishedPlace } from '../../data/loaders/space-addresses.ts';
import type {
  ReadBy,
  Reader,
  SiteParts,
  SiteRow,
  SiteSectionRow,
  SiteSpaceRow,
  SpaceView,
} from '../../data/rows.ts';
import { shownContentOf } from '../../data/reader.ts';
import { hashOf } from '../../data/secrets.ts';
import { stepsOfPreview } from '../../domain/preview-address.ts';
import { destinationOf, prefixesOf } from '../../domain/site-address.ts';
import { defaultOf, sectionsInOrder, siteSpacesInOrder } from '../../domain/site-structure.ts';
import { partsNotInTrash } from './find.ts';
import { column, statement } from '../../data/statement.ts';

/** Returns the base URL of a site, whether or not it is published. */
export async function siteBaseUrl({ load, settings }: Context, site: SiteRow): Promise<string> {
  const above =
    site.hostname === null ? await load.organization.must(site.organizationId) : undefined;
  return baseUrlOf(settings, site, above?.hostname ?? null);
}

/** The parts of a site that its base URL consists of. */
type AddressedSite = Pick<SiteRow, 'hostname' | 'basename' | 'organizationId'>;

/** Returns the base URL of a site, with the hostname of its organization. */
const baseUrlOf = (
  { publicUrl }: Context['settings'],
  { hostname, basename, organizationId }: AddressedSite,
  organizationHostname: string | null,
): string =>
  hostname === null
    ? `${publicUrl}/${organizationHostname ?? organizationId}/${basename}`
    : `https://${hostname}`;

/** Returns the URL of a path below a base URL, with the key of a share link in its query if given. */
const withSteps = (base: string, steps: readonly string[], shareKey?: string | null): string =>
  [base, ...steps].join('/') +
  (shareKey == null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`);

/** Returns the segments of the path of URLs that stand for the reader: the key of a share link. */
const stepsFor = (reader: Reader | undefined): string[] =>
  reader?.kind === 'visitor' && reader.isKeyInPath && reader.shareKey !== null
    ? [encodeURIComponent(reader.shareKey)]
    : [];

/** Returns the segments of URLs that name content which is shown in place of a space's head. */
function previewStepsFor(reader: Reader, spaceId: string): readonly string[] {
  const shown = shownContentOf(reader);
  return shown?.spaceId === spaceId ? stepsOfPreview(shown) : [];
}

/** Returns true if a reader gets the URLs of a site: it is published, or they preview it. */
const hasUrls = ({ published }: SiteRow, reader: Reader | undefined): boolean =>
  published || (reader?.kind === 'visitor' && reader.preview !== null);

/** Returns the key of a share link for the query of URLs; null if the reader has none there. */
const queryKeyOf = (reader: Reader | undefined): string | null =>
  reader && stepsFor(reader).length === 0 ? reader.shareKey : null;

/**
 * Returns the URL of a path on a site, with the key of the reader's share link if given. Returns null
 * while the site is not published, except for a preview.
 */
export async function publishedUrl(
  ctx: Context,
  site: SiteRow,
  steps: readonly string[] = [],
  reader?: Reader,
): Promise<string | null> {
  if (!hasUrls(site, reader)) return null;
  const allSteps = [...stepsFor(reader), ...steps];
  return withSteps(await siteBaseUrl(ctx, site), allSteps, queryKeyOf(reader));
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
  const isWithin = 'path' in target && hasUrls(site, reader);
  const base = isWithin ? [await siteBaseUrl(ctx, site), ...stepsFor(reader)].join('/') : null;
  if (base === null || !('path' in target)) return null;
  const address = base + (target.path === '/' ? '' : encodeURI(target.path)) + target.behind;
  const key = queryKeyOf(reader);
  return key === null ? address : withShareKey(address, key);
}

/** Returns the URL of a section. The path of the default section is omitted. */
export async function sectionUrl(
  ctx: Context,
  { id, path, siteId, reader }: ReadBy<SiteSectionRow>,
): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const defaultSection = defaultOf(sectionsInOrder(await partsNotInTrash(ctx, site)));
  return publishedUrl(ctx, site, defaultSection?.id === id ? [] : [path], reader);
}

/** Returns the URL of a site space, or of a page in it. */
export async function siteSpaceUrl(
  ctx: Context,
  { id, path, siteId, spaceId, reader }: ReadBy<SiteSpaceRow>,
  pagePath = '',
): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const prefix = prefixesOf(await partsNotInTrash(ctx, site)).get(id) ?? [path];
  const above = [...prefix, ...previewStepsFor(reader, spaceId)];
  const steps = pagePath === '' ? above : [...above, pagePath];
  return publishedUrl(ctx, site, steps, reader);
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
  { siteId, organizationId }: PublishedPlace,
  shareKey: string,
): Promise<string | null> {
  const links = await query(IS_KEY, [siteId, organizationId, hashOf(shareKey)]);
  return links.length > 0 ? shareKey : null;
}

/**
 * Returns the URL of a space for visitors with access: on the site that the visitor is reading, or
 * on the published site that has had it longest. The key of a share link is added if it belongs to
 * that site.
 */
export async function publishedUrlOfSpace(ctx: Context, space: SpaceView): Promise<string | null> {
  const { id, reader, deletedAt } = space;
  if (reader.kind === 'visitor') return reader.urlOf(id);
  const [place] = deletedAt === null ? await ctx.load.publishedPlaces.load(id) : [];
  if (!place) return null;
  const { shareKey } = reader;
  return urlOfPlace(ctx, place, shareKey === null ? null : await keyOf(ctx, place, shareKey));
}

/**
 * Returns the URL of a space for the public: on the site that the visitor is reading, or on the
 * public site that has had it longest.
 */
export async function publicUrlOfSpace(ctx: Context, space: SpaceView): Promise<string | null> {
  const { id, reader, deletedAt } = space;
  if (reader.kind === 'visitor') return isOpen(reader.site) ? reader.urlOf(id) : null;
  if (deletedAt !== null) return null;
  const place = (await ctx.load.publishedPlaces.load(id)).find((one) => one.isOpen);
  return place ? urlOfPlace(ctx, place, null) : null;
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

/** Returns the URL of a space at a place, with the key of a share link if given. */
function urlOfPlace({ settings }: Context, place: PublishedPlace, shareKey: string | null): string {
  const { sectionPath, path, isDefault, isInDefaultSection } = place;
  const steps = [
    ...(sectionPath === null || isInDefaultSection ? [] : [sectionPath]),
    ...(isDefault ? [] : [path]),
  ];
  return withSteps(baseUrlOf(settings, place, place.organizationHostname), steps, shareKey);
}
