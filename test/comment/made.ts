// Where something is said, what is said there, and what both doors show of it.
import { expect } from 'vitest';
import { makeRequest, makeSpace, type MadeChangeRequest, type MadeSpace, page } from '../change-request/made.ts';
import { userBody } from '../content/expected.ts';
import { ids, type Person, type World } from '../support.ts';

/** A change request of ben's, or a space itself, with the pages `A` and `B`. */
export interface Place {
  readonly space: MadeSpace;
  readonly request: MadeChangeRequest | null;
  /** The address of its comments at `/v1`. */
  readonly url: string;
  /** How GraphQL is told of it. */
  readonly args: { readonly spaceId: string; readonly changeRequestId: string | null };
  /** What a comment on the whole of it is about. */
  readonly target: { readonly space: string; readonly changeRequest?: string; readonly revision: string };
}

/** Where something can be said. */
export const kinds = ['a change request', 'a space'] as const;

/** The text of the page `A`. */
export const TEXT = '# A\n\nOne **bold** word.\n\n- First\n- Second\n\n| X | Y |\n| --- | --- |\n| 1 | 2 |\n';

/** Makes a place of its own, at the top of acme, where ben edits and cat comments. */
export async function makePlace(world: World, kind: (typeof kinds)[number] = 'a change request'): Promise<Place> {
  const space = await makeSpace(world, [page('A', TEXT, { emoji: '🦊' }), page('B')]);
  return kind === 'a space' ? onSpace(space) : onRequest(await makeRequest(world, space));
}

/** A space as such a place. */
export const onSpace = (space: MadeSpace): Place => ({
  space,
  request: null,
  url: `${space.url}/comments`,
  args: { spaceId: space.id, changeRequestId: null },
  target: { space: space.id, revision: space.revision },
});

/** A change request as such a place. */
export const onRequest = (request: MadeChangeRequest): Place => ({
  space: request.space,
  request,
  url: `${request.url}/comments`,
  args: { spaceId: request.space.id, changeRequestId: request.id },
  target: { space: request.space.id, changeRequest: request.id, revision: request.revision },
});

/** What somebody may do with what is said: somebody with the level comment, who has nothing to do with it, unless said. */
export const permissions = (more: object = {}) => ({ view: true, edit: false, reply: true, react: true, delete: false, resolve: false, ...more });

/** What the author may do, whatever his level. */
export const ofAuthor = permissions({ edit: true, delete: true, resolve: true });

interface Shown {
  readonly id: string;
  readonly postedAt: string;
  readonly by?: Person;
  readonly [field: string]: unknown;
}

