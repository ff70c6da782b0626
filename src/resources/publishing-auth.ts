/**
 * Configures how a site authenticates its visitors: the backend, the signing key and the fallback
 * URL.
 */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { newVisitorKey } from '../data/site-keys.ts';
import { authorize } from '../data/authorize.ts';
import { hasValues, toGiven } from '../data/given.ts';
import type { SiteRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import type { Resolvers, UpdatePublishingAuthInput } from '../generated/resolvers.ts';
import { findSite } from './site/find.ts';
import { visitorKeyOf } from './site/visitor-keys.ts';

/** Updates the given settings and returns the id of the site. */
export const updatePublishingAuth = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { backend, fallbackUrl }: InputFields<UpdatePublishingAuthInput, 'siteId'>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'publishingAuth.update',
      on: (load, tx) => findSite(load, organizationId, siteId, tx),
    },
    async (tx, site) => {
      const changed = toGiven({ authBackend: backend, fallbackUrl }, 'fallbackUrl');
      if (hasValues(site, changed)) {
        tx.skipEvent();
        return site.id;
      }
      await tx.prisma.site.update({
        where: { key: { id: site.id, organizationId } },
        data: { ...changed, updatedAt: ctx.now },
      });
      tx.record({ fields: Object.keys(changed) });
      return site.id;
    },
  );

/**
 * Generates a new key and returns the site with it; reading the site again could return the key of
 * a concurrent call. The replaced key stays valid for a day, and any earlier one expires now.
 */
export const regenerateVisitorKey = (
  ctx: Context,
  organizationId: string,
  siteId: string,
): Promise<SiteRow> =>
  write(
    ctx,
    {
      action: 'publishingAuth.regenerate',
      on: (load, tx) => findSite(load, organizationId, siteId, tx),
    },
    async (tx, site) => {
      const visitorKey = newVisitorKey(ctx.secrets, site.id);
      await tx.prisma.site.update({
        where: { key: { id: site.id, organizationId } },
        data: {
          visitorKey,
          previousVisitorKey: new Uint8Array(site.visitorKey),
          visitorKeyChangedAt: ctx.now,
          updatedAt: ctx.now,
        },
      });
      tx.record({ fields: ['visitorKey'] });
      return { ...site, visitorKey };
    },
  );

export const publishingAuth: Resolvers = {
  PublishingAuth: {
    backend: ({ authBackend }) => authBackend,
    privateKey: (site, _, ctx) => visitorKeyOf(ctx, site),
  },
  Site: {
    publishingAuth: async (site, _, ctx) => {
      await authorize(ctx, 'publishingAuth.read', site);
      return site;
    },
  },
  Mutation: {
    updatePublishingAuth: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        publishingAuth: await ctx.load.site.must(
          await updatePublishingAuth(ctx, organizationId, siteId, input),
        ),
      };
    },
    regenerateVisitorKey: async (_, { input: { siteId } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        publishingAuth: await regenerateVisitorKey(ctx, organizationId, siteId),
      };
    },
  },
};
