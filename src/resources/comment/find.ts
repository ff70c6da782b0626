/** Finds comments, replies and the threads that they belong to. */
import type { CommentSubject, CommentThread } from '../../data/subjects.ts';
import type { Tx } from '../../data/database.ts';
import type { Context } from '../../context.ts';
import type { Loaders } from '../../data/loaders.ts';
import { parentsOf } from '../../data/parents.ts';
import type { ChangeRequestRow, SpaceRow } from '../../data/rows.ts';
import { AppError } from '../../domain/errors.ts';
import { typeOfId } from '../../domain/ids.ts';
import { findChangeRequest } from '../change-request/find.ts';
import { findSpace } from '../content/find.ts';
import { lockSpace } from '../revision/head.ts';

/** The space of a comment, or one of its change requests. */
export interface CommentTarget {
  readonly spaceId: string;
  readonly changeRequestId?: string | null | undefined;
}

/** The id of a comment, or of a reply to it. */
export interface CommentReference {
  readonly commentId: string;
  readonly replyId?: string | undefined;
}

/**
 * Returns the thread of a change request or of a space, or null if there is none. In a transaction
 * both rows stay locked until it ends, the space first, so that counters stay correct and no
 * comment is added during a merge.
 */
export async function findThread(
  load: Loaders,
  { spaceId, changeRequestId }: CommentTarget,
  tx?: Tx,
): Promise<CommentThread | null> {
  const space = tx ? await lockSpace(load, tx, spaceId) : await findSpace(load, spaceId);
  if (changeRequestId == null) return space && threadOfSpace(space);
  const found = await findChangeRequest(load, spaceId, changeRequestId, tx);
  return (
    found && {
      id: found.id,
      organizationId: found.organizationId,
      space: found.space,
      changeRequest: found.row,
    }
  );
}

/** Returns the thread of the comments on a space itself. */
export const threadOfSpace = (space: SpaceRow): CommentThread => ({
  id: space.id,
  organizationId: space.organizationId,
  space,
  changeRequest: null,
});

/** Returns the thread of the comments on a change request. */
export const threadOfRequest = async (
  { load }: Context,
  changeRequest: ChangeRequestRow,
): Promise<CommentThread> => ({
  id: changeRequest.id,
  organizationId: changeRequest.organizationId,
  space: await load.space.must(changeRequest.spaceId),
  changeRequest,
});

/**
 * Returns a comment, or the reply that `replyId` names, or null if there is none. In a transaction
 * the thread is locked as in `findThread`.
 */
export async function findComment(
  load: Loaders,
  target: CommentTarget,
  { commentId, replyId }: CommentReference,
  tx?: Tx,
): Promise<CommentSubject | null> {
  const discussion = await findThread(load, target, tx);
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = discussion !== null && (await load.memberships()).has(discussion.organizationId);
  return isMember ? commentIn(load, discussion, { commentId, replyId }) : null;
}

/** Returns a comment or reply of a thread that is already loaded, or null if there is none. */
export async function commentIn(
  load: Loaders,
  discussion: CommentThread,
  { commentId, replyId }: CommentReference,
): Promise<CommentSubject | null> {
  const [comment, reply] = await Promise.all([
    load.comment.load(commentId),
    replyId === undefined ? null : load.commentReply.load(replyId),
  ]);
  if (
    comment?.spaceId !== discussion.space.id ||
    comment.changeRequestId !== (discussion.changeRequest?.id ?? null)
  )
    return null;
  if (replyId !== undefined && reply?.commentId !== comment.id) return null;
  return { ...discussion, id: reply?.id ?? comment.id, comment, reply };
}

/** Returns true if the thread belongs to a merged or archived change request. */
export const isClosed = ({ changeRequest }: CommentThread): boolean =>
  changeRequest !== null &&
  (changeRequest.status === 'MERGED' || changeRequest.status === 'ARCHIVED');

/**
 * Requires that a thread is open.
 * @throws INVALID_TRANSITION if its change request is merged or archived (docs: permissions).
 */
export function requireOpen(discussion: CommentThread): void {
  if (isClosed(discussion))
    throw new AppError(
      'INVALID_TRANSITION',
      `This change request is ${discussion.changeRequest?.status.toLowerCase()}: comments on it are closed.`,
    );
}

/** Returns the comment of a reply, and the thread of the comment. */
export async function locationOfReply(
  ctx: Context,
  id: string,
): Promise<CommentTarget & Pick<CommentReference, 'commentId'>> {
  const { commentId } = await parentsOf(ctx, 'CommentReply', id);
  const { spaceId, changeRequestId } = await parentsOf(ctx, 'Comment', commentId);
  return { commentId, spaceId, changeRequestId };
}

/** Returns the thread of a change request or of a space. */
export async function targetOfSubject(ctx: Context, id: string): Promise<CommentTarget> {
  if (typeOfId(id) === 'Space') return { spaceId: id };
  const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
  return { spaceId, changeRequestId: id };
}
