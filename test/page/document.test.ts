/** Tests the document of pages as JSON: as written and as rendered. */
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../src/domain/document/read.ts';
import { documentOf } from '../../src/domain/document-json.ts';
import { entriesOf, makeSamples, samples } from '../block/made.ts';
import { notFound } from '../content/expected.ts';
import { PAGE, sampled } from '../domain/document/samples.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { jwtFor, makePublished, openSite } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const ana = () => world.as('ana');
let made: ReturnType<typeof makeSamples> | undefined;

/** Returns the space of the samples, which is made once. */
function madeSamples(): ReturnType<typeof makeSamples> {
  made ??= makeSamples(world);
  return made;
}

describe('the document of a page', () => {
  it.each(entriesOf(samples))('is the same JSON in both APIs: %s', async (type, markdown) => {
    const { id, refs } = await madeSamples();
    const expected = JSON.parse(JSON.stringify(documentOf(sampled(markdown))));
    const url = `/v1/spaces/${id}/content`;
    const { data } = await ana().query(
      'query ($id: ID!, $path: String!) { space(id: $id) { revision { pageByPath(path: $path) { ... on DocumentPage { document body(format: DOCUMENT) { document } } } } } }',
      { id, path: type },
    );
    expect([
      (await ana().get(`${url}/page/${refs[type]}/document`)).body,
      (await ana().get(`${url}/path/${type}?format=document`)).body.document,
      data.space.revision.pageByPath,
    ]).toEqual([expected, expected, { document: expected, body: { document: expected } }]);
  });

  it('can be read from a change request and from an old revision', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'First.' })]);
    const request = await makeRequest(world, testSpace.id);
    const a = idOf(testSpace, 'A');
    await edit(world, testSpace.id, [{ updatePage: { page: a, markdown: 'Second.' } }]);
    await editIn(world, request, [{ updatePage: { page: a, markdown: 'Third.' } }]);
    const documentAt = async (path: string) =>
      (await ana().get(`/v1/spaces/${testSpace.id}/${path}/page/${a}/document`)).body;
    expect([
      await documentAt('content'),
      await documentAt(`change-requests/${request}/content`),
      await documentAt(`revisions/${testSpace.revision}`),
    ]).toEqual(['Second.', 'Third.', 'First.'].map(documentOf));
  });

  it('is not found for a group, an unknown page and callers who cannot read the space', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { type: 'GROUP' }), page('B')]);
    const url = (name: string) => `/v1/spaces/${testSpace.id}/content/page/${name}/document`;
    expect([
      (await ana().get(url(idOf(testSpace, 'A')))).body,
      (await ana().get(url(PAGE))).body,
      (await world.as('eve').get(url(idOf(testSpace, 'B')))).body,
    ]).toEqual([notFound, notFound, notFound]);
  });
});

