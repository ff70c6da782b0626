// What lies in each space that is meant: a page, a file, a reusable content, a history, change requests, merged and open, comments, and an import.
import { newId } from '../../src/data/new-id.ts';
import { ids, type World } from '../support.ts';

/** Things in a space, which operations name beside it. */
export interface Material {
  readonly pageId: string;
  readonly pagePath: string;
  /** Of the organization too, to which it was uploaded. */
  readonly fileId: string;
  readonly reusableContentId: string;
  /** On the space's own line, made by a merge. It is the head no more: the change request that is meant is behind. */
  readonly revisionId: string;
  /** The one before that. */
  readonly olderRevisionId: string;
  /** Open; it undoes the merged one, has a review, and one more person was asked for one. */
  readonly changeRequestId: string;
  readonly mergedChangeRequestId: string;
  /** Who was asked. */
  readonly reviewerUserId: string;
  /** Ana's: on the change request, open; on the space itself, dealt with; and on the merged one. */
  readonly commentId: string;
  readonly spaceCommentId: string;
  readonly mergedCommentId: string;
  /** Ana's, to the first two. */
  readonly commentReplyId: string;
  readonly spaceCommentReplyId: string;
  /** Into the change request; done. */
  readonly importId: string;
}

/** A word that stands in the page of each space that is meant, and nowhere else. */
export const WORD = 'wombat';

const text = (words: string, file: string) => ({ markdown: `# First\n\n${words} A ${WORD}, and [a note](${file}).\n` });

/** Puts it into a space, as ana. `reviewerUserId` is somebody who may review there. */
export async function makeMaterial(world: World, spaceId: string, reviewerUserId: string): Promise<Material> {
  const ana = world.as('ana');
  const space = `/v1/spaces/${spaceId}`;
  const post = async (path: string, body: object) => (await ana.post(`${space}${path}`, body)).body;
  const { revision: olderRevisionId } = await post('/content', {
    changes: [
      { operation: 'insert_page', title: 'First', document: text('As it was.', 'note') },
      { operation: 'insert_files', files: [{ ref: 'note', name: 'note.txt', base64: Buffer.from(`A note in ${spaceId}.`).toString('base64') }] },
      { operation: 'insert_reusable_content', title: 'Again', markdown: 'Said again.' },
      { operation: 'set_variables', variables: { product: 'Acme' } },
    ],
  });
  const { pages, files, reusableContents } = (await ana.get(`${space}/content`)).body;
  const page = pages.at(-1);
  const { id: mergedChangeRequestId } = await post('/change-requests', { subject: 'Merged' });
  await post(`/change-requests/${mergedChangeRequestId}/content`, { changes: [{ operation: 'update_page', page: page.id, document: text('As it is.', `/files/${files[0].id}`) }] });
  const { id: mergedCommentId } = await post(`/change-requests/${mergedChangeRequestId}/comments`, { body: { markdown: 'Of the merged one.' } });
  const { revision: revisionId } = await post(`/change-requests/${mergedChangeRequestId}/merge`, {});
  const { id: changeRequestId } = await post(`/change-requests/${mergedChangeRequestId}/revert`, {});
  await ana.patch(`${space}/change-requests/${changeRequestId}`, { status: 'open' });
  await post(`/change-requests/${changeRequestId}/reviews`, { status: 'changes-requested', comment: 'Not yet.' });
  await post(`/change-requests/${changeRequestId}/requested-reviewers`, { users: [reviewerUserId] });
  const said = await discuss(world, space, changeRequestId, page.id);
  await post('/content', { changes: [{ operation: 'insert_page', title: 'Later', document: { markdown: 'Later.' } }] });
  const importId = await writeImport(world, { spaceId, changeRequestId });
  // What is made of content on request is made here: reading it later keeps nothing new.
  for (const path of [`/change-requests/${changeRequestId}/pdf`, `/change-requests/${changeRequestId}/export`, `/revisions/${revisionId}/export`, '/export']) await ana.get(`${space}${path}`);
  return {
    ...said,
    mergedCommentId,
    importId,
    pageId: page.id,
    pagePath: page.path,
    fileId: files[0].id,
    reusableContentId: reusableContents.at(-1).id,
    revisionId,
    olderRevisionId,
    changeRequestId,
    mergedChangeRequestId,
    reviewerUserId,
  };
}

/** Says something of the page in the change request, and of the space, with a reply to each. */
async function discuss(world: World, space: string, changeRequestId: string, page: string) {
  const say = async (place: string) => {
    const comments = `${space}${place}/comments`;
    const { id } = (await world.as('ana').post(comments, { page, body: { markdown: 'Is that so?' } })).body;
    const { id: replyId } = (await world.as('ana').post(`${comments}/${id}/replies`, { body: { markdown: 'It is.' } })).body;
    return { id, replyId };
  };
  const [ofRequest, ofSpace] = [await say(`/change-requests/${changeRequestId}`), await say('')];
  await world.as('ana').put(`${space}/comments/${ofSpace.id}`, { resolved: true, addedReactions: ['👍'] });
  return { commentId: ofRequest.id, commentReplyId: ofRequest.replyId, spaceCommentId: ofSpace.id, spaceCommentReplyId: ofSpace.replyId };
}

/** An import that is done, as the job leaves it. */
async function writeImport({ door }: World, place: { spaceId: string; changeRequestId: string }): Promise<string> {
  const id = newId('Import');
  const { revisionId, organizationId } = await door.database.prisma.changeRequest.findFirstOrThrow({ where: { id: place.changeRequestId } });
  const at = new Date();
  await door.database.prisma.import.create({ data: { ...place, id, organizationId, authorId: ids.user('ana'), source: 'ZIP', status: 'DONE', revisionId, seconds: 240, finishedAt: at } });
  return id;
}

/** The user to ask for a review who was not asked before: an admin, who may review everywhere. */
export const unaskedUserId = ids.user('ana');
