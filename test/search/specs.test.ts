/** Search finds the pages of OpenAPI specs where a page of a space's own content shows them: as they are read there, and by whom they are read. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '../../src/data/database.ts';
import { createFetch } from '../../src/data/fetch.ts';
import { processSpec } from '../../src/resources/openapi-spec/process.ts';
import { type House, makeHouse, makeSpaces, visitorOf } from '../content/rows.ts';
import { edit, editIn, makeRequest, makeSpot, page, type Spot } from '../edit/support.ts';
import { pets, processed, putText, specs } from '../openapi-spec/support.ts';
import { jwtFor, makePublished, type Published, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { inOrganization, inSpace, pagesFound, pathsFound, type Result, SEARCH_SPACE, search, searchAll } from './support.ts';

const world = useWorld();

let made = 0;
/** A word that no other test has, and the spec that is called so. */
let word: string;
let spec: string;
let spot: Spot;

beforeEach(async () => {
  word = `q${createHash('md5').update(String(made++)).digest('hex').slice(0, 10)}`; // no two are near
  spec = (await putText(world, word, burrows())).id;
  spot = await makeSpot(world, [page('Guide', { markdown: 'Read this first.\n' }), apiPage(spec)], { title: `Space ${word}` });
});

/** An API whose words are a test's own. */
const burrows = (more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Burrows', version: '1' },
  tags: [{ name: `Holes of ${word}`, description: `Where a ${word} sleeps.` }],
  paths: {
    [`/${word}s/{id}`]: {
      get: {
        tags: [`Holes of ${word}`],
        summary: 'Look into a burrow',
        description: 'Quietly opens the door.',
        parameters: [
          { name: 'lantern', in: 'query', description: 'How bright it is.', schema: { type: 'integer' } },
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'Two eyes.' } },
      },
    },
  },
  ...more,
});

/** An answer that every operation may have. */
const answer = { 200: { description: '' } };

const apiPage = (id: string, fields: object = {}) => ({ insertPage: { title: 'API', type: 'COMPUTED', computed: { spec: id }, ref: 'api', ...fields } });
const apiOf = ({ refs }: Spot): string => refs['api'] ?? '';
const found = (query: string, space = spot.id) => pathsFound(world, space, query);
const everywhere = async (organization: string = ids.acme) => (await searchAll(world, word, 'ana', organization)).map(([title, pages]) => [title, ...pages.map(({ path }) => path)]);
const post = async (path: string, body?: object) => {
  const answer = await world.as('ana').post(`/v1/spaces/${path}`, body);
  expect([200, 201]).toContain(answer.status);
  return answer.body;
};
/** The paths of the pages that a space shows of its spec. */
const paths = () => [`api/holes-of-${word}`, `api/holes-of-${word}/look-into-a-burrow`];

