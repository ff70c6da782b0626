/**
 * Checks loaders of rows by their ids: one row takes a prepared plan, several rows one statement.
 */
import { expect, it } from 'vitest';
import { makeLoaders } from '../../src/data/loaders.ts';
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
