/** Creates, updates, moves, deletes and resolves spaces. */
import type { InputFields } from '../data/parents.ts';
import { idOfSpace } from '../data/state-id.ts';
import type { Context } from '../context.ts';
import {
  authorize,
  can,
  traceAuthorization,
  type PermissionCheck,
  permissionsOn,
} from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import { hasValues, toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { mapPage } from '../data/page.ts';
import { forMember, memberWith, readBy } from '../data/reader.ts';
import { type CollectionRow, type SpaceRow, type SpaceView, stored } from '../data/rows.ts';
import { statement } from '../data/statement.ts';
import { INSERT_EVENT, write } from '../data/write.ts';
import { emojiOf } from '../domain/emoji.ts';
import { AppError, notFound } from '../domain/errors.ts';
import type {
  CreateSpaceInput,
  MoveSpaceInput,
  Resolvers,
  SpacePermissions,
  SpaceVisibility,
  UpdateSpaceInput,
} from '../generated/resolvers.ts';
import { locationFor } from './content/create.ts';
import { ancestorsIn, findCollection, findSpace, lockContentOrderOf } from './content/find.ts';
import { spacesOfOrganization } from './content/lists.ts';
import { destinationOf } from './content/location.ts';
import { isRetentionOver, moveToTrash, restoreDestinationOf } from './content/trash.ts';
import { transferTargetOf, transferContent, type TransferFields } from './content/transfer.ts';
import { lockSpace } from './revision/head.ts';
import { copySpace } from './space/duplicate.ts';
import { checkVisibility, insertSpace } from './space/insert.ts';

const keyOf = ({ id, organizationId }: SpaceRow) => ({ key: { id, organizationId } });

/** Creates a space with an empty revision at the end of its parent, and returns its id. */
export const createSpace = (
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateSpaceInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'space.create',
      on: (load, tx) =>
        locationFor(
          { viewer: ctx.viewer, load },
          tx,
          'space.create',
          organizationId,
          input.parentId,
        ),
    },
    async (tx, location) => {
      const { id } = await insertSpace(ctx, tx, location, input);
      tx.record({ subject: id, organizationId });
      return id;
    },
  );

const UPDATE = statement(
  'space.update',
  `WITH event AS (${INSERT_EVENT})
  UPDATE spaces SET title = $15, emoji = $16, edit_mode = $17::space_edit_mode, visibility = $18::space_visibility, default_level = $19::default_level, updated_at = $12
  WHERE id = $13 AND organization_id = $14`,
  {},
);

/** Updates the given fields of a space and returns its id. */
export const updateSpace = (
  ctx: Context,
  id: string,
  { title, emoji, editMode, visibility, defaultLevel }: InputFields<UpdateSpaceInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'space.update',
      // Only the visibility depends on the place of the space.
      on: (load, tx) =>
        visibility == null ? lockSpace(load, tx, id) : lockedWithContent(load, tx, id),
    },
    async (tx, row) => {
      checkVisibility(visibility, row.parentId);
      const changed = toGiven(
        { title, emoji: emojiOf(emoji), editMode, visibility, defaultLevel },
        'defaultLevel',
      );
      if (hasValues(row, changed)) {
        tx.skipEvent();
        return id;
      }
      const { organizationId, ...space } = { ...row, ...changed };
      await tx.query(UPDATE, [
        ...tx.takeEvent({ fields: Object.keys(changed) }),
        ...[id, organizationId, space.title, space.emoji],
        ...[space.editMode, space.visibility, space.defaultLevel],
      ]);
      return id;
    },
  );

/**
 * Returns a space after locking the content order of its organization, and of the receiver of a
 * transfer.
 */
async function locked(
  load: Loaders,
  tx: Tx,
  id: string,
  receiver?: string,
): Promise<SpaceRow | null> {
  await lockContentOrderOf(load, tx, id, receiver);
  return findSpace(load, id);
}

/**
 * Moves a space to the trash.
 * @throws NOT_FOUND if it does not exist; a space's address has no parent, so a repeated DELETE
 * fails too.
 */
export const deleteSpace = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    { action: 'space.delete', on: (load, tx) => locked(load, tx, id) },
    async (tx, row) => {
      await moveToTrash(tx, ctx.now, row);
      return id;
    },
  );

