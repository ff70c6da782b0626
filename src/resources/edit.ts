/** Edits the content of spaces and change requests; all changes of one input form one revision. */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { Subjects } from '../data/subjects.ts';
import { keepContent, writeDocuments, writeRevision } from '../data/content-store/write.ts';
import type { Loaders } from '../data/loaders.ts';
import { forMember, member } from '../data/reader.ts';
import type { RevisionRow, ShownFile } from '../data/rows.ts';
import { type WriteContext, write } from '../data/write.ts';
import type { SubjectKindOf } from '../domain/access.ts';
import type { EditedPage } from '../domain/changes/change.ts';
import { applyChanges } from '../domain/changes.ts';
import type { Content } from '../domain/content.ts';
import { notFound } from '../domain/errors.ts';
import type { IdType } from '../domain/ids.ts';
import { entryOf } from '../domain/list.ts';
import type { EditSpaceContentInput, Resolvers } from '../generated/resolvers.ts';
import {
  advanceChangeRequest,
  findChangeRequest,
  requireChangeable,
} from './change-request/find.ts';
import { findSpace } from './content/find.ts';
import { changesIn } from './edit/changes.ts';
import { addFiles, type AddedFiles } from './edit/files.ts';
import {
  advanceSpace,
  updateAfterContentChange,
  lockSpace,
  requireDirectEditing,
  staleRevision,
} from './revision/head.ts';
import { contentOf, fileOf } from './revision/content.ts';

const HEAD = 'HEAD';

/** The head that an edit is based on, and the owner of the new revision. */
interface EditTarget {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly headId: string;
  /** The revision that `revertPage` restores from; null stands for empty content. */
  readonly baseId: string | null;
}

/** The result of an edit. */
interface Edited {
  readonly revisionId: string;
  readonly content: Content;
  readonly refs: Readonly<Record<string, string>>;
  readonly pages: readonly EditedPage[];
  /** Ids of the files that were added, in the order of their changes. */
  readonly fileIds: readonly string[];
}

/**
 * Requires that the viewer may edit a subject that was read outside the transaction; the
 * transaction checks it again.
 */
async function requireEdit<A extends 'space.edit' | 'changeRequest.edit'>(
  ctx: Context,
  action: A,
  found: Promise<Subjects[SubjectKindOf<A>] | null>,
): Promise<void> {
  const subject = await found;
  if (!subject) throw notFound();
  await authorize(
    { viewer: ctx.viewer, load: ctx.load, authorizationTrace: undefined },
    action,
    subject,
  );
}

const emptyContent: Content = { pages: null, files: null, reusableContents: null, variables: null };

/**
 * Returns the revision that the caller read. It may differ from the head if all changes are edits of
 * blocks, which are merged.
 * @throws STALE_REVISION for another revision than the head, or one of other content
 */
async function readRevision(
  load: Loaders,
  head: RevisionRow,
  { spaceId, changeRequestId }: EditTarget,
  { baseRevisionId, changes }: Pick<EditSpaceContentInput, 'baseRevisionId' | 'changes'>,
): Promise<RevisionRow> {
  const field = 'input.baseRevisionId';
  if (baseRevisionId === HEAD || baseRevisionId === head.id) return head;
  if (!changes.every(({ updateBlocks }) => updateBlocks)) throw staleRevision(head.id, field);
  const base = await load.revision.load(baseRevisionId);
  const isOfContent =
    base?.spaceId === spaceId &&
    (base.changeRequestId === null || base.changeRequestId === changeRequestId);
  if (!base || !isOfContent) throw staleRevision(head.id, field);
  return base;
}

/**
 * Applies the changes of an input to the head and writes the revision.
 * @throws STALE_REVISION if the head is not the input's base revision.
 */
async function applyEdit(
  ctx: Context,
  tx: WriteContext,
  target: EditTarget,
  input: InputFields<EditSpaceContentInput, 'spaceId'>,
  files: AddedFiles,
): Promise<Edited> {
  const { organizationId, spaceId, changeRequestId, headId, baseId } = target;
  const head: RevisionRow = await tx.load.revision.must(headId);
  const read = await readRevision(tx.load, head, target, input);
  const [content, base] = await Promise.all([
    tx.load.content.load(head),
    baseId === null ? emptyContent : contentOf(tx.load, baseId),
  ]);
  const refs: Record<string, string> = {};
  const authorId = ctx.viewer?.userId ?? null;
  const { changes, problems } = await changesIn(
    ctx,
    tx,
    {
      organizationId,
      spaceId,
      authorId,
      headId,
      head: content,
      base: read === head ? content : await tx.load.content.load(read),
    },
    input.changes,
    files,
  );
  const world = {
    now: ctx.now.toISOString(),
    author: ctx.viewer?.userId,
    newId: (type: IdType) => ctx.texts.newId(type),
    texts: ctx.texts,
    base,
    named: (ref: string, id: string) => void Object.assign(refs, { [ref]: id }),
  };
  const changed = applyChanges(content, changes, world, problems);
  await writeDocuments(tx, organizationId, ctx.now, changed.documents, ctx.texts);
  const revisionId = await writeRevision(
    tx,
    ctx.now,
    {
      organizationId,
      spaceId,
      changeRequestId,
      parentId: headId,
      type: 'EDITS',
      authorId,
      message: input.message ?? null,
    },
    changed.content,
  );
  const fileIds = changes.flatMap((one) =>
    'change' in one && one.change.kind === 'insertFile' ? [one.change.file.id] : [],
  );
  return { revisionId, content: changed.content, refs, pages: changed.pages, fileIds };
}

