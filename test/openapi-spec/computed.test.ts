/**
 * Tests computed pages: generated from the latest valid version of an OpenAPI spec in every
 * revision that is read, and stored only as a reference to it.
 */
import { describe, expect, it } from 'vitest';
import { bad, graphQLError, errorsOf } from '../content/expected.ts';
import {
  contentOf,
  edit,
  makeRequest,
  makeTestSpace,
  mutate,
  page,
  pageBody,
  post,
} from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { pets, putText } from './support.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly title: string;
}

/** Makes a space with a page and a computed one, and the spec of the computed page. */
async function makeBook(slug: string, document: object = pets()) {
  const { id: spec } = await putText(world, slug, document);
  const testSpace = await makeTestSpace(world, [
    page('Before'),
    { insertPage: { title: 'API', type: 'COMPUTED', computed: { spec }, ref: 'API' } },
  ]);
  return {
    space: testSpace.id,
    spec,
    api: testSpace.refs['API'] ?? '',
    revision: testSpace.revision,
  };
}

const pagesOf = async (space: string, query = ''): Promise<Shown[]> => {
  const { data } = await world
    .as('ana')
    .query(
      `query ($s: ID!) { space(id: $s) { revision${query} { allPages { id: pageId type path title } } } }`,
      { s: space },
    );
  return data.space.revision.allPages;
};
const pathsOf = async (space: string, query?: string) =>
  (await pagesOf(space, query)).map(({ path }) => path);

/** Returns the text of the operation, with a link to the page of its schema. */
const listPets = (pet: string): string => `\`GET /pets\`

## Parameters

| Name | In | Type | Required | Description |
| --- | --- | --- | --- | --- |
| \`limit\` | query | \`integer\` | no | At most \\| so many. |

## Request

{% tabs %}
{% tab title="curl" %}
\`\`\`bash
curl 'https://api.example.com/pets'
\`\`\`
{% endtab %}

{% tab title="JavaScript" %}
\`\`\`javascript
const response = await fetch("https://api.example.com/pets");
console.log(response.status, await response.text());
\`\`\`
{% endtab %}

{% tab title="Python" %}
\`\`\`python
import requests

response = requests.request(
    "GET",
    "https://api.example.com/pets",
)
print(response.status_code, response.text)
\`\`\`
{% endtab %}
{% endtabs %}

## Responses

### 200

Pets

\`application/json\`: [\`Pet\`](${pet})\`[]\`

| Field | Type | Required | Description |
| --- | --- | --- | --- |
| \`id\` | \`integer\` | yes |  |
| \`name\` | \`string\` | no | What it is called. |

\`\`\`json
[
  {
    "id": 1,
    "name": "text"
  }
]
\`\`\``;

