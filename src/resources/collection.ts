/**
 * Creates, updates, moves, deletes and resolves collections, which contain spaces and other
 * collections.
 */
import type { InputFields } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, permissionsOn } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { hasValues, toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import { mapPage } from '../data/page.ts';
import { forMember } from '../data/reader.ts';
import type { CollectionRow, SpaceRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import type {
  CreateCollectionInput,
  MoveSpaceInput,
  Resolvers,
  UpdateCollectionInput,
} from '../generated/resolvers.ts';
import { grantToCreator, locationFor } from './content/create.ts';
import { ancestorsIn, findCollection, lockContentOrderOf } from './content/find.ts';
import {
  collectionsOfCollection,
  collectionsOfOrganization,
  spacesOfCollection,
} from './content/lists.ts';
import {
  destinationOf,
  type ParentCollection,
  lastRank,
  moveDescendants,
} from './content/location.ts';
import {
  restoreDescendants,
  isRetentionOver,
  moveToTrash,
  restoreDestinationOf,
} from './content/trash.ts';
import { transferTargetOf, transferContent, type TransferFields } from './content/transfer.ts';

const keyOf = ({ id, organizationId }: CollectionRow) => ({ key: { id, organizationId } });

/** Creates a collection at the end of its parent and returns its id. */
export const createCollection = (
  ctx: Context,
  organizationId: string,
  { title, parentId: givenParentId }: InputFields<CreateCollectionInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'collection.create',
      on: (load, tx) =>
        locationFor(
          { viewer: ctx.viewer, load },
          tx,
          'collection.create',
          organizationId,
          givenParentId,
        ),
    },
    async (tx, location) => {
      const id = newId('Collection');
      const parentId = location.parent?.id ?? null;
      const rank = await lastRank(tx, organizationId, parentId);
      await tx.prisma.collection.create({
        data: {
          id,
          organizationId,
          parentId,
          ancestors: ancestorsIn(location.parent),
          rank,
          title: title ?? 'Untitled',
          createdAt: ctx.now,
          updatedAt: ctx.now,
        },
      });
      await grantToCreator(ctx, tx, organizationId, id);
      tx.record({ subject: id, organizationId });
      return id;
    },
  );

/** Updates the given fields of a collection. */
export const updateCollection = (
  ctx: Context,
  id: string,
  { title, description, defaultLevel }: InputFields<UpdateCollectionInput>,
): Promise<string> =>
  write(
    ctx,
    { action: 'collection.update', on: (load, tx) => locked(load, tx, id) },
    async (tx, row) => {
      // Gap: the contract has no null here, so an empty description is stored as null.
      const changed = toGiven(
        { title, description: description === '' ? null : description, defaultLevel },
        'description',
        'defaultLevel',
      );
      if (hasValues(row, changed)) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.collection.update({
        where: keyOf(row),
        data: { ...changed, updatedAt: ctx.now },
      });
      tx.record({ fields: Object.keys(changed) });
      return id;
    },
  );

/**
 * Returns a collection after locking the content order of its organization, and of the receiver of
 * a transfer.
 */
async function locked(
  load: Loaders,
  tx: Tx,
  id: string,
  receiver?: string,
): Promise<CollectionRow | null> {
  await lockContentOrderOf(load, tx, id, receiver);
  return findCollection(load, id);
}

/**
 * Moves a collection and its contents to the trash.
 * @throws NOT_FOUND if it does not exist; a collection's address has no parent, so a repeated
 * DELETE fails too.
 */
export const deleteCollection = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    { action: 'collection.delete', on: (load, tx) => locked(load, tx, id) },
    async (tx, row) => {
      await moveToTrash(tx, ctx.now, row);
      return id;
    },
  );

/**
 * Restores a collection together with everything that was deleted with it.
 * @throws CONFLICT if it is not in the trash.
 */
export const restoreCollection = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    {
      action: 'collection.restore',
      on: async (load, tx) => {
        await lockContentOrderOf(load, tx, id);
        const row = await load.collection.load(id);
        return row && isRetentionOver(row, ctx.now) ? null : row;
      },
    },
    async (tx, row) => {
      if (row.deletedAt === null)
        throw new AppError('CONFLICT', 'This collection is not in the trash.');
      const { parent, rank, defaultLevel } = await restoreDestinationOf(tx, ctx.now, row);
      await tx.contentListener.trashChanges(tx, ctx.now, row, () => restoreDescendants(tx, row));
      await tx.prisma.collection.update({ where: keyOf(row), data: { defaultLevel } });
      await storeLocation(tx, ctx.now, row, parent, rank);
      return id;
    },
  );

