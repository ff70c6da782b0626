/**
 * Resolves public URLs for front ends that route all URLs of a site: the site and the site space by
 * the longest prefix, and the rest of the URL, whether or not it names a page.
 */
import type { Context } from '../../context.ts';
import { member, readBy, shownContentOf } from '../../data/reader.ts';
import type { PublicUrlContentRow, PublicUrlRow } from '../../data/rows/published-site.ts';
import type {
  FoundRedirect,
  Reader,
  SiteRow,
  SiteSpaceRow,
  VisitorReader,
} from '../../data/rows.ts';
import { AppError } from '../../domain/errors.ts';
import { checkAll } from '../../domain/problems.ts';
import { stepsOfPreview } from '../../domain/preview-address.ts';
import {
  type PublicAddress,
  rawSegmentsOf,
  readPublicAddress,
} from '../../domain/public-address.ts';
import {
  candidatesFor,
  destinationOf,
  normalPath,
  prefixesOf,
  segmentsOf,
} from '../../domain/site-address.ts';
import { pathOf } from '../../domain/tree.ts';
import type { PublicUrlInput } from '../../generated/resolvers.ts';
import { publishedPathUrl, siteSpaceUrl } from '../site/addresses.ts';
import { partsNotInTrash } from '../site/find.ts';
import { pageAt } from '../site/page-at.ts';
import { pathOfPreview } from '../site/preview.ts';
import { redirectOf } from '../site/redirect-lookup.ts';
import { type OpenedSite, openSite, type VisitorCredentials } from '../site/visitor.ts';
import { currentUrl, siteAt, validateUnsignedClaims, visitorTokenFor } from './open.ts';

/** A site that a visitor opened with a URL. */
interface OpenedUrl {
  readonly opened: OpenedSite;
  /**
   * The address, with the key of the share link in its base if the URL has it in its path, and
   * without the segments that name what a preview shows.
   */
  readonly address: PublicAddress;
}

/**
 * Opens the site of an address. Gap: the key of a share link may also be the first segment behind
 * the base of the site, for front ends that do not pass the query of a URL on.
 */
async function openAddress(
  ctx: Context,
  site: SiteRow,
  address: PublicAddress,
  credentials: VisitorCredentials,
): Promise<OpenedUrl | null> {
  const { shareKey, base } = address;
  const [first, ...rest] = rawSegmentsOf(address.path);
  const isKeyed = shareKey === null && site.visibility === 'SHARE_LINK' && first !== undefined;
  const opened = await openSite(ctx, site, {
    ...credentials,
    ...(isKeyed ? { shareKey: first, isKeyInPath: true } : { shareKey }),
  });
  if (!opened) return null;
  return isKeyed && opened.reader.shareKey === first
    ? { opened, address: { ...address, base: `${base}${first}/`, path: `/${rest.join('/')}` } }
    : { opened, address };
}

/**
 * Returns an opened URL with the content that its address names. Returns null if it names other
 * content than the preview shows.
 */
async function named(ctx: Context, { opened, address }: OpenedUrl): Promise<OpenedUrl | null> {
  const found = await pathOfPreview(ctx, opened.reader, address.path);
  if (found === undefined) return { opened, address };
  const { reader, path } = found ?? {};
  return reader && path !== undefined
    ? { opened: { ...opened, reader }, address: { ...address, path } }
    : null;
}

/** Returns the site space that an address leads to, and its number of segments in the path. */
interface UrlPlace {
  readonly siteSpace: SiteSpaceRow;
  readonly prefix: readonly string[];
  /** The path of a page as written, without the prefix of the site space. */
  readonly rest: readonly string[];
  /** The path of the page in the space; that in the URL if there is no page. */
  readonly pagePath: string;
  /** True if no site space that the visitor can see has a longer prefix of the path. */
  readonly isComplete: boolean;
}

/** Returns where a path of a site leads to, or null if the visitor can see no site space there. */
async function placeOf(
  ctx: Context,
  { reader }: OpenedSite,
  path: string,
): Promise<UrlPlace | null> {
  const { site, parts } = reader;
  const segments = segmentsOf(normalPath(path) ?? '/');
  const all = await partsNotInTrash(ctx, site);
  const visible = new Map(parts.siteSpaces.map((one) => [one.id, one]));
  const found = await pageAt(ctx, { reader, site, parts }, path);
  const [candidate] = candidatesFor<SiteSpaceRow>(all, new Set(visible.keys()), segments);
  const siteSpace = found?.siteSpace ?? (candidate && visible.get(candidate.siteSpace.id));
  if (!siteSpace) return null;
  const prefixes = prefixesOf(all);
  const prefix = prefixes.get(siteSpace.id) ?? [];
  const page = found?.page;
  return {
    siteSpace,
    prefix,
    rest: rawSegmentsOf(path).slice(prefix.length),
    pagePath: page
      ? (pathOf([...page.ancestors, page.page]) ?? '')
      : segments.slice(prefix.length).join('/'),
    isComplete: ![...visible.keys()].some((id) => isBelow(prefixes.get(id) ?? [], segments)),
  };
}

/** Returns whether a prefix begins with these segments and is longer. */
const isBelow = (prefix: readonly string[], segments: readonly string[]): boolean =>
  prefix.length > segments.length && segments.every((segment, i) => segment === prefix[i]);

