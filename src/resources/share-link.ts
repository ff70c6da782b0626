/**
 * Creates, updates, deletes and resolves share links, which let anyone with the link read a site.
 */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { type ConnectionQuery, contains, declareList } from '../data/connection.ts';
import { createdWithin, given, isTrue } from '../data/connection/conditions.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { forMember } from '../data/reader.ts';
import type { ShareLinkRow } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { newShareKey, shareKeyOf } from '../data/site-keys.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import type {
  CreateShareLinkInput,
  Resolvers,
  ShareLinkOrderField,
  SiteShareLinksArgs,
  UpdateShareLinkInput,
} from '../generated/resolvers.ts';
import { publishedUrl } from './site/addresses.ts';
import { findSite } from './site/find.ts';

/** Creates a share link with a new key and returns its id. */
export const createShareLink = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { name }: InputFields<CreateShareLinkInput, 'siteId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'shareLink.create', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx) => {
      const id = newId('ShareLink');
      await tx.prisma.shareLink.create({
        data: {
          ...newShareKey(ctx.secrets, id),
          id,
          organizationId,
          siteId,
          name,
          createdAt: ctx.now,
        },
      });
      tx.record({ fields: ['shareLinks'], related: [id] });
      return id;
    },
  );

/** Updates the given fields of a share link and returns its id. */
export const updateShareLink = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  { active, name }: InputFields<UpdateShareLinkInput>,
): Promise<string> =>
  write(
    ctx,
    { action: 'shareLink.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx) => {
      const row = await tx.load.shareLink.load(id);
      if (row?.siteId !== siteId) throw notFound();
      const changed = toGiven({ active, name });
      if (hasValues(row, changed)) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.shareLink.update({ where: { key: { id, organizationId } }, data: changed });
      tx.record({ fields: Object.keys(changed), related: [id] });
      return id;
    },
  );

/** Deletes a share link and returns its id. */
export const deleteShareLink = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    { action: 'shareLink.delete', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    async (tx) => {
      const { count } = await tx.prisma.shareLink.deleteMany({
        where: { id, siteId, organizationId },
      });
      if (count === 0) {
        tx.skipEvent();
        return nothingToDelete(ctx);
      }
      tx.record({ fields: ['shareLinks'], related: [id] });
      return id;
    },
  );

/** Returns a share link that the viewer can read, or null. */
export async function readableShareLink(ctx: Context, id: string): Promise<ShareLinkRow | null> {
  const row = await ctx.load.shareLink.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  return site && (await can(ctx, 'shareLink.read', site)) ? row : null;
}

const SHARE_LINKS = declareList(
  'site.shareLinks',
  tables.shareLink,
  'share_links sl',
  'sl.site_id',
);

const shareLinkOrders = declareOrders<ShareLinkOrderField>('sl.id', {
  CREATED_AT: byTime('sl.created_at'),
  NAME: byName('sl.name'),
});

const shareLinksOf = ({
  filter,
  orderBy,
}: ListArgs<SiteShareLinksArgs>): ConnectionQuery<ShareLinkRow> => ({
  ...SHARE_LINKS,
  where: [
    ...given(contains('sl.name', filter?.name), isTrue('sl.active', filter?.active)),
    ...createdWithin('sl.created_at', filter),
  ],
  ...shareLinkOrders(orderBy),
});

export const shareLink: Resolvers = {
  ShareLink: {
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: async (row, _, ctx) => {
      const address = await publishedUrl(ctx, await ctx.load.site.must(row.siteId));
      return {
        location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/share-links/${row.id}`,
        published: address && `${address}?shareKey=${shareKeyOf(ctx.secrets, row)}`,
        publishedByPath: address && `${address}/${shareKeyOf(ctx.secrets, row)}`,
      };
    },
  },
  Site: {
    shareLinks: async (row, page, ctx) => {
      await authorize(ctx, 'shareLink.list', row);
      return ctx.load.page(shareLinksOf(page), row.id, page);
    },
  },
  Query: {
    shareLink: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'ShareLink', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'shareLink.read', site);
      const row = await ctx.load.shareLink.load(id);
      if (row?.siteId !== siteId) throw notFound();
      return row;
    },
  },
  Mutation: {
    createShareLink: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        shareLink: await ctx.load.shareLink.must(
          await createShareLink(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateShareLink: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'ShareLink', id);
      return {
        shareLink: await ctx.load.shareLink.must(
          await updateShareLink(ctx, organizationId, siteId, id, input),
        ),
      };
    },
    deleteShareLink: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'ShareLink', id);
      return {
        deletedShareLinkId: await deleteShareLink(ctx, organizationId, siteId, id),
      };
    },
  },
};
