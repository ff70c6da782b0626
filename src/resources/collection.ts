/** Collections: folders of spaces and of other collections. */
import type { Context } from '../context.ts';
import { authorize, can, factsOf, told } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { given } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { CollectionRow, SpaceRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { Fault, notFound } from '../domain/errors.ts';
import type { CreateCollectionInput, MoveContentInput, Resolvers, TransferContentInput, UpdateCollectionInput } from '../generated/resolvers.ts';
import { grantToMaker, placeFor } from './content/create.ts';
import { ancestorsIn, livingCollection, lockOrderOf } from './content/find.ts';
import { collectionsOfCollection, collectionsOfOrganization, spacesOfCollection } from './content/lists.ts';
import { destinationOf, type Folder, lastRank, moveBelow } from './content/place.ts';
import { keepingBeside } from './site/keep-addresses.ts';
import { bringBackUnit, isPast, putIntoTrash, returnOf } from './content/trash.ts';
import { receiverOf, transferContent } from './content/transfer.ts';

const keyOf = ({ id, organizationId }: CollectionRow) => ({ key: { id, organizationId } });

/** Makes a collection, at the end of where it is put. */
export const createCollection = (ctx: Context, organizationId: string, { title, parent }: CreateCollectionInput): Promise<string> =>
  write(ctx, { action: 'collection.create', on: (load, tx) => placeFor({ viewer: ctx.viewer, load }, tx, 'collection.create', organizationId, parent) }, async (tx, place) => {
    const id = newId('Collection');
    const parentId = place.parent?.id ?? null;
    const rank = await lastRank(tx, organizationId, parentId);
    await tx.prisma.collection.create({ data: { id, organizationId, parentId, ancestors: ancestorsIn(place.parent), rank, title: title ?? 'Untitled', createdAt: ctx.now, updatedAt: ctx.now } });
    await grantToMaker(ctx, tx, organizationId, id);
    tx.record({ subject: id, organizationId });
    return id;
  });

/** Changes what is given of a collection. */
export const updateCollection = (ctx: Context, id: string, { title, description, defaultLevel }: UpdateCollectionInput): Promise<string> =>
  write(ctx, { action: 'collection.update', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    // Gap: the contract knows no null here; an empty description is none.
    const changed = given({ title, description: description === '' ? null : description, defaultLevel }, 'description', 'defaultLevel');
    await tx.prisma.collection.update({ where: keyOf(row), data: { ...changed, updatedAt: ctx.now } });
    tx.record({ fields: Object.keys(changed) });
    return id;
  });

/** The collection, once the order of its organization is locked, and of the one that is to receive it. */
async function locked(load: Loaders, tx: Tx, id: string, receiver?: string): Promise<CollectionRow | null> {
  await lockOrderOf(load, tx, id, receiver);
  return livingCollection(load, id);
}

/** Puts a collection and what lies in it into the trash. NOT_FOUND for one that is not there: it has no parent in its address. */
export const deleteCollection = (ctx: Context, id: string): Promise<string> =>
  write(ctx, { action: 'collection.delete', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    await putIntoTrash(tx, ctx.now, row);
    return id;
  });

/** Brings a collection back with what was deleted with it. CONFLICT for one that is not in the trash. */
export const restoreCollection = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    {
      action: 'collection.restore',
      on: async (load, tx) => {
        await lockOrderOf(load, tx, id);
        const row = await load.collection.load(id);
        return row && isPast(row, ctx.now) ? null : row;
      },
    },
    async (tx, row) => {
      if (row.deletedAt === null) throw new Fault('CONFLICT', 'This collection is not in the trash.');
      const { parent, rank, defaultLevel } = await returnOf(tx, ctx.now, row);
      await keepingBeside(tx, ctx.now, row, () => bringBackUnit(tx, row));
      await tx.prisma.collection.update({ where: keyOf(row), data: { defaultLevel } });
      await settle(tx, ctx.now, row, parent, rank);
      return id;
    },
  );

