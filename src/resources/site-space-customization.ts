/** Where site spaces look otherwise than their site. */
import type { Context } from '../context.ts';
import { write } from '../data/write.ts';
import { keptLooks } from '../domain/site-customization.ts';
import type { Resolvers, SiteCustomizationInput } from '../generated/resolvers.ts';
import { siteSpaceIn } from './site-space.ts';
import { customizationOfSiteSpace } from './site/customization.ts';
import { findSite } from './site/find.ts';

/** Says whole where a site space looks otherwise than its site, and gives its id. */
export const setSiteSpaceCustomization = (ctx: Context, organizationId: string, siteId: string, id: string, input: SiteCustomizationInput): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    await tx.prisma.siteSpace.update({ where: { key: { id: row.id, organizationId } }, data: { customization: keptLooks(input, 'input') } });
    tx.record({ fields: ['customization'], related: [id] });
    return id;
  });

/** Lets a site space look like its site, as it may do already, and gives its id. */
export const deleteSiteSpaceCustomization = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    if (row.customization === null) {
      tx.skipEvent();
      return id;
    }
    await tx.query('siteSpace.clearCustomization', 'UPDATE site_spaces SET customization = NULL WHERE id = $1 AND organization_id = $2', [row.id, organizationId]);
    tx.record({ fields: ['customization'], related: [id] });
    return id;
  });

export const siteSpaceCustomization: Resolvers = {
  SiteSpace: { customization: async (row, _, ctx) => customizationOfSiteSpace(await ctx.load.site.must(row.siteId), row) },
  Mutation: {
    setSiteSpaceCustomization: async (_, { organizationId, siteId, id, input }, ctx) => ({
      siteSpace: await ctx.load.siteSpace.must(await setSiteSpaceCustomization(ctx, organizationId, siteId, id, input)),
    }),
    deleteSiteSpaceCustomization: async (_, { organizationId, siteId, id }, ctx) => ({
      siteSpace: await ctx.load.siteSpace.must(await deleteSiteSpaceCustomization(ctx, organizationId, siteId, id)),
    }),
  },
};
