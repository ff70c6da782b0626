// Tests the backlinks of a file.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { errorsOf, notFound, notFoundAt } from '../content/expected.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { walkRest } from '../member/paging.ts';
import { useWorld } from '../support.ts';
import { BACKLINKS, file, get, write } from './made.ts';
import { REFERENCE } from './read-links.ts';

const world = useWorld();

const BACKLINKS_OF_REQUEST = `query ($request: ID!, $file: ID!) { changeRequest(id: $request) { revision { backlinks(fileId: $file) { nodes { ${REFERENCE} } totalCount } } } }`;

describe('the backlinks of a file', () => {
  /** Returns the ids of the pages that link to a file, from both APIs. */
  async function backlinks(space: string, of: string, request?: string): Promise<string[]> {
    const top = `/v1/spaces/${space}${request === undefined ? '' : `/change-requests/${request}`}`;
    const { body } = await world.as('ana').get(`${top}/content/files/${of}/backlinks?limit=1000`);
    const { data } = await world
      .as('ana')
      .query(request === undefined ? BACKLINKS : BACKLINKS_OF_REQUEST, {
        space,
        request,
        file: of,
      });
    const { nodes, totalCount } = (data.space ?? data.changeRequest).revision.backlinks;
    const onRest = body.items.map(
      (item: { page: { id: string }; file: { id: string }; kind: string }) => [
        item.kind,
        item.page.id,
        item.file.id,
      ],
    );
    expect([onRest, body.count]).toEqual([
      nodes.map((node: { page: { id: string }; file: { id: string } }) => [
        'page',
        node.page.id,
        node.file.id,
      ]),
      totalCount,
    ]);
    return onRest.map(([, id]: string[]) => id);
  }

  const makeNamed = () =>
    makeTestSpace(world, [
      ...[
        file('F'),
        file('G'),
        page('Linking', { markdown: '[x](F) and [x](F)' }),
        page('Inner', { into: 'Linking', markdown: '<img src="F">' }),
        page('Other', { markdown: '![x](G)' }),
      ],
      ...[
        page('Showing', { at: 0, markdown: '![x](F)' }),
        page('Silent'),
        page('Same', { markdown: '![x](F)' }),
      ],
    ]);

  it('are the pages that link to it or show it, each once, in order', async () => {
    const testSpace = await makeNamed();
    expect(await backlinks(testSpace.id, idOf(testSpace, 'F'))).toEqual(
      ['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(testSpace, ref)),
    );
    expect(await backlinks(testSpace.id, idOf(testSpace, 'G'))).toEqual([idOf(testSpace, 'Other')]);
    await edit(world, testSpace.id, [
      write(
        idOf(testSpace, 'Other'),
        `{% include "${idOf(testSpace, 'G')}" %} \`/files/${idOf(testSpace, 'G')}\``,
      ),
    ]);
    expect(await backlinks(testSpace.id, idOf(testSpace, 'G'))).toEqual([]);
  });

  it('of a change request are its own', async () => {
    const testSpace = await makeNamed();
    const request = await makeRequest(world, testSpace.id);
    const { refs } = await editIn(world, request, [
      page('New', { markdown: `[x](/files/${idOf(testSpace, 'G')})` }),
      write(idOf(testSpace, 'Other'), 'Nothing.'),
      file('H'),
      page('Newer', { markdown: '[x](H)' }),
    ]);
    expect(await backlinks(testSpace.id, idOf(testSpace, 'G'), request)).toEqual([refs['New']]);
    expect(await backlinks(testSpace.id, refs['H'] ?? '', request)).toEqual([refs['Newer']]);
    const restUrl = (id: string) =>
      `/v1/spaces/${testSpace.id}/change-requests/${id}/content/files/${refs['H']}/backlinks`;
    expect(await get(world, restUrl('1'))).toEqual(await get(world, restUrl(request)));
    expect(await backlinks(testSpace.id, idOf(testSpace, 'G'))).toEqual([idOf(testSpace, 'Other')]);
    expect(
      await get(world, `/v1/spaces/${testSpace.id}/content/files/${refs['H']}/backlinks`),
    ).toEqual(notFound);
  });

  it('are paginated', async () => {
    const testSpace = await makeNamed();
    const [f, order] = [
      idOf(testSpace, 'F'),
      ['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(testSpace, ref)),
    ];
    const { pages, counts } = await walkRest(
      world.as('ana'),
      `/v1/spaces/${testSpace.id}/content/files/${f}/backlinks`,
      3,
    );
    expect([pages.map((items) => items.map((item) => item.page.id)), counts]).toEqual([
      [order.slice(0, 3), order.slice(3)],
      [4, 4],
    ]);
    const last = (await world.as('ana').query(BACKLINKS, { space: testSpace.id, file: f, last: 1 }))
      .data.space.revision.backlinks;
    expect([
      last.nodes.map((node: { page: { id: string } }) => node.page.id),
      last.pageInfo.hasPreviousPage,
    ]).toEqual([order.slice(3), true]);
  });

  it('answer NOT_FOUND for a file that the revision does not have', async () => {
    const testSpace = await makeNamed();
    await edit(world, testSpace.id, [{ deleteFile: { file: idOf(testSpace, 'F') } }]);
    for (const id of [idOf(testSpace, 'F'), newId('File'), newId('Page'), 'x'])
      expect(await get(world, `/v1/spaces/${testSpace.id}/content/files/${id}/backlinks`)).toEqual(
        notFound,
      );
    expect(
      errorsOf(
        await world.as('ana').query(BACKLINKS, { space: testSpace.id, file: newId('File') }),
      ),
    ).toEqual(
      notFoundAt('space').map((one) => ({ ...one, path: ['space', 'revision', 'backlinks'] })),
    );
  });
});