/** A comment on the whole as `/v1` shows it to its author: cat's, unless said. */
export const commentBody = (world: World, { url, target }: Place, { by = 'cat', ...rest }: Shown) => ({
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

/** The same in GraphQL. */
export const commentNode = (world: World, { url, target }: Place, { by = 'cat', ...rest }: Shown) => ({
  __typename: 'Comment',
  postedBy: { id: ids.user(by) },
  editedAt: null,
  body: { markdown: 'Well said.', document: null },
  status: 'OPEN',
  resolvedAt: null,
  resolvedBy: null,
  reactions: [],
  replyCount: 0,
  target: { changeRequest: null, page: null, node: null, ...target },
  permissions: ofAuthor,
  urls: { location: `${world.url}${url}/${rest.id}` },
  ...rest,
});

/** A reply to a comment as `/v1` shows it to its author: cat's, unless said. */
export const replyBody = (world: World, { url }: Place, commentId: string, { by = 'cat', ...rest }: Shown) => ({
  object: 'comment-reply',
  postedBy: userBody(world, by),
  body: { markdown: 'I agree.' },
  reactions: [],
  permissions: ofAuthor,
  urls: { location: `${world.url}${url}/${commentId}/replies/${rest.id}` },
  ...rest,
});

/** The same in GraphQL. */
export const replyNode = (world: World, { url }: Place, commentId: string, { by = 'cat', ...rest }: Shown) => ({
  __typename: 'CommentReply',
  postedBy: { id: ids.user(by) },
  editedAt: null,
  body: { markdown: 'I agree.', document: null },
  reactions: [],
  permissions: ofAuthor,
  urls: { location: `${world.url}${url}/${commentId}/replies/${rest.id}` },
  ...rest,
});

const SAID = `__typename id postedBy { id } postedAt editedAt body { markdown document } reactions { emoji count users { user { id } reactedAt } }
  permissions { view edit reply react delete resolve } urls { location }`;

/** Everything of a comment, in GraphQL. */
const FIELDS = `${SAID} status resolvedAt resolvedBy { id } replyCount
  target { space changeRequest revision page { id title emoji icon createdAt updatedAt path outdated } node { id preview } }`;

const WHERE = '$spaceId: ID!, $changeRequestId: ID';
const AT = 'spaceId: $spaceId, changeRequestId: $changeRequestId';

/** The operations of both, in GraphQL. */
export const CREATE = `mutation (${WHERE}, $input: CreateCommentInput!) { createComment(${AT}, input: $input) { comment { ${FIELDS} } } }`;
export const GET = `query (${WHERE}, $id: ID!) { comment(${AT}, id: $id) { ${FIELDS} } }`;
export const UPDATE = `mutation (${WHERE}, $id: ID!, $input: UpdateCommentInput!) { updateComment(${AT}, id: $id, input: $input) { comment { ${FIELDS} } } }`;
export const DELETE = `mutation (${WHERE}, $id: ID!) { deleteComment(${AT}, id: $id) { deletedCommentId } }`;
export const REPLY = `mutation (${WHERE}, $id: ID!, $input: CreateCommentReplyInput!) { createCommentReply(${AT}, commentId: $id, input: $input) { reply { ${SAID} } comment { id replyCount } } }`;
export const GET_REPLY = `query (${WHERE}, $id: ID!, $reply: ID!) { commentReply(${AT}, commentId: $id, id: $reply) { ${SAID} } }`;
export const REPLIES = `query (${WHERE}, $id: ID!, $first: Int, $after: String) { comment(${AT}, id: $id) { replies(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${SAID} } edges { node { id } } } } }`;
export const UPDATE_REPLY = `mutation (${WHERE}, $id: ID!, $reply: ID!, $input: UpdateCommentReplyInput!) { updateCommentReply(${AT}, commentId: $id, id: $reply, input: $input) { reply { ${SAID} } } }`;
export const DELETE_REPLY = `mutation (${WHERE}, $id: ID!, $reply: ID!) { deleteCommentReply(${AT}, commentId: $id, id: $reply) { deletedCommentReplyId } }`;

const NARROWED = 'order: $order, status: $status, targetPage: $targetPage, authors: $authors, first: $first, after: $after';
const LISTED = `comments(${NARROWED}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } edges { node { id } } }`;
const OPTIONS = '$order: Order, $status: CommentStatusFilter, $targetPage: ID, $authors: [ID!], $first: Int, $after: String';

/** The list of a place's comments, in GraphQL, under the name `place`. */
export const listOf = ({ request }: Place): string =>
  request
    ? `query ($spaceId: ID!, $changeRequestId: ID!, ${OPTIONS}) { place: changeRequest(spaceId: $spaceId, id: $changeRequestId) { ${LISTED} } }`
    : `query ($spaceId: ID!, ${OPTIONS}) { place: space(id: $spaceId) { ${LISTED} } }`;

/** Says something; it must succeed. Gives the body of the answer. */
export async function say(world: World, { url }: Place, { by = 'cat', markdown = 'Well said.', ...rest }: { by?: Person; markdown?: string; [field: string]: unknown } = {}) {
  const { status, body } = await world.as(by).post(url, { body: { markdown }, ...rest });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** Replies to a comment; it must succeed. Gives the body of the answer. */
export async function reply(world: World, { url }: Place, commentId: string, { by = 'cat', markdown = 'I agree.' }: { by?: Person; markdown?: string } = {}) {
  const { status, body } = await world.as(by).post(`${url}/${commentId}/replies`, { body: { markdown } });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** Changes a comment; it must succeed. Gives the body of the answer. */
export async function change(world: World, { url }: Place, id: string, input: object, by: Person = 'cat') {
  const { status, body } = await world.as(by).put(`${url}/${id}`, input);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** What is counted: on the space, and on the change request, at both doors. */
export async function countsOf(world: World, { space, request }: Place): Promise<number[]> {
  const counted: number[] = [(await world.as('ana').get(space.url)).body.comments];
  counted.push((await world.as('ana').query('query ($id: ID!) { space(id: $id) { commentCount } }', { id: space.id })).data.space.commentCount);
  if (!request) return counted;
  const { data } = await world.as('ana').query('query ($space: ID!, $id: ID!) { changeRequest(spaceId: $space, id: $id) { commentCount } }', { space: space.id, id: request.id });
  return [...counted, (await world.as('ana').get(request.url)).body.comments, data.changeRequest.commentCount];
}
