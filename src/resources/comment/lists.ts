/** The lists of comments and replies. */
import { type Condition, type List, where } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import type { CommentStatusFilter, Order } from '../../generated/resolvers.ts';

/** What a list is narrowed to, and its direction. */
interface Wanted {
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

function commentsOf(name: string, parent: string, { order, status, targetPage, authors }: Wanted, more?: Condition): List {
  return {
    name,
    columns: tables.comment.columns,
    from: 'comments co',
    parent,
    where: [more, where('co.status = ?::comment_status', status === 'ALL' ? null : status), where('co.page_id = ?', targetPage), where('co.author_id = ANY(?::text[])', authors)],
    order: byTime('co'),
    descending: order !== 'ASC',
  };
}

/** What is said of a change request. */
export const commentsOfChangeRequest = (wanted: Wanted): List => commentsOf('changeRequest.comments', 'co.change_request_id', wanted);

/** What is said of a space itself. */
export const commentsOfSpace = (wanted: Wanted): List => commentsOf('space.comments', 'co.space_id', wanted, { sql: 'co.change_request_id IS NULL' });

/** The replies to a comment, oldest first. */
export const repliesOfComment: List = {
  name: 'comment.replies',
  columns: tables.commentReply.columns,
  from: 'comment_replies re',
  parent: 're.comment_id',
  where: [],
  order: byTime('re'),
  descending: false,
};
