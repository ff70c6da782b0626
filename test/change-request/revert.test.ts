// Tests reverting a merged change request by a new one.
import { describe, expect, it } from 'vitest';
import {
  graphQLError,
  errorsOf,
  forbidden,
  forbiddenAt,
  notFound,
  notFoundAt,
  refused,
} from '../content/expected.ts';
import { eventsOf } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import {
  change,
  countsOf,
  drop,
  editRequest,
  editSpace,
  FIELDS,
  type MadeChangeRequest,
  makeRequest,
  makeSpace,
  merge,
  page,
  pathsOf,
  requestBody,
  requestNode,
  rowsOf,
  textAt,
} from './made.ts';

const world = useWorld();

const REVERT = `mutation ($id: ID!) { revertChangeRequest(input: { id: $id }) { changeRequest { ${FIELDS} } } }`;
const unmerged = 'Only a merged change request can be reverted.';
const text = (one: string, two: string) => `# A\n\n${one}\n\n${two}\n`;

/**
 * Makes a merged change request that changed a text and a field, added a page and deleted another.
 */
async function makeMerged() {
  const space = await makeSpace(world, [page('A', text('One.', 'Two.')), page('B'), page('C')]);
  const made = await makeRequest(
    world,
    space,
    [
      change(space.refs['A'], { markdown: text('One.', 'Two of his.'), emoji: '🦊' }),
      drop(space.refs['B']),
      page('D'),
    ],
    { subject: 'His part' },
  );
  return { space, made, merged: await merge(world, made) };
}

/** Reverts a change request in `/v1`, as ana. */
async function revert({ url, space }: MadeChangeRequest): Promise<MadeChangeRequest> {
  const { status, body } = await world.as('ana').post(`${url}/revert`);
  expect(status).toBe(201);
  return {
    id: body.id,
    number: body.number,
    space,
    revision: body.revision,
    refs: {},
    url: `${space.url}/change-requests/${body.id}`,
  };
}

