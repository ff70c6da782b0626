// Checks that requests of different callers, which share statements while they run at the same
// time, each get what they get alone.
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';

const world = useWorld();

const PEOPLE: readonly Person[] = ['ana', 'ben', 'cat', 'dan', 'eve'];
const SPACES = (['onboarding', 'travel', 'guide', 'api'] as const).map(ids.space);
const COLLECTIONS = (['handbook', 'policies', 'product', 'board', 'hive'] as const).map(
  ids.collection,
);
const PERMISSIONS = 'id permissions { view edit comment admin }';
const SPACE = `query ($id: ID!) { space(id: $id) { ${PERMISSIONS} } }`;
const COLLECTION =
  'query ($id: ID!) { collection(id: $id) { id permissions { view create admin } } }';

/** Every read of every caller, in the order of the callers or of the contents. */
const reads = PEOPLE.flatMap((person) => [
  ...SPACES.map((id) => () => world.as(person).query(SPACE, { id })),
  ...SPACES.map((id) => () => world.as(person).get(`/v1/spaces/${id}`)),
  ...COLLECTIONS.map((id) => () => world.as(person).query(COLLECTION, { id })),
  ...COLLECTIONS.map((id) => () => world.as(person).get(`/v1/collections/${id}`)),
]);

const bodyOf = ({ body, ...rest }: Record<string, unknown>): unknown =>
  JSON.parse(
    JSON.stringify(body ?? rest, (key, value) =>
      key === 'requestId' || key === 'headers' ? undefined : value,
    ),
  );

describe('concurrent requests', () => {
  it('get the rows and the permissions of their own callers', async () => {
    const alone: unknown[] = [];
    for (const read of reads) alone.push(bodyOf({ ...(await read()) }));
    const together = await Promise.all(reads.map(async (read) => bodyOf({ ...(await read()) })));
    expect(together).toEqual(alone);
    expect(new Set(alone.map((one) => JSON.stringify(one))).size).toBeGreaterThan(40);
  });

  it('send fewer statements than they would alone', async () => {
    const ask = () => world.as('ben').query(SPACE, { id: ids.space('onboarding') });
    const alone = (await statementsOf(ask)).length;
    const together = await statementsOf(() => Promise.all(Array.from({ length: 20 }, ask)));
    expect(together.length).toBeLessThan((20 * alone) / 2);
  });
});
