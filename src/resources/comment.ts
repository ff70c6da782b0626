/** Comments and replies: what is said of change requests and spaces. */
import type { Context } from '../context.ts';
import { authorize, can, factsOf, type Remark, told } from '../data/authorize.ts';
import type { Tx } from '../data/database.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import type { CommentReplyRow, CommentRow, ReactionRow } from '../data/rows.ts';
import { type Writing, write } from '../data/write.ts';
import { sees } from '../domain/access.ts';
import { notFound } from '../domain/errors.ts';
import { documentOf } from '../domain/markdown/tree.ts';
import type { CommentFormat, CommentPermissions, CreateCommentInput, CreateCommentReplyInput, Resolvers, UpdateCommentInput, UpdateCommentReplyInput } from '../generated/resolvers.ts';
import { findDiscussion, findRemark, isClosed, mustBeOpen, type Place, remarkIn, type Said } from './comment/find.ts';
import { commentsOfChangeRequest, commentsOfSpace, repliesOfComment } from './comment/lists.ts';
import { shownTarget, targetOf } from './comment/target.ts';
import { countOpen, react, resolve, rewrite, wordsOf } from './comment/write.ts';

/** Says something, and gives the id of the comment. */
export const createComment = (ctx: Context, place: Place, input: CreateCommentInput): Promise<string> =>
  write(ctx, { action: 'comment.create', on: (load, tx) => findDiscussion(load, place, tx) }, async (tx, discussion) => {
    mustBeOpen(discussion);
    const { organizationId, space, changeRequest } = discussion;
    const id = newId('Comment');
    const target = await targetOf({ load: tx.load, blobs: ctx.blobs }, discussion, input);
    await tx.prisma.comment.create({
      data: { ...target, id, organizationId, spaceId: space.id, changeRequestId: changeRequest?.id ?? null, authorId: ctx.viewer?.userId ?? null, markdown: wordsOf(input.body), createdAt: ctx.now },
    });
    await countOpen(tx, discussion, 1);
    tx.record({ subject: id, related: [discussion.id] });
    return id;
  });

/** Changes a comment, resolves or reopens it, reacts to it. */
export const updateComment = (ctx: Context, place: Place, id: string, { body, resolved, ...reactions }: UpdateCommentInput): Promise<string> =>
  write(ctx, { action: 'comment.update', on: (load, tx) => findRemark(load, place, { commentId: id }, tx) }, async (tx, remark) => {
    if (body) await rewrite(ctx, tx, remark, body);
    if (resolved != null) await resolve(ctx, tx, remark, resolved);
    await react(ctx, tx, remark, reactions);
    tx.record({ fields: Object.entries({ body, resolved, ...reactions }).flatMap(([field, value]) => (value == null ? [] : [field])) });
    return id;
  });

/** Deletes a comment with its replies; null where there is none. */
export const deleteComment = (ctx: Context, place: Place, id: string): Promise<string | null> =>
  deleteRemark(ctx, place, { commentId: id }, async (tx, { comment, ...remark }) => {
    const { organizationId } = comment;
    await tx.prisma.comment.delete({ where: { key: { id, organizationId } } });
    if (comment.status === 'OPEN') await countOpen(tx, remark, -1);
  });

/** Deletes a reply; null where there is none. NOT_FOUND where its comment is not there. */
export const deleteCommentReply = (ctx: Context, place: Place, commentId: string, id: string): Promise<string | null> =>
  deleteRemark(ctx, place, { commentId, replyId: id }, async (tx, { organizationId }) => {
    await tx.prisma.commentReply.delete({ where: { key: { id, organizationId } } });
    await tx.prisma.comment.update({ where: { key: { id: commentId, organizationId } }, data: { replyCount: { decrement: 1 } } });
  });

/** Deletes what is there and seen. What is not, below what is, is nothing to do: a DELETE can be repeated (spec, Deleting and missing things). */
const deleteRemark = (ctx: Context, place: Place, said: Said, body: (tx: Writing, remark: Remark) => Promise<void>): Promise<string | null> =>
  write(ctx, { action: 'comment.delete', on: (load, tx) => seenRemark(ctx, load, place, said, tx), absent: () => null }, async (tx, remark) => {
    await body(tx, remark);
    return remark.id;
  });

