/** Tests that links take a fixed number of statements, none of which reads a text. */
import { beforeAll, describe, expect, it } from 'vitest';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
let made = 0;

// Caches the trees of the target spaces, as the process does for the trees that it wrote.
beforeAll(async () => {
  for (const name of ['guide', 'travel'] as const)
    await world.as('ana').get(`/v1/spaces/${ids.space(name)}/content`);
});

/**
 * Makes a space of this many pages, each with this many links of every kind, and a change request
 * that breaks some. Texts are unique, so that none is cached.
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
    `/spaces/${ids.space('guide')}`,
    `/spaces/${ids.space('travel')}`,
  ];
  const text = () =>
    `${links.map((href) => `[x](${href})`).join(' ')} {% include "${idOf(testSpace, 'R')}" %} ${++made}`;
  for (let i = 0; i < pages; i += 50)
    await edit(
      world,
      testSpace.id,
      Array.from({ length: Math.min(50, pages - i) }, (_, n) =>
        page(`P${i + n}`, { markdown: text() }),
      ),
    );
  const request = await makeRequest(world, testSpace.id);
  const { refs } = await editIn(world, testSpace.id, request, [
    page('From', { markdown: text() }),
    { deletePage: { page: idOf(testSpace, 'To') } },
  ]);
  return {
    space: `/v1/spaces/${testSpace.id}`,
    request: `/v1/spaces/${testSpace.id}/change-requests/${request}`,
    file: idOf(testSpace, 'F'),
    from: refs['From'] ?? '',
  };
}

type Linked = Awaited<ReturnType<typeof makeLinked>>;

// The target spaces are on a published site: reading their addresses takes five statements for any
// number.
const addresses: readonly (readonly [string, (of: Linked) => string, number])[] = [
  ['links of a space', ({ space }) => `${space}/links?limit=1000`, 14],
  ['broken links of a space', ({ space }) => `${space}/links?limit=1000&status=broken`, 7],
  [
    'backlinks of a space',
    ({ space, file }) => `${space}/content/files/${file}/backlinks?limit=1000`,
    8,
  ],
  [
    'links of a page of a change request',
    ({ request, from }) => `${request}/content/page/${from}/links?limit=1000`,
    16,
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

  it('read the base of a change request only for the count of newly broken links', async () => {
    const asking = (fields: string) =>
      `query ($request: ID!) { changeRequest(id: $request) { revision { links(status: BROKEN) { ${fields} } } } }`;
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
