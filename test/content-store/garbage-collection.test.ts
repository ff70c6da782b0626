/**
 * Tests the garbage collection of content: never what a revision references, never what was used
 * recently, and all the rest.
 */
import { describe, expect, it } from 'vitest';
import {
  claimBlob,
  deleteUnusedBlobs,
  deleteUnusedContent,
} from '../../src/data/content-store/garbage-collection.ts';
import { listOf } from '../../src/domain/list.ts';
import { edit, idOf, makeTestSpace, page, rowsOf } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import {
  emptyContent,
  siblingPages,
  replaceContent,
  storeContent,
  storeSiblings,
  textOf,
} from './plant.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const never = () => false;
const HOUR = 3_600_000;
/**
 * The time at which the planted content was last used, and the time after which it can be deleted.
 */
const planted = Date.parse('2026-06-01T00:00:00.000Z');
const hoursAfter = (hours: number) => new Date(planted + hours * HOUR);

const collect = (organizationId: string, now = hoursAfter(49), isOver: () => boolean = never) =>
  deleteUnusedContent(world.console.database.query, organizationId, now, isOver);

/** Purges a space directly in the database. */
async function removeSpace(spaceId: string): Promise<void> {
  await world.console.database.transaction(async ({ query }) => {
    await query(sql('DELETE FROM revisions WHERE space_id = $1'), [spaceId]);
    await query(sql('DELETE FROM spaces WHERE id = $1'), [spaceId]);
  });
}

const storedFor = async (organizationId: string) => {
  const { nodes, documents } = await rowsOf(world, organizationId);
  return { nodes, documents };
};

describe('content', () => {
  it('stays while any revision references it, also an old one', async () => {
    const pages = siblingPages(300);
    const titles = pages.map(({ fields }) => String(fields['title']));
    const space = await storeContent(world, { ...emptyContent, pages: listOf(pages) }, titles);
    await replaceContent(world, space, { ...emptyContent, pages: listOf(pages.slice(0, 10)) }, []);
    const before = await storedFor(space.organizationId);
    expect(await collect(space.organizationId)).toBe('done');
    expect(await storedFor(space.organizationId)).toEqual(before);
  });

  it('is deleted with the last space that has it, from the roots to the texts', async () => {
    const space = await storeSiblings(world, 2000);
    await removeSpace(space.spaceId);
    expect(await collect(space.organizationId)).toBe('done');
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 0, documents: 0 });
  });

  it('stays with a copy of the space', async () => {
    const space = await storeSiblings(world, 200);
    const { body: copy } = await world.as('ana').post(`/v1/spaces/${space.spaceId}/duplicate`);
    await removeSpace(space.spaceId);
    const before = await storedFor(space.organizationId);
    await collect(space.organizationId);
    expect(await storedFor(space.organizationId)).toEqual(before);
    expect(
      (await world.as('ana').get(`/v1/spaces/${copy.id}/content/page/${space.pages[5]?.id}`)).body
        .markdown,
    ).toBe(textOf('Page 5'));
  });

  it('stays for two days after its last use', async () => {
    const space = await storeSiblings(world, 5);
    await removeSpace(space.spaceId);
    await collect(space.organizationId, hoursAfter(47));
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 1, documents: 5 });
    await collect(space.organizationId, hoursAfter(49));
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 0, documents: 0 });
  });

  it('is reused by an equal write, and then stays for two more days', async () => {
    const space = await storeSiblings(world, 1);
    await removeSpace(space.spaceId);
    const { body: other } = await world
      .as('ana')
      .post(`/v1/orgs/${space.organizationId}/spaces`, {});
    await edit(world, other.id, [page('Again', { markdown: textOf('Page 0') })]);
    await removeSpace(other.id);
    await collect(space.organizationId);
    expect(await storedFor(space.organizationId)).toEqual({ nodes: 1, documents: 1 });
  });

  it('of other organizations is left alone', async () => {
    const [one, other] = [await storeSiblings(world, 3), await storeSiblings(world, 3)];
    await removeSpace(one.spaceId);
    await removeSpace(other.spaceId);
    await collect(one.organizationId);
    expect([await storedFor(one.organizationId), await storedFor(other.organizationId)]).toEqual([
      { nodes: 0, documents: 0 },
      { nodes: 1, documents: 3 },
    ]);
  });

  it('includes texts that only reusable contents reference', async () => {
    const testSpace = await makeTestSpace(world, [
      { insertReusableContent: { ref: 'r', title: 'R', markdown: 'For everybody.' } },
    ]);
    await collect(ids.acme, new Date(Date.now() + 30 * 24 * HOUR));
    expect(
      (
        await world
          .as('ana')
          .get(`/v1/spaces/${testSpace.id}/content/reusable-contents/${idOf(testSpace, 'r')}`)
      ).body.markdown,
    ).toBe('For everybody.');
  });

  it('is collected in parts when the job is interrupted', async () => {
    const space = await storeSiblings(world, 1200);
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
    const { blobs } = world.console.as(ids.user('ana'));
    const { hash } = await blobs.store(Buffer.from(text), { name: 'a.txt' });
    await world.console.database.query(sql('UPDATE blobs SET touched_at = $2 WHERE hash = $1'), [
      hash,
      hoursAfter(0).toISOString(),
    ]);
    return { hash, size: () => blobs.backend.size(hash) };
  };
  const collectUnused = (now = hoursAfter(49), isOver: () => boolean = never) =>
    deleteUnusedBlobs(world.console.database, world.console.as(ids.user('ana')).blobs, now, isOver);
  const rowOf = async (hash: string) =>
    (await world.console.database.query(sql('SELECT FROM blobs WHERE hash = $1'), [hash])).length;

  it('that no file names are deleted with their row after two days', async () => {
    const { hash, size } = await keep('nobody wants this');
    await collectUnused(hoursAfter(47));
    expect([await size(), await rowOf(hash)]).toEqual([17, 1]);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([null, 0]);
  });

  it('that a file names stay', async () => {
    const { hash, size } = await keep('somebody wants this');
    await makeTestSpace(world, [
      {
        insertFile: {
          name: 'a.txt',
          base64: Buffer.from('somebody wants this').toString('base64'),
        },
      },
    ]);
    await world.console.database.query(sql('UPDATE blobs SET touched_at = $2 WHERE hash = $1'), [
      hash,
      hoursAfter(0).toISOString(),
    ]);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([19, 1]);
  });

  it('that are claimed again stay', async () => {
    const { hash, size } = await keep('coming back');
    await claimBlob(world.console.database.query, hash, 11);
    await collectUnused();
    expect([await size(), await rowOf(hash)]).toEqual([11, 1]);
  });

  it('are left to the next job when this one is interrupted', async () => {
    const { hash, size } = await keep('left over');
    expect(await collectUnused(hoursAfter(49), () => true)).toBe('more');
    expect([await size(), await rowOf(hash)]).toEqual([9, 1]);
    expect(await collectUnused()).toBe('done');
    expect(await size()).toBe(null);
  });
});
