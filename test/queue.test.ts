// Tests the queue: created with the migrations, filled within a write, and restricted for the
// serving role.
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../prisma/seed/ids.ts';
import { openConsole } from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/data/database.ts';
import { migrate, pendingMigrations } from '../src/data/migrate.ts';
import { enqueueOver, openQueue, type QueueName, queues } from '../src/data/queue.ts';
import { write } from '../src/data/write.ts';
import { openTestDatabase, TEST_DEADLINES } from './database.ts';
import { MIGRATIONS, useJobDatabase } from './jobs/support.ts';
import { statementsOf } from './statements.ts';
import { SECRET_KEY } from './secret-key.ts';
import { sql } from './sql.ts';

const jobDatabase = useJobDatabase();
const acme = demoId('Organization', 'acme');

beforeEach(() => jobDatabase.sql('DELETE FROM pgboss.job'));

/** Runs a write of ana on Acme Docs. */
async function anaWrites(
  body: Parameters<typeof write<'organization.update', void>>[2],
): Promise<void> {
  const config = loadConfig(
    { NODE_ENV: 'test', ...jobDatabase.connections.settings, SECRET_KEY },
    '/dev/null',
  );
  const console = openConsole({ config, databaseUrl: jobDatabase.connections.appUrl });
  try {
    await write(
      console.as(demoId('User', 'ana')),
      { action: 'organization.update', on: async (load) => load.organization.must(acme) },
      body,
    );
  } finally {
    await console.close();
  }
}

describe('a job that is sent in a write', () => {
  it('exists when the write commits, and not before', async () => {
    await anaWrites(async (tx) => {
      await tx.enqueue('purge-trash', { from: 'a write' });
      expect(await jobDatabase.jobsOf('purge-trash')).toEqual([]);
    });
    expect(await jobDatabase.jobsOf('purge-trash')).toEqual([
      { name: 'purge-trash', state: 'created', data: { from: 'a write' }, output: null },
    ]);
  });

  it('does not exist when the write fails', async () => {
    const failing = anaWrites(async (tx) => {
      await tx.enqueue('purge-trash');
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await jobDatabase.jobsOf('purge-trash')).toEqual([]);
  });

  it('exists once when the write was retried', async () => {
    let runs = 0;
    await anaWrites(async (tx) => {
      await tx.enqueue('purge-trash', { run: ++runs });
      if (runs === 1)
        throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    });
    expect(await jobDatabase.jobsOf('purge-trash')).toEqual([
      { name: 'purge-trash', state: 'created', data: { run: 2 }, output: null },
    ]);
  });

  it('is not taken before its start time', async () => {
    await enqueueOver(jobDatabase.database.query)(
      'purge-trash',
      {},
      { after: new Date(Date.now() + 60_000) },
    );
    expect(await jobDatabase.queue.take('purge-trash')).toBeUndefined();
    await jobDatabase.letPass(61);
    expect((await jobDatabase.queue.take('purge-trash'))?.queue).toBe('purge-trash');
  });

  it('to a queue that the database lacks is an error', async () => {
    // as after a release without its migrations
    const lacking = 'no-such-queue' as QueueName;
    await expect(enqueueOver(jobDatabase.database.query)(lacking)).rejects.toThrow(
      'There is no queue no-such-queue: the database lacks migrations.',
    );
  });
});

describe('the migrations', () => {
  it('create the schema and the queues, and report missing ones, for both roles', async () => {
    const { ownerUrl, appUrl, drop } = await openTestDatabase();
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      await owner.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
      const all = ['pgboss_24', ...Object.keys(queues).map((name) => `pgboss_queue_${name}`)];
      const options = { grantTo: new URL(appUrl).username, queues };
      for (const url of [ownerUrl, appUrl])
        expect(await pendingMigrations(url, MIGRATIONS, { queues })).toEqual(all);
      expect(await migrate(ownerUrl, MIGRATIONS, options)).toEqual(all);
      for (const url of [ownerUrl, appUrl])
        expect(await pendingMigrations(url, MIGRATIONS, { queues })).toEqual([]);
      const more = { ...queues, 'one-more': { retryLimit: 1, retryDelay: 1, expireInSeconds: 60 } };
      expect(await pendingMigrations(appUrl, MIGRATIONS, { queues: more })).toEqual([
        'pgboss_queue_one-more',
      ]);
      expect(await migrate(ownerUrl, MIGRATIONS, { ...options, queues: more })).toEqual([
        'pgboss_queue_one-more',
      ]);
      const changed = {
        ...more,
        'one-more': { retryLimit: 2, retryDelay: 1, expireInSeconds: 60 },
      };
      expect(await migrate(ownerUrl, MIGRATIONS, { ...options, queues: changed })).toEqual([
        'pgboss_queue_one-more',
      ]);
      expect(await pendingMigrations(appUrl, MIGRATIONS, { queues: changed })).toEqual([]);
    } finally {
      await owner.end();
      await drop();
    }
  });

  it('are cheap when nothing is pending: no lock, no DDL, no grant', async () => {
    const { ownerUrl, appUrl } = jobDatabase.connections;
    const sent = await statementsOf(() =>
      migrate(ownerUrl, MIGRATIONS, { grantTo: new URL(appUrl).username, queues }),
    );
    expect(
      sent.filter((text) => /\b(CREATE|ALTER|GRANT|REVOKE|INSERT|UPDATE|pg_advisory)/.test(text)),
    ).toEqual([]);
    expect(sent.length).toBeLessThanOrEqual(9);
  });

  it('create the queues once under concurrent runs', async () => {
    const { ownerUrl, appUrl, drop } = await openTestDatabase();
    try {
      const owner = new pg.Client({ connectionString: ownerUrl });
      await owner.connect();
      await owner.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
      await owner.end();
      const made = await Promise.all(
        [1, 2, 3].map(() =>
          migrate(ownerUrl, MIGRATIONS, { grantTo: new URL(appUrl).username, queues }),
        ),
      );
      expect(made.flat().sort()).toEqual(
        ['pgboss_24', ...Object.keys(queues).map((name) => `pgboss_queue_${name}`)].sort(),
      );
    } finally {
      await drop();
    }
  });

  it('refuse a queue of a newer release', async () => {
    await jobDatabase.sql('UPDATE pgboss.version SET version = 99');
    try {
      await expect(
        pendingMigrations(jobDatabase.connections.appUrl, MIGRATIONS, { queues }),
      ).rejects.toThrow(
        'The queue in the database is of a newer release (pg-boss schema 99) than this one (24).',
      );
      await expect(jobDatabase.queue.check()).rejects.toThrow(
        'pg-boss database requires migrations',
      );
    } finally {
      await jobDatabase.sql('UPDATE pgboss.version SET version = 24');
    }
  });
});

