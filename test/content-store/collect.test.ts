/** Collecting what nothing reaches: never what a revision has, never what was used lately, and all the rest. */
import { describe, expect, it } from 'vitest';
import { claimBlob, collectBlobs, collectContent } from '../../src/data/content-store/collect.ts';
import { listOf } from '../../src/domain/list.ts';
import { edit, idOf, makeSpot, page, rowsOf } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { bare, flat, grow, plant, plantFlat, textOf } from './plant.ts';

const world = useWorld();

const never = () => false;
const HOUR = 3_600_000;
/** When what is planted was used last, and how long after that it may go. */
const planted = Date.parse('2026-06-01T00:00:00.000Z');
const hoursAfter = (hours: number) => new Date(planted + hours * HOUR);

const collect = (organizationId: string, now = hoursAfter(49), isOver: () => boolean = never) => collectContent(world.door.database.query, organizationId, now, isOver);

/** Removes a space for good, past the product. */
async function removeSpace(spaceId: string): Promise<void> {
  await world.door.database.transaction(async ({ query }) => {
    await query(undefined, 'DELETE FROM revisions WHERE space_id = $1', [spaceId]);
    await query(undefined, 'DELETE FROM spaces WHERE id = $1', [spaceId]);
  });
}

const storedFor = async (organizationId: string) => {
  const { nodes, documents } = await rowsOf(world, organizationId);
  return { nodes, documents };
};

describe('content', () => {
  it('stays while a revision has it, also an old one', async () => {
    const pages = flat(300);
    const titles = pages.map(({ fields }) => String(fields['title']));
    const space = await plant(world, { ...bare, pages: listOf(pages) }, titles);
    await grow(world, space, { ...bare, pages: listOf(pages.slice(0, 10)) }, []);
    const before = await storedFor(space.organizationId);
    expect(await collect(space.organizationId)).toBe('done');
    expect(await storedFor(space.organizationId)).toEqual(before);
  });

  it('goes with the last space that has it, from the roots down to the texts', async () => {
    const space = await plantFlat(world, 2000);
    await removeSpace(space.spaceId);
    expect(await collect(space.organizationId)).toBe('done');
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 0, documents: 0 });
  });

  it('stays with a copy of the space', async () => {
    const space = await plantFlat(world, 200);
    const { body: copy } = await world.as('ana').post(`/v1/spaces/${space.spaceId}/duplicate`);
    await removeSpace(space.spaceId);
    const before = await storedFor(space.organizationId);
    await collect(space.organizationId);
    expect(await storedFor(space.organizationId)).toEqual(before);
    expect((await world.as('ana').get(`/v1/spaces/${copy.id}/content/page/${space.pages[5]?.id}`)).body.markdown).toBe(textOf('Page 5'));
  });

  it('stays for two days after it was used last', async () => {
    const space = await plantFlat(world, 5);
    await removeSpace(space.spaceId);
    await collect(space.organizationId, hoursAfter(47));
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 1, documents: 5 });
    await collect(space.organizationId, hoursAfter(49));
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 0, documents: 0 });
  });

  it('is used again by who writes the same, and then stays for two days more', async () => {
    const space = await plantFlat(world, 1);
    await removeSpace(space.spaceId);
    const { body: other } = await world.as('ana').post(`/v1/orgs/${space.organizationId}/spaces`, {});
    await edit(world, other.id, [page('Again', { markdown: textOf('Page 0') })]);
    await removeSpace(other.id);
    await collect(space.organizationId);
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 1, documents: 1 });
  });

  it('of other organizations is not looked at', async () => {
    const [one, other] = [await plantFlat(world, 3), await plantFlat(world, 3)];
    await removeSpace(one.spaceId);
    await removeSpace(other.spaceId);
    await collect(one.organizationId);
    expect([await storedFor(one.organizationId), await storedFor(other.organizationId)]).toEqual([
      { nodes: 0, documents: 0 },
      { nodes: 1, documents: 3 },
    ]);
  });

  it('includes texts that reusable contents alone have', async () => {
    const spot = await makeSpot(world, [{ insertReusableContent: { ref: 'r', title: 'R', markdown: 'For everybody.' } }]);
    await collect(ids.acme, new Date(Date.now() + 30 * 24 * HOUR));
    expect((await world.as('ana').get(`/v1/spaces/${spot.id}/content/reusable-contents/${idOf(spot, 'r')}`)).body.markdown).toBe('For everybody.');
  });

  it('is collected in parts by who is cut off, and the rest by the next', async () => {
    const space = await plantFlat(world, 1200);
    await removeSpace(space.spaceId);
    const answers: string[] = [];
    for (let round = 0; round < 20 && answers.at(-1) !== 'done'; round++) {
      let steps = 0;
      answers.push(await collect(space.organizationId, hoursAfter(49), () => ++steps > 3));
    }
    expect([answers[0], answers.at(-1)]).toEqual(['more', 'done']);
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 0, documents: 0 });
  });
});

describe('bytes', () => {
  const keep = async (text: string) => {
    const { blobs } = world.door.as(ids.user('ana'));
    const { hash } = await blobs.store(Buffer.from(text), { name: 'a.txt' });
    await world.door.database.query(undefined, 'UPDATE blobs SET touched_at = $2 WHERE hash = $1', [hash, hoursAfter(0).toISOString()]);
    return { hash, size: () => blobs.kept.size(hash) };
  };
  const collectUnused = (now = hoursAfter(49), isOver: () => boolean = never) => collectBlobs(world.door.database, world.door.as(ids.user('ana')).blobs, now, isOver);
  const rowOf = async (hash: string) => (await world.door.database.query(undefined, 'SELECT FROM blobs WHERE hash = $1', [hash])).length;

  it('that no file names go two days after they came, with their row', async () => {
    const { hash, size } = await keep('nobody wants this');
    await collectUnused(hoursAfter(47));
    expect([await size(), await rowOf(hash)]).toEqual([17, 1]);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([null, 0]);
  });

  it('that a file names stay', async () => {
    const { hash, size } = await keep('somebody wants this');
    await makeSpot(world, [{ insertFile: { name: 'a.txt', base64: Buffer.from('somebody wants this').toString('base64') } }]);
    await world.door.database.query(undefined, 'UPDATE blobs SET touched_at = $2 WHERE hash = $1', [hash, hoursAfter(0).toISOString()]);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([19, 1]);
  });

  it('that are claimed again stay', async () => {
    const { hash, size } = await keep('coming back');
    await claimBlob(world.door.database.query, hash, 11);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([11, 1]);
  });

  it('are left to the next where it is over', async () => {
    const { hash, size } = await keep('left over');
    expect(await collectUnused(hoursAfter(49), () => true)).toBe('more');
    expect([await size(), await rowOf(hash)]).toEqual([9, 1]);
    expect(await collectUnused()).toBe('done');
    expect(await size()).toBe(null);
  });
});
