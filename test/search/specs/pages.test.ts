// Tests that search finds the pages of an OpenAPI spec when a page of the space shows it.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  edit,
  editIn,
  makeRequest,
  makeTestSpace,
  page,
  type TestSpace,
} from '../../edit/support.ts';
import { putText } from '../../openapi-spec/support.ts';
import { ids, useWorld } from '../../support.ts';
import {
  pagesFound,
  pathsFound,
  type Result,
  search,
  SEARCH_SPACE,
  searchAll,
} from '../support.ts';
import { answer, apiOf, apiPage, documentWith, makeTestSpec, post } from './burrows.ts';

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

describe('a page of a spec', () => {
  it('is found with the same fields as the page itself', async () => {
    const [, operation = ''] = paths();
    const read = (await world.as('ana').get(`/v1/spaces/${testSpace.id}/content/path/${operation}`))
      .body;
    const [result] = await search(world, testSpace.id, 'lantern');
    const app = `${world.url}/app/o/${ids.acme}/s/${testSpace.id}/p/${read.id}`;
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

  it('is found by tag, title, path, method, description, parameters and responses', async () => {
    const [tag = '', operation = ''] = paths();
    for (const [query, expected] of [
      [`holes of ${word} `, [tag]],
      [`where a ${word} sleeps`, [tag]],
      [
        'look into burrow',
        [operation, `${operation}#parameters`, `${operation}#responses`, `${operation}#200`],
      ],
      [`/${word}s`, [operation, tag]],
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

  it('is found by its operationId, which no text contains', async () => {
    const get = { operationId: `peekInto_${word}`, summary: 'Peek', responses: answer };
    await putText(world, word, burrows({ paths: { '/holes': { get } } }));
    const [result] = await search(world, testSpace.id, `peekInto_${word}`);
    expect([result?.path, result?.sections.map(({ body }) => body)]).toEqual([
      'api/operations/peek',
      [`GET /holes\npeekInto_${word}`],
    ]);
  });

  it('is found by a similar title when no words match', async () => {
    const [, operation = ''] = paths();
    expect(await pagesFound(world, testSpace.id, 'Look into a burorw')).toEqual([operation]);
    expect(await pagesFound(world, testSpace.id, '"into look"')).toEqual([]);
  });

  it('is ranked among other pages by where the words match', async () => {
    await edit(world, testSpace.id, [
      page(`The ${word}`),
      page('Other', { document: { markdown: `## My ${word}\n\nIt digs.\n` } }),
      page('Last', { document: { markdown: `A ${word}, a ${word}.\n` } }),
    ]);
    const [tag = '', operation = ''] = paths();
    const all = await pagesFound(world, testSpace.id, word);
    expect([all.slice(0, 2).sort(), all.slice(2)]).toEqual([
      [tag, `the-${word}`].sort(),
      ['other', 'last', operation],
    ]);
    const ask = async (args: object) =>
      (await world.as('ana').query(SEARCH_SPACE, { id: testSpace.id, query: word, ...args })).data
        .space.search;
    const first = await ask({ first: 2 });
    const rest = await ask({ first: 10, after: first.pageInfo.endCursor });
    const pathsOf = ({ nodes }: { nodes: Result[] }) => nodes.map(({ path }) => path);
    expect([first.totalCount, rest.totalCount, pathsOf(first), pathsOf(rest)]).toEqual([
      5,
      5,
      all.slice(0, 2),
      all.slice(2),
    ]);
  });

  it('is found twice when two pages show its spec, each with its own id', async () => {
    await edit(world, testSpace.id, [
      { insertPage: { title: 'Again', type: 'COMPUTED', computed: { spec } } },
    ]);
    const results = await search(world, testSpace.id, 'lantern');
    expect(results.map(({ path }) => path).sort()).toEqual([
      `again/holes-of-${word}/look-into-a-burrow`,
      `api/holes-of-${word}/look-into-a-burrow`,
    ]);
    expect(
      new Set(results.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]))
        .size,
    ).toBe(4);
  });
});

describe('the page that shows a spec', () => {
  it('moves its results when it is moved, and removes them when it is deleted', async () => {
    const [, operation = ''] = paths();
    const [before] = await search(world, testSpace.id, 'lantern');
    await edit(world, testSpace.id, [
      {
        updatePage: {
          page: apiOf(testSpace),
          title: 'Reference',
          slug: 'reference',
          into: testSpace.refs['Guide'],
        },
      },
    ]);
    const [after] = await search(world, testSpace.id, 'lantern');
    expect([after?.id, after?.path]).toEqual([
      before?.id,
      operation.replace('api', 'guide/reference'),
    ]);
    await edit(world, testSpace.id, [{ deletePage: { page: testSpace.refs['Guide'] } }]);
    expect([await found('lantern'), await foundInOrganization()]).toEqual([[], []]);
    await post(world, `${testSpace.id}/revisions/${testSpace.revision}/rollback`);
    expect(
      (await search(world, testSpace.id, 'lantern')).map(({ id, path }) => [id, path]),
    ).toEqual([[before?.id, operation]]);
  });

  it('can be changed to another spec', async () => {
    const other = await putText(
      world,
      `${word}-other`,
      burrows({
        paths: {
          '/x': { get: { summary: `Other ${word}`, responses: { 200: { description: '' } } } },
        },
      }),
    );
    await edit(world, testSpace.id, [
      { updatePage: { page: apiOf(testSpace), computed: { spec: other.id } } },
    ]);
    expect([await pagesFound(world, testSpace.id, word), await found('lantern')]).toEqual([
      [`api/operations/other-${word}`],
      [],
    ]);
  });

  it('is found once its change request is merged, and not before', async () => {
    const plain = await makeTestSpace(world, [page('Plain')]);
    const request = await makeRequest(world, plain.id);
    await editIn(world, request, [apiPage(spec)]);
    expect(await found('lantern', plain.id)).toEqual([]);
    await post(world, `${plain.id}/change-requests/${request}/merge`);
    expect(await found('lantern', plain.id)).toEqual([
      `api/holes-of-${word}/look-into-a-burrow#parameters`,
    ]);
  });
});
