/** Creates reviews of change requests and manages their requested reviewers. */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { type ConnectionQuery, declareList, where } from '../data/connection.ts';
import { given, isTrue } from '../data/connection/conditions.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { newId } from '../data/new-id.ts';
import type { CommentRow, RequestedReviewerRow, ReviewRow } from '../data/rows.ts';
import { type Table, tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { may } from '../domain/access.ts';
import { badInput, notFound } from '../domain/errors.ts';
import { checkEach } from '../domain/problems.ts';
import type {
  ChangeRequestRequestedReviewersArgs,
  ChangeRequestReviewsArgs,
  CreateReviewInput,
  RequestedReviewerOrderField,
  RequestReviewersInput,
  Resolvers,
  ReviewOrderField,
} from '../generated/resolvers.ts';
import { actorOf, mustActorOf } from './actor.ts';
import { findChangeRequest, requireChangeable } from './change-request/find.ts';
import { readableComment } from './comment.ts';
import { onTheWhole } from './comment/target.ts';
import { insertComment } from './comment/write.ts';
import { levelsOn } from './grant/level.ts';
import { lockSpace } from './revision/head.ts';
import { statement } from '../data/statement.ts';

/**
 * Requires at most one form of the comment.
 * @throws BAD_USER_INPUT
 */
export function requireOneComment({
  comment,
  body,
}: Pick<CreateReviewInput, 'comment' | 'body'>): void {
  if (comment != null && body != null)
    throw badInput('Send either a comment or a body.', 'input.body');
}

/** Returns the markdown of the comment; null for none, or a blank one. */
function commentIn({ comment, body }: Pick<CreateReviewInput, 'comment' | 'body'>): string | null {
  const markdown = comment ?? body?.markdown ?? '';
  return markdown.trim() === '' ? null : markdown;
}

/** Creates a review of the current revision of a change request and returns its id. */
export const createReview = (
  ctx: Context,
  spaceId: string,
  id: string,
  input: InputFields<CreateReviewInput, 'changeRequestId'>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'changeRequest.review',
      // The comment is counted for the space, which is locked before the change request.
      on: async (load, tx) =>
        commentIn(input) !== null && !(await lockSpace(load, tx, spaceId))
          ? null
          : findChangeRequest(load, spaceId, id, tx),
    },
    async (tx, { row, space }) => {
      requireChangeable(row);
      requireOneComment(input);
      const reviewId = newId('Review');
      const { organizationId, revisionId } = row;
      await tx.prisma.review.create({
        data: {
          id: reviewId,
          organizationId,
          changeRequestId: row.id,
          revisionId,
          reviewerId: ctx.viewer?.userId ?? '',
          status: input.status,
          createdAt: ctx.now,
        },
      });
      const markdown = commentIn(input);
      const comment =
        markdown === null
          ? null
          : await insertComment(
              ctx,
              tx,
              { id: row.id, organizationId, space, changeRequest: row },
              { ...onTheWhole(revisionId), markdown, reviewId },
            );
      const related = comment === null ? [reviewId] : [reviewId, comment.id];
      tx.record({ fields: ['reviews'], related });
      return reviewId;
    },
  );

const REQUEST_REVIEW = statement(
  'changeRequest.ask',
  `INSERT INTO requested_reviewers (id, organization_id, change_request_id, user_id, created_at, requested_by_id, revision_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (change_request_id, user_id, organization_id) DO NOTHING`,
  {},
);

/**
 * Requires at least one reviewer.
 * @throws BAD_USER_INPUT
 */
export function requireReviewers(userIds: readonly string[] | undefined): void {
  if (userIds?.length === 0) throw badInput('Name 1 to 50 users.', 'input.userIds');
}

/**
 * Requests reviews from users and returns the id of the change request.
 * @throws BAD_USER_INPUT for a user who may not review it.
 */
export const requestReviewers = (
  ctx: Context,
  spaceId: string,
  id: string,
  { userIds }: InputFields<RequestReviewersInput, 'changeRequestId'>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'changeRequest.requestReview',
      on: (load, tx) => findChangeRequest(load, spaceId, id, tx),
    },
    async (tx, { row, space }) => {
      requireChangeable(row);
      requireReviewers(userIds);
      const levels = await levelsOn(tx, space, userIds);
      checkEach(userIds, (user, i) => {
        const level = levels.get(user) ?? null;
        if (!may('changeRequest.review', { level, inTrash: false, self: false }))
          throw badInput('This user cannot review the change request.', `input.userIds.${i}`);
      });
      for (const user of userIds)
        await tx.query(REQUEST_REVIEW, [
          newId('RequestedReviewer'),
          row.organizationId,
          row.id,
          user,
          ctx.now.toISOString(),
          ctx.viewer?.userId ?? null,
          row.revisionId,
        ]);
      tx.record({ fields: ['requestedReviewers'], related: userIds });
      return row.id;
    },
  );

/** Withdraws a review request. Nothing happens if there is none. */
export const removeRequestedReviewer = (
  ctx: Context,
  spaceId: string,
  id: string,
  userId: string,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'changeRequest.requestReview',
      on: (load, tx) => findChangeRequest(load, spaceId, id, tx),
    },
    async (tx, { row }) => {
      const { count } = await tx.prisma.requestedReviewer.deleteMany({
        where: { organizationId: row.organizationId, changeRequestId: row.id, userId },
      });
      if (count === 0) tx.skipEvent();
      else tx.record({ fields: ['requestedReviewers'], related: [userId] });
      return row.id;
    },
  );

