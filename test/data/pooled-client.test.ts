// Checks the connections for poolers of transactions on a direct connection, where a setting that
// outlives its transaction would show.
import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { pooledClientOf } from '../../src/data/pooler/pooled-client.ts';
import { composeStatement, column } from '../../src/data/statement.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { sql } from '../sql.ts';

const DEADLINES = { connectMs: 20_000, statementMs: 300, lockMs: 200, idleMs: 9000 };
const SETTINGS = sql<{ statement: string; lock: string; idle: string }>(
  "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle",
);
const SLEEP = sql('SELECT pg_sleep(20)');
const NAMED = composeStatement('test.pooled', 'SELECT 1 / $1::int AS quotient', {
  quotient: column.integer,
});

let connections: TestDatabase;
let database: Database;

beforeAll(async () => {
  connections = await openTestDatabase();
  database = openDatabase({
    url: connections.directUrl,
    isPooled: true,
    poolSize: 1,
    deadlines: { ...DEADLINES, transactionMs: 28_000 },
  });
});
afterAll(async () => {
  await database.close();
  await connections.drop();
});

describe('a connection through a pooler', () => {
  it('sets the deadlines of a single statement', async () => {
    expect(await database.query(SETTINGS, [])).toEqual([
      { statement: '300ms', lock: '200ms', idle: '0' },
    ]);
    await expect(database.query(SLEEP, [])).rejects.toMatchObject({ reason: 'TIMEOUT' });
  });

  it('sets the deadlines of a transaction', async () => {
    expect(await database.transaction(({ query }) => query(SETTINGS, []))).toEqual([
      { statement: '300ms', lock: '200ms', idle: '9s' },
    ]);
    await expect(database.transaction(({ query }) => query(SLEEP, []))).rejects.toMatchObject({
      reason: 'TIMEOUT',
    });
  });

  it('waits for a lock no longer than its deadline', async () => {
    const lock = sql('SELECT id FROM organizations FOR UPDATE');
    const other = openDatabase({ url: connections.directUrl, poolSize: 1 });
    await other.transaction(async (tx) => {
      await tx.query(lock, []);
      await expect(database.query(lock, [])).rejects.toMatchObject({ reason: 'BUSY' });
    });
    await other.close();
  });

  it('has none of them in its session', async () => {
    const client = new (pooledClientOf(DEADLINES))({ connectionString: connections.directUrl });
    await client.connect();
    try {
      await client.query('SELECT 1');
      await client.query('BEGIN');
      await client.query('COMMIT');
      // pg's own function sets no deadlines, and shows what the statements before have left
      const plain = pg.Client.prototype.query.bind(client) as pg.Client['query']; // bind knows one overload
      const { rows } = await plain(
        "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
      );
      expect(rows).toEqual([{ statement: '0', lock: '0' }]);
    } finally {
      await client.end();
    }
  });

  it('sends deadlines and statement in one round trip', async () => {
    const client = new (pooledClientOf(DEADLINES))({ connectionString: connections.directUrl });
    await client.connect();
    let answers = 0;
    // pg's types omit the connection, which reports the end of each round trip
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('readyForQuery', () => answers++);
    try {
      await client.query({ name: 'one', text: 'SELECT $1::int AS one', values: [1] });
      expect(answers).toBe(1);
      for (const text of ['SELECT 1', 'BEGIN', 'SELECT 1', 'COMMIT']) await client.query(text);
      expect(answers).toBe(5);
    } finally {
      await client.end();
    }
  });

  it('uses a named statement again after it failed', async () => {
    for (const [value, answer] of [
      [0, 'division by zero'],
      [1, [{ quotient: 1 }]],
      [0, 'division by zero'],
      [1, [{ quotient: 1 }]],
    ] as const)
      expect(
        await database.query(NAMED, [value]).catch((error: unknown) => Object(error).message),
      ).toEqual(answer);
  });

  it('returns the rows of a statement without parameters, and calls back', async () => {
    const client = new (pooledClientOf(DEADLINES))({ connectionString: connections.directUrl });
    await client.connect();
    try {
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      const rows = await new Promise((resolve, reject) =>
        client.query('SELECT $1::int AS two', [2], (error, result) =>
          error ? reject(error) : resolve(result.rows),
        ),
      );
      expect(rows).toEqual([{ two: 2 }]);
    } finally {
      await client.end();
    }
  });
});
