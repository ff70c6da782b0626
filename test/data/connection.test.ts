// Checks pages of connections: for any rows and page sizes, each row occurs once and in order.
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Connection,
  contains,
  countChildren,
  fetchPages,
  type ConnectionQuery,
  type PageArgs,
  pagingOf,
  where,
} from '../../src/data/connection.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { AppError } from '../../src/domain/errors.ts';
import { openTestDatabase, type TestDatabase, TEST_DEADLINES } from '../database.ts';
import { statementsOf } from '../statements.ts';
import { column, type Columns } from '../../src/data/statement.ts';
import { sql } from '../sql.ts';

let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  own = await openTestDatabase();
  const owner = new pg.Client({ connectionString: own.ownerUrl });
  await owner.connect();
  await owner.query(
    'CREATE TABLE things (id text PRIMARY KEY, parent text NOT NULL, title text NOT NULL, seen_at timestamptz NOT NULL); GRANT SELECT, INSERT, DELETE ON things TO PUBLIC',
  );
  await owner.end();
  database = openDatabase({ ...own.pool, deadlines: TEST_DEADLINES });
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

interface Thing {
  readonly id: string;
  readonly parent: string;
  readonly title: string;
  readonly seenAt: string;
}

const columns = 't.id, t.parent, t.title, t.seen_at AS "seenAt"';
const row: Columns<Thing> = {
  id: column.text,
  parent: column.text,
  title: column.text,
  seenAt: column.timestamp,
};

const list = (
  order: 'title' | 'seen_at',
  descending: boolean,
  rest: Partial<ConnectionQuery<Thing>> = {},
): ConnectionQuery<Thing> => ({
  name: 'test.things',
  columns,
  row,
  from: 'things t',
  parent: 't.parent',
  where: [],
  order: [
    { sql: `t.${order}`, type: order === 'title' ? 'text' : 'timestamptz' },
    { sql: 't.id', type: 'text' },
  ],
  descending,
  ...rest,
});

type Page = Omit<Connection<Thing>, 'count'>;

const partsOf = ({ nodes, edges, pageInfo }: Page) => ({ nodes, edges, pageInfo });

const pagesOf = async (
  of: ConnectionQuery,
  parents: readonly string[],
  args: PageArgs,
): Promise<Page[]> =>
  // the list's columns are those of a thing
  (await fetchPages(database.query, pagingOf(of, args), parents, async (parent) => {
    const [count = 0] = await countChildren(database.query, of, [parent]);
    return count;
  })) as Page[];

async function pageOf(of: ConnectionQuery, parent: string, args: PageArgs): Promise<Page> {
  const [page] = await pagesOf(of, [parent], args);
  if (!page) throw new Error('There is no page.');
  return page;
}

async function fill(things: readonly Thing[]): Promise<void> {
  await database.query(sql('DELETE FROM things'), []);
  const column = (name: keyof Thing) => things.map((thing) => thing[name]);
  await database.query(
    sql(
      'INSERT INTO things (id, parent, title, seen_at) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])',
      'test.fill',
    ),
    [column('id'), column('parent'), column('title'), column('seenAt')],
  );
}

const parents = ['p1', 'p2', 'p3'] as const;

/**
 * Few titles and times for many rows, so that most rows tie with others. Some times differ only
 * below the millisecond.
 */
const things = fc
  .array(
    fc.record({
      parent: fc.constantFrom(...parents),
      title: fc.constantFrom('a', 'b', 'c'),
      seenAt: fc.constantFrom(
        '2026-01-01T00:00:00Z',
        '2026-01-01T00:00:00.000001Z',
        '2026-01-01T00:00:00.000002Z',
      ),
    }),
    { maxLength: 24 },
  )
  .chain((rows) =>
    fc
      .shuffledSubarray(
        rows.map((_, n) => `t${String(n).padStart(3, '0')}`),
        { minLength: rows.length },
      )
      .map((ids) => rows.map((row, n) => ({ ...row, id: ids[n] ?? '' }))),
  );

const order = fc.constantFrom<'title' | 'seen_at'>('title', 'seen_at');
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** Returns the ids of a parent's things, in order. */
function inOrder(
  all: readonly Thing[],
  parent: string,
  by: 'title' | 'seen_at',
  descending: boolean,
): string[] {
  const key = (thing: Thing) =>
    `${by === 'title' ? thing.title : thing.seenAt.replace('00Z', '00.000000Z')} ${thing.id}`;
  const sorted = all
    .filter((thing) => thing.parent === parent)
    .sort((one, other) => (key(one) < key(other) ? -1 : 1));
  return (descending ? sorted.reverse() : sorted).map(({ id }) => id);
}

