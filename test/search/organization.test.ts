/**
 * Tests search in an organization: all that the caller can read, grouped by space, and nothing
 * else.
 */
import { describe, expect, it } from 'vitest';
import { indexSpace } from '../../src/data/search.ts';
import { listOf } from '../../src/domain/list.ts';
import { bad, notFound, notFoundAt, errorsOf } from '../content/expected.ts';
import {
  type TestOrganization,
  makeTestOrganization,
  makeSpaces,
  visitorOf,
} from '../content/rows.ts';
import { emptyContent, siblingPages, replaceContent } from '../content-store/plant.ts';
import { makeTestSpace, page } from '../edit/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor, type World } from '../support.ts';
import {
  inOrganization,
  inSpace,
  SEARCH_ORGANIZATION,
  SEARCH_SPACE,
  searchAll,
} from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

/** Makes spaces, each with two pages named after a word, in a new organization. */
async function plantSpaces(
  testOrganization: TestOrganization,
  count: number,
  name: string,
): Promise<string[]> {
  const spaces = await makeSpaces(world, testOrganization.id, count);
  for (const spaceId of spaces) {
    const pages = siblingPages(2, `${name} ${spaceId.slice(-4)}`);
    const content = { ...emptyContent, pages: listOf(pages) };
    await replaceContent(
      world,
      { organizationId: testOrganization.id, spaceId },
      content,
      pages.map(({ fields }) => String(fields['title'])),
    );
    await world.console.database.transaction((tx) =>
      indexSpace(tx, { id: spaceId, organizationId: testOrganization.id }, emptyContent, content),
    );
  }
  return spaces;
}

/** Grants the member a level on a space. */
const grant = async (
  testOrganization: TestOrganization,
  n: number,
  spaceId: string,
  role: string | null,
) =>
  expect(
    (
      await world
        .as('ana')
        .post(`/v1/spaces/${spaceId}/permissions/users/${testOrganization.userIds[n]}`, { role })
    ).status,
  ).toBeLessThan(300);

const titlesFor = async (world_: World, query: string, name: 'ana' | 'ben' | 'cat' | 'dan') =>
  (await searchAll(world_, query, name)).map(([title]) => title);

