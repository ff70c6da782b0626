// Kills the primary under load, and promotes its synchronous replica: no acknowledged write is lost,
// and reads go on.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { createApplication } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { JOB_DEADLINES, openDatabase } from '../../src/data/database.ts';
import { APP_ROLE } from '../../src/data/embedded/roles.ts';
import { migrate } from '../../src/data/migrate.ts';
import { queues } from '../../src/data/queue.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { issueToken } from '../../src/resources/token.ts';
import { createLog } from '../../src/server/log.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { ids, Visitor } from '../support.ts';
import { type PostgresServer, startPrimary, startReplica } from './postgres.ts';
import { untilUsed } from './reads.ts';

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
const DATABASE = 'lectern';
const CREATE =
  'mutation ($org: ID!, $title: String!) { createTeam(input: { organizationId: $org, title: $title }) { team { id } } }';

/** An address that leads to a server and can be moved to another one. */
async function openAddress(first: PostgresServer) {
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
    url: `postgresql://${APP_ROLE}@127.0.0.1:${port}/${DATABASE}`,
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

/** Starts a primary with the demo world and a synchronous replica. */
async function openPair(folder: string) {
  const primary = await startPrimary(folder, DATABASE);
  await migrate(primary.url('owner', DATABASE), MIGRATIONS, { grantTo: APP_ROLE, queues });
  const database = openDatabase({ url: primary.url('app', DATABASE), deadlines: JOB_DEADLINES });
  await seed(database, createSecrets(Buffer.from(SECRET_KEY, 'hex')));
  const { secret: token } = await database.transaction((tx) =>
    issueToken(tx, new Date(), { userId: ids.user('ana') }, { label: 'Test' }),
  );
  await database.close();
  const replica = await startReplica(folder, primary);
  await primary.sql(`ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
  await primary.sql('SELECT pg_reload_conf()');
  return { primary, replica, token };
}

it('loses no acknowledged write, and answers reads, while the replica is promoted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-replica-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { primary, replica, token } = await openPair(folder);
  onTestFinished(() => replica.end());
  onTestFinished(() => primary.end());
  const address = await openAddress(primary);
  onTestFinished(() => address.close());
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: address.url,
      DATABASE_READ_URL: replica.url('app', DATABASE),
      SECRET_KEY,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      METRICS: 'everyone',
      RATE_LIMIT_TOKEN: '100000000',
      RATE_LIMIT_ADDRESS: '100000000',
      CONCURRENCY_TOKEN: '1000000',
    },
    '/dev/null',
  );
  const log = createLog(config);
  const application = createApplication({ config, log, databaseUrl: address.url });
  const { url } = await application.listen();
  onTestFinished(() => application.close());
  await untilUsed(url);
  const ana = new Visitor(() => url, token);
  const nobody = new Visitor(() => url, undefined);
  await ana.get('/v1/user');

  const acknowledged: { id: string; at: number }[] = [];
  const failedReads: { what: string; status: number; at: number }[] = [];
  let readCount = 0;
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const { data } = await ana.query(CREATE, { org: ids.acme, title: `Team ${writer} ${n}` });
      const id = data?.createTeam?.team?.id;
      if (id) acknowledged.push({ id, at: performance.now() });
      else await pause(20);
    }
  };
  const read = async (what: string, visitor: Visitor, target: string): Promise<void> => {
    while (!isOver) {
      const { status } = await visitor.get(target);
      readCount++;
      if (status !== 200) failedReads.push({ what, status, at: performance.now() });
      await pause(5);
    }
  };
  const load = [
    ...[0, 1, 2].map(write),
    read('member', ana, `/v1/orgs/${ids.acme}/members?limit=10`),
    read('visitor', nobody, `/v1/orgs/${ids.acme}/sites/${ids.site('help')}/published/content`),
  ];
  while (acknowledged.length < 30) await pause(10);
  const killedAt = performance.now();
  await primary.end('SIGKILL');
  const readsBefore = readCount;
  while (readCount < readsBefore + 50) await pause(10); // reads while there is no primary
  const promotedAt = performance.now();
  await replica.sql('SELECT pg_promote()');
  address.move(replica);
  const movedAt = performance.now();
  const countBefore = acknowledged.length;
  while (acknowledged.length < countBefore + 30) await pause(10);
  isOver = true;
  await Promise.all(load);

  const rows = await replica.sql<{ id: string }>('SELECT id FROM teams', DATABASE);
  const kept = new Set(rows.map(({ id }) => id));
  const firstAfter = acknowledged.find(({ at }) => at > movedAt)?.at ?? Number.NaN;
  console.log({
    acknowledged: acknowledged.length,
    reads: readCount,
    failedReads: failedReads.map(({ what, status, at }) => [
      what,
      status,
      Math.round(at - killedAt),
    ]),
    awayMs: Math.round(promotedAt - killedAt),
    promotionMs: Math.round(movedAt - promotedAt),
    firstWriteMs: Math.round(firstAfter - movedAt),
  });
  expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([]);
  expect(failedReads).toEqual([]);
});
