/** What is talked about, and what was said of it, by their ids. */
import type { Discussion, Remark } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import { Fault } from '../../domain/errors.ts';
import { findChangeRequest } from '../change-request/find.ts';
import { livingSpace } from '../content/find.ts';
import { lockSpace } from '../revision/head.ts';

/** Where something is said: in a space, or of one of its change requests. */
export interface Place {
  readonly spaceId: string;
  readonly changeRequestId?: string | null | undefined;
}

/** Which comment is meant, or which reply to it. */
export interface Said {
  readonly commentId: string;
  readonly replyId?: string | undefined;
}

/**
 * A change request, or the space itself; null where there is none. In a transaction both are locked until that ends, the space first
 * as all do: no comment is counted twice, and none is made while its change request is merged.
 */
export async function findDiscussion(load: Loaders, { spaceId, changeRequestId }: Place, tx?: Tx): Promise<Discussion | null> {
  const space = tx ? await lockSpace(load, tx, spaceId) : await livingSpace(load, spaceId);
  if (changeRequestId == null) return space && { id: space.id, organizationId: space.organizationId, space, changeRequest: null };
  const found = await findChangeRequest(load, spaceId, changeRequestId, tx);
  return found && { id: found.id, organizationId: found.organizationId, space: found.space, changeRequest: found.row };
}

/** A comment there, and a reply to it where one is asked for; null where there is none. In a transaction as `findDiscussion`. */
export async function findRemark(load: Loaders, place: Place, { commentId, replyId }: Said, tx?: Tx): Promise<Remark | null> {
  const discussion = await findDiscussion(load, place, tx);
  const isInside = discussion !== null && (await load.memberships()).has(discussion.organizationId); // asked first: it costs a stranger no statement
  return isInside ? remarkIn(load, discussion, { commentId, replyId }) : null;
}

/** The same where it is known what is talked about. */
export async function remarkIn(load: Loaders, discussion: Discussion, { commentId, replyId }: Said): Promise<Remark | null> {
  const [comment, reply] = await Promise.all([load.comment.load(commentId), replyId === undefined ? null : load.commentReply.load(replyId)]);
  if (comment?.spaceId !== discussion.space.id || comment.changeRequestId !== (discussion.changeRequest?.id ?? null)) return null;
  if (replyId !== undefined && reply?.commentId !== comment.id) return null;
  return { ...discussion, id: reply?.id ?? comment.id, comment, reply };
}

/** Whether nothing more is said of it. */
export const isClosed = ({ changeRequest }: Discussion): boolean => changeRequest !== null && (changeRequest.status === 'MERGED' || changeRequest.status === 'ARCHIVED');

/** INVALID_TRANSITION where a change request is merged or archived (docs: permissions). */
export function mustBeOpen(discussion: Discussion): void {
  if (isClosed(discussion)) throw new Fault('INVALID_TRANSITION', `This change request is ${discussion.changeRequest?.status.toLowerCase()}: nothing more is said of it.`);
}
