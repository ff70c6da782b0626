/** Sites as they are read: whole by who may read them in their organization, by visitors as far as they are meant for them. */
import type { Context } from '../context.ts';
import { can } from '../data/authorize.ts';
import type { PublishedPageRow, PublishedSiteRow, SiteSearchResultRow } from '../data/rows/published-site.ts';
import type { SiteRow, Visit } from '../data/rows.ts';
import { badInput } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { openPublishedSite } from './published-site/open.ts';
import { searchSite } from './published-site/search.ts';
import { visitedRevision } from './revision/visited.ts';
import { pageOfSections } from './site-section.ts';
import { pageOfSiteSpaces } from './site-space.ts';
import { publishedSiteSpace } from './site/addresses.ts';
import { customizationsOf } from './site/customization.ts';
import { partsSeen } from './site/find.ts';
import { pageAt } from './site/page-at.ts';
import { redirectOf } from './site/redirect-lookup.ts';
import { type Credentials, visitAs, visitedParts, visitedSite, visitOf } from './site/visit.ts';

/** A site as a visitor reads it. */
export const publishedFor = (visit: Visit): PublishedSiteRow => ({ site: visitedSite(visit), parts: visitedParts(visit), visit, shareKey: visit.shareKey });

/** A site of an organization; whether somebody may know that it is there is asked next. */
async function siteIn(ctx: Context, organizationId: string, siteId: string): Promise<SiteRow | null> {
  const row = await ctx.load.site.load(siteId);
  return row?.organizationId === organizationId ? row : null;
}

/** A site for who asks; null where there is none for him. FORBIDDEN for a visitor who selects what visitors do not reach. */
async function publishedSiteOf(ctx: Context, organizationId: string, siteId: string, credentials: Credentials): Promise<PublishedSiteRow | null> {
  const site = await siteIn(ctx, organizationId, siteId);
  if (site && ctx.viewer && (await can(ctx, 'site.read', site))) {
    const { shareKey = null } = credentials;
    return { site: { ...site, shareKey }, parts: await partsSeen(ctx, site), visit: null, shareKey };
  }
  ctx.ledger?.onlyForVisitors();
  const visit = site && (await visitOf(ctx, site, credentials));
  return visit && publishedFor(visit);
}

/** What is read at a path of a site, as its reader reads it. */
async function pageOf(ctx: Context, { site, parts, visit }: PublishedSiteRow, path: string): Promise<PublishedPageRow | null> {
  const place = await pageAt(ctx, site, parts, path.startsWith('/') ? path : `/${path}`);
  return place && visit && place.page ? { ...place, page: { ...place.page, revision: visitedRevision(place.page.revision, visit) } } : place;
}

/** A site as somebody with these claims would read it, of what who asks sees himself. BAD_USER_INPUT for claims that are no object. */
async function siteAsVisitor(ctx: Context, site: SiteRow, claims: unknown): Promise<PublishedSiteRow> {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw badInput('Claims are an object.', 'visitor.claims');
  return publishedFor(await visitAs(ctx, site, claims));
}

const addressOf = async (ctx: Context, { siteSpace, path }: SiteSearchResultRow, anchor: string | null = null): Promise<string | null> => {
  const [address, query] = ((await publishedSiteSpace(ctx, siteSpace, path)) ?? '').split('?');
  return address ? `${address}${query === undefined ? '' : `?${query}`}${anchor === null ? '' : `#${anchor}`}` : null;
};

export const publishedSite: Resolvers = {
  PublishedSite: {
    structure: ({ site, parts }) => ({ site, parts }),
    sections: ({ site, parts, shareKey }, page) => pageOfSections(site.id, parts, shareKey, page),
    siteSpaces: ({ site, parts, shareKey }, page) => pageOfSiteSpaces(site.id, parts, shareKey, page),
    search: (row, { input, ...page }, ctx) => searchSite(ctx, row, input.query, page),
    page: (row, { path }, ctx) => pageOf(ctx, row, path),
    redirect: async ({ site, parts }, { source }, ctx) => {
      const found = await redirectOf(ctx, site, parts, source);
      return found && { ...found, site };
    },
    customizations: ({ site, parts }) => {
      const { siteSpaces, ...looks } = customizationsOf(site, parts.siteSpaces);
      return { ...looks, siteSpaces: [...siteSpaces].map(([siteSpaceId, customization]) => ({ siteSpaceId, customization })) };
    },
    scripts: () => [],
  },
  Site: { asVisitor: (site, { visitor }, ctx) => siteAsVisitor(ctx, site, visitor.claims) },
  SiteSearchResult: {
    siteSpaceId: ({ siteSpace }) => siteSpace.id,
    spaceId: ({ siteSpace }) => siteSpace.spaceId,
    urls: async (row, _, ctx) => ({ published: await addressOf(ctx, row) }),
    sections: (row, _, ctx) =>
      Promise.all(
        row.sections.map(async ({ id, title, anchor, excerpt }) => ({
          ...{ id, title, body: excerpt },
          path: anchor === null ? row.path : `${row.path}#${anchor}`,
          urls: { published: await addressOf(ctx, row, anchor) },
        })),
      ),
  },
  SiteSearchResultConnection: { totalCount: (page) => page.count() },
  Mutation: { openPublishedSite: (_, { input }, ctx) => openPublishedSite(ctx, input) },
  Query: {
    publishedSite: (_, { organizationId, siteId, shareKey, visitorToken }, ctx) => publishedSiteOf(ctx, organizationId, siteId, { shareKey, visitorToken }),
  },
};