describe('a computed page', () => {
  it('contains a page for each tag, and in it one for each operation', async () => {
    const { space, api, spec } = await makeBook('shown');
    const pages = await pagesOf(space);
    expect(pages.map(({ type, path, title }) => [type, path, title])).toEqual([
      ['DOCUMENT', 'before', 'Before'],
      ['COMPUTED', 'api', 'API'],
      ['DOCUMENT', 'api/pets', 'pets'],
      ['DOCUMENT', 'api/pets/list-pets', 'List pets'],
      ['DOCUMENT', 'api/operations', 'Operations'],
      ['DOCUMENT', 'api/operations/addpet', 'addPet'],
      ['DOCUMENT', 'api/schemas', 'Schemas'],
      ['DOCUMENT', 'api/schemas/pet', 'Pet'],
    ]);
    const [, , tag, operation] = pages;
    const text = listPets(`/pages/${pages[7]?.id}`);
    const found = (await world.as('ana').get(`/v1/spaces/${space}/content/page/${operation?.id}`))
      .body;
    expect([found.title, found.path, found.markdown]).toEqual([
      'List pets',
      'api/pets/list-pets',
      text,
    ]);
    expect(
      (await world.as('ana').get(`/v1/spaces/${space}/content/path/api/pets`)).body.markdown,
    ).toBe('All about pets.');
    const body = (await world.as('ana').get(`/v1/spaces/${space}/content/page/${api}`)).body;
    expect([body.type, body.computed, body.pages.map(({ id }: { id: string }) => id)]).toEqual([
      'computed',
      {
        type: 'builtin:openapi',
        dependencies: { spec: { ref: { kind: 'openapi', spec } } },
        props: {},
      },
      [tag?.id, pages[4]?.id, pages[6]?.id],
    ]);
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!, $p: ID!) { space(id: $s) { revision { pageCount page(id: $p) { ... on DocumentPage { headings { depth text anchor } document documentId body(format: MARKDOWN, evaluated: true) { markdown } } } } } }',
        { s: space, p: operation?.id },
      );
    const { pageCount, page: shown } = data.space.revision;
    expect([pageCount, shown.headings, shown.body.markdown, shown.document.object]).toEqual([
      8,
      [
        { depth: 2, text: 'Parameters', anchor: 'parameters' },
        { depth: 2, text: 'Request', anchor: 'request' },
        { depth: 2, text: 'Responses', anchor: 'responses' },
        { depth: 3, text: '200', anchor: '200' },
      ],
      text,
      'document',
    ]);
  });

  it('has no child pages with computed=false, in any revision', async () => {
    const { space, api, revision } = await makeBook('source');
    expect(await pathsOf(space, '(computed: false)')).toEqual(['before', 'api']);
    const request = await makeRequest(world, space);
    const [, , tag] = await pagesOf(space);
    for (const at of [`/v1/spaces/${space}`, `/v1/spaces/${space}/change-requests/${request}`]) {
      expect((await world.as('ana').get(`${at}/content/page/${tag?.id}`)).body.path).toBe(
        'api/pets',
      );
      expect(
        (await world.as('ana').get(`${at}/content/page/${tag?.id}?computed=false`)).status,
      ).toBe(404);
      expect(
        (await world.as('ana').get(`${at}/content/pages?computed=false`)).body.pages[1].pages,
      ).toEqual([]);
      expect(
        (await world.as('ana').get(`${at}/content/pages`)).body.pages[1].pages.map(
          ({ path }: Shown) => path,
        ),
      ).toEqual(['api/pets', 'api/operations', 'api/schemas']);
    }
    const old = `/v1/spaces/${space}/revisions/${revision}/page/${api}`;
    expect((await world.as('ana').get(old)).body.pages.length).toBe(3);
    expect((await world.as('ana').get(`${old}?computed=false`)).body.pages).toEqual([]);
    expect((await contentOf(world, space)).pages.length).toBe(2);
  });

  it('follows its spec, and its pages keep their ids', async () => {
    const { space } = await makeBook('followed');
    const before = new Map((await pagesOf(space)).map(({ path, id }) => [path, id]));
    const get = { ...pets().paths['/pets'].get, summary: 'All pets' };
    await putText(
      world,
      'followed',
      pets({ paths: { '/v2/pets': { get }, '/pets': { post: pets().paths['/pets'].post } } }),
    );
    const after = new Map((await pagesOf(space)).map(({ path, id }) => [path, id]));
    expect([...after.keys()]).toEqual([
      'before',
      'api',
      'api/pets',
      'api/pets/all-pets',
      'api/operations',
      'api/operations/addpet',
      'api/schemas',
      'api/schemas/pet',
    ]);
    expect(after.get('api/pets/all-pets')).toBe(before.get('api/pets/list-pets'));
    expect(after.get('api/operations/addpet')).toBe(before.get('api/operations/addpet'));
    await putText(world, 'followed', 'no document');
    expect([...new Map((await pagesOf(space)).map(({ path, id }) => [path, id]))]).toEqual([
      ...after,
    ]);
    await world.as('ana').delete(`/v1/orgs/${ids.acme}/openapi/followed`);
    expect(await pathsOf(space)).toEqual(['before', 'api']);
  });

  it('can be changed to another spec, and cannot contain other pages', async () => {
    const { space, api } = await makeBook('one-spec');
    const { id: spec } = await putText(world, 'another-spec', pets({ paths: {} }));
    await edit(world, space, [{ updatePage: { page: api, computed: { spec } } }]);
    expect(await pathsOf(space)).toEqual(['before', 'api', 'api/schemas', 'api/schemas/pet']);
    const into = { insertPage: { title: 'Own', into: api } };
    expect((await post(world.as('ana'), space, [into])).body).toEqual(
      bad(
        'changes.0.into',
        'The pages below a computed page are rendered from its spec: choose another parent.',
      ),
    );
  });

  it.each([
    [
      'without a spec',
      { type: 'COMPUTED' },
      'computed',
      'A computed page needs an OpenAPI spec: send its id.',
    ],
    [
      'with another type',
      { computed: { spec: 'SPEC' } },
      'computed',
      'Only a computed page has a spec, and this is a document: create a page of the type computed.',
    ],
    [
      'with a text',
      { type: 'COMPUTED', computed: { spec: 'SPEC' }, markdown: 'Own.' },
      'markdown',
      'A page of the type computed has no text.',
    ],
    [
      'with an unknown spec',
      { type: 'COMPUTED', computed: { spec: 'oas_1ChHpdEJJ7EyBgTymqeU1x' } },
      'computed.spec',
      'There is no such OpenAPI spec in the organization.',
    ],
    [
      'with a spec of another organization',
      { type: 'COMPUTED', computed: { spec: 'FOREIGN' } },
      'computed.spec',
      'There is no such OpenAPI spec in the organization.',
    ],
  ])('is refused %s', async (_, fields, field, message) => {
    const { id } = await putText(world, 'refused', pets());
    const { body: foreign } = await world
      .as('eve')
      .put(`/v1/orgs/${ids.umbrella}/openapi/refused`, { source: { text: '{}' } });
    const text = JSON.stringify(fields).replace('SPEC', id).replace('FOREIGN', foreign.id);
    const testSpace = await makeTestSpace(world);
    const change = page('API', JSON.parse(text));
    expect(errorsOf(await mutate(world.as('ana'), testSpace.id, [change]))).toEqual(
      graphQLError(['editSpaceContent'], 'BAD_USER_INPUT', message, {
        field: `input.changes.0.insertPage.${field.replace(/spec$/, 'specId')}`,
      }),
    );
    expect((await post(world.as('ana'), testSpace.id, [change])).body).toEqual(
      bad(`changes.0.${field}`, message),
    );
  });

  it('can be the target of links, and its pages have no links of their own', async () => {
    const { space, api } = await makeBook('linked');
    const [before, , tag, operation] = await pagesOf(space);
    const [byId, byPath, relative] = [
      `[Pets](/pages/${tag?.id})`,
      '[a list](/api/pets/list-pets#responses)',
      '[the same](api/pets/list-pets.md)',
    ];
    await edit(world, space, [
      {
        updatePage: {
          page: before?.id ?? '',
          markdown: `${byId}, [the API](/pages/${api}), ${byPath}, ${relative} and [nothing](/api/pets/nothing).`,
        },
      },
    ]);
    const linksOf = async (id: string | undefined, query = '') =>
      (await world.as('ana').get(`/v1/spaces/${space}/content/page/${id}/links${query}`)).body;
    const statusesOf = ({ items }: { items: readonly { status: string }[] }) =>
      items.map(({ status }) => status);
    const listed = await linksOf(before?.id);
    expect([statusesOf(listed), listed.stats.broken]).toEqual([
      ['ok', 'ok', 'ok', 'ok', 'broken'],
      { total: 1, changeRequest: 0 },
    ]);
    expect(statusesOf(await linksOf(before?.id, '?computed=false'))).toEqual([
      'broken',
      'ok',
      'broken',
      'broken',
      'broken',
    ]);
    expect(await linksOf(tag?.id)).toEqual({
      count: 0,
      items: [],
      stats: { total: 0, broken: { total: 0, changeRequest: 0 } },
    });
    const { data } = await world
      .as('ana')
      .query(
        'query ($s: ID!) { space(id: $s) { revision { links(first: 5) { stats { broken { total } } nodes { status href target { kind anchor page { id: pageId path } } } } } } }',
        { s: space },
      );
    const target = {
      kind: 'PAGE',
      anchor: null,
      page: { id: operation?.id, path: 'api/pets/list-pets' },
    };
    expect(data.space.revision.links).toEqual({
      stats: { broken: { total: 1 } },
      nodes: [
        {
          status: 'OK',
          href: `/pages/${tag?.id}`,
          target: { ...target, page: { id: tag?.id, path: 'api/pets' } },
        },
        {
          status: 'OK',
          href: `/pages/${api}`,
          target: { ...target, page: { id: api, path: 'api' } },
        },
        {
          status: 'OK',
          href: '/api/pets/list-pets#responses',
          target: { ...target, anchor: 'responses' },
        },
        { status: 'OK', href: 'api/pets/list-pets.md', target },
        { status: 'BROKEN', href: '/api/pets/nothing', target: null },
      ],
    });
    await putText(world, 'linked', pets({ paths: {} }));
    expect(statusesOf(await linksOf(before?.id))).toEqual([
      'broken',
      'ok',
      'broken',
      'broken',
      'broken',
    ]);
  });

  it('is in the PDF of its space, which changes with the spec', {
    timeout: 240_000,
  }, async () => {
    const { space } = await makeBook('printed');
    const pdf = async (): Promise<string> => {
      const { data } = await world
        .as('ana')
        .query('query ($s: ID!) { space(id: $s) { revision { pdf { url } } } }', { s: space });
      return data.space.revision.pdf.url;
    };
    const first = await pdf();
    expect(first).toContain(`${world.url}/files/`);
    await putText(world, 'printed', pets({ paths: {} }));
    expect(await pdf()).not.toBe(first);
  });

  it('takes one or two statements for any number of pages, and none without one', async () => {
    const count = (space: string) =>
      world.countStatements(
        'ana',
        async (ana) => void (await ana.get(`/v1/spaces/${space}/content/pages`)),
      );
    const { space } = await makeBook('counted');
    const paths = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [
        `/p${n}`,
        { get: { tags: [`t${n % 7}`], responses: { 200: { description: '' } } } },
      ]),
    );
    const { space: large } = await makeBook('counted-large', pets({ paths }));
    const plain = await makeTestSpace(world, [page('Before')]);
    expect(await count(large)).toBe(await count(space));
    expect((await count(space)) - (await count(plain.id))).toBe(2);
  });

  it('contains pages with all fields', async () => {
    const { space } = await makeBook('whole');
    const pages = await pagesOf(space);
    const operation = pages[3];
    const text = listPets(`/pages/${pages.at(-1)?.id}`);
    const { body } = await world.as('ana').get(`/v1/spaces/${space}/content/page/${operation?.id}`);
    expect(body).toEqual(
      pageBody(world, space, {
        id: body.id,
        at: body.createdAt,
        title: 'List pets',
        path: 'api/pets/list-pets',
        ...{ text, markdown: text },
        updatedAt: body.createdAt,
      }),
    );
  });
});

