// Checks the embedded PostgreSQL of one process: its settings, its roles and its cluster.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../../src/data/embedded.ts';
import { ask, newHome, open } from './embedded-home.ts';

const home = newHome();
/** An incomplete cluster in the same folder; its number is greater than any process id. */
const abandoned = path.join(home, 'pgdata.making-4194304');
let server: EmbeddedDatabase;

beforeAll(async () => {
  mkdirSync(abandoned);
  writeFileSync(path.join(abandoned, 'PG_VERSION'), '18\n');
  server = await open(home);
});
afterAll(() => server?.stop());

describe('the embedded database', { timeout: 240_000 }, () => {
  it('keeps its data after a stop and a start', async () => {
    await ask(server.url('owner'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await server.stop();
    expect(existsSync(path.join(server.dataDir, 'postmaster.pid'))).toBe(false);
    server = await open(home);
    expect(await ask(server.url('owner'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('listens on no port, in a folder closed to others, in UTC, for 100 connections', async () => {
    const settings = `SELECT current_setting('listen_addresses') AS addresses, current_setting('TimeZone') AS zone, current_setting('max_connections') AS connections`;
    expect(await ask(server.url('app'), settings)).toEqual([
      { addresses: '', zone: 'UTC', connections: '100' },
    ]);
    const socket = new URL(server.url('app')).searchParams.get('host') ?? '';
    expect(statSync(socket).mode & 0o777).toBe(0o700);
  });

  it('returns connection strings for pg and any database', async () => {
    const socket = path.join(path.dirname(server.dataDir), 'socket');
    expect(server.url('app')).toBe(
      `postgresql://lectern_app@localhost:5432/lectern?host=${encodeURIComponent(socket)}`,
    );
    expect(
      await ask(
        server.url('superuser', 'postgres'),
        'SELECT current_user AS role, current_database() AS name',
      ),
    ).toEqual([{ role: 'postgres', name: 'postgres' }]);
  });

  it('has a role that owns the database, and a serving role without other permissions', async () => {
    const roles = await ask(
      server.url('app'),
      `SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls FROM pg_roles WHERE rolname LIKE 'lectern%' ORDER BY 1`,
    );
    const humble = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
    };
    expect(roles).toEqual([
      { rolname: 'lectern_app', ...humble },
      { rolname: 'lectern_owner', ...humble },
    ]);
    await ask(
      server.url('owner'),
      'CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gin; CREATE SCHEMA own; CREATE TABLE own.kept ()',
    );
    await expect(ask(server.url('app'), 'CREATE TABLE mine ()')).rejects.toThrow(
      'permission denied for schema public',
    );
    await expect(ask(server.url('app'), 'CREATE SCHEMA mine')).rejects.toThrow(
      'permission denied for database lectern',
    );
    await expect(ask(server.url('app'), 'SELECT * FROM own.kept')).rejects.toThrow(
      'permission denied for schema own',
    );
  });

  it('ignores an incomplete cluster', async () => {
    expect(await ask(server.url('app'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(abandoned)).toBe(false);
  });

  it('refuses a cluster of another PostgreSQL version, and reports what to do', async () => {
    await server.stop();
    const version = path.join(server.dataDir, 'PG_VERSION');
    const made = readFileSync(version, 'utf8');
    writeFileSync(version, '13\n');
    await expect(open(home)).rejects.toThrow(
      `was created by PostgreSQL 13, but the programs here are PostgreSQL ${made.trim()}`,
    );
    writeFileSync(version, made);
    server = await open(home);
  });
});
