// Makes parents of comments, and comments, and builds their expected bodies in both APIs.
import { expect } from 'vitest';
import {
  makeRequest,
  makeSpace,
  type MadeChangeRequest,
  type MadeSpace,
  page,
} from '../change-request/made.ts';
import { userBody } from '../content/expected.ts';
import { ids, type Person, type World } from '../support.ts';

/** A change request of ben, or a space itself, with the pages `A` and `B`. */
export interface CommentParent {
  readonly space: MadeSpace;
  readonly request: MadeChangeRequest | null;
  /** The path of its comments in `/v1`. */
  readonly url: string;
  /** Its id, the subject of its comments. */
  readonly subjectId: string;
  /** The target of a comment on the whole. */
  readonly target: {
    readonly space: string;
    readonly changeRequest?: string;
    readonly review?: string;
    readonly revision: string;
  };
}

/** The kinds of parents of comments. */
export const kinds = ['a change request', 'a space'] as const;

/** The text of the page `A`. */
export const TEXT =
  '# A\n\nOne **bold** word.\n\n- First\n- Second\n\n| X | Y |\n| --- | --- |\n| 1 | 2 |\n';

/** Makes a new parent of comments at the top of acme, where ben edits and cat comments. */
export async function makeCommentParent(
  world: World,
  kind: (typeof kinds)[number] = 'a change request',
): Promise<CommentParent> {
  const space = await makeSpace(world, [page('A', TEXT, { emoji: '🦊' }), page('B')]);
  return kind === 'a space' ? onSpace(space) : onRequest(await makeRequest(world, space));
}

/** Returns a space as such a parent. */
export const onSpace = (space: MadeSpace): CommentParent => ({
  space,
  request: null,
  url: `${space.url}/comments`,
  subjectId: space.id,
  target: { space: space.id, revision: space.revision },
});

/** Returns a change request as such a parent. */
export const onRequest = (request: MadeChangeRequest): CommentParent => ({
  space: request.space,
  request,
  url: `${request.url}/comments`,
  subjectId: request.id,
  target: { space: request.space.id, changeRequest: request.id, revision: request.revision },
});

/**
 * Returns the permissions on a comment, by default of a caller with the level comment who is not
 * its author.
 */
export const permissions = (more: object = {}) => ({
  view: true,
  edit: false,
  reply: true,
  react: true,
  delete: false,
  resolve: false,
  ...more,
});

/** The author's permissions, at any level. */
export const ofAuthor = permissions({ edit: true, delete: true, resolve: true });

interface Shown {
  readonly id: string;
  readonly postedAt: string;
  readonly by?: Person;
  readonly [field: string]: unknown;
}

/** Returns a comment on the whole as `/v1` serializes it for its author, by default cat. */
export const commentBody = (
  world: World,
  { url, target }: CommentParent,
  { by = 'cat', ...rest }: Shown,
) => ({
  object: 'comment',
  postedBy: userBody(world, by),
  body: { markdown: 'Well said.' },
  status: 'open',
  reactions: [],
  replies: 0,
  target,
  permissions: ofAuthor,
  urls: { location: `${world.url}${url}/${rest.id}` },
  ...rest,
});

/** Returns the address of the comments of a space in the app. */
const threadsOf = (world: World, { space }: CommentParent['target']): string =>
  `${world.url}/app/o/${ids.acme}/s/${space}/comments`;

/** Returns the same comment in GraphQL. */
export const commentNode = (
  world: World,
  { url, target }: CommentParent,
  { by = 'cat', ...rest }: Shown,
) => ({
  __typename: 'Comment',
  postedBy: { id: ids.user(by) },
  editedAt: null,
  body: { markdown: 'Well said.', document: null },
  status: 'OPEN',
  resolvedAt: null,
  resolvedBy: null,
  reactions: [],
  replyCount: 0,
  target: { changeRequest: null, review: null, page: null, node: null, ...target },
  permissions: ofAuthor,
  urls: {
    location: `${world.url}${url}/${rest.id}`,
    app: `${threadsOf(world, target)}/${rest.id}`,
  },
  ...rest,
});

/** Returns a reply to a comment as `/v1` serializes it for its author, by default cat. */
export const replyBody = (
  world: World,
  { url }: CommentParent,
  commentId: string,
  { by = 'cat', ...rest }: Shown,
) => ({
  object: 'comment-reply',
  postedBy: userBody(world, by),
  body: { markdown: 'I agree.' },
  reactions: [],
  permissions: ofAuthor,
  urls: { location: `${world.url}${url}/${commentId}/replies/${rest.id}` },
  ...rest,
});

