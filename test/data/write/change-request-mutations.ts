// Lists the mutations of change requests, reviews and comments, each with the action of its event
// and its call.
import { ids, type World } from '../../support.ts';
import { edits, importing, makeSpace, type Mutation } from './fixture.ts';

/** Returns the event and the call of each of these mutations. */
export function changeRequestMutations(world: World): Readonly<Record<string, Mutation>> {
  const newSpace = () => makeSpace(world);
  /** Creates a space with a change request, and prepares them by `steps`. */
  const newChangeRequest = async (
    steps: (space: string, id: string) => Promise<unknown> = async () => {},
  ): Promise<string> => {
    const space = await newSpace();
    const { id } = (await world.as('ana').post(`/v1/spaces/${space}/change-requests`, {})).body;
    await steps(space, id);
    return `id: "${id}"`;
  };
  const mergedChangeRequest = () =>
    newChangeRequest((space, id) =>
      world.as('ana').post(`/v1/spaces/${space}/change-requests/${id}/merge`, {}),
    );
  /** Creates a change request that is behind its space. */
  const changeRequestBehind = () =>
    newChangeRequest((space) =>
      world.as('ana').post(`/v1/spaces/${space}/content`, {
        changes: [{ operation: 'insert_page', title: 'Later' }],
      }),
    );
  const askedChangeRequest = () =>
    newChangeRequest((space, id) =>
      world.as('ana').post(`/v1/spaces/${space}/change-requests/${id}/requested-reviewers`, {
        users: [ids.user('ana')],
      }),
    );
  /**
   * Creates a space with a comment, and returns the arguments of the comment and of replies to it.
   */
  const newComment = async (): Promise<{ comment: string; reply: string }> => {
    const space = await newSpace();
    const { id } = (
      await world.as('ana').post(`/v1/spaces/${space}/comments`, { body: { markdown: 'Fixture' } })
    ).body;
    const reply = (
      await world
        .as('ana')
        .post(`/v1/spaces/${space}/comments/${id}/replies`, { body: { markdown: 'Fixture' } })
    ).body;
    return {
      comment: `id: "${id}"`,
      reply: `id: "${reply.id}"`,
    };
  };
  /** Returns the argument of a change request as the subject of something else. */
  const changeRequestId = (id: string): string => id.replace('id:', 'changeRequestId:');
  const said = 'body: { markdown: "Evented" }';

  return {
    createChangeRequest: [
      'changeRequest.create',
      async () => `(input: { spaceId: "${await newSpace()}" }) { changeRequest { id } }`,
    ],
    updateChangeRequest: [
      'changeRequest.update',
      async () => `(input: { ${await newChangeRequest()}, status: OPEN }) { changeRequest { id } }`,
    ],
    editChangeRequestContent: [
      'changeRequest.edit',
      async () =>
        `(input: { ${(await newChangeRequest()).replace('id:', 'changeRequestId:')}, ${edits} }) { refs }`,
    ],
    mergeChangeRequest: [
      'changeRequest.merge',
      async () => `(input: { ${await newChangeRequest()} }) { revisionId }`,
    ],
    pullChangeRequest: [
      'changeRequest.pull',
      async () => `(input: { ${await changeRequestBehind()} }) { revisionId }`,
    ],
    revertChangeRequest: [
      'changeRequest.revert',
      async () => `(input: { ${await mergedChangeRequest()} }) { changeRequest { id } }`,
    ],
    createReview: [
      'changeRequest.review',
      async () =>
        `(input: { ${changeRequestId(await newChangeRequest())}, status: APPROVED }) { review { id } }`,
    ],
    requestReviewers: [
      'changeRequest.requestReview',
      async () =>
        `(input: { ${changeRequestId(await newChangeRequest())}, userIds: ["${ids.user('ana')}"] }) { requestedReviewers { done } }`,
    ],
    createComment: [
      'comment.create',
      async () => `(input: { subjectId: "${await newSpace()}", ${said} }) { comment { id } }`,
    ],
    updateComment: [
      'comment.update',
      async () =>
        `(input: { ${(await newComment()).comment}, ${said}, resolved: true, addedReactions: ["👍"] }) { comment { id } }`,
    ],
    deleteComment: [
      'comment.delete',
      async () => `(input: { ${(await newComment()).comment} }) { deletedCommentId }`,
    ],
    createCommentReply: [
      'comment.reply',
      async () =>
        `(input: { ${(await newComment()).comment.replace('id:', 'commentId:')}, ${said} }) { reply { id } }`,
    ],
    updateCommentReply: [
      'comment.update',
      async () =>
        `(input: { ${(await newComment()).reply}, ${said}, addedReactions: ["👍"] }) { reply { id } }`,
    ],
    deleteCommentReply: [
      'comment.delete',
      async () => `(input: { ${(await newComment()).reply} }) { deletedCommentReplyId }`,
    ],
    importIntoChangeRequest: [
      'changeRequest.import',
      async () =>
        `(input: { ${changeRequestId(await newChangeRequest())}, ${importing} }) { import { id } }`,
    ],
    removeRequestedReviewer: [
      'changeRequest.requestReview',
      async () =>
        `(input: { ${changeRequestId(await askedChangeRequest())}, userId: "${ids.user('ana')}" }) { changeRequest { id } }`,
    ],
  };
}
