/**
 * Resolves published sites: completely for members who can read them, and restricted to the visible
 * parts for visitors.
 */
import type { Context } from '../context.ts';
import { can } from '../data/authorize.ts';
import type {
  PublishedLocationRow,
  PublishedPageRow,
  PublishedSiteRow,
  SiteSearchResultRow,
} from '../data/rows/published-site.ts';
import { memberWith, readBy, withoutShareKey } from '../data/reader.ts';
import type { RevisionView, SiteRow, SpaceView, VisitorReader } from '../data/rows.ts';
import { badInput } from '../domain/errors.ts';
import { readPublicAddress } from '../domain/public-address.ts';
import { highlightsIn } from '../domain/search/highlights.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { openPublishedSite, redirectOfAddress, siteAt } from './published-site/open.ts';
import { searchSite } from './published-site/search.ts';
import { pageOfMatch } from './search.ts';
import { pageOfSections } from './site-section.ts';
import { pageOfSiteSpaces } from './site-space.ts';
import { publicUrlOfSpace, publishedUrlOfSpace, siteSpaceUrl } from './site/addresses.ts';
import { customizationsOf } from './site/customization.ts';
import { visiblePartsOf } from './site/find.ts';
import { pageAt } from './site/page-at.ts';
import { redirectOf } from './site/redirect-lookup.ts';
import { openSite, type VisitorCredentials, visitorWithClaims } from './site/visitor.ts';

/** Returns the site that a visitor reads, with the parts of it that they can see. */
const publishedSiteFor = (reader: VisitorReader): PublishedSiteRow => ({
  reader,
  site: reader.site,
  parts: reader.parts,
});

/**
 * Returns a site, or null. In `/v1` it must belong to the organization in the path. The caller
 * checks its visibility.
 */
async function siteById({ load, path }: Context, id: string): Promise<SiteRow | null> {
  const row = await load.site.load(id);
  return path && row?.organizationId !== path.values['organizationId'] ? null : row;
}

/** Returns a site that the caller found by its id. */
const publishedSiteOf = async (
  ctx: Context,
  id: string,
  credentials: VisitorCredentials,
): Promise<PublishedSiteRow | null> => shownSite(ctx, await siteById(ctx, id), credentials);

/**
 * Returns the site at a public URL as the viewer may read it, or null.
 * @throws BAD_USER_INPUT for an invalid URL
 */
async function locationOf(
  ctx: Context,
  url: string,
  visitorToken: string | null | undefined,
): Promise<PublishedLocationRow | null> {
  const address = readPublicAddress(url, ctx.settings.publicUrl, 'url');
  const found = address && (await siteAt(ctx, address));
  const site = await shownSite(ctx, found ?? null, { shareKey: address?.shareKey, visitorToken });
  return site && address ? { reader: site.reader, site, address } : null;
}

/**
 * Returns a site as the viewer may read it, or null.
 * @throws FORBIDDEN if a visitor selects fields that are not available to visitors.
 */
async function shownSite(
  ctx: Context,
  site: SiteRow | null,
  credentials: VisitorCredentials,
): Promise<PublishedSiteRow | null> {
  if (site && ctx.viewer && (await can(ctx, 'site.read', site))) {
    const reader = memberWith(ctx.secrets, credentials.shareKey);
    return { reader, site, parts: await visiblePartsOf(ctx, site) };
  }
  ctx.authorizationTrace?.onlyForVisitors();
  const opened = site && (await openSite(ctx, site, credentials));
  if (!opened) ctx.published?.exclude();
  return opened && publishedSiteFor(opened.reader);
}

/** Returns the page at a path of a site. */
async function pageOf(
  ctx: Context,
  row: PublishedSiteRow,
  path: string,
): Promise<PublishedPageRow | null> {
  const location = await pageAt(ctx, row, path.startsWith('/') ? path : `/${path}`);
  return location && readBy(withoutShareKey(row.reader), location);
}

/**
 * Returns a site as a visitor with the given claims would read it, limited to what the viewer can
 * see.
 * @throws BAD_USER_INPUT if the claims are not an object.
 */
async function siteAsVisitor(
  ctx: Context,
  site: SiteRow,
  claims: unknown,
): Promise<PublishedSiteRow> {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
    throw badInput('Claims must be an object.', 'visitor.claims');
  return publishedSiteFor(await visitorWithClaims(ctx, site, claims));
}