/** Returns the same reply in GraphQL. */
export const replyNode = (
  world: World,
  { url, target }: CommentParent,
  commentId: string,
  { by = 'cat', ...rest }: Shown,
) => ({
  __typename: 'CommentReply',
  commentId,
  comment: { id: commentId },
  postedBy: { id: ids.user(by) },
  editedAt: null,
  body: { markdown: 'I agree.', document: null },
  reactions: [],
  permissions: ofAuthor,
  urls: {
    location: `${world.url}${url}/${commentId}/replies/${rest.id}`,
    app: `${threadsOf(world, target)}/${commentId}#${rest.id}`,
  },
  ...rest,
});

const COMMON_FIELDS = `__typename id postedBy { id } postedAt editedAt body { markdown document } reactions { emoji count users { actor { id } reactedAt } }
  permissions { view edit reply react delete resolve } urls { location app }`;

/** All fields of a reply in GraphQL. */
const REPLY_FIELDS = `${COMMON_FIELDS} commentId comment { id }`;

/** All fields of a comment in GraphQL. */
const FIELDS = `${COMMON_FIELDS} status resolvedAt resolvedBy { id } replyCount
  target { space: spaceId changeRequest: changeRequestId review: reviewId revision: revisionId page { id: pageId title emoji icon createdAt updatedAt path outdated } node { id: blockId preview } }`;

/** The operations on both in GraphQL. */
export const CREATE = `mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { ${FIELDS} } } }`;
export const GET = `query ($id: ID!) { comment(id: $id) { ${FIELDS} } }`;
export const UPDATE = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { ${FIELDS} } } }`;
export const DELETE =
  'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }';
export const REPLY = `mutation ($input: CreateCommentReplyInput!) { createCommentReply(input: $input) { reply { ${REPLY_FIELDS} } comment { id replyCount } } }`;
export const GET_REPLY = `query ($id: ID!) { commentReply(id: $id) { ${REPLY_FIELDS} } }`;
export const REPLIES = `query ($id: ID!, $first: Int, $after: String) { comment(id: $id) { replies(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${REPLY_FIELDS} } edges { node { id } } } } }`;
export const UPDATE_REPLY = `mutation ($input: UpdateCommentReplyInput!) { updateCommentReply(input: $input) { reply { ${REPLY_FIELDS} } } }`;
export const DELETE_REPLY =
  'mutation ($input: DeleteCommentReplyInput!) { deleteCommentReply(input: $input) { deletedCommentReplyId } }';

const NARROWED =
  'orderBy: { direction: $order }, filter: { status: $status, pageId: $targetPage, authorIds: $authors }, first: $first, after: $after';
const LISTED = `comments(${NARROWED}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } }`;
const OPTIONS =
  '$order: Order! = DESC, $status: CommentStatus, $targetPage: ID, $authors: [ID!], $first: Int, $after: String';

/** Returns the list of a parent's comments in GraphQL, under the alias `parent`. */
export const listOf = ({ request }: CommentParent): string =>
  request
    ? `query ($subject: ID!, ${OPTIONS}) { parent: changeRequest(id: $subject) { ${LISTED} } }`
    : `query ($subject: ID!, ${OPTIONS}) { parent: space(id: $subject) { ${LISTED} } }`;

/** Creates a comment, expects success and returns the response body. */
export async function createComment(
  world: World,
  { url }: CommentParent,
  {
    by = 'cat',
    markdown = 'Well said.',
    ...rest
  }: { by?: Person; markdown?: string; [field: string]: unknown } = {},
) {
  const { status, body } = await world.as(by).post(url, { body: { markdown }, ...rest });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** Creates a reply to a comment, expects success and returns the response body. */
export async function reply(
  world: World,
  { url }: CommentParent,
  commentId: string,
  { by = 'cat', markdown = 'I agree.' }: { by?: Person; markdown?: string } = {},
) {
  const { status, body } = await world
    .as(by)
    .post(`${url}/${commentId}/replies`, { body: { markdown } });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** Updates a comment, expects success and returns the response body. */
export async function change(
  world: World,
  { url }: CommentParent,
  id: string,
  input: object,
  by: Person = 'cat',
) {
  const { status, body } = await world.as(by).put(`${url}/${id}`, input);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** Returns the comment counts of the space and of the change request, from both APIs. */
export async function countsOf(world: World, { space, request }: CommentParent): Promise<number[]> {
  const counted: number[] = [(await world.as('ana').get(space.url)).body.comments];
  counted.push(
    (
      await world
        .as('ana')
        .query('query ($id: ID!) { space(id: $id) { commentCount } }', { id: space.id })
    ).data.space.commentCount,
  );
  if (!request) return counted;
  const { data } = await world
    .as('ana')
    .query('query ($id: ID!) { changeRequest(id: $id) { commentCount } }', { id: request.id });
  return [
    ...counted,
    (await world.as('ana').get(request.url)).body.comments,
    data.changeRequest.commentCount,
  ];
}
