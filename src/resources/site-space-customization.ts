/**
 * Sets, deletes and resolves the customization of site spaces, which overrides that of their site.
 */
import { isDeepStrictEqual } from 'node:util';
import { parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { write } from '../data/write.ts';
import { forMember } from '../data/reader.ts';
import { stored } from '../data/rows.ts';
import { changedSettings, storedCustomization } from '../domain/site-customization.ts';
import type { Resolvers, SiteCustomizationInput } from '../generated/resolvers.ts';
import { siteSpaceIn } from './site-space.ts';
import { customizationOfSiteSpace } from './site/customization.ts';
import { findSite } from './site/find.ts';
import { statement } from '../data/statement.ts';

/** Replaces the customization of a site space and returns its id. */
export const setSiteSpaceCustomization = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  input: SiteCustomizationInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const row = await siteSpaceIn(tx, site, id);
      await tx.prisma.siteSpace.update({
        where: { key: { id: row.id, organizationId } },
        data: { customization: storedCustomization(input, 'input.customization') },
      });
      tx.record({ fields: ['customization'], related: [id] });
      return id;
    },
  );

/** Changes the given values of the customization of a site space, and returns its id. */
export const updateSiteSpaceCustomization = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  input: SiteCustomizationInput,
): Promise<string> =>
  write(
    ctx,
    { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const row = await siteSpaceIn(tx, site, id);
      const before = { ...stored<object>(row.customization) };
      const settings = changedSettings(before, { ...input });
      if (isDeepStrictEqual(settings, before)) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.siteSpace.update({
        where: { key: { id: row.id, organizationId } },
        data: { customization: storedCustomization(settings, 'input.customization') },
      });
      tx.record({ fields: ['customization'], related: [id] });
      return id;
    },
  );

const CLEAR_CUSTOMIZATION = statement(
  'siteSpace.clearCustomization',
  'UPDATE site_spaces SET customization = NULL WHERE id = $1 AND organization_id = $2',
  {},
);

/**
 * Deletes the customization of a site space, if it has one, and returns the id of the site space.
 */
export const deleteSiteSpaceCustomization = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<boolean> =>
  write(
    ctx,
    { action: 'site.customize', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx, site) => {
      const row = await siteSpaceIn(tx, site, id);
      if (row.customization === null) {
        tx.skipEvent();
        return false;
      }
      await tx.query(CLEAR_CUSTOMIZATION, [row.id, organizationId]);
      tx.record({ fields: ['customization'], related: [id] });
      return true;
    },
  );

export const siteSpaceCustomization: Resolvers = {
  SiteSpace: {
    customization: async (row, _, ctx) =>
      customizationOfSiteSpace(await ctx.load.site.must(row.siteId), row),
  },
  Mutation: {
    setSiteSpaceCustomization: async (_, { input: { siteSpaceId: id, customization } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        siteSpace: forMember(
          await ctx.load.siteSpace.must(
            await setSiteSpaceCustomization(ctx, organizationId, siteId, id, customization),
          ),
        ),
      };
    },
    updateSiteSpaceCustomization: async (_, { input: { siteSpaceId: id, customization } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        siteSpace: forMember(
          await ctx.load.siteSpace.must(
            await updateSiteSpaceCustomization(ctx, organizationId, siteId, id, customization),
          ),
        ),
      };
    },
    deleteSiteSpaceCustomization: async (_, { input: { siteSpaceId: id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        deleted: await deleteSiteSpaceCustomization(ctx, organizationId, siteId, id),
        siteSpace: forMember(await ctx.load.siteSpace.must(id)),
      };
    },
  },
};
