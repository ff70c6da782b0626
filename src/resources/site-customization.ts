/** How sites look, and single site spaces otherwise than their site. */
import type { Context } from '../context.ts';
import { write } from '../data/write.ts';
import { keptLooks } from '../domain/site-customization.ts';
import type { Resolvers, SiteCustomizationInput } from '../generated/resolvers.ts';
import { siteSpaceIn } from './site-space.ts';
import { customizationOfSite, customizationOfSiteSpace } from './site/customization.ts';
import { findSite } from './site/find.ts';

/** Says whole how a site looks. */
export const setSiteCustomization = (ctx: Context, organizationId: string, siteId: string, input: SiteCustomizationInput): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const customization = keptLooks(input, 'input');
    await tx.prisma.site.update({ where: { key: { id: site.id, organizationId } }, data: { customization, updatedAt: ctx.now } });
    tx.record({ fields: ['customization'] });
    return site.id;
  });

/** Says whole where a site space looks otherwise than its site. */
export const setSiteSpaceCustomization = (ctx: Context, organizationId: string, siteId: string, id: string, input: SiteCustomizationInput): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    await tx.prisma.siteSpace.update({ where: { key: { id: row.id, organizationId } }, data: { customization: keptLooks(input, 'input') } });
    tx.record({ fields: ['customization'], related: [id] });
    return id;
  });

/** Lets a site space look like its site, as it may do already. */
export const deleteSiteSpaceCustomization = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    await tx.query('siteSpace.clearCustomization', 'UPDATE site_spaces SET customization = NULL WHERE id = $1 AND organization_id = $2', [row.id, organizationId]);
    tx.record({ fields: row.customization === null ? [] : ['customization'], related: [id] });
    return id;
  });

export const siteCustomization: Resolvers = {
  Site: { customization: (row) => customizationOfSite(row) },
  SiteSpace: { customization: async (row, _, ctx) => customizationOfSiteSpace(await ctx.load.site.must(row.siteId), row) },
  Mutation: {
    setSiteCustomization: async (_, { organizationId, siteId, input }, ctx) => ({ site: await ctx.load.site.must(await setSiteCustomization(ctx, organizationId, siteId, input)) }),
    setSiteSpaceCustomization: async (_, { organizationId, siteId, id, input }, ctx) => ({
      siteSpace: await ctx.load.siteSpace.must(await setSiteSpaceCustomization(ctx, organizationId, siteId, id, input)),
    }),
    deleteSiteSpaceCustomization: async (_, { organizationId, siteId, id }, ctx) => ({
      siteSpace: await ctx.load.siteSpace.must(await deleteSiteSpaceCustomization(ctx, organizationId, siteId, id)),
    }),
  },
};
