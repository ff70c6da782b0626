/** Checks that a committed write is reported as committed even when its response cannot be read. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { parse } from 'graphql';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/database.ts';
import type { AppError } from '../../src/domain/errors.ts';
import { createRun } from '../../src/graphql/run.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { TEST_DEADLINES } from '../database.ts';
import { ids, useWorld } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld({ POOL_SIZE: '1' });
const acme = `/v1/orgs/${ids.acme}`;

/** Opens a connection separate from the server's. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const open: pg.Client[] = [];
afterAll(() => Promise.all(open.map((client) => client.end())));

/** Makes every statement that reads grants fail with a lock timeout while `work` runs. */
async function withoutGrants<T>(work: () => Promise<T>): Promise<T> {
  const client = await connect(world.connections.ownerUrl);
  open.push(client);
  await client.query(`BEGIN; ALTER TABLE grants RENAME TO elsewhere;
    CREATE FUNCTION refused() RETURNS SETOF elsewhere LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '55P03'; END $$;
    CREATE VIEW grants AS SELECT * FROM refused(); GRANT SELECT ON grants TO PUBLIC; COMMIT`);
  try {
    return await work();
  } finally {
    await client.query(
      'BEGIN; DROP VIEW grants; DROP FUNCTION refused(); ALTER TABLE elsewhere RENAME TO grants; COMMIT',
    );
  }
}

const teamTitle = async (id: string) =>
  (
    await world.console.database.query(
      sql<{ title: string }>('SELECT title FROM teams WHERE id = $1'),
      [id],
    )
  )[0]?.title;
const newTeam = async (): Promise<string> =>
  (await world.as('ana').put(`${acme}/teams`, { title: 'Before' })).body.id;

const UNREAD =
  'The write was committed, but its response could not be read. Do not send it again: read the affected objects.';
const UNKNOWN =
  'The database did not confirm the write. Read the affected objects before you send it again, or send it again with the same Idempotency-Key.';

describe('a committed write whose payload cannot be read', () => {
  it('is reported as committed in GraphQL, with 200 and the names of the mutations', async () => {
    const id = await newTeam();
    const query = `mutation { renamed: updateTeam(input: { id: "${id}", title: "After" }) { team { id spaceCount } } }`;
    const { status, headers, data, errors, extensions } = await withoutGrants(() =>
      world.as('ana').query(query),
    );
    expect(await teamTitle(id)).toBe('After');
    expect({
      status,
      retryAfter: headers.get('retry-after'),
      data,
      errors,
      committed: extensions.committed,
    }).toEqual({
      status: 200,
      retryAfter: null,
      data: { renamed: { team: null } },
      errors: [
        {
          message: UNREAD,
          path: ['renamed', 'team', 'spaceCount'],
          locations: [{ line: 1, column: expect.any(Number) }],
          extensions: { code: 'TIMEOUT', details: { outcome: 'COMMITTED' }, requestId: 'test' },
        },
      ],
      committed: ['renamed'],
    });
  });

  it('is reported as committed by /v1, without a Retry-After', async () => {
    const id = await newTeam();
    const answer = await withoutGrants(() =>
      world.as('ana').patch(`${acme}/teams/${id}`, { title: 'After' }),
    );
    expect(await teamTitle(id)).toBe('After');
    expect({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: answer.body,
    }).toEqual({
      status: 504,
      retryAfter: null,
      body: {
        error: {
          code: 504,
          message: UNREAD,
          reason: 'TIMEOUT',
          details: { outcome: 'COMMITTED' },
          requestId: 'test',
        },
      },
    });
  });

  it('lists the mutations of a document that were committed before one was refused', async () => {
    const id = await newTeam();
    const rename = (name: string, team: string) =>
      `${name}: updateTeam(input: { id: "${team}", title: "${name}" }) { team { id } }`;
    const { status, data, errors, extensions } = await world
      .as('ana')
      .query(`mutation { ${rename('first', id)} ${rename('second', ids.team('umbrella'))} }`);
    expect({
      status,
      data,
      codes: errors.map(({ extensions: { code } }: { extensions: { code: string } }) => code),
      committed: extensions.committed,
    }).toEqual({
      status: 200,
      data: null,
      codes: ['NOT_FOUND'],
      committed: ['first'],
    });
  });
});

