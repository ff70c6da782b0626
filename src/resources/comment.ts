/** Creates, updates, deletes and resolves comments and replies on change requests and spaces. */
import { nothingToDelete, type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, isVisible, permissionsOn } from '../data/authorize.ts';
import type { CommentSubject, CommentThread } from '../data/subjects.ts';
import type { Tx } from '../data/database.ts';
import type { Loaders } from '../data/loaders.ts';
import { andThen } from '../data/promise-or-value.ts';
import { newId } from '../data/new-id.ts';
import type { CommentReplyRow, CommentRow } from '../data/rows.ts';
import { type WriteContext, write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import { checkAllAsync } from '../domain/problems.ts';
import type {
  CommentFormat,
  CommentPermissions,
  CreateCommentInput,
  CreateCommentReplyInput,
  Resolvers,
  UpdateCommentInput,
  UpdateCommentReplyInput,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import {
  findThread,
  findComment,
  isClosed,
  requireOpen,
  type CommentTarget,
  commentIn,
  type CommentReference,
  locationOfReply,
  targetOfSubject,
  threadOfRequest,
  threadOfSpace,
} from './comment/find.ts';
import { commentsOfChangeRequest, commentsOfSpace, repliesOfComment } from './comment/lists.ts';
import { currentTargetOf, targetOf } from './comment/target.ts';
import { urlsOfComment, urlsOfReply } from './comment/urls.ts';
import {
  countOpen,
  type CreatedComment,
  insertComment,
  recordGiven,
  setResolved,
  textOf,
  updateReactions,
  updateText,
} from './comment/write.ts';
import { asNew, reactionsOf } from './comment/reactions.ts';

/** Creates a comment. */
export const createComment = (
  ctx: Context,
  location: CommentTarget,
  input: InputFields<CreateCommentInput, 'subjectId'>,
): Promise<CreatedComment> =>
  write(
    ctx,
    { action: 'comment.create', on: (load, tx) => findThread(load, location, tx) },
    async (tx, discussion) => {
      requireOpen(discussion);
      const dependencies = { load: tx.load, blobs: ctx.blobs, texts: ctx.texts };
      const [target, markdown] = await checkAllAsync(
        () => targetOf(dependencies, discussion, input),
        () => textOf(input.body),
      );
      return insertComment(ctx, tx, discussion, { ...target, markdown, reviewId: null });
    },
  );

/** Updates a comment, resolves or reopens it, and changes the viewer's reactions. */
export const updateComment = (
  ctx: Context,
  location: CommentTarget,
  id: string,
  { body, resolved, ...reactions }: InputFields<UpdateCommentInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'comment.update',
      on: (load, tx) => findComment(load, location, { commentId: id }, tx),
    },
    async (tx, subject) => {
      await checkAllAsync(
        () => body && updateText(ctx, tx, subject, body),
        () => (resolved == null ? undefined : setResolved(ctx, tx, subject, resolved)),
        () => updateReactions(ctx, tx, subject, reactions),
      );
      recordGiven(tx, { body, resolved, ...reactions });
      return id;
    },
  );

/** Deletes a comment with its replies. */
export const deleteComment = (
  ctx: Context,
  location: CommentTarget,
  id: string,
): Promise<string | null> =>
  deleteCommentOrReply(ctx, location, { commentId: id }, async (tx, { comment, ...subject }) => {
    const { organizationId } = comment;
    await tx.prisma.comment.delete({ where: { key: { id, organizationId } } });
    if (comment.status === 'OPEN') await countOpen(tx, subject, -1);
  });

/**
 * Deletes a reply.
 * @throws NOT_FOUND if its comment does not exist.
 */
export const deleteCommentReply = (
  ctx: Context,
  location: CommentTarget,
  commentId: string,
  id: string,
): Promise<string | null> =>
  deleteCommentOrReply(
    ctx,
    location,
    { commentId, replyId: id },
    async (tx, { organizationId }) => {
      await tx.prisma.commentReply.delete({ where: { key: { id, organizationId } } });
      await tx.prisma.comment.update({
        where: { key: { id: commentId, organizationId } },
        data: { replyCount: { decrement: 1 } },
      });
    },
  );

/**
 * Deletes a comment or a reply that the viewer can see, and returns its id. A DELETE of `/v1` can be
 * repeated (spec, Deleting and missing things).
 * @throws NOT_FOUND in GraphQL if it does not exist
 */
const deleteCommentOrReply = (
  ctx: Context,
  location: CommentTarget,
  reference: CommentReference,
  body: (tx: WriteContext, subject: CommentSubject) => Promise<void>,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'comment.delete',
      on: (load, tx) => visibleComment(ctx, load, location, reference, tx),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, subject) => {
      await body(tx, subject);
      const { changeRequest, space, reply, comment } = subject;
      tx.record({ related: [changeRequest?.id ?? space.id, ...(reply ? [comment.id] : [])] });
      return subject.id;
    },
  );

