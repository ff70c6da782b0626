// Tests that many concurrent merges produce one linear history.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { type RestResult, useWorld } from '../support.ts';
import {
  change,
  countsOf,
  editSpace,
  type MadeChangeRequest,
  type MadeSpace,
  makeRequest,
  makeSpace,
  page,
  textAt,
} from './made.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const COUNT = 50;
const titles = Array.from({ length: COUNT }, (_, n) => `Page ${n}`);
/**
 * A merge among many others may be refused with 503 or 504; its idempotency key makes retries safe.
 */
const MAX_TRIES_COUNT = 30;

/** Sends a write until it succeeds or is refused for good. */
async function persist(path: string, key: string, input?: object): Promise<RestResult> {
  for (let time = 1; ; time++) {
    const answer = await world.as('ana').post(path, input, { 'idempotency-key': key });
    if ((answer.status !== 503 && answer.status !== 504) || time === MAX_TRIES_COUNT) return answer;
  }
}

/** Runs the action for each item, a few at a time. */
async function forEach<T, U>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<U>,
): Promise<U[]> {
  const done: U[] = [];
  for (let at = 0; at < items.length; at += 5)
    done.push(...(await Promise.all(items.slice(at, at + 5).map((item, i) => work(item, at + i)))));
  return done;
}

/** Makes a space with fifty pages, and for each page a change request that changes its text. */
async function makeFifty(): Promise<{ space: MadeSpace; made: MadeChangeRequest[] }> {
  const space = await makeSpace(
    world,
    titles.map((title) => page(title)),
  );
  const made = await forEach(titles, (title) =>
    makeRequest(
      world,
      space,
      [change(space.refs[title], { markdown: `# ${title}\n\nChanged.\n` })],
      { subject: title },
    ),
  );
  return { space, made };
}

interface HistoryEntry {
  readonly id: string;
  readonly parents: readonly string[];
  readonly type: string;
  readonly mergedFrom?: { readonly id: string };
}

/**
 * Returns the space's history from its head down, and checks that each revision is the only child
 * of the next.
 */
async function historyOf({ id, url }: MadeSpace): Promise<HistoryEntry[]> {
  const { count, items }: { count: number; items: HistoryEntry[] } = (
    await world.as('ana').get(`${url}/revisions?limit=1000`)
  ).body;
  const line: HistoryEntry[] = [];
  for (
    let next: string | undefined = (await world.as('ana').get(url)).body.revision;
    next !== undefined;
    next = line.at(-1)?.parents[0]
  ) {
    const found = items.find((item) => item.id === next);
    if (!found) throw new Error(`The history ends at ${next}, which is not there.`);
    line.push(found);
  }
  expect(line).toHaveLength(count);
  const forks = await world.console.database.query(
    sql(
      'SELECT parent_id FROM revisions WHERE space_id = $1 AND change_request_id IS NULL GROUP BY parent_id HAVING count(*) > 1',
    ),
    [id],
  );
  expect(forks).toEqual([]);
  return line;
}

