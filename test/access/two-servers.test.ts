// Checks that rights end at once on every server: no request that begins after a change was
// answered may use what was read before it, however many requests share its statements.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world);
}, 240_000);
afterAll(() => other?.close());

const SPACE = 'query ($id: ID!) { space(id: $id) { id permissions { edit } } }';
const space = ids.space('onboarding');
const SPACE_PATH = `/v1/spaces/${space}`;

/** Keeps requests of a token running on a server, so that others share statements with them. */
async function whileBusy<T>(caller: Visitor, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const loops = Array.from({ length: 4 }, async () => {
    while (!isOver) await caller.query(SPACE, { id: space });
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(loops);
  }
}

/** Creates a token of a person. */
async function makeToken(person: 'ben' | 'cat'): Promise<{ id: string; secret: string }> {
  const { data } = await world
    .as(person)
    .query('mutation { createToken(input: { label: "Two servers" }) { token { id } secret } }');
  return { id: data.createToken.token.id, secret: data.createToken.secret };
}

describe('on another server', () => {
  it('a revoked token is refused at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, secret } = await makeToken('ben');
      const caller = other.with(secret);
      await whileBusy(caller, async () => {
        expect((await caller.get(SPACE_PATH)).status).toBe(200);
        await world
          .as('ben')
          .query('mutation ($id: ID!) { revokeToken(input: { id: $id }) { __typename } }', {
            id,
          });
        const [rest, graphql] = await Promise.all([
          caller.get(SPACE_PATH),
          caller.query(SPACE, { id: space }),
        ]);
        expect([rest.status, graphql.errors?.[0].extensions.code]).toEqual([
          401,
          'UNAUTHENTICATED',
        ]);
      });
    }
  });

  it('a changed level applies at once', async () => {
    const { secret } = await makeToken('ben');
    const caller = other.with(secret);
    const canEdit = async () =>
      (await caller.query(SPACE, { id: space })).data.space.permissions.edit;
    const setLevel = (role: string) =>
      world
        .as('ana')
        .query('mutation ($input: GrantAllInput!) { grantAll(input: $input) { __typename } }', {
          input: { contentId: space, users: [{ userId: ids.user('ben'), role }] },
        });
    await whileBusy(caller, async () => {
      const seen: boolean[] = [];
      for (const role of ['READ', 'ADMIN', 'READ', 'ADMIN']) {
        expect((await setLevel(role)).errors).toBeUndefined();
        seen.push(await canEdit());
      }
      expect(seen).toEqual([false, true, false, true]);
    });
  });

  it('a removed member is refused at once', async () => {
    const { secret } = await makeToken('cat');
    const caller = other.with(secret);
    await whileBusy(caller, async () => {
      expect((await caller.get(SPACE_PATH)).status).toBe(200);
      const removed = await world
        .as('ana')
        .send('DELETE', `/v1/orgs/${ids.acme}/members/${ids.user('cat')}`);
      expect(removed.status).toBe(204);
      const [rest, graphql] = await Promise.all([
        caller.get(SPACE_PATH),
        caller.query(SPACE, { id: space }),
      ]);
      expect([rest.status, graphql.data?.space]).toEqual([404, null]);
    });
  });
});
