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
const textOf = (value: JsonObject, more: JsonObject = {}) =>
  pagesOf(document({ '/a': { get: operation(value) } }, more))[0]?.pages[0]?.markdown;

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
        '## Body\n\nWhat to do.\n\n`application/json`: `A & any`\n',
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
      shown?.markdown,
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
});
