// Tests that reads from a replica show everything that was acknowledged before, through both APIs
// and on two servers.

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { readsOf, untilUsed } from './reads.ts';

const world = useWorld({ METRICS: 'everyone' });
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world, { METRICS: 'everyone' });
});
afterAll(() => other.close());

/** Runs a statement as superuser on the replica. */
async function onReplica(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('pg').replica?.superuserUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const TEAM = 'query ($id: ID!) { node(id: $id) { ... on Team { title } } }';

beforeEach(() => Promise.all([untilUsed(world.url), untilUsed(other.url)]));

describe('a replica that has replayed everything', () => {
  it('answers reads through both APIs', async () => {
    const before = await readsOf(world.url);
    const { body } = await world.as('ana').get(`/v1/orgs/${ids.acme}/teams`);
    const { data } = await world
      .as('ana')
      .query('query ($id: ID!) { organization(id: $id) { title } }', { id: ids.acme });
    expect(body.items.length).toBeGreaterThan(0);
    expect(data).toEqual({ organization: { title: 'Acme Docs' } });
    const after = await readsOf(world.url);
    expect(after.replica).toBeGreaterThan(before.replica);
  });
});

describe('a replica that has stopped replaying', () => {
  beforeEach(() => onReplica('SELECT pg_wal_replay_pause()'));
  afterEach(() => onReplica('SELECT pg_wal_replay_resume()'));

  it('shows a write to its writer, and to others on each server, through both APIs', async () => {
    const title = `Team ${Date.now()}`;
    const { data } = await world
      .as('ana')
      .query(
        'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { id } } }',
        { org: ids.acme, title },
      );
    const { id } = data.createTeam.team;
    const token = await world.tokenOf(ids.user('ben'));
    const readers: Visitor[] = [world.as('ana'), world.as('ben'), other.with(token)];
    for (const reader of readers) {
      expect((await reader.query(TEAM, { id })).data).toEqual({ node: { title } });
      const { status, body } = await reader.get(`/v1/orgs/${ids.acme}/teams/${id}`);
      expect([status, body.title]).toEqual([200, title]);
    }
    const { up, lag } = await readsOf(world.url);
    expect(up).toBe(0);
    expect(lag).toBeGreaterThan(0);
  });

  it('refuses a revoked token on each server', async () => {
    const token = await world.tokenOf(ids.user('dan'));
    expect((await other.with(token).get('/v1/user')).status).toBe(200);
    await world.console.database.prisma.apiToken.updateMany({
      where: { userId: ids.user('dan') },
      data: { revokedAt: new Date() },
    });
    expect((await other.with(token).get('/v1/user')).status).toBe(401);
    expect((await world.with(token).get('/v1/user')).status).toBe(401);
  });

  it('shows the removal of a member on the other server', async () => {
    const token = await world.tokenOf(ids.user('cat'));
    const space = `/v1/spaces/${ids.space('onboarding')}`;
    const url = `/v1/orgs/${ids.acme}/members/${ids.user('cat')}`;
    const statusNow = async () => (await other.with(token).get(space)).status;
    const before = await statusNow();
    expect((await world.as('ana').delete(url)).status).toBe(204);
    expect([before, await statusNow()]).toEqual([200, 404]);
  });
});
