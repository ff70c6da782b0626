/** Editing: changes of content, applied as one revision. */
import type { Context } from '../context.ts';
import { authorize, type Subjects } from '../data/authorize.ts';
import { keepContent, writeDocuments, writeRevision } from '../data/content-store/write.ts';
import { newId } from '../data/new-id.ts';
import type { RevisionRow } from '../data/rows.ts';
import { type Writing, write } from '../data/write.ts';
import type { SubjectKindOf } from '../domain/access.ts';
import { applyChanges } from '../domain/changes.ts';
import type { Content } from '../domain/content.ts';
import { notFound } from '../domain/errors.ts';
import type { EditContentInput, Resolvers } from '../generated/resolvers.ts';
import { advanceChangeRequest, findChangeRequest, mustBeChangeable } from './change-request/find.ts';
import { livingSpace } from './content/find.ts';
import { changesIn } from './edit/changes.ts';
import { bringFiles, type BroughtFiles } from './edit/files.ts';
import { advanceSpace, followContent, lockSpace, mustBeAt, mustBeLive } from './revision/head.ts';
import { contentOf } from './revision/shelf.ts';

const HEAD = 'HEAD';

/** On what an edit is made, and where its revision lies. */
interface Line {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly headId: string;
  /** The revision that `revertPage` goes back to; null for nothing. */
  readonly baseId: string | null;
}

/** What an edit made. */
interface Edited {
  readonly revisionId: string;
  readonly content: Content;
  readonly refs: Readonly<Record<string, string>>;
}

/** Passes for who may change what is there; asked again when it is changed. */
async function mayEdit<A extends 'space.edit' | 'changeRequest.edit'>(ctx: Context, action: A, found: Promise<Subjects[SubjectKindOf<A>] | null>): Promise<void> {
  const subject = await found;
  if (!subject) throw notFound();
  await authorize({ viewer: ctx.viewer, load: ctx.load, ledger: undefined }, action, subject);
}

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** Applies an input to the head of a line, and writes the revision. */
async function editLine(ctx: Context, tx: Writing, line: Line, input: EditContentInput, files: BroughtFiles): Promise<Edited> {
  const { organizationId, spaceId, changeRequestId, headId, baseId } = line;
  mustBeAt(headId, input.baseRevision === HEAD ? undefined : input.baseRevision, 'input.baseRevision');
  const head: RevisionRow = await tx.load.revision.must(headId);
  const [content, base] = await Promise.all([tx.load.content.load(head), baseId === null ? nothing : contentOf(tx.load, baseId)]);
  const refs: Record<string, string> = {};
  const authorId = ctx.viewer?.userId ?? null;
  const said = await changesIn(ctx, tx, { organizationId, spaceId, authorId }, input.changes, files);
  const changed = applyChanges(content, said, { now: ctx.now.toISOString(), newId, base, named: (ref, id) => void Object.assign(refs, { [ref]: id }) });
  await writeDocuments(tx, organizationId, ctx.now, changed.documents);
  const revisionId = await writeRevision(tx, ctx.now, { organizationId, spaceId, changeRequestId, parentId: headId, type: 'EDITS', authorId, message: input.message ?? null }, changed.content);
  return { revisionId, content: changed.content, refs };
}

/** Changes the content of a change request. STALE_REVISION, INVALID_TRANSITION, BAD_USER_INPUT and what a change meets; then nothing is done. */
export async function editChangeRequestContent(ctx: Context, spaceId: string, id: string, input: EditContentInput): Promise<{ readonly id: string; readonly refs: Readonly<Record<string, string>> }> {
  const files = await bringFiles(ctx, input.changes, () => mayEdit(ctx, 'changeRequest.edit', findChangeRequest(ctx.load, spaceId, id)));
  const edited = await write(ctx, { action: 'changeRequest.edit', on: (load, tx) => findChangeRequest(load, spaceId, id, tx) }, async (tx, { row, space }) => {
    mustBeChangeable(row);
    const { organizationId } = row;
    const made = await editLine(ctx, tx, { organizationId, spaceId: space.id, changeRequestId: row.id, headId: row.revisionId, baseId: row.mergedAncestorId ?? row.initialRevisionId }, input, files);
    await advanceChangeRequest(ctx, tx, row, { revisionId: made.revisionId });
    tx.record({ fields: ['content'], related: [made.revisionId] });
    return { ...made, id: row.id };
  });
  keepContent(edited.content);
  return edited;
}

/** Changes the content of a space at once. SPACE_LOCKED and as above. */
export async function editSpaceContent(ctx: Context, spaceId: string, input: EditContentInput): Promise<Readonly<Record<string, string>>> {
  const files = await bringFiles(ctx, input.changes, () => mayEdit(ctx, 'space.edit', livingSpace(ctx.load, spaceId)));
  const edited = await write(ctx, { action: 'space.edit', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx, space) => {
    mustBeLive(space);
    const { organizationId, revisionId: headId } = space;
    const head = await tx.load.revision.must(headId);
    const made = await editLine(ctx, tx, { organizationId, spaceId, changeRequestId: null, headId, baseId: head.parentId }, input, files);
    await advanceSpace(tx, ctx.now, space, made.revisionId);
    await followContent(tx, ctx.now, space, await tx.load.content.load(head), made.content);
    tx.record({ fields: ['content'], related: [made.revisionId] });
    return made;
  });
  keepContent(edited.content);
  return edited.refs;
}

export const edit: Resolvers = {
  Mutation: {
    editChangeRequestContent: async (_, { spaceId, id, input }, ctx) => {
      const edited = await editChangeRequestContent(ctx, spaceId, id, input);
      return { changeRequest: await ctx.load.changeRequest.must(edited.id), refs: edited.refs };
    },
    editSpaceContent: async (_, { spaceId, input }, ctx) => {
      const refs = await editSpaceContent(ctx, spaceId, input);
      return { space: await ctx.load.space.must(spaceId), refs };
    },
  },
};
