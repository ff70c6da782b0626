// Tests that content can be distributed over a Citus cluster, and what keeps it whole there.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { restoreBackup, writeBackup } from '../../src/data/backup.ts';
import { openDisk } from '../../src/data/blobs/disk.ts';
import { JOB_DEADLINES, openDatabase } from '../../src/data/database.ts';
import { migrate, migrationsFolder } from '../../src/data/migrate.ts';
import { DISTRIBUTED_TABLES } from '../../src/data/migrate/distribute.ts';
import { queues } from '../../src/data/queue.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { makeTestOrganization, waitForLock } from '../content/rows.ts';
import { withDatabase } from '../database-url.ts';
import { makeLibrary, readEverything } from '../jobs/library.ts';
import { runnerOf } from '../operator/run.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { useWorld } from '../support.ts';
import { joinNodes, run } from './cluster.ts';

/** An empty database, by default on the nodes of a cluster. */
interface EmptyDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  drop(): Promise<void>;
}

async function makeDatabase(workerUrls = inject('pg').workerUrls ?? []): Promise<EmptyDatabase> {
  const { superuserUrl, ownerUrl, appUrl } = inject('pg');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const servers = [superuserUrl, ...workerUrls];
  const { username: owner } = new URL(ownerUrl);
  for (const server of servers)
    await run(withDatabase(server, 'postgres'), [
      `CREATE DATABASE ${name} OWNER ${owner} TEMPLATE template0 ENCODING 'UTF8'`,
    ]);
  const drop = async () => {
    for (const server of servers)
      await run(withDatabase(server, 'postgres'), [`DROP DATABASE ${name} WITH (FORCE)`]);
  };
  return { ownerUrl: withDatabase(ownerUrl, name), appUrl: withDatabase(appUrl, name), drop };
}

/** Makes an empty database whose nodes are those of the test's cluster. */
async function makeClusterDatabase(): Promise<EmptyDatabase> {
  const { superuserUrl, ownerUrl } = inject('pg');
  const [nodes = []] = await run<{ host: string; port: number }>(
    withDatabase(superuserUrl, world.connections.name),
    ['SELECT nodename AS host, nodeport AS port FROM pg_dist_node ORDER BY groupid'],
  );
  const database = await makeDatabase();
  const { pathname } = new URL(database.ownerUrl);
  await joinNodes(
    [superuserUrl, ...(inject('pg').workerUrls ?? [])].map((url) =>
      withDatabase(url, pathname.slice(1)),
    ),
    nodes.map(({ host, port }) => [host, port]),
    new URL(ownerUrl).username,
  );
  return database;
}

const optionsOf = ({ appUrl }: EmptyDatabase) => ({
  grantTo: new URL(appUrl).username,
  queues,
});

const rowsOf = (table: string) =>
  `SELECT '${table}' AS name, count(*)::int AS count, sum(hashtext(t::text)::bigint)::text AS hash FROM ${table} t`;

/** Returns the number of rows of each distributed table, and a hash of them. */
const contentOf = async (url: string) =>
  (await run(url, [DISTRIBUTED_TABLES.map(rowsOf).join(' UNION ALL ')]))[0];

const world = useWorld();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.connections.ownerUrl });
  await owner.connect();
});
afterAll(() => owner?.end());

