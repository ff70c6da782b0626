/** Defines the connections of comments and replies. */
import {
  type SqlCondition,
  type ConnectionQuery,
  declareList,
  where,
} from '../../data/connection.ts';
import type { CommentReplyRow, CommentRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { CommentStatusFilter, Order } from '../../generated/resolvers.ts';

/** The filters of a list of comments, and its direction. */
interface CommentFilters {
  readonly order?: Order | null | undefined;
  readonly status?: CommentStatusFilter | null | undefined;
  readonly targetPage?: string | null | undefined;
  readonly authors?: readonly string[] | null | undefined;
}

const byTime = (alias: string) =>
  [
    { sql: `${alias}.created_at`, type: 'timestamptz' },
    { sql: `${alias}.id`, type: 'text' },
  ] as const;

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
  { order, status, targetPage, authors }: CommentFilters,
  extra?: SqlCondition,
): ConnectionQuery<CommentRow> {
  return {
    ...list,
    where: [
      extra,
      where('co.status = ?::comment_status', status === 'ALL' ? null : status),
      where('co.page_id = ?', targetPage),
      where('co.author_id = ANY(?::text[])', authors),
    ],
    order: byTime('co'),
    descending: order !== 'ASC',
  };
}

/** Returns the query for the comments on a change request. */
export const commentsOfChangeRequest = (filters: CommentFilters): ConnectionQuery<CommentRow> =>
  commentsOf(COMMENTS_OF_CHANGE_REQUEST, filters);

/** Returns the query for the comments on a space itself. */
export const commentsOfSpace = (filters: CommentFilters): ConnectionQuery<CommentRow> =>
  commentsOf(COMMENTS_OF_SPACE, filters, { sql: 'co.change_request_id IS NULL' });

const REPLIES = declareList(
  'comment.replies',
  tables.commentReply,
  'comment_replies re',
  're.comment_id',
);

/** The query for the replies to a comment, oldest first. */
export const repliesOfComment: ConnectionQuery<CommentReplyRow> = {
  ...REPLIES,
  where: [],
  order: byTime('re'),
  descending: false,
};