/** Returns the content that an address leads to, or null if the visitor can see none. */
async function contentAt(
  ctx: Context,
  { opened, address }: OpenedUrl,
): Promise<PublicUrlContentRow | null> {
  const place = await placeOf(ctx, opened, address.path);
  if (!place) return null;
  const { siteSpace, prefix, rest, pagePath, isComplete } = place;
  const { reader } = opened;
  const placed = readBy(canonicalReaderFor(reader), { ...siteSpace });
  const canonicalUrl = await siteSpaceUrl(ctx, placed, rest.join('/'));
  if (canonicalUrl === null) return null;
  const shown = shownContentOf(reader);
  const above = [
    ...rawSegmentsOf(address.path).slice(0, prefix.length),
    ...(shown ? stepsOfPreview(shown) : []),
  ];
  return {
    siteSectionId: siteSpace.sectionId,
    siteSpaceId: siteSpace.id,
    spaceId: siteSpace.spaceId,
    path: pagePath,
    pathname: `/${rest.join('/')}`,
    basePath: `${address.base}${above.map((segment) => `${segment}/`).join('')}`,
    siteBasePath: address.base,
    complete: isComplete,
    canonicalUrl,
    shareKey: reader.shareKey,
    preview: reader.preview ? true : null,
    changeRequestId: shown?.changeRequest?.id ?? null,
    revisionId: shown?.changeRequest === null ? shown.revisionId : null,
    contextId: Object.keys(reader.claims).length > 0 ? (reader.idPart() ?? null) : null,
    apiToken: await visitorTokenFor(ctx, opened),
  };
}

/**
 * Returns the reader whose URLs are the canonical ones. Front ends send visitors there
 * with the query but without the segments that name what a preview shows, which are therefore in it.
 */
const canonicalReaderFor = ({ preview }: VisitorReader): Reader => preview?.shown() ?? member;

type UrlRedirect = Pick<PublicUrlRow, 'redirect' | 'target'>;

const toContent = (redirect: string | null): UrlRedirect | null =>
  redirect === null ? null : { redirect, target: 'CONTENT' };

/** Returns the URL that a redirect of a site leads to. */
async function followed(
  ctx: Context,
  { reader }: OpenedSite,
  { destination }: FoundRedirect,
): Promise<UrlRedirect | null> {
  return 'address' in destinationOf(destination)
    ? { redirect: destination, target: 'EXTERNAL' }
    : toContent(await publishedPathUrl(ctx, reader, reader.site, destination));
}

/** Returns the URL to send the visitor to; null for none, and for what a preview shows. */
async function redirectAt(
  ctx: Context,
  { opened, address }: OpenedUrl,
): Promise<UrlRedirect | null> {
  const { reader } = opened;
  if (shownContentOf(reader)) return null;
  const { site, parts } = reader;
  const found = await redirectOf(ctx, { reader, site, parts }, address.path);
  return found
    ? followed(ctx, opened, found)
    : toContent(await currentUrl(ctx, reader, site, address));
}

/**
 * Returns the sign-in page of a site that is closed to a visitor, with the path to return to. Returns
 * null if the site has none.
 */
function signInOf({ fallbackUrl }: SiteRow, { path }: PublicAddress): UrlRedirect | null {
  if (fallbackUrl === null || !URL.canParse(fallbackUrl)) return null;
  const url = new URL(fallbackUrl);
  url.searchParams.set('location', path);
  return { redirect: url.href, target: 'EXTERNAL' };
}

const isUnauthenticated = (error: unknown): boolean =>
  error instanceof AppError && error.reason === 'UNAUTHENTICATED';

/**
 * Resolves a public URL for a visitor. Returns null if there is no site, if it is not published or
 * closed to the visitor, and if the visitor can see no content of it.
 * @throws UNAUTHENTICATED for an invalid JWT on a site that is open without one, unless it asks to
 * be redirected. A preview that shows nothing anymore is then ignored too.
 */
export async function publicUrlOf(
  ctx: Context,
  { url, visitor, redirectOnError }: PublicUrlInput,
): Promise<PublicUrlRow | null> {
  ctx.published?.exclude(); // a token is in it
  const [unsigned, address] = checkAll(
    () => validateUnsignedClaims(visitor?.unsignedClaims, 'input.visitor.unsignedClaims'),
    () => readPublicAddress(url, ctx.settings.publicUrl, 'input.url'),
  );
  const site = address && (await siteAt(ctx, address));
  if (!address || !site) return null;
  const redirects = redirectOnError === true;
  const visitorToken = visitor?.jwtToken;
  const resultOf = (redirect: UrlRedirect | null): PublicUrlRow | null =>
    redirect && { ...redirect, site, content: null };
  let opened: OpenedUrl | null;
  try {
    opened = await openAddress(ctx, site, address, { visitorToken, unsigned });
  } catch (error) {
    if (!redirects || !isUnauthenticated(error)) throw error;
    const signIn = signInOf(site, address);
    if (signIn) return resultOf(signIn);
    opened = await openAddress(ctx, site, address, { unsigned });
  }
  if (redirects) opened ??= await openAddress(ctx, site, address, { unsigned });
  if (!opened) {
    if (!site.published) return null;
    const isForSignedIn = site.visibility === 'VISITOR_AUTH' && (visitorToken == null || redirects);
    return isForSignedIn ? resultOf(signInOf(site, address)) : null;
  }
  const place = await named(ctx, opened);
  if (!place) return null;
  const redirect = await redirectAt(ctx, place);
  if (redirect) return resultOf(redirect);
  const content = await contentAt(ctx, place);
  return content && { site, content, redirect: null, target: null };
}
