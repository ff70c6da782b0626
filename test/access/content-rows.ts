// Rows of the access matrix that spaces, revisions, change requests and collections share.
import { READ, type Row, SPACE } from './row.ts';
import {
  CHANGE_SPACE,
  commentOn,
  createOn,
  GRANT,
  GRANTS,
  MEMBERS,
  onComment,
  onContent,
  readOn,
} from './rules.ts';

/**
 * Returns the rows of the grants on a space or a collection, all of which require the level
 * `create`. A grant includes a team, which requires a scope of its own.
 */
export const grantRows = (content: 'Space' | 'Collection'): Readonly<Record<string, Row>> => ({
  [`list${content}MemberGrants`]: onContent(createOn, SPACE, GRANTS, MEMBERS),
  [`list${content}TeamGrants`]: onContent(createOn, SPACE, GRANTS, MEMBERS),
  [`list${content}MemberAccess`]: onContent(createOn, SPACE, GRANTS),
  [`get${content}MemberGrant`]: onContent(createOn, GRANTS, MEMBERS),
  [`set${content}MemberGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`update${content}MemberGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  // Rule: a DELETE of an absent target under a visible parent returns 204; an invisible parent
  // returns 404.
  [`remove${content}MemberGrant`]: onContent(createOn, GRANT),
  [`get${content}TeamGrant`]: onContent(createOn, GRANTS, MEMBERS),
  [`set${content}TeamGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`update${content}TeamGrant`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
  [`remove${content}TeamGrant`]: onContent(createOn, GRANT),
  [`grantAllOn${content}`]: onContent(createOn, GRANT, GRANTS, MEMBERS),
});

/**
 * Returns the rows of the reads of content, which require the level `read`, of a space, a revision
 * or a change request.
 */
export const readRows = (
  of: 'Space' | 'Revision' | 'ChangeRequest',
): Readonly<Record<string, Row>> => ({
  [of === 'Revision' ? 'getRevision' : `get${of}Content`]: onContent(readOn, SPACE),
  [`list${of}Pages`]: onContent(readOn, SPACE),
  [`list${of}Files`]: onContent(readOn, SPACE),
  [`get${of}File`]: onContent(readOn, SPACE),
  [`get${of}Page`]: onContent(readOn, SPACE),
  [`get${of}PageByPath`]: onContent(readOn, SPACE),
  [`get${of}PageDocument`]: onContent(readOn, SPACE),
  [`get${of}ReusableContent`]: onContent(readOn, SPACE),
  ...(of === 'Revision' && {
    getPageInRevisionByPath: onContent(readOn, SPACE),
    listRevisionPageMetaLinks: onContent(readOn, SPACE),
    getReusableContentInRevision: onContent(readOn, SPACE),
    getReusableContentDocumentInRevision: onContent(readOn, SPACE),
  }),
});

/** Returns the rows of links, which include the organization of the linked content. */
export const linkRows = (of: 'Space' | 'ChangeRequest'): Readonly<Record<string, Row>> => ({
  [`list${of}PageLinks`]: onContent(readOn, SPACE, READ),
  [`list${of}FileBacklinks`]: onContent(readOn, SPACE, READ),
});

/**
 * Returns the rows of comments, replies and reactions, which require the level `comment`. A caller
 * with the level `read` can see the number of comments but none of the comments.
 */
export const commentRows = (of: 'Space' | 'ChangeRequest'): Readonly<Record<string, Row>> => ({
  [`list${of}Comments`]: onContent(commentOn, SPACE),
  [`get${of}Comment`]: onComment(commentOn, SPACE),
  [`create${of}Comment`]: onContent(commentOn, CHANGE_SPACE, SPACE),
  // This input adds a reaction; changing the text and resolving have rows of their own.
  [`update${of}Comment`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  // Rule: the author or a caller with the level `create`. An invisible comment under visible
  // content returns success without an effect.
  [`delete${of}Comment`]: { ...onComment(createOn, CHANGE_SPACE), below: 'content' },
  [`list${of}CommentReplies`]: onComment(commentOn, SPACE),
  [`get${of}CommentReply`]: onComment(commentOn, SPACE),
  [`create${of}CommentReply`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  [`update${of}CommentReply`]: onComment(commentOn, CHANGE_SPACE, SPACE),
  // The comment is the parent: an invisible comment returns 404.
  [`delete${of}CommentReply`]: onComment(createOn, CHANGE_SPACE),
});
