// Tests that search finds the latest version of a spec, in every space that shows it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '../../../src/data/database.ts';
import { createFetch } from '../../../src/data/fetch.ts';
import { processSpec } from '../../../src/resources/openapi-spec/process.ts';
import {
  type TestOrganization,
  makeTestOrganization,
  makeSpaces,
  visitorOf,
} from '../../content/rows.ts';
import { edit, type TestSpace } from '../../edit/support.ts';
import { pets, processed, putText, specs } from '../../openapi-spec/support.ts';
import { ids, useWorld, type Visitor } from '../../support.ts';
import { inOrganization, inSpace, pagesFound, pathsFound, search, searchAll } from '../support.ts';
import { answer, apiOf, apiPage, documentWith, makeTestSpec, post } from './burrows.ts';
import { sql } from '../../sql.ts';

const world = useWorld();

/** A word that no other test uses, and the spec with that name. */
let word: string;
let spec: string;
let testSpace: TestSpace;

beforeEach(async () => {
  ({ word, spec, testSpace } = await makeTestSpec(world));
});

const burrows = (more?: object) => documentWith(word, more);

const found = (query: string, space = testSpace.id) => pathsFound(world, space, query);
const foundInOrganization = async (organization: string = ids.acme) =>
  (await searchAll(world, word, 'ana', organization)).map(([title, pages]) => [
    title,
    ...pages.map(({ path }) => path),
  ]);

/** Returns the paths of the pages that a space shows of its spec. */
const paths = () => [`api/holes-of-${word}`, `api/holes-of-${word}/look-into-a-burrow`];

describe('a spec', () => {
  const versions = async (): Promise<number> =>
    (await world.as('ana').get(`${specs}/${word}/versions`)).body.count;
  /** Returns the number of versions with indexed text. */
  const indexedVersions = async () => {
    const [row] = await world.console.database.query(
      sql<{ count: number }>(
        'SELECT count(DISTINCT version_id)::int AS count FROM spec_sections WHERE spec_id = $1',
      ),
      [spec],
    );
    return row?.count;
  };

  it('is found in its latest valid version, and its pages keep their ids', async () => {
    const [before] = await search(world, testSpace.id, 'quietly');
    const get = {
      operationId: 'look',
      summary: 'Peek',
      description: 'Loudly.',
      responses: { 200: { description: 'Dust.' } },
    };
    const [path = ''] = Object.keys(burrows().paths);
    await putText(
      world,
      word,
      burrows({
        paths: { [path]: { get: { ...get, operationId: undefined, tags: [`Holes of ${word}`] } } },
      }),
    );
    const [after] = await search(world, testSpace.id, 'loudly');
    expect([after?.id, after?.title, after?.path]).toEqual([
      before?.id,
      'Peek',
      `api/holes-of-${word}/peek`,
    ]);
    expect([await found('lantern'), await found('quietly'), await found('dust')]).toEqual([
      [],
      [],
      [`api/holes-of-${word}/peek#200`],
    ]);
    await putText(world, word, 'no document');
    expect(await found('loudly')).toEqual([`api/holes-of-${word}/peek`]);
    expect(await indexedVersions()).toBe(1);
  });

  it('is found nowhere after its deletion, and leaves no rows', async () => {
    expect((await world.as('ana').delete(`${specs}/${word}`)).status).toBe(205);
    expect([
      await found('lantern'),
      await found('Look into a burorw'),
      await foundInOrganization(),
    ]).toEqual([[], [], []]);
    expect(await indexedVersions()).toBe(0);
  });

  it.each([
    ['', ''],
    [', even after an interrupted job', ' AND position > 0'],
  ])(
    'indexed before search covered specs is found after a reprocess without a new version%s',
    async (_, those) => {
      await world.console.database.query(
        sql(`DELETE FROM spec_sections WHERE spec_id = $1${those}`),
        [spec],
      );
      expect(await found('lantern')).toEqual([]);
      await putText(world, word, burrows());
      expect(await found('lantern')).toEqual([
        `api/holes-of-${word}/look-into-a-burrow#parameters`,
      ]);
      expect(await versions()).toBe(1);
    },
  );

  it.each(['\0', '\ud800'])(
    'with names that cannot be stored is still read, and its other pages are found',
    async (character) => {
      const operation = (operationId: string) => ({
        get: {
          tags: [`a${character}b`],
          operationId,
          summary: `Owl ${operationId}`,
          responses: answer,
        },
      });
      const read = await putText(
        world,
        word,
        burrows({ tags: [], paths: { '/x': operation(`x${character}`), '/y': operation('y') } }),
      );
      expect([read.lastProcessErrorCode, await versions()]).toEqual([undefined, 2]);
      expect(
        (await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/path/api/ab/owl-x`)).status,
      ).toBe(200);
      expect(await pagesFound(world, testSpace.id, 'owl')).toEqual(['api/ab/owl-y']);
    },
  );

  it('whose index cannot be written gets no version, leaves no rows, and is retried', async () => {
    const { database } = world.console;
    const { blobs, threads } = world.console.as(ids.user('ana'));
    const full: Query = (statement, values) =>
      statement.text.startsWith('INSERT INTO spec_sections')
        ? Promise.reject(new Error('The disk is full.'))
        : database.query(statement, values);
    const { round } = await database.prisma.openAPISpec.findFirstOrThrow({ where: { id: spec } });
    const context = {
      blobs,
      threads,
      fetch: createFetch({ allowPrivateNetworks: false }),
      now: new Date(),
      requestId: 'test',
      isOver: () => false,
      isLast: false,
    };
    const next = JSON.stringify(burrows({ info: { title: 'Next', version: '2' } }));
    await world.as('ana').put(`${specs}/${word}`, { source: { text: next } });
    await expect(
      processSpec(
        { ...context, database: { ...database, query: full } },
        { id: spec, round: round + 1 },
      ),
    ).rejects.toThrow('The search index of a version was not written.');
    expect([await versions(), await indexedVersions(), await found('lantern')]).toEqual([
      1,
      1,
      [`api/holes-of-${word}/look-into-a-burrow#parameters`],
    ]);
    expect(await processSpec({ ...context, database }, { id: spec, round: round + 1 })).toBe(
      'done',
    );
    expect([await versions(), await indexedVersions(), await found('lantern')]).toEqual([
      2,
      1,
      [`api/holes-of-${word}/look-into-a-burrow#parameters`],
    ]);
  });

  it('replaced while it is read leaves no index of the abandoned version', async () => {
    const waiting = await world
      .as('ana')
      .put(`${specs}/${word}`, { source: { url: 'https://openapi.test/burrows.json' } });
    expect(waiting.status).toBe(200);
    await processed(world, word, async (url) => {
      // another request, while the address is read
      await world.as('ana').put(`${specs}/${word}`, { source: { text: '{}' } });
      return {
        url,
        status: 200,
        contentType: undefined,
        headers: {},
        body: Buffer.from(JSON.stringify(burrows({ info: { title: 'Given up', version: '2' } }))),
      };
    });
    expect(await indexedVersions()).toBe(1);
    expect(await found('lantern')).toEqual([`api/holes-of-${word}/look-into-a-burrow#parameters`]);
  });
});

