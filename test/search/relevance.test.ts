/** Tests which results of a search are first, and which words need not match exactly. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestSpace, page, edit, type TestSpace } from '../edit/support.ts';
import { pets, putText } from '../openapi-spec/support.ts';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { answer, apiPage } from './specs/burrows.ts';
import { pagesFound, pathsFound, search, SEARCH_SPACE } from './support.ts';

const world = useWorld();

describe('a search', () => {
  let testSpace: TestSpace;
  beforeAll(async () => {
    testSpace = await makeTestSpace(world, [
      page('Create an issue comment', { markdown: 'Create an issue, then comment on it.\n' }),
      page('How to create an issue', { markdown: 'It is easy.\n' }),
      page('Create an issue', { markdown: 'Send a request.\n' }),
      page('Tickets', { markdown: '## Create an issue!\n\nWith the form.\n' }),
      page('Functions', {
        markdown:
          'These are the functions.\n\n## concat\n\nConcatenates two strings.\n\n## split\n\nDivides one at a separator.\n',
      }),
      page('Signing in', { markdown: '## Okta\n\nCopy the address.\n\n## SCIM\n\nUsers.\n' }),
      page('Häuser', { markdown: 'Die Häuser werden nicht geheizt und sind alt.\n' }),
    ]);
  });
  const paths = (query: string) => pathsFound(world, testSpace.id, query);
  const pages = (query: string) => pagesFound(world, testSpace.id, query);

  it.each(['create an issue', 'Create an Issue.', 'CREATE AN ISSUE '])(
    'for %j returns the title that is the query, headings, the beginnings of titles, and titles',
    async (query) => {
      expect(await pages(query)).toEqual([
        'create-an-issue',
        'tickets',
        'create-an-issue-comment',
        'how-to-create-an-issue',
      ]);
    },
  );

  it('returns titles that begin with it while it is typed', async () => {
    expect(await pages('create an issue com')).toEqual(['create-an-issue-comment']);
  });

  it.each([
    // Inflected words, by the language of the page.
    ['concatenating string ', ['functions#concat']],
    ['creating issues on tickets ', ['tickets#create-an-issue']],
    ['haus ', ['häuser']],
    ['altes haus ', ['häuser']],
    // Questions: frequent words are optional.
    ['how do I concatenate strings', ['functions#concat']],
    ['How can I divide at a separator?', ['functions#split']],
    // Words in several sections of a page, and pages with at least half of the words.
    ['okta scim ', ['signing-in#okta', 'signing-in#scim']],
    ['concatenate separators ', ['functions#concat', 'functions#split']],
    ['okta quokka ', ['signing-in#okta']],
    ['okta quokka wombat ', []],
    // Phrases match exactly, and with exclusions all words are in one section.
    ['"concatenates two strings"', ['functions#concat']],
    ['"concatenate two strings"', []],
    ['address users -form ', []],
    ['okta -scim', ['signing-in#okta']],
  ])('for %j finds %j', async (query, expected) => {
    expect(await paths(query)).toEqual(expected);
  });

  it('returns the same in /v1, with an excerpt at another form of the word', async () => {
    const [found] = await search(world, testSpace.id, 'concatenating ');
    const { id = '', sections } = found ?? { sections: [] };
    expect(found).toEqual({
      id,
      title: 'Functions',
      path: 'functions',
      sections: [
        {
          id: sections[0]?.id,
          title: 'concat',
          path: 'functions#concat',
          body: 'Concatenates two strings.',
          urls: { app: sections[0]?.urls.app },
        },
      ],
      urls: { app: found?.urls.app },
    });
  });

  it('highlights other forms of the words, and no optional words', async () => {
    const { data } = await world
      .as('ana')
      .query(SEARCH_SPACE.replace('body urls', 'body bodyHighlights { start end } urls'), {
        id: testSpace.id,
        query: 'how do I concatenate two string ',
      });
    expect(data.space.search.nodes[0].sections[0].bodyHighlights).toEqual([
      { start: 0, end: 12 },
      { start: 13, end: 16 },
      { start: 17, end: 24 },
    ]);
  });
});

describe('a search for an operation', () => {
  it('finds it first by method and path, by path, and without parameters', async () => {
    const operation = (summary: string, operationId: string) => ({
      ...{ summary, operationId, responses: answer },
      description: 'It posts, gets and lists the pulls of repos: post /repos/{owner}/pulls.',
    });
    const { id } = await putText(
      world,
      'pulls',
      pets({
        paths: {
          '/repos/{owner}/pulls': {
            get: operation('List pulls', 'pulls/list'),
            post: operation('Open a pull', 'pulls/create'),
          },
          '/repos/{owner}/pulls/{number}': { post: operation('Change a pull', 'pulls/update') },
          '/repos/{owner}/pulls/{number}/merge': { put: operation('Merge a pull', 'pulls/merge') },
        },
      }),
    );
    const space = await makeTestSpace(world, [page('Repos'), page('Pulls')]);
    await edit(world, space.id, [apiPage(id)]);
    const first = async (query: string) => (await search(world, space.id, query))[0]?.title;
    for (const [query, title] of [
      ['POST /repos/{owner}/pulls', 'Open a pull'],
      ['post /repos/{owner}/pulls', 'Open a pull'],
      ['GET /repos/{owner}/pulls', 'List pulls'],
      ['POST /repos/{owner}/pulls/{number}', 'Change a pull'],
      ['/repos/{owner}/pulls/{number}/merge', 'Merge a pull'],
      ['/repos/{owner}/pulls/{number}/me', 'Merge a pull'],
      ['get repos pulls', 'List pulls'],
      ['put repos pulls merge', 'Merge a pull'],
      ['pulls/create', 'Open a pull'],
    ] as const)
      expect([query, await first(query)]).toEqual([query, title]);
  });
});

describe('a search of a visitor', () => {
  it('finds no other form and no part of a hidden text', async () => {
    const site = await makePublished(world);
    const markdown =
      'The grapes are blue.\n\n{% if visitor.claims.isBeta %}\n\n## Raisins\n\nDrying grapes is a secret of the house.\n\n{% endif %}\n';
    await write(world, site, 0, [
      { operation: 'insert_page', title: 'Vine', markdown },
      { operation: 'insert_page', title: 'Wine', markdown: 'The wine is stored in a cellar.' },
    ]);
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const titles = async (query: string, parameters = ''): Promise<string[]> =>
      (await done(world.nobody.post(`${site.url}/search${parameters}`, { query }))).items.map(
        ({ title }: { title: string }) => title,
      );
    for (const [query, hidden, shown] of [
      ['dried ', [], ['Vine']],
      ['secrets ', [], ['Vine']],
      ['raisin ', [], ['Vine']],
      ['blue secrets ', ['Vine'], ['Vine']], // by one of two words, and by both
      ['cellar secrets ', ['Wine'], ['Vine', 'Wine']],
      ['grape ', ['Vine'], ['Vine']],
    ] as const)
      expect([query, await titles(query), (await titles(query, beta)).sort()]).toEqual([
        query,
        hidden,
        shown,
      ]);
  });
});

describe('a search for one letter', () => {
  const quiet = page('Silence', { markdown: 'A quagga is silent.\n' });
  const pagesWith = async (count: number, query: string): Promise<string[]> => {
    const titled = Array.from({ length: count }, (_, n) =>
      page(`Quiz ${n}`, { markdown: 'Ask.\n' }),
    );
    const testSpace = await makeTestSpace(world, [...titled, quiet]);
    return (await pagesFound(world, testSpace.id, query)).toSorted();
  };
  const quizzes = (count: number) =>
    Array.from({ length: count }, (_, n) => `quiz-${n}`).toSorted();

  it('finds texts if fewer than 20 titles begin with it', async () => {
    expect(await pagesWith(19, 'q')).toEqual([...quizzes(19), 'silence']);
  });

  it('finds titles only if 20 of them begin with it, and texts for two letters', async () => {
    expect(await pagesWith(20, 'q')).toEqual(quizzes(20));
    expect(await pagesWith(20, 'qu')).toEqual([...quizzes(20), 'silence']);
  });
});
