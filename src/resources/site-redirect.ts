/** Redirects of sites: made by hand, shown with those that were left by themselves, and followed. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import type { SiteRedirectRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import type { CreateSiteRedirectInput, Resolvers, UpdateSiteRedirectInput } from '../generated/resolvers.ts';
import { publishedPath } from './site/addresses.ts';
import { findSite, partsSeen } from './site/find.ts';
import { destinationFor, destinationNow, putRedirect, redirectSeen, redirectsOfSite, sourceFor } from './site/redirect.ts';
import { redirectOf } from './site/redirect-lookup.ts';

/** Makes a redirect, and gives its id. ALREADY_EXISTS for a source that is taken, BAD_USER_INPUT for a circle, CONFLICT for one too many. */
export const createSiteRedirect = (ctx: Context, organizationId: string, siteId: string, { source, destination }: CreateSiteRedirectInput): Promise<string> =>
  write(ctx, { action: 'redirect.create', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const id = await putRedirect(ctx, tx, site, { source: sourceFor(source), destination: destinationFor(destination) });
    tx.record({ fields: ['redirects'], related: [id] });
    return id;
  });

/** Changes what is given of a redirect: one that was left by itself is one made by hand from then on. */
export const updateSiteRedirect = (ctx: Context, organizationId: string, siteId: string, id: string, { source, destination }: UpdateSiteRedirectInput): Promise<string> =>
  write(ctx, { action: 'redirect.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const asking = { viewer: ctx.viewer, load: tx.load };
    const row = await redirectSeen(asking, site, id);
    if (!row) throw notFound();
    const fields = [...(source == null ? [] : ['source']), ...(destination == null ? [] : ['destination'])];
    const wanted = { source: source == null ? row.source : sourceFor(source), destination: destination == null ? await destinationNow(asking, row) : destinationFor(destination) };
    if (fields.length > 0) await putRedirect(ctx, tx, site, wanted, row);
    tx.record({ fields, related: [id] });
    return id;
  });

/** Deletes a redirect, and gives its id; null for what is not there, or not seen. */
export const deleteSiteRedirect = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string | null> =>
  write(ctx, { action: 'redirect.delete', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const row = await redirectSeen({ viewer: ctx.viewer, load: tx.load }, site, id);
    if (!row) {
      tx.skipEvent();
      return null;
    }
    await tx.prisma.siteRedirect.delete({ where: { key: { id, organizationId } } });
    tx.record({ fields: ['redirects'], related: [id] });
    return id;
  });

/** A redirect that the caller may read; null for none. */
export async function readableRedirect(ctx: Context, id: string): Promise<SiteRedirectRow | null> {
  const row = await ctx.load.siteRedirect.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  return site && (await can(ctx, 'redirect.read', site)) ? redirectSeen(ctx, site, id) : null;
}

export const siteRedirect: Resolvers = {
  SiteRedirect: {
    destination: (row, _, ctx) => destinationNow(ctx, row),
    automatic: ({ destination }) => destination === null,
    site: ({ siteId }, _, ctx) => ctx.load.site.must(siteId),
    urls: ({ id, siteId, organizationId }, _, { settings }) => ({ location: `${settings.baseUrl}/v1/orgs/${organizationId}/sites/${siteId}/redirects/${id}` }),
  },
  SiteRedirectConnection: { totalCount: (page) => page.count() },
  ResolvedRedirect: {
    urls: async ({ site, destination }, _, ctx) => ({ published: await publishedPath(ctx, site, destination) }),
  },
  Site: {
    redirects: async (row, page, ctx) => {
      await authorize(ctx, 'redirect.list', row);
      return ctx.load.page<SiteRedirectRow>(await redirectsOfSite(ctx), row.id, page);
    },
    redirect: async (row, { source }, ctx) => {
      const found = await redirectOf(ctx, row, await partsSeen(ctx, row), source);
      return found && { ...found, site: row };
    },
  },
  Query: {
    siteRedirect: async (_, { organizationId, siteId, id }, ctx) => {
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'redirect.read', site);
      const row = await redirectSeen(ctx, site, id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteRedirect: async (_, { organizationId, siteId, input }, ctx) => ({ siteRedirect: await ctx.load.siteRedirect.must(await createSiteRedirect(ctx, organizationId, siteId, input)) }),
    updateSiteRedirect: async (_, { organizationId, siteId, id, input }, ctx) => ({ siteRedirect: await ctx.load.siteRedirect.must(await updateSiteRedirect(ctx, organizationId, siteId, id, input)) }),
    deleteSiteRedirect: async (_, { organizationId, siteId, id }, ctx) => ({ deletedSiteRedirectId: await deleteSiteRedirect(ctx, organizationId, siteId, id) }),
  },
};
