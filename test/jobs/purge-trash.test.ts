// Tests the purge of deleted spaces and collections, and of idempotency keys.
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_DEADLINES } from '../database.ts';
import { demoId } from '../../prisma/seed/ids.ts';
import { openDatabase } from '../../src/data/database.ts';
import { enqueueOver } from '../../src/data/queue.ts';
import { purgeIdempotencyKeysJob } from '../../src/jobs/purge-idempotency-keys.ts';
import { purgeTrashJob } from '../../src/jobs/purge-trash.ts';
import { purgeTrash } from '../../src/resources/content/purge.ts';
import { cleanUpIdempotencyKeys } from '../../src/resources/idempotency/clean-up.ts';
import { ids, useWorld } from '../support.ts';
import { useJobDatabase } from './support.ts';
import { sql } from '../sql.ts';

const DAY = 24 * 60 * 60 * 1000;
const world = useWorld();
const jobDatabase = useJobDatabase();

/** Returns the time at which a space or a collection was deleted. */
async function deletedAt(table: 'spaces' | 'collections', id: string): Promise<number> {
  const [row] = await world.console.database.query(
    sql<{ at: string }>(`SELECT deleted_at AS at FROM ${table} WHERE id = $1`),
    [id],
  );
  return Date.parse(row?.at ?? '');
}

const contextAt = (time: number) => ({
  database: world.console.database,
  now: new Date(time),
  requestId: 'job-test',
  isOver: () => false,
});

