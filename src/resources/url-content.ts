/** Finds the content that a URL of the app names. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { member, readBy, revisionFor } from '../data/reader.ts';
import type { UrlContentRow } from '../data/rows/url-content.ts';
import { type AppAddress, readAppAddress } from '../domain/app-address.ts';
import { notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readableChangeRequest } from './change-request.ts';
import { pageIn } from './revision/content.ts';
import { contentOfView } from './revision/computed.ts';
import { readableRevision } from './revision.ts';
import { readableSpace } from './space.ts';

type SpaceAddress = Extract<AppAddress, { readonly spaceId: string }>;

async function collectionAt(
  ctx: Context,
  { organizationId, collectionId }: Exclude<AppAddress, SpaceAddress>,
): Promise<UrlContentRow | null> {
  const collection = await ctx.load.collection.load(collectionId);
  const isHere = collection?.organizationId === organizationId && collection.deletedAt === null;
  return isHere && (await can(ctx, 'collection.read', collection))
    ? { collection, space: null, changeRequest: null, page: null }
    : null;
}

/** Returns what an address names of a space; null where any of it cannot be read. */
async function spaceAt(ctx: Context, at: SpaceAddress): Promise<UrlContentRow | null> {
  const { organizationId, spaceId, changeRequestId, pageId } = at;
  const row = await readableSpace(ctx, spaceId);
  if (row?.organizationId !== organizationId || row.deletedAt !== null) return null;
  const request =
    changeRequestId === undefined ? null : await readableChangeRequest(ctx, changeRequestId);
  if (changeRequestId !== undefined && request?.spaceId !== spaceId) return null;
  const revisionId = at.revisionId ?? request?.revisionId ?? row.revisionId;
  const revision = await readableRevision(ctx, revisionId);
  if (revision?.spaceId !== spaceId) return null;
  const view = revisionFor(member, revision, true);
  const page = pageId === undefined ? null : pageIn(await contentOfView(ctx, view), pageId);
  if (pageId !== undefined && page === null) return null;
  return { collection: null, space: readBy(member, row), changeRequest: request, page };
}

export const urlContent: Resolvers = {
  Query: {
    contentByUrl: async (_, { url }, ctx) => {
      await authorize(ctx, 'node.read', null);
      const at = readAppAddress(url, ctx.settings.appUrl);
      if (!at) throw notFound();
      const content = await ('spaceId' in at ? spaceAt(ctx, at) : collectionAt(ctx, at));
      return content ?? Promise.reject(notFound());
    },
  },
};
