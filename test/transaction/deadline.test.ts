// Tests that a transaction has one deadline, after which nothing of it is written.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';
import { fingerprintsOf } from './tables.ts';

const world = useWorld({}, { hasOwnDeadlines: true });

describe('a transaction that waits for a lock', () => {
  it('ends at its deadline and changes nothing, in each API', async () => {
    const spaceId = ids.space('travel');
    const before = await fingerprintsOf(world);
    const client = new pg.Client({ connectionString: world.connections.superuserUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT id FROM spaces WHERE id = $1 FOR UPDATE', [spaceId]);
    const [batch, graphQL] = await Promise.all([
      world.as('ana').post('/v1/batch', {
        requests: [
          { id: 'team', method: 'PUT', path: `/v1/orgs/${ids.acme}/teams`, body: { title: 'T' } },
          { id: 'space', method: 'PATCH', path: `/v1/spaces/${spaceId}`, body: { title: 'S' } },
        ],
      }),
      world.as('ana').query(
        `mutation ($organizationId: ID!, $spaceId: ID!) @transaction {
          createTeam(input: { organizationId: $organizationId, title: "U" }) { team { id } }
          updateSpace(input: { id: $spaceId, title: "S" }) { space { id } }
        }`,
        { organizationId: ids.acme, spaceId },
      ),
    ]);
    await client.query('ROLLBACK');
    await client.end();
    // BUSY if the lock is waited for until its own limit, which is near the deadline
    const { reason, request, details } = batch.body.error;
    const [{ extensions }] = graphQL.errors;
    expect(['BUSY', 'TIMEOUT']).toContain(reason);
    expect(['BUSY', 'TIMEOUT']).toContain(extensions.code);
    expect([request, batch.body.committed, details, extensions.details]).toEqual([
      'space',
      false,
      undefined,
      undefined,
    ]);
    expect(graphQL.extensions.transaction).toEqual({
      outcome: 'ROLLED_BACK',
      failed: 'updateSpace',
    });
    expect(await fingerprintsOf(world)).toEqual(before);
  });

  it('needs a token', async () => {
    const document = `mutation @transaction { createTeam(input: { organizationId: "${ids.acme}", title: "T" }) { team { id } } }`;
    const { status } = await world.nobody.query(document);
    const batch = await world.nobody.post('/v1/batch', { requests: [] });
    expect([status, batch.status]).toEqual([401, 401]);
  });
});