describe('a space that shows a spec', () => {
  it('is found twice after a duplication, and each copy changes independently', async () => {
    const copy = await post(world, `${testSpace.id}/duplicate`);
    const [mine, other] = [
      await search(world, testSpace.id, 'lantern'),
      await search(world, copy.id, 'lantern'),
    ];
    const section = {
      ...mine[0]?.sections[0],
      id: other[0]?.sections[0]?.id,
      urls: { app: mine[0]?.sections[0]?.urls.app.replace(testSpace.id, copy.id) },
    };
    expect(other).toEqual([
      {
        ...mine[0],
        sections: [section],
        urls: { app: mine[0]?.urls.app.replace(testSpace.id, copy.id) },
      },
    ]);
    expect(other[0]?.sections[0]?.id).not.toBe(mine[0]?.sections[0]?.id);
    await edit(world, copy.id, [{ deletePage: { page: apiOf(testSpace) } }]);
    expect(await foundInOrganization()).toEqual([[`Space ${word}`, ...paths()]]);
  });

  it('is not found while it is deleted, and found after a restore', async () => {
    expect((await world.as('ana').delete(`/v1/spaces/${testSpace.id}`)).status).toBe(205);
    expect(await foundInOrganization()).toEqual([]);
    await post(world, `${testSpace.id}/restore`);
    expect(await foundInOrganization()).toEqual([[`Space ${word}`, ...paths()]]);
  });

  it('loses its spec in a transfer, and regains it when it returns', async () => {
    const testOrganization = await makeTestOrganization(world);
    await post(world, `${testSpace.id}/transfer`, { organization: testOrganization.id });
    expect([
      await foundInOrganization(),
      await foundInOrganization(testOrganization.id),
      await found('lantern'),
    ]).toEqual([[], [], []]);
    await post(world, `${testSpace.id}/transfer`, { organization: ids.acme });
    expect(await foundInOrganization()).toEqual([[`Space ${word}`, ...paths()]]);
  });
});

describe('a caller without access to a space', () => {
  const namesIn = async (visitor: Visitor, testOrganization: TestOrganization, query: string) =>
    (await visitor.get(inOrganization(testOrganization.id, query))).body.items.map(
      ({ id }: { id: string }) => id,
    );

  it('finds nothing of its spec, by words or similar titles, until access is granted', async () => {
    const testOrganization = await makeTestOrganization(world, [null, 'READ']);
    const [open = '', closed = ''] = await makeSpaces(world, testOrganization.id, 2);
    const { id } = await putText(world, 'burrows', burrows(), testOrganization.id);
    for (const space of [open, closed]) await edit(world, space, [apiPage(id)]);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const [guest, member] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    for (const query of ['lantern', 'lant', 'Look into a burorw'])
      expect([
        query,
        await namesIn(member, testOrganization, query),
        await namesIn(guest, testOrganization, query),
      ]).toEqual([query, [open], []]);
    expect([
      (await member.get(inSpace(closed, 'lantern'))).status,
      (await guest.get(inSpace(open, 'lantern'))).status,
    ]).toEqual([404, 404]);
    await world
      .as('ana')
      .post(`/v1/spaces/${closed}/permissions/users/${testOrganization.userIds[1]}`, {
        role: 'read',
      });
    for (const query of ['lantern', 'Look into a burorw'])
      expect(await namesIn(guest, testOrganization, query)).toEqual([closed]);
  });

  it('finds nothing of a spec that no page shows', async () => {
    await putText(
      world,
      `${word}-alone`,
      pets({
        info: { title: 'Alone', version: '1' },
        tags: [{ name: 'pets', description: 'Nobody shows the wombat.' }],
      }),
    );
    expect(await searchAll(world, 'wombat')).toEqual([]);
  });
});
