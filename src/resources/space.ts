/** Spaces: bodies of content, where they lie and who may do what with them. */
import type { Context } from '../context.ts';
import { authorize, can, factsOf, note, type Telling, told } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { given } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { type CollectionRow, type SpaceRow, stored } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { Fault, notFound } from '../domain/errors.ts';
import type { CreateSpaceInput, MoveContentInput, Resolvers, SpacePermissions, SpaceVisibility, TransferContentInput, UpdateSpaceInput } from '../generated/resolvers.ts';
import { placeFor } from './content/create.ts';
import { ancestorsIn, livingCollection, livingSpace, lockOrderOf } from './content/find.ts';
import { spacesOfOrganization } from './content/lists.ts';
import { destinationOf } from './content/place.ts';
import { addressesOfSpace } from './site/addresses.ts';
import { keepingBeside } from './site/keep-addresses.ts';
import { isPast, putIntoTrash, returnOf } from './content/trash.ts';
import { receiverOf, transferContent } from './content/transfer.ts';
import { lockSpace } from './revision/head.ts';
import { spaceOfVisitor } from './site/visit.ts';
import { copySpace } from './space/duplicate.ts';
import { checkVisibility, insertSpace } from './space/insert.ts';

const keyOf = ({ id, organizationId }: SpaceRow) => ({ key: { id, organizationId } });

/** Makes a space with a first, empty revision, at the end of where it is put. */
export const createSpace = (ctx: Context, organizationId: string, input: CreateSpaceInput): Promise<string> =>
  write(ctx, { action: 'space.create', on: (load, tx) => placeFor({ viewer: ctx.viewer, load }, tx, 'space.create', organizationId, input.parent) }, async (tx, place) => {
    const { id } = await insertSpace(ctx, tx, place, input);
    tx.record({ subject: id, organizationId });
    return id;
  });

/** Changes what is given of a space. */
export const updateSpace = (ctx: Context, id: string, { title, emoji, editMode, visibility, defaultLevel }: UpdateSpaceInput): Promise<string> =>
  write(ctx, { action: 'space.update', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    checkVisibility(visibility, row.parentId);
    const changed = given({ title, emoji, editMode, visibility, defaultLevel }, 'defaultLevel');
    await tx.prisma.space.update({ where: keyOf(row), data: { ...changed, updatedAt: ctx.now } });
    tx.record({ fields: Object.keys(changed) });
    return id;
  });

/** The space, once the order of its organization is locked, and of the one that is to receive it. */
async function locked(load: Loaders, tx: Tx, id: string, receiver?: string): Promise<SpaceRow | null> {
  await lockOrderOf(load, tx, id, receiver);
  return livingSpace(load, id);
}

/** Puts a space into the trash. NOT_FOUND for one that is not there: it has no parent in its address. */
export const deleteSpace = (ctx: Context, id: string): Promise<string> =>
  write(ctx, { action: 'space.delete', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    await putIntoTrash(tx, ctx.now, row);
    return id;
  });

/** Brings a space back, alone. CONFLICT for one that is not in the trash. */
export const restoreSpace = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    {
      action: 'space.restore',
      on: async (load, tx) => {
        await lockOrderOf(load, tx, id);
        return shownInTrash(ctx, load, id);
      },
    },
    async (tx, row) => {
      if (row.deletedAt === null) throw new Fault('CONFLICT', 'This space is not in the trash.');
      const { parent, rank, defaultLevel } = await returnOf(tx, ctx.now, row);
      // Out of its collections it is for nobody but who had a level on it (spec, States).
      const visibility = parent === null && row.parentId !== null ? 'PRIVATE' : row.visibility;
      const data = { deletedAt: null, deletionId: null, parentId: parent?.id ?? null, ancestors: ancestorsIn(parent), rank, defaultLevel, visibility, updatedAt: ctx.now };
      await keepingBeside(tx, ctx.now, row, () => tx.prisma.space.update({ where: keyOf(row), data }));
      return id;
    },
  );

/** At the top nothing is shared with a collection. */
const visibilityIn = ({ visibility }: SpaceRow, parent: CollectionRow | null): SpaceVisibility => (parent === null && visibility === 'IN_COLLECTION' ? 'PRIVATE' : visibility);

/** The space, in the trash too, while its time there lasts. */
async function shownInTrash(ctx: Context, load: Loaders, id: string): Promise<SpaceRow | null> {
  const row = await load.space.load(id);
  return row && isPast(row, ctx.now) ? null : row;
}

/** The space, once it is locked itself too: its content stays as it is meanwhile. */
async function heldWhole(load: Loaders, tx: Tx, id: string): Promise<SpaceRow | null> {
  await lockOrderOf(load, tx, id);
  return lockSpace(load, tx, id);
}

/** Copies a space, right after it. */
export const duplicateSpace = (ctx: Context, id: string): Promise<string> =>
  write(ctx, { action: 'space.duplicate', on: (load, tx) => heldWhole(load, tx, id) }, async (tx, row) => {
    const copy = await copySpace(ctx, tx, row);
    tx.record({ related: [copy] });
    return copy;
  });