describe('the serving role', () => {
  it('has exactly these rights in the schema of the queue', async () => {
    const role = new URL(jobDatabase.connections.appUrl).username;
    const rows = await jobDatabase.sql<{ name: string; rights: string }>(
      `SELECT c.relname AS name, array_to_string(ARRAY(SELECT wanted FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS wanted WHERE has_table_privilege($1, c.oid, wanted)), ' ') AS rights
       FROM pg_class c WHERE c.relnamespace = 'pgboss'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
      [role],
    );
    expect(rows).toEqual([
      { name: 'archive', rights: 'SELECT INSERT DELETE' },
      { name: 'job', rights: 'SELECT INSERT UPDATE DELETE' },
      { name: 'queue', rights: 'SELECT' },
      { name: 'schedule', rights: '' },
      { name: 'subscription', rights: '' },
      { name: 'version', rights: 'SELECT' },
    ]);
    expect(
      await jobDatabase.sql(
        `SELECT has_schema_privilege($1, 'pgboss', 'USAGE') AS usage, has_schema_privilege($1, 'pgboss', 'CREATE') AS create`,
        [role],
      ),
    ).toEqual([{ usage: true, create: false }]);
    expect(
      await jobDatabase.count(
        `pg_class c WHERE c.relispartition AND c.relnamespace = 'pgboss'::regnamespace AND c.relkind = 'r' AND has_table_privilege($1, c.oid, 'SELECT, INSERT, UPDATE, DELETE')`,
        [role],
      ),
    ).toBe(0);
  });

  it.each([
    `SELECT pgboss.create_queue('mine', '{}')`,
    `SELECT pgboss.delete_queue('purge-trash')`,
    `UPDATE pgboss.queue SET retry_limit = 0`,
    `UPDATE pgboss.version SET version = 1`,
    `TRUNCATE pgboss.job`,
    `CREATE TABLE pgboss.mine (id text)`,
  ])('is refused %s', async (text) => {
    expect(
      await jobDatabase.database.query(sql(text), []).then(
        () => 'done',
        ({ code }) => code,
      ),
    ).toBe('42501'); // insufficient_privilege
  });

  it('regains the rights that it lost, and loses the ones that it should not have', async () => {
    const { ownerUrl, appUrl } = jobDatabase.connections;
    const role = new URL(appUrl).username;
    await jobDatabase.sql(
      `REVOKE ALL ON pgboss.job FROM ${role}; GRANT ALL ON pgboss.schedule TO ${role}`,
    );
    await migrate(ownerUrl, MIGRATIONS, { grantTo: role, queues });
    expect(
      await jobDatabase.sql(
        `SELECT has_table_privilege($1, 'pgboss.job', 'INSERT') AS job, has_table_privilege($1, 'pgboss.schedule', 'SELECT') AS schedule`,
        [role],
      ),
    ).toEqual([{ job: true, schedule: false }]);
  });

  it('can run a worker with them, also without named statements', async () => {
    for (const preparedStatements of [true, false]) {
      const database = openDatabase({
        ...jobDatabase.connections.pool,
        preparedStatements,
        deadlines: TEST_DEADLINES,
      });
      const queue = openQueue(database, jobDatabase.connections.directUrl);
      await queue.check();
      const enqueue = enqueueOver(database.query);
      for (const n of [1, 2, 3]) await enqueue('purge-trash', { n });
      const [first, second, third] = [
        await queue.take('purge-trash'),
        await queue.take('purge-trash'),
        await queue.take('purge-trash'),
      ];
      if (!first || !second || !third) throw new Error('There were three jobs.');
      expect(await queue.finish(first)).toBe(true);
      expect(await queue.finish(second, 'again')).toBe(true);
      await queue.giveBack(third, new Error('No.'));
      const states = (await jobDatabase.jobsOf('purge-trash')).map(({ state, data, output }) => ({
        state,
        data,
        output,
      }));
      expect(states).toEqual([
        { state: 'completed', data: { n: 1 }, output: {} },
        { state: 'completed', data: { n: 2 }, output: {} },
        { state: 'retry', data: { n: 3 }, output: { message: 'No.' } },
        { state: 'created', data: { n: 2 }, output: null },
      ]);
      await jobDatabase.letPass(13 * 60 * 60);
      await queue.tend();
      expect((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state)).toEqual([
        'retry',
        'created',
      ]);
      expect(await jobDatabase.count(`pgboss.archive WHERE state = 'completed'`)).toBe(2);
      await jobDatabase.sql('DELETE FROM pgboss.job; DELETE FROM pgboss.archive');
      await database.close();
    }
  });
});

describe('maintenance', () => {
  it("waits longer than the pool's deadlines, and returns clean connections", async () => {
    await enqueueOver(jobDatabase.database.query)('purge-trash');
    await jobDatabase.queue.take('purge-trash');
    await jobDatabase.letPass(31);
    const other = new pg.Client({ connectionString: jobDatabase.connections.superuserUrl });
    await other.connect();
    const name = `('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint`;
    await other.query(`SELECT pg_advisory_lock(${name})`);
    // longer than the 3 s deadline of the pool
    const held = other.query(`SELECT pg_sleep(3.5), pg_advisory_unlock(${name})`);
    await jobDatabase.queue.tend();
    await held;
    await other.end();
    expect((await jobDatabase.jobsOf('purge-trash')).map(({ state }) => state)).toEqual(['retry']);
    expect(
      await jobDatabase.count(
        `pg_stat_activity WHERE datname = current_database() AND application_name = 'lectern queue'`,
      ),
    ).toBe(0);
    expect(
      await Promise.all(
        Array.from({ length: 20 }, () => jobDatabase.database.query(sql('SELECT 1 AS one'), [])),
      ),
    ).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  });
});
