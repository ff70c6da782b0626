/** Tests the objects and highlights of search results, which only GraphQL has. */
import { beforeAll, describe, expect, it } from 'vitest';
import { editIn, idOf, makeRequest, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { makeTestSpec } from './specs/burrows.ts';

const world = useWorld();

const RESULT = `titleHighlights { start end } page { __typename id pageId title path } space { id title }
  sections { title titleHighlights { start end } anchor body bodyHighlights { start end } }`;
const SPACE = `query ($id: ID!, $query: String!) { space(id: $id) { search(query: $query) { nodes { ${RESULT} } } } }`;
const ORGANIZATION = `query ($id: ID!, $query: String!) { organization(id: $id) { search(query: $query, first: 10) {
  nodes { space { id title } pages { ${RESULT} } } } } }`;
const SITE = `query ($id: ID!, $query: String!, $token: String) { publishedSite(id: $id, visitorToken: $token) { search(input: { query: $query }, first: 10) {
  nodes { titleHighlights { start end } page { pageId title path ... on DocumentPage { markdown } } space { spaceId title } siteSpace { siteSpaceId title }
    sections { title titleHighlights { start end } anchor body bodyHighlights { start end } } } } } }`;

/** Returns the data of a query that has no errors. */
async function ask(visitor: Visitor, document: string, variables: object): Promise<unknown> {
  const { data, errors } = await visitor.query(document, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** Returns the range of a word in a text. */
const rangeOf = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
};

let testSpace: TestSpace;
beforeAll(async () => {
  testSpace = await makeTestSpace(
    world,
    [
      page('Wombats', {
        markdown: 'Nothing.\n\n## Where wombats sleep\n\nA wombat sleeps in a burrow.\n',
      }),
    ],
    { title: 'Zoo' },
  );
});

const found = () => {
  const body = 'A wombat sleeps in a burrow.';
  return {
    titleHighlights: [rangeOf('Wombats', 'Wombats')],
    page: {
      __typename: 'DocumentPage',
      id: `${idOf(testSpace, 'Wombats')}.${testSpace.revision}`,
      pageId: idOf(testSpace, 'Wombats'),
      title: 'Wombats',
      path: 'wombats',
    },
    space: { id: testSpace.id, title: 'Zoo' },
    sections: [
      {
        title: 'Where wombats sleep',
        titleHighlights: [rangeOf('Where wombats sleep', 'wombats')],
        anchor: 'where-wombats-sleep',
        body,
        bodyHighlights: [rangeOf(body, 'wombat'), rangeOf(body, 'a burrow')],
      },
    ],
  };
};

describe('a search of a space', () => {
  it('returns the page, the space and what to highlight', async () => {
    expect(
      await ask(world.as('ana'), SPACE, { id: testSpace.id, query: 'wombat "a burrow"' }),
    ).toEqual({ space: { search: { nodes: [found()] } } });
  });

  it('highlights whole words that begin with the last word, in titles too', async () => {
    const { data } = await world.as('ana').query(SPACE, { id: testSpace.id, query: 'womb' });
    const [{ titleHighlights, sections }] = data.space.search.nodes;
    expect([titleHighlights, sections]).toEqual([
      [rangeOf('Wombats', 'Wombats')],
      [
        {
          title: 'Wombats',
          titleHighlights: [rangeOf('Wombats', 'Wombats')],
          anchor: null,
          body: 'Nothing.',
          bodyHighlights: [],
        },
        {
          title: 'Where wombats sleep',
          titleHighlights: [rangeOf('Where wombats sleep', 'wombats')],
          anchor: 'where-wombats-sleep',
          body: 'A wombat sleeps in a burrow.',
          bodyHighlights: [rangeOf('A wombat', 'wombat')],
        },
      ],
    ]);
  });

  it('highlights nothing where only a title is similar', async () => {
    const { data } = await world.as('ana').query(SPACE, { id: testSpace.id, query: 'Wombast' });
    expect(
      data.space.search.nodes.map(({ titleHighlights, sections }: ReturnType<typeof found>) => [
        titleHighlights,
        sections.map((section) => [section.titleHighlights, section.bodyHighlights]),
      ]),
    ).toEqual([
      [
        [],
        [
          [[], []],
          [[], []],
        ],
      ],
    ]);
  });

  it('returns pages that node finds, as they are in the space and not in a change request', async () => {
    const request = await makeRequest(world, testSpace.id);
    await editIn(world, request, [
      { updatePage: { page: idOf(testSpace, 'Wombats'), title: 'Wombats in the request' } },
    ]);
    const { data } = await world
      .as('ana')
      .query(SPACE, { id: testSpace.id, query: 'wombat "a burrow"' });
    const { page: shown } = data.space.search.nodes[0];
    expect(shown).toEqual(found().page);
    expect(
      await ask(
        world.as('ana'),
        'query ($id: ID!) { node(id: $id) { ... on Page { pageId title } } }',
        { id: shown.id },
      ),
    ).toEqual({ node: { pageId: shown.pageId, title: 'Wombats' } });
  });

  it('returns the generated page of an OpenAPI spec', async () => {
    const { word, testSpace: space } = await makeTestSpec(world);
    const { data } = await world.as('ana').query(
      `query ($id: ID!, $query: String!) { space(id: $id) {
        search(query: $query) { nodes { pageId path page { id pageId path } } }
        revision { allPages { id pageId path } } } }`,
      { id: space.id, query: `"holes of ${word}" sleeps` },
    );
    const { search, revision } = data.space;
    const [result] = search.nodes;
    expect(search.nodes).toEqual([
      {
        pageId: result.pageId,
        path: result.path,
        // The same object as in the tree, for the cache of a client.
        page: revision.allPages.find(({ path }: { path: string }) => path === result.path),
      },
    ]);
    expect(result.page.pageId).toBe(result.pageId);
  });
});

describe('a search of an organization', () => {
  it('returns the same pages with their space', async () => {
    expect(
      await ask(world.as('ana'), ORGANIZATION, { id: ids.acme, query: 'wombat "a burrow"' }),
    ).toEqual({
      organization: {
        search: { nodes: [{ space: { id: testSpace.id, title: 'Zoo' }, pages: [found()] }] },
      },
    });
  });
});

describe('a search of a published site', () => {
  it('returns to a visitor what they can see of the page, and highlights only that', async () => {
    const site = await makePublished(world);
    const markdown =
      'Grapes.\n\n{% if visitor.claims.isBeta %}\n\nSecret grapes.\n\n{% else %}\n\nOrdinary grapes.\n\n{% endif %}\n';
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Vine of grapes', markdown }]);
    const space = await world.as('ana').get(`/v1/spaces/${site.spaces[0]}`);
    const pages = await world.as('ana').get(`/v1/spaces/${site.spaces[0]}/content/pages`);
    const siteSpaces = await world.nobody.get(`${site.url}/site-spaces`);
    const resultOf = (body: string, text: string) => ({
      titleHighlights: [rangeOf('Vine of grapes', 'grapes')],
      page: {
        pageId: pages.body.pages[0].id,
        title: 'Vine of grapes',
        path: 'vine-of-grapes',
        markdown: text,
      },
      space: { spaceId: site.spaces[0], title: space.body.title },
      siteSpace: { siteSpaceId: siteSpaces.body.items[0].id, title: space.body.title },
      sections: [
        {
          title: 'Vine of grapes',
          titleHighlights: [rangeOf('Vine of grapes', 'grapes')],
          anchor: null,
          body,
          bodyHighlights: [
            { start: 0, end: 6 },
            { start: body.lastIndexOf('grapes'), end: body.lastIndexOf('grapes') + 6 },
          ],
        },
      ],
    });
    const search = (token: string | null) =>
      ask(world.nobody, SITE, { id: site.id, query: 'grapes', token });
    expect([await search(null), await search(await jwtFor(world, site, { isBeta: true }))]).toEqual(
      [
        resultOf('Grapes.\nOrdinary grapes.', 'Grapes.\n\n\nOrdinary grapes.\n\n'),
        resultOf('Grapes.\nSecret grapes.', 'Grapes.\n\n\nSecret grapes.\n\n'),
      ].map((result) => ({ publishedSite: { search: { nodes: [result] } } })),
    );
  });
});
