/** Restores a backup into an empty database and a store, in one transaction. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openDisk } from '../blobs/disk.ts';
import type { BlobStore } from '../blobs/store.ts';
import type { Secrets } from '../secrets.ts';
import { copyFiles, hashing, type KnownBlob } from './files.ts';
import {
  type BackupTable,
  filesFolder,
  fingerprintsOf,
  type Manifest,
  readManifest,
  rowsPath,
} from './manifest.ts';
import { readTables, type StoredTable } from './tables.ts';

/** The settings of `restoreBackup`. */
export interface RestoreOptions {
  /** The connection string of the role that owns the tables. */
  readonly ownerUrl: string;
  readonly store: BlobStore;
  readonly secrets: Secrets;
  /** The folder of the backup. */
  readonly folder: string;
  /** Applies exactly these migrations, or those that the database lacks of them. */
  readonly migrate: (names: readonly string[]) => Promise<unknown>;
}

/**
 * Restores a backup: nothing, or all of it.
 * @throws Error when the folder is no backup of this key and of a known release, when it is
 * damaged, and when the database has users or organizations
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(options.folder);
  const given = fingerprintsOf(options.secrets);
  const lacking = manifest.keyFingerprints.filter((fingerprint) => !given.includes(fingerprint));
  if (lacking.length > 0)
    throw new Error(
      `SECRET_KEY, PREVIOUS_SECRET_KEYS: The backup was written with another key (fingerprint ${lacking.join(', ')}; given ${given.join(', ')}), without which its secrets cannot be read.`,
    );
  await options.migrate(manifest.migrations);
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'lectern restore',
  });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    await client.query('BEGIN');
    await restoreRows(client, options.folder, manifest);
    await restoreFiles(client, options, manifest);
    await client.query('COMMIT');
    return manifest;
  } finally {
    await client.end(); // what was not committed is rolled back
  }
}

async function restoreRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const stored = await readTables(client);
  await refuseOthers(client, stored, manifest);
  // The triggers have run when the rows were first written.
  const triggered = stored.filter(({ hasTriggers }) => hasTriggers);
  for (const { name } of triggered) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const backedUp = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const { name } of stored) {
    const table = backedUp.get(name);
    if (table) await loadRows(client, folder, table);
  }
  await advanceSequences(client);
  for (const { name } of triggered) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

/** Refuses a database with data, and one that has not the tables of the backup. */
async function refuseOthers(
  client: pg.Client,
  stored: readonly StoredTable[],
  { tables }: Manifest,
): Promise<void> {
  const columnsOf = new Map(stored.map(({ name, columns }) => [name, new Set(columns)]));
  const unknown = tables.filter(
    ({ name, columns }) => !columns.every((column) => columnsOf.get(name)?.has(column)),
  );
  if (unknown.length > 0)
    throw new Error(
      `The database lacks columns of the backup in the tables ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  // the retention of events is a setting, and comes from the backup
  await client.query('DELETE FROM event_retention');
  for (const { name } of stored) {
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount !== 0)
      throw new Error(
        `A backup is restored into an empty database, and this one has rows in ${name}. Create a new database for it.`,
      );
  }
}

async function loadRows(
  client: pg.Client,
  folder: string,
  { name, columns, rows, sha256 }: BackupTable,
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyFrom(`COPY ${name} (${names}) FROM STDIN`));
  const { stream, digest } = hashing();
  try {
    await pipeline(createReadStream(rowsPath(folder, name)), createGunzip(), stream, copy);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${rowsPath(folder, name)} cannot be loaded: ${reason}.`, { cause: error });
  }
  if (digest() !== sha256 || copy.rowCount !== rows)
    throw new Error(`The backup is damaged: ${rowsPath(folder, name)} has other rows.`);
}

/** The sequences of columns, with the statement that moves each past the largest number. */
const SEQUENCES = `
  SELECT format('SELECT setval(%L, max(%I)) FROM %s', d.objid::regclass, a.attname, d.refobjid::regclass) AS text
  FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S' JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  WHERE d.deptype IN ('a', 'i') AND s.relnamespace = 'public'::regnamespace`;

async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ text: string }>(SEQUENCES);
  for (const { text } of rows) await client.query(text);
}

async function restoreFiles(
  client: pg.Client,
  { folder, store }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  const { rows } = await client.query<KnownBlob>('SELECT hash, size FROM blobs ORDER BY hash');
  const missing = await copyFiles(openDisk(filesFolder(folder)), store, iterate(rows));
  const damaged = missing.filter((hash) => !manifest.files.missing.includes(hash));
  if (damaged.length > 0)
    throw new Error(
      `The backup is damaged: it lacks the files ${damaged.join(', ')}, or has other bytes for them.`,
    );
}

async function* iterate<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