describe('a payload', () => {
  it('is read on the connection of its write, before other requests that wait for one', async () => {
    const { database } = world.console;
    const id = await newTeam();
    const [row, table, watcher] = await Promise.all([
      connect(world.connections.ownerUrl),
      connect(world.connections.ownerUrl),
      connect(world.connections.superuserUrl),
    ]);
    open.push(row, table, watcher);
    await row.query("BEGIN; SELECT id FROM teams WHERE title = 'Before' FOR UPDATE");
    await table.query('BEGIN; LOCK TABLE subdomains IN ACCESS EXCLUSIVE MODE');
    const document = `mutation { updateTeam(input: { id: "${id}", title: "Read" }) { team { id title spaceCount } } }`;
    const written = createRun(buildLecternSchema())(
      parse(document),
      {},
      world.console.as(ids.user('ana')),
    );
    await isWaiting(watcher); // the write has the only connection of the pool
    const readers = [1, 2, 3].map(() =>
      database
        .query(sql('SELECT 1 AS one FROM subdomains LIMIT 1'), [])
        .catch(({ reason }: AppError) => reason),
    );
    expect(database.pool()).toEqual({ total: 1, idle: 0, waiting: 3, max: 1 });
    await row.query('COMMIT');
    expect(await written).toEqual({
      data: { updateTeam: { team: { id, title: 'Read', spaceCount: 0 } } },
    });
    await table.query('COMMIT');
    expect(await Promise.all(readers)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    expect(database.pool()).toEqual({
      total: expect.any(Number),
      idle: expect.any(Number),
      waiting: 0,
      max: 1,
    });
  });
});

/** Waits until a statement waits for a lock. */
async function isWaiting(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  if (rows[0].n === 0) await isWaiting(client);
}

describe('a write whose COMMIT was not acknowledged', () => {
  it('is reported as neither committed nor rolled back', async () => {
    const owner = await connect(world.connections.ownerUrl);
    open.push(owner);
    await owner.query(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql SECURITY INVOKER AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER cut AFTER UPDATE ON teams DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.title = 'Cut') EXECUTE FUNCTION cut()`);
    const id = await newTeam();
    const rest = await world.as('ana').patch(`${acme}/teams/${id}`, { title: 'Cut' });
    expect({
      status: rest.status,
      retryAfter: rest.headers.get('retry-after'),
      body: rest.body,
    }).toEqual({
      status: 503,
      retryAfter: '1',
      body: {
        error: {
          code: 503,
          message: UNKNOWN,
          reason: 'UNAVAILABLE',
          details: { outcome: 'UNKNOWN' },
          requestId: 'test',
        },
      },
    });
    const { status, data, errors } = await world
      .as('ana')
      .query(`mutation { updateTeam(input: { id: "${id}", title: "Cut" }) { team { id } } }`);
    expect({ status, data, errors }).toEqual({
      status: 503,
      data: null,
      errors: [
        {
          message: UNKNOWN,
          path: ['updateTeam'],
          locations: [{ line: 1, column: 12 }],
          extensions: { code: 'UNAVAILABLE', details: { outcome: 'UNKNOWN' }, requestId: 'test' },
        },
      ],
    });
    expect(await teamTitle(id)).toBe('Before');
  });
});

/** The deadlines of tests, but for a connection a request waits half a second. */
const IMPATIENT = { ...TEST_DEADLINES, connectMs: 500 };

describe('a request for a connection', () => {
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ reason, status, retryAfter }: AppError) => ({ reason, status, retryAfter }),
    );

  it('is BUSY when the database responds but every connection of the pool is in use', async () => {
    const database = openDatabase({
      ...world.connections.pool,
      poolSize: 1,
      deadlines: IMPATIENT,
    });
    let release = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      void database.transaction(async () => {
        resolve();
        await new Promise<void>((end) => (release = end));
      });
    });
    await begun;
    const refused = await Promise.all([
      refusalOf(database.query(sql('SELECT 1'), [])),
      refusalOf(database.transaction(async () => 'never')),
    ]);
    release();
    await database.close();
    expect(refused).toEqual([
      { reason: 'BUSY', status: 503, retryAfter: 1 },
      { reason: 'BUSY', status: 503, retryAfter: 1 },
    ]);
  });

  it('is UNAVAILABLE when the database does not respond, also for requests that wait for the pool', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // the server listens on a port
    const database = openDatabase({
      url: `postgres://nobody@127.0.0.1:${port}/none`,
      poolSize: 1,
      deadlines: IMPATIENT,
    });
    const refused = await Promise.all(
      [1, 2].map((n) => refusalOf(database.query(sql(`SELECT ${n}`), []))),
    );
    await database.close();
    silent.close();
    expect(refused).toEqual([
      { reason: 'UNAVAILABLE', status: 503, retryAfter: 1 },
      { reason: 'UNAVAILABLE', status: 503, retryAfter: 1 },
    ]);
  });
});
