/** Tests concurrent writers: no edit is lost, and the history of a space is linear. */
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import {
  addedBy,
  type Edit,
  edit,
  editIn,
  idOf,
  makeRequest,
  makeTestSpace,
  nothingAdded,
  page,
  pathsOf,
  post,
  postTo,
  textsOf,
} from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

/**
 * Returns the revisions of a space's primary branch from the first to the head. Each must have the
 * one before as its parent.
 */
async function historyOf(space: string): Promise<string[]> {
  const { query } = world.console.database;
  const rows = await query(
    sql<{ id: string; parent: string | null }>(
      'SELECT id, parent_id AS parent FROM revisions WHERE space_id = $1 AND change_request_id IS NULL',
    ),
    [space],
  );
  const [head] = await query(
    sql<{ id: string }>('SELECT revision_id AS id FROM spaces WHERE id = $1'),
    [space],
  );
  const after = new Map(rows.map(({ id, parent }) => [parent, id]));
  expect(after.size).toBe(rows.length); // no two have one parent
  const line: string[] = [];
  for (let id = after.get(null); id !== undefined; id = after.get(id)) line.push(id);
  expect([line.length, line.at(-1)]).toEqual([rows.length, head?.id]);
  return line;
}

const sorted = (values: Iterable<string>): string[] => [...values].toSorted();

describe('two edits with the same base revision', () => {
  it.each(['both through /v1', 'both for a change request'])(
    '%s: one is applied, the other is refused with the head',
    async (scenario) => {
      const testSpace = await makeTestSpace(world, [page('A')]);
      const request = scenario.endsWith('request')
        ? await makeRequest(world, testSpace.id)
        : undefined;
      const send = (title: string) => {
        const rest = { baseRevision: testSpace.revision };
        return request === undefined
          ? post(world.as('ana'), testSpace.id, [page(title)], rest)
          : postTo(world.as('ana'), testSpace.id, request, [page(title)], rest);
      };
      let answers: Awaited<ReturnType<typeof send>>[] = [];
      const work = async () => {
        answers = await Promise.all([send('B'), send('C')]);
      };
      expect(await addedBy(world, work)).toEqual({ ...nothingAdded, nodes: 1, revisions: 1 });
      const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
      expect([
        won?.status,
        lost?.status,
        lost?.body.error.reason,
        lost?.body.error.details,
      ]).toEqual([200, 409, 'STALE_REVISION', { revision: won?.body.revision }]);
    },
  );
});

