/** Tests the filters of search queries: spaces, types of results and languages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { edit, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { pets, putText } from '../openapi-spec/support.ts';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { answer, apiPage } from './specs/burrows.ts';
import { inOrganization, inSpace, pathsFound, SEARCH_SPACE, searchAll } from './support.ts';

const world = useWorld();

const PROBLEMS = 'problems { code filter value message }';
const OF_ORGANIZATION = `query ($id: ID!, $query: String!) { organization(id: $id) { search(query: $query) { totalCount nodes { spaceId } ${PROBLEMS} } } }`;

/** A problem as GraphQL returns it, and as `/v1` does. */
const problem = (code: string, filter: string | null, value: string | null, message: string) => ({
  graphql: { code, filter, value, message },
  rest: {
    code: code.toLowerCase().replace('_', '-'),
    ...(filter !== null && { filter, value }),
    message,
  },
});

describe('the filter of types and languages', () => {
  let testSpace: TestSpace;
  beforeAll(async () => {
    testSpace = await makeTestSpace(world, [
      page('Numbats', {
        markdown: 'A numbat is small and it is striped.\n\n## Food\n\nThe numbat eats it.\n',
      }),
      page('Tiere', {
        markdown: '## Numbats\n\nDer Numbat ist nicht von hier, und er frisst die Termiten.\n',
      }),
      page('Both', {
        markdown:
          'The zoo has a quokka and a wallaby.\n\n## Wallabies\n\nThe wallaby hops to the lake.\n\n## Quokkas\n\nThe quokka swims.\n',
      }),
    ]);
    const { id } = await putText(
      world,
      'numbats',
      pets({
        tags: [{ name: 'Zoo', description: 'Where the numbat lives.' }],
        paths: {
          '/numbats': { get: { tags: ['Zoo'], summary: 'List numbats', responses: answer } },
        },
        components: { schemas: { Numbat: { type: 'object', description: 'A numbat.' } } },
      }),
    );
    await edit(world, testSpace.id, [apiPage(id)]);
  });
  /** Returns the paths of sections, and of whole pages of the spec. */
  const found = async (query: string): Promise<string[]> => [
    ...new Set(
      (await pathsFound(world, testSpace.id, query)).map((path) =>
        path.startsWith('api/') ? path.replace(/#.*/, '') : path,
      ),
    ),
  ];

  it.each([
    [
      'numbats ',
      [
        'numbats',
        'tiere#numbats',
        'api/zoo/list-numbats',
        'api/schemas/numbat',
        'numbats#food',
        'api/zoo',
      ],
    ],
    ['type:page numbats ', ['numbats', 'tiere#numbats', 'api/zoo']],
    ['numbats type:HEADING', ['tiere#numbats', 'numbats#food']],
    ['numbats type:operation', ['api/zoo/list-numbats']],
    ['numbats type:schema', ['api/schemas/numbat']],
    ['numbats type:schema type:operation', ['api/zoo/list-numbats', 'api/schemas/numbat']],
    ['numbats -type:page -type:heading', ['api/zoo/list-numbats', 'api/schemas/numbat']],
    ['numbats type:page -type:page', []],
    ['numbats lang:de', ['tiere#numbats']],
    ['numbats lang:DE type:heading', ['tiere#numbats']],
    ['numbats lang:fr', []],
    ['numbat -lang:en ', ['tiere#numbats']],
    // Words in several sections, and similar titles.
    ['wallaby swims ', ['both', 'both#wallabies', 'both#quokkas']],
    ['wallaby swims type:page', ['both']],
    ['wallaby swims type:heading', ['both#wallabies', 'both#quokkas']],
    ['wallaby swims type:operation', []],
    ['wallabbies', ['both#wallabies']],
    ['wallabbies type:page', []],
    // Quoted, a filter is words.
    ['"type:page"', []],
  ])('finds for %j %j', async (query, expected) => {
    expect((await found(query)).sort()).toEqual([...expected].sort());
  });

  it.each([
    [
      'numbats type:video',
      problem(
        'UNKNOWN_TYPE',
        'type',
        'video',
        '`video` is no type of results. The types are `page`, `heading`, `operation`, `schema`. To search for the words, write "type:video" in quotation marks.',
      ),
    ],
    [
      'numbats lang:klingon',
      problem(
        'UNKNOWN_LANGUAGE',
        'lang',
        'klingon',
        '`klingon` is no code of a language of search, such as `en` or `de`.',
      ),
    ],
    [
      'numbats in:nowhere',
      problem(
        'UNKNOWN_SPACE',
        'in',
        'nowhere',
        'No searched space has the title, slug or id `nowhere`.',
      ),
    ],
    [
      'type:page',
      problem(
        'NO_WORDS',
        null,
        null,
        'Add a word to search for: filters only limit the results of words.',
      ),
    ],
  ])(
    'finds nothing for %j and returns the reason in both APIs',
    async (query, { graphql, rest }) => {
      const { data } = await world
        .as('ana')
        .query(SEARCH_SPACE.replace('totalCount', `totalCount ${PROBLEMS}`), {
          id: testSpace.id,
          query,
        });
      expect(data.space.search).toEqual({
        totalCount: 0,
        problems: [graphql],
        pageInfo: {
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        nodes: [],
      });
      const { status, body } = await world.as('ana').get(inSpace(testSpace.id, query));
      expect([status, body]).toEqual([200, { count: 0, items: [], problems: [rest] }]);
    },
  );
});

describe('the filter of spaces', () => {
  let [first, second]: string[] = [];
  beforeAll(async () => {
    const zoo = (title: string) =>
      makeTestSpace(world, [page('Cassowary', { markdown: 'It runs.\n' })], { title });
    [first, second] = [(await zoo('Zoo: the handbook')).id, (await zoo('Aviary')).id];
  });

  it('finds spaces by title, slug and id, and excludes them', async () => {
    const titles = async (query: string) =>
      (await searchAll(world, query)).map(([title]) => title).sort();
    for (const [query, expected] of [
      ['cassowary', ['Aviary', 'Zoo: the handbook']],
      ['cassowary in:aviary', ['Aviary']],
      ['in:"ZOO the Handbook" cassowary', ['Zoo: the handbook']],
      ['cassowary in:zoo-the-handbook', ['Zoo: the handbook']],
      [`cassowary in:${second}`, ['Aviary']],
      [`cassowary in:${second} in:zoo-the-handbook`, ['Aviary', 'Zoo: the handbook']],
      ['cassowary -in:aviary', ['Zoo: the handbook']],
      ['cassowary in:aviary -in:aviary', []],
    ] as const)
      expect([query, await titles(query)]).toEqual([query, expected]);
    expect(await pathsFound(world, first ?? '', 'cassowary in:zoo-the-handbook')).toEqual([
      'cassowary',
    ]);
    expect(await pathsFound(world, first ?? '', 'cassowary -in:zoo-the-handbook')).toEqual([]);
  });

  it('knows no space that the caller cannot read', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [closed = ''] = await makeSpaces(world, testOrganization.id, 1);
    await edit(world, closed, [page('Cassowary')]);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { title: 'Secret', defaultLevel: null });
    const member = await visitorOf(world, testOrganization, 1);
    const ask = async (value: string) =>
      (await member.get(inOrganization(testOrganization.id, `cassowary in:${value}`))).body;
    for (const value of ['secret', closed, 'absent'])
      expect(await ask(value)).toEqual({
        count: 0,
        items: [],
        problems: [
          {
            ...{ code: 'unknown-space', filter: 'in', value },
            message: `No searched space has the title, slug or id \`${value}\`.`,
          },
        ],
      });
    const { data } = await member.query(OF_ORGANIZATION, {
      id: testOrganization.id,
      query: 'cassowary -in:secret',
    });
    expect(data.organization.search).toEqual({
      ...{ totalCount: 0, nodes: [] },
      problems: [
        problem(
          'UNKNOWN_SPACE',
          'in',
          'secret',
          'No searched space has the title, slug or id `secret`.',
        ).graphql,
      ],
    });
  });

  it('takes one more statement, and none without it', async () => {
    const counted = async (query: string) => {
      await world.as('ana').get('/v1/user');
      return (
        await statementsOf(() => world.as('ana').query(OF_ORGANIZATION, { id: ids.acme, query }))
      ).length;
    };
    await counted('cassowary');
    const plain = await counted('cassowary');
    expect([
      await counted('cassowary type:page lang:en'),
      await counted('cassowary in:aviary in:zoo-the-handbook'),
    ]).toEqual([plain, plain + 1]);
  });
});