/** Moves a collection with what lies in it. */
export const moveCollection = (ctx: Context, id: string, input: MoveContentInput): Promise<string> =>
  write(ctx, { action: 'collection.move', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    const { parent, rank } = await destinationOf(ctx, tx, row, input, 'collection.create');
    await settle(tx, ctx.now, row, parent, rank);
    tx.record({ fields: parent?.id === row.parentId ? ['position'] : ['parent', 'position'] });
    return id;
  });

/** Puts a collection into its new place, in the same organization. */
async function settle(tx: Tx, now: Date, row: CollectionRow, parent: Folder | null, rank: string): Promise<void> {
  await tx.prisma.collection.update({ where: keyOf(row), data: { parentId: parent?.id ?? null, ancestors: ancestorsIn(parent), rank, updatedAt: now } });
  await moveBelow(tx, row, parent);
}

/** Gives a collection with what lies in it to another organization, or to another collection of its own. */
export const transferCollection = (ctx: Context, id: string, input: TransferContentInput): Promise<string> =>
  write(ctx, { action: 'collection.transfer', on: async (load, tx) => locked(load, tx, id, await receiverOf(load, input)) }, async (tx, row) => {
    const { to, parent, left } = await transferContent(ctx, tx, row, input, 'collection.create');
    if (!left) await settle(tx, ctx.now, row, parent, to.rank);
    tx.record({ fields: ['organization'], related: [to.organizationId] });
    return id;
  });

/** The collection as the caller sees it. */
async function shown(ctx: Context, id: string): Promise<CollectionRow> {
  const row = await livingCollection(ctx.load, id);
  if (!row) throw notFound();
  return row;
}

export const collection: Resolvers = {
  Collection: {
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    parent: async ({ parentId }, _, ctx) => {
      const row = parentId === null ? null : await livingCollection(ctx.load, parentId);
      return row && (await can(ctx, 'collection.read', row)) ? row : null;
    },
    urls: ({ id, organizationId }, _, { settings }) => ({ location: `${settings.baseUrl}/v1/collections/${id}`, app: `${settings.appUrl}/o/${organizationId}/c/${id}` }),
    permissions: async (row, _, ctx) => {
      const may = told(ctx, await factsOf(ctx, 'collection', row));
      const create = may('collection.update');
      return { view: may('collection.read'), admin: create, create, viewInviteLinks: may('collection.viewInviteLinks') };
    },
    spaces: async (row, args, ctx) => {
      await authorize(ctx, 'collection.read', row);
      return ctx.load.page<SpaceRow>(await spacesOfCollection(ctx), row.id, args);
    },
    collections: async (row, args, ctx) => {
      await authorize(ctx, 'collection.read', row);
      return ctx.load.page<CollectionRow>(await collectionsOfCollection(ctx), row.id, args);
    },
  },
  CollectionConnection: { totalCount: (page) => page.count() },
  Organization: {
    collections: async ({ id }, args, ctx) => {
      await authorize(ctx, 'collection.list', { id });
      return ctx.load.page<CollectionRow>(await collectionsOfOrganization(ctx, args.nested ?? true), id, args);
    },
  },
  Query: {
    collection: async (_, { id }, ctx) => {
      const row = await shown(ctx, id);
      await authorize(ctx, 'collection.read', row);
      return row;
    },
  },
  Mutation: {
    createCollection: async (_, { organizationId, input }, ctx) => ({ collection: await shown(ctx, await createCollection(ctx, organizationId, input)) }),
    updateCollection: async (_, { id, input }, ctx) => ({ collection: await shown(ctx, await updateCollection(ctx, id, input)) }),
    deleteCollection: async (_, { id }, ctx) => ({ deletedCollectionId: await deleteCollection(ctx, id) }),
    restoreCollection: async (_, { id }, ctx) => ({ collection: await shown(ctx, await restoreCollection(ctx, id)) }),
    moveCollection: async (_, { id, input }, ctx) => ({ collection: await shown(ctx, await moveCollection(ctx, id, input)) }),
    transferCollection: async (_, { id, input }, ctx) => ({ collection: await shown(ctx, await transferCollection(ctx, id, input)) }),
  },
};
