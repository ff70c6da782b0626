// Creates the resources in each target space: a page, a file, a reusable content, a history, change
// requests, comments and an import.
import { createHash } from 'node:crypto';
import { newId } from '../../src/data/new-id.ts';
import { ids, type World } from '../support.ts';

/** Resources in a space, which operations name together with it. */
export interface Material {
  readonly pageId: string;
  readonly pagePath: string;
  /** Another page of the head revision of the space, which edits can move. */
  readonly laterPageId: string;
  /** A file that was uploaded to the organization and is used in the space. */
  readonly fileId: string;
  readonly reusableContentId: string;
  /**
   * A revision of the space, created by a merge. It is no longer the head, so the target change
   * request is behind.
   */
  readonly revisionId: string;
  /** The parent of `revisionId`. */
  readonly olderRevisionId: string;
  /**
   * An open change request. It reverts the merged one, has a review, and has one requested reviewer
   * left.
   */
  readonly changeRequestId: string;
  readonly mergedChangeRequestId: string;
  /** The review of `changeRequestId`. */
  readonly reviewId: string;
  /** The requested reviewer. */
  readonly reviewerUserId: string;
  /**
   * Comments by ana: an open one on the change request, a resolved one on the space, and one on the
   * merged change request.
   */
  readonly commentId: string;
  readonly spaceCommentId: string;
  readonly mergedCommentId: string;
  /** Replies by ana to the first two comments. */
  readonly commentReplyId: string;
  readonly spaceCommentReplyId: string;
  /** A finished import into the change request. */
  readonly importId: string;
}

/** A word that occurs only in the page of each target space. */
export const WORD = 'wombat';

const AGAIN = 'Said again.';
/** The id of the document of a reusable content in each target space. */
export const DOCUMENT_ID = createHash('sha256').update(AGAIN).digest('hex');

const text = (words: string, file: string) => ({
  markdown: `# First\n\n${words} A ${WORD}, and [a note](${file}).\n`,
});

/** Creates the resources in a space, as ana. `reviewerUserId` is a user who may review there. */
export async function makeMaterial(
  world: World,
  spaceId: string,
  reviewerUserId: string,
): Promise<Material> {
  const ana = world.as('ana');
  const space = `/v1/spaces/${spaceId}`;
  const post = async (path: string, body: object) => (await ana.post(`${space}${path}`, body)).body;
  const { revision: olderRevisionId } = await post('/content', {
    changes: [
      { operation: 'insert_page', title: 'First', document: text('As it was.', 'note') },
      {
        operation: 'insert_files',
        files: [
          {
            ref: 'note',
            name: 'note.txt',
            base64: Buffer.from(`A note in ${spaceId}.`).toString('base64'),
          },
        ],
      },
      { operation: 'insert_reusable_content', title: 'Again', markdown: AGAIN },
      { operation: 'set_variables', variables: { product: 'Acme' } },
    ],
  });
  const { pages, files, reusableContents } = (await ana.get(`${space}/content`)).body;
  const page = pages.at(-1);
  const { id: mergedChangeRequestId } = await post('/change-requests', { subject: 'Merged' });
  await post(`/change-requests/${mergedChangeRequestId}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: page.id,
        document: text('As it is.', `/files/${files[0].id}`),
      },
    ],
  });
  const { id: mergedCommentId } = await post(`/change-requests/${mergedChangeRequestId}/comments`, {
    body: { markdown: 'Of the merged one.' },
  });
  const { revision: revisionId } = await post(
    `/change-requests/${mergedChangeRequestId}/merge`,
    {},
  );
  const { id: changeRequestId } = await post(
    `/change-requests/${mergedChangeRequestId}/revert`,
    {},
  );
  await ana.patch(`${space}/change-requests/${changeRequestId}`, { status: 'open' });
  const { id: reviewId } = await post(`/change-requests/${changeRequestId}/reviews`, {
    status: 'changes-requested',
    comment: 'Not yet.',
  });
  await post(`/change-requests/${changeRequestId}/requested-reviewers`, {
    users: [reviewerUserId],
  });
  const commentInput = await discuss(world, space, changeRequestId, page.id);
  await post('/content', {
    changes: [{ operation: 'insert_page', title: 'Later', document: { markdown: 'Later.' } }],
  });
  const laterPage = (await ana.get(`${space}/content`)).body.pages.at(-1);
  const importId = await writeImport(world, { spaceId, changeRequestId });
  // Creates the exports and the PDFs that are rendered on request, so that a later read stores
  // nothing new.
  for (const path of [
    `/change-requests/${changeRequestId}/pdf`,
    `/change-requests/${changeRequestId}/export`,
    `/revisions/${revisionId}/export`,
    '/export',
    '/pdf',
  ])
    await ana.get(`${space}${path}`);
  return {
    ...commentInput,
    mergedCommentId,
    importId,
    pageId: page.id,
    pagePath: page.path,
    laterPageId: laterPage.id,
    fileId: files[0].id,
    reusableContentId: reusableContents.at(-1).id,
    revisionId,
    olderRevisionId,
    changeRequestId,
    mergedChangeRequestId,
    reviewId,
    reviewerUserId,
  };
}

/** Comments on the page in the change request and on the space, and replies to each comment. */
async function discuss(world: World, space: string, changeRequestId: string, page: string) {
  const say = async (place: string) => {
    const comments = `${space}${place}/comments`;
    const { id } = (
      await world.as('ana').post(comments, { page, body: { markdown: 'Is that so?' } })
    ).body;
    const { id: replyId } = (
      await world.as('ana').post(`${comments}/${id}/replies`, { body: { markdown: 'It is.' } })
    ).body;
    return { id, replyId };
  };
  const [ofRequest, ofSpace] = [await say(`/change-requests/${changeRequestId}`), await say('')];
  await world
    .as('ana')
    .put(`${space}/comments/${ofSpace.id}`, { resolved: true, addedReactions: ['👍'] });
  return {
    commentId: ofRequest.id,
    commentReplyId: ofRequest.replyId,
    spaceCommentId: ofSpace.id,
    spaceCommentReplyId: ofSpace.replyId,
  };
}

/** Stores a finished import as the job does. */
async function writeImport(
  { console: commandConsole }: World,
  place: { spaceId: string; changeRequestId: string },
): Promise<string> {
  const id = newId('Import');
  const { revisionId, organizationId } =
    await commandConsole.database.prisma.changeRequest.findFirstOrThrow({
      where: { id: place.changeRequestId },
    });
  const at = new Date();
  await commandConsole.database.prisma.import.create({
    data: {
      ...place,
      id,
      organizationId,
      authorId: ids.user('ana'),
      source: 'ZIP',
      status: 'DONE',
      revisionId,
      seconds: 240,
      finishedAt: at,
    },
  });
  return id;
}

/** Returns the ids of content in the revision, by type. */
export const contentIds = ({ revisionId, ...of }: Material) => ({
  Page: `${of.pageId}.${revisionId}`,
  DocumentPage: `${of.pageId}.${revisionId}`,
  File: `${of.fileId}.${revisionId}`,
  ReusableContent: `${of.reusableContentId}.${revisionId}`,
});

/** The user of new review requests: an admin who was not requested before. */
export const unaskedUserId = ids.user('ana');
