/** Writers at once: nobody's edit is lost, and the history of a space is one straight line. */
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { addedBy, type Edit, edit, editIn, idOf, makeRequest, makeSpot, nothingAdded, page, pathsOf, post, postTo, textsOf } from './support.ts';

const world = useWorld();

/** The revisions of a space's own line, from the first: each must have the one before as its parent, and the last must be the head. */
async function historyOf(space: string): Promise<string[]> {
  const { query } = world.door.database;
  const rows = await query<{ id: string; parent: string | null }>(undefined, 'SELECT id, parent_id AS parent FROM revisions WHERE space_id = $1 AND change_request_id IS NULL', [space]);
  const [head] = await query<{ id: string }>(undefined, 'SELECT revision_id AS id FROM spaces WHERE id = $1', [space]);
  const after = new Map(rows.map(({ id, parent }) => [parent, id]));
  expect(after.size).toBe(rows.length); // no two have one parent
  const line: string[] = [];
  for (let id = after.get(null); id !== undefined; id = after.get(id)) line.push(id);
  expect([line.length, line.at(-1)]).toEqual([rows.length, head?.id]);
  return line;
}

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

describe('two who saw one revision', () => {
  it.each(['both through /v1', 'both for a change request'])('%s: one writes, the other is told the head', async (way) => {
    const spot = await makeSpot(world, [page('A')]);
    const request = way.endsWith('request') ? await makeRequest(world, spot.id) : undefined;
    const send = (title: string) => {
      const rest = { baseRevision: spot.revision };
      return request === undefined ? post(world.as('ana'), spot.id, [page(title)], rest) : postTo(world.as('ana'), spot.id, request, [page(title)], rest);
    };
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const work = async () => {
      answers = await Promise.all([send('B'), send('C')]);
    };
    expect(await addedBy(world, work)).toEqual({ ...nothingAdded, nodes: 1, revisions: 1 });
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status, lost?.body.error.reason, lost?.body.error.details]).toEqual([200, 409, 'STALE_REVISION', { revision: won?.body.revision }]);
  });
});

describe('many who say no revision', () => {
  it('twenty edits of one space at once: what is acknowledged is there, and each revision has one child', async () => {
    const spot = await makeSpot(world);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => post(world.as(i % 2 === 0 ? 'ana' : 'ben'), spot.id, [page(`P${i}`, { markdown: `Text ${i}` })])));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200)); // nobody said what he saw
    expect(sorted(await pathsOf(world, spot.id))).toEqual(sorted(answers.map((_, i) => `p${i}`)));
    expect((await historyOf(spot.id)).length).toBe(21);
  });

  it('twenty edits of one page at once: each revision holds one more, none the half of another', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const a = idOf(spot, 'A');
    const change = (i: number): Edit[] => [{ updatePage: { page: a, markdown: `Text ${i}`, variables: { [`v${i}`]: 'x' } } }, { setVariables: { variables: { [`v${i}`]: 'x' } } }];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => post(world.as('ana'), spot.id, change(i))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const line = await historyOf(spot.id);
    const counts = line.map(async (id) => {
      const { body } = await world.as('ana').get(`/v1/spaces/${spot.id}/revisions/${id}`);
      return [Object.keys(body.variables), Object.keys(body.pages[0]?.variables ?? {})];
    });
    const found = await Promise.all(counts);
    expect(found.map(([space]) => space?.length)).toEqual([0, 0, ...Array.from({ length: 20 }, (_, i) => i + 1)]);
    for (const [space, own] of found) expect(sorted(own ?? [])).toEqual(sorted(space ?? []));
  });

  it('edits of change requests beside edits of their space: nobody waits for the other, nothing is lost', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const requests = await Promise.all([0, 1, 2].map(() => makeRequest(world, spot.id)));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => {
        const request = requests[i % 4];
        return request === undefined ? post(world.as('ana'), spot.id, [page(`P${i}`)]) : postTo(world.as('ana'), spot.id, request, [page(`P${i}`)]);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const of = (n: number) => Array.from({ length: 6 }, (_, i) => `p${i * 4 + n}`);
    expect(sorted(await pathsOf(world, spot.id))).toEqual(sorted(['a', ...of(3)]));
    for (const [n, request] of requests.entries()) {
      const { body } = await world.as('ana').get(`/v1/spaces/${spot.id}/change-requests/${request}/content/pages`);
      expect(sorted(body.pages.map(({ path }: { path: string }) => path))).toEqual(sorted(['a', ...of(n)]));
    }
    expect((await historyOf(spot.id)).length).toBe(2 + 6);
  });

  it('edits, rollbacks and copies at once: every copy is whole', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const work = Array.from({ length: 9 }, (_, i) => {
      if (i % 3 === 0) return world.as('ana').post(`/v1/spaces/${spot.id}/duplicate`);
      if (i % 3 === 1) return post(world.as('ana'), spot.id, [page(`P${i}`)]);
      return world.as('ana').post(`/v1/spaces/${spot.id}/revisions/${spot.revision}/rollback`);
    });
    const answers = await Promise.all(work);
    expect(sorted(new Set(answers.map(({ status }) => String(status)))).filter((status) => !['200', '201', '409'].includes(status))).toEqual([]);
    await historyOf(spot.id);
    for (const { status, body } of answers.filter((answer) => answer.status === 201)) {
      expect([status, (await pathsOf(world, body.id))[0]]).toEqual([201, 'a']);
    }
  });
});

describe('one who edits a space that goes away', () => {
  it('is told that it is not there, or was in time', async () => {
    const spot = await makeSpot(world, [page('A')]);
    const [removed, ...edits] = await Promise.all([world.as('ana').delete(`/v1/spaces/${spot.id}`), ...[1, 2, 3].map((i) => post(world.as('ana'), spot.id, [page(`P${i}`)]))]);
    expect([removed?.status, edits.every(({ status }) => status === 200 || status === 404)]).toEqual([205, true]);
    await world.as('ana').post(`/v1/spaces/${spot.id}/restore`);
    const acknowledged = edits.flatMap(({ status }, i) => (status === 200 ? [`p${i + 1}`] : []));
    expect(sorted(await pathsOf(world, spot.id))).toEqual(sorted(['a', ...acknowledged]));
  });
});

describe('the same request sent twice', () => {
  it('with one key is one edit, and answers the same', async () => {
    const spot = await makeSpot(world);
    const body = { changes: [{ operation: 'insert_page', title: 'Once' }] };
    const send = () => world.as('ana').post(`/v1/spaces/${spot.id}/content`, body, { 'idempotency-key': `key-${spot.id}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await pathsOf(world, spot.id)).toEqual(['once']);
    expect((await historyOf(spot.id)).length).toBe(2);
  });
});

describe('a text that two spaces write at once', () => {
  it('is one text, and both have it', async () => {
    const spots = await Promise.all(Array.from({ length: 10 }, () => makeSpot(world)));
    const markdown = 'Written ten times in one moment.';
    const work = () => Promise.all(spots.map(({ id }) => edit(world, id, [page('A', { markdown })])));
    const added = await addedBy(world, work, ids.acme);
    expect([added.documents, added.revisions]).toEqual([1, 10]);
    for (const { id } of spots) expect(await textsOf(world, id)).toEqual({ A: markdown });
    const request = await makeRequest(world, spots[0]?.id ?? '');
    await editIn(world, spots[0]?.id ?? '', request, [page('B', { markdown })]);
  });
});
