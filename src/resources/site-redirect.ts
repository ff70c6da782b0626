/**
 * Creates, updates, deletes and resolves the redirects of sites, both manual and automatic ones.
 */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { forMember } from '../data/reader.ts';
import type { SiteRedirectRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import { destinationOf } from '../domain/site-address.ts';
import { checkAll } from '../domain/problems.ts';
import type {
  CreateSiteRedirectInput,
  Resolvers,
  UpdateSiteRedirectInput,
} from '../generated/resolvers.ts';
import { publishedPathUrl } from './site/addresses.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import {
  normalizeDestination,
  currentDestinationOf,
  writeRedirect,
  visibleRedirect,
  redirectsOfSite,
  normalizeSource,
} from './site/redirect.ts';
import { redirectOf } from './site/redirect-lookup.ts';

/**
 * Creates a redirect and returns its id.
 * @throws ALREADY_EXISTS if the source is taken, BAD_USER_INPUT for a redirect cycle, CONFLICT if
 * the site has too many redirects.
 */
export const createSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { source, destination }: InputFields<CreateSiteRedirectInput, 'siteId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'redirect.create', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const [from, to] = checkAll(
        () => normalizeSource(source),
        () => normalizeDestination(destination),
      );
      const id = await writeRedirect(ctx, tx, site, { source: from, destination: to });
      tx.record({ fields: ['redirects'], related: [id] });
      return id;
    },
  );

/** Updates the given fields of a redirect. An automatic redirect becomes a manual one. */
export const updateSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  { source, destination }: InputFields<UpdateSiteRedirectInput>,
): Promise<string> =>
  write(
    ctx,
    { action: 'redirect.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const access = { viewer: ctx.viewer, load: tx.load };
      const row = await visibleRedirect(access, site, id);
      if (!row) throw notFound();
      const fields = [
        ...(source == null ? [] : ['source']),
        ...(destination == null ? [] : ['destination']),
      ];
      const [newSource, newDestination] = checkAll(
        () => (source == null ? undefined : normalizeSource(source)),
        () => (destination == null ? undefined : normalizeDestination(destination)),
      );
      const redirect = {
        source: newSource ?? row.source,
        destination: newDestination ?? (await currentDestinationOf(access, row)),
      };
      if (fields.length === 0) tx.skipEvent();
      else {
        await writeRedirect(ctx, tx, site, redirect, row);
        tx.record({ fields, related: [id] });
      }
      return id;
    },
  );

/** Deletes a redirect and returns its id. */
export const deleteSiteRedirect = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    { action: 'redirect.delete', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const row = await visibleRedirect({ viewer: ctx.viewer, load: tx.load }, site, id);
      if (!row) {
        tx.skipEvent();
        return nothingToDelete(ctx);
      }
      await tx.prisma.siteRedirect.delete({ where: { key: { id, organizationId } } });
      tx.record({ fields: ['redirects'], related: [id] });
      return id;
    },
  );

/** Returns a redirect that the viewer can read, or null. */
export async function readableRedirect(ctx: Context, id: string): Promise<SiteRedirectRow | null> {
  const row = await ctx.load.siteRedirect.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  return site && (await can(ctx, 'redirect.read', site)) ? visibleRedirect(ctx, site, id) : null;
}

export const siteRedirect: Resolvers = {
  SiteRedirect: {
    destination: (row, _, ctx) => currentDestinationOf(ctx, row),
    automatic: ({ destination }) => destination === null,
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: ({ id, siteId, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/orgs/${organizationId}/sites/${siteId}/redirects/${id}`,
    }),
  },
  ResolvedRedirect: {
    target: async ({ reader, site, destination }, _, ctx) =>
      'address' in destinationOf(destination)
        ? destination
        : publishedPathUrl(ctx, reader, site, destination),
    urls: async ({ reader, site, destination }, _, ctx) => ({
      published: await publishedPathUrl(ctx, reader, site, destination),
    }),
  },
  Site: {
    redirects: async (row, page, ctx) => {
      await authorize(ctx, 'redirect.list', row);
      return ctx.load.page<SiteRedirectRow>(await redirectsOfSite(ctx, page), row.id, page);
    },
    redirect: async (row, { source }, ctx) => {
      const { reader } = row;
      const parts = await visiblePartsOf(ctx, row);
      const found = await redirectOf(ctx, { reader, site: row, parts }, source);
      return found && { ...found, reader, site: row };
    },
  },
  Query: {
    siteRedirect: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'redirect.read', site);
      const row = await visibleRedirect(ctx, site, id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteRedirect: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        siteRedirect: await ctx.load.siteRedirect.must(
          await createSiteRedirect(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateSiteRedirect: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      return {
        siteRedirect: await ctx.load.siteRedirect.must(
          await updateSiteRedirect(ctx, organizationId, siteId, id, input),
        ),
      };
    },
    deleteSiteRedirect: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteRedirect', id);
      return {
        deletedSiteRedirectId: await deleteSiteRedirect(ctx, organizationId, siteId, id),
      };
    },
  },
};
