/**
 * Checks loaders of rows by their ids: one row takes a prepared plan, several rows one statement.
 */
import { expect, it } from 'vitest';
import { makeLoaders } from '../../src/data/loaders.ts';
import { shareById, statementsById } from '../../src/data/loaders/by-id.ts';
import { RowLoader } from '../../src/data/loaders/kinds.ts';
import { hashOf } from '../../src/data/secrets.ts';
import { tables } from '../../src/data/tables.ts';
import { createTokenReader } from '../../src/data/viewer.ts';
import { ids, useWorld } from '../support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

it('reads one row with a plan that is made once', async () => {
  const plans = await world.console.database.transaction(async (tx) => {
    for (let n = 0; n < 10; n++)
      expect((await makeLoaders(tx.query, null).space.must(ids.space('guide'))).id).toBe(
        ids.space('guide'),
      );
    return tx.query(
      sql(
        `SELECT generic_plans + custom_plans AS runs, custom_plans AS planned FROM pg_prepared_statements WHERE name = 'space.byOneId'`,
      ),
      [],
    );
  });
  // after five executions the generic plan is used
  expect(plans).toEqual([{ runs: '10', planned: '5' }]);
});

it('reads what concurrent requests share with a plan that is made once', async () => {
  const plans = await world.console.database.transaction(async (tx) => {
    const readToken = createTokenReader(tx.query);
    const readSpace = shareById(tx.query, statementsById('shared', tables.space));
    for (let n = 0; n < 10; n++) {
      const hashes = [`${n}1`, `${n}2`].map((text) => Buffer.from(hashOf(text)).toString('hex'));
      expect(await Promise.all(hashes.map(readToken))).toEqual([undefined, undefined]);
      const asked = [ids.space('guide'), ids.space('api')];
      const rows = await Promise.all(asked.map(readSpace));
      expect(rows.map((row) => row?.id)).toEqual(asked);
    }
    return tx.query(
      sql(
        `SELECT name, custom_plans AS planned FROM pg_prepared_statements WHERE name IN ('viewer.byTokens.4', 'shared.byIds.4') ORDER BY name`,
      ),
      [],
    );
  });
  expect(plans).toEqual([
    { name: 'shared.byIds.4', planned: '5' },
    { name: 'viewer.byTokens.4', planned: '5' },
  ]);
});

it('reads several rows with one statement, each in its position', async () => {
  const asked = [
    ids.space('guide'),
    'spc_1111111111111111111111',
    ids.space('api'),
    ids.space('guide'),
  ];
  const found = await makeLoaders(world.console.database.query, null).space.loadMany(asked);
  expect(found.map((row) => (row instanceof Error ? row : (row?.id ?? null)))).toEqual([
    asked[0],
    null,
    asked[2],
    asked[0],
  ]);
});

it('returns a row that was read as a value, and null for one that is missing', async () => {
  const { space } = makeLoaders(world.console.database.query, null);
  const first = space.load(ids.space('guide'));
  expect(first).toBeInstanceOf(Promise);
  const row = await first;
  expect(space.load(ids.space('guide'))).toBe(row);
  expect(space.must(ids.space('guide'))).toBe(row);
  const missing = 'spc_1111111111111111111111';
  expect(await space.load(missing)).toBeNull();
  expect(space.load(missing)).toBeNull();
  await expect(space.must(missing)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

it('keeps nothing of a statement that was running when the rows were dropped', async () => {
  let change = 1;
  let finish = (): void => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const loader = new RowLoader(async (keys) => {
    const read = change;
    await running;
    return keys.map(() => read);
  });
  const before = loader.load('a');
  await new Promise((resolve) => setImmediate(resolve));
  change = 2;
  loader.clearAll();
  finish();
  expect(await before).toBe(1);
  expect(loader.peek('a')).toBeUndefined();
  expect(await loader.load('a')).toBe(2);
  change = 3;
  loader.clear('a');
  expect(await loader.load('a')).toBe(3);
});
