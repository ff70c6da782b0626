// Makes links between pages for the tests in this folder.
import { edit, type Edit, idOf, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import type { World } from '../support.ts';
import { REFERENCE } from './read-links.ts';

export const get = async (world: World, path: string) => (await world.as('ana').get(path)).body;

export const BACKLINKS = `query ($space: ID!, $file: ID!, $first: Int, $after: String, $last: Int, $before: String) { space(id: $space) { revision {
  backlinks(fileId: $file, first: $first, after: $after, last: $last, before: $before) { nodes { ${REFERENCE} } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;

export const file = (name: string): Edit => ({
  insertFile: { ref: name, name, base64: Buffer.from(`This is ${name}.`).toString('base64') },
});

export const shared = (title: string, markdown = 'Said again.'): Edit => ({
  insertReusableContent: { ref: title, title, markdown },
});

export const write = (id: string, markdown: string): Edit => ({
  updatePage: { page: id, markdown },
});

/**
 * Makes a space with a page, a file and a reusable content, and a page whose text contains their
 * ids.
 */
export async function makeLinked(
  world: World,
  markdown: (testSpace: TestSpace) => string,
): Promise<TestSpace & { readonly from: string }> {
  const testSpace = await makeTestSpace(world, [
    page('To', { markdown: '# To' }),
    file('F'),
    shared('R'),
    page('From'),
  ]);
  const from = idOf(testSpace, 'From');
  return {
    ...testSpace,
    ...(await edit(world, testSpace.id, [write(from, markdown(testSpace))])),
    refs: testSpace.refs,
    from,
  };
}
