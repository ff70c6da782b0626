// The end of bytes that no file names: kept for two days, in case they are on their way into one.
import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openQueue } from '../../src/data/queue.ts';
import { collectBytesJob } from '../../src/jobs/collect-bytes.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { collectUnusedBytes } from '../../src/resources/content/collect.ts';
import { makeHouse } from '../content/rows.ts';
import { ids, type Person, useWorld } from '../support.ts';

const HOUR = 60 * 60 * 1000;
const world = useWorld();

const blobs = () => world.door.as(ids.user('ana')).blobs;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const errandAt = (now: Date, isOver = () => false) => ({ database: world.door.database, blobs: blobs(), now, requestId: 'job-test', isOver });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether bytes are kept, and whether there is a row of them. */
async function isKept(text: string): Promise<readonly [bytes: boolean, row: boolean]> {
  const rows = await world.door.database.query(undefined, 'SELECT FROM blobs WHERE hash = $1', [hashOf(text)]);
  return [(await blobs().kept.size(hashOf(text))) !== null, rows.length === 1];
}

/** Sends a text as a file, and gives the status. */
async function upload(person: Person, organizationId: string, text: string): Promise<number> {
  const form = new FormData();
  form.set('file', new File([text], 'note.txt', { type: 'text/plain' }));
  const answer = await fetch(`${world.url}/v1/orgs/${organizationId}/files`, { method: 'POST', body: form, headers: { authorization: `Bearer ${world.as(person).token}` } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Keeps a text as bytes that no file names, as what was staged and never used. */
const leave = (text: string) => blobs().store(Buffer.from(text), { name: 'note.txt' });

describe('bytes', () => {
  it('that are sent by who may not upload are not kept at all', async () => {
    expect(await upload('dan', ids.acme, 'Sent by a guest.')).toBe(403);
    expect(await isKept('Sent by a guest.')).toEqual([false, false]);
  });

  it('of a change that was refused go two days later', async () => {
    const { body: space } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, {});
    const base64 = Buffer.from('Refused with its change.').toString('base64');
    const changes = [
      { operation: 'insert_file', name: 'a.txt', base64 },
      { operation: 'delete_page', page: ids.page('guide', 1) },
    ];
    expect((await world.as('ana').post(`/v1/spaces/${space.id}/content`, { changes })).status).toBe(400);
    expect(await isKept('Refused with its change.')).toEqual([true, true]);
    await collectUnusedBytes(errandAt(later(49)));
    expect(await isKept('Refused with its change.')).toEqual([false, false]);
  });

  it('of a file that was uploaded stay, whether it is in content yet or not, and can be had', async () => {
    const { body: file } = await world.as('ana').post(`/v1/orgs/${ids.acme}/files`, { name: 'kept.txt', base64: Buffer.from('Kept.').toString('base64') });
    await collectUnusedBytes(errandAt(later(1000)));
    expect(await isKept('Kept.')).toEqual([true, true]);
    expect(await (await fetch(file.downloadURL)).text()).toBe('Kept.');
  });

  it('of an integration stay while it is published as it is, and go two days after', async () => {
    const script = (text: string) => world.as('ana').post('/v1/integrations/collected', { title: 'Collected', description: '', script: text, organization: ids.acme });
    await script('The first script.');
    await collectUnusedBytes(errandAt(later(1000)));
    expect(await isKept('The first script.')).toEqual([true, true]);
    await script('The second script.');
    await collectUnusedBytes(errandAt(later(49)));
    expect([await isKept('The first script.'), await isKept('The second script.')]).toEqual([
      [false, false],
      [true, true],
    ]);
    await world.as('ana').delete('/v1/integrations/collected');
    await collectUnusedBytes(errandAt(later(49)));
    expect(await isKept('The second script.')).toEqual([false, false]);
  });

  it('stay with a space that went to another organization, also when the first one is no more', async () => {
    const [from, to] = [await makeHouse(world), await makeHouse(world)];
    const { body: space } = await world.as('ana').post(`/v1/orgs/${from.id}/spaces`, {});
    const base64 = Buffer.from('Goes along.').toString('base64');
    await world.as('ana').post(`/v1/spaces/${space.id}/content`, { changes: [{ operation: 'insert_file', name: 'along.txt', base64 }] });
    expect(await upload('ana', from.id, 'Stays behind.')).toBe(201);
    await world.as('ana').post(`/v1/spaces/${space.id}/transfer`, { organization: to.id });
    await world.door.database.query(undefined, 'DELETE FROM organizations WHERE id = $1', [from.id]);
    await collectUnusedBytes(errandAt(later(49)));
    expect([await isKept('Goes along.'), await isKept('Stays behind.')]).toEqual([
      [true, true],
      [false, false],
    ]);
    const [file] = (await world.as('ana').get(`/v1/spaces/${space.id}/content/files`)).body.items;
    expect(await (await fetch(file.downloadURL)).text()).toBe('Goes along.');
  });

  it('that come again while they are collected are there afterwards', async () => {
    const texts = Array.from({ length: 8 }, (_, n) => `Comes again ${n}.`);
    for (const text of texts) await leave(text);
    // Here it is the bytes that are old: who sends them and the job go by one clock.
    await world.door.database.query(undefined, `UPDATE blobs SET touched_at = touched_at - interval '3 days' WHERE hash = ANY($1)`, [texts.map(hashOf)]);
    const [collected, statuses] = await Promise.all([collectUnusedBytes(errandAt(later(0))), Promise.all(texts.map((text) => upload('ana', ids.acme, text)))]);
    expect([collected, statuses]).toEqual(['done', texts.map(() => 201)]);
    expect(await Promise.all(texts.map(isKept))).toEqual(texts.map(() => [true, true]));
  });
});

describe('the job', () => {
  it('is sent four times a day, and done by a worker that has the bytes', async () => {
    expect(collectBytesJob.every).toBe(6 * 60 * 60);
    await leave('Found by a worker.');
    const queue = openQueue(world.door.database, world.connections.appUrl);
    const worker = createWorker({ database: world.door.database, blobs: blobs(), queue, log: pino({ level: 'silent' }), jobs: [collectBytesJob], now: () => later(49) });
    await worker.runDue();
    expect(await isKept('Found by a worker.')).toEqual([false, false]);
    const jobs = await world.door.database.query(undefined, `SELECT state::text FROM pgboss.job WHERE name = 'collect-bytes'`, []);
    expect(jobs).toEqual([{ state: 'completed' }]);
  });

  it('that is cut off goes on where it was', async () => {
    for (const n of [1, 2, 3]) await leave(`Cut off ${n}.`);
    let asked = 0;
    expect(await collectUnusedBytes(errandAt(later(49), () => ++asked > 2))).toBe('more');
    const left = (await Promise.all([1, 2, 3].map((n) => isKept(`Cut off ${n}.`)))).filter(([bytes]) => bytes);
    expect(left).toEqual([[true, true]]);
    expect(await collectUnusedBytes(errandAt(later(49)))).toBe('done');
    expect(await Promise.all([1, 2, 3].map((n) => isKept(`Cut off ${n}.`)))).toEqual([1, 2, 3].map(() => [false, false]));
  });

  it('does nothing in a process without files', async () => {
    await leave('Left alone.');
    expect(await collectUnusedBytes({ database: world.door.database, now: later(49), requestId: 'job-test', isOver: () => false })).toBe('done');
    expect(await isKept('Left alone.')).toEqual([true, true]);
  });
});