const listOf = <Row>(name: string, rows: Table<Row>, from = `${rows.table} ${rows.alias}`) =>
  declareList(name, rows, from, `${rows.alias}.change_request_id`);

const REVIEWS = listOf('changeRequest.reviews', tables.review);

const reviewOrders = declareOrders<ReviewOrderField>('v.id', {
  CREATED_AT: byTime('v.created_at'),
});

const reviewsOfChangeRequest = ({
  filter,
  orderBy,
}: ListArgs<ChangeRequestReviewsArgs>): ConnectionQuery<ReviewRow> => ({
  ...REVIEWS,
  where: given(
    where('v.status = ?::review_status', filter?.status),
    where('v.reviewer_id = ?', filter?.reviewerId),
    isTrue(
      'v.revision_id <> (SELECT cr.revision_id FROM change_requests cr WHERE cr.id = v.change_request_id AND cr.organization_id = v.organization_id)',
      filter?.outdated,
    ),
  ),
  ...reviewOrders(orderBy),
});

const REQUESTED = listOf(
  'changeRequest.requestedReviewers',
  tables.requestedReviewer,
  'requested_reviewers q JOIN users u ON u.id = q.user_id',
);

const requestedReviewerOrders = declareOrders<RequestedReviewerOrderField>('q.id', {
  REQUESTED_AT: byTime('q.created_at'),
  NAME: byName('u.display_name'),
});

const requestedReviewers = ({
  filter,
  orderBy,
}: ListArgs<ChangeRequestRequestedReviewersArgs>): ConnectionQuery<RequestedReviewerRow> => ({
  ...REQUESTED,
  where: given(
    isTrue(
      `EXISTS (SELECT FROM reviews v JOIN change_requests cr ON cr.id = v.change_request_id AND cr.organization_id = v.organization_id AND cr.revision_id = v.revision_id
        WHERE v.change_request_id = q.change_request_id AND v.organization_id = q.organization_id AND v.reviewer_id = q.user_id)`,
      filter?.done,
    ),
  ),
  ...requestedReviewerOrders(orderBy),
});

/** Returns the comment of a review, if the viewer can read it, otherwise null. */
async function commentOf(ctx: Context, reviewId: string): Promise<CommentRow | null> {
  const row = await ctx.load.commentOfReview.load(reviewId);
  if (row === null) return null;
  ctx.load.comment.prime(row.id, row);
  return readableComment(ctx, row.id, null);
}

export const review: Resolvers = {
  Review: {
    comment: ({ id }, _, ctx) => commentOf(ctx, id),
    reviewer: ({ reviewerId }, _, ctx) => mustActorOf(ctx, reviewerId),
    outdated: async ({ changeRequestId, revisionId }, _, ctx) =>
      (await ctx.load.changeRequest.must(changeRequestId)).revisionId !== revisionId,
    urls: async ({ id, changeRequestId }, _, { load, settings }) => {
      const { spaceId } = await load.changeRequest.must(changeRequestId);
      return {
        location: `${settings.baseUrl}/v1/spaces/${spaceId}/change-requests/${changeRequestId}/reviews/${id}`,
      };
    },
  },
  RequestedReviewer: {
    user: ({ userId }, _, ctx) => ctx.load.user.must(userId),
    kind: () => 'USER',
    requestedAt: ({ createdAt }) => createdAt,
    requestedBy: ({ requestedById }, _, ctx) => actorOf(ctx, requestedById),
    // A request from before the revision was recorded is about the current one.
    revisionId: async ({ changeRequestId, revisionId }, _, ctx) =>
      revisionId ?? (await ctx.load.changeRequest.must(changeRequestId)).revisionId,
    done: async ({ changeRequestId, userId }, _, ctx) =>
      (await ctx.load.reviewerIdsAtHead.load(changeRequestId)).includes(userId),
  },
  ChangeRequest: {
    review: async (row, { id }, ctx) => {
      const found = await ctx.load.review.load(id);
      return found?.changeRequestId === row.id ? found : null;
    },
    reviews: ({ id }, args, ctx) =>
      ctx.load.page<ReviewRow>(reviewsOfChangeRequest(args), id, args),
    requestedReviewers: ({ id }, args, ctx) =>
      ctx.load.page<RequestedReviewerRow>(requestedReviewers(args), id, args),
  },
  Mutation: {
    createReview: async (_, { input: { changeRequestId, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', changeRequestId);
      return {
        review: await ctx.load.review.must(
          await createReview(ctx, spaceId, changeRequestId, input),
        ),
      };
    },
    requestReviewers: async (_, { input: { changeRequestId, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', changeRequestId);
      const id = await requestReviewers(ctx, spaceId, changeRequestId, input);
      const { nodes } = await ctx.load.page<RequestedReviewerRow>(
        requestedReviewers({ orderBy: { field: 'REQUESTED_AT', direction: 'DESC' } }),
        id,
        { first: 1000 },
      );
      return {
        changeRequest: await ctx.load.changeRequest.must(id),
        requestedReviewers: nodes,
      };
    },
    removeRequestedReviewer: async (_, { input: { changeRequestId, userId } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', changeRequestId);
      const id = await removeRequestedReviewer(ctx, spaceId, changeRequestId, userId);
      const row = await ctx.load.changeRequest.load(id);
      if (!row) throw notFound();
      return { changeRequest: row };
    },
  },
};