/**
 * Restores a space.
 * @throws CONFLICT if it is not in the trash.
 */
export const restoreSpace = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    {
      action: 'space.restore',
      on: async (load, tx) => {
        await lockContentOrderOf(load, tx, id);
        return findIncludingTrash(ctx, load, id);
      },
    },
    async (tx, row) => {
      if (row.deletedAt === null) throw new AppError('CONFLICT', 'This space is not in the trash.');
      const { parent, rank, defaultLevel } = await restoreDestinationOf(tx, ctx.now, row);
      // Outside its former collection, the space is restricted to those with a grant on it (spec,
      // States).
      const visibility = parent === null && row.parentId !== null ? 'PRIVATE' : row.visibility;
      const data = {
        deletedAt: null,
        deletionId: null,
        parentId: parent?.id ?? null,
        ancestors: ancestorsIn(parent),
        rank,
        defaultLevel,
        visibility,
        updatedAt: ctx.now,
      };
      await tx.contentListener.trashChanges(tx, ctx.now, row, () =>
        tx.prisma.space.update({ where: keyOf(row), data }),
      );
      return id;
    },
  );

/** Returns the visibility at a location. At the top level, IN_COLLECTION becomes PRIVATE. */
const visibilityIn = ({ visibility }: SpaceRow, parent: CollectionRow | null): SpaceVisibility =>
  parent === null && visibility === 'IN_COLLECTION' ? 'PRIVATE' : visibility;

/** Returns a space, including one in the trash whose retention is not over. */
async function findIncludingTrash(
  ctx: Context,
  load: Loaders,
  id: string,
): Promise<SpaceRow | null> {
  const row = await load.space.load(id);
  return row && isRetentionOver(row, ctx.now) ? null : row;
}

/** Returns a space, also one in the trash, if the viewer can read it, otherwise null. */
export async function readableSpace(ctx: Context, id: string): Promise<SpaceRow | null> {
  const row = await findIncludingTrash(ctx, ctx.load, id);
  return row && (await can(ctx, 'space.read', row)) ? row : null;
}

/**
 * Returns a space after locking the content order and the space itself, so that its content cannot
 * change.
 */
async function lockedWithContent(load: Loaders, tx: Tx, id: string): Promise<SpaceRow | null> {
  await lockContentOrderOf(load, tx, id);
  return lockSpace(load, tx, id);
}

/** Copies a space, places the copy after the original and returns the copy's id. */
export const duplicateSpace = (ctx: Context, id: string): Promise<string> =>
  write(
    ctx,
    { action: 'space.duplicate', on: (load, tx) => lockedWithContent(load, tx, id) },
    async (tx, row) => {
      const copy = await copySpace(ctx, tx, row);
      tx.record({ related: [copy] });
      return copy;
    },
  );

/** Moves a space within its organization. */
export const moveSpace = (
  ctx: Context,
  id: string,
  input: InputFields<MoveSpaceInput>,
): Promise<string> =>
  write(ctx, { action: 'space.move', on: (load, tx) => locked(load, tx, id) }, async (tx, row) => {
    const { parent, rank } = await destinationOf(ctx, tx, row, input, 'space.create');
    await storeLocation(tx, ctx.now, row, parent, rank);
    tx.record({ fields: parent?.id === row.parentId ? ['position'] : ['parent', 'position'] });
    return id;
  });

/** Stores the new parent and rank of a space in the same organization. */
async function storeLocation(
  tx: Tx,
  now: Date,
  row: SpaceRow,
  parent: CollectionRow | null,
  rank: string,
): Promise<void> {
  await tx.prisma.space.update({
    where: keyOf(row),
    data: {
      parentId: parent?.id ?? null,
      ancestors: ancestorsIn(parent),
      rank,
      visibility: visibilityIn(row, parent),
      updatedAt: now,
    },
  });
}

/** Transfers a space to another organization, or moves it to another collection of its own. */
export const transferSpace = (ctx: Context, id: string, input: TransferFields): Promise<string> =>
  write(
    ctx,
    {
      action: 'space.transfer',
      on: async (load, tx) => locked(load, tx, id, await transferTargetOf(load, input)),
    },
    async (tx, row) => {
      const { to, parent, leftOrganization } = await transferContent(
        ctx,
        tx,
        row,
        input,
        'space.create',
      );
      if (!leftOrganization) await storeLocation(tx, ctx.now, row, parent, to.rank);
      tx.record({ fields: ['organization'], related: [to.organizationId] });
      return id;
    },
  );

