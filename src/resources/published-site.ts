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
  SiteSearchSpaceRow,
} from '../data/rows/published-site.ts';
import { memberWith, readBy, withoutShareKey } from '../data/reader.ts';
import type { RevisionView, SiteRow, SpaceView, VisitorReader } from '../data/rows.ts';
import { badInput } from '../domain/errors.ts';
import { readPublicAddress } from '../domain/public-address.ts';
import { suggestionOf } from './search.ts';
import { facetsOfFound } from './search/facets.ts';
import { problemsOf } from './search/filters.ts';
import { highlightsIn } from '../domain/search/highlights.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { openPublishedSite, redirectOfAddress, siteAt } from './published-site/open.ts';
import { metaLinksOf } from './published-site/meta-links.ts';
import { publicUrlOf } from './published-site/public-url.ts';
import { searchSite } from './published-site/search.ts';
import { specForVisitor } from './published-site/specs.ts';
import { readSpec } from './openapi-spec.ts';
import { pageOfMatch } from './search.ts';
import { pageOfSections } from './site-section.ts';
import { pageOfSiteSpaces } from './site-space.ts';
import { publicUrlOfSpace, publishedUrlOfSpace, siteSpaceUrl } from './site/addresses.ts';
import { customizationOfSite, customizationsOf } from './site/customization.ts';
import { visiblePartsOf } from './site/find.ts';
import { pageAt } from './site/page-at.ts';
import { pathOfPreview } from './site/preview.ts';
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
  if (!site || !address) return null;
  const { reader } = site;
  const named =
    reader.kind === 'visitor' ? await pathOfPreview(ctx, reader, address.path) : undefined;
  return named
    ? {
        ...{ reader: named.reader, site: publishedSiteFor(named.reader) },
        address: { ...address, path: named.path },
      }
    : { reader, site, address };
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

/** Returns the URL of a search result in the app. */
const appAddressOf = (
  { settings }: Context,
  { siteSpace: { organizationId, spaceId }, id }: SiteSearchResultRow,
  anchor: string | null = null,
): string =>
  `${settings.appUrl}/o/${organizationId}/s/${spaceId}/p/${id}${anchor === null ? '' : `#${anchor}`}`;

/** Returns results by space, best match first. */
function bySpace(results: readonly SiteSearchResultRow[]): SiteSearchSpaceRow[] {
  const spaces = new Map<string, SiteSearchResultRow[]>();
  for (const result of results) {
    const pages = spaces.get(result.siteSpace.spaceId) ?? [];
    spaces.set(result.siteSpace.spaceId, pages);
    pages.push(result);
  }
  return [...spaces.values()].flatMap((pages) =>
    pages[0] ? [{ siteSpace: pages[0].siteSpace, pages }] : [],
  );
}

export const publishedSite: Resolvers = {
  PublishedSite: {
    site: ({ reader, site }) => readBy(reader, site),
    structure: (row) => ({ ...row, reader: withoutShareKey(row.reader) }),
    sections: (row, page) => pageOfSections(row, page),
    siteSpaces: (row, page, ctx) => pageOfSiteSpaces(ctx, row, page),
    search: (row, { input, ...page }, ctx) => searchSite(ctx, row, input, page),
    page: (row, { path }, ctx) => pageOf(ctx, row, path),
    redirect: async (row, { source }, ctx) => {
      const { reader, site } = row;
      const found = await redirectOf(ctx, row, source);
      return found && { ...found, reader, site };
    },
    customizations: (row) => row,
    scripts: () => [],
  },
  SiteCustomizations: {
    site: ({ site }) => customizationOfSite(site),
    siteSpaces: ({ site, parts }, { all }) =>
      [...customizationsOf(site, parts.siteSpaces, all === true)].map(
        ([siteSpaceId, customization]) => ({ siteSpaceId, customization }),
      ),
  },
  Site: {
    asVisitor: (site, { visitor }, ctx) => siteAsVisitor(ctx, site, visitor.claims),
  },
  PublishedLocation: {
    page: ({ site, address }, _, ctx) => pageOf(ctx, site, address.path),
    redirect: ({ site, address }, _, ctx) => redirectOfAddress(ctx, site, address),
  },
  PublicUrl: {
    organizationId: ({ site }) => site.organizationId,
    siteId: ({ site }) => site.id,
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
    score: ({ rank }) => 1 / rank,
    ancestors: ({ ancestors }) => ancestors.map((title) => ({ title })),
    urls: async (row, _, ctx) => ({
      app: appAddressOf(ctx, row),
      published: await addressOf(ctx, row),
    }),
    sections: (row, _, ctx) =>
      Promise.all(
        row.sections.map(async ({ id, title, anchor, excerpt }) => ({
          ...{ key: id, title, body: excerpt, anchor, phrases: row.phrases },
          path: anchor === null ? row.path : `${row.path}#${anchor}`,
          score: 1 / row.rank,
          urls: {
            app: appAddressOf(ctx, row, anchor),
            published: await addressOf(ctx, row, anchor),
          },
        })),
      ),
  },
  SiteSearchResultConnection: {
    spaces: ({ isGrouped, nodes }) => (isGrouped ? bySpace(nodes) : null),
    problems: ({ found }) => problemsOf(found),
    suggestion: ({ found }, _, { load }) => suggestionOf(load, found),
    facets: ({ found }, _, ctx) => facetsOfFound(ctx, found),
  },
  SiteSearchSpace: {
    type: () => 'space',
    spaceId: ({ siteSpace }) => siteSpace.spaceId,
    title: async ({ siteSpace }, _, ctx) => (await ctx.load.space.must(siteSpace.spaceId)).title,
    score: ({ pages: [best] }) => (best ? 1 / best.rank : 0),
  },
  SiteSearchSection: {
    titleHighlights: ({ title, phrases }) => highlightsIn(title, phrases),
    bodyHighlights: ({ body, phrases }) => highlightsIn(body, phrases),
  },
  SpaceUrls: {
    published: ({ space }, _, ctx) => publishedUrlOfSpace(ctx, space),
    public: ({ space }, _, ctx) => publicUrlOfSpace(ctx, space),
  },
  Revision: {
    pageMetaLinks: async (row, { pageId }, ctx) =>
      metaLinksOf(ctx, row, await spaceOfHead(ctx, row), pageId),
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
    publicUrl: (_, { input }, ctx) => publicUrlOf(ctx, input),
    openAPISpec: (_, { id }, ctx) => (ctx.visitor ? specForVisitor(ctx, id) : readSpec(ctx, id)),
  },
};
