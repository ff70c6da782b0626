// Tests that requests which wait for connections do not delay the messages of subscriptions.
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeTestSpace } from '../edit/support.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { EventStream } from './clients.ts';

const world = useWorld({ POOL_SIZE: '1' });
let other: FurtherServer;
beforeAll(async () => {
  other = await openServer(world);
}, 240_000);
afterAll(() => other?.close());

it('messages arrive while a write holds the last connection for requests', async () => {
  const ana = world.as('ana');
  const { id: space } = await makeTestSpace(world, []);
  const query =
    'subscription ($id: ID!) { events(organizationId: $id, filter: { actions: ["team.create"] }) { subject { ... on Team { title } } } }';
  const stream = await EventStream.open({
    ...{ url: world.url, token: ana.token, query },
    variables: { id: ids.acme },
  });
  onTestFinished(() => stream.close());
  await stream.block();

  const holder = new pg.Client({ connectionString: world.connections.superuserUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM spaces WHERE id = $1 FOR UPDATE', [space]);
  let isAnswered = false;
  const renamed = ana.patch(`/v1/spaces/${space}`, { title: 'Renamed' }).then((response) => {
    isAnswered = true;
    return response;
  });
  await expect
    .poll(async () => {
      const { rows } = await holder.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBe(1);

  const elsewhere = other.with(ana.token);
  await elsewhere.put(`/v1/orgs/${ids.acme}/teams`, { title: 'Beavers', members: [] });
  expect((await stream.next())?.data).toEqual({
    data: { events: { subject: { title: 'Beavers' } } },
    extensions: expect.anything(),
  });
  expect(isAnswered).toBe(false);
  await holder.query('ROLLBACK');
  const { status, body } = await renamed;
  expect({ status, title: body.title }).toEqual({ status: 200, title: 'Renamed' });
});