const permissionsOf = (may: PermissionCheck<'space'>): SpacePermissions => ({
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

/** Visitors can only read published content. */
const visitorPermissions: SpacePermissions = {
  view: true,
  access: false,
  admin: false,
  viewInviteLinks: false,
  edit: false,
  triggerGitSync: false,
  comment: false,
  merge: false,
  review: false,
};

async function getSpace(ctx: Context, id: string): Promise<SpaceRow> {
  const row = await findIncludingTrash(ctx, ctx.load, id);
  if (!row) throw notFound();
  return row;
}

/**
 * Returns a space on the site of the visitor's token.
 * @throws NOT_FOUND if the visitor cannot see it.
 */
async function spaceOfVisitor(ctx: Context, id: string): Promise<SpaceView> {
  const reader = await ctx.visitorReader();
  if (!reader?.siteSpaces.has(id)) throw notFound();
  return readBy(reader, await ctx.load.space.must(id));
}

/** Returns a space that the viewer has changed. */
const spaceOf = async (ctx: Context, id: string): Promise<SpaceView> =>
  forMember(await getSpace(ctx, id));

export const space: Resolvers = {
  Space: {
    id: (row) => idOfSpace(row),
    spaceId: ({ id }) => id,
    type: () => 'DOCUMENT',
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    parent: async ({ reader, parentId }, _, ctx) => {
      if (reader.kind === 'visitor' || parentId === null) return null;
      const row = await findCollection(ctx.load, parentId);
      return row && (await can(ctx, 'collection.read', row)) ? row : null;
    },
    gitSync: ({ gitSync }) => stored(gitSync),
    visitorAuth: ({ visitorAuthBackend }) =>
      visitorAuthBackend === null ? null : { backend: visitorAuthBackend },
    urls: (row, _, ctx) => ({
      space: row,
      location: `${ctx.settings.baseUrl}/v1/spaces/${row.id}`,
      app: `${ctx.settings.appUrl}/o/${row.organizationId}/s/${row.id}`,
    }),
    permissions: async (row, _, ctx) =>
      row.reader.kind === 'visitor'
        ? visitorPermissions
        : permissionsOf(await permissionsOn(ctx, 'space', row)),
  },
  Organization: {
    spaces: async ({ id }, args, ctx) => {
      await authorize(ctx, 'space.list', { id });
      const spaces = await spacesOfOrganization(ctx, args);
      return mapPage(await ctx.load.page<SpaceRow>(spaces, id, args), forMember);
    },
  },
  Query: {
    space: async (_, { id, shareKey }, ctx) => {
      if (ctx.visitor) {
        // Visitors can see what their site shows, and have no level on anything.
        traceAuthorization(ctx, 'space.read');
        return spaceOfVisitor(ctx, id);
      }
      const row = await getSpace(ctx, id);
      await authorize(ctx, 'space.read', row);
      return readBy(memberWith(ctx.secrets, shareKey), row);
    },
  },
  Mutation: {
    createSpace: async (_, { input: { organizationId, ...input } }, ctx) => ({
      space: await spaceOf(ctx, await createSpace(ctx, organizationId, input)),
    }),
    updateSpace: async (_, { input: { id, ...input } }, ctx) => ({
      space: await spaceOf(ctx, await updateSpace(ctx, id, input)),
    }),
    deleteSpace: async (_, { input: { id } }, ctx) => ({
      deletedSpaceId: await deleteSpace(ctx, id),
    }),
    restoreSpace: async (_, { input: { id } }, ctx) => ({
      space: await spaceOf(ctx, await restoreSpace(ctx, id)),
    }),
    duplicateSpace: async (_, { input: { id } }, ctx) => ({
      space: await spaceOf(ctx, await duplicateSpace(ctx, id)),
    }),
    moveSpace: async (_, { input: { id, ...input } }, ctx) => ({
      space: await spaceOf(ctx, await moveSpace(ctx, id, input)),
    }),
    transferSpace: async (_, { input: { id, ...input } }, ctx) => ({
      space: await spaceOf(ctx, await transferSpace(ctx, id, input)),
    }),
  },
};