/** Moves a collection and its contents within its organization. */
export const moveCollection = (
  ctx: Context,
  id: string,
  input: InputFields<MoveSpaceInput>,
): Promise<string> =>
  write(
    ctx,
    { action: 'collection.move', on: (load, tx) => locked(load, tx, id) },
    async (tx, row) => {
      const { parent, rank } = await destinationOf(ctx, tx, row, input, 'collection.create');
      await storeLocation(tx, ctx.now, row, parent, rank);
      tx.record({ fields: parent?.id === row.parentId ? ['position'] : ['parent', 'position'] });
      return id;
    },
  );

/** Stores the new parent and rank of a collection in the same organization. */
async function storeLocation(
  tx: Tx,
  now: Date,
  row: CollectionRow,
  parent: ParentCollection | null,
  rank: string,
): Promise<void> {
  await tx.prisma.collection.update({
    where: keyOf(row),
    data: { parentId: parent?.id ?? null, ancestors: ancestorsIn(parent), rank, updatedAt: now },
  });
  await moveDescendants(tx, row, parent);
}

/**
 * Transfers a collection and its contents to another organization, or moves it to another
 * collection of its own.
 */
export const transferCollection = (
  ctx: Context,
  id: string,
  input: TransferFields,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'collection.transfer',
      on: async (load, tx) => locked(load, tx, id, await transferTargetOf(load, input)),
    },
    async (tx, row) => {
      const { to, parent, leftOrganization } = await transferContent(
        ctx,
        tx,
        row,
        input,
        'collection.create',
      );
      if (!leftOrganization) await storeLocation(tx, ctx.now, row, parent, to.rank);
      tx.record({ fields: ['organization'], related: [to.organizationId] });
      return id;
    },
  );

/**
 * Returns a collection that is not in the trash.
 * @throws NOT_FOUND
 */
async function getCollection(ctx: Context, id: string): Promise<CollectionRow> {
  const row = await findCollection(ctx.load, id);
  if (!row) throw notFound();
  return row;
}

export const collection: Resolvers = {
  Collection: {
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    parent: async ({ parentId }, _, ctx) => {
      const row = parentId === null ? null : await findCollection(ctx.load, parentId);
      return row && (await can(ctx, 'collection.read', row)) ? row : null;
    },
    urls: ({ id, organizationId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/collections/${id}`,
      app: `${settings.appUrl}/o/${organizationId}/c/${id}`,
    }),
    permissions: async (row, _, ctx) => {
      const may = await permissionsOn(ctx, 'collection', row);
      const create = may('collection.update');
      return {
        view: may('collection.read'),
        admin: create,
        create,
        viewInviteLinks: may('collection.viewInviteLinks'),
      };
    },
    spaces: async (row, args, ctx) => {
      await authorize(ctx, 'collection.read', row);
      const spaces = await spacesOfCollection(ctx, args);
      return mapPage(await ctx.load.page<SpaceRow>(spaces, row.id, args), forMember);
    },
    collections: async (row, args, ctx) => {
      await authorize(ctx, 'collection.read', row);
      return ctx.load.page<CollectionRow>(await collectionsOfCollection(ctx, args), row.id, args);
    },
  },
  Organization: {
    collections: async ({ id }, args, ctx) => {
      await authorize(ctx, 'collection.list', { id });
      return ctx.load.page<CollectionRow>(await collectionsOfOrganization(ctx, args), id, args);
    },
  },
  Query: {
    collection: async (_, { id }, ctx) => {
      const row = await getCollection(ctx, id);
      await authorize(ctx, 'collection.read', row);
      return row;
    },
  },
  Mutation: {
    createCollection: async (_, { input: { organizationId, ...input } }, ctx) => ({
      collection: await getCollection(ctx, await createCollection(ctx, organizationId, input)),
    }),
    updateCollection: async (_, { input: { id, ...input } }, ctx) => ({
      collection: await getCollection(ctx, await updateCollection(ctx, id, input)),
    }),
    deleteCollection: async (_, { input: { id } }, ctx) => ({
      deletedCollectionId: await deleteCollection(ctx, id),
    }),
    restoreCollection: async (_, { input: { id } }, ctx) => ({
      collection: await getCollection(ctx, await restoreCollection(ctx, id)),
    }),
    moveCollection: async (_, { input: { id, ...input } }, ctx) => ({
      collection: await getCollection(ctx, await moveCollection(ctx, id, input)),
    }),
    transferCollection: async (_, { input: { id, ...input } }, ctx) => ({
      collection: await getCollection(ctx, await transferCollection(ctx, id, input)),
    }),
  },
};
