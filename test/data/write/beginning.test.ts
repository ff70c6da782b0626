// Checks that a transaction begins with its first statement.
import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/data/database.ts';
import { queryAfterBegin } from '../../../src/data/preceded-query.ts';
import { column, composeStatement } from '../../../src/data/statement.ts';
import { openTestDatabase, type TestDatabase, TEST_DEADLINES } from '../../database.ts';
import { sql } from '../../sql.ts';
import { statementsOf } from '../../statements.ts';
import { ids } from '../../support.ts';

const RENAME = sql('UPDATE teams SET title = $2 WHERE id = $1');
const FAILING = sql('SELECT 1 / 0');
const MISSING = composeStatement('test.missing', 'SELECT nothing FROM teams WHERE id = $1', {
  nothing: column.text,
});
const ONE = composeStatement('test.one', 'SELECT $1::int AS one', { one: column.integer });

let own: TestDatabase;
/** A direct connection: the next transaction sees what was left on it. */
let database: Database;

beforeAll(async () => {
  own = await openTestDatabase();
  database = openDatabase({ url: own.directUrl, poolSize: 1, deadlines: TEST_DEADLINES });
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const title = async () =>
  (
    await database.query(sql<{ title: string }>('SELECT title FROM teams WHERE id = $1'), [
      ids.team('writers'),
    ])
  )[0]?.title;

const messageOf = (error: unknown): string => Object(error).message;

describe('a transaction', () => {
  it('begins with its first statement in one round trip', async () => {
    const client = new pg.Client({ connectionString: own.directUrl });
    await client.connect();
    let answers = 0;
    // pg's types omit the connection, which reports the end of each round trip
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('readyForQuery', () => answers++);
    try {
      const first = await queryAfterBegin(client as unknown as pg.PoolClient, {
        ...{ name: 'one', text: 'SELECT $1::int AS one', values: [1] },
      });
      expect([first.rows, first.command, answers]).toEqual([[{ one: 1 }], 'SELECT', 1]);
      expect(client.getTransactionStatus()).toBe('T');
    } finally {
      await client.end();
    }
  });

  it('sends BEGIN, its statements and COMMIT', async () => {
    const sent = await statementsOf(() =>
      database.transaction(async (tx) => {
        await tx.query(RENAME, [ids.team('writers'), 'Sent']);
        await tx.query(ONE, [1]);
      }),
    );
    expect(sent).toEqual(['BEGIN', RENAME.text, ONE.text, 'COMMIT']);
    expect(await title()).toBe('Sent');
  });

  it('sends nothing without statements', async () => {
    expect(await statementsOf(() => database.transaction(async () => 'done'))).toEqual([]);
    expect(
      await statementsOf(() =>
        expect(
          database.transaction(() => Promise.reject(new Error('No statement.'))),
        ).rejects.toThrow('No statement.'),
      ),
    ).toEqual([]);
  });

  it('rolls back after its first statement', async () => {
    const before = await title();
    const failure = database.transaction(async (tx) => {
      await tx.query(RENAME, [ids.team('writers'), 'Rolled back']);
      throw new Error('It is not wanted.');
    });
    await expect(failure).rejects.toThrow('It is not wanted.');
    expect(await title()).toBe(before);
  });

  it('is refused at COMMIT if the error of its first statement was passed over', async () => {
    const before = await title();
    const failure = database.transaction(async (tx) => {
      await tx.query(FAILING, []).catch(() => {});
      await tx.query(RENAME, [ids.team('writers'), 'Passed over']).catch(() => {});
    });
    await expect(failure).rejects.toThrow('COMMIT was answered with ROLLBACK');
    expect(await title()).toBe(before);
  });

  it('begins with the statement after a named one that the server could not parse', async () => {
    const before = await title();
    const failure = database.transaction(async (tx) => {
      expect(await tx.query(MISSING, ['']).catch(messageOf)).toMatch('nothing');
      await tx.query(RENAME, [ids.team('writers'), 'Half']);
      throw new Error('The rest failed.');
    });
    await expect(failure).rejects.toThrow('The rest failed.');
    expect(await title()).toBe(before);
  });

  it('leaves named statements usable, whether they succeed or fail first', async () => {
    for (const value of ['none', 1, 'none', 2])
      expect(
        await database
          .transaction((tx) => tx.query(ONE, [value]))
          .catch((error: unknown) => messageOf(error).slice(0, 20)),
      ).toEqual(value === 'none' ? expect.any(String) : [{ one: value }]);
    expect(await database.query(ONE, [3])).toEqual([{ one: 3 }]);
  });

  it('begins with Prisma, and with a nested write of it', async () => {
    const sent = await statementsOf(() =>
      database.transaction((tx) => tx.prisma.team.count({ where: { organizationId: ids.acme } })),
    );
    expect([sent[0], sent.length, sent.at(-1)]).toEqual(['BEGIN', 3, 'COMMIT']);
    const before = await title();
    const failure = database.transaction(async (tx) => {
      await tx.prisma.team.update({
        where: { key: { id: ids.team('writers'), organizationId: ids.acme } },
        data: {
          title: 'Nested',
          members: { create: { id: 'tmb_beginning', organizationId: ids.acme, memberId: 'none' } },
        },
      });
    });
    await expect(failure).rejects.toThrow();
    expect(await title()).toBe(before);
  });
});