/**
 * Edits the content of a change request, all changes or none.
 * @throws STALE_REVISION, INVALID_TRANSITION, BAD_USER_INPUT or the error of a single change.
 */
export async function editChangeRequestContent(
  ctx: Context,
  spaceId: string,
  id: string,
  input: InputFields<EditSpaceContentInput, 'spaceId'>,
): Promise<Edited & { readonly id: string }> {
  const files = await addFiles(ctx, input.changes, () =>
    requireEdit(ctx, 'changeRequest.edit', findChangeRequest(ctx.load, spaceId, id)),
  );
  const edited = await write(
    ctx,
    { action: 'changeRequest.edit', on: (load, tx) => findChangeRequest(load, spaceId, id, tx) },
    async (tx, { row, space }) => {
      requireChangeable(row);
      const { organizationId } = row;
      const edited = await applyEdit(
        ctx,
        tx,
        {
          organizationId,
          spaceId: space.id,
          changeRequestId: row.id,
          headId: row.revisionId,
          baseId: row.mergedAncestorId ?? row.initialRevisionId,
        },
        input,
        files,
      );
      await advanceChangeRequest(ctx, tx, row, { revisionId: edited.revisionId });
      tx.record({ fields: ['content'], related: [edited.revisionId] });
      return { ...edited, id: row.id };
    },
  );
  keepContent(edited.content);
  return edited;
}

/**
 * Edits the primary content of a space, all changes or none.
 * @throws SPACE_LOCKED, or an error of `editChangeRequestContent`.
 */
export async function editSpaceContent(
  ctx: Context,
  spaceId: string,
  input: InputFields<EditSpaceContentInput, 'spaceId'>,
): Promise<Readonly<Record<string, string>>> {
  const files = await addFiles(ctx, input.changes, () =>
    requireEdit(ctx, 'space.edit', findSpace(ctx.load, spaceId)),
  );
  const edited = await write(
    ctx,
    { action: 'space.edit', on: (load, tx) => lockSpace(load, tx, spaceId) },
    async (tx, space) => {
      requireDirectEditing(space);
      const { organizationId, revisionId: headId } = space;
      const head = await tx.load.revision.must(headId);
      const edited = await applyEdit(
        ctx,
        tx,
        { organizationId, spaceId, changeRequestId: null, headId, baseId: head.parentId },
        input,
        files,
      );
      await advanceSpace(tx, ctx.now, space, edited.revisionId);
      await updateAfterContentChange(
        tx,
        ctx.now,
        space,
        await tx.load.content.load(head),
        edited.content,
      );
      tx.record({ fields: ['content'], related: [edited.revisionId] });
      return edited;
    },
  );
  keepContent(edited.content);
  return edited.refs;
}

/** Returns the files that an edit added and did not delete again. */
async function insertedFiles(
  { load }: Context,
  { revisionId, fileIds }: Edited,
): Promise<ShownFile[]> {
  if (fileIds.length === 0) return [];
  const revision = await load.revision.must(revisionId);
  const content = await load.content.load(revision);
  return fileIds.flatMap((id) => {
    const file = entryOf(content.files, id);
    return file ? [fileOf({ reader: member, revision }, file)] : [];
  });
}

const TYPES = { CREATED: 'CreatedPage', UPDATED: 'UpdatedPage', DELETED: 'DeletedPage' } as const;

export const edit: Resolvers = {
  EditedPage: { __resolveType: ({ kind }) => TYPES[kind] },
  CreatedPage: { page: (row) => row },
  UpdatedPage: { page: (row) => row },
  PageReference: {
    urls: ({ spaceId, changeRequestId, pageId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/spaces/${spaceId}/change-requests/${changeRequestId}/content/page/${pageId}`,
    }),
  },
  Mutation: {
    editChangeRequestContent: async (_, { input: { changeRequestId: id, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      const edited = await editChangeRequestContent(ctx, spaceId, id, input);
      const { refs, revisionId } = edited;
      return {
        changeRequest: await ctx.load.changeRequest.must(edited.id),
        refs,
        changes: edited.pages.map(({ id: pageId, ref, kind }) => ({
          ...{ kind, pageId, ref, spaceId, changeRequestId: edited.id, revisionId },
        })),
        insertedFiles: await insertedFiles(ctx, edited),
      };
    },
    editSpaceContent: async (_, { input: { spaceId, ...input } }, ctx) => {
      const refs = await editSpaceContent(ctx, spaceId, input);
      return { space: forMember(await ctx.load.space.must(spaceId)), refs };
    },
  },
};
