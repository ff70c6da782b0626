/** Defines the connections of comments and replies. */
import { type SqlCondition, type ConnectionQuery, where } from '../../data/connection.ts';
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

function commentsOf(
  name: string,
  parent: string,
  { order, status, targetPage, authors }: CommentFilters,
  extra?: SqlCondition,
): ConnectionQuery {
  return {
    name,
    columns: tables.comment.columns,
    from: 'comments co',
    parent,
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
export const commentsOfChangeRequest = (filters: CommentFilters): ConnectionQuery =>
  commentsOf('changeRequest.comments', 'co.change_request_id', filters);

/** Returns the query for the comments on a space itself. */
export const commentsOfSpace = (filters: CommentFilters): ConnectionQuery =>
  commentsOf('space.comments', 'co.space_id', filters, { sql: 'co.change_request_id IS NULL' });

/** The query for the replies to a comment, oldest first. */
export const repliesOfComment: ConnectionQuery = {
  name: 'comment.replies',
  columns: tables.commentReply.columns,
  from: 'comment_replies re',
  parent: 're.comment_id',
  where: [],
  order: byTime('re'),
  descending: false,
};
