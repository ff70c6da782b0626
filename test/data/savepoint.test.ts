/**
 * Checks Prisma inside the product's transactions: nested writes are savepoints, and no statement
 * runs in another transaction.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_DEADLINES } from '../database.ts';
import { type Database, openDatabase, type Tx } from '../../src/data/database.ts';
import { newId } from '../../src/data/new-id.ts';
import { ids, useWorld } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld();
const acme = `/v1/orgs/${ids.acme}`;

/** A pool with one connection: everything that a transaction leaves behind affects the next one. */
let single: Database;
beforeAll(() => {
  single = openDatabase({ ...world.connections.pool, poolSize: 1, deadlines: TEST_DEADLINES });
});
afterAll(() => single?.close());

/**
 * Creates an organization with a team through Prisma, which nests a transaction in ours. With
 * `count` 2 the same team is created twice, which fails.
 */
const nested = (tx: Tx, title: string, count = 1) => {
  const team = { id: newId('Team'), title };
  return tx.prisma.organization.create({
    data: {
      id: newId('Organization'),
      title,
      teams: { create: Array.from({ length: count }, () => team) },
    },
  });
};
const titles = async (like: string): Promise<string[]> =>
  (
    await single.query(
      sql<{ title: string }>('SELECT title FROM organizations WHERE title LIKE $1 ORDER BY title'),
      [like],
    )
  ).map(({ title }) => title);
const ended = (work: Promise<unknown> | undefined) =>
  work?.then(
    () => 'done',
    (error: Error) =>
      /The transaction has ended|Connection|terminated/.test(error.message)
        ? 'refused'
        : error.message,
  );

/** Makes inserts of revisions fail with a lock or statement timeout until `end` is called. */
async function failing(code: string): Promise<{ end(): Promise<void> }> {
  const owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  await owner.query(`CREATE FUNCTION failing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'failing' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER failing BEFORE INSERT ON revisions FOR EACH ROW EXECUTE FUNCTION failing()`);
  return {
    async end() {
      await owner.query('DROP FUNCTION failing CASCADE');
      await owner.end();
    },
  };
}

const BUSY = {
  code: 503,
  message: 'The server is busy. Send the request again after the time in Retry-After.',
  reason: 'BUSY',
  requestId: 'test',
};
const TIMEOUT = {
  code: 504,
  message: 'The request took too long and was canceled. Try again, or request less.',
  reason: 'TIMEOUT',
  requestId: 'test',
};

describe('a nested write', () => {
  it.each([
    ['a lock timeout', '55P03', BUSY, '1'],
    ['a statement timeout', '57014', TIMEOUT, null],
  ])(
    '%s under an Idempotency-Key returns that error, leaves nothing, and can be retried',
    async (_, code, error, retryAfter) => {
      const key = `nested-${code}`;
      const send = () =>
        world.as('ana').post(`${acme}/spaces`, { title: key }, { 'idempotency-key': key });
      const counts = () =>
        single.query(
          sql(
            'SELECT (SELECT count(*)::int FROM spaces WHERE title = $1) AS spaces, (SELECT count(*)::int FROM idempotency_keys WHERE key = $1) AS keys',
          ),
          [key],
        );
      const failure = await failing(code);
      const refused = await send();
      const left = await counts();
      await failure.end();
      const again = await send();
      expect({
        status: refused.status,
        retryAfter: refused.headers.get('retry-after'),
        body: refused.body,
        left,
        again: again.status,
        now: await counts(),
      }).toEqual({
        status: error.code,
        retryAfter,
        body: { error },
        left: [{ spaces: 0, keys: 0 }],
        again: 201,
        now: [{ spaces: 1, keys: 1 }],
      });
    },
  );

  it('is rolled back alone when others share its transaction', async () => {
    const outcomes = await single.transaction(async (tx) =>
      (
        await Promise.allSettled([
          nested(tx, 'Beside 1'),
          nested(tx, 'Beside 2', 2),
          nested(tx, 'Beside 3'),
          nested(tx, 'Beside 4', 2),
        ])
      ).map(({ status }) => status),
    );
    expect([outcomes, await titles('Beside %')]).toEqual([
      ['fulfilled', 'rejected', 'fulfilled', 'rejected'],
      ['Beside 1', 'Beside 3'],
    ]);
  });
});

describe('the remaining statements of an ended transaction', () => {
  it('never run in the next transaction on its connection', async () => {
    let left: Promise<unknown> | undefined;
    const first = single.transaction(async (tx) => {
      left = ended(nested(tx, 'Left behind'));
      throw new Error('Stop.');
    });
    await expect(first).rejects.toThrow('Stop.');
    const outcome = await single.transaction(async (tx) => {
      const was = await left;
      await nested(tx, 'Next');
      return was;
    });
    expect([outcome, await titles('Left behind'), await titles('Next')]).toEqual([
      'refused',
      [],
      ['Next'],
    ]);
  });

  it('are refused when they start while the next transaction is open', async () => {
    let endedTx: Tx | undefined;
    await single.transaction(async (tx) => {
      endedTx = tx;
    });
    const outcomes = await single.transaction(async () => [
      await ended(endedTx?.query(sql('SELECT 1'), [])),
      await ended(
        endedTx?.prisma.organization.create({ data: { id: newId('Organization'), title: 'Late' } }),
      ),
    ]);
    expect([outcomes, await titles('Late')]).toEqual([['refused', 'refused'], []]);
  });
});

describe('a transaction with a failed statement', () => {
  it('is not committed when its body ignores the error', async () => {
    const work = single.transaction(async (tx) => {
      await tx.query(sql('INSERT INTO organizations (id, title) VALUES ($1, $2)'), [
        newId('Organization'),
        'Passed over',
      ]);
      await tx.query(sql('SELECT 1 / 0'), []).catch(() => {});
    });
    await expect(work).rejects.toThrow(
      'COMMIT was answered with ROLLBACK: a statement failed, and its error was passed over.',
    );
    expect(await titles('Passed over')).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('leaves nothing to the transactions after it, which nest writes as before', async () => {
    const late: (() => Promise<unknown>)[] = [];
    for (const round of [1, 2, 3]) {
      const lost = single.transaction(async (tx) => {
        await nested(tx, `Lost ${round}`);
        late.push(() => nested(tx, `Late ${round}`));
        const running = nested(tx, `Running ${round}`);
        await Promise.all([
          running,
          tx.query(
            sql<{ ended: boolean }>('SELECT pg_terminate_backend(pg_backend_pid()) AS ended'),
            [],
          ),
        ]);
      });
      expect(await ended(lost)).not.toBe('done');
      await single.transaction((tx) => nested(tx, `Kept ${round}`));
      expect(await ended(late.at(-1)?.())).toBe('refused');
    }
    expect(await titles('Kept %')).toEqual(['Kept 1', 'Kept 2', 'Kept 3']);
    expect([await titles('Lost %'), await titles('Late %'), await titles('Running %')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