describe('a page of a spec', () => {
  it('is found whole, as it is when it is read', async () => {
    const [, operation = ''] = paths();
    const read = (await world.as('ana').get(`/v1/spaces/${spot.id}/content/path/${operation}`)).body;
    const [result] = await search(world, spot.id, 'lantern');
    const app = `${world.url}/app/o/${ids.acme}/s/${spot.id}/p/${read.id}`;
    expect(result).toEqual({
      id: read.id,
      title: read.title,
      path: read.path,
      sections: [
        {
          id: result?.sections[0]?.id ?? '',
          title: 'Parameters',
          path: `${operation}#parameters`,
          body: 'Name In Type Required Description lantern query integer no How bright it is. id path string yes',
          urls: { app: `${app}#parameters` },
        },
      ],
      urls: { app },
    } satisfies Result);
    expect(result?.sections[0]?.id).toMatch(/^sct_\w+$/);
  });

  it('is found by tag, title, path, method, description, parameters and answers', async () => {
    const [tag = '', operation = ''] = paths();
    for (const [query, expected] of [
      [`holes of ${word} `, [tag]],
      [`where a ${word} sleeps`, [tag]],
      ['look into burrow', [operation, `${operation}#parameters`, `${operation}#responses`, `${operation}#200`]],
      [`/${word}s`, [operation]],
      [`GET /${word}s/{id}`, [operation]],
      [`"GET /${word}s/{id}"`, [operation]],
      [`"POST /${word}s/{id}"`, []],
      ['quietly opens', [operation]],
      ['bright lantern', [`${operation}#parameters`]],
      ['eyes', [`${operation}#200`]],
      ['eyes -two', []],
      [`${word}s -sleeps`, [operation]],
    ] as const) {
      expect([query, await found(query)]).toEqual([query, expected]);
    }
  });

  it('is found by the operationId, which stands in no text', async () => {
    const get = { operationId: `peekInto_${word}`, summary: 'Peek', responses: answer };
    await putText(world, word, burrows({ paths: { '/holes': { get } } }));
    const [result] = await search(world, spot.id, `peekInto_${word}`);
    expect([result?.path, result?.sections.map(({ body }) => body)]).toEqual(['api/operations/peek', [`GET /holes\npeekInto_${word}`]]);
  });

  it('is found by a title that is nearly so, where the words find nothing', async () => {
    const [, operation = ''] = paths();
    expect(await pagesFound(world, spot.id, 'Look into a burorw')).toEqual([operation]);
    expect(await pagesFound(world, spot.id, '"into look"')).toEqual([]);
  });

  it('stands among other pages by where the words are', async () => {
    await edit(world, spot.id, [page(`The ${word}`), page('Other', { document: { markdown: `## My ${word}\n\nIt digs.\n` } }), page('Last', { document: { markdown: `A ${word}, a ${word}.\n` } })]);
    const [tag = '', operation = ''] = paths();
    const all = await pagesFound(world, spot.id, word);
    expect([all.slice(0, 2).sort(), all.slice(2)]).toEqual([[tag, `the-${word}`].sort(), ['other', 'last', operation]]);
    const ask = async (args: object) => (await world.as('ana').query(SEARCH_SPACE, { id: spot.id, query: word, ...args })).data.space.search;
    const first = await ask({ first: 2 });
    const rest = await ask({ first: 10, after: first.pageInfo.endCursor });
    const pathsOf = ({ nodes }: { nodes: Result[] }) => nodes.map(({ path }) => path);
    expect([first.totalCount, rest.totalCount, pathsOf(first), pathsOf(rest)]).toEqual([5, 5, all.slice(0, 2), all.slice(2)]);
  });

  it('is found twice where two pages show its spec, each with an id of its own', async () => {
    await edit(world, spot.id, [{ insertPage: { title: 'Again', type: 'COMPUTED', computed: { spec } } }]);
    const results = await search(world, spot.id, 'lantern');
    expect(results.map(({ path }) => path).sort()).toEqual([`again/holes-of-${word}/look-into-a-burrow`, `api/holes-of-${word}/look-into-a-burrow`]);
    expect(new Set(results.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])).size).toBe(4);
  });
});

describe('the page that shows a spec', () => {
  it('is followed where it goes, and when it goes', async () => {
    const [, operation = ''] = paths();
    const [before] = await search(world, spot.id, 'lantern');
    await edit(world, spot.id, [{ updatePage: { page: apiOf(spot), title: 'Reference', slug: 'reference', into: spot.refs['Guide'] } }]);
    const [after] = await search(world, spot.id, 'lantern');
    expect([after?.id, after?.path]).toEqual([before?.id, operation.replace('api', 'guide/reference')]);
    await edit(world, spot.id, [{ deletePage: { page: spot.refs['Guide'] } }]);
    expect([await found('lantern'), await everywhere()]).toEqual([[], []]);
    await post(`${spot.id}/revisions/${spot.revision}/rollback`);
    expect((await search(world, spot.id, 'lantern')).map(({ id, path }) => [id, path])).toEqual([[before?.id, operation]]);
  });

  it('may be given another spec', async () => {
    const other = await putText(world, `${word}-other`, burrows({ paths: { '/x': { get: { summary: `Other ${word}`, responses: { 200: { description: '' } } } } } }));
    await edit(world, spot.id, [{ updatePage: { page: apiOf(spot), computed: { spec: other.id } } }]);
    expect([await pagesFound(world, spot.id, word), await found('lantern')]).toEqual([[`api/operations/other-${word}`], []]);
  });

  it('is of the space when its change request is merged, and not before', async () => {
    const plain = await makeSpot(world, [page('Plain')]);
    const request = await makeRequest(world, plain.id);
    await editIn(world, plain.id, request, [apiPage(spec)]);
    expect(await found('lantern', plain.id)).toEqual([]);
    await post(`${plain.id}/change-requests/${request}/merge`);
    expect(await found('lantern', plain.id)).toEqual([`api/holes-of-${word}/look-into-a-burrow#parameters`]);
  });
});