describe('a filter in the search of a site', () => {
  it('names site spaces by path, title and id, and visible sections only', async () => {
    const site = await makePublished(world);
    const markdown =
      'The kiwi sleeps.\n\n{% if visitor.claims.isBeta %}\n\n## Kiwi secrets\n\nThe kiwi of the house is a robot.\n\n{% endif %}\n';
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Bird', markdown }]);
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const search = async (query: string, parameters = '') =>
      (await world.nobody.post(`${site.url}/search${parameters}`, { query })).body;
    const paths = async (query: string, parameters = '') =>
      (await search(query, parameters)).items.flatMap(
        ({ sections }: { sections: { path: string }[] }) => sections.map(({ path }) => path),
      );
    await write(world, site, 1, [{ operation: 'insert_page', title: 'Kiwi' }]);
    expect([
      await paths('kiwi in:space-0'),
      await paths(`kiwi -in:${site.spaces[0]}`, beta),
      await paths('kiwi in:"space 1" in:"space 0" ', beta),
      await search('kiwi in:"space 1"'),
    ]).toEqual([
      ['bird'],
      ['kiwi'],
      ['kiwi', 'bird#kiwi-secrets', 'bird'],
      {
        count: 0,
        items: [],
        problems: [
          problem(
            'UNKNOWN_SPACE',
            'in',
            'space 1',
            'No searched space has the title, slug or id `space 1`.',
          ).rest,
        ],
      },
    ]);
    expect([
      await paths('kiwi '),
      await paths('kiwi type:heading'),
      await paths('kiwi type:heading', beta),
      await paths('kiwi type:page', beta),
    ]).toEqual([['bird'], [], ['bird#kiwi-secrets'], ['kiwi', 'bird']]);
  });
});
