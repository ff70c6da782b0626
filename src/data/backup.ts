/**
 * Writes a backup: the rows of one moment, the bytes of their files, and a manifest. The server can
 * answer requests at the same time.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openDisk } from './blobs/disk.ts';
import type { BlobStore } from './blobs/store.ts';
import { copyFiles, hashing, type KnownBlob } from './backup/files.ts';
import {
  type BackupTable,
  filesFolder,
  fingerprintsOf,
  type Manifest,
  manifestPath,
  rowsPath,
} from './backup/manifest.ts';
import {
  conditionOfAll,
  readConditionsOfOne,
  readTables,
  type StoredTable,
} from './backup/tables.ts';
import { makeFolder } from './folder.ts';
import type { Secrets } from './secrets.ts';

export type { Manifest } from './backup/manifest.ts';
export { restoreBackup } from './backup/restore.ts';

/** The settings of a backup. */
export interface BackupOptions {
  /** The connection string of a role that can read all tables. */
  readonly url: string;
  readonly store: BlobStore;
  readonly secrets: Secrets;
  /** The folder to write, which does not exist yet. */
  readonly folder: string;
  /** The release that writes the backup. */
  readonly release: string;
  /** The only organization in the backup; all by default. */
  readonly organizationId?: string | undefined;
}

/** A backup that was written. */
export interface WrittenBackup {
  readonly manifest: Manifest;
  /** The names of installed integrations of other organizations, which the backup leaves out. */
  readonly leftOut: readonly string[];
}

/** Number of rows that a statement reads. */
const BATCH_COUNT = 1000;

/** The level is low, because compression takes processor time from requests. */
const GZIP_LEVEL = 3;

/**
 * Writes a backup of the organizations. The folder appears when it is complete.
 * @throws Error when the folder exists, or there is no such organization
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { folder } = options;
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  const partial = `${folder}.partial`;
  const client = new pg.Client({
    connectionString: options.url,
    connectionTimeoutMillis: 10_000,
    application_name: 'lectern backup',
  });
  client.on('error', () => {}); // the running statement fails by itself
  try {
    await client.connect();
    await createPartial(partial);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const written = await writeSnapshot(client, { ...options, folder: partial });
    await writeFile(manifestPath(partial), `${JSON.stringify(written.manifest, null, 2)}\n`, {
      flush: true,
    });
    await rename(partial, folder);
    return written;
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => {}); // the first error counts
    throw error;
  } finally {
    await client.end();
  }
}

/** Creates the folder that is written, in place of one that an interrupted backup has left. */
async function createPartial(partial: string): Promise<void> {
  try {
    await rm(partial, { recursive: true, force: true });
    makeFolder(partial, 0o700);
    await mkdir(path.dirname(rowsPath(partial, '')), { mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The folder ${partial} cannot be written: ${reason}.`, { cause: error });
  }
}

async function writeSnapshot(
  client: pg.Client,
  { folder, store, secrets, organizationId, release }: BackupOptions,
): Promise<WrittenBackup> {
  const { rows: found } = await client.query(
    `SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL`,
  );
  if (found.length === 0)
    throw new Error('The database has no tables of Lectern. Is DATABASE_URL the right database?');
  const { rows: moments } = await client.query<{ at: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`,
  );
  const organization =
    organizationId === undefined ? undefined : await checked(client, organizationId);
  const conditionOf =
    organization === undefined ? conditionOfAll : await readConditionsOfOne(client);
  const tables: BackupTable[] = [];
  const total = { count: 0, bytes: 0 };
  const missing: string[] = [];
  for (const table of await readTables(client)) {
    const condition = withOrganization(conditionOf(table), organization);
    tables.push(await writeRows(client, folder, table, condition));
    if (table.name === 'blobs')
      missing.push(
        ...(await copyFiles(
          store,
          openDisk(filesFolder(folder)),
          blobsOf(client, condition, total),
        )),
      );
  }
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name',
  );
  const manifest: Manifest = {
    format: 'lectern-backup-1',
    createdAt: moments[0]?.at ?? '',
    release,
    organizationId: organization ?? null,
    keyFingerprints: fingerprintsOf(secrets),
    migrations: migrations.map(({ name }) => name),
    tables,
    files: { ...total, missing },
  };
  return { manifest, leftOut: await readLeftOut(client, organization) };
}

/** Returns the id of an organization that exists. */
async function checked(client: pg.Client, organizationId: string): Promise<string> {
  const { rowCount } = await client.query('SELECT FROM organizations WHERE id = $1', [
    organizationId,
  ]);
  if (rowCount === 0) throw new Error(`There is no organization with the id ${organizationId}.`);
  return organizationId;
}

/** Returns a condition with its parameter as a literal, because COPY takes no parameters. */
const withOrganization = (condition: string, organization: string | undefined): string =>
  organization === undefined
    ? condition
    : condition.replaceAll('$1', pg.escapeLiteral(organization));

async function writeRows(
  client: pg.Client,
  folder: string,
  { name, columns }: StoredTable,
  condition: string,
): Promise<BackupTable> {
  const selected = columns.map((column) => `t.${pg.escapeIdentifier(column)}`).join(', ');
  const rows = client.query(
    copyTo(`COPY (SELECT ${selected} FROM ${name} t WHERE ${condition}) TO STDOUT`),
  );
  const { stream, digest } = hashing();
  await pipeline(
    rows,
    stream,
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(rowsPath(folder, name), { mode: 0o600 }),
  );
  return { name, columns: [...columns], rows: rows.rowCount, sha256: digest() };
}

/** Yields the blobs of the backup, and counts them. */
async function* blobsOf(
  client: pg.Client,
  condition: string,
  total: { count: number; bytes: number },
): AsyncGenerator<KnownBlob> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<KnownBlob>(
      `SELECT t.hash, t.size FROM blobs t WHERE t.hash > ${pg.escapeLiteral(after)} AND (${condition}) ORDER BY t.hash LIMIT ${BATCH_COUNT}`,
    );
    for (const blob of rows) {
      total.count += 1;
      total.bytes += blob.size;
      after = blob.hash;
      yield blob;
    }
    if (rows.length < BATCH_COUNT) return;
  }
}

async function readLeftOut(client: pg.Client, organization: string | undefined): Promise<string[]> {
  if (organization === undefined) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT ig.name FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id
     WHERE n.organization_id = $1 AND ig.owner_id IS DISTINCT FROM $1 ORDER BY 1`,
    [organization],
  );
  return rows.map(({ name }) => name);
}
