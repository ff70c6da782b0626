/** Defines the connections of comments and replies. */
import {
  type SqlCondition,
  type ConnectionQuery,
  declareList,
  where,
} from '../../data/connection.ts';
import { given, isOneOf, unevenly, within } from '../../data/connection/conditions.ts';
import { byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import type { CommentReplyRow, CommentRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type {
  CommentOrderField,
  CommentRepliesArgs,
  CommentReplyOrderField,
  SpaceCommentsArgs,
} from '../../generated/resolvers.ts';

const commentOrders = declareOrders<CommentOrderField>('co.id', {
  POSTED_AT: byTime('co.created_at'),
});

type CommentListArgs = ListArgs<SpaceCommentsArgs>;

const COMMENTS_OF_CHANGE_REQUEST = declareList(
  'changeRequest.comments',
  tables.comment,
  'comments co',
  'co.change_request_id',
);
const COMMENTS_OF_SPACE = declareList(
  'space.comments',
  tables.comment,
  'comments co',
  'co.space_id',
);

function commentsOf(
  list: typeof COMMENTS_OF_SPACE,
  { filter, orderBy }: CommentListArgs,
  extra?: SqlCondition,
): ConnectionQuery<CommentRow> {
  return {
    ...list,
    where: [
      extra,
      where('co.status = ?::comment_status', filter?.status),
      unevenly(where('co.page_id = ?', filter?.pageId)),
      isOneOf('co.author_id', 'text', filter?.authorIds),
      ...within('co.created_at', filter?.postedSince, filter?.postedUntil),
    ],
    ...commentOrders(orderBy),
  };
}

/** Returns the query for the comments on a change request. */
export const commentsOfChangeRequest = (args: CommentListArgs): ConnectionQuery<CommentRow> =>
  commentsOf(COMMENTS_OF_CHANGE_REQUEST, args);

/** Returns the query for the comments on a space itself. */
export const commentsOfSpace = (args: CommentListArgs): ConnectionQuery<CommentRow> =>
  commentsOf(COMMENTS_OF_SPACE, args, { sql: 'co.change_request_id IS NULL' });

const REPLIES = declareList(
  'comment.replies',
  tables.commentReply,
  'comment_replies re',
  're.comment_id',
);

const replyOrders = declareOrders<CommentReplyOrderField>('re.id', {
  POSTED_AT: byTime('re.created_at'),
});

/** Returns the query for the replies to a comment. */
export const repliesOfComment = ({
  filter,
  orderBy,
}: ListArgs<CommentRepliesArgs>): ConnectionQuery<CommentReplyRow> => ({
  ...REPLIES,
  where: [
    ...given(isOneOf('re.author_id', 'text', filter?.authorIds)),
    ...within('re.created_at', filter?.postedSince, filter?.postedUntil),
  ],
  ...replyOrders(orderBy),
});