/** A comment or reply that who asks sees, locked; null where there is none. NOT_FOUND where what it lies below is not there or not seen. */
async function seenRemark(ctx: Context, load: Loaders, place: Place, said: Said, tx: Tx): Promise<Remark | null> {
  const asking = { viewer: ctx.viewer, load };
  const discussion = await findDiscussion(load, place, tx);
  if (!discussion || !sees('discussion', await factsOf(asking, 'discussion', discussion))) throw notFound();
  const comment = await remarkIn(load, discussion, { commentId: said.commentId });
  const seen = comment && sees('comment', await factsOf(asking, 'comment', comment)) ? comment : null;
  if (said.replyId === undefined) return seen;
  if (!seen) throw notFound();
  return remarkIn(load, discussion, said);
}

/** Replies to a comment, and gives the id of the reply. */
export const createCommentReply = (ctx: Context, place: Place, commentId: string, { body }: CreateCommentReplyInput): Promise<string> =>
  write(ctx, { action: 'comment.reply', on: (load, tx) => findRemark(load, place, { commentId }, tx) }, async (tx, remark) => {
    mustBeOpen(remark);
    const id = newId('CommentReply');
    const { organizationId } = remark;
    await tx.prisma.commentReply.create({ data: { id, organizationId, commentId, authorId: ctx.viewer?.userId ?? null, markdown: wordsOf(body), createdAt: ctx.now } });
    await tx.prisma.comment.update({ where: { key: { id: commentId, organizationId } }, data: { replyCount: { increment: 1 } } });
    tx.record({ related: [id] });
    return id;
  });

/** Changes a reply, reacts to it. */
export const updateCommentReply = (ctx: Context, place: Place, commentId: string, id: string, { body, ...reactions }: UpdateCommentReplyInput): Promise<string> =>
  write(ctx, { action: 'comment.update', on: (load, tx) => findRemark(load, place, { commentId, replyId: id }, tx) }, async (tx, remark) => {
    if (body) await rewrite(ctx, tx, remark, body);
    await react(ctx, tx, remark, reactions);
    tx.record({ fields: Object.entries({ body, ...reactions }).flatMap(([field, value]) => (value == null ? [] : [field])) });
    return id;
  });

/** Its text in one form. A comment has no front matter: behind a newline, what looks like it is text. */
const bodyOf = (markdown: string, format: CommentFormat | null | undefined) => (format === 'DOCUMENT' ? { markdown: null, document: documentOf(`\n${markdown}`) } : { markdown, document: null });

/** The emojis of a comment or reply, in the order in which they came. */
async function reactionsOf(ctx: Context, id: string) {
  const byEmoji = new Map<string, ReactionRow[]>();
  for (const row of await ctx.load.reactions.load(id)) byEmoji.set(row.emoji, [...(byEmoji.get(row.emoji) ?? []), row]);
  return Promise.all(
    [...byEmoji].map(async ([emoji, rows]) => ({
      emoji,
      count: rows.length,
      users: await Promise.all(rows.map(async ({ userId, createdAt }) => ({ user: await ctx.load.user.must(userId), reactedAt: createdAt }))),
    })),
  );
}

/** A comment, or a reply to it, with where it was said. */
async function remarkOf({ load }: Context, comment: CommentRow, reply: CommentReplyRow | null): Promise<Remark> {
  const [space, changeRequest] = await Promise.all([load.space.must(comment.spaceId), comment.changeRequestId === null ? null : load.changeRequest.must(comment.changeRequestId)]);
  return { id: reply?.id ?? comment.id, organizationId: comment.organizationId, space, changeRequest, comment, reply };
}

async function permissionsOf(ctx: Context, comment: CommentRow, reply: CommentReplyRow | null): Promise<CommentPermissions> {
  const remark = await remarkOf(ctx, comment, reply);
  const may = told(ctx, await factsOf(ctx, 'comment', remark));
  const isOpen = may('comment.reply') && !isClosed(remark);
  return { view: may('comment.read'), edit: may('comment.edit'), reply: isOpen, react: isOpen, delete: may('comment.delete'), resolve: may('comment.resolve') };
}

/** Where a comment is in `/v1`. */
const locationOf = ({ settings }: Context, { id, spaceId, changeRequestId }: CommentRow): string =>
  `${settings.baseUrl}/v1/spaces/${spaceId}/${changeRequestId === null ? '' : `change-requests/${changeRequestId}/`}comments/${id}`;

const userOf = ({ load }: Context, id: string | null) => (id === null ? null : load.user.load(id));

