// What lies in each space that is meant: a page, a file, a reusable content, a history, and change requests, merged and open.
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
}

const text = (words: string) => ({ markdown: `# First\n\n${words}\n` });

/** Puts it into a space, as ana. `reviewerUserId` is somebody who may review there. */
export async function makeMaterial(world: World, spaceId: string, reviewerUserId: string): Promise<Material> {
  const ana = world.as('ana');
  const space = `/v1/spaces/${spaceId}`;
  const post = async (path: string, body: object) => (await ana.post(`${space}${path}`, body)).body;
  const { revision: olderRevisionId } = await post('/content', {
    changes: [
      { operation: 'insert_page', title: 'First', document: text('As it was.') },
      { operation: 'insert_files', files: [{ name: 'note.txt', base64: Buffer.from(`A note in ${spaceId}.`).toString('base64') }] },
      { operation: 'insert_reusable_content', title: 'Again', markdown: 'Said again.' },
      { operation: 'set_variables', variables: { product: 'Acme' } },
    ],
  });
  const { pages, files, reusableContents } = (await ana.get(`${space}/content`)).body;
  const page = pages.at(-1);
  const { id: mergedChangeRequestId } = await post('/change-requests', { subject: 'Merged' });
  await post(`/change-requests/${mergedChangeRequestId}/content`, { changes: [{ operation: 'update_page', page: page.id, document: text('As it is.') }] });
  const { revision: revisionId } = await post(`/change-requests/${mergedChangeRequestId}/merge`, {});
  const { id: changeRequestId } = await post(`/change-requests/${mergedChangeRequestId}/revert`, {});
  await ana.patch(`${space}/change-requests/${changeRequestId}`, { status: 'open' });
  await post(`/change-requests/${changeRequestId}/reviews`, { status: 'changes-requested', comment: 'Not yet.' });
  await post(`/change-requests/${changeRequestId}/requested-reviewers`, { users: [reviewerUserId] });
  await post('/content', { changes: [{ operation: 'insert_page', title: 'Later', document: { markdown: 'Later.' } }] });
  return {
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

/** The user to ask for a review who was not asked before: an admin, who may review everywhere. */
export const unaskedUserId = ids.user('ana');
