/**
 * Checks the pages of an OpenAPI document: a page for each tag, and below it one for each
 * operation.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/domain/openapi/document.ts';
import { pagesOf } from '../../../src/domain/openapi/pages.ts';

const operation = (more: JsonObject): JsonObject => ({ responses: {}, ...more });
const document = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({
  openapi: '3.1.1',
  info: {},
  paths,
  ...more,
});
/** Returns the markdown of the only operation. */
const wholeTextOf = (value: JsonObject, more: JsonObject = {}) =>
  pagesOf(document({ '/a': { get: operation(value) } }, more))[0]?.pages[0]?.markdown;
/** Returns a text without the requests in code. */
const withoutSamples = (text: string | undefined) =>
  text?.replace(/\n\n## Request\n.*?\{% endtabs %\}/s, '');
const textOf = (value: JsonObject, more: JsonObject = {}) =>
  withoutSamples(wholeTextOf(value, more));

describe('pages', () => {
  it('follow the tags that have operations, in the order of the document, and then the untagged operations', () => {
    const tags = [
      { name: 'empty' },
      { name: 'b', description: 'Of b.' },
      { name: 'a', summary: 'All of a' },
    ];
    const pages = pagesOf(
      document(
        {
          '/1': { get: operation({ tags: ['a', 'b'] }), post: operation({}) },
          '/2': { get: operation({ tags: ['b'] }), put: operation({ tags: ['own'] }) },
        },
        { tags },
      ),
    );
    expect(
      pages.map(({ key, title, slug, markdown, pages: below }) => [
        key,
        title,
        slug,
        markdown,
        below.map((page) => page.title),
      ]),
    ).toEqual([
      ['tag b', 'b', 'b', 'Of b.', ['GET /2']],
      ['tag a', 'All of a', 'all-of-a', '', ['GET /1']],
      ['tag Operations', 'Operations', 'operations', '', ['POST /1']],
      ['tag own', 'own', 'own', '', ['PUT /2']],
    ]);
  });

  it('are named by operation ids, or by method and path, each once, and have unique slugs', () => {
    const [page] = pagesOf(
      document({
        '/1': {
          get: operation({ operationId: 'x', summary: 'Same' }),
          put: operation({ operationId: 'x', summary: 'Same' }),
        },
        '/2': { get: operation({ summary: 'Same' }) },
      }),
    );
    expect(page?.pages.map(({ key, slug }) => [key, slug])).toEqual([
      ['operation x', 'same'],
      ['operation PUT /1', 'same-2'],
      ['operation GET /2', 'same-3'],
    ]);
  });

  it('describe the input and the output of an operation', () => {
    const value = {
      description: 'Does it.\n\nAt once.',
      deprecated: true,
      parameters: [{ name: 'a|b', in: 'query', required: true, schema: { enum: ['x', 'y'] } }],
      requestBody: {
        description: 'What to do.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/A' },
                { properties: { more: { type: ['string', 'null'], format: 'date' } } },
              ],
            },
          },
        },
      },
      responses: { 204: { description: 'Done.' } },
    };
    expect(
      textOf(value, {
        components: {
          schemas: {
            A: {
              required: ['id'],
              properties: { id: { type: 'string', description: 'Line\none' } },
            },
          },
        },
      }),
    ).toBe(
      [
        '`GET /a`\n\n**Deprecated.**\n\nDoes it.\n\nAt once.\n\n## Parameters\n',
        '| Name | In | Type | Required | Description |\n| --- | --- | --- | --- | --- |\n| `a\\|b` | query | `"x" \\| "y"` | yes |  |\n',
        '## Body\n\nWhat to do.\n\n`application/json`: [`A`](schema:A) & `object`\n',
        '| Field | Type | Required | Description |\n| --- | --- | --- | --- |\n| `id` | `string` | yes | Line one |\n| `more` | `string \\| null (date)` | no |  |\n',
        '## Responses\n\n### 204\n\nDone.',
      ].join('\n'),
    );
  });

  it('contain only characters that a database can store', () => {
    const [page] = pagesOf(
      document({
        '/a': {
          get: operation({ summary: `a\u0000b\ud800${'c'.repeat(300)}`, description: 'a\u0000b' }),
        },
      }),
    );
    const [shown] = page?.pages ?? [];
    expect([
      shown?.title.length,
      shown?.title.slice(0, 3),
      shown?.description,
      withoutSamples(shown?.markdown),
    ]).toEqual([255, 'abc', 'ab', '`GET /a`\n\nab']);
  });

  it('are built from any value in any place', () => {
    expect(pagesOf({})).toEqual([]);
    expect(
      pagesOf({
        tags: [1, {}, { name: 7 }],
        paths: {
          '/a': {
            get: {
              tags: [3],
              summary: 4,
              parameters: [{ name: 'x' }, 5],
              requestBody: { content: 3 },
              responses: { 200: { $ref: '#/nowhere' } },
            },
          },
        },
      }).length,
    ).toBe(1);
    expect(textOf({ parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }] })).toBe('`GET /a`');
  });

  it('show a request in three languages, with an example of what is required', () => {
    const value = {
      security: [{ token: [] }],
      parameters: [
        { name: 'page', in: 'query', required: true, schema: { type: 'integer' } },
        { name: 'more', in: 'query', schema: { type: 'integer' } },
        { name: 'X-Mode', in: 'header', required: true, schema: { enum: ["it's", 'off'] } },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['ok'],
              properties: {
                id: { type: 'string', readOnly: true },
                ok: { type: 'boolean' },
                tags: { type: 'array', items: { type: 'string', format: 'uuid' } },
              },
            },
          },
        },
      },
    };
    const more = {
      servers: [{ url: 'https://{zone}.acme.test/v1/', variables: { zone: { default: 'eu' } } }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    };
    const url = 'https://eu.acme.test/v1/a?page=1';
    const id = '123e4567-e89b-42d3-a456-426614174000';
    expect(wholeTextOf(value, more)?.match(/## Request.*/s)?.[0]).toBe(
      [
        ...['## Request', '', '{% tabs %}', '{% tab title="curl" %}', '```bash'],
        ...[`curl '${url}' \\`, "  -H 'Authorization: Bearer YOUR_TOKEN' \\"],
        ...["  -H 'X-Mode: it'\\''s' \\", "  -H 'Content-Type: application/json' \\"],
        ...["  -d '{", '  "ok": true,', '  "tags": [', `    "${id}"`, '  ]', "}'", '```'],
        ...['{% endtab %}', '', '{% tab title="JavaScript" %}', '```javascript'],
        ...[`const response = await fetch("${url}", {`, '  headers: {'],
        ...['    "Authorization": "Bearer YOUR_TOKEN",', '    "X-Mode": "it\'s",'],
        ...['    "Content-Type": "application/json"', '  },', '  body: JSON.stringify({'],
        ...['    "ok": true,', '    "tags": [', `      "${id}"`, '    ]', '  }),', '});'],
        ...['console.log(response.status, await response.text());', '```', '{% endtab %}', ''],
        ...['{% tab title="Python" %}', '```python', 'import requests', ''],
        ...['response = requests.request(', '    "GET",', `    "${url}",`, '    headers={'],
        ...['        "Authorization": "Bearer YOUR_TOKEN",', '        "X-Mode": "it\'s",'],
        ...['        "Content-Type": "application/json",', '    },', '    json={'],
        ...['        "ok": True,', '        "tags": [', `            "${id}",`, '        ],'],
        ...['    },', ')', 'print(response.status_code, response.text)', '```'],
        ...['{% endtab %}', '{% endtabs %}'],
      ].join('\n'),
    );
  });

  it('show the requests of the document instead', () => {
    const samples = [
      { lang: 'Go', source: 'fmt.Println("```")' },
      { lang: 'Ruby', label: 'Ruby "3" %}', source: 'puts 1' },
      { lang: 'PHP' },
      7,
    ];
    expect(wholeTextOf({ 'x-codeSamples': samples })).toBe(
      [
        ...['`GET /a`', '', '## Request', '', '{% tabs %}', '{% tab title="Go" %}', '````go'],
        ...['fmt.Println("```")', '````', '{% endtab %}', '', '{% tab title="Ruby 3" %}'],
        ...['```ruby', 'puts 1', '```', '{% endtab %}', '{% endtabs %}'],
      ].join('\n'),
    );
  });

  it('describe each named schema, with an example and links to others', () => {
    const schemas = {
      Pet: {
        description: 'A pet.',
        required: ['name'],
        properties: {
          name: { type: 'string', examples: ['Rex'] },
          friends: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
          kind: { $ref: '#/components/schemas/Kind (of pet)' },
        },
      },
      'Kind (of pet)': { type: 'string', enum: [...'abcdefghijklm'] },
    };
    const [page] = pagesOf(document({}, { components: { schemas } }));
    expect([page?.key, page?.title, page?.pages.map(({ key, slug }) => [key, slug])]).toEqual([
      ...['schemas', 'Schemas'],
      [
        ['schema Pet', 'pet'],
        ['schema Kind (of pet)', 'kind-of-pet'],
      ],
    ]);
    expect(page?.pages.map(({ markdown }) => markdown)).toEqual([
      [
        ...['A pet.', '', 'Type: `object`', ''],
        ...['| Field | Type | Required | Description |', '| --- | --- | --- | --- |'],
        ...['| `name` | `string` | yes |  |', '| `friends` | [`Pet`](schema:Pet)`[]` | no |  |'],
        '| `kind` | [`Kind (of pet)`](schema:Kind%20%28of%20pet%29) | no |  |',
        ...['', '## Example', '', '```json', '{', '  "name": "Rex",', '  "friends": ['],
        ...['    null', '  ],', '  "kind": "a"', '}', '```'],
      ].join('\n'),
      [
        ...['Type: `string`', '', ...[...'abcdefghijklm'].map((value) => `* \`"${value}"\``)],
        ...['', '## Example', '', '```json', '"a"', '```'],
      ].join('\n'),
    ]);
  });
});
