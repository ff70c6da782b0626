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
    return `spaceId: "${space}", id: "${id}"`;
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
      comment: `spaceId: "${space}", id: "${id}"`,
      reply: `spaceId: "${space}", commentId: "${id}", id: "${reply.id}"`,
    };
  };
  const said = 'body: { markdown: "Evented" }';

  return {
    createChangeRequest: [
      'changeRequest.create',
      async () => `(spaceId: "${await newSpace()}", input: {}) { changeRequest { id } }`,
    ],
    updateChangeRequest: [
      'changeRequest.update',
      async () => `(${await newChangeRequest()}, input: { status: OPEN }) { changeRequest { id } }`,
    ],
    editChangeRequestContent: [
      'changeRequest.edit',
      async () => `(${await newChangeRequest()}, ${edits}) { refs }`,
    ],
    mergeChangeRequest: [
      'changeRequest.merge',
      async () => `(${await newChangeRequest()}) { revisionId }`,
    ],
    pullChangeRequest: [
      'changeRequest.pull',
      async () => `(${await changeRequestBehind()}) { revisionId }`,
    ],
    revertChangeRequest: [
      'changeRequest.revert',
      async () => `(${await mergedChangeRequest()}) { changeRequest { id } }`,
    ],
    createReview: [
      'changeRequest.review',
      async () => `(${await newChangeRequest()}, input: { status: APPROVED }) { review { id } }`,
    ],
    requestReviewers: [
      'changeRequest.requestReview',
      async () =>
        `(${await newChangeRequest()}, input: { users: ["${ids.user('ana')}"] }) { requestedReviewers { done } }`,
    ],
    createComment: [
      'comment.create',
      async () => `(spaceId: "${await newSpace()}", input: { ${said} }) { comment { id } }`,
    ],
    updateComment: [
      'comment.update',
      async () =>
        `(${(await newComment()).comment}, input: { ${said}, resolved: true, addedReactions: ["👍"] }) { comment { id } }`,
    ],
    deleteComment: [
      'comment.delete',
      async () => `(${(await newComment()).comment}) { deletedCommentId }`,
    ],
    createCommentReply: [
      'comment.reply',
      async () =>
        `(${(await newComment()).comment.replace(', id:', ', commentId:')}, input: { ${said} }) { reply { id } }`,
    ],
    updateCommentReply: [
      'comment.update',
      async () =>
        `(${(await newComment()).reply}, input: { ${said}, addedReactions: ["👍"] }) { reply { id } }`,
    ],
    deleteCommentReply: [
      'comment.delete',
      async () => `(${(await newComment()).reply}) { deletedCommentReplyId }`,
    ],
    importIntoChangeRequest: [
      'changeRequest.import',
      async () => `(${await newChangeRequest()}, ${importing}) { import { id } }`,
    ],
    removeRequestedReviewer: [
      'changeRequest.requestReview',
      async () =>
        `(${await askedChangeRequest()}, userId: "${ids.user('ana')}") { changeRequest { id } }`,
    ],
  };
}
