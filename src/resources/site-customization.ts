/** How sites look, and what they offer their visitors. */
import type { Context } from '../context.ts';
import { write } from '../data/write.ts';
import { keptLooks } from '../domain/site-customization.ts';
import type { Resolvers, SiteCustomizationInput } from '../generated/resolvers.ts';
import { customizationOfSite } from './site/customization.ts';
import { findSite } from './site/find.ts';

/** Says whole how a site looks, and gives its id. */
export const setSiteCustomization = (ctx: Context, organizationId: string, siteId: string, input: SiteCustomizationInput): Promise<string> =>
  write(ctx, { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, async (tx, site) => {
    const customization = keptLooks(input, 'input');
    await tx.prisma.site.update({ where: { key: { id: site.id, organizationId } }, data: { customization, updatedAt: ctx.now } });
    tx.record({ fields: ['customization'] });
    return site.id;
  });

export const siteCustomization: Resolvers = {
  Site: { customization: (row) => customizationOfSite(row) },
  Mutation: {
    setSiteCustomization: async (_, { organizationId, siteId, input }, ctx) => ({ site: await ctx.load.site.must(await setSiteCustomization(ctx, organizationId, siteId, input)) }),
  },
};
