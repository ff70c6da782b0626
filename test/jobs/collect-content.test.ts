// The end of content that nothing reaches: sent with what let it go, done two days later, and never too much.
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openQueue } from '../../src/data/queue.ts';
import { collectContentJob } from '../../src/jobs/collect-content.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { collectOrganization } from '../../src/resources/content/collect.ts';
import { purgeTrash } from '../../src/resources/content/purge.ts';
import { makeHouse } from '../content/rows.ts';
import { ids, useWorld } from '../support.ts';
import { makeLibrary, readEverything } from './library.ts';
import { none, reachedIn, storedIn, without } from './reached.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const world = useWorld();

const errandAt = (now: Date, isOver = () => false) => ({ database: world.door.database, now, requestId: 'job-test', isOver });
const collectAt = (organizationId: string, now: Date, isOver?: () => boolean) => collectOrganization(errandAt(now, isOver), { organizationId });
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** The jobs that wait for an organization, and in how many hours each is due. */
const jobsFor = (organizationId: string) =>
  world.door.database.query<{ hours: number }>(
    undefined,
    `SELECT round(extract(epoch FROM start_after - now()) / 3600)::int AS hours FROM pgboss.job WHERE name = 'collect-content' AND state = 'created' AND data->>'organizationId' = $1`,
    [organizationId],
  );

/** Expects that an organization has what its revisions reach, and nothing else. */
async function expectOnlyReached(organizationId: string): Promise<void> {
  const [reached, stored] = [await reachedIn(world, organizationId), await storedIn(world, organizationId)];
  expect({ missing: without(reached, stored), tooMuch: without(stored, reached) }).toEqual({ missing: none, tooMuch: none });
}

/** Removes a space for good, as the trash does, and gives the moment at which that was. */
async function purge(spaceId: string): Promise<Date> {
  expect((await world.as('ana').delete(`/v1/spaces/${spaceId}`)).status).toBe(205);
  const now = later(7 * DAY + HOUR);
  expect(await purgeTrash(errandAt(now))).toBe('done');
  return now;
}