/** A comment or a reply to it, when the viewer may read it. */
export async function readableRemark(ctx: Context, commentId: string, reply: CommentReplyRow | null): Promise<CommentRow | null> {
  const row = await ctx.load.comment.load(commentId);
  const isInside = row !== null && (await ctx.load.memberships()).has(row.organizationId); // asked first: it costs a stranger no statement
  const remark = isInside ? await remarkOf(ctx, row, reply) : null;
  return remark && (await can(ctx, 'comment.read', remark)) ? remark.comment : null;
}

async function shown(ctx: Context, place: Place, said: Said): Promise<Remark> {
  const found = await findRemark(ctx.load, place, said);
  if (!found) throw notFound();
  await authorize(ctx, 'comment.read', found);
  return found;
}

const replyShown = async (ctx: Context, id: string): Promise<CommentReplyRow> => ctx.load.commentReply.must(id);

export const comment: Resolvers = {
  Comment: {
    postedBy: ({ authorId }, _, ctx) => userOf(ctx, authorId),
    postedAt: ({ createdAt }) => createdAt,
    body: ({ markdown }, { format }) => bodyOf(markdown, format),
    resolvedBy: ({ resolvedById }, _, ctx) => userOf(ctx, resolvedById),
    reactions: ({ id }, _, ctx) => reactionsOf(ctx, id),
    replies: ({ id }, args, ctx) => ctx.load.page<CommentReplyRow>(repliesOfComment, id, args),
    target: (row, _, ctx) => shownTarget(ctx, row),
    permissions: (row, _, ctx) => permissionsOf(ctx, row, null),
    urls: (row, _, ctx) => ({ location: locationOf(ctx, row) }),
  },
  CommentConnection: { totalCount: (page) => page.count() },
  CommentReply: {
    postedBy: ({ authorId }, _, ctx) => userOf(ctx, authorId),
    postedAt: ({ createdAt }) => createdAt,
    body: ({ markdown }, { format }) => bodyOf(markdown, format),
    reactions: ({ id }, _, ctx) => reactionsOf(ctx, id),
    permissions: async (row, _, ctx) => permissionsOf(ctx, await ctx.load.comment.must(row.commentId), row),
    urls: async (row, _, ctx) => ({ location: `${locationOf(ctx, await ctx.load.comment.must(row.commentId))}/replies/${row.id}` }),
  },
  CommentReplyConnection: { totalCount: (page) => page.count() },
  ChangeRequest: {
    comments: async (row, args, ctx) => {
      const space = await ctx.load.space.must(row.spaceId);
      await authorize(ctx, 'comment.list', { id: row.id, organizationId: row.organizationId, space, changeRequest: row });
      return ctx.load.page<CommentRow>(commentsOfChangeRequest(args), row.id, args);
    },
  },
  Space: {
    comments: async (space, args, ctx) => {
      await authorize(ctx, 'comment.list', { id: space.id, organizationId: space.organizationId, space, changeRequest: null });
      return ctx.load.page<CommentRow>(commentsOfSpace(args), space.id, args);
    },
  },
  Query: {
    comment: async (_, { id, ...place }, ctx) => (await shown(ctx, place, { commentId: id })).comment,
    commentReply: async (_, { id, commentId, ...place }, ctx) => (await shown(ctx, place, { commentId, replyId: id })).reply,
  },
  Mutation: {
    createComment: async (_, { input, ...place }, ctx) => ({ comment: await ctx.load.comment.must(await createComment(ctx, place, input)) }),
    updateComment: async (_, { id, input, ...place }, ctx) => ({ comment: await ctx.load.comment.must(await updateComment(ctx, place, id, input)) }),
    deleteComment: async (_, { id, ...place }, ctx) => ({ deletedCommentId: await deleteComment(ctx, place, id) }),
    createCommentReply: async (_, { commentId, input, ...place }, ctx) => {
      const reply = await replyShown(ctx, await createCommentReply(ctx, place, commentId, input));
      return { reply, comment: await ctx.load.comment.must(commentId) };
    },
    updateCommentReply: async (_, { commentId, id, input, ...place }, ctx) => ({ reply: await replyShown(ctx, await updateCommentReply(ctx, place, commentId, id, input)) }),
    deleteCommentReply: async (_, { commentId, id, ...place }, ctx) => ({ deletedCommentReplyId: await deleteCommentReply(ctx, place, commentId, id) }),
  },
};