describe('a spec', () => {
  const versions = async (): Promise<number> => (await world.as('ana').get(`${specs}/${word}/versions`)).body.count;
  /** Of how many versions words are kept. */
  const kept = async () => {
    const [row] = await world.door.database.query<{ count: number }>(undefined, 'SELECT count(DISTINCT version_id)::int AS count FROM spec_sections WHERE spec_id = $1', [spec]);
    return row?.count;
  };

  it('is found as its latest good version is, and its pages keep their ids', async () => {
    const [before] = await search(world, spot.id, 'quietly');
    const get = { operationId: 'look', summary: 'Peek', description: 'Loudly.', responses: { 200: { description: 'Dust.' } } };
    const [path = ''] = Object.keys(burrows().paths);
    await putText(world, word, burrows({ paths: { [path]: { get: { ...get, operationId: undefined, tags: [`Holes of ${word}`] } } } }));
    const [after] = await search(world, spot.id, 'loudly');
    expect([after?.id, after?.title, after?.path]).toEqual([before?.id, 'Peek', `api/holes-of-${word}/peek`]);
    expect([await found('lantern'), await found('quietly'), await found('dust')]).toEqual([[], [], [`api/holes-of-${word}/peek#200`]]);
    await putText(world, word, 'no document');
    expect(await found('loudly')).toEqual([`api/holes-of-${word}/peek`]);
    expect(await kept()).toBe(1);
  });

  it('that is deleted is found nowhere, and leaves nothing', async () => {
    expect((await world.as('ana').delete(`${specs}/${word}`)).status).toBe(205);
    expect([await found('lantern'), await found('Look into a burorw'), await everywhere()]).toEqual([[], [], []]);
    expect(await kept()).toBe(0);
  });

  it.each([
    ['', ''],
    [', even if a job ended in the midst of that', ' AND position > 0'],
  ])('that was read before search knew of specs is found when it is read again, without another version%s', async (_, those) => {
    await world.door.database.query(undefined, `DELETE FROM spec_sections WHERE spec_id = $1${those}`, [spec]);
    expect(await found('lantern')).toEqual([]);
    await putText(world, word, burrows());
    expect(await found('lantern')).toEqual([`api/holes-of-${word}/look-into-a-burrow#parameters`]);
    expect(await versions()).toBe(1);
  });

  it.each(['\0', '\ud800'])('in which names cannot be kept as they are is read all the same: its pages are there, and others of it are found', async (odd) => {
    const operation = (operationId: string) => ({ get: { tags: [`a${odd}b`], operationId, summary: `Owl ${operationId}`, responses: answer } });
    const read = await putText(world, word, burrows({ tags: [], paths: { '/x': operation(`x${odd}`), '/y': operation('y') } }));
    expect([read.lastProcessErrorCode, await versions()]).toEqual([undefined, 2]);
    expect((await world.as('ana').get(`/v1/spaces/${spot.id}/content/path/api/ab/owl-x`)).status).toBe(200);
    expect(await pagesFound(world, spot.id, 'owl')).toEqual(['api/ab/owl-y']);
  });

  it('whose words cannot be written has no version by that, leaves nothing, and is read again', async () => {
    const { database } = world.door;
    const { blobs } = world.door.as(ids.user('ana'));
    const full: Query = (name, text, values) => (text.startsWith('INSERT INTO spec_sections') ? Promise.reject(new Error('The disk is full.')) : database.query(name, text, values));
    const { round } = await database.prisma.openAPISpec.findFirstOrThrow({ where: { id: spec } });
    const errand = { blobs, fetch: createFetch({ allowPrivateNetworks: false }), now: new Date(), requestId: 'test', isOver: () => false, isLast: false };
    const next = JSON.stringify(burrows({ info: { title: 'Next', version: '2' } }));
    await world.as('ana').put(`${specs}/${word}`, { source: { text: next } });
    await expect(processSpec({ ...errand, database: { ...database, query: full } }, { id: spec, round: round + 1 })).rejects.toThrow('The words of a version were not written.');
    expect([await versions(), await kept(), await found('lantern')]).toEqual([1, 1, [`api/holes-of-${word}/look-into-a-burrow#parameters`]]);
    expect(await processSpec({ ...errand, database }, { id: spec, round: round + 1 })).toBe('done');
    expect([await versions(), await kept(), await found('lantern')]).toEqual([2, 1, [`api/holes-of-${word}/look-into-a-burrow#parameters`]]);
  });

  it('that is set anew while it is read leaves no words of what was given up', async () => {
    const waiting = await world.as('ana').put(`${specs}/${word}`, { source: { url: 'https://openapi.test/burrows.json' } });
    expect(waiting.status).toBe(200);
    await processed(world, word, async (url) => {
      await world.as('ana').put(`${specs}/${word}`, { source: { text: '{}' } }); // somebody else, while the address is read
      return { url, status: 200, contentType: undefined, headers: {}, body: Buffer.from(JSON.stringify(burrows({ info: { title: 'Given up', version: '2' } }))) };
    });
    expect(await kept()).toBe(1);
    expect(await found('lantern')).toEqual([`api/holes-of-${word}/look-into-a-burrow#parameters`]);
  });
});

