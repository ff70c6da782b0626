/** Tests that search accepts any text: no query and no content breaks it. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bad, graphQLError, errorsOf } from '../content/expected.ts';
import { makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { inOrganization, inSpace, SEARCH_ORGANIZATION, SEARCH_SPACE } from './support.ts';
import { sql } from '../sql.ts';

const world = useWorld();

let testSpace: TestSpace;
beforeAll(async () => {
  testSpace = await makeTestSpace(world, [
    page('Install', { markdown: '# Install\n\nRun it. It works.\n' }),
  ]);
});

/** Searches in all four ways, and returns the statuses and whether GraphQL had errors. */
async function ask(query: string): Promise<unknown[]> {
  const ana = world.as('ana');
  const [space, organization, inGraphQL, allInGraphQL] = await Promise.all([
    ana.get(inSpace(testSpace.id, query)),
    ana.get(inOrganization(ids.acme, query)),
    ana.query(SEARCH_SPACE, { id: testSpace.id, query }),
    ana.query(SEARCH_ORGANIZATION, { id: ids.acme, query }),
  ]);
  return [
    space.status,
    organization.status,
    inGraphQL.status,
    inGraphQL.errors,
    allInGraphQL.status,
    allInGraphQL.errors,
  ];
}

/** Half of a surrogate pair. */
const halved = /\p{Cs}/u;

const fine = [200, 200, 200, undefined, 200, undefined];

describe('a hostile query', () => {
  it.each([
    ["'"],
    ["''"],
    ["'; DROP TABLE search_sections; --"],
    ["' & !'"],
    ["install' <-> '"],
    ['\\'],
    ["\\'"],
    ["install\\'"],
    ['a & & b'],
    ['a | | b'],
    ['!!a'],
    ['!(a'],
    ['((((('],
    [')))))'],
    ['a:*:*'],
    [':*'],
    [':ABCD'],
    ['a:ABCD*'],
    ['<->'],
    ['a <2> b'],
    ['<-1>'],
    ['a <999999999> b'],
    ['$1'],
    ['$$'],
    ['%'],
    ['_%_'],
    ['?'],
    ['{a,b}'],
    ['"'],
    ['""'],
    ['"""'],
    ['"a" "b'],
    ['-"a'],
    ['-'],
    ['--'],
    ['- -'],
    ['-a -b'],
    ['---a'],
    ['a -a'],
    ['the'],
    ['<b>'],
    ['&amp;'],
    ['http://[::1]/?a=b&c=d#e'],
    ['1e309'],
    ['-1.5e-3'],
    ['00000000000000000000000001'],
    ['\t\r\n'],
    ['\u0001\u001f\u007f\u0085'],
    ['\u200b\u200d\ufeff'],
    ['\u202egnp'],
    ['\ufffd\uffff'],
    ['\u0301\u0301\u0301'],
    ['e\u0301'.repeat(200)],
    ['👩‍👩‍👧‍👦'],
    ['🏳️‍🌈 🇩🇪'],
    ['𝔘𝔫𝔦𝔠𝔬𝔡𝔢'],
    ['日本語'],
    ['한국어'],
    ['ภาษาไทย'],
    ['العربية'],
    ['Ünïcödé ẞ ﬁ ı İ'],
    ['привет мир'],
    ['x'.repeat(512)],
    ['x '.repeat(256)],
    ['-x '.repeat(170)],
    ['語'.repeat(512)],
    ['𠀀'.repeat(256)],
    ['👍'.repeat(256)],
    ['"'.repeat(512)],
    ["'".repeat(512)],
    ['('.repeat(512)],
    ['*'.repeat(512)],
    ['__proto__'],
    ['constructor'],
  ])('%j is answered', async (query) => {
    expect(await ask(query)).toEqual(fine);
  });

  it.each([['\u0000'], ['install\u0000'], ['\ud800'], ['a\udfffb']])(
    '%j, which no text can contain, is refused with its field',
    async (query) => {
      const message = 'query must not contain the character U+0000 or half of a surrogate pair.';
      const { status, data } = await world
        .as('ana')
        .query(SEARCH_SPACE, { id: testSpace.id, query });
      expect([status, data]).toEqual([200, { space: { search: null } }]);
      expect(
        errorsOf(await world.as('ana').query(SEARCH_ORGANIZATION, { id: ids.acme, query })),
      ).toEqual(
        graphQLError(['organization', 'search'], 'BAD_USER_INPUT', message, { field: 'query' }),
      );
      if (!halved.test(query))
        for (const path of [inSpace(testSpace.id, query), inOrganization(ids.acme, query)])
          expect((await world.as('ana').get(path)).body).toEqual(bad('query', message));
    },
  );

  it.each([['%ff%fe'], ['%ed%a0%80'], ['%'], ['%u0041'], ['+%2B']])(
    '%s, which may not decode, is answered in /v1',
    async (raw) => {
      expect(
        (await world.as('ana').get(`/v1/spaces/${testSpace.id}/search?query=${raw}`)).status,
      ).toBe(200);
    },
  );

  it('of random characters is answered', async () => {
    const signs = fc.string({
      unit: fc.constantFrom(
        '"',
        "'",
        '\\',
        '-',
        '(',
        ')',
        '&',
        '|',
        '!',
        ':',
        '*',
        '<',
        '>',
        ' ',
        'a',
        'install',
        'é',
        '語',
        '👍',
        '@',
        '.',
      ),
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 256 }),
          fc.string({ unit: 'grapheme', maxLength: 100 }),
          signs,
        ),
        async (query) => {
          fc.pre(query.length <= 512 && !query.includes('\u0000') && !halved.test(query));
          expect(await ask(query)).toEqual(fine);
        },
      ),
      { numRuns: 200 },
    );
  }, 240_000);
});

