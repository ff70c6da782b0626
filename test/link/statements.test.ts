/** Tests that links take a fixed number of statements, none of which reads a text. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../src/data/database.ts';
import { revisionForMember } from '../../src/data/reader.ts';
import { LinkTexts, pageOfLinks } from '../../src/resources/link/list.ts';
import { stateAt } from '../../src/resources/link/reference.ts';
import { textHoldersIn } from '../../src/resources/link/texts.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
let made = 0;
const targets: string[] = [ids.space('guide'), ids.space('travel')];

beforeAll(async () => {
  // Caches the trees of the target spaces, as the process does for the trees that it wrote.
  for (const id of targets) await world.as('ana').get(`/v1/spaces/${id}/content`);
  for (let i = 0; i < 38; i++) targets.push((await makeTestSpace(world)).id);
});

/**
 * Makes a space of this many pages, each with a link of every kind, and a change request that
 * breaks some. Pages link to spaces in turn, and to 40 at most. Texts are unique, so that none is
 * cached.
 */
async function makeLinked(pages: number) {
  const testSpace = await makeTestSpace(world, [
    page('To'),
    { insertFile: { ref: 'F', name: 'f.txt', base64: 'Rg==' } },
    { insertReusableContent: { ref: 'R', title: 'R', markdown: '[x](To)' } },
  ]);
  const links = [
    '#no',
    `/pages/${idOf(testSpace, 'To')}`,
    `/files/${idOf(testSpace, 'F')}`,
    'https://example.test',
  ];
  const toSpace = (n: number) => `/spaces/${targets[n % targets.length]}`;
  const text = (n = 0) =>
    `${[...links, toSpace(n), toSpace(n + 1)].map((href) => `[x](${href})`).join(' ')} {% include "${idOf(testSpace, 'R')}" %} ${++made}`;
  for (let i = 0; i < pages; i += 50)
    await edit(
      world,
      testSpace.id,
      Array.from({ length: Math.min(50, pages - i) }, (_, n) =>
        page(`P${i + n}`, { markdown: text(i + n) }),
      ),
    );
  const request = await makeRequest(world, testSpace.id);
  const { refs } = await editIn(world, request, [
    page('From', { markdown: text() }),
    { deletePage: { page: idOf(testSpace, 'To') } },
  ]);
  return {
    id: testSpace.id,
    space: `/v1/spaces/${testSpace.id}`,
    request: `/v1/spaces/${testSpace.id}/change-requests/${request}`,
    file: idOf(testSpace, 'F'),
    from: refs['From'] ?? '',
  };
}

type Linked = Awaited<ReturnType<typeof makeLinked>>;

// The target spaces are on a published site: reading their addresses takes three statements for any
// number.
const addresses: readonly (readonly [string, (of: Linked) => string, number])[] = [
  ['links of a space', ({ space }) => `${space}/links?limit=1000`, 10],
  ['broken links of a space', ({ space }) => `${space}/links?limit=1000&status=broken`, 7],
  [
    'backlinks of a space',
    ({ space, file }) => `${space}/content/files/${file}/backlinks?limit=1000`,
    8,
  ],
  [
    'links of a page of a change request',
    ({ request, from }) => `${request}/content/page/${from}/links?limit=1000`,
    12,
  ],
  [
    'backlinks of a change request',
    ({ request, file }) => `${request}/content/files/${file}/backlinks?limit=1000`,
    9,
  ],
];

describe('statements', () => {
  it.each(addresses)(
    '%s take the same number for 120 pages as for 3, and read no text',
    async (_, address, counted) => {
      const sent = async (pages: number): Promise<string[]> => {
        const of = await makeLinked(pages);
        const ana: Visitor = world.as('ana');
        await ana.get('/v1/user'); // records the use of the token
        return statementsOf(async () => expect((await ana.get(address(of))).status).toBe(200));
      };
      const [few, many] = [await sent(3), await sent(120)];
      expect([many.length, few.length]).toEqual([counted, counted]);
      expect([...few, ...many].filter((statement) => /markdown/.test(statement))).toEqual([]);
    },
  );

  it.each([
    ['addresses', 'totalCount nodes { href status }', 5],
    [
      'targets',
      'nodes { target { space { id urls { published } permissions { edit } organization { title } } versionContext { revision { author { displayName } } } } }',
      11,
    ],
    [
      'texts of their pages',
      'stats { broken { total } } nodes { locations { page { ... on DocumentPage { markdown } } } }',
      5,
    ],
  ])(
    '%s of links take the same number in GraphQL for 120 pages as for 3',
    async (_, fields, counted) => {
      const document = `query ($space: ID!) { space(id: $space) { revision { links(first: 150) { ${fields} } } } }`;
      const sent = async (pages: number): Promise<number> => {
        const { id } = await makeLinked(pages);
        return world.countStatements('ana', async (visitor) =>
          expect((await visitor.query(document, { space: id })).errors).toBeUndefined(),
        );
      };
      expect([await sent(3), await sent(120)]).toEqual([counted, counted]);
    },
  );

  it('count links in SQL, and read only the links of the texts on the page', async () => {
    const { id } = await makeLinked(20);
    const ctx = world.console.as(ids.user('ana'));
    const { revisionId } = await ctx.load.space.must(id);
    const state = await stateAt(ctx, revisionForMember(await ctx.load.revision.must(revisionId)));
    const holders = textHoldersIn(ctx, state.revisionContent, null) ?? [];
    const hashes = holders.map(({ hash }) => hash);
    const sent: unknown[] = [];
    const query: Query = (statement, values) => {
      sent.push([statement.name, values]);
      return ctx.query(statement, values);
    };
    const texts = new LinkTexts({ query, settings: ctx.settings }, { state, holders });
    const list = { name: 'links', status: null };
    const { nodes, pageInfo, count } = await pageOfLinks(texts, list, { first: 10 });
    // the page To has no links, and the others have seven
    expect(sent).toEqual([
      ['documents.linkCounts', [ids.acme, hashes]],
      ['documents.links', [ids.acme, hashes.slice(1, 3)]],
    ]);
    expect([nodes.length, await count()]).toEqual([10, 20 * 7 + 1]);
    sent.length = 0;
    const next = await pageOfLinks(texts, list, { first: 3, after: pageInfo.endCursor });
    expect([next.nodes.length, sent]).toEqual([
      3,
      [
        ['documents.linkCounts', [ids.acme, hashes]],
        ['documents.links', [ids.acme, hashes.slice(2, 3)]],
      ],
    ]);
  });

  it('read the base of a change request only for the count of newly broken links', async () => {
    const asking = (fields: string) =>
      `query ($request: ID!) { changeRequest(id: $request) { revision { links(filter: { status: BROKEN }) { ${fields} } } } }`;
    const of = await makeLinked(3);
    const [, , , space, , request] = of.request.split('/');
    const ana: Visitor = world.as('ana');
    const sent = (fields: string) =>
      statementsOf(async () =>
        expect((await ana.query(asking(fields), { space, request })).errors).toBeUndefined(),
      );
    await sent('totalCount'); // caches the trees
    const reading = async (fields: string) =>
      (await sent(fields)).filter((statement) => /facts/.test(statement)).length;
    expect([
      await reading('totalCount'),
      await reading('stats { broken { total changeRequest } }'),
    ]).toEqual([1, 2]);
  });
});
