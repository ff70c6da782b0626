// Checks migrations: they are applied once, completely or not at all, by one process at a time, and
// leave the serving role its permissions.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate, missingProtections, pendingMigrations } from '../../src/data/migrate.ts';
import { ask, type EmptyDatabase, openEmptyDatabase } from './empty-database.ts';

const TABLES = `
  CREATE TABLE spaces (id text PRIMARY KEY);
  CREATE TABLE events (id text PRIMARY KEY);
  CREATE TABLE account_events (id text PRIMARY KEY);`;

function writeMigration({ dir }: EmptyDatabase, name: string, sql: string): void {
  mkdirSync(path.join(dir, name), { recursive: true });
  writeFileSync(path.join(dir, name, 'migration.sql'), sql);
}

describe('migrations', () => {
  it('are applied in the order of their names, each once', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '2_second', 'ALTER TABLE things ADD COLUMN name text');
    writeMigration(database, '1_first', 'CREATE TABLE things (id text)');
    expect(await pendingMigrations(database.ownerUrl, database.dir)).toEqual([
      '1_first',
      '2_second',
    ]);
    expect(await migrate(database.ownerUrl, database.dir)).toEqual(['1_first', '2_second']);
    expect(await migrate(database.ownerUrl, database.dir)).toEqual([]);
    writeMigration(database, '3_third', 'CREATE TABLE others (id text)');
    expect(await pendingMigrations(database.ownerUrl, database.dir)).toEqual(['3_third']);
    expect(await migrate(database.ownerUrl, database.dir)).toEqual(['3_third']);
  });

  it("are recorded as Prisma's own tool records them", async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', 'CREATE TABLE things (id text)');
    await migrate(database.ownerUrl, database.dir);
    const records =
      'SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count, finished_at IS NOT NULL AS finished FROM _prisma_migrations';
    expect(await ask(database.ownerUrl, records)).toEqual([
      {
        migration_name: '1_first',
        checksum: 'db11896361558e200fbc642153283b9e9b065fb64c5ca6cb9fc0ab7fbdceed0b',
        logs: null,
        rolled_back_at: null,
        applied_steps_count: 1,
        finished: true,
      },
    ]);
  });

  it('leave nothing of the failed one, keep the earlier ones, and report the line', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_good', 'CREATE TABLE good (id text)');
    writeMigration(
      database,
      '2_bad',
      'CREATE TABLE half (id text);\nINSERT INTO half VALUES (1);\nSELECT * FROM missing;\n',
    );
    await expect(migrate(database.ownerUrl, database.dir)).rejects.toThrow(
      'Migration 2_bad failed and was rolled back: relation "missing" does not exist (line 3)',
    );
    const tables = await ask(
      database.ownerUrl,
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    );
    expect(tables).toEqual([{ relname: '_prisma_migrations' }, { relname: 'good' }]);
    writeMigration(database, '2_bad', 'CREATE TABLE half (id text)');
    expect(await migrate(database.ownerUrl, database.dir)).toEqual(['2_bad']);
  });

  it('are refused when one was edited, is unknown or is unfinished', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', 'CREATE TABLE things (id text)');
    await migrate(database.ownerUrl, database.dir);
    writeMigration(database, '1_first', 'CREATE TABLE things (id int)');
    await expect(migrate(database.ownerUrl, database.dir)).rejects.toThrow(
      'Migration 1_first was edited after it was applied.',
    );
    rmSync(path.join(database.dir, '1_first'), { recursive: true });
    await expect(migrate(database.ownerUrl, database.dir)).rejects.toThrow(
      `Migration 1_first is in the database but not in ${database.dir}`,
    );
    await ask(database.ownerUrl, 'UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(database.ownerUrl, database.dir)).rejects.toThrow(
      'Migration 1_first was started by another tool and is not finished.',
    );
  });

  it('are applied by one of several processes that start at the same moment', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', 'CREATE TABLE things (id text); SELECT pg_sleep(0.2)');
    writeMigration(database, '2_second', 'CREATE TABLE others (id text)');
    const applied = await Promise.all(
      [1, 2, 3, 4].map(() => migrate(database.ownerUrl, database.dir, { grantTo: database.app })),
    );
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 0, 2]);
  });
});