/**
 * Returns a comment or reply that the viewer can see, locked, or null if there is none.
 * @throws NOT_FOUND if its space, change request or parent comment does not exist or is not
 * visible.
 */
async function visibleComment(
  ctx: Context,
  load: Loaders,
  location: CommentTarget,
  reference: CommentReference,
  tx: Tx,
): Promise<CommentSubject | null> {
  const access = { viewer: ctx.viewer, load };
  const discussion = await findThread(load, location, tx);
  if (!discussion || !(await isVisible(access, 'discussion', discussion))) throw notFound();
  const comment = await commentIn(load, discussion, { commentId: reference.commentId });
  const visible = comment && (await isVisible(access, 'comment', comment)) ? comment : null;
  if (reference.replyId === undefined) return visible;
  if (!visible) throw notFound();
  return commentIn(load, discussion, reference);
}

/** Creates a reply to a comment and returns its id. */
export const createCommentReply = (
  ctx: Context,
  location: CommentTarget,
  commentId: string,
  { body }: InputFields<CreateCommentReplyInput, 'commentId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'comment.reply', on: (load, tx) => findComment(load, location, { commentId }, tx) },
    async (tx, subject) => {
      requireOpen(subject);
      const id = newId('CommentReply');
      const { organizationId } = subject;
      await tx.prisma.commentReply.create({
        data: {
          id,
          organizationId,
          commentId,
          authorId: ctx.viewer?.userId ?? null,
          markdown: textOf(body),
          createdAt: ctx.now,
        },
      });
      await tx.prisma.comment.update({
        where: { key: { id: commentId, organizationId } },
        data: { replyCount: { increment: 1 } },
      });
      tx.record({ related: [id] });
      return id;
    },
  );

/** Updates a reply and changes the viewer's reactions. */
export const updateCommentReply = (
  ctx: Context,
  location: CommentTarget,
  commentId: string,
  id: string,
  { body, ...reactions }: InputFields<UpdateCommentReplyInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'comment.update',
      on: (load, tx) => findComment(load, location, { commentId, replyId: id }, tx),
    },
    async (tx, subject) => {
      await checkAllAsync(
        () => body && updateText(ctx, tx, subject, body),
        () => updateReactions(ctx, tx, subject, reactions),
      );
      recordGiven(tx, { body, ...reactions });
      return id;
    },
  );

/**
 * Returns the text of a comment in the requested format. The leading newline makes the parser treat
 * anything that looks like front matter as text.
 */
const bodyOf = ({ texts }: Context, markdown: string, format: CommentFormat | null | undefined) =>
  format === 'DOCUMENT'
    ? andThen(texts.document(`\n${markdown}`), (document) => ({ markdown: null, document }))
    : { markdown, document: null };

/** Returns a comment, or a reply to it, with its space and change request. */
async function subjectOf(
  { load }: Context,
  comment: CommentRow,
  reply: CommentReplyRow | null,
): Promise<CommentSubject> {
  const [space, changeRequest] = await Promise.all([
    load.space.must(comment.spaceId),
    comment.changeRequestId === null ? null : load.changeRequest.must(comment.changeRequestId),
  ]);
  return {
    id: reply?.id ?? comment.id,
    organizationId: comment.organizationId,
    space,
    changeRequest,
    comment,
    reply,
  };
}

async function permissionsOf(
  ctx: Context,
  comment: CommentRow,
  reply: CommentReplyRow | null,
): Promise<CommentPermissions> {
  const subject = await subjectOf(ctx, comment, reply);
  const may = await permissionsOn(ctx, 'comment', subject);
  const isOpen = may('comment.reply') && !isClosed(subject);
  return {
    view: may('comment.read'),
    edit: may('comment.edit'),
    reply: isOpen,
    react: isOpen,
    delete: may('comment.delete'),
    resolve: may('comment.resolve'),
  };
}

/** Returns whether the viewer can comment in a thread, within the scopes of their token. */
const canComment = async (ctx: Context, thread: CommentThread): Promise<boolean> =>
  (await permissionsOn(ctx, 'discussion', thread))('comment.create') && !isClosed(thread);

/** Returns a comment, or the comment of a reply, if the viewer can read it, otherwise null. */
export async function readableComment(
  ctx: Context,
  commentId: string,
  reply: CommentReplyRow | null,
): Promise<CommentRow | null> {
  const row = await ctx.load.comment.load(commentId);
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = row !== null && (await ctx.load.memberships()).has(row.organizationId);
  const subject = isMember ? await subjectOf(ctx, row, reply) : null;
  return subject && (await can(ctx, 'comment.read', subject)) ? subject.comment : null;
}

