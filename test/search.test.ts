/** Tests search in a space: the results, their order and their pagination. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bad, graphQLError, errorsOf, notFound, notFoundAt } from './content/expected.ts';
import { makeTestSpace, page, type TestSpace } from './edit/support.ts';
import {
  inSpace,
  pagesFound,
  pathsFound,
  type Result,
  SEARCH_SPACE,
  search,
} from './search/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
const guide = ids.space('guide');

const TEXT = `Before the first heading stands a preface.

## Bridges

A bridge crosses a river. Write to <support@acme.test>, or use \`Map<String>\` at get.acme.test.

## Tunnels

A tunnel goes under a mountain. It's “quoted”—and dark.

### Lights in tunnels

Lamps are needed below.
`;

describe('a space', () => {
  let testSpace: TestSpace;
  beforeAll(async () => {
    testSpace = await makeTestSpace(world, [
      page('Roads', { markdown: TEXT }),
      page('Railways', {
        markdown: '# Railways\n\nA train crosses a bridge.\n\n## Stations\n\nTrains stop here.\n',
      }),
      page('Ferries', { markdown: '' }),
      page('Über Straßen', { markdown: 'Ein Weg über den Fluss. Naïve U\u0308bergänge.\n' }),
      page('東京の地図', { markdown: '# 東京\n\n日本語の文章です。次の文。\n' }),
      page('Emoji', { markdown: 'A thumb 👍 is up.\n' }),
    ]);
  });
  const paths = (query: string) => pathsFound(world, testSpace.id, query);

  it('is found by its sections, with all fields', async () => {
    const [found] = await search(world, guide, 'phone');
    const app = `${world.url}/app/o/${ids.acme}/s/${guide}/p/${ids.page('guide', 3)}`;
    expect(found).toEqual({
      id: ids.page('guide', 3),
      title: 'Install',
      path: 'getting-started/install',
      sections: [
        {
          id: found?.sections[0]?.id ?? '',
          title: 'On a phone',
          path: 'getting-started/install#on-a-phone',
          body: 'There is an app.',
          urls: { app: `${app}#on-a-phone` },
        },
      ],
      urls: { app },
    } satisfies Result);
    expect(found?.sections[0]?.id).toMatch(/^sct_\w+$/);
  });

  it.each([
    // Words in any case; all of them in one section, its heading and its page's title, or in several.
    ['river', ['roads#bridges']],
    ['RIVER', ['roads#bridges']],
    ['river bridge ', ['roads#bridges']],
    ['river mountain', ['roads#bridges', 'roads#tunnels']],
    ['river mountain -train', []],
    ['roads lamps ', ['roads#lights-in-tunnels']],
    ['preface', ['roads']],
    // Prefixes while typing: only of the last word, until another character follows it.
    ['riv', ['roads#bridges']],
    ['riv ', []],
    ['mountain und', ['roads#tunnels']],
    // Phrases.
    ['"under a mountain"', ['roads#tunnels']],
    ['"a mountain under"', []],
    ['“under a mountain”', ['roads#tunnels']],
    ['"under a mou', ['roads#tunnels']],
    // Excluded words.
    ['bridge -river', ['railways#railways']],
    ['bridge -"a river"', ['railways#railways']],
    ['crosses -train -river', []],
    // Punctuation is ignored, and does not split words.
    ['support@acme.test', ['roads#bridges']],
    ['support ', ['roads#bridges']],
    ['acme.test ', ['roads#bridges']],
    ['Map<String>', ['roads#bridges']],
    ['string', ['roads#bridges']],
    ['quoted ', ['roads#tunnels']],
    ["it's dark", ['roads#tunnels']],
    // Letters of other scripts.
    ['über fluss', ['über-straßen']],
    ['ÜBER FLUSS', ['über-straßen']],
    ['u\u0308bergänge', ['über-straßen']],
    ['naïve', ['über-straßen']],
    ['straßen', ['über-straßen']],
    ['日本', ['東京の地図#東京']],
    ['文章', ['東京の地図#東京']],
    ['章文', []],
    ['地図', ['東京の地図#東京']],
    ['👍', ['emoji']],
    // A page without a text has its title.
    ['ferries', ['ferries']],
    // Nothing.
    ['xylophone', []],
    ['', []],
    ['   ', []],
    ['!?', []],
    ['-river', []],
  ])('searched for %j returns %j', async (query, expected) => {
    expect(await paths(query)).toEqual(expected);
  });

  it.each([
    ['Ferrys', ['ferries']],
    ['feries', ['ferries']],
    ['Tunels', ['roads#tunnels', 'roads#lights-in-tunnels']],
    ['Brigdes', ['roads#bridges']],
    ['Railwais', ['railways#railways']],
    ['lihgts in tunnel', ['roads#lights-in-tunnels', 'roads#tunnels']],
    ['Ferrys -ferries', []],
  ])(
    'searched for %j, which matches no text, returns similar titles: %j',
    async (query, expected) => {
      expect(await paths(query)).toEqual(expected);
    },
  );

  it('returns similar titles only when no words match and none are quoted', async () => {
    expect(await paths('"tunnels lights"')).toEqual([]);
    expect(await paths('lamps')).toEqual(['roads#lights-in-tunnels']);
    // "Stations" is similar to "station"; but the prefix matches it, and no merely similar titles
    // are added.
    expect(await paths('station')).toEqual(['railways#stations']);
  });

  it('shows an excerpt around the words', async () => {
    const long = await makeTestSpace(world, [
      page('Long', {
        markdown: `${'Many words before it. '.repeat(30)}Here is the needle. ${'And many after it. '.repeat(30)}`,
      }),
    ]);
    const [found] = await search(world, long.id, 'needle');
    expect(found?.sections[0]?.body).toMatch(/^… .*Here is the needle\. .* …$/);
    expect(found?.sections[0]?.body.length).toBeLessThan(250);
  });
});

describe('the order', () => {
  it('ranks titles before headings, and headings before texts, whatever their counts', async () => {
    const testSpace = await makeTestSpace(world, [
      page('Body', { markdown: `Harvest ${'harvest harvests harvesting harvested '.repeat(50)}` }),
      page('Heading', { markdown: '## The harvest\n\nCorn.\n' }),
      page('Harvest', { markdown: 'Wheat.\n' }),
      page('Both', { markdown: 'Once a harvest.\n' }),
    ]);
    expect(await pagesFound(world, testSpace.id, 'harvest')).toEqual([
      'harvest',
      'heading',
      'body',
      'both',
    ]);
    expect(await pagesFound(world, testSpace.id, 'harvest ')).toEqual([
      'harvest',
      'heading',
      'body',
      'both',
    ]);
  });

  it('has the best section of a page first, and at most ten', async () => {
    const parts = Array.from({ length: 12 }, (_, n) => `## Part ${n}\n\nApples.\n`).join('\n');
    const testSpace = await makeTestSpace(world, [
      page('Fruit', { markdown: `${parts}\n## Apples\n\nRed.\n` }),
    ]);
    const [found] = await search(world, testSpace.id, 'apples');
    expect(found?.sections.map(({ title }) => title)).toEqual([
      'Apples',
      ...Array.from({ length: 9 }, (_, n) => `Part ${n}`),
    ]);
  });
});

describe('pages of results', () => {
  const titles = Array.from({ length: 7 }, (_, n) => `Melon ${n}`);
  let testSpace: TestSpace;
  beforeAll(async () => {
    testSpace = await makeTestSpace(
      world,
      titles.map((title) => page(title, { markdown: 'A fruit.\n' })),
    );
  });

  it('are paginated in /v1, each with the total count', async () => {
    const found: string[][] = [];
    for (let page: string | undefined; ; ) {
      const { status, body } = await world
        .as('ana')
        .get(
          `${inSpace(testSpace.id, 'melon')}&limit=3${page === undefined ? '' : `&page=${page}`}`,
        );
      expect([status, body.count]).toEqual([200, 7]);
      found.push(body.items.map(({ title }: Result) => title));
      page = body.next?.page;
      if (page === undefined) break;
    }
    expect(found).toEqual([titles.slice(0, 3), titles.slice(3, 6), titles.slice(6)]);
  });

  it('are paginated in GraphQL, in both directions', async () => {
    const ask = async (args: object) =>
      (await world.as('ana').query(SEARCH_SPACE, { id: testSpace.id, query: 'melon', ...args }))
        .data.space.search;
    const titlesOf = ({ nodes }: { nodes: Result[] }) => nodes.map(({ title }) => title);
    const first = await ask({ first: 4 });
    const second = await ask({ first: 4, after: first.pageInfo.endCursor });
    const last = await ask({ last: 2 });
    const before = await ask({ last: 4, before: last.pageInfo.startCursor });
    expect([first, second, last, before].map(titlesOf)).toEqual([
      titles.slice(0, 4),
      titles.slice(4),
      titles.slice(5),
      titles.slice(1, 5),
    ]);
    expect(
      [first, second, last, before].map(({ pageInfo: { hasNextPage, hasPreviousPage } }) => [
        hasPreviousPage,
        hasNextPage,
      ]),
    ).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, true],
    ]);
    expect([first, second, last, before].map(({ totalCount }) => totalCount)).toEqual([7, 7, 7, 7]);
  });

  it('refuse a cursor of another query', async () => {
    const { body } = await world.as('ana').get(`${inSpace(testSpace.id, 'melon')}&limit=1`);
    const answer = await world
      .as('ana')
      .get(`${inSpace(testSpace.id, 'fruit')}&limit=1&page=${body.next.page}`);
    expect([answer.status, answer.body.error.reason, answer.body.error.field]).toEqual([
      400,
      'BAD_CURSOR',
      'page',
    ]);
  });

  it.each([['0'], ['1001'], ['-1'], ['x']])('refuse a limit of %s', async (limit) => {
    const { status, body } = await world
      .as('ana')
      .get(`${inSpace(testSpace.id, 'melon')}&limit=${limit}`);
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', 'limit']);
  });
});

describe('a query', () => {
  it('is required, and has at most 512 characters', async () => {
    const ana = world.as('ana');
    const long = await ana.get(inSpace(guide, 'x'.repeat(513)));
    expect([long.status, long.body]).toEqual([
      400,
      bad('query', 'query must have at most 512 characters, and has 513.'),
    ]);
    expect(errorsOf(await ana.query(SEARCH_SPACE, { id: guide, query: 'x'.repeat(513) }))).toEqual(
      graphQLError(
        ['space', 'search'],
        'BAD_USER_INPUT',
        'query must have at most 512 characters, and has 513.',
        { field: 'query' },
      ),
    );
    expect((await ana.get(inSpace(guide, 'x'.repeat(512)))).body).toEqual({ count: 0, items: [] });
    const none = await ana.get(`/v1/spaces/${guide}/search`);
    expect([none.status, none.body]).toEqual([
      400,
      bad('query', 'query is required in the query.'),
    ]);
  });

  it('requires read access to the space', async () => {
    for (const [name, id] of [
      ['eve', guide],
      ['dan', ids.space('minutes')],
      ['ana', ids.space('secrets')],
    ] as const) {
      const { status, body } = await world.as(name).get(inSpace(id, 'welcome'));
      expect([status, body]).toEqual([404, notFound]);
      expect(errorsOf(await world.as(name).query(SEARCH_SPACE, { id, query: 'welcome' }))).toEqual(
        notFoundAt('space'),
      );
    }
    expect((await world.nobody.get(inSpace(guide, 'welcome'))).status).toBe(401);
  });

  it('requires the scope to read spaces', async () => {
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['organization:read'] });
    const { status, body } = await world.with(token).get(inSpace(guide, 'welcome'));
    expect([status, body.error.reason, body.error.details]).toEqual([
      403,
      'FORBIDDEN',
      { needs: 'space:read', has: ['organization:read'] },
    ]);
  });
});
