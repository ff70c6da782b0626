/** Lists the routes of comments on change requests and spaces. */
import * as q from '../../generated/operations.ts';
import { family, list, type Route, route } from '../route.ts';

const withStatus = (status: q.CommentStatus) => ({ status });

/** The parameter `status` of lists of comments. */
const COMMENT_STATUS = {
  description: 'Returns only comments with this status.',
  default: 'all',
  values: { open: withStatus('OPEN'), resolved: withStatus('RESOLVED'), all: {} },
};

/** Routes in the order of the contract. */
export const comments: readonly Route[] = [
  ...family('Comments', [
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
      q.ListChangeRequestCommentsDocument,
      {
        description: 'Returns the comments on a change request, newest first by default.',
        body: (data) => list(data.changeRequest.comments),
        choices: { status: COMMENT_STATUS },
      },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments',
      q.CreateChangeRequestCommentDocument,
      { ignoredFields: ['tableCell'], body: (data) => data.createComment.comment },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
      q.GetChangeRequestCommentDocument,
      { body: (data) => data.comment },
    ),
    route(
      'PUT /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
      q.UpdateChangeRequestCommentDocument,
      { body: (data) => data.updateComment.comment },
    ),
    route(
      'DELETE /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}',
      q.DeleteChangeRequestCommentDocument,
      { status: 205, deleted: (data) => data.deleteComment.deletedCommentId },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
      q.ListChangeRequestCommentRepliesDocument,
      {
        description: 'Returns the replies to a comment, oldest first.',
        body: (data) => list(data.comment.replyList),
      },
    ),
    route(
      'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies',
      q.CreateChangeRequestCommentReplyDocument,
      { body: (data) => data.createCommentReply.reply },
    ),
    route(
      'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
      q.GetChangeRequestCommentReplyDocument,
      { body: (data) => data.commentReply },
    ),
    route(
      'PUT /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
      q.UpdateChangeRequestCommentReplyDocument,
      {
        body: (data) => data.updateCommentReply.reply,
        addition: true,
      },
    ),
    route(
      'DELETE /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}/replies/{commentReplyId}',
      q.DeleteChangeRequestCommentReplyDocument,
      {
        status: 205,
        deleted: (data) => data.deleteCommentReply.deletedCommentReplyId,
        addition: true,
      },
    ),
    route('GET /v1/spaces/{spaceId}/comments', q.ListSpaceCommentsDocument, {
      description: 'Returns the comments on a space itself, newest first by default.',
      body: (data) => list(data.space.comments),
      choices: { status: COMMENT_STATUS },
      addition: true,
    }),
    route('POST /v1/spaces/{spaceId}/comments', q.CreateSpaceCommentDocument, {
      description:
        'Creates a comment on a space, on a page, or on a block of a page. The caller needs level comment or higher on the space.',
      ignoredFields: ['tableCell'],
      body: (data) => data.createComment.comment,
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/comments/{commentId}', q.GetSpaceCommentDocument, {
      body: (data) => data.comment,
      addition: true,
    }),
    route('PUT /v1/spaces/{spaceId}/comments/{commentId}', q.UpdateSpaceCommentDocument, {
      body: (data) => data.updateComment.comment,
      addition: true,
    }),
    route('DELETE /v1/spaces/{spaceId}/comments/{commentId}', q.DeleteSpaceCommentDocument, {
      status: 205,
      deleted: (data) => data.deleteComment.deletedCommentId,
      addition: true,
    }),
    route(
      'GET /v1/spaces/{spaceId}/comments/{commentId}/replies',
      q.ListSpaceCommentRepliesDocument,
      {
        description: 'Returns the replies to a comment, oldest first.',
        body: (data) => list(data.comment.replyList),
        addition: true,
      },
    ),
    route(
      'POST /v1/spaces/{spaceId}/comments/{commentId}/replies',
      q.CreateSpaceCommentReplyDocument,
      {
        description:
          'Creates a reply to a comment on a space. The caller needs level comment or higher on the space.',
        body: (data) => data.createCommentReply.reply,
        addition: true,
      },
    ),
    route(
      'GET /v1/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
      q.GetSpaceCommentReplyDocument,
      { body: (data) => data.commentReply, addition: true },
    ),
    route(
      'PUT /v1/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
      q.UpdateSpaceCommentReplyDocument,
      { body: (data) => data.updateCommentReply.reply, addition: true },
    ),
    route(
      'DELETE /v1/spaces/{spaceId}/comments/{commentId}/replies/{commentReplyId}',
      q.DeleteSpaceCommentReplyDocument,
      {
        status: 205,
        deleted: (data) => data.deleteCommentReply.deletedCommentReplyId,
        addition: true,
      },
    ),
  ]),
];