const countOf = async (from: string, id: string) =>
  (
    await world.console.database.query(
      sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${from} = $1`),
      [id],
    )
  )[0]?.count;

/** Returns the events of purges, as an admin reads them. */
async function purges(action: string) {
  const { data } = await world
    .as('ana')
    .query(
      'query ($id: ID!, $action: String) { organization(id: $id) { auditEvents(filter: { action: $action }) { nodes { action actor { id } token: tokenId subject: subjectId requestId createdAt fields related: relatedIds } } } }',
      {
        id: ids.acme,
        action,
      },
    );
  return data.organization.auditEvents.nodes;
}

describe('a deleted space', () => {
  it('is purged after seven days with its revisions and grants, and an event', async () => {
    const id = ids.space('guide');
    expect((await world.as('ana').delete(`/v1/spaces/${id}`)).status).toBe(205);
    const at = await deletedAt('spaces', id);
    expect(await purgeTrash(contextAt(at + 7 * DAY - 1))).toBe('done');
    expect([
      await countOf('spaces WHERE id', id),
      await countOf('revisions WHERE space_id', id),
      await countOf('grants WHERE space_id', id),
    ]).toEqual([1, 1, 1]);
    expect(await purges('space.purge')).toEqual([]);
    expect(await purgeTrash(contextAt(at + 7 * DAY))).toBe('done');
    expect([
      await countOf('spaces WHERE id', id),
      await countOf('revisions WHERE space_id', id),
      await countOf('grants WHERE space_id', id),
    ]).toEqual([0, 0, 0]);
    const event = {
      action: 'space.purge',
      actor: null,
      token: null,
      subject: id,
      requestId: 'job-test',
      createdAt: new Date(at + 7 * DAY).toISOString(),
      fields: [],
      related: [],
    };
    expect(await purges('space.purge')).toEqual([event]);
    expect(await purgeTrash(contextAt(at + 8 * DAY))).toBe('done');
    expect(await purges('space.purge')).toEqual([event]);
    expect((await world.as('ana').post(`/v1/spaces/${id}/restore`)).status).toBe(404);
  });

  it('is kept after a restore, and for seven more days when it is deleted again', async () => {
    const id = ids.space('api');
    await world.as('ana').delete(`/v1/spaces/${id}`);
    const first = await deletedAt('spaces', id);
    expect((await world.as('ana').post(`/v1/spaces/${id}/restore`)).status).toBe(200);
    await purgeTrash(contextAt(first + 7 * DAY));
    expect((await world.as('ana').get(`/v1/spaces/${id}`)).status).toBe(200);
    await world.as('ana').delete(`/v1/spaces/${id}`);
    const second = await deletedAt('spaces', id);
    await purgeTrash(contextAt(second + 7 * DAY - 1));
    expect(await countOf('spaces WHERE id', id)).toBe(1);
    expect((await world.as('ana').post(`/v1/spaces/${id}/restore`)).status).toBe(200);
  });

  it('is purged once by concurrent jobs', async () => {
    const id = ids.space('scratch');
    await world.as('ana').delete(`/v1/spaces/${id}`);
    const at = await deletedAt('spaces', id);
    await Promise.all([1, 2, 3].map(() => purgeTrash(contextAt(at + 7 * DAY))));
    expect(
      (await purges('space.purge')).filter(({ subject }: { subject: string }) => subject === id)
        .length,
    ).toBe(1);
    expect(await countOf('spaces WHERE id', id)).toBe(0);
  });
});

describe('a deleted collection', () => {
  it('is purged with its content, innermost first, with an event for each', async () => {
    const [handbook, policies] = [ids.collection('handbook'), ids.collection('policies')];
    const [onboarding, travel] = [ids.space('onboarding'), ids.space('travel')];
    await world.as('ana').delete(`/v1/spaces/${travel}`);
    await world.as('ana').delete(`/v1/collections/${handbook}`);
    const at = await deletedAt('collections', handbook);
    await purgeTrash(contextAt((await deletedAt('spaces', travel)) + 7 * DAY));
    expect([
      await countOf('spaces WHERE id', travel),
      await countOf('collections WHERE id', policies),
    ]).toEqual([0, 1]);
    await purgeTrash(contextAt(at + 7 * DAY));
    for (const id of [handbook, policies])
      expect(await countOf('collections WHERE id', id)).toBe(0);
    expect(await countOf('spaces WHERE id', onboarding)).toBe(0);
    const order = await world.console.database.query(
      sql<{ subject: string }>(
        `SELECT subject_id AS subject FROM events WHERE action = 'collection.purge' ORDER BY id`,
      ),
      [],
    );
    expect(order.map(({ subject }) => subject)).toEqual([policies, handbook]);
  });

  it('is purged without the space that was restored from it', async () => {
    const [board, minutes] = [ids.collection('board'), ids.space('minutes')];
    await world.as('ana').delete(`/v1/collections/${board}`);
    expect((await world.as('ana').post(`/v1/spaces/${minutes}/restore`)).status).toBe(200);
    await purgeTrash(contextAt((await deletedAt('collections', board)) + 7 * DAY));
    expect([
      await countOf('collections WHERE id', board),
      await countOf('grants WHERE collection_id', board),
    ]).toEqual([0, 0]);
    expect((await world.as('ana').get(`/v1/spaces/${minutes}`)).status).toBe(200);
  });
});

const acme = demoId('Organization', 'acme');

describe('a large trash', () => {
  beforeEach(() =>
    jobDatabase.sql(
      `DELETE FROM spaces WHERE id LIKE 'spc_old%'; DELETE FROM events WHERE action LIKE '%.purge'; DELETE FROM pgboss.job`,
    ),
  );

  const fill = (count: number) =>
    jobDatabase.sql(
      `INSERT INTO spaces (id, organization_id, rank, title, visibility, revision_id, deleted_at, deletion_id)
       SELECT 'spc_old' || n, $1, 'a' || n, 'Old', 'PRIVATE', 'rev_old', '2026-01-01', 'del_old' FROM generate_series(1, $2::int) n`,
      [acme, count],
    );
  const later = new Date('2026-01-08T00:00:00Z');

  it('is purged page by page, and an interrupted job leaves the rest to the next', async () => {
    await fill(250);
    let checks = 0;
    expect(await purgeTrash(jobDatabase.contextAt(later, () => ++checks > 130))).toBe('more');
    expect([
      await jobDatabase.count(`spaces WHERE id LIKE 'spc_old%'`),
      await jobDatabase.count(`events WHERE action = 'space.purge'`),
    ]).toEqual([120, 130]);
    expect(await purgeTrash(jobDatabase.contextAt(later))).toBe('done');
    expect([
      await jobDatabase.count(`spaces WHERE id LIKE 'spc_old%'`),
      await jobDatabase.count(`events WHERE action = 'space.purge'`),
    ]).toEqual([0, 250]);
  });

  it('is purged by two workers that do not block each other', async () => {
    await fill(120);
    for (const n of [1, 2]) await enqueueOver(jobDatabase.database.query)('purge-trash', { n });
    await Promise.all([1, 2].map(() => jobDatabase.worker([purgeTrashJob], () => later).runDue()));
    expect([
      await jobDatabase.count(`spaces WHERE id LIKE 'spc_old%'`),
      await jobDatabase.count(`events WHERE action = 'space.purge'`),
    ]).toEqual([0, 120]);
    expect(
      await jobDatabase.count(`pgboss.job WHERE name = 'purge-trash' AND state <> 'completed'`),
    ).toBe(0);
  });

  it('is purged past a space that cannot be deleted, which stays whole and is logged', async () => {
    await fill(3);
    await jobDatabase.sql(
      `INSERT INTO revisions (id, organization_id, space_id, type) VALUES ('rev_old2', $1, 'spc_old2', 'EDITS')`,
      [acme],
    );
    await jobDatabase.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'Not this one.'; END $$; CREATE TRIGGER refuse BEFORE DELETE ON spaces FOR EACH ROW WHEN (OLD.id = 'spc_old2') EXECUTE FUNCTION refuse()`,
    );
    try {
      await expect(purgeTrash(jobDatabase.contextAt(later))).rejects.toThrow('Not this one.');
      expect(await jobDatabase.sql(`SELECT id FROM spaces WHERE id LIKE 'spc_old%'`)).toEqual([
        { id: 'spc_old2' },
      ]);
      expect([
        await jobDatabase.count(`revisions WHERE space_id = 'spc_old2'`),
        await jobDatabase.count(`events WHERE subject_id = 'spc_old2'`),
      ]).toEqual([1, 0]);
    } finally {
      await jobDatabase.sql('DROP TRIGGER refuse ON spaces; DROP FUNCTION refuse()');
    }
  });

  it('is purged completely with a space of 20,000 revisions', async () => {
    await fill(1);
    await jobDatabase.sql(
      `INSERT INTO revisions (id, organization_id, space_id, type) SELECT 'rev_old' || n, $1, 'spc_old1', 'EDITS' FROM generate_series(1, 20000) n`,
      [acme],
    );
    expect(await purgeTrash(jobDatabase.contextAt(later))).toBe('done');
    expect([
      await jobDatabase.count(`spaces WHERE id = 'spc_old1'`),
      await jobDatabase.count(`revisions WHERE space_id = 'spc_old1'`),
    ]).toEqual([0, 0]);
  });

  it('keeps a space whole when its purge is interrupted', async () => {
    await fill(1);
    await jobDatabase.sql(
      `INSERT INTO revisions (id, organization_id, space_id, type) SELECT 'rev_old' || n, $1, 'spc_old1', 'EDITS' FROM generate_series(1, 20000) n`,
      [acme],
    );
    let checks = 0;
    await expect(purgeTrash(jobDatabase.contextAt(later, () => ++checks > 2))).rejects.toThrow(
      'The job ran out of time before anything was purged.',
    );
    expect([
      await jobDatabase.count(`spaces WHERE id = 'spc_old1'`),
      await jobDatabase.count(`revisions WHERE space_id = 'spc_old1'`),
    ]).toEqual([1, 20_000]);
  });

  it('waits for a concurrent restore, and then has nothing to purge', async () => {
    await fill(1);
    const database = openDatabase({
      ...jobDatabase.connections.pool,
      deadlines: TEST_DEADLINES,
    });
    let purged: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await tx.query(sql('SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE'), [acme]);
      purged = purgeTrash(jobDatabase.contextAt(later));
      await expect
        .poll(() =>
          jobDatabase.count(
            `pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          ),
        )
        .toBe(1);
      await tx.query(
        sql(`UPDATE spaces SET deleted_at = NULL, deletion_id = NULL WHERE id = 'spc_old1'`),
        [],
      );
    });
    expect(await purged).toBe('done');
    expect([
      await jobDatabase.count(`spaces WHERE id = 'spc_old1'`),
      await jobDatabase.count(`events WHERE subject_id = 'spc_old1'`),
    ]).toEqual([1, 0]);
    await database.close();
  });
});

describe('idempotency keys', () => {
  const KEYS = `INSERT INTO idempotency_keys (user_id, key, fingerprint, created_at) SELECT $1, 'key ' || n, '', $2::timestamptz FROM generate_series(1, $3::int) n`;

  it('are purged after 24 hours, in any number', async () => {
    const made = Date.parse('2026-02-02T02:02:02Z');
    await jobDatabase.sql(KEYS, [ids.user('ana'), new Date(made), 2500]);
    expect(await cleanUpIdempotencyKeys(jobDatabase.contextAt(new Date(made + DAY)))).toBe('done');
    expect(await jobDatabase.count('idempotency_keys')).toBe(2500);
    let checks = 0;
    expect(
      await cleanUpIdempotencyKeys(
        jobDatabase.contextAt(new Date(made + DAY + 1), () => ++checks > 1),
      ),
    ).toBe('more');
    expect(await jobDatabase.count('idempotency_keys')).toBe(500);
    await enqueueOver(jobDatabase.database.query)('purge-idempotency-keys');
    await jobDatabase.worker([purgeIdempotencyKeysJob], () => new Date(made + DAY + 1)).runDue();
    expect(await jobDatabase.count('idempotency_keys')).toBe(0);
  });
});
