// Tests that the primary answers while a replica fails, and that a promoted replica is not read.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withDatabase } from '../database-url.ts';
import { runnerOf } from '../operator/run.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { openOwnReplica } from './own.ts';
import type { PostgresServer } from './postgres.ts';
import { readsOf, untilUsed } from './reads.ts';

const world = useWorld();
const TEAM = 'query ($id: ID!) { node(id: $id) { ... on Team { title } } }';
let replica: PostgresServer;
let server: FurtherServer;

/** A replica of its own for each test, because the tests break it. */
beforeEach(async () => {
  const own = await openOwnReplica(world, { max_standby_streaming_delay: '0' });
  replica = own.replica;
  server = await openServer(world, {
    METRICS: 'everyone',
    DATABASE_READ_URL: own.url,
  });
  onTestFinished(async () => {
    await server.close();
    await replica.end(); // the one that a test has started again
    await own.close();
  });
  await untilUsed(server.url);
});

/** Sends reads without a pause while something happens, and returns their statuses. */
async function readDuring(work: () => Promise<void>): Promise<Set<number>> {
  const statuses = new Set<number>();
  const token = await world.tokenOf(ids.user('ana'));
  let isOver = false;
  const read = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await server.with(token).get(`/v1/orgs/${ids.acme}/teams`);
      statuses.add(status);
    }
  };
  const readers = [read(), read(), read(), read()];
  await work().finally(() => (isOver = true));
  await Promise.all(readers);
  return statuses;
}

it('answers every request while the replica is killed', async () => {
  const statuses = await readDuring(async () => {
    await replica.end('SIGKILL');
    await untilUsed(server.url, false);
  });
  expect([...statuses]).toEqual([200]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

it('loses no write, and reads from the replica again, when it is killed and started under load', async () => {
  const ana = server.with(await world.tokenOf(ids.user('ana')));
  const acknowledged: string[] = [];
  const wrong: unknown[] = [];
  let isOver = false;
  const writeAndRead = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const title = `Restart ${writer} ${n}`;
      const written = await ana.put(`/v1/orgs/${ids.acme}/teams`, { title });
      const { id } = written.body;
      const { data } = await ana.query(TEAM, { id });
      const { body } = await ana.get(`/v1/orgs/${ids.acme}/teams/${id}`);
      if (data?.node?.title !== title || body.title !== title)
        wrong.push({ title, status: written.status, data, body });
      else acknowledged.push(id);
    }
  };
  const load = [0, 1, 2].map(writeAndRead);
  const untilWritten = async (): Promise<void> => {
    for (const until = acknowledged.length + 10; acknowledged.length < until; ) await pause(10);
  };
  for (let time = 0; time < 2; time++) {
    await untilWritten();
    const startAgain = await replica.kill();
    await untilUsed(server.url, false);
    await untilWritten();
    replica = await startAgain();
    await untilUsed(server.url);
  }
  const before = await readsOf(server.url);
  await untilWritten();
  isOver = true;
  await Promise.all(load);
  expect(wrong).toEqual([]);
  expect((await readsOf(server.url)).replica).toBeGreaterThan(before.replica);
  const rows = await world.console.database.prisma.team.findMany({ select: { id: true } });
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it('does not read from a replica that was promoted', async () => {
  await replica.sql('SELECT pg_promote()');
  await untilUsed(server.url, false);
  await replica.sql(`UPDATE organizations SET title = 'Diverged'`, world.connections.name);
  const token = await world.tokenOf(ids.user('ana'));
  const { body } = await server.with(token).get(`/v1/orgs/${ids.acme}`);
  expect(body.title).toBe('Acme Docs');
});

it('is examined by `lectern doctor`', async () => {
  const url = withDatabase(replica.url('app', 'postgres'), world.connections.name);
  const doctor = async (settings: Record<string, string>) => {
    const { lines, hasFailed } = await runnerOf(world)(['doctor'], settings);
    return [lines.filter((line) => line.includes(' replica: ')), hasFailed];
  };
  expect(await doctor({})).toEqual([[], false]);
  expect(await doctor({ DATABASE_READ_URL: url })).toEqual([
    ['ok       replica: it follows the primary'],
    false,
  ]);
  await replica.sql('SELECT pg_promote()');
  await untilUsed(server.url, false);
  expect(await doctor({ DATABASE_READ_URL: url })).toEqual([
    [
      'failed   replica: It was promoted, and is not read while the primary answers. See docs/operations/replicas.md.',
    ],
    true,
  ]);
});

it('answers every request while recovery cancels statements of the replica', async () => {
  const before = await readsOf(server.url);
  const owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  const statuses = await readDuring(async () => {
    // replaying the lock cancels the statements that use the table
    for (let n = 0; n < 100; n++) await owner.query('BEGIN; LOCK TABLE teams; COMMIT');
  });
  expect([...statuses]).toEqual([200]);
  expect((await readsOf(server.url)).replica).toBeGreaterThan(before.replica);
});
