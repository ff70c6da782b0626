// Objects for the operations of the published API client.
import { makeRequest, makeSpace, page } from '../change-request/made.ts';
import { createComment, onRequest, onSpace, reply } from '../comment/made.ts';
import { install, publish } from '../integration/support.ts';
import { ids, type World } from '../support.ts';

export const site = ids.site('help');
export const guide = ids.space('guide');

export const newSpace = (world: World, changes = [page('Start', 'Hello.')]) =>
  makeSpace(world, changes);

/** Makes a space with a comment and a reply. */
export async function commented(world: World) {
  const space = await newSpace(world, [page('A'), page('B')]);
  const parent = onSpace(space);
  const { id } = await createComment(world, parent);
  const { id: replyId } = await reply(world, parent, id);
  return { space: space.id, id, replyId };
}

/** Makes a change request with a comment and a reply. */
export async function commentedRequest(world: World) {
  const request = await makeRequest(world, await newSpace(world, [page('A'), page('B')]));
  const parent = onRequest(request);
  const { id } = await createComment(world, parent);
  const { id: replyId } = await reply(world, parent, id);
  return { space: request.space.id, request: request.id, id, replyId };
}

/** Makes a change request whose edit inserts, changes, moves and deletes pages. */
export async function changed(world: World) {
  const space = await newSpace(world, [page('A'), page('B'), page('C'), page('D')]);
  const { refs } = space;
  const request = await makeRequest(world, space, [
    { updatePage: { page: refs['A'], title: 'AA', markdown: 'Other.', emoji: '🦊' } },
    { updatePage: { page: refs['B'], into: refs['A'] } },
    { deletePage: { page: refs['C'] } },
    page('E'),
    { insertFile: { name: 'a.txt', contentType: 'text/plain', base64: 'YQ==' } },
    { setVariables: { variables: { color: 'blue' } } },
    { insertReusableContent: { title: 'Note', markdown: 'Note.' } },
  ]);
  return { space, request };
}

export async function installed(world: World) {
  const name = await publish(world);
  const { body } = await install(world, name);
  return { name, id: body.id };
}

/** Installs an integration on a space and on a site. */
export async function onContent(world: World) {
  const { name, id } = await installed(world);
  const url = `/v1/integrations/${name}/installations/${id}`;
  await world.as('ana').post(`${url}/spaces`, { space: guide });
  await world.as('ana').post(`${url}/sites`, { siteId: site });
  return { name, id };
}
