/** Sets and resolves the customization of sites. */
import { parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { hasValues } from '../data/given.ts';
import { write } from '../data/write.ts';
import { forMember } from '../data/reader.ts';
import { storedCustomization } from '../domain/site-customization.ts';
import type { Resolvers, SiteCustomizationInput } from '../generated/resolvers.ts';
import { customizationOfSite } from './site/customization.ts';
import { findSite } from './site/find.ts';

/** Replaces the customization of a site and returns the site's id. */
export const setSiteCustomization = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  input: SiteCustomizationInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const customization = storedCustomization(input, 'input.customization');
      if (hasValues(site, { customization })) {
        tx.skipEvent();
        return site.id;
      }
      await tx.prisma.site.update({
        where: { key: { id: site.id, organizationId } },
        data: { customization, updatedAt: ctx.now },
      });
      tx.record({ fields: ['customization'] });
      return site.id;
    },
  );

export const siteCustomization: Resolvers = {
  Site: { customization: (row) => customizationOfSite(row) },
  Mutation: {
    setSiteCustomization: async (_, { input: { siteId, customization } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        site: forMember(
          await ctx.load.site.must(
            await setSiteCustomization(ctx, organizationId, siteId, customization),
          ),
        ),
      };
    },
  },
};
