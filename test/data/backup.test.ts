// Tests that a backup holds one moment of the database with its files, and that a restored database
// has the same rows and files.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type Manifest,
  restoreBackup,
  writeBackup,
  type WrittenBackup,
} from '../../src/data/backup.ts';
import { openDisk } from '../../src/data/blobs/disk.ts';
import { migrate, migrationsFolder } from '../../src/data/migrate.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { ids, useWorld } from '../support.ts';
import { ask, openEmptyDatabase } from './empty-database.ts';

const world = useWorld();
const secrets = createSecrets(Buffer.from(SECRET_KEY, 'hex'));
const filesOfWorld = () => openDisk(path.join(world.dataFolder, 'files'));

/** Returns a folder that the end of the test removes. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a backup of the world. */
async function backUp(
  organizationId?: string,
): Promise<WrittenBackup & { readonly folder: string }> {
  const folder = path.join(await newFolder(), 'backup');
  const written = await writeBackup({
    url: world.connections.appUrl,
    store: filesOfWorld(),
    secrets,
    folder,
    release: '0.1.0',
    organizationId,
  });
  return { ...written, folder };
}

/** Restores a backup into a new database and a new store. */
async function restore(folder: string, options: { readonly secrets?: typeof secrets } = {}) {
  const database = await openEmptyDatabase();
  const files = await newFolder();
  const restoreAgain = () =>
    restoreBackup({
      ownerUrl: database.ownerUrl,
      store: openDisk(files),
      secrets,
      folder,
      migrate: (names) =>
        migrate(database.ownerUrl, migrationsFolder, { names, grantTo: database.app }),
      ...options,
    });
  const manifest = await restoreAgain();
  return { ...database, files, manifest, restoreAgain };
}

const TABLES = `SELECT relname AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY 1`;

/** Returns the rows of each table that has any, as sorted JSON texts. */
async function rowsOf(
  url: string,
  conditionOf: (table: string) => string = () => 'TRUE',
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of await ask<{ name: string }>(url, TABLES)) {
    const rows = await ask<{ row: string }>(
      url,
      `SELECT row_to_json(t)::text AS row FROM ${name} t WHERE ${conditionOf(name)} ORDER BY 1`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Returns the names and bytes of the files below a folder. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'base64')])
      .sort(),
  );
}

const upload = (text: string) =>
  world.as('ana').post(`/v1/orgs/${ids.acme}/files`, { name: `${text}.txt`, base64: btoa(text) });

beforeAll(async () => {
  expect((await upload('first')).status).toBe(201);
  expect((await upload('second')).status).toBe(201);
  await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, { title: 'Backed up' });
});

describe('a restored backup', () => {
  it('has the rows and the files of the database', async () => {
    const { folder, manifest, leftOut } = await backUp();
    expect(leftOut).toEqual([]);
    expect(manifest).toMatchObject({
      format: 'lectern-backup-1',
      release: '0.1.0',
      organizationId: null,
      files: { missing: [] },
    });
    const restored = await restore(folder);
    const rows = await rowsOf(world.connections.ownerUrl, (name) =>
      name === 'blobs' ? 't.hash IN (SELECT blob FROM files)' : 'TRUE',
    );
    expect(await rowsOf(restored.ownerUrl)).toEqual(rows);
    expect(Object.keys(rows).length).toBeGreaterThan(30);
    const files = await filesIn(path.join(world.dataFolder, 'files'));
    const used = Object.entries(files).filter(([name]) =>
      rows.blobs?.some((row) => row.includes(name.replace('/', ''))),
    );
    expect(await filesIn(restored.files)).toEqual(Object.fromEntries(used));
    expect(used).toHaveLength(manifest.files.count);
    expect(manifest.files.count).toBeGreaterThan(1);
  });

  it('has its triggers and its sequences again', async () => {
    const restored = await restore((await backUp()).folder);
    expect(
      await ask(
        restored.ownerUrl,
        `SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O' AND NOT tgisinternal`,
      ),
    ).toEqual([]);
    const [next] = await ask<{ later: boolean }>(
      restored.ownerUrl,
      `SELECT nextval('unsequenced_events_number_seq') > (SELECT max(number) FROM unsequenced_events) AS later`,
    );
    expect(next).toEqual({ later: true });
  });

  it('is refused a second time, because the database is not empty', async () => {
    const restored = await restore((await backUp()).folder);
    await expect(restored.restoreAgain()).rejects.toThrow(
      /^A backup is restored into an empty database, and this one has rows in \w+\. Create a new database for it\.$/,
    );
  });
});

