// Tests the backlinks of a file.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { errorsOf, notFound, notFoundAt } from '../content/expected.ts';
import { edit, editIn, idOf, makeRequest, makeSpot, page } from '../edit/support.ts';
import { walkRest } from '../member/paging.ts';
import { useWorld } from '../support.ts';
import { BACKLINKS, file, get, write } from './made.ts';
import { REFERENCE } from './read-links.ts';

const world = useWorld();

const BACKLINKS_OF_REQUEST = `query ($space: ID!, $request: ID!, $file: ID!) { changeRequest(spaceId: $space, id: $request) { revision { backlinks(file: $file) { nodes { ${REFERENCE} } totalCount } } } }`;

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
    makeSpot(world, [
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
    const spot = await makeNamed();
    expect(await backlinks(spot.id, idOf(spot, 'F'))).toEqual(
      ['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(spot, ref)),
    );
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([idOf(spot, 'Other')]);
    await edit(world, spot.id, [
      write(
        idOf(spot, 'Other'),
        `{% include "${idOf(spot, 'G')}" %} \`/files/${idOf(spot, 'G')}\``,
      ),
    ]);
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([]);
  });

  it('of a change request are its own', async () => {
    const spot = await makeNamed();
    const request = await makeRequest(world, spot.id);
    const { refs } = await editIn(world, spot.id, request, [
      page('New', { markdown: `[x](/files/${idOf(spot, 'G')})` }),
      write(idOf(spot, 'Other'), 'Nothing.'),
      file('H'),
      page('Newer', { markdown: '[x](H)' }),
    ]);
    expect(await backlinks(spot.id, idOf(spot, 'G'), request)).toEqual([refs['New']]);
    expect(await backlinks(spot.id, refs['H'] ?? '', '1')).toEqual([refs['Newer']]);
    expect(await backlinks(spot.id, idOf(spot, 'G'))).toEqual([idOf(spot, 'Other')]);
    expect(await get(world, `/v1/spaces/${spot.id}/content/files/${refs['H']}/backlinks`)).toEqual(
      notFound,
    );
  });

  it('are paginated', async () => {
    const spot = await makeNamed();
    const [f, order] = [
      idOf(spot, 'F'),
      ['Showing', 'Linking', 'Inner', 'Same'].map((ref) => idOf(spot, ref)),
    ];
    const { pages, counts } = await walkRest(
      world.as('ana'),
      `/v1/spaces/${spot.id}/content/files/${f}/backlinks`,
      3,
    );
    expect([pages.map((items) => items.map((item) => item.page.id)), counts]).toEqual([
      [order.slice(0, 3), order.slice(3)],
      [4, 4],
    ]);
    const last = (await world.as('ana').query(BACKLINKS, { space: spot.id, file: f, last: 1 })).data
      .space.revision.backlinks;
    expect([
      last.nodes.map((node: { page: { id: string } }) => node.page.id),
      last.pageInfo.hasPreviousPage,
    ]).toEqual([order.slice(3), true]);
  });

  it('answer NOT_FOUND for a file that the revision does not have', async () => {
    const spot = await makeNamed();
    await edit(world, spot.id, [{ deleteFile: { file: idOf(spot, 'F') } }]);
    for (const id of [idOf(spot, 'F'), newId('File'), newId('Page'), 'x'])
      expect(await get(world, `/v1/spaces/${spot.id}/content/files/${id}/backlinks`)).toEqual(
        notFound,
      );
    expect(
      errorsOf(await world.as('ana').query(BACKLINKS, { space: spot.id, file: newId('File') })),
    ).toEqual(
      notFoundAt('space').map((one) => ({ ...one, path: ['space', 'revision', 'backlinks'] })),
    );
  });
});
