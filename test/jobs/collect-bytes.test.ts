// Tests the garbage collection of bytes that no file names, two days after their upload.
import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openQueue } from '../../src/data/queue.ts';
import { collectBytesJob } from '../../src/jobs/collect-bytes.ts';
import { createWorker } from '../../src/jobs/worker.ts';
import { garbageCollectBlobs } from '../../src/resources/content/garbage-collection.ts';
import { makeTestOrganization } from '../content/rows.ts';
import { ids, type Person, useWorld } from '../support.ts';
import { sql } from '../sql.ts';

const HOUR = 60 * 60 * 1000;
const world = useWorld();

const blobs = () => world.console.as(ids.user('ana')).blobs;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const contextAt = (now: Date, isOver = () => false) => ({
  database: world.console.database,
  blobs: blobs(),
  now,
  requestId: 'job-test',
  isOver,
});
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns whether the bytes of a text are stored, and whether they have a row. */
async function isStored(text: string): Promise<readonly [bytes: boolean, row: boolean]> {
  const rows = await world.console.database.query(sql('SELECT FROM blobs WHERE hash = $1'), [
    hashOf(text),
  ]);
  return [(await blobs().backend.size(hashOf(text))) !== null, rows.length === 1];
}

/** Uploads a text as a file and returns the status. */
async function upload(person: Person, organizationId: string, text: string): Promise<number> {
  const form = new FormData();
  form.set('file', new File([text], 'note.txt', { type: 'text/plain' }));
  const answer = await fetch(`${world.url}/v1/orgs/${organizationId}/files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${world.as(person).token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Stores a text as bytes that no file names, such as a staged upload that was never used. */
const leave = (text: string) => blobs().store(Buffer.from(text), { name: 'note.txt' });

describe('bytes', () => {
  it('are not stored when the caller may not upload', async () => {
    expect(await upload('dan', ids.acme, 'Sent by a guest.')).toBe(403);
    expect(await isStored('Sent by a guest.')).toEqual([false, false]);
  });

  it('are deleted two days after their change was refused', async () => {
    const { body: space } = await world.as('ana').post(`/v1/orgs/${ids.acme}/spaces`, {});
    const base64 = Buffer.from('Refused with its change.').toString('base64');
    const changes = [
      { operation: 'insert_file', name: 'a.txt', base64 },
      { operation: 'delete_page', page: ids.page('guide', 1) },
    ];
    expect((await world.as('ana').post(`/v1/spaces/${space.id}/content`, { changes })).status).toBe(
      400,
    );
    expect(await isStored('Refused with its change.')).toEqual([true, true]);
    await garbageCollectBlobs(contextAt(later(49)));
    expect(await isStored('Refused with its change.')).toEqual([false, false]);
  });

  it('stay while an uploaded file names them, in content or not', async () => {
    const { body: file } = await world.as('ana').post(`/v1/orgs/${ids.acme}/files`, {
      name: 'kept.txt',
      base64: Buffer.from('Kept.').toString('base64'),
    });
    await garbageCollectBlobs(contextAt(later(1000)));
    expect(await isStored('Kept.')).toEqual([true, true]);
    expect(await (await fetch(file.downloadURL)).text()).toBe('Kept.');
  });

  it('stay while a published integration version uses them, and for two days after', async () => {
    const script = (text: string) =>
      world.as('ana').post('/v1/integrations/collected', {
        title: 'Collected',
        description: '',
        script: text,
        organization: ids.acme,
      });
    await script('The first script.');
    await garbageCollectBlobs(contextAt(later(1000)));
    expect(await isStored('The first script.')).toEqual([true, true]);
    await script('The second script.');
    await garbageCollectBlobs(contextAt(later(49)));
    expect([await isStored('The first script.'), await isStored('The second script.')]).toEqual([
      [false, false],
      [true, true],
    ]);
    await world.as('ana').delete('/v1/integrations/collected');
    await garbageCollectBlobs(contextAt(later(49)));
    expect(await isStored('The second script.')).toEqual([false, false]);
  });

  it('stay with a transferred space, also after its former organization was deleted', async () => {
    const [from, to] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const { body: space } = await world.as('ana').post(`/v1/orgs/${from.id}/spaces`, {});
    const base64 = Buffer.from('Goes along.').toString('base64');
    await world.as('ana').post(`/v1/spaces/${space.id}/content`, {
      changes: [{ operation: 'insert_file', name: 'along.txt', base64 }],
    });
    expect(await upload('ana', from.id, 'Stays behind.')).toBe(201);
    await world.as('ana').post(`/v1/spaces/${space.id}/transfer`, { organization: to.id });
    await world.console.database.query(sql('DELETE FROM organizations WHERE id = $1'), [from.id]);
    await garbageCollectBlobs(contextAt(later(49)));
    expect([await isStored('Goes along.'), await isStored('Stays behind.')]).toEqual([
      [true, true],
      [false, false],
    ]);
    const [file] = (await world.as('ana').get(`/v1/spaces/${space.id}/content/files`)).body.items;
    expect(await (await fetch(file.downloadURL)).text()).toBe('Goes along.');
  });

  it('stay when they are uploaded again during the collection', async () => {
    const texts = Array.from({ length: 8 }, (_, n) => `Comes again ${n}.`);
    for (const text of texts) await leave(text);
    // Here the bytes are old: uploads and the job share one clock.
    await world.console.database.query(
      sql(`UPDATE blobs SET touched_at = touched_at - interval '3 days' WHERE hash = ANY($1)`),
      [texts.map(hashOf)],
    );
    const [collected, statuses] = await Promise.all([
      garbageCollectBlobs(contextAt(later(0))),
      Promise.all(texts.map((text) => upload('ana', ids.acme, text))),
    ]);
    expect([collected, statuses]).toEqual(['done', texts.map(() => 201)]);
    expect(await Promise.all(texts.map(isStored))).toEqual(texts.map(() => [true, true]));
  });
});

describe('the job', () => {
  it('runs four times a day on a worker that has blob storage', async () => {
    expect(collectBytesJob.every).toBe(6 * 60 * 60);
    await leave('Found by a worker.');
    const queue = openQueue(world.console.database, world.connections.directUrl);
    const worker = createWorker({
      database: world.console.database,
      blobs: blobs(),
      queue,
      log: pino({ level: 'silent' }),
      jobs: [collectBytesJob],
      now: () => later(49),
    });
    await worker.runDue();
    expect(await isStored('Found by a worker.')).toEqual([false, false]);
    const jobs = await world.console.database.query(
      sql(`SELECT state::text FROM pgboss.job WHERE name = 'collect-bytes'`),
      [],
    );
    expect(jobs).toEqual([{ state: 'completed' }]);
  });

  it('continues after an interruption', async () => {
    for (const n of [1, 2, 3]) await leave(`Cut off ${n}.`);
    let checks = 0;
    expect(await garbageCollectBlobs(contextAt(later(49), () => ++checks > 2))).toBe('more');
    const left = (await Promise.all([1, 2, 3].map((n) => isStored(`Cut off ${n}.`)))).filter(
      ([bytes]) => bytes,
    );
    expect(left).toEqual([[true, true]]);
    expect(await garbageCollectBlobs(contextAt(later(49)))).toBe('done');
    expect(await Promise.all([1, 2, 3].map((n) => isStored(`Cut off ${n}.`)))).toEqual(
      [1, 2, 3].map(() => [false, false]),
    );
  });

  it('does nothing in a process without blob storage', async () => {
    await leave('Left alone.');
    expect(
      await garbageCollectBlobs({
        database: world.console.database,
        now: later(49),
        requestId: 'job-test',
        isOver: () => false,
      }),
    ).toBe('done');
    expect(await isStored('Left alone.')).toEqual([true, true]);
  });
});
