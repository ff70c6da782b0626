/** Rows by their ids: one by a plan that PostgreSQL keeps, many in one statement. */
import { expect, it } from 'vitest';
import { makeLoaders } from '../../src/data/loaders.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

it('one row is read by a plan that is made once', async () => {
  const plans = await world.door.database.transaction(async (tx) => {
    for (let n = 0; n < 10; n++) expect((await makeLoaders(tx.query, null).space.must(ids.space('guide'))).id).toBe(ids.space('guide'));
    return tx.query(undefined, `SELECT generic_plans + custom_plans AS runs, custom_plans AS planned FROM pg_prepared_statements WHERE name = 'space.byOneId'`, []);
  });
  expect(plans).toEqual([{ runs: '10', planned: '5' }]); // five tries, and from then on the one that is kept
});

it('many rows are read by one statement, each at its place', async () => {
  const asked = [ids.space('guide'), 'spc_1111111111111111111111', ids.space('api'), ids.space('guide')];
  const found = await makeLoaders(world.door.database.query, null).space.loadMany(asked);
  expect(found.map((row) => (row instanceof Error ? row : (row?.id ?? null)))).toEqual([asked[0], null, asked[2], asked[0]]);
});