describe('a database of a cluster', () => {
  it('is distributed with its rows, once, and takes further migrations', async () => {
    const database = await makeClusterDatabase();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-migrations-'));
    try {
      await migrate(database.ownerUrl, migrationsFolder, optionsOf(database));
      const filled = openDatabase({ url: database.appUrl, deadlines: JOB_DEADLINES });
      await seed(filled, createSecrets(Buffer.from(SECRET_KEY, 'hex')));
      await filled.close();
      const before = await contentOf(database.ownerUrl);
      const distribute = () =>
        migrate(database.ownerUrl, migrationsFolder, { ...optionsOf(database), distribute: true });

      expect(await distribute()).toEqual(DISTRIBUTED_TABLES.map((name) => `distributed ${name}`));
      expect(await contentOf(database.appUrl)).toEqual(before);
      expect(await distribute()).toEqual([]);

      cpSync(migrationsFolder, folder, { recursive: true });
      mkdirSync(path.join(folder, '20991231000000_later'));
      writeFileSync(
        path.join(folder, '20991231000000_later', 'migration.sql'),
        `-- A column; with an index.
ALTER TABLE "documents" ADD COLUMN "later" TEXT NOT NULL DEFAULT 'a;b';
CREATE INDEX "documents_later" ON "documents" ("later");
CREATE FUNCTION later() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
UPDATE "documents" SET "later" = 'c' WHERE "later" = 'a;b';
`,
      );
      expect(await migrate(database.ownerUrl, folder, optionsOf(database))).toEqual([
        '20991231000000_later',
      ]);
      const [later] = await run(database.appUrl, [
        'SELECT later FROM documents GROUP BY later ORDER BY later',
      ]);
      expect(later).toEqual([{ later: 'c' }]);
    } finally {
      rmSync(folder, { recursive: true });
      await database.drop();
    }
  });

  it('takes a backup, also when it is distributed already', async () => {
    const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-backup-')), 'backup');
    const store = openDisk(path.join(path.dirname(folder), 'files'));
    const secrets = createSecrets(Buffer.from(SECRET_KEY, 'hex'));
    const database = await makeClusterDatabase();
    const options = { ...optionsOf(database), distribute: true };
    try {
      await migrate(database.ownerUrl, migrationsFolder, options);
      const { appUrl: url } = world.connections;
      const { manifest } = await writeBackup({ url, store, secrets, folder, release: '0.1.0' });
      await restoreBackup({
        ownerUrl: database.ownerUrl,
        store,
        secrets,
        folder,
        migrate: (names) => migrate(database.ownerUrl, migrationsFolder, { names }),
      });
      expect(await contentOf(database.appUrl)).toEqual(await contentOf(url));
      expect(manifest.tables.find(({ name }) => name === 'documents')?.rows).toBeGreaterThan(1);
      expect(await migrate(database.ownerUrl, migrationsFolder, options)).toEqual([]);
    } finally {
      rmSync(path.dirname(folder), { recursive: true });
      await database.drop();
    }
  });

  it('without Citus, or without workers, is refused', async () => {
    const database = await makeDatabase([]);
    try {
      const distribute = () =>
        migrate(database.ownerUrl, migrationsFolder, { ...optionsOf(database), distribute: true });
      await expect(distribute()).rejects.toThrow(
        'The database has no Citus. Install the extension on each node, then CREATE EXTENSION citus and add the workers with citus_add_node.',
      );
      const { pathname } = new URL(database.ownerUrl);
      await run(withDatabase(inject('pg').superuserUrl, pathname.slice(1)), [
        'CREATE EXTENSION citus',
      ]);
      await expect(distribute()).rejects.toThrow(
        'The Citus cluster has no workers. Add them with citus_add_node first.',
      );
    } finally {
      await database.drop();
    }
  });
});