describe('a rendered document', () => {
  const written =
    '{{ name }}, {% include "R" %}\n\n{% if visitor.claims.a %}\nA\n{% else %}\nB {{ name }}\n{% endif %}\n';

  it.each([
    ['', { name: '{{ name }}', include: '{% include "R" %}', hasBranches: true }],
    ['?evaluated=false', { name: '{{ name }}', include: '{% include "R" %}', hasBranches: true }],
    ['?evaluated=true', { name: 'Ana', include: 'R Ana', hasBranches: false }],
    ['?evaluated=deterministic-only', { name: 'Ana', include: 'R Ana', hasBranches: true }],
    [
      '?dereferenced=reusable-contents',
      { name: '{{ name }}', include: 'R {{ name }}', hasBranches: true },
    ],
    [
      '?dereferenced=true&evaluated=false',
      { name: '{{ name }}', include: 'R {{ name }}', hasBranches: true },
    ],
    [
      '?dereferenced=false&evaluated=deterministic-only',
      { name: 'Ana', include: 'R Ana', hasBranches: true },
    ],
  ])('has the parts that the query %j names', async (query, { name, include, hasBranches }) => {
    const testSpace = await makeTestSpace(world, [
      { setVariables: { variables: { name: 'Ana' } } },
      { insertReusableContent: { ref: 'R', title: 'R', markdown: 'R {{ name }}' } },
      page('A'),
    ]);
    const [r, a] = [idOf(testSpace, 'R'), idOf(testSpace, 'A')];
    await edit(world, testSpace.id, [
      { updatePage: { page: a, markdown: written.replace('"R"', `"${r}"`) } },
    ]);
    const text = `${name}, ${include.replace('"R"', `"${r}"`)}\n\n`;
    const expected = hasBranches
      ? `${text}{% if visitor.claims.a %}\nA\n{% else %}\nB ${name}\n{% endif %}\n`
      : `${text}B ${name}\n`;
    const url = `/v1/spaces/${testSpace.id}/content/page/${a}`;
    const { status, body } = await ana().get(`${url}/document${query}`);
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(documentOf(expected)))]);
    const parameters = new URLSearchParams(query);
    const { data } = await ana().query(
      `query ($s: ID!, $p: ID!, $e: Boolean, $d: Boolean, $r: Boolean) { space(id: $s) { revision { page(id: $p) { ... on DocumentPage {
        markdown(evaluated: $e, deterministicOnly: $d, dereferenced: $r) document(evaluated: $e, deterministicOnly: $d, dereferenced: $r)
        body(evaluated: $e, deterministicOnly: $d, dereferenced: $r) { markdown } blocks(evaluated: $e, deterministicOnly: $d, dereferenced: $r) { markdown } } } } } }`,
      {
        ...{ s: testSpace.id, p: a },
        e: !['false', null].includes(parameters.get('evaluated')),
        d: parameters.get('evaluated') === 'deterministic-only',
        r: !['false', null].includes(parameters.get('dereferenced')),
      },
    );
    expect(data.space.revision.page).toEqual({
      markdown: expected,
      document: body,
      body: { markdown: expected },
      blocks: readBlocks(expected).map((one) => ({ markdown: expected.slice(one.at, one.end) })),
    });
  });

  it('keeps conditions of a page in markdown with deterministic-only', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: '{{ a }}{% if true %}b{% endif %}', variables: { a: 'x' } }),
    ]);
    const url = `/v1/spaces/${testSpace.id}/content`;
    for (const path of [`${url}/page/${idOf(testSpace, 'A')}`, `${url}/path/a`])
      expect((await ana().get(`${path}?evaluated=deterministic-only`)).body.markdown).toBe(
        'x{% if true %}b{% endif %}',
      );
  });

  it('shows a visitor what their conditions allow, whatever the query is', async () => {
    const site = await makePublished(world);
    const [space] = site.spaces;
    await done(
      ana().post(`/v1/spaces/${space}/content`, {
        changes: [
          {
            operation: 'insert_page',
            title: 'Install',
            document: { markdown: 'One\n\n{% if visitor.claims.isBeta %}\nTwo\n{% endif %}\n' },
          },
        ],
      }),
    );
    const anybody = world.with(await openSite(world, site));
    const beta = world.with(
      await openSite(world, site, { jwt_token: await jwtFor(world, site, { isBeta: true }) }),
    );
    const { id } = await done(anybody.get(`/v1/spaces/${space}/content/path/install`));
    const shown = async (visitor: typeof anybody, query: string) => {
      const { data } = await visitor.query(
        'query ($s: ID!) { space(id: $s) { revision { pageByPath(path: "install") { ... on DocumentPage { document blocks(evaluated: true, deterministicOnly: true) { markdown ... on ParagraphBlock { inlines { text } } } } } } } }',
        { s: space },
      );
      const { document, blocks: own } = data.space.revision.pageByPath;
      return [
        await done(visitor.get(`/v1/spaces/${space}/content/page/${id}/document${query}`)),
        document,
        own,
      ];
    };
    const paragraphs = (...texts: string[]) =>
      texts.map((text) => ({ markdown: text, inlines: [{ text }] }));
    const [one, two] = ['One\n\n', 'One\n\nTwo\n'].map((text) =>
      JSON.parse(JSON.stringify(documentOf(text))),
    );
    for (const query of ['', '?evaluated=deterministic-only', '?dereferenced=true']) {
      expect(await shown(anybody, query)).toEqual([one, one, paragraphs('One')]);
      expect(await shown(beta, query)).toEqual([two, two, paragraphs('One', 'Two')]);
    }
  });
});
