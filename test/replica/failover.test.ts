// Kills the primary under load, and promotes its synchronous replica: no acknowledged write is lost,
// and reads go on.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { APP_ROLE } from '../../src/data/embedded/roles.ts';
import { ids, useWorld, Visitor } from '../support.ts';
import { openApplication, openPair } from './pair.ts';
import type { PostgresServer } from './postgres.ts';
import { untilUsed } from './reads.ts';

const world = useWorld();
const CREATE =
  'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { id } } }';

/** An address that leads to a server and can be moved to another one. */
async function openAddress(first: PostgresServer, database: string) {
  let target = first;
  const open = new Set<net.Socket>();
  const listener = net.createServer((client) => {
    const server = net.connect(path.join(target.socketDir, '.s.PGSQL.5432'));
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => {}); // both ends close
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as net.AddressInfo; // it listens on TCP
  return {
    url: `postgresql://${APP_ROLE}@127.0.0.1:${port}/${database}`,
    move(to: PostgresServer) {
      target = to;
      for (const socket of open) socket.destroy();
    },
    close() {
      for (const socket of open) socket.destroy();
      listener.close();
    },
  };
}

it('loses no acknowledged write, and answers reads, while the replica is promoted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-replica-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const token = await world.tokenOf(ids.user('ana'));
  const database = world.connections.name;
  const { primary, replica } = await openPair(folder, { isSynchronous: true });
  onTestFinished(() => replica.end());
  onTestFinished(() => primary.end());
  const address = await openAddress(primary, database);
  onTestFinished(() => address.close());
  const application = openApplication(folder, address.url, replica.url('app', database));
  const { url } = await application.listen();
  onTestFinished(() => application.close());
  await untilUsed(url);
  const ana = new Visitor(() => url, token);
  const nobody = new Visitor(() => url, undefined);
  await ana.get('/v1/user');

  const acknowledged: string[] = [];
  const failedReads: { what: string; status: number }[] = [];
  let readCount = 0;
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const { data } = await ana.query(CREATE, { org: ids.acme, title: `Team ${writer} ${n}` });
      const id = data?.createTeam?.team?.id;
      if (id) acknowledged.push(id);
      else await pause(20);
    }
  };
  const read = async (what: string, visitor: Visitor, target: string): Promise<void> => {
    while (!isOver) {
      const { status } = await visitor.get(target);
      readCount++;
      if (status !== 200) failedReads.push({ what, status });
      await pause(5);
    }
  };
  const load = [
    ...[0, 1, 2].map(write),
    read('member', ana, `/v1/orgs/${ids.acme}/members?limit=10`),
    read('visitor', nobody, `/v1/orgs/${ids.acme}/sites/${ids.site('help')}/published`),
  ];
  while (acknowledged.length < 30) await pause(10);
  await primary.end('SIGKILL');
  const readsBefore = readCount;
  while (readCount < readsBefore + 50) await pause(10); // reads while there is no primary
  await replica.sql('SELECT pg_promote()');
  address.move(replica);
  const countBefore = acknowledged.length;
  while (acknowledged.length < countBefore + 30) await pause(10);
  isOver = true;
  await Promise.all(load);

  const rows = await replica.sql<{ id: string }>('SELECT id FROM teams', database);
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(failedReads).toEqual([]);
});