describe('reverting a change request', () => {
  it('opens a draft that undoes the merge and keeps later changes', async () => {
    const { space, made, merged } = await makeMerged();
    await editSpace(world, space, [
      change(space.refs['A'], { markdown: text('One since.', 'Two of his.') }),
      page('E'),
    ]);
    const { status, headers, body } = await world.as('ana').post(`${made.url}/revert`);
    expect(status).toBe(201);
    const times = { createdAt: body.createdAt, updatedAt: body.createdAt };
    const first = {
      id: body.id,
      space,
      by: 'ana' as const,
      number: 2,
      subject: 'Revert #1: His part',
      revision: body.revision,
      revisionInitial: merged,
      outdated: true,
    };
    expect(body).toEqual(requestBody(world, { ...first, ...times }));
    expect(headers.get('location')).toBe(body.urls.location);
    expect(await countsOf(world, space)).toEqual([2, 0, 1]);
    const [event] = await eventsOf(world, ids.acme, 'changeRequest.revert');
    expect(event).toEqual({ subjectId: made.id, fields: [], related: [body.id] });

    const undo = { ...made, id: body.id, url: `${space.url}/change-requests/${body.id}` };
    const { items } = (await world.as('ana').get(`${undo.url}/changes`)).body;
    expect(
      items.map(({ title, kinds }: { title: string; kinds: string[] }) => [title, kinds]).sort(),
    ).toEqual([
      ['A', ['edited']],
      ['B', ['created']],
      ['D', ['deleted']],
    ]);
    expect((await world.as('ana').get(`${undo.url}/merge-preview`)).body.state).toBe('behind');
    await merge(world, undo);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'c', 'e']);
    expect(await textAt(world, space, space.refs['A'])).toBe(text('One since.', 'Two.'));
    expect(
      (await world.as('ana').get(`${space.url}/content/page/${space.refs['A']}`)).body.emoji,
    ).toBeUndefined();
    expect(await countsOf(world, space)).toEqual([2, 0, 0]);
  });

  it('works in GraphQL with the reverted change request, and can be reverted', async () => {
    const { space, made, merged } = await makeMerged();
    const { data } = await world.as('ana').query(REVERT, { id: made.id });
    const { id, createdAt, revisionId } = data.revertChangeRequest.changeRequest;
    const line = {
      createdAt,
      updatedAt: createdAt,
      revisionId,
      revision: { id: revisionId },
      revisionInitialId: merged,
      reverts: { id: made.id },
    };
    expect(data.revertChangeRequest.changeRequest).toEqual(
      requestNode(world, {
        id,
        space,
        by: 'ana',
        number: 2,
        subject: 'Revert #1: His part',
        ...line,
      }),
    );
    const undo = { ...made, id, url: `${space.url}/change-requests/${id}` };
    await merge(world, undo);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'c']);
    const redo = await revert(undo);
    expect((await world.as('ana').get(redo.url)).body.subject).toBe(
      'Revert #2: Revert #1: His part',
    );
    await merge(world, redo);
    expect(await pathsOf(world, space)).toEqual(['a', 'c', 'd']);
    expect(await textAt(world, space, space.refs['A'])).toBe(text('One.', 'Two of his.'));
  });

  it('truncates its subject to 100 characters', async () => {
    const space = await makeSpace(world);
    const made = await makeRequest(world, space, [page('A')], { subject: '😀'.repeat(100) });
    await merge(world, made);
    expect((await world.as('ana').get((await revert(made)).url)).body.subject).toBe(
      `Revert #1: ${'😀'.repeat(89)}`,
    );
  });

  it('makes a change request that can be edited before it is merged', async () => {
    const { space, made } = await makeMerged();
    const undo = await revert(made);
    await editRequest(world, undo, [page('F')], 'ana');
    await merge(world, undo);
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'c', 'f']);
  });

  it('conflicts with changes that build on the merge', async () => {
    const { space, made } = await makeMerged();
    const { A, D = made.refs['D'] } = space.refs;
    await editSpace(world, space, [
      change(A, { markdown: text('One.', 'Two of his, and more.'), emoji: '🐸' }),
      change(D, { title: 'Dee' }),
    ]);
    const undo = await revert(made);
    const { status, body } = await world.as('ana').post(`${undo.url}/merge`);
    expect(status).toBe(409);
    const conflicts: { id: string; fingerprint: string }[] = body.error.details.conflicts;
    expect(conflicts.map(({ id }) => id)).toEqual([
      `CONTENT:${A}`,
      `DELETE_EDIT:${D}`,
      `FIELD:${A}:emoji`,
    ]);
    await merge(world, undo, {
      resolutions: conflicts.map(({ id, fingerprint }, i) => ({
        conflict: id,
        fingerprint,
        choice: i === 1 ? 'theirs' : 'ours',
      })),
    });
    expect(await pathsOf(world, space)).toEqual(['a', 'b', 'c']);
    expect(await textAt(world, space, A)).toBe(text('One.', 'Two of his, and more.'));
  });

  it.each(['draft', 'open', 'archived'])(
    'is refused for a change request that is %s',
    async (status) => {
      const space = await makeSpace(world);
      const { url, id } = await makeRequest(world, space, [page('A')]);
      await world.as('ben').patch(url, { status });
      const rows = await rowsOf(world);
      expect((await world.as('ana').post(`${url}/revert`)).body).toEqual(
        refused(409, 'INVALID_TRANSITION', unmerged),
      );
      expect(errorsOf(await world.as('ana').query(REVERT, { id }))).toEqual(
        graphQLError(['revertChangeRequest'], 'INVALID_TRANSITION', unmerged),
      );
      expect(await rowsOf(world)).toEqual(rows);
    },
  );

  it('requires the level review', async () => {
    const { made } = await makeMerged();
    expect((await world.as('ben').post(`${made.url}/revert`)).body).toEqual(
      forbidden('review', 'edit'),
    );
    for (const name of ['dan', 'eve'] as const)
      expect((await world.as(name).post(`${made.url}/revert`)).body).toEqual(notFound);
    expect(errorsOf(await world.as('ben').query(REVERT, { id: made.id }))).toEqual(
      forbiddenAt('revertChangeRequest', 'review', 'edit'),
    );
    expect(errorsOf(await world.as('eve').query(REVERT, { id: made.id }))).toEqual(
      notFoundAt('revertChangeRequest'),
    );
  });
});
