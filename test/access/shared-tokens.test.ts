// Checks that requests which share the statement of their tokens are answered as their own callers.
import { describe, expect, it } from 'vitest';
import { makeToken } from '../../src/domain/token.ts';
import { statementsOf } from '../statements.ts';
import { ids, type Person, useWorld } from '../support.ts';

const world = useWorld();

const PEOPLE: readonly Person[] = ['ana', 'ben', 'cat', 'dan', 'eve'];
const UNKNOWN = makeToken('lp', new Uint8Array(64));
const VIEWER = '{ viewer { id } }';

/** Sends a request of each person and one with a token that was never issued, all at the same time. */
async function askTogether(): Promise<unknown[]> {
  const [refused, ...viewers] = await Promise.all([
    world.with(UNKNOWN).query(VIEWER),
    ...PEOPLE.map((person) => world.as(person).query(VIEWER)),
  ]);
  return [refused?.errors?.[0].extensions.code, ...viewers.map(({ data }) => data.viewer.id)];
}

describe('requests that share a statement', () => {
  it('are answered as their own callers', async () => {
    const expected = ['UNAUTHENTICATED', ...PEOPLE.map(ids.user)];
    const sent = await statementsOf(async () => {
      for (let round = 0; round < 10; round++) expect(await askTogether()).toEqual(expected);
    });
    const shared = sent.filter((text) => /FROM api_tokens k WHERE k.hash IN /.test(text));
    expect(shared.length).toBeGreaterThan(0);
  });
});
