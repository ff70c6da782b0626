// Creates empty databases for the tests of migrations.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** A database without tables, and a folder for its migrations. */
export interface EmptyDatabase {
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
  /** The name of the serving role. */
  app: string;
  /** The folder of the migrations. */
  dir: string;
}

/** Creates an empty database and an empty folder, which the end of the test deletes. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('pg');
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  const at = (url: string, database: string): string =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const admin = at(server.superuserUrl, 'postgres');
  await ask(admin, `CREATE DATABASE ${name} OWNER ${new URL(server.ownerUrl).username}`);
  const dir = mkdtempSync(path.join(os.tmpdir(), 'lectern-migrations-'));
  onTestFinished(async () => {
    rmSync(dir, { recursive: true });
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return {
    ownerUrl: at(server.ownerUrl, name),
    appUrl: at(server.appUrl, name),
    superuserUrl: at(server.superuserUrl, name),
    app: new URL(server.appUrl).username,
    dir,
  };
}

/** Sends statements on a connection of their own and returns the rows of the last one. */
export async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