describe('a space that shows a spec', () => {
  it('is found twice when it is duplicated, and each goes its own way', async () => {
    const copy = await post(`${spot.id}/duplicate`);
    const [mine, other] = [await search(world, spot.id, 'lantern'), await search(world, copy.id, 'lantern')];
    const section = { ...mine[0]?.sections[0], id: other[0]?.sections[0]?.id, urls: { app: mine[0]?.sections[0]?.urls.app.replace(spot.id, copy.id) } };
    expect(other).toEqual([{ ...mine[0], sections: [section], urls: { app: mine[0]?.urls.app.replace(spot.id, copy.id) } }]);
    expect(other[0]?.sections[0]?.id).not.toBe(mine[0]?.sections[0]?.id);
    await edit(world, copy.id, [{ deletePage: { page: apiOf(spot) } }]);
    expect(await everywhere()).toEqual([[`Space ${word}`, ...paths()]]);
  });

  it('is not found in the trash, and is again when it is restored', async () => {
    expect((await world.as('ana').delete(`/v1/spaces/${spot.id}`)).status).toBe(205);
    expect(await everywhere()).toEqual([]);
    await post(`${spot.id}/restore`);
    expect(await everywhere()).toEqual([[`Space ${word}`, ...paths()]]);
  });

  it('leaves its spec behind when it is transferred, and has it again when it comes back', async () => {
    const house = await makeHouse(world);
    await post(`${spot.id}/transfer`, { organization: house.id });
    expect([await everywhere(), await everywhere(house.id), await found('lantern')]).toEqual([[], [], []]);
    await post(`${spot.id}/transfer`, { organization: ids.acme });
    expect(await everywhere()).toEqual([[`Space ${word}`, ...paths()]]);
  });
});