/** Returns the space that has a revision as its current content; visitors read no other. */
async function spaceOfHead(
  ctx: Context,
  { id, spaceId, changeRequestId, reader }: RevisionView,
): Promise<SpaceView | null> {
  const space = changeRequestId === null ? await ctx.load.space.load(spaceId) : null;
  return space?.revisionId === id ? readBy(reader, space) : null;
}

const addressOf = async (
  ctx: Context,
  { reader, siteSpace, path }: SiteSearchResultRow,
  anchor: string | null = null,
): Promise<string | null> => {
  const [address, query] = ((await siteSpaceUrl(ctx, readBy(reader, siteSpace), path)) ?? '').split(
    '?',
  );
  return address
    ? `${address}${query === undefined ? '' : `?${query}`}${anchor === null ? '' : `#${anchor}`}`
    : null;
};

export const publishedSite: Resolvers = {
  PublishedSite: {
    site: ({ reader, site }) => readBy(reader, site),
    structure: (row) => ({ ...row, reader: withoutShareKey(row.reader) }),
    sections: (row, page) => pageOfSections(row, page),
    siteSpaces: (row, page, ctx) => pageOfSiteSpaces(ctx, row, page),
    search: (row, { input, ...page }, ctx) => searchSite(ctx, row, input.query, page),
    page: (row, { path }, ctx) => pageOf(ctx, row, path),
    redirect: async (row, { source }, ctx) => {
      const { reader, site } = row;
      const found = await redirectOf(ctx, row, source);
      return found && { ...found, reader, site };
    },
    customizations: ({ site, parts }) => {
      const { siteSpaces, ...looks } = customizationsOf(site, parts.siteSpaces);
      return {
        ...looks,
        siteSpaces: [...siteSpaces].map(([siteSpaceId, customization]) => ({
          siteSpaceId,
          customization,
        })),
      };
    },
    scripts: () => [],
  },
  Site: { asVisitor: (site, { visitor }, ctx) => siteAsVisitor(ctx, site, visitor.claims) },
  PublishedLocation: {
    page: ({ site, address }, _, ctx) => pageOf(ctx, site, address.path),
    redirect: ({ site, address }, _, ctx) => redirectOfAddress(ctx, site, address),
  },
  PublishedPage: { siteSpace: ({ reader, siteSpace }) => readBy(reader, siteSpace) },
  SiteSearchResult: {
    pageId: ({ id }) => id,
    siteSpaceId: ({ siteSpace }) => siteSpace.id,
    spaceId: ({ siteSpace }) => siteSpace.spaceId,
    siteSpace: ({ reader, siteSpace }) => readBy(reader, siteSpace),
    space: async ({ reader, siteSpace }, _, ctx) =>
      readBy(reader, await ctx.load.space.must(siteSpace.spaceId)),
    page: ({ reader, revisionId, id }, _, ctx) => pageOfMatch(ctx, reader, revisionId, id),
    titleHighlights: ({ title, phrases }) => highlightsIn(title, phrases),
    urls: async (row, _, ctx) => ({ published: await addressOf(ctx, row) }),
    sections: (row, _, ctx) =>
      Promise.all(
        row.sections.map(async ({ id, title, anchor, excerpt }) => ({
          ...{ key: id, title, body: excerpt, anchor, phrases: row.phrases },
          path: anchor === null ? row.path : `${row.path}#${anchor}`,
          urls: { published: await addressOf(ctx, row, anchor) },
        })),
      ),
  },
  SiteSearchSection: {
    titleHighlights: ({ title, phrases }) => highlightsIn(title, phrases),
    bodyHighlights: ({ body, phrases }) => highlightsIn(body, phrases),
  },
  SpaceUrls: {
    published: ({ space }, _, ctx) => publishedUrlOfSpace(ctx, space),
    public: ({ space }, _, ctx) => publicUrlOfSpace(ctx, space),
  },
  RevisionUrls: {
    published: async ({ revision }, _, ctx) => {
      const space = await spaceOfHead(ctx, revision);
      return space && publishedUrlOfSpace(ctx, space);
    },
    public: async ({ revision }, _, ctx) => {
      const space = await spaceOfHead(ctx, revision);
      return space && publicUrlOfSpace(ctx, space);
    },
  },
  Mutation: { openPublishedSite: (_, { input }, ctx) => openPublishedSite(ctx, input) },
  Query: {
    publishedSite: (_, { id, shareKey, visitorToken }, ctx) =>
      publishedSiteOf(ctx, id, { shareKey, visitorToken }),
    publishedLocation: (_, { url, visitorToken }, ctx) => locationOf(ctx, url, visitorToken),
  },
};