describe('fifty concurrent merges', () => {
  it('of fifty change requests produce one linear history with all their contents', {
    timeout: 180_000,
  }, async () => {
    const { space, made } = await makeFifty();
    expect(await countsOf(world, space)).toEqual([COUNT, 0, COUNT]);
    const answers = await Promise.all(
      made.map(({ url, id }) => persist(`${url}/merge`, `together-${id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    const line = await historyOf(space);
    expect(line).toHaveLength(COUNT + 2);
    const merges = line.slice(0, COUNT);
    expect(
      new Map(
        merges.map(({ id, parents: [, own], type, mergedFrom }) => [
          mergedFrom?.id,
          [id, own, type],
        ]),
      ),
    ).toEqual(
      new Map(
        made.map(({ id, revision }, i) => [id, [answers[i]?.body.revision, revision, 'merge']]),
      ),
    );
    const { data } = await world
      .as('ana')
      .query(
        'query ($id: ID!) { space(id: $id) { revision { allPages { title ... on DocumentPage { markdown } } } } }',
        {
          id: space.id,
        },
      );
    expect(data.space.revision.allPages).toEqual(
      titles.map((title) => ({ title, markdown: `# ${title}\n\nChanged.\n` })),
    );
    expect(await countsOf(world, space)).toEqual([COUNT, 0, 0]);
    const { count, items } = (
      await world.as('ana').get(`${space.url}/change-requests?status=merged&limit=${COUNT}`)
    ).body;
    expect([
      count,
      new Set(items.map(({ revisionMerged }: { revisionMerged: string }) => revisionMerged)),
    ]).toEqual([COUNT, new Set(merges.map(({ id }) => id))]);
  });

  it('of one change request merge it once and refuse all others', {
    timeout: 120_000,
  }, async () => {
    const space = await makeSpace(world, [page('A')]);
    const made = await makeRequest(world, space, [
      change(space.refs['A'], { markdown: '# A\n\nChanged.\n' }),
    ]);
    const answers = await Promise.all(
      titles.map((_, n) => persist(`${made.url}/merge`, `same-${made.id}-${n}`)),
    );
    const merged = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([merged.length, refused.length]).toEqual([1, COUNT - 1]);
    expect(new Set(refused.map(({ body }) => body.error.reason))).toEqual(
      new Set(['INVALID_TRANSITION']),
    );
    const line = await historyOf(space);
    expect(line.map(({ type }) => type)).toEqual(['merge', 'edits', 'edits']);
    expect([line[0]?.id, (await world.as('ana').get(made.url)).body.revisionMerged]).toEqual([
      merged[0]?.body.revision,
      merged[0]?.body.revision,
    ]);
    expect(await textAt(world, space, space.refs['A'])).toBe('# A\n\nChanged.\n');
    expect(await countsOf(world, space)).toEqual([1, 0, 0]);
  });
});

describe('merges among edits and updates', () => {
  it('lose no changes', { timeout: 120_000 }, async () => {
    const names = titles.slice(0, 10);
    const space = await makeSpace(
      world,
      titles.slice(0, 20).map((title) => page(title)),
    );
    const made = await forEach(names, (title) =>
      makeRequest(world, space, [change(space.refs[title], { description: 'Merged' })]),
    );
    const edit = (n: number) => ({
      changes: [{ operation: 'update_page', page: space.refs[`Page ${n}`], description: 'Edited' }],
    });
    const answers = await Promise.all([
      ...made.flatMap(({ url, id }) => [
        persist(`${url}/update`, `pull-${id}`),
        persist(`${url}/merge`, `merge-${id}`),
      ]),
      ...names.map((_, n) =>
        persist(`${space.url}/content`, `edit-${space.id}-${n}`, edit(n + 10)),
      ),
    ]);
    // An update that comes after its merge is refused; every other request succeeds.
    const kinds = answers.map(({ status, body }) => (status === 409 ? body.error.reason : status));
    expect(
      kinds.filter(
        (kind, n) => kind !== 200 && !(n < 20 && n % 2 === 0 && kind === 'INVALID_TRANSITION'),
      ),
    ).toEqual([]);
    const line = await historyOf(space);
    expect(line).toHaveLength(22);
    const { pages } = (await world.as('ana').get(`${space.url}/content`)).body;
    expect(pages.map(({ description }: { description: string }) => description)).toEqual([
      ...names.map(() => 'Merged'),
      ...names.map(() => 'Edited'),
    ]);
  });
});

describe('the database constraint', () => {
  const INSERT =
    'INSERT INTO revisions (id, organization_id, space_id, change_request_id, parent_id, type) SELECT $1, organization_id, space_id, $3, parent_id, type FROM revisions WHERE id = $2';

  it('refuses a second child of a revision on the same branch', async () => {
    const space = await makeSpace(world, [page('A')]);
    const { revision } = await editSpace(world, space, [page('B')]);
    const { id: changeRequestId } = await makeRequest(world, space);
    const client = new pg.Client({ connectionString: world.connections.appUrl });
    await client.connect();
    try {
      const refused = await client
        .query(INSERT, [newId('Revision'), revision, null])
        .catch(({ code, constraint }: pg.DatabaseError) => [code, constraint]);
      expect(refused).toEqual(['23505', 'revisions_straight']);
      // The branch of a change request can begin at any revision.
      expect(
        (await client.query(INSERT, [newId('Revision'), revision, changeRequestId])).rowCount,
      ).toBe(1);
    } finally {
      await client.end();
    }
  });
});