describe('concurrent edits without a base revision', () => {
  it('of one space are all applied, and each revision has one child', async () => {
    const testSpace = await makeTestSpace(world);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post(world.as(i % 2 === 0 ? 'ana' : 'ben'), testSpace.id, [
          page(`P${i}`, { markdown: `Text ${i}` }),
        ]),
      ),
    );
    // no edit names a base revision
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(sorted(await pathsOf(world, testSpace.id))).toEqual(
      sorted(answers.map((_, i) => `p${i}`)),
    );
    expect((await historyOf(testSpace.id)).length).toBe(21);
  });

  it('of one page are applied one at a time, each whole', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const a = idOf(testSpace, 'A');
    const change = (i: number): Edit[] => [
      { updatePage: { page: a, markdown: `Text ${i}`, variables: { [`v${i}`]: 'x' } } },
      { setVariables: { variables: { [`v${i}`]: 'x' } } },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => post(world.as('ana'), testSpace.id, change(i))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const line = await historyOf(testSpace.id);
    const counts = line.map(async (id) => {
      const { body } = await world.as('ana').get(`/v1/spaces/${testSpace.id}/revisions/${id}`);
      return [Object.keys(body.variables), Object.keys(body.pages[0]?.variables ?? {})];
    });
    const found = await Promise.all(counts);
    expect(found.map(([space]) => space?.length)).toEqual([
      0,
      0,
      ...Array.from({ length: 20 }, (_, i) => i + 1),
    ]);
    for (const [space, own] of found) expect(sorted(own ?? [])).toEqual(sorted(space ?? []));
  });

  it('of change requests and of their space are all applied concurrently', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const requests = await Promise.all([0, 1, 2].map(() => makeRequest(world, testSpace.id)));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => {
        const request = requests[i % 4];
        return request === undefined
          ? post(world.as('ana'), testSpace.id, [page(`P${i}`)])
          : postTo(world.as('ana'), testSpace.id, request, [page(`P${i}`)]);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const of = (n: number) => Array.from({ length: 6 }, (_, i) => `p${i * 4 + n}`);
    expect(sorted(await pathsOf(world, testSpace.id))).toEqual(sorted(['a', ...of(3)]));
    for (const [n, request] of requests.entries()) {
      const { body } = await world
        .as('ana')
        .get(`/v1/spaces/${testSpace.id}/change-requests/${request}/content/pages`);
      expect(sorted(body.pages.map(({ path }: { path: string }) => path))).toEqual(
        sorted(['a', ...of(n)]),
      );
    }
    expect((await historyOf(testSpace.id)).length).toBe(2 + 6);
  });

  it('with rollbacks and copies produce only complete copies', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const work = Array.from({ length: 9 }, (_, i) => {
      if (i % 3 === 0) return world.as('ana').post(`/v1/spaces/${testSpace.id}/duplicate`);
      if (i % 3 === 1) return post(world.as('ana'), testSpace.id, [page(`P${i}`)]);
      return world
        .as('ana')
        .post(`/v1/spaces/${testSpace.id}/revisions/${testSpace.revision}/rollback`);
    });
    const answers = await Promise.all(work);
    expect(
      sorted(new Set(answers.map(({ status }) => String(status)))).filter(
        (status) => !['200', '201', '409'].includes(status),
      ),
    ).toEqual([]);
    await historyOf(testSpace.id);
    for (const { status, body } of answers.filter((answer) => answer.status === 201)) {
      expect([status, (await pathsOf(world, body.id))[0]]).toEqual([201, 'a']);
    }
  });
});

describe('an edit during the deletion of its space', () => {
  it('is applied in time or answers NOT_FOUND', async () => {
    const testSpace = await makeTestSpace(world, [page('A')]);
    const [removed, ...edits] = await Promise.all([
      world.as('ana').delete(`/v1/spaces/${testSpace.id}`),
      ...[1, 2, 3].map((i) => post(world.as('ana'), testSpace.id, [page(`P${i}`)])),
    ]);
    expect([
      removed?.status,
      edits.every(({ status }) => status === 200 || status === 404),
    ]).toEqual([205, true]);
    await world.as('ana').post(`/v1/spaces/${testSpace.id}/restore`);
    const acknowledged = edits.flatMap(({ status }, i) => (status === 200 ? [`p${i + 1}`] : []));
    expect(sorted(await pathsOf(world, testSpace.id))).toEqual(sorted(['a', ...acknowledged]));
  });
});

describe('a repeated request', () => {
  it('with the same idempotency key makes one edit and returns the same response', async () => {
    const testSpace = await makeTestSpace(world);
    const body = { changes: [{ operation: 'insert_page', title: 'Once' }] };
    const send = () =>
      world.as('ana').post(`/v1/spaces/${testSpace.id}/content`, body, {
        'idempotency-key': `key-${testSpace.id}`,
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await pathsOf(world, testSpace.id)).toEqual(['once']);
    expect((await historyOf(testSpace.id)).length).toBe(2);
  });
});

describe('a text that two spaces write concurrently', () => {
  it('is stored once for both', async () => {
    const spots = await Promise.all(Array.from({ length: 10 }, () => makeTestSpace(world)));
    const markdown = 'Written ten times in one moment.';
    const work = () =>
      Promise.all(spots.map(({ id }) => edit(world, id, [page('A', { markdown })])));
    const added = await addedBy(world, work, ids.acme);
    expect([added.documents, added.revisions]).toEqual([1, 10]);
    for (const { id } of spots) expect(await textsOf(world, id)).toEqual({ A: markdown });
    const request = await makeRequest(world, spots[0]?.id ?? '');
    await editIn(world, request, [page('B', { markdown })]);
  });
});