describe('who may not read a space', () => {
  const namesIn = async (visitor: Visitor, house: House, query: string) => (await visitor.get(inOrganization(house.id, query))).body.items.map(({ id }: { id: string }) => id);

  it('finds nothing of the spec that it shows, of words or of near titles, until he may', async () => {
    const house = await makeHouse(world, [null, 'READ']);
    const [open = '', closed = ''] = await makeSpaces(world, house.id, 2);
    const { id } = await putText(world, 'burrows', burrows(), house.id);
    for (const space of [open, closed]) await edit(world, space, [apiPage(id)]);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const [guest, member] = [await visitorOf(world, house, 1), await visitorOf(world, house, 2)];
    for (const query of ['lantern', 'lant', 'Look into a burorw']) expect([query, await namesIn(member, house, query), await namesIn(guest, house, query)]).toEqual([query, [open], []]);
    expect([(await member.get(inSpace(closed, 'lantern'))).status, (await guest.get(inSpace(open, 'lantern'))).status]).toEqual([404, 404]);
    await world.as('ana').post(`/v1/spaces/${closed}/permissions/users/${house.userIds[1]}`, { role: 'read' });
    for (const query of ['lantern', 'Look into a burorw']) expect(await namesIn(guest, house, query)).toEqual([closed]);
  });

  it('finds nothing of a spec that no page shows', async () => {
    await putText(world, `${word}-alone`, pets({ info: { title: 'Alone', version: '1' }, tags: [{ name: 'pets', description: 'Nobody shows the quoll.' }] }));
    expect(await searchAll(world, 'quoll')).toEqual([]);
  });
});

describe('a site', () => {
  const SEARCH = `query ($org: ID!, $site: ID!, $query: String!) { publishedSite(organizationId: $org, siteId: $site) {
    search(input: { query: $query }) { totalCount nodes { id title path siteSpaceId spaceId sections { id title path body urls { published } } urls { published } } } } }`;
  const find = (visitor: Visitor, site: Published, query: string, parameters = '') => done(visitor.post(`${site.url}/search${parameters}`, { query }));
  const spacesOf = ({ items }: { items: { space: string }[] }): string[] => items.map(({ space }) => space);

  /** A site whose first two spaces show a spec: to everybody, and to beta testers. */
  async function makeShown(): Promise<Published> {
    const site = await makePublished(world);
    const { id } = await putText(world, 'burrows', burrows(), site.house.id);
    for (const n of [0, 1]) await write(world, site, n, [{ operation: 'insert_page', title: 'API', type: 'computed', computed: { spec: id } }]);
    return site;
  }

  it('finds the pages of a spec at their public addresses, through both doors', async () => {
    const site = await makeShown();
    const [, operation = ''] = paths();
    const read = (await done(world.as('ana').get(`/v1/spaces/${site.spaces[0]}/content/path/${operation}`))).id;
    const [siteSpace] = (await done(world.nobody.get(`${site.url}/site-spaces`))).items;
    const address = `${world.url}/public/${site.house.id}/docs/${operation}`;
    const given = await find(world.nobody, site, 'lantern');
    const body = 'Name In Type Required Description lantern query integer no How bright it is. id path string yes';
    const sections = [{ id: given.items[0].sections[0].id, title: 'Parameters', path: `${operation}#parameters`, body, urls: { published: `${address}#parameters` } }];
    const shown = { id: read, title: 'Look into a burrow', path: operation, sections, urls: { published: address } };
    expect(given).toEqual({ count: 1, items: [{ object: 'search-page-result', ...shown, siteSpace: siteSpace.id, space: site.spaces[0] }] });
    const { data } = await world.nobody.query(SEARCH, { org: site.house.id, site: site.id, query: 'lantern' });
    expect(data).toEqual({ publishedSite: { search: { totalCount: 1, nodes: [{ ...shown, siteSpaceId: siteSpace.id, spaceId: site.spaces[0] }] } } });
  });

  it('shows each visitor what is for him, by words, by near titles and without words that must not be there', async () => {
    const site = await makeShown();
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    for (const query of ['lantern', 'Look into a burorw', 'eyes -lantern']) {
      expect([query, spacesOf(await find(world.nobody, site, query)), spacesOf(await find(world.nobody, site, query, beta)).sort()]).toEqual([
        query,
        site.spaces.slice(0, 1),
        site.spaces.slice(0, 2).sort(),
      ]);
    }
    expect(await find(world.nobody, site, 'lantern -bright', beta)).toEqual({ count: 0, items: [] });
    expect(spacesOf(await find(world.as('ana'), site, 'lantern')).sort()).toEqual(site.spaces.slice(0, 2).sort());
  });

  it('leaves out what a page shows that search leaves out, and finds what a hidden one shows', async () => {
    const site = await makePublished(world);
    const { id } = await putText(world, 'burrows', burrows(), site.house.id);
    const [page] = await write(world, site, 0, [{ operation: 'insert_page', title: 'API', type: 'computed', computed: { spec: id }, hidden: true }]);
    expect((await find(world.nobody, site, 'lantern')).count).toBe(1);
    await write(world, site, 0, [{ operation: 'update_page', page, noIndex: true }]);
    for (const visitor of [world.nobody, world.as('ana')]) expect(await find(visitor, site, 'lantern')).toEqual({ count: 0, items: [] });
  });

  it('that is unpublished, or whose space is in the trash, finds nothing', async () => {
    const site = await makeShown();
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    expect(spacesOf(await find(world.nobody, site, 'lantern', beta))).toEqual(site.spaces.slice(0, 1));
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect((await world.nobody.post(`${site.url}/search`, { query: 'lantern' })).status).toBe(404);
  });
});