describe('a large text', () => {
  /** Returns the index rows of a page. */
  const rowsOf = (id: string | undefined) =>
    world.console.database.query(
      sql<{ rows: number; body: number; heading: number; words: number }>(
        'SELECT count(*)::int AS rows, max(length(body)) AS body, max(length(title)) AS heading, max(pg_column_size(words)) AS words FROM search_sections WHERE page_id = $1',
      ),
      [id],
    );
  const write = async (title: string, markdown: string): Promise<string> => {
    const { status, body } = await world.as('ana').post(`/v1/spaces/${testSpace.id}/content`, {
      changes: [{ operation: 'insert_page', title, document: { markdown } }],
    });
    expect([title, status, body.error]).toEqual([title, 200, undefined]);
    const { body: pages } = await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/pages`);
    return pages.pages.find((one: { title: string }) => one.title === title).id;
  };
  const found = async (query: string) =>
    (await world.as('ana').get(inSpace(testSpace.id, query))).body.items.map(
      ({ title }: { title: string }) => title,
    );
  /** Returns this many different words that no other test uses. */
  const words = (count: number, mark: string) =>
    Array.from({ length: count }, (_, n) => `${mark}${n.toString(36)}`).join(' ');

  it('of 1 MiB is found by the first 100,000 characters of each part', async () => {
    const filler = words(15_000, 'w');
    const id = await write(
      'Large',
      `beginning ${filler}\n\nnearend ${words(120_000, 'v')}`.slice(0, 1024 * 1024 - 100),
    );
    expect([
      await found('beginning'),
      await found('w100'),
      await found('"w100 w101"'),
      await found('v2kd9'),
    ]).toEqual([['Large'], ['Large'], ['Large'], []]);
    expect(await rowsOf(id)).toEqual([
      { rows: 1, body: 10_000, heading: null, words: expect.any(Number) },
    ]);
  });

  it('with many headings is found by its first 1,000 parts', async () => {
    const id = await write(
      'Headings',
      Array.from({ length: 20_000 }, (_, n) => `## Part\n\nMarker${n}\n`).join('\n'),
    );
    expect([await found('marker999 '), await found('marker1000 ')]).toEqual([['Headings'], []]);
    expect((await rowsOf(id)).map(({ rows }) => rows)).toEqual([1000]);
  });

  it.each([
    ['One heading', `# ${words(150_000, 'h')}`.slice(0, 1_000_000), 'h1'],
    ['One word', 'x'.repeat(1_000_000), 'word'],
    ['One letter each', '語'.repeat(300_000), '語'],
    [
      'Many kinds of letters',
      Array.from({ length: 20_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(''),
      '一',
    ],
    [
      'Rare letters',
      Array.from({ length: 40_000 }, (_, n) => String.fromCodePoint(0x20000 + n)).join(' '),
      '\u{20001}',
    ],
    ['Signs', `'"\\<->&|!:*(){}$1 `.repeat(20_000), 'signs'],
    ['Zeros', 'a&#0;b \ufffd \u0001 c', 'zeros'],
  ])('is accepted: %s', async (title, markdown, query) => {
    await write(title, markdown);
    expect(await found(query)).toContain(title);
  });

  it('is accepted with others: four of 1 MB in one edit', async () => {
    const text = words(180_000, 'q').slice(0, 1_000_000);
    const changes = Array.from({ length: 4 }, (_, n) => ({
      operation: 'insert_page',
      title: `Mass ${n}`,
      document: { markdown: `number${n} ${text}` },
    }));
    const { status } = await world
      .as('ana')
      .post(`/v1/spaces/${testSpace.id}/content`, { changes });
    expect(status).toBe(200);
    expect(await found('number3 ')).toEqual(['Mass 3']);
  });
});