describe('content that nothing reaches', () => {
  it('goes two days after its space was removed for good, and what other spaces have stays', async () => {
    const { id } = await makeHouse(world);
    const [gone, kept] = [await makeLibrary(world, id, 'Gone'), await makeLibrary(world, id, 'Kept')];
    const everything = await readEverything(world, kept);
    const purged = await purge(gone.spaceId);
    const before = await storedIn(world, id);
    const garbage = without(before, await reachedIn(world, id));
    expect([garbage.nodes.length > 5, garbage.documents.length > 90]).toEqual([true, true]);
    expect(await collectAt(id, new Date(purged.getTime() + 2 * DAY))).toBe('done');
    await expectOnlyReached(id);
    expect(without(before, await storedIn(world, id))).toEqual(garbage);
    expect(await readEverything(world, kept)).toEqual(everything);
  });

  it('goes two days after its space went to another organization, where it stays', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const [given, kept] = [await makeLibrary(world, from.id, 'Given'), await makeLibrary(world, from.id, 'Kept here')];
    const everything = [await readEverything(world, given), await readEverything(world, kept)];
    await world.as('ana').post(`/v1/spaces/${given.spaceId}/transfer`, { organization: to.id });
    for (const { id } of [from, to]) expect(await collectAt(id, later(50 * HOUR))).toBe('done');
    for (const { id } of [from, to]) await expectOnlyReached(id);
    expect([await readEverything(world, given), await readEverything(world, kept)]).toEqual(everything);
  });

  it('stays within two days of when it was written last', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const library = await makeLibrary(world, from.id, 'Fresh');
    await world.as('ana').post(`/v1/spaces/${library.spaceId}/transfer`, { organization: to.id });
    const before = await storedIn(world, from.id);
    expect(await collectAt(from.id, later(47 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(before);
    expect(await collectAt(from.id, later(49 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(none);
  });

  it('stays where a copy of the space was made before it went', async () => {
    const { id } = await makeHouse(world);
    const library = await makeLibrary(world, id, 'Copied');
    const { body: copy } = await world.as('ana').post(`/v1/spaces/${library.spaceId}/duplicate`);
    const pages = async (spaceId: string) => (await world.as('ana').get(`/v1/spaces/${spaceId}/content/pages`)).body.pages.map(({ title, documentId }: Record<string, unknown>) => [title, documentId]);
    const before = await pages(library.spaceId);
    const purged = await purge(library.spaceId);
    await collectAt(id, new Date(purged.getTime() + 2 * DAY));
    await expectOnlyReached(id);
    expect(await pages(copy.id)).toEqual(before);
  });

  it('is written anew by who writes the same after it is gone', async () => {
    const { id } = await makeHouse(world);
    const variables = { changes: [{ operation: 'set_variables', variables: { product: 'The same' } }] };
    const spaceIds: string[] = [];
    for (const title of ['First', 'Second']) spaceIds.push((await world.as('ana').post(`/v1/orgs/${id}/spaces`, { title })).body.id);
    const [first = '', second = ''] = spaceIds;
    await world.as('ana').post(`/v1/spaces/${first}/content`, variables);
    const purged = await purge(first);
    await collectAt(id, new Date(purged.getTime() + 2 * DAY));
    expect(await storedIn(world, id)).toEqual(none);
    expect((await world.as('ana').post(`/v1/spaces/${second}/content`, variables)).status).toBe(200);
    await expectOnlyReached(id);
    expect((await storedIn(world, id)).nodes.length).toBe(1);
  });

  it('is collected beside writers of the same texts, who lose nothing', async () => {
    const { id } = await makeHouse(world);
    const [gone, kept] = [await makeLibrary(world, id, 'Gone meanwhile'), await makeLibrary(world, id, 'Written meanwhile')];
    await purge(gone.spaceId);
    // Here it is the rows that are old: writers and the job go by one clock.
    for (const table of ['tree_nodes', 'documents']) await world.door.database.query(undefined, `UPDATE ${table} SET touched_at = touched_at - interval '3 days' WHERE organization_id = $1`, [id]);
    const before = await storedIn(world, id);
    const write = async (n: number): Promise<number> =>
      (await world.as('ana').post(`/v1/spaces/${kept.spaceId}/content`, { changes: [{ operation: 'insert_page', title: `New ${n}`, document: { markdown: `Gone meanwhile: page ${n}.` } }] })).status;
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const [collected, statuses] = await Promise.all([Promise.all([collectAt(id, later(0)), collectAt(id, later(0))]), Promise.all(numbers.map(write))]);
    expect([collected, statuses]).toEqual([['done', 'done'], numbers.map(() => 200)]);
    const [reached, stored] = [await reachedIn(world, id), await storedIn(world, id)];
    expect(without(reached, stored)).toEqual(none);
    expect(without(before, stored).documents.length).toBeGreaterThan(50);
  });
});

describe('the job', () => {
  it('is sent with the transfer, for two days and an hour later, and with nothing else that is done to a space', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Sent');
    const ana = world.as('ana');
    await ana.delete(`/v1/spaces/${spaceId}`);
    await ana.post(`/v1/spaces/${spaceId}/restore`);
    expect(await jobsFor(from.id)).toEqual([]);
    await ana.post(`/v1/spaces/${spaceId}/transfer`, { organization: ids.umbrella });
    expect(await jobsFor(from.id)).toEqual([]); // it was refused
    await ana.post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    expect([await jobsFor(from.id), await jobsFor(to.id)]).toEqual([[{ hours: 49 }], []]);
  });

  it('is sent with the removal of a space, and not with that of a collection', async () => {
    const { id } = await makeHouse(world);
    const { body: collection } = await world.as('ana').post(`/v1/orgs/${id}/collections`, { title: 'Empty' });
    await world.as('ana').delete(`/v1/collections/${collection.id}`);
    await purgeTrash(errandAt(later(7 * DAY + HOUR)));
    expect(await jobsFor(id)).toEqual([]);
    const { spaceId } = await makeLibrary(world, id, 'Removed');
    await purge(spaceId);
    expect(await jobsFor(id)).toEqual([{ hours: 9 * 24 + 2 }]);
  });

  it('is done by a worker when it is due, and not before', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Worked on');
    await world.as('ana').post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    const queue = openQueue(world.door.database, world.connections.appUrl);
    const worker = createWorker({ database: world.door.database, queue, log: pino({ level: 'silent' }), jobs: [collectContentJob], now: () => later(50 * HOUR) });
    await worker.runDue();
    expect(without(await storedIn(world, from.id), none).documents.length).toBeGreaterThan(90);
    await world.door.database.query(undefined, `UPDATE pgboss.job SET start_after = now() WHERE name = 'collect-content' AND data->>'organizationId' = $1`, [from.id]);
    await worker.runDue();
    expect([await storedIn(world, from.id), await jobsFor(from.id)]).toEqual([none, []]);
  });

  it('that is cut off is sent again, and goes on', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const { spaceId } = await makeLibrary(world, from.id, 'Cut off');
    await world.as('ana').post(`/v1/spaces/${spaceId}/transfer`, { organization: to.id });
    let asked = 0;
    expect(await collectAt(from.id, later(50 * HOUR), () => ++asked > 1)).toBe('more');
    expect((await storedIn(world, from.id)).documents.length).toBeGreaterThan(90);
    expect(await collectAt(from.id, later(50 * HOUR))).toBe('done');
    expect(await storedIn(world, from.id)).toEqual(none);
  });

  it.each([{}, { organizationId: 7 }, { organizationId: 'org_of_nobody' }])('that names no organization is done with nothing (%j)', async (data) => {
    const before = await storedIn(world, ids.acme);
    expect(await collectOrganization(errandAt(later(50 * HOUR)), data)).toBe('done');
    expect(await storedIn(world, ids.acme)).toEqual(before);
  });
});

describe('the demo world', () => {
  it('loses nothing, however late it is', async () => {
    const before = await storedIn(world, ids.acme);
    expect(await collectAt(ids.acme, later(10 * 365 * DAY))).toBe('done');
    expect(await storedIn(world, ids.acme)).toEqual(before);
    await expectOnlyReached(ids.acme);
  });
});