describe('the number of statements', () => {
  /** A spec with so many operations, in as many spaces of a house of their own. */
  async function makeMany(size: number) {
    const house = await makeHouse(world, ['READ']);
    const spaces = await makeSpaces(world, house.id, size);
    const operations = Object.fromEntries(Array.from({ length: size }, (_, n) => [`/p${n}`, { get: { summary: `Dibbler ${n}`, responses: answer } }]));
    const { id } = await putText(world, 'many', pets({ paths: operations }), house.id);
    for (const space of spaces) await edit(world, space, [apiPage(id)]);
    return { house, space: spaces[0] ?? '', spec: id };
  }

  it('of a search is as large for twenty spaces with twenty operations as for two with two', async () => {
    const numbers: number[][] = [];
    for (const size of [2, 20]) {
      const { house, space } = await makeMany(size);
      const member = await visitorOf(world, house, 1);
      const counted = async (path: string, expected: number) => {
        await member.get('/v1/user');
        return (await statementsOf(async () => expect((await member.get(path)).body.items.length).toBeGreaterThanOrEqual(expected))).filter((text) => !/tree_nodes/.test(text)).length;
      };
      numbers.push([await counted(inSpace(space, 'dibbler'), size), await counted(inOrganization(house.id, 'dibbler'), size), await counted(inOrganization(house.id, 'dibbelr'), 1)]);
    }
    expect(numbers).toEqual([
      [6, 5, 6],
      [6, 5, 6],
    ]);
  });

  it('of an edit that has a page show a spec does not grow with the spec', async () => {
    const numbers: number[] = [];
    for (const size of [2, 600]) {
      const { id } = await putText(world, `edit-${size}`, pets({ paths: Object.fromEntries(Array.from({ length: size }, (_, n) => [`/p${n}`, { get: { responses: answer } }])) }));
      const { id: space } = await makeSpot(world, [page('A')]);
      numbers.push((await statementsOf(() => edit(world, space, [apiPage(id)]))).length);
    }
    expect(numbers[1]).toBe(numbers[0]);
  });

  it('of reading a spec grows by one for 500 parts', async () => {
    const numbers: number[] = [];
    for (const size of [10, 1200]) {
      const answers = Object.fromEntries(Array.from({ length: size }, (_, n) => [`/p${n}`, { get: { responses: answer } }]));
      const sent = await statementsOf(() => putText(world, `read-${size}`, pets({ paths: answers })));
      numbers.push(sent.filter((text) => text.startsWith('INSERT INTO spec_sections')).length);
    }
    expect(numbers).toEqual([1, 8]);
  });
});