describe('visitors of a site', () => {
  it('can read the pages of a spec at their paths without access to the spec', async () => {
    const { space } = await makeBook('published');
    const ana = world.as('ana');
    const { body: site } = await ana.post(`/v1/orgs/${ids.acme}/sites`, {
      title: 'API of pets',
      spaces: [space],
    });
    await ana.post(`/v1/orgs/${ids.acme}/sites/${site.id}/publish`);
    const { data } = await world.nobody.query(
      'query ($s: ID!) { publishedSite(id: $s) { page(path: "/api/pets/list-pets") { page { title ... on DocumentPage { markdown } } } siteSpaces(first: 1) { nodes { space { revision { allPages { path type } } } } } } }',
      { s: site.id },
    );
    expect(data.publishedSite.page).toEqual({
      page: {
        title: 'List pets',
        markdown: listPets('https://docs.test/acme-docs/api-of-pets/api/schemas/pet'),
      },
    });
    const [{ space: shown }] = data.publishedSite.siteSpaces.nodes;
    expect(shown.revision.allPages.map(({ path }: Shown) => path)).toEqual([
      'before',
      'api',
      'api/pets',
      'api/pets/list-pets',
      'api/operations',
      'api/operations/addpet',
      'api/schemas',
      'api/schemas/pet',
    ]);
  });

  it('can follow links to them, by id and by path', async () => {
    const { space } = await makeBook('followed-on-a-site');
    const [before, , , operation] = await pagesOf(space);
    await edit(world, space, [
      {
        updatePage: {
          page: before?.id ?? '',
          markdown: `[List](/pages/${operation?.id}#responses), [the same](/api/pets/list-pets?x=1#responses), [seen](api/pets/list-pets.md) and [nothing](/api/nothing)`,
        },
      },
    ]);
    const ana = world.as('ana');
    const { body: site } = await ana.post(`/v1/orgs/${ids.acme}/sites`, {
      title: 'Links to pets',
      spaces: [space],
    });
    await ana.post(`/v1/orgs/${ids.acme}/sites/${site.id}/publish`);
    const ask =
      'query ($s: ID!) { publishedSite(id: $s) { page(path: "/before") { page { ... on DocumentPage { markdown } } } search(input: { query: "limit" }) { nodes { id: pageId urls { published } } } } }';
    const { data } = await world.nobody.query(ask, { s: site.id });
    const [found] = data.publishedSite.search.nodes;
    const at = found.urls.published;
    const markdown = `[List](${at}#responses), [the same](${at}?x=1#responses), [seen](${at}) and [nothing](/api/nothing)`;
    expect([found.id, data.publishedSite.page]).toEqual([operation?.id, { page: { markdown } }]);
  });
});