describe('a backup', () => {
  it('holds one moment, also while spaces are created', async () => {
    let isOver = false;
    const create = async (): Promise<number> => {
      let count = 0;
      while (!isOver) {
        const made = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, {});
        expect(made.status).toBe(201);
        count += 1;
      }
      return count;
    };
    const creating = create();
    const { folder } = await backUp();
    isOver = true;
    expect(await creating).toBeGreaterThan(0);
    const restored = await restore(folder);
    const [counts] = await ask(
      restored.ownerUrl,
      `SELECT (SELECT count(*)::int FROM spaces WHERE organization_id = '${ids.acme}' AND deleted_at IS NULL) - (SELECT sum(count)::int FROM space_counts WHERE organization_id = '${ids.acme}') AS spaces,
        (SELECT count(*)::int FROM events e WHERE action = 'space.create') - (SELECT count(*)::int FROM events e JOIN spaces s ON s.id = e.subject_id WHERE action = 'space.create') AS events`,
    );
    expect(counts).toEqual({ spaces: 0, events: 0 });
  });

  it('of one organization has its rows, its people and its files alone', async () => {
    const { folder, manifest } = await backUp(ids.acme);
    expect(manifest.organizationId).toBe(ids.acme);
    const restored = await restore(folder);
    const tables = await ask<{ name: string }>(
      world.connections.ownerUrl,
      `SELECT relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id' WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
    );
    const owned = new Set(tables.map(({ name }) => name));
    const rows = await rowsOf(restored.ownerUrl);
    expect(Object.fromEntries(Object.entries(rows).filter(([name]) => owned.has(name)))).toEqual(
      await rowsOf(world.connections.ownerUrl, (name) =>
        owned.has(name) ? `t.organization_id = '${ids.acme}'` : 'FALSE',
      ),
    );
    expect(rows.organizations).toHaveLength(1);
    const people = await ask<{ id: string }>(restored.ownerUrl, 'SELECT id FROM users');
    expect(people.map(({ id }) => id)).toContain(ids.user('ana'));
    expect(rows.account_events).toBeUndefined();
    expect(Object.keys(await filesIn(restored.files))).toHaveLength(manifest.files.count);
  });

  it('names a file that the store has lost, and is restored without it', async () => {
    const { body: file } = await upload('lost');
    const [blob] = await ask<{ hash: string }>(
      world.connections.ownerUrl,
      `SELECT blob AS hash FROM files WHERE id = '${file.id}'`,
    );
    const { hash } = blob ?? { hash: '' };
    await filesOfWorld().remove(hash);
    const { folder, manifest } = await backUp();
    expect(manifest.files.missing).toEqual([hash]);
    expect((await restore(folder)).manifest.files.missing).toEqual([hash]);
    expect((await upload('lost')).status).toBe(201);
  });

  it('is not written over another one', async () => {
    const { folder } = await backUp();
    await expect(
      writeBackup({
        url: world.connections.appUrl,
        store: filesOfWorld(),
        secrets,
        folder,
        release: '0.1.0',
      }),
    ).rejects.toThrow(`${folder} exists already. Name a new folder.`);
  });

  it('replaces what an interrupted one has left, and leaves nothing without a database', async () => {
    const folder = path.join(await newFolder(), 'backup');
    await mkdir(`${folder}.partial/tables`, { recursive: true });
    await writeFile(`${folder}.partial/left`, 'left');
    const write = (url: string) =>
      writeBackup({ url, store: filesOfWorld(), secrets, folder, release: '0.1.0' });
    await write(world.connections.appUrl);
    expect(await readdir(path.dirname(folder))).toEqual(['backup']);
    expect(await readdir(folder)).not.toContain('left');
    await rm(folder, { recursive: true });
    await expect(write('postgres://app@127.0.0.1:1/nothing')).rejects.toThrow(/ECONNREFUSED/);
    expect(await readdir(path.dirname(folder))).toEqual([]);
  });

  it('names a folder that cannot be written', async () => {
    const file = path.join(await newFolder(), 'file');
    await writeFile(file, '');
    await expect(
      writeBackup({
        url: world.connections.appUrl,
        store: filesOfWorld(),
        secrets,
        folder: path.join(file, 'backup'),
        release: '0.1.0',
      }),
    ).rejects.toThrow(`The folder ${file}/backup.partial cannot be written: `);
  });

  it('of an unknown organization leaves nothing behind', async () => {
    const folder = path.join(await newFolder(), 'backup');
    await expect(
      writeBackup({
        url: world.connections.appUrl,
        store: filesOfWorld(),
        secrets,
        folder,
        release: '0.1.0',
        organizationId: 'org_nobody',
      }),
    ).rejects.toThrow('There is no organization with the id org_nobody.');
    expect(await readdir(path.dirname(folder))).toEqual([]);
  });
});

describe('a restore refuses', () => {
  it('a folder that is no complete backup', async () => {
    const folder = await newFolder();
    await expect(restore(folder)).rejects.toThrow(
      `${folder} is not the folder of a complete backup: it has no readable manifest.json.`,
    );
    await writeFile(path.join(folder, 'manifest.json'), '{"format": 1}');
    await expect(restore(folder)).rejects.toThrow(/is not the manifest of a backup/);
  });

  it('a backup of another key', async () => {
    const { folder } = await backUp();
    await expect(
      restore(folder, { secrets: createSecrets(new Uint8Array(32).fill(9)) }),
    ).rejects.toThrow(
      /^SECRET_KEY, PREVIOUS_SECRET_KEYS: The backup was written with another key \(fingerprint /,
    );
  });

  it('a backup of a newer release', async () => {
    const { folder, manifest } = await backUp();
    const newer: Manifest = { ...manifest, migrations: [...manifest.migrations, '2099_later'] };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(newer));
    await expect(restore(folder)).rejects.toThrow(/no migration 2099_later: a newer release/);
  });

  it('a backup of an older release than the migrations of the database', async () => {
    const { folder, manifest } = await backUp();
    const restored = await restore(folder);
    const older: Manifest = { ...manifest, migrations: manifest.migrations.slice(0, -1) };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(older));
    await expect(restored.restoreAgain()).rejects.toThrow(
      `Migration ${manifest.migrations.at(-1)} is in the database but not in the backup, which an older release has written: restore it into a new database to which no migrations were applied.`,
    );
  });

  it('a damaged backup, and leaves the database empty', async () => {
    const { folder } = await backUp();
    const file = path.join(folder, 'tables', 'users.copy.gz');
    const rows = gunzipSync(readFileSync(file)).toString();
    await writeFile(file, gzipSync(rows.replace('Ana', 'Eva')));
    const database = await openEmptyDatabase();
    await expect(
      restoreBackup({
        ownerUrl: database.ownerUrl,
        store: openDisk(await newFolder()),
        secrets,
        folder,
        migrate: (names) => migrate(database.ownerUrl, migrationsFolder, { names }),
      }),
    ).rejects.toThrow(`The backup is damaged: ${file} has other rows.`);
    expect(await rowsOf(database.ownerUrl)).toEqual({});
  });

  it('a backup with a file of rows that ends too early, and names the file', async () => {
    const { folder } = await backUp();
    const file = path.join(folder, 'tables', 'users.copy.gz');
    await writeFile(file, readFileSync(file).subarray(0, 40));
    await expect(restore(folder)).rejects.toThrow(
      `${file} cannot be loaded: unexpected end of file.`,
    );
    await rm(file);
    await expect(restore(folder)).rejects.toThrow(`${file} cannot be loaded: ENOENT: `);
  });
});
