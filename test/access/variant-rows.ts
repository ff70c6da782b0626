// Rows of the access matrix for operations with a second input.
import { inOrganization, type Row, SPACE } from './row.ts';
import {
  authorAlone,
  CHANGE_SPACE,
  commentOn,
  createAtTheTop,
  createOn,
  editOn,
  GRANT,
  MERGE,
  onComment,
  onContent,
  readOn,
  reviewOn,
  reviewOnOrOwn,
  toTheTop,
} from './rules.ts';
import { siteVariantRows } from './site-rows.ts';

/** Operations with a second input. */
export const variantRows: Readonly<Record<string, Row>> = {
  'getSpace of a deleted one': { ...onContent(createOn, SPACE), about: 'deleted' },
  'getCollection of a deleted one': { ...onContent(createOn, SPACE), about: 'nobody' },
  'restoreSpace of one that is not deleted': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'CONFLICT',
  },
  'restoreCollection of one that is not deleted': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'CONFLICT',
  },
  'createSpace at the top': inOrganization(createAtTheTop, CHANGE_SPACE, SPACE),
  'createCollection at the top': inOrganization(createAtTheTop, CHANGE_SPACE, SPACE),
  'moveSpace to the top': toTheTop(CHANGE_SPACE, SPACE),
  'moveCollection to the top': toTheTop(CHANGE_SPACE, SPACE),
  'transferSpace to the top': toTheTop(CHANGE_SPACE, SPACE),
  // Rule: `create` is required on both sides. No actor is a member of the other organization.
  'transferSpace to an organization of others': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'BAD_USER_INPUT',
  },
  'transferCollection to an organization of others': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'BAD_USER_INPUT',
  },
  // Success; the attempt is recorded in the audit log.
  'removeSpaceMemberGrant without a grant': {
    ...onContent(createOn, GRANT),
    result: 'nothing',
  },
  'removeCollectionTeamGrant without a grant': {
    ...onContent(createOn, GRANT),
    result: 'nothing',
  },
  // Rule: live edits also need the edit mode `live`, and a missing permission is reported first.
  'editSpaceContent of a locked one': {
    ...onContent(editOn, CHANGE_SPACE, SPACE),
    result: 'SPACE_LOCKED',
  },
  'rollbackSpace of a locked one': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'SPACE_LOCKED',
  },
  'getChangeRequest by its number': onContent(readOn, SPACE),
  'updateChangeRequest of their own': onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE),
  'requestReviewers of their own': onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE),
  'removeRequestedReviewer of their own': {
    ...onContent(reviewOnOrOwn, CHANGE_SPACE, SPACE),
    result: 'nothing',
  },
  // Success; the attempt is recorded in the audit log.
  'removeRequestedReviewer without a request': {
    ...onContent(reviewOn, CHANGE_SPACE, SPACE),
    result: 'nothing',
  },
  'updateChangeRequest of a merged one': {
    ...onContent(reviewOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'editChangeRequestContent of a merged one': {
    ...onContent(editOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'pullChangeRequest of a merged one': {
    ...onContent(editOn, CHANGE_SPACE),
    result: 'INVALID_TRANSITION',
  },
  'mergeChangeRequest of a merged one': {
    ...onContent(reviewOn, MERGE),
    result: 'INVALID_TRANSITION',
  },
  'createReview of a merged one': {
    ...onContent(reviewOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'requestReviewers of a merged one': {
    ...onContent(reviewOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  // Rule: the author may edit; the author or a caller with `create` may delete; the author, the
  // change request's author or a caller with `edit` may resolve. Authors also need the level
  // `comment`.
  'updateChangeRequestComment with a text': onComment(authorAlone, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment as resolved': onComment(editOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment of their own with a text': onComment(commentOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment of their own as resolved': onComment(commentOn, CHANGE_SPACE, SPACE),
  'updateChangeRequestComment on their own change request as resolved': onComment(
    commentOn,
    CHANGE_SPACE,
    SPACE,
  ),
  'updateChangeRequestComment on their own change request with a text': onComment(
    authorAlone,
    CHANGE_SPACE,
    SPACE,
  ),
  'deleteChangeRequestComment of their own': {
    ...onComment(commentOn, CHANGE_SPACE),
    below: 'content',
  },
  'deleteChangeRequestComment on their own change request': {
    ...onComment(createOn, CHANGE_SPACE),
    below: 'content',
  },
  'updateChangeRequestCommentReply with a text': onComment(authorAlone, CHANGE_SPACE, SPACE),
  'updateChangeRequestCommentReply of their own with a text': onComment(
    commentOn,
    CHANGE_SPACE,
    SPACE,
  ),
  'deleteChangeRequestCommentReply of their own': onComment(commentOn, CHANGE_SPACE),
  // Rule: replies and reactions require `comment` while the change request is neither archived nor
  // merged. Deleting is still possible.
  'createChangeRequestComment of a merged one': {
    ...onContent(commentOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'createChangeRequestCommentReply of a merged one': {
    ...onComment(commentOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'updateChangeRequestComment of a merged one': {
    ...onComment(commentOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'deleteChangeRequestComment of a merged one': {
    ...onComment(createOn, CHANGE_SPACE),
    below: 'content',
  },
  // A comment does not change the content.
  'createSpaceComment of a locked one': onContent(commentOn, CHANGE_SPACE, SPACE),
  'importIntoSpace of a locked one': {
    ...onContent(createOn, CHANGE_SPACE, SPACE),
    result: 'SPACE_LOCKED',
  },
  'importIntoChangeRequest of a merged one': {
    ...onContent(editOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  'revertChangeRequest of one that was not merged': {
    ...onContent(reviewOn, CHANGE_SPACE, SPACE),
    result: 'INVALID_TRANSITION',
  },
  ...siteVariantRows,
};
