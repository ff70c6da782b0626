/**
 * Defines the lists of the viewer's start screen. They span all organizations that the token is
 * valid for, and each item is checked in SQL.
 */
import type { Context } from '../../context.ts';
import {
  type ConnectionQuery,
  contains,
  declareList,
  type SqlCondition,
  where,
} from '../../data/connection.ts';
import { given, isOneOf } from '../../data/connection/conditions.ts';
import type { ListArgs } from '../../data/connection/order.ts';
import type { ChangeRequestRow, CommentReplyRow, CommentRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { ReceivedCommentFilter, UserChangeRequestsArgs } from '../../generated/resolvers.ts';
import { changeRequestOrders } from '../change-request/lists.ts';
import { spacesOfViewer } from '../content/visibility.ts';

/** A filter of a list; null is the same as absent. */
type Filter<Input> = Input | null | undefined;

/** Returns SQL that joins the living space, as `s`, of the rows with an alias. */
const joinSpace = (alias: string): string =>
  `JOIN spaces s ON s.id = ${alias}.space_id AND s.organization_id = ${alias}.organization_id AND s.deleted_at IS NULL`;

/**
 * Returns SQL for rows of a table about change requests, as `alias`, each with the row `own` that
 * makes it one of the viewer. OFFSET 0 is a fence: without it a prepared statement would begin with
 * all spaces of the viewer's organizations.
 */
const ownRows = (alias: string, own: string, columns: string, join: string): string =>
  `(SELECT ${alias}.*, ${columns} FROM ${own} own ${join} WHERE own.user_id = p.parent OFFSET 0) ${alias} ${joinSpace(alias)}`;

const JOIN_REQUEST =
  'JOIN change_requests cr ON cr.id = own.change_request_id AND cr.organization_id = own.organization_id';

const CONTRIBUTED = declareList(
  'viewer.changeRequests',
  tables.changeRequest,
  ownRows('cr', 'contributors', 'own.user_id AS viewer_id', JOIN_REQUEST),
  'cr.viewer_id',
);

/** Returns the query for the change requests that the viewer contributed to. */
export const contributedChangeRequests = async (
  ctx: Context,
  { filter, orderBy }: ListArgs<UserChangeRequestsArgs>,
): Promise<ConnectionQuery<ChangeRequestRow>> => ({
  ...CONTRIBUTED,
  where: [
    isOneOf('cr.status', 'change_request_status', filter?.status),
    where('(cr.author_id IS NOT DISTINCT FROM cr.viewer_id) = ?::boolean', filter?.created),
    ...given(contains('cr.subject', filter?.subject)),
  ],
  seen: await spacesOfViewer(ctx, 'READ'),
  ...changeRequestOrders(orderBy),
});

const REQUESTED = declareList(
  'viewer.reviewRequests',
  tables.changeRequest,
  ownRows(
    'cr',
    'requested_reviewers',
    'own.user_id AS viewer_id, own.created_at AS requested_at, own.id AS request_id',
    JOIN_REQUEST,
  ),
  'cr.viewer_id',
);

/** Returns the query for the open change requests that await a review of the viewer. */
export const reviewRequests = async (ctx: Context): Promise<ConnectionQuery<ChangeRequestRow>> => ({
  ...REQUESTED,
  where: [
    { sql: "cr.status = 'OPEN'" },
    {
      sql: 'NOT EXISTS (SELECT FROM reviews v WHERE v.change_request_id = cr.id AND v.organization_id = cr.organization_id AND v.reviewer_id = cr.viewer_id AND v.revision_id = cr.revision_id)',
    },
  ],
  seen: await spacesOfViewer(ctx, 'READ'),
  order: [
    { sql: 'cr.requested_at', type: 'timestamptz' },
    { sql: 'cr.request_id', type: 'text' },
  ],
  descending: true,
});

/** Returns the filters of comments or replies, which leave out those of the viewer. */
const received = (
  alias: string,
  filter: Filter<ReceivedCommentFilter>,
): readonly (SqlCondition | undefined)[] => [
  { sql: `${alias}.author_id IS DISTINCT FROM p.parent` },
  where(`${alias}.created_at > ?::timestamptz`, filter?.createdAfter?.toISOString()),
];

const byTime = (alias: string) =>
  [
    { sql: `${alias}.created_at`, type: 'timestamptz' },
    { sql: `${alias}.id`, type: 'text' },
  ] as const;

const COMMENTS = declareList(
  'viewer.receivedComments',
  tables.comment,
  ownRows(
    'co',
    'contributors',
    'own.user_id AS viewer_id',
    'JOIN comments co ON co.change_request_id = own.change_request_id AND co.organization_id = own.organization_id',
  ),
  'co.viewer_id',
);

/** Returns the query for comments of others on change requests of the viewer, newest first. */
export const receivedComments = async (
  ctx: Context,
  filter: Filter<ReceivedCommentFilter>,
): Promise<ConnectionQuery<CommentRow>> => ({
  ...COMMENTS,
  where: received('co', filter),
  seen: await spacesOfViewer(ctx, 'COMMENT'),
  order: byTime('co'),
  descending: true,
});

// A comment can be found by both, and its replies are listed once.
const REPLIES = declareList(
  'viewer.receivedReplies',
  tables.commentReply,
  `(SELECT own.id, own.organization_id, own.space_id FROM comments own WHERE own.author_id = p.parent
    UNION SELECT on_request.id, on_request.organization_id, on_request.space_id FROM contributors c
    JOIN comments on_request ON on_request.change_request_id = c.change_request_id AND on_request.organization_id = c.organization_id WHERE c.user_id = p.parent) co
  JOIN comment_replies re ON re.comment_id = co.id AND re.organization_id = co.organization_id ${joinSpace('co')}`,
  'p.parent',
);

/** Returns the query for replies of others that concern the viewer, newest first. */
export const receivedReplies = async (
  ctx: Context,
  filter: Filter<ReceivedCommentFilter>,
): Promise<ConnectionQuery<CommentReplyRow>> => ({
  ...REPLIES,
  where: received('re', filter),
  seen: await spacesOfViewer(ctx, 'COMMENT'),
  order: byTime('re'),
  descending: true,
});
