// Tests the preview of merging a change request.
import { describe, expect, it } from 'vitest';
import { notFound } from '../content/expected.ts';
import { useWorld } from '../support.ts';
import {
  change,
  editSpace,
  type MadeChangeRequest,
  makeRequest,
  makeSpace,
  merge,
  page,
  pull,
  rowsOf,
} from './made.ts';

const world = useWorld();

const PREVIEW = `query ($id: ID!) { changeRequest(id: $id) { mergePreview { state blockedBy { rule message pages: pageIds } conflicts { id: key }
  changes { __typename subject kinds id: key title pathBefore pathAfter fields { name } blocks { kind before after } } } } }`;

const text = (one: string, two: string) => `# A\n\n${one}\n\n${two}\n`;

/** Returns the preview of both APIs. */
async function previewsOf({ url, id }: MadeChangeRequest): Promise<[object, object]> {
  const rest = (await world.as('cat').get(`${url}/merge-preview`)).body;
  const { data } = await world.as('cat').query(PREVIEW, { id });
  return [rest, data.changeRequest.mergePreview];
}

const nothing = { blockedBy: [], conflicts: [], changes: [] };

/** Returns a page with one changed block, as both APIs serialize it. */
const changed = (id: string | undefined, before: string, after: string) => {
  const rest = { id, title: 'A', pathBefore: 'a', pathAfter: 'a', fields: [] };
  return [
    {
      object: 'content-change',
      subject: 'page',
      kinds: ['edited'],
      ...rest,
      blocks: [{ kind: 'changed', before, after }],
    },
    {
      __typename: 'ContentChange',
      subject: 'PAGE',
      kinds: ['EDITED'],
      ...rest,
      blocks: [{ kind: 'CHANGED', before, after }],
    },
  ];
};

describe('the preview of a merge', () => {
  it('is clean while the space has not changed since, and lists the changes', async () => {
    const space = await makeSpace(world, [page('A', text('One.', 'Two.'))]);
    const made = await makeRequest(world, space, [
      change(space.refs['A'], { markdown: text('One.', 'Two of his.') }),
    ]);
    const [rest, graph] = changed(space.refs['A'], 'Two.', 'Two of his.');
    const rows = await rowsOf(world);
    expect(await previewsOf(made)).toEqual([
      { ...nothing, state: 'clean', changes: [rest] },
      { ...nothing, state: 'CLEAN', changes: [graph] },
    ]);
    expect(await rowsOf(world)).toEqual(rows);
  });

  it('is behind when the space has changed since, and lists changes against it', async () => {
    const space = await makeSpace(world, [page('A', text('One.', 'Two.'))]);
    const made = await makeRequest(world, space, [
      change(space.refs['A'], { markdown: text('One.', 'Two of his.') }),
    ]);
    await editSpace(world, space, [
      change(space.refs['A'], { markdown: text('One of hers.', 'Two.') }),
      page('B'),
    ]);
    const [rest, graph] = changed(space.refs['A'], 'Two.', 'Two of his.');
    const rows = await rowsOf(world);
    expect(await previewsOf(made)).toEqual([
      { ...nothing, state: 'behind', changes: [rest] },
      { ...nothing, state: 'BEHIND', changes: [graph] },
    ]);
    expect(await rowsOf(world)).toEqual(rows);
    await pull(world, made);
    expect(await previewsOf(made)).toEqual([
      { ...nothing, state: 'clean', changes: [rest] },
      { ...nothing, state: 'CLEAN', changes: [graph] },
    ]);
  });

  it('has no changes when both sides made the same ones', async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    await editSpace(world, space, [change(space.refs['A'], { emoji: '🦊' })]);
    expect(await previewsOf(made)).toEqual([
      { ...nothing, state: 'behind' },
      { ...nothing, state: 'BEHIND' },
    ]);
  });

  it('is conflicting when a resolution is needed, and lists the changes', async () => {
    const space = await makeSpace(world, [page('A', text('One.', 'Two.'))]);
    const made = await makeRequest(world, space, [
      change(space.refs['A'], { markdown: text('One.', 'Two of his.') }),
    ]);
    await editSpace(world, space, [
      change(space.refs['A'], { markdown: text('One.', 'Two of hers.') }),
    ]);
    const [rest, graph] = await previewsOf(made);
    const [wanted, wantedGraph] = changed(space.refs['A'], 'Two.', 'Two of his.');
    expect({ ...rest, conflicts: [] }).toEqual({
      ...nothing,
      state: 'conflicting',
      changes: [wanted],
    });
    expect(graph).toEqual({
      ...nothing,
      state: 'CONFLICTING',
      conflicts: [{ id: `CONTENT:${space.refs['A']}` }],
      changes: [wantedGraph],
    });
  });

  it('is empty for a merged or archived change request', async () => {
    const space = await makeSpace(world, [page('A')]);
    const [merged, archived] = [
      await makeRequest(world, space, [page('B')]),
      await makeRequest(world, space, [page('C')]),
    ];
    await merge(world, merged);
    await world.as('ben').patch(archived.url, { status: 'archived' });
    expect(await previewsOf(merged)).toEqual([
      { ...nothing, state: 'merged' },
      { ...nothing, state: 'MERGED' },
    ]);
    expect(await previewsOf(archived)).toEqual([
      { ...nothing, state: 'archived' },
      { ...nothing, state: 'ARCHIVED' },
    ]);
  });

  it('requires read access to the space', async () => {
    const space = await makeSpace(world);
    const { url, id } = await makeRequest(world, space);
    for (const name of ['dan', 'eve'] as const) {
      expect((await world.as(name).get(`${url}/merge-preview`)).body).toEqual(notFound);
      expect((await world.as(name).query(PREVIEW, { id })).data).toEqual({
        changeRequest: null,
      });
    }
    expect(
      (await world.as('ana').get(`${space.url}/change-requests/2/merge-preview`)).body,
    ).toEqual(notFound);
  });
});