describe('the serving role', () => {
  it('may read and write every table, only read and append events, and only read the record of migrations', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', TABLES);
    await migrate(database.ownerUrl, database.dir, { grantTo: database.app });
    await ask(
      database.appUrl,
      `INSERT INTO spaces VALUES ('a'); UPDATE spaces SET id = 'b'; DELETE FROM spaces; INSERT INTO events VALUES ('a'); SELECT * FROM events`,
    );
    for (const table of ['events', 'account_events']) {
      await expect(ask(database.appUrl, `UPDATE ${table} SET id = 'b'`)).rejects.toThrow(
        `permission denied for table ${table}`,
      );
      await expect(ask(database.appUrl, `DELETE FROM ${table}`)).rejects.toThrow(
        `permission denied for table ${table}`,
      );
      await expect(ask(database.appUrl, `TRUNCATE ${table}`)).rejects.toThrow(
        `permission denied for table ${table}`,
      );
    }
    await expect(ask(database.appUrl, 'DELETE FROM _prisma_migrations')).rejects.toThrow(
      'permission denied for table _prisma_migrations',
    );
    await expect(ask(database.appUrl, 'ALTER TABLE spaces ADD COLUMN name text')).rejects.toThrow(
      'must be owner of table spaces',
    );
    expect(await pendingMigrations(database.appUrl, database.dir)).toEqual([]);
    expect(await missingProtections(database.appUrl)).toEqual([]);
  });

  it('is reported without any permission while another process creates the database', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', TABLES);
    await migrate(database.ownerUrl, database.dir);
    await expect(ask(database.appUrl, 'SELECT FROM _prisma_migrations')).rejects.toThrow(
      'permission denied for table _prisma_migrations',
    );
    expect(await pendingMigrations(database.appUrl, database.dir)).toEqual(['1_first']);
    expect(await migrate(database.ownerUrl, database.dir, { grantTo: database.app })).toEqual([]);
    expect(await pendingMigrations(database.appUrl, database.dir)).toEqual([]);
  });

  it('is granted permissions on later tables, and loses those that it should not have', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', TABLES);
    await migrate(database.ownerUrl, database.dir, { grantTo: database.app });
    writeMigration(database, '2_second', 'CREATE TABLE later (id text)');
    await migrate(database.ownerUrl, database.dir, { grantTo: database.app });
    expect(await ask(database.appUrl, 'SELECT * FROM later')).toEqual([]);
    await ask(database.ownerUrl, `GRANT ALL ON events TO ${database.app}`);
    expect(await missingProtections(database.appUrl)).toEqual([
      `The serving role ${database.app} may change and delete rows of events: the audit trail is not protected from it.`,
    ]);
    expect(await migrate(database.ownerUrl, database.dir, { grantTo: database.app })).toEqual([]);
    expect(await missingProtections(database.appUrl)).toEqual([]);
  });

  it('must exist before it is granted anything', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', TABLES);
    await expect(
      migrate(database.ownerUrl, database.dir, { grantTo: 'nobody_here' }),
    ).rejects.toThrow('There is no role nobody_here to grant rights to');
  });

  it('is warned about disabled protections when it also migrates or is a superuser', async () => {
    const database = await openEmptyDatabase();
    writeMigration(database, '1_first', TABLES);
    const owner = new URL(database.ownerUrl).username;
    await migrate(database.ownerUrl, database.dir, { grantTo: owner });
    expect(await missingProtections(database.ownerUrl)).toEqual([
      `The serving role ${owner} owns the tables: it could change or drop them.`,
      `The serving role ${owner} may change and delete rows of account_events and events: the audit trail is not protected from it.`,
    ]);
    const superuser = new URL(database.superuserUrl).username;
    expect((await missingProtections(database.superuserUrl))[0]).toBe(
      `The serving role ${superuser} is a superuser, which PostgreSQL does not restrict.`,
    );
  });
});
