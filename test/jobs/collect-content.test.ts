// Tests the garbage collection of content that no revision references, two days after its removal.
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openQueue } from '../../src/data/queue.ts';
import { collectContentJob } from '../../src/jobs/collect-content.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { garbageCollectContent } from '../../src/resources/content/garbage-collection.ts';
import { purgeTrash } from '../../src/resources/content/purge.ts';
import { makeTestOrganization } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { makeLibrary, readEverything } from './library.ts';
import { none, reachedIn, storedIn, without } from './reachable-content.ts';
import { sql } from '../sql.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const world = useWorld();

const contextAt = (now: Date, isOver = () => false) => ({
  database: world.console.database,
  now,
  requestId: 'job-test',
  isOver,
});
const collectAt = (organizationId: string, now: Date, isOver?: () => boolean) =>
  garbageCollectContent(contextAt(now, isOver), { organizationId });
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** Returns the pending jobs of an organization and the number of hours until each is due. */
const jobsFor = (organizationId: string) =>
  world.console.database.query(
    sql<{ hours: number }>(
      `SELECT round(extract(epoch FROM start_after - now()) / 3600)::int AS hours FROM pgboss.job WHERE name = 'collect-content' AND state = 'created' AND data->>'organizationId' = $1`,
    ),
    [organizationId],
  );

/** Expects that an organization stores exactly the content that its revisions reference. */
async function expectOnlyReached(organizationId: string): Promise<void> {
  const [reached, stored] = [
    await reachedIn(world, organizationId),
    await storedIn(world, organizationId),
  ];
  expect({ missing: without(reached, stored), tooMuch: without(stored, reached) }).toEqual({
    missing: none,
    tooMuch: none,
  });
}

/** Purges a space as the trash job does, and returns the time of the purge. */
async function purge(spaceId: string): Promise<Date> {
  expect((await world.as('ana').delete(`/v1/spaces/${spaceId}`)).status).toBe(205);
  const now = later(7 * DAY + HOUR);
  expect(await purgeTrash(contextAt(now))).toBe('done');
  return now;
}