/**
 * Reads a whole list in pages of these sizes, repeatedly, and returns the ids in the order of the
 * pages.
 */
async function walk(
  of: ConnectionQuery,
  parent: string,
  pageSizes: readonly number[],
  forward: boolean,
): Promise<string[][]> {
  const found: string[][] = [];
  for (let n = 0, cursor: string | null = null; ; n++) {
    const size = pageSizes[n % pageSizes.length] ?? 1;
    const { nodes, edges, pageInfo }: Page = await pageOf(
      of,
      parent,
      forward ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
      edges.at(0)?.cursor ?? null,
      edges.at(-1)?.cursor ?? null,
    ]);
    expect(forward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage).toBe(cursor !== null);
    found.push(nodes.map(({ id }) => id));
    const goesOn: boolean = forward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
    if (!goesOn) return forward ? found : found.reverse();
    expect(nodes).toHaveLength(size);
    cursor = forward ? pageInfo.endCursor : pageInfo.startCursor;
  }
}

describe('pages', () => {
  it('contain every row once and in order, forward and backward, for any sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        things,
        order,
        fc.boolean(),
        sizes,
        async (rows, by, descending, pageSizes) => {
          await fill(rows);
          const of = list(by, descending);
          for (const parent of parents) {
            const expected = inOrder(rows, parent, by, descending);
            expect((await walk(of, parent, pageSizes, true)).flat()).toEqual(expected);
            expect((await walk(of, parent, pageSizes, false)).flat()).toEqual(expected);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('of several parents equal those of each parent alone, and take one statement', async () => {
    await fc.assert(
      fc.asyncProperty(
        things,
        order,
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        async (rows, by, descending, size, forward) => {
          await fill(rows);
          const of = list(by, descending);
          const args = forward ? { first: size } : { last: size };
          const asked = ['p3', 'nobody', 'p1', 'p2'];
          let together: Page[] = [];
          const statements = await statementsOf(async () => {
            together = await pagesOf(of, asked, args);
          });
          expect(statements).toHaveLength(1);
          const alone: Page[] = [];
          for (const parent of asked) alone.push(await pageOf(of, parent, args));
          expect(together.map(partsOf)).toEqual(alone.map(partsOf));
          expect(await countChildren(database.query, of, asked)).toEqual(
            asked.map((parent) => rows.filter((row) => row.parent === parent).length),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('between two cursors contain what is strictly between them', async () => {
    await fc.assert(
      fc.asyncProperty(
        things,
        order,
        fc.boolean(),
        fc.nat(23),
        fc.nat(23),
        async (rows, by, descending, from, to) => {
          await fill(rows);
          const of = list(by, descending);
          const expected = inOrder(rows, 'p1', by, descending);
          const { edges } = await pageOf(of, 'p1', { first: 1000 });
          fc.pre(from < edges.length && to < edges.length);
          const { nodes } = await pageOf(of, 'p1', {
            first: 1000,
            after: edges[from]?.cursor ?? null,
            before: edges[to]?.cursor ?? null,
          });
          expect(nodes.map(({ id }) => id)).toEqual(
            expected.slice(from + 1, Math.max(to, from + 1)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are stable while rows are added and removed', async () => {
    const row = (id: string): Thing => ({
      id,
      parent: 'p1',
      title: 'a',
      seenAt: '2026-01-01T00:00:00Z',
    });
    await fill(['t2', 't4', 't6', 't8'].map(row));
    const of = list('title', false);
    const { pageInfo } = await pageOf(of, 'p1', { first: 2 });
    await fill(['t1', 't3', 't5', 't6', 't8', 't9'].map(row)); // the row at the cursor is deleted
    expect(
      (await pageOf(of, 'p1', { first: 10, after: pageInfo.endCursor })).nodes.map(({ id }) => id),
    ).toEqual(['t5', 't6', 't8', 't9']);
  });

  it('have 50 rows by default', async () => {
    await fill(
      Array.from({ length: 60 }, (_, n) => ({
        id: `t${100 + n}`,
        parent: 'p1',
        title: 'a',
        seenAt: '2026-01-01T00:00:00Z',
      })),
    );
    const { nodes, pageInfo } = await pageOf(list('title', false), 'p1', {});
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([50, true]);
  });
});

describe('filters', () => {
  const row = (id: string, title: string): Thing => ({
    id,
    parent: 'p1',
    title,
    seenAt: '2026-01-01T00:00:00Z',
  });
  const found = async (text: string | null | undefined) =>
    (
      await pageOf(list('title', false, { where: [contains('t.title', text)] }), 'p1', {})
    ).nodes.map(({ title }) => title);

  it('find a text in any case, and treat none of its characters as a pattern', async () => {
    await fill([
      row('t1', 'Alpha'),
      row('t2', 'beta'),
      row('t3', '50% of_it'),
      row('t4', 'back\\slash'),
      row('t5', "quo'te"),
    ]);
    expect(await found('ALPH')).toEqual(['Alpha']);
    expect(await found('%')).toEqual(['50% of_it']);
    expect(await found('_')).toEqual(['50% of_it']);
    expect(await found('\\')).toEqual(['back\\slash']);
    expect(await found("'")).toEqual(["quo'te"]);
    expect([
      (await found('')).length,
      (await found(null)).length,
      (await found(undefined)).length,
    ]).toEqual([5, 5, 5]);
  });

  it('count their matches', async () => {
    await fill([row('t1', 'a'), row('t2', 'b'), row('t3', 'b')]);
    const of = (value: string | null) =>
      list('title', false, { where: [where('t.title = ?', value)] });
    expect([
      await countChildren(database.query, of('b'), ['p1', 'p2']),
      await countChildren(database.query, of(null), ['p1', 'p2']),
    ]).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('a page is refused', () => {
  const refusalOf = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      return error instanceof AppError ? { reason: error.reason, field: error.field } : error;
    }
  };
  const badCursor = (field: string) => ({ reason: 'BAD_CURSOR', field });

  it('for a cursor of another list, parent, order, direction or filter', async () => {
    await fill(
      ['t1', 't2', 't3'].map((id) => ({
        id,
        parent: 'p1',
        title: 'a',
        seenAt: '2026-01-01T00:00:00Z',
      })),
    );
    const of = list('title', false, { where: [where('t.title = ?', 'a')] });
    const { pageInfo } = await pageOf(of, 'p1', { first: 1 });
    const after = pageInfo.endCursor;
    const others = [
      { ...of, name: 'test.others' },
      list('seen_at', false),
      list('title', true, { where: of.where }),
      list('title', false),
      list('title', false, { where: [where('t.title = ?', 'b')] }),
    ];
    for (const other of others)
      expect(await refusalOf(() => pageOf(other, 'p1', { after }))).toEqual(badCursor('after'));
    expect(await refusalOf(() => pageOf(of, 'p2', { after }))).toEqual(badCursor('after'));
    expect(await refusalOf(() => pagesOf(of, ['p1', 'p2'], { after }))).toEqual(badCursor('after'));
    expect(await refusalOf(() => pageOf(of, 'p1', { last: 1, before: 'x' }))).toEqual(
      badCursor('before'),
    );
    expect((await pageOf(of, 'p1', { first: 9, after })).nodes.map(({ id }) => id)).toEqual([
      't2',
      't3',
    ]); // the size may change
  });

  it('for a cursor whose keys do not belong to the list', async () => {
    const of = list('seen_at', false);
    await fill([{ id: 't1', parent: 'p1', title: 'a', seenAt: '2026-01-01T00:00:00Z' }]);
    const { pageInfo } = await pageOf(of, 'p1', { first: 1 });
    const [name] = JSON.parse(Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString());
    for (const keys of [
      ['no moment', 't1'],
      ['infinity-ish', ''],
      ['2026-13-45 00:00:00+00', 't1'],
    ]) {
      const after = Buffer.from(JSON.stringify([name, ...keys])).toString('base64url');
      expect(await refusalOf(() => pageOf(of, 'p1', { after }))).toEqual(badCursor('after'));
    }
  });

  it('for an invalid size, and for both directions together', async () => {
    const badInput = (field: string) => ({ reason: 'BAD_USER_INPUT', field });
    const of = list('title', false);
    for (const size of [0, -1, 1001]) {
      expect(await refusalOf(() => pagingOf(of, { first: size }))).toEqual(badInput('first'));
      expect(await refusalOf(() => pagingOf(of, { last: size }))).toEqual(badInput('last'));
    }
    expect(await refusalOf(() => pagingOf(of, { first: 1, last: 1 }))).toEqual(badInput('last'));
    expect([pagingOf(of, { first: 1 }).size, pagingOf(of, { last: 1000 }).size]).toEqual([1, 1000]);
  });
});