async function getComment(
  ctx: Context,
  location: CommentTarget,
  reference: CommentReference,
): Promise<CommentSubject> {
  const found = await findComment(ctx.load, location, reference);
  if (!found) throw notFound();
  await authorize(ctx, 'comment.read', found);
  return found;
}

const getReply = ({ load }: Context, id: string) => load.commentReply.must(id);

export const comment: Resolvers = {
  Comment: {
    postedBy: ({ authorId }, _, ctx) => actorOf(ctx, authorId),
    postedAt: ({ createdAt }) => createdAt,
    body: ({ markdown }, { format }, ctx) => bodyOf(ctx, markdown, format),
    resolvedBy: ({ resolvedById }, _, ctx) => actorOf(ctx, resolvedById),
    reactions: ({ id }, _, ctx) => reactionsOf(ctx, id),
    replies: ({ id }, args, ctx) =>
      ctx.load.page<CommentReplyRow>(repliesOfComment(args), id, args),
    target: (row, _, ctx) => currentTargetOf(ctx, row),
    permissions: (row, _, ctx) => permissionsOf(ctx, row, null),
    urls: (row, _, ctx) => urlsOfComment(ctx, row),
  },
  CommentReply: {
    postedBy: ({ authorId }, _, ctx) => actorOf(ctx, authorId),
    postedAt: ({ createdAt }) => createdAt,
    body: ({ markdown }, { format }, ctx) => bodyOf(ctx, markdown, format),
    reactions: ({ id }, _, ctx) => reactionsOf(ctx, id),
    permissions: async (row, _, ctx) =>
      permissionsOf(ctx, await ctx.load.comment.must(row.commentId), row),
    urls: async (row, _, ctx) =>
      urlsOfReply(ctx, await ctx.load.comment.must(row.commentId), row.id),
  },
  ChangeRequest: {
    canComment: async (row, _, ctx) => canComment(ctx, await threadOfRequest(ctx, row)),
    comments: async (row, args, ctx) => {
      await authorize(ctx, 'comment.list', await threadOfRequest(ctx, row));
      return ctx.load.page<CommentRow>(commentsOfChangeRequest(args), row.id, args);
    },
  },
  Space: {
    canComment: async (space, _, ctx) =>
      space.reader.kind !== 'visitor' && (await canComment(ctx, threadOfSpace(space))),
    comments: async (space, args, ctx) => {
      if (space.deletedAt !== null) return null;
      await authorize(ctx, 'comment.list', threadOfSpace(space));
      return ctx.load.page<CommentRow>(commentsOfSpace(args), space.id, args);
    },
  },
  Query: {
    comment: async (_, { id }, ctx) => {
      const location = await parentsOf(ctx, 'Comment', id);
      return (await getComment(ctx, location, { commentId: id })).comment;
    },
    commentReply: async (_, { id }, ctx) => {
      const { commentId, ...location } = await locationOfReply(ctx, id);
      return (await getComment(ctx, location, { commentId, replyId: id })).reply;
    },
  },
  Mutation: {
    createComment: async (_, { input: { subjectId, ...input } }, ctx) => ({
      comment: asNew(ctx, await createComment(ctx, await targetOfSubject(ctx, subjectId), input)),
    }),
    updateComment: async (_, { input: { id, ...input } }, ctx) => {
      const location = await parentsOf(ctx, 'Comment', id);
      return {
        comment: await ctx.load.comment.must(await updateComment(ctx, location, id, input)),
      };
    },
    deleteComment: async (_, { input: { id } }, ctx) => {
      const location = await parentsOf(ctx, 'Comment', id);
      return { deletedCommentId: await deleteComment(ctx, location, id) };
    },
    createCommentReply: async (_, { input: { commentId, ...input } }, ctx) => {
      const location = await parentsOf(ctx, 'Comment', commentId);
      const reply = await getReply(ctx, await createCommentReply(ctx, location, commentId, input));
      return { reply, comment: await ctx.load.comment.must(commentId) };
    },
    updateCommentReply: async (_, { input: { id, ...input } }, ctx) => {
      const { commentId, ...location } = await locationOfReply(ctx, id);
      return {
        reply: await getReply(ctx, await updateCommentReply(ctx, location, commentId, id, input)),
      };
    },
    deleteCommentReply: async (_, { input: { id } }, ctx) => {
      const { commentId, ...location } = await locationOfReply(ctx, id);
      return { deletedCommentReplyId: await deleteCommentReply(ctx, location, commentId, id) };
    },
  },
};