describe('an organization', () => {
  it('returns whole spaces, the one with the best page first', async () => {
    const [first, second] = [
      await makeTestSpace(world, [page('Animals', { markdown: 'A numbat.\n' })], { title: 'Body' }),
      await makeTestSpace(
        world,
        [
          page('Numbat', { markdown: 'Small.\n' }),
          page('Termites', { markdown: 'Food of the numbat.\n' }),
        ],
        { title: 'Title' },
      ),
    ];
    const found = await searchAll(world, 'numbat');
    const result = (space: string, n: number, title: string, body: string, at: number) => {
      const { id, sections } = found[n]?.[1][at] ?? { id: '', sections: [] };
      const urls = { app: `${world.url}/app/o/${ids.acme}/s/${space}/p/${id}` };
      return {
        id,
        title,
        path: title.toLowerCase(),
        sections: [{ id: sections[0]?.id, title, path: title.toLowerCase(), body, urls }],
        urls,
      };
    };
    expect(found).toEqual([
      [
        'Title',
        [
          result(second.id, 0, 'Numbat', 'Small.', 0),
          result(second.id, 0, 'Termites', 'Food of the numbat.', 1),
        ],
      ],
      ['Body', [result(first.id, 1, 'Animals', 'A numbat.', 0)]],
    ]);
  });

  it('returns for everybody what they can read', async () => {
    // In the demo world ana is admin, ben edits, cat comments and dan is a guest whose team reads
    // the product; only cat has access to the minutes.
    for (const name of ['ana', 'cat'] as const)
      expect(await titlesFor(world, 'board', name)).toEqual(['Minutes']);
    for (const name of ['ben', 'dan'] as const)
      expect(await titlesFor(world, 'board', name)).toEqual([]);
    for (const name of ['ana', 'ben', 'cat'] as const)
      expect(await titlesFor(world, 'laptop', name)).toEqual(['Onboarding']);
    expect(await titlesFor(world, 'laptop', 'dan')).toEqual([]);
    expect(await titlesFor(world, 'linux', 'dan')).toEqual(['User guide']);
    for (const name of ['ana', 'ben', 'cat', 'dan'] as const)
      expect(await titlesFor(world, 'antidote', name)).toEqual([]);
  });

  it('returns only readable spaces, by words and similar titles, as grants change', async () => {
    const testOrganization = await makeTestOrganization(world, [null, 'READ']);
    const [open = '', closed = '', other = ''] = await plantSpaces(testOrganization, 3, 'Wallaby');
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const [guest, member] = [
      await visitorOf(world, testOrganization, 1),
      await visitorOf(world, testOrganization, 2),
    ];
    const found = async (visitor: Visitor, query: string) =>
      (await visitor.get(inOrganization(testOrganization.id, query))).body.items
        .map(({ id }: { id: string }) => id)
        .sort();
    for (const query of ['wallaby', 'walla', '"wallaby', 'walabby']) {
      expect([
        query,
        await found(world.as('ana'), query),
        await found(member, query),
        await found(guest, query),
      ]).toEqual([query, [open, closed, other].sort(), [open, other].sort(), []]);
    }
    await grant(testOrganization, 1, closed, 'read');
    await grant(testOrganization, 2, other, null);
    for (const query of ['wallaby', 'walabby'])
      expect([await found(member, query), await found(guest, query)]).toEqual([[open], [closed]]);
    expect((await guest.get(inSpace(open, 'wallaby'))).status).toBe(404);
    expect((await guest.get(inSpace(closed, 'wallaby'))).body.count).toBe(2);
  });

  it('finds a readable result behind a thousand unreadable ones', async () => {
    // The word occurs only in the text: no similar title can replace the text match.
    const testOrganization = await makeTestOrganization(world, [null]);
    const [closed = '', open = ''] = await makeSpaces(world, testOrganization.id, 2);
    const pages = siblingPages(1, 'Needle');
    await replaceContent(
      world,
      { organizationId: testOrganization.id, spaceId: open },
      { ...emptyContent, pages: listOf(pages) },
      ['Needle 0'],
    );
    await world.console.database.query(
      sql(
        `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, page_title, body, words) SELECT 'sct_hay' || n, $1, $2, 'pag_hay' || n, 0, 'Hay', 'This.', to_tsvector('simple', 'this') FROM generate_series(1, 1500) n`,
      ),
      [testOrganization.id, closed],
    );
    await world.console.database.transaction((tx) =>
      indexSpace(tx, { id: open, organizationId: testOrganization.id }, emptyContent, {
        ...emptyContent,
        pages: listOf(pages),
      }),
    );
    await grant(testOrganization, 1, open, 'read');
    const { body } = await (await visitorOf(world, testOrganization, 1)).get(
      inOrganization(testOrganization.id, 'this '),
    );
    expect([body.count, body.items[0].id, body.items[0].pages.length]).toEqual([1, open, 1]);
  });

  it('paginates spaces with the total count, and returns at most fifty pages of each', async () => {
    const testOrganization = await makeTestOrganization(world);
    const spaces = await plantSpaces(testOrganization, 5, 'Possum');
    const titles: string[] = [];
    for (let page: string | undefined; ; ) {
      const { body } = await world
        .as('ana')
        .get(
          `${inOrganization(testOrganization.id, 'possum')}&limit=2${page === undefined ? '' : `&page=${page}`}`,
        );
      expect(body.count).toBe(5);
      titles.push(...body.items.map(({ id }: { id: string }) => id));
      page = body.next?.page;
      if (page === undefined) break;
    }
    expect([...titles].sort()).toEqual([...spaces].sort());
    const { data } = await world
      .as('ana')
      .query(SEARCH_ORGANIZATION, { id: testOrganization.id, query: 'possum', last: 1 });
    expect(data.organization.search.nodes.map(({ id }: { id: string }) => id)).toEqual(
      titles.slice(-1),
    );
    const wide = await makeTestSpace(
      world,
      Array.from({ length: 48 }, (_, n) => page(`Bilby ${n}`)),
    );
    await world.as('ana').post(`/v1/spaces/${wide.id}/content`, {
      changes: Array.from({ length: 10 }, (_, n) => ({
        operation: 'insert_page',
        title: `Bilby ${n + 48}`,
      })),
    });
    const { body } = await world.as('ana').get(inOrganization(ids.acme, 'bilby'));
    expect([body.count, body.items[0].pages.length]).toEqual([1, 50]);
    expect((await world.as('ana').get(inSpace(wide.id, 'bilby'))).body.count).toBe(58);
  });

  it('answers NOT_FOUND for strangers, and requires a query', async () => {
    const { status, body } = await world.as('eve').get(inOrganization(ids.acme, 'welcome'));
    expect([status, body]).toEqual([404, notFound]);
    expect(
      errorsOf(
        await world.as('eve').query(SEARCH_ORGANIZATION, { id: ids.acme, query: 'welcome' }),
      ),
    ).toEqual(notFoundAt('organization'));
    expect((await world.as('ana').get(inOrganization(ids.acme, 'x'.repeat(513)))).body).toEqual(
      bad('query', 'query must have at most 512 characters, and has 513.'),
    );
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}/search`)).body).toEqual(
      bad('query', 'query is required in the query.'),
    );
  });
});

const OBJECTS = `title titleHighlights { start end } page { id title path } space { id title }
  sections { title titleHighlights { start end } anchor body bodyHighlights { start end } }`;
const OBJECTS_OF_SPACE = `query ($id: ID!, $query: String!) { space(id: $id) { search(query: $query) { nodes { ${OBJECTS} } } } }`;
const OBJECTS_OF_ORGANIZATION = `query ($id: ID!, $query: String!) { organization(id: $id) { search(query: $query, first: 20) { nodes { space { id title } pages { ${OBJECTS} } } } } }`;

describe('the number of statements', () => {
  /** Returns the statement count of a search with cold caches. */
  async function counted(
    visitor: Visitor,
    ask: () => Promise<number>,
    expected: number,
  ): Promise<number> {
    await visitor.get('/v1/user');
    return (await statementsOf(async () => expect(await ask()).toBe(expected))).length;
  }

  it('is the same for thirty spaces as for three', async () => {
    const numbers: number[][] = [];
    for (const size of [3, 30]) {
      const testOrganization = await makeTestOrganization(world, ['READ']);
      await plantSpaces(testOrganization, size, 'Echidna');
      const member = await visitorOf(world, testOrganization, 1);
      const rest = () =>
        member
          .get(inOrganization(testOrganization.id, 'echidna'))
          .then(({ body }) => body.items.length);
      const graph = () =>
        member
          .query(SEARCH_ORGANIZATION, { id: testOrganization.id, query: 'echidna' })
          .then(({ data }) => data.organization.search.nodes.length);
      const objects = () =>
        member
          .query(OBJECTS_OF_ORGANIZATION, { id: testOrganization.id, query: 'echidna' })
          .then(({ data }) => data.organization.search.nodes.length);
      const near = () =>
        member
          .get(inOrganization(testOrganization.id, 'echindna'))
          .then(({ body }) => Math.min(3, body.items.length));
      numbers.push([
        await counted(member, rest, size),
        await counted(member, graph, size),
        await counted(member, objects, Math.min(size, 20)),
        await counted(member, near, 3),
      ]);
    }
    expect(numbers).toEqual([
      [8, 7, 7, 8],
      [8, 7, 7, 8],
    ]);
  });

  it('is the same for a space with thirty pages as for one with three', async () => {
    const numbers: number[][] = [];
    for (const size of [3, 30]) {
      const testOrganization = await makeTestOrganization(world, ['READ']);
      const [spaceId = ''] = await makeSpaces(world, testOrganization.id, 1);
      const pages = siblingPages(size, `Dingo ${size}`);
      await replaceContent(
        world,
        { organizationId: testOrganization.id, spaceId },
        { ...emptyContent, pages: listOf(pages) },
        pages.map(({ fields }) => String(fields['title'])),
      );
      await world.console.database.transaction((tx) =>
        indexSpace(tx, { id: spaceId, organizationId: testOrganization.id }, emptyContent, {
          ...emptyContent,
          pages: listOf(pages),
        }),
      );
      const member = await visitorOf(world, testOrganization, 1);
      const rest = () =>
        member.get(inSpace(spaceId, 'dingo')).then(({ body }) => body.items.length);
      const graph = () =>
        member
          .query(SEARCH_SPACE, { id: spaceId, query: 'dingo' })
          .then(({ data }) => data.space.search.nodes.length);
      const objects = () =>
        member
          .query(OBJECTS_OF_SPACE, { id: spaceId, query: 'dingo' })
          .then(({ data }) => data.space.search.nodes.length);
      numbers.push([
        await counted(member, rest, size),
        await counted(member, graph, size),
        await counted(member, objects, size),
      ]);
    }
    expect(numbers).toEqual([
      [7, 6, 6],
      [7, 6, 6],
    ]);
  });
});
