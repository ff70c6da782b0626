// Checks transactions: they are retried after a conflict, nested, rolled back, and ended at their
// time limit.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Tx } from '../../../src/data/database.ts';
import { newId } from '../../../src/data/new-id.ts';
import { openTestDatabase, type TestDatabase, TEST_DEADLINES } from '../../database.ts';
import { ids } from '../../support.ts';
import { appErrorOf } from './errors.ts';
import { sql } from '../../sql.ts';

describe('a transaction', () => {
  let own: TestDatabase;
  let database: Database;
  /** A pool with one connection: the next user of the connection sees what was left on it. */
  let single: Database;

  beforeAll(async () => {
    own = await openTestDatabase();
    database = openDatabase({ ...own.pool, deadlines: TEST_DEADLINES });
    single = openDatabase({ ...own.pool, poolSize: 1, deadlines: TEST_DEADLINES });
  });
  afterAll(async () => {
    await database?.close();
    await single?.close();
    await own?.drop();
  });

  const title = async (team: 'writers' | 'reviewers') =>
    (
      await database.query(sql<{ title: string }>('SELECT title FROM teams WHERE id = $1'), [
        ids.team(team),
      ])
    )[0]?.title;
  const retitle = (tx: Tx, team: 'writers' | 'reviewers', to: string) =>
    tx.query(sql('UPDATE teams SET title = $2 WHERE id = $1'), [ids.team(team), to]);

  /** Returns a function that makes two callers wait for each other the first time only. */
  function rendezvous(): () => Promise<void> {
    let waiting: (() => void) | undefined;
    let hasMet = false;
    return async () => {
      if (hasMet) return;
      if (waiting) {
        hasMet = true;
        waiting();
      } else
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
    };
  }

  it('is retried after a serialization failure', async () => {
    const waitForOther = rendezvous();
    let runs = 0;
    const addOne = () =>
      database.transaction(async (tx) => {
        runs++;
        await tx.query(sql('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE'), []);
        const [row] = await tx.query(
          sql<{ count: number }>(
            "SELECT count(*)::int AS count FROM teams WHERE title LIKE 'Serial %'",
          ),
          [],
        );
        await waitForOther();
        await tx.prisma.team.create({
          data: { id: newId('Team'), organizationId: ids.acme, title: `Serial ${row?.count}` },
        });
      });
    await Promise.all([addOne(), addOne()]);
    const rows = await database.query(
      sql("SELECT title FROM teams WHERE title LIKE 'Serial %' ORDER BY title"),
      [],
    );
    expect(rows).toEqual([{ title: 'Serial 0' }, { title: 'Serial 1' }]);
    expect(runs).toBe(3);
  });

  it('is retried after a deadlock', async () => {
    const waitForOther = rendezvous();
    let runs = 0;
    const retitleBoth = (
      first: 'writers' | 'reviewers',
      second: 'writers' | 'reviewers',
      to: string,
    ) =>
      database.transaction(async (tx) => {
        runs++;
        await retitle(tx, first, to);
        await waitForOther();
        await retitle(tx, second, to);
      });
    await Promise.all([
      retitleBoth('writers', 'reviewers', 'A'),
      retitleBoth('reviewers', 'writers', 'B'),
    ]);
    expect(runs).toBe(3);
    expect(await title('writers')).toBe(await title('reviewers'));
  });

  it('fails after five attempts', async () => {
    let runs = 0;
    const collide = database.transaction(async (tx) => {
      runs++;
      await tx.query(
        sql("DO $$ BEGIN RAISE EXCEPTION 'collided' USING ERRCODE = '40001'; END $$"),
        [],
      );
    });
    expect(await appErrorOf(collide)).toEqual({ reason: 'BUSY', status: 503, retryAfter: 1 });
    expect(runs).toBe(5);
  });

  it('is not retried for any other error', async () => {
    let runs = 0;
    const fail = database.transaction(async () => {
      runs++;
      throw new Error('Once.');
    });
    await expect(fail).rejects.toThrow('Once.');
    expect(runs).toBe(1);
  });

  it('keeps Prisma and the port on one connection, also for nested writes', async () => {
    const id = newId('Organization');
    await database.transaction(async (tx) => {
      await tx.prisma.organization.create({
        data: {
          id,
          title: 'Nested',
          teams: {
            create: [
              { id: newId('Team'), title: 'Inner one' },
              { id: newId('Team'), title: 'Inner two' },
            ],
          },
        },
      });
      const seen = await tx.query(
        sql('SELECT title FROM teams WHERE organization_id = $1 ORDER BY title'),
        [id],
      );
      const outside = await database.query(
        sql('SELECT title FROM teams WHERE organization_id = $1'),
        [id],
      );
      expect([seen, outside]).toEqual([[{ title: 'Inner one' }, { title: 'Inner two' }], []]);
    });
    expect(await database.prisma.team.count({ where: { organizationId: id } })).toBe(2);
  });

  it('rolls back only a nested write that fails, and continues', async () => {
    const id = newId('Organization');
    const inner = newId('Team');
    await database.transaction(async (tx) => {
      await tx.prisma.organization.create({
        data: { id: newId('Organization'), title: 'Before nested' },
      });
      const twice = { id: inner, title: 'Twice' };
      await expect(
        tx.prisma.organization.create({
          data: { id, title: 'Nested', teams: { create: [twice, twice] } },
        }),
      ).rejects.toThrow(/Unique constraint/);
      await tx.prisma.organization.create({
        data: { id: newId('Organization'), title: 'After nested' },
      });
    });
    const rows = await database.query(
      sql(
        "SELECT title FROM organizations WHERE title LIKE '% nested' OR title = 'Nested' AND id = $1 ORDER BY title",
      ),
      [id],
    );
    expect(rows).toEqual([{ title: 'After nested' }, { title: 'Before nested' }]);
  });

  it('runs concurrent statements one after another', async () => {
    const numbers = await database.transaction((tx) =>
      Promise.all(
        [1, 2, 3, 4].map(
          async (n) =>
            (await tx.query(sql<{ n: number }>('SELECT $1::int AS n', 'test.number'), [n]))[0]?.n,
        ),
      ),
    );
    expect(numbers).toEqual([1, 2, 3, 4]);
  });

  it('refuses statements after its end', async () => {
    let ended: Tx | undefined;
    await single.transaction(async (tx) => {
      ended = tx;
    });
    await expect(ended?.query(sql('SELECT 1'), [])).rejects.toThrow('The transaction has ended.');
    await expect(ended?.prisma.team.count()).rejects.toThrow('The transaction has ended.');
    await expect(
      single.transaction(async (tx) => {
        ended = tx;
        throw new Error('Stop.');
      }),
    ).rejects.toThrow('Stop.');
    await expect(ended?.query(sql('SELECT 1'), [])).rejects.toThrow('The transaction has ended.');
    expect(await single.query(sql('SELECT 1 AS one'), [])).toEqual([{ one: 1 }]);
  });

  it('is given up at its time limit, leaves nothing, and releases its connection', async () => {
    const forever = single.transaction(
      async (tx) => {
        await retitle(tx, 'writers', 'Late');
        await new Promise(() => {});
      },
      { timeout: 50 },
    );
    expect(await appErrorOf(forever)).toEqual({
      reason: 'TIMEOUT',
      status: 504,
      retryAfter: undefined,
    });
    expect(await single.query(sql('SELECT 1 AS one'), [])).toEqual([{ one: 1 }]);
    expect(await title('writers')).not.toBe('Late');
  });

  it('gets more time on request, but still has a limit', async () => {
    const longer = await single.transaction(
      async (tx) => {
        tx.extend(2000);
        await new Promise((resolve) => setTimeout(resolve, 200));
        tx.extend(1);
        return (await tx.query(sql<{ one: number }>('SELECT 1 AS one'), []))[0]?.one;
      },
      { timeout: 50 },
    );
    expect(longer).toBe(1);
    const forever = single.transaction(
      async (tx) => {
        tx.extend(100);
        await new Promise(() => {});
      },
      { timeout: 50 },
    );
    expect(await appErrorOf(forever)).toEqual({
      reason: 'TIMEOUT',
      status: 504,
      retryAfter: undefined,
    });
  });

  it('is given up during a statement, and the next transaction gets a connection', async () => {
    const slow = single.transaction(
      async (tx) => {
        await retitle(tx, 'writers', 'Slow');
        await tx.query(sql('SELECT pg_sleep(2)'), []);
      },
      { timeout: 50 },
    );
    expect(await appErrorOf(slow)).toEqual({
      reason: 'TIMEOUT',
      status: 504,
      retryAfter: undefined,
    });
    expect(await single.transaction((tx) => tx.query(sql('SELECT 1 AS one'), []))).toEqual([
      { one: 1 },
    ]);
    expect(await title('writers')).not.toBe('Slow');
  });

  it('reports unique and foreign key violations', async () => {
    const duplicate = database.transaction((tx) =>
      tx.query(sql('INSERT INTO users (id, email, display_name) VALUES ($1, $2, $2)'), [
        newId('User'),
        'ana@acme.test',
      ]),
    );
    expect(await appErrorOf(duplicate)).toEqual({
      reason: 'ALREADY_EXISTS',
      status: 409,
      retryAfter: undefined,
    });
    const orphan = database.transaction((tx) =>
      tx.prisma.team.create({
        data: { id: newId('Team'), organizationId: newId('Organization'), title: 'Nowhere' },
      }),
    );
    expect(await appErrorOf(orphan)).toEqual({
      reason: 'CONFLICT',
      status: 409,
      retryAfter: undefined,
    });
  });
});