/** Moves a space. */
export const moveSpace = (ctx: Context, id: string, input: MoveContentInput): Promise<string> =>
  write(ctx, { action: 'space.move', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    const { parent, rank } = await destinationOf(ctx, tx, row, input, 'space.create');
    await settle(tx, ctx.now, row, parent, rank);
    tx.record({ fields: parent?.id === row.parentId ? ['position'] : ['parent', 'position'] });
    return id;
  });

/** Puts a space into its new place, in the same organization. */
async function settle(tx: Tx, now: Date, row: SpaceRow, parent: CollectionRow | null, rank: string): Promise<void> {
  await tx.prisma.space.update({ where: keyOf(row), data: { parentId: parent?.id ?? null, ancestors: ancestorsIn(parent), rank, visibility: visibilityIn(row, parent), updatedAt: now } });
}

/** Gives a space to another organization, or to another collection of its own. */
export const transferSpace = (ctx: Context, id: string, input: TransferContentInput): Promise<string> =>
  write(ctx, { action: 'space.transfer', on: async (load, tx) => locked(load, tx, id, await receiverOf(load, input)) }, async (tx, row) => {
    const { to, parent, left } = await transferContent(ctx, tx, row, input, 'space.create');
    if (!left) await settle(tx, ctx.now, row, parent, to.rank);
    tx.record({ fields: ['organization'], related: [to.organizationId] });
    return id;
  });

const permissionsOf = (may: Telling): SpacePermissions => ({
  view: may('space.access'),
  access: may('space.access'),
  admin: may('space.update'),
  viewInviteLinks: may('space.viewInviteLinks'),
  edit: may('space.edit'),
  triggerGitSync: may('space.triggerGitSync'),
  comment: may('space.comment'),
  merge: may('space.merge'),
  review: may('space.review'),
});

/** A visitor sees what is published, and does nothing with it. */
const visitorPermissions: SpacePermissions = { view: true, access: false, admin: false, viewInviteLinks: false, edit: false, triggerGitSync: false, comment: false, merge: false, review: false };

async function shown(ctx: Context, id: string): Promise<SpaceRow> {
  const row = await shownInTrash(ctx, ctx.load, id);
  if (!row) throw notFound();
  return row;
}

export const space: Resolvers = {
  Space: {
    type: () => 'DOCUMENT',
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    parent: async ({ parentId }, _, ctx) => {
      const row = parentId === null ? null : await livingCollection(ctx.load, parentId);
      return row && (await can(ctx, 'collection.read', row)) ? row : null;
    },
    gitSync: ({ gitSync }) => stored(gitSync),
    visitorAuth: ({ visitorAuthBackend }) => (visitorAuthBackend === null ? null : { backend: visitorAuthBackend }),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/spaces/${row.id}`,
      app: `${ctx.settings.appUrl}/o/${row.organizationId}/s/${row.id}`,
      ...(await addressesOfSpace(ctx, row)),
    }),
    permissions: async (row, _, ctx) => (row.visit ? visitorPermissions : permissionsOf(told(ctx, await factsOf(ctx, 'space', row)))),
  },
  SpaceConnection: { totalCount: (page) => page.count() },
  Organization: {
    spaces: async ({ id }, args, ctx) => {
      await authorize(ctx, 'space.list', { id });
      return ctx.load.page<SpaceRow>(await spacesOfOrganization(ctx, args.deleted ?? false, args.title), id, args);
    },
  },
  Query: {
    space: async (_, { id, shareKey }, ctx) => {
      if (ctx.visitor) {
        note(ctx, 'space.read'); // he sees what his site shows him, and has no level on anything
        return spaceOfVisitor(ctx, id);
      }
      const row = await shown(ctx, id);
      await authorize(ctx, 'space.read', row);
      return { ...row, shareKey };
    },
  },
  Mutation: {
    createSpace: async (_, { organizationId, input }, ctx) => ({ space: await shown(ctx, await createSpace(ctx, organizationId, input)) }),
    updateSpace: async (_, { id, input }, ctx) => ({ space: await shown(ctx, await updateSpace(ctx, id, input)) }),
    deleteSpace: async (_, { id }, ctx) => ({ deletedSpaceId: await deleteSpace(ctx, id) }),
    restoreSpace: async (_, { id }, ctx) => ({ space: await shown(ctx, await restoreSpace(ctx, id)) }),
    duplicateSpace: async (_, { id }, ctx) => ({ space: await shown(ctx, await duplicateSpace(ctx, id)) }),
    moveSpace: async (_, { id, input }, ctx) => ({ space: await shown(ctx, await moveSpace(ctx, id, input)) }),
    transferSpace: async (_, { id, input }, ctx) => ({ space: await shown(ctx, await transferSpace(ctx, id, input)) }),
  },
};