/** Returns the number of rows of an organization in each distributed table. */
async function countsOf(organizationId: string): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const table of DISTRIBUTED_TABLES) {
    const { rows } = await owner.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE organization_id = $1`,
      [organizationId],
    );
    counts.push([table, rows[0]?.count ?? 0]);
  }
  return Object.fromEntries(counts);
}

const NOTHING = { documents: 0, tree_nodes: 0, search_sections: 0, spec_sections: 0 };

describe('lectern doctor', () => {
  it('says whether the nodes of the cluster reach each other', async () => {
    const { lines } = await runnerOf(world)(['doctor']);
    expect(lines.filter((line) => line.includes('citus'))).toEqual([
      expect.stringMatching(
        /^ok +citus: content is distributed, and all 3 nodes reach each other$/,
      ),
    ]);
  });

  it('warns where jit is on', async () => {
    const { superuserUrl } = inject('pg');
    const { name, ownerUrl } = world.connections;
    const databaseLine = async () =>
      (await runnerOf(world)(['doctor'])).lines.find((line) => line.includes(' database:'));
    expect(await databaseLine()).toMatch(/^ok /);
    try {
      await run(ownerUrl, [`ALTER DATABASE ${name} SET jit = on`]);
      expect(await databaseLine()).toMatch(
        /^warning +database: .*\. The setting jit is on, with which edits and searches take seconds or fail: run ALTER DATABASE … SET jit = off as the owner of the database, and restart the servers\.$/,
      );
    } finally {
      await run(withDatabase(superuserUrl, name), [`ALTER DATABASE ${name} RESET jit`]);
    }
  });

  it('names the nodes that the coordinator does not reach as the serving role', async () => {
    const database = await makeClusterDatabase();
    const { pathname, username } = new URL(database.appUrl);
    const citusLines = async () => {
      const settings = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl };
      const { lines } = await runnerOf(world)(['doctor'], settings);
      return lines.filter((line) => line.includes('citus'));
    };
    try {
      const options = { ...optionsOf(database), distribute: true };
      await migrate(database.ownerUrl, migrationsFolder, options);
      for (const url of inject('pg').workerUrls ?? [])
        await run(withDatabase(url, pathname.slice(1)), [
          'SET citus.enable_ddl_propagation = off',
          `REVOKE CONNECT ON DATABASE ${pathname.slice(1)} FROM PUBLIC, ${username}`,
        ]);
      expect(await citusLines()).toEqual([
        expect.stringMatching(
          /^failed +citus: The coordinator does not reach \S+:\d+, \S+:\d+ with the serving role\. Content of organizations there cannot be read\.$/,
        ),
      ]);
    } finally {
      await database.drop();
    }
  });
});

describe('the rows of a deleted parent', () => {
  it('are deleted with an organization', async () => {
    const { id } = await makeTestOrganization(world);
    await makeLibrary(world, id, 'The library');
    const before = await countsOf(id);
    expect(before['documents']).toBeGreaterThan(0);
    expect(before['search_sections']).toBeGreaterThan(0);
    await owner.query('DELETE FROM organizations WHERE id = $1', [id]);
    expect(await countsOf(id)).toEqual(NOTHING);
  });

  it('are deleted with a space', async () => {
    const { id } = await makeTestOrganization(world);
    const { spaceId } = await makeLibrary(world, id, 'The library');
    await owner.query('DELETE FROM spaces WHERE id = $1', [spaceId]);
    expect((await countsOf(id))['search_sections']).toBe(0);
  });
});

/** Returns the name of the node that has the rows of an organization. */
async function nodeOf(organizationId: string): Promise<string> {
  const { rows } = await owner.query<{ node: string }>(
    `SELECT nodename || ':' || nodeport AS node FROM citus_shards
     WHERE shardid = get_shard_id_for_distribution_column('documents', $1::text)`,
    [organizationId],
  );
  return rows[0]?.node ?? '';
}

/** Makes two organizations with shards on different nodes. */
async function makeOrganizationsApart() {
  const from = await makeTestOrganization(world);
  for (;;) {
    const to = await makeTestOrganization(world);
    if ((await nodeOf(to.id)) !== (await nodeOf(from.id))) return { from, to };
  }
}

describe('a transfer between organizations on two nodes', () => {
  it('moves everything', async () => {
    const { from, to } = await makeOrganizationsApart();
    const library = await makeLibrary(world, from.id, 'The library');
    const everything = await readEverything(world, library);
    const path = `/v1/spaces/${library.spaceId}/transfer`;
    expect((await world.as('ana').post(path, { organization: to.id })).status).toBe(200);
    expect(await readEverything(world, library)).toEqual(everything);
    expect((await countsOf(from.id))['search_sections']).toBe(0);
  });

  it('whose connections to the nodes are killed moves everything or nothing, and can be repeated', async () => {
    const { from, to } = await makeOrganizationsApart();
    const library = await makeLibrary(world, from.id, 'The library');
    const everything = await readEverything(world, library);
    const before = await countsOf(from.id);
    const path = `/v1/spaces/${library.spaceId}/transfer`;

    const blocker = new pg.Client({ connectionString: world.connections.ownerUrl });
    await blocker.connect();
    // the texts are copied before the comments
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE comments IN ACCESS EXCLUSIVE MODE');
    const transfer = world.as('ana').post(path, { organization: to.id });
    await waitForLock(world);
    for (const url of inject('pg').workerUrls ?? [])
      await run(withDatabase(url, 'postgres'), [
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${world.connections.name}'`,
      ]);
    await blocker.query('ROLLBACK');
    await blocker.end();

    const { status } = await transfer;
    expect(await readEverything(world, library)).toEqual(everything);
    if (status !== 200) {
      expect(status).toBe(503);
      expect(await countsOf(to.id)).toEqual(NOTHING);
      expect(await countsOf(from.id)).toEqual(before);
      expect((await world.as('ana').post(path, { organization: to.id })).status).toBe(200);
    }
    expect(await readEverything(world, library)).toEqual(everything);
    expect((await countsOf(from.id))['search_sections']).toBe(0);
  });
});
