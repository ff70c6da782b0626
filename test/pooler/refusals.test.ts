// Checks what pgbouncer refuses, and the messages of the product about it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { Notifications } from '../../src/data/live/notifications.ts';
import { poolerWarning } from '../../src/data/pooler/advice.ts';
import { examineReplica } from '../../src/data/replica/examine.ts';
import { column, composeStatement } from '../../src/data/statement.ts';
import { openEmptyDatabase } from '../data/empty-database.ts';
import { TEST_DEADLINES } from '../database.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const NAMED = composeStatement('test.named', 'SELECT $1::int AS n', { n: column.integer });

/** Opens a pool through pgbouncer with these options, and collects the advice. */
function openPooled(options: { isPooled: boolean; preparedStatements: boolean }) {
  const advice: string[] = [];
  const database = openDatabase({
    url: world.connections.appUrl,
    deadlines: TEST_DEADLINES,
    onAdvice: (sentence) => advice.push(sentence),
    ...options,
  });
  onTestFinished(() => database.close());
  return { database, advice };
}

describe('pgbouncer', () => {
  it('refuses deadlines of a session', async () => {
    const { database, advice } = openPooled({ isPooled: false, preparedStatements: false });
    await expect(database.ping()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    expect(advice).toEqual([
      'DATABASE_URL leads through a pooler of transactions: set DATABASE_DIRECT_URL to the same database without the pooler, and deadlines are set for each transaction.',
    ]);
  });

  it('refuses named statements that another connection has prepared', async () => {
    const { database, advice } = openPooled({ isPooled: true, preparedStatements: true });
    const sent = Array.from({ length: 6 }, (_, n) => database.query(NAMED, [n]));
    const ends = await Promise.allSettled(sent);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => reason.reason)).toEqual(refused.map(() => 'UNAVAILABLE'));
    expect([...new Set(advice)]).toEqual([
      'The pooler of DATABASE_URL keeps no named prepared statements: set PREPARED_STATEMENTS=off, or max_prepared_statements in pgbouncer 1.21 or later.',
    ]);
  });

  it('leads to a server whose state as a replica can be examined', async () => {
    const { database } = openPooled({ isPooled: true, preparedStatements: false });
    const { appUrl } = world.connections;
    expect(await examineReplica(appUrl, database.query, true)).toEqual({ kind: 'PROMOTED' });
  });

  it('is recognized, so that a lost LISTEN has a warning', async () => {
    const { appUrl, directUrl } = world.connections;
    expect([
      await poolerWarning(undefined, appUrl),
      await poolerWarning(appUrl, appUrl),
      await poolerWarning(directUrl, appUrl),
    ]).toEqual([
      'DATABASE_URL leads through a pooler. If it pools transactions, notifications are lost and deadlines do not hold: set DATABASE_DIRECT_URL to the same database without the pooler.',
      'DATABASE_DIRECT_URL leads through a pooler. If it pools transactions, notifications are lost: set DATABASE_DIRECT_URL to the same database without the pooler.',
      undefined,
    ]);
  });

  it('does not carry the lock on migrations', async () => {
    const empty = await openEmptyDatabase();
    const pooled = new URL(world.connections.appUrl);
    pooled.pathname = new URL(empty.ownerUrl).pathname;
    mkdirSync(path.join(empty.dir, '1_first'));
    writeFileSync(path.join(empty.dir, '1_first', 'migration.sql'), 'CREATE TABLE first ()');
    await expect(migrate(pooled.href, empty.dir)).rejects.toThrow(
      'The connection leads through a pooler, which does not keep the lock on migrations: set DATABASE_OWNER_URL to an address without the pooler.',
    );
  });

  it('passes on notifications that arrive through a direct connection', async () => {
    const received: string[] = [];
    const listener = new Notifications(world.connections.directUrl, {
      onNotification: (channel, payload) => received.push(`${channel} ${payload}`),
      onConnected: () => {},
    });
    onTestFinished(() => listener.close());
    await listener.start();
    const { database } = openPooled({ isPooled: true, preparedStatements: false });
    await database.query(
      composeStatement(undefined, "SELECT pg_notify('lectern_progress', 'through')", {}),
      [],
    );
    await expect.poll(() => received).toEqual(['lectern_progress through']);
  });
});

describe('a server with the address of pgbouncer alone', { timeout: 120_000 }, () => {
  it('does not start, and names DATABASE_DIRECT_URL', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-pooler-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, 'serve'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: '0',
        DATABASE_URL: world.connections.appUrl,
        SECRET_KEY,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    const [code] = await once(child, 'exit');
    expect([code, written.join('')]).toEqual([
      1,
      'DATABASE_URL, DATABASE_DIRECT_URL: The background jobs cannot start: The database is temporarily unavailable. Try again later. (unsupported startup parameter: statement_timeout) DATABASE_URL leads through a pooler of transactions: set DATABASE_DIRECT_URL to the same database without the pooler, and deadlines are set for each transaction.\n',
    ]);
  });
});
