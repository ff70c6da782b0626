// Starts embedded databases in folders that are deleted at the end of a test file.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/data/embedded.ts';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** Makes a folder for a cluster. */
export function newHome(mode = 0o711): string {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lectern-embedded-'));
  chmodSync(home, mode);
  homes.push(home);
  return home;
}

/** Starts the server of a folder, or joins it. */
export const open = (home: string): Promise<EmbeddedDatabase> =>
  startEmbedded({ home, database: 'lectern', unsafe: true });

/** Runs a statement on a connection of its own, and returns its rows. */
export async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // some of these servers are killed
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