describe('content that no revision references', () => {
  it('is deleted two days after its space was purged, unless another space has it', async () => {
    const { id } = await makeTestOrganization(world);
    const [purged, remaining] = [
      await makeLibrary(world, id, 'Gone'),
      await makeLibrary(world, id, 'Kept'),
    ];
    const everything = await readEverything(world, remaining);
    const purgedAt = await purge(purged.spaceId);
    const before = await storedIn(world, id);
    const garbage = without(before, await reachedIn(world, id));
    expect([garbage.nodes.length > 5, garbage.documents.length > 90]).toEqual([true, true]);
    expect(await collectAt(id, new Date(purgedAt.getTime() + 2 * DAY))).toBe('done');
    await expectOnlyReached(id);
    expect(without(before, await storedIn(world, id))).toEqual(garbage);
    expect(await readEverything(world, remaining)).toEqual(everything);
  });

  it('is deleted two days after its space was transferred to another organization', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const [given, remaining] = [
      await makeLibrary(world, from.id, 'Given'),
      await makeLibrary(world, from.id, 'Kept here'),
    ];
    const everything = [await readEverything(world, given), await readEverything(world, remaining)];
    await world.as('ana').post(`/v1/spaces/${given.spaceId}/transfer`, { organization: to.id });
    for (const { id } of [from, to]) expect(await collectAt(id, later(50 * HOUR))).toBe('done');
    for (const { id } of [from, to]) await expectOnlyReached(id);
    expect([await readEverything(world, given), await readEverything(world, remaining)]).toEqual(
      everything,
    );
  });

  it('stays for two days after it was last written', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const library = await makeLibrary(world, from.id, 'Fresh');
    await world.as('ana').post(`/v1/spaces/${library.spaceId}/transfer`, { organization: to.id });
    const before = await storedIn(world, from.id);
    expect(await collectAt(from.id, later(47 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(before);
    expect(await collectAt(from.id, later(49 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(none);
  });

  it('stays when the space was duplicated before it was transferred', async () => {
    const { id } = await makeTestOrganization(world);
    const library = await makeLibrary(world, id, 'Copied');
    const { body: copy } = await world.as('ana').post(`/v1/spaces/${library.spaceId}/duplicate`);
    const pages = async (spaceId: string) =>
      (await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`)).body.pages.map(
        ({ title, documentId }: Record<string, unknown>) => [title, documentId],
      );
    const before = await pages(library.spaceId);
    const purged = await purge(library.spaceId);
    await collectAt(id, new Date(purged.getTime() + 2 * DAY));
    await expectOnlyReached(id);
    expect(await pages(copy.id)).toEqual(before);
  });

  it('is written again when the same content is inserted after its deletion', async () => {
    const { id } = await makeTestOrganization(world);
    const variables = {
      changes: [{ operation: 'set_variables', variables: { product: 'The same' } }],
    };
    const spaceIds: string[] = [];
    for (const title of ['First', 'Second'])
      spaceIds.push((await world.as('ana').post(`/v1/orgs/${id}/spaces`, { title })).body.id);
    const [first = '', second = ''] = spaceIds;
    await world.as('ana').post(`/v1/spaces/${first}/content`, variables);
    const purged = await purge(first);
    await collectAt(id, new Date(purged.getTime() + 2 * DAY));
    expect(await storedIn(world, id)).toEqual(none);
    expect((await world.as('ana').post(`/v1/spaces/${second}/content`, variables)).status).toBe(
      200,
    );
    await expectOnlyReached(id);
    expect((await storedIn(world, id)).nodes.length).toBe(1);
  });

  it('is collected during concurrent writes of the same texts, which lose nothing', async () => {
    const { id } = await makeTestOrganization(world);
    const [purged, remaining] = [
      await makeLibrary(world, id, 'Gone meanwhile'),
      await makeLibrary(world, id, 'Written meanwhile'),
    ];
    await purge(purged.spaceId);
    // Here the rows are old: writers and the job share one clock.
    for (const table of ['tree_nodes', 'documents'])
      await world.console.database.query(
        sql(
          `UPDATE ${table} SET touched_at = (touched_at AT TIME ZONE 'UTC' - interval '3 days') AT TIME ZONE 'UTC' WHERE organization_id = $1`,
        ),
        [id],
      );
    const before = await storedIn(world, id);
    const write = async (n: number): Promise<number> =>
      (
        await world.as('ana').post(`/v1/spaces/${remaining.spaceId}/content`, {
          changes: [
            {
              operation: 'insert_page',
              title: `New ${n}`,
              document: { markdown: `Gone meanwhile: page ${n}.` },
            },
          ],
        })
      ).status;
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const [collected, statuses] = await Promise.all([
      Promise.all([collectAt(id, later(0)), collectAt(id, later(0))]),
      Promise.all(numbers.map(write)),
    ]);
    expect([collected, statuses]).toEqual([['done', 'done'], numbers.map(() => 200)]);
    const [reached, stored] = [await reachedIn(world, id), await storedIn(world, id)];
    expect(without(reached, stored)).toEqual(none);
    expect(without(before, stored).documents.length).toBeGreaterThan(50);
  });
});

describe('the job', () => {
  it('is enqueued by a transfer for 49 hours later, and by no other change', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Sent');
    const ana = world.as('ana');
    await ana.delete(`/v1/spaces/${spaceId}`);
    await ana.post(`/v1/spaces/${spaceId}/restore`);
    expect(await jobsFor(from.id)).toEqual([]);
    await ana.post(`/v1/spaces/${spaceId}/transfer`, { organization: ids.umbrella });
    expect(await jobsFor(from.id)).toEqual([]); // the transfer was refused
    await ana.post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    expect([await jobsFor(from.id), await jobsFor(to.id)]).toEqual([[{ hours: 49 }], []]);
  });

  it('is enqueued by the purge of a space, and not by that of a collection', async () => {
    const { id } = await makeTestOrganization(world);
    const { body: collection } = await world
      .as('ana')
      .post(`/v1/orgs/${id}/collections`, { title: 'Empty' });
    await world.as('ana').delete(`/v1/collections/${collection.id}`);
    await purgeTrash(contextAt(later(7 * DAY + HOUR)));
    expect(await jobsFor(id)).toEqual([]);
    const { spaceId } = await makeLibrary(world, id, 'Removed');
    await purge(spaceId);
    expect(await jobsFor(id)).toEqual([{ hours: 9 * 24 + 2 }]);
  });

  it('is run by a worker when it is due, and not before', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Worked on');
    await world.as('ana').post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    const queue = openQueue(world.console.database, world.connections.directUrl);
    const worker = createWorker({
      database: world.console.database,
      queue,
      log: pino({ level: 'silent' }),
      jobs: [collectContentJob],
      now: () => later(50 * HOUR),
    });
    await worker.runDue();
    expect(without(await storedIn(world, from.id), none).documents.length).toBeGreaterThan(90);
    await world.console.database.query(
      sql(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'collect-content' AND data->>'organizationId' = $1`,
      ),
      [from.id],
    );
    await worker.runDue();
    expect([await storedIn(world, from.id), await jobsFor(from.id)]).toEqual([none, []]);
  });

  it('is enqueued again when it is interrupted, and continues', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Cut off');
    await world.as('ana').post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    let checks = 0;
    expect(await collectAt(from.id, later(50 * HOUR), () => ++checks > 1)).toBe('more');
    expect((await storedIn(world, from.id)).documents.length).toBeGreaterThan(90);
    expect(await collectAt(from.id, later(50 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(none);
  });

  it.each([{}, { organizationId: 7 }, { organizationId: 'org_of_nobody' }])(
    'does nothing without a valid organization (%j)',
    async (data) => {
      const before = await storedIn(world, ids.acme);
      expect(await garbageCollectContent(contextAt(later(50 * HOUR)), data)).toBe('done');
      expect(await storedIn(world, ids.acme)).toEqual(before);
    },
  );
});

describe('the demo world', () => {
  it('loses nothing after any amount of time', async () => {
    const before = await storedIn(world, ids.acme);
    expect(await collectAt(ids.acme, later(10 * 365 * DAY))).toBe('done');
    expect(await storedIn(world, ids.acme)).toEqual(before);
    await expectOnlyReached(ids.acme);
  });
});
