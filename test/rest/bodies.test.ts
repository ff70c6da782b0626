/**
 * Checks the bodies that routes build from a selection: merged objects, nested lists, and 404 for
 * null.
 */
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { nested, route } from '../../src/rest/route.ts';
import { ask, refusal, routes, schema, spellings } from './books.ts';
import { document } from './toy.ts';

const openapi = JSON.parse(JSON.stringify(openapiDocument(schema, routes, spellings)));
const schemaOf = (path: string) =>
  openapi.paths[path].get.responses[200].content['application/json'].schema;
const bodyOf = async (line: string) => (await ask(line)).body;

describe('a nested list', () => {
  it("is a tree in the order of the list, without the field of the parent's id", async () => {
    expect(await bodyOf('GET /v1/books/7/tree')).toEqual({
      title: 'Garden',
      chapters: [
        {
          id: 'one',
          title: 'One',
          tags: {},
          chapters: [
            {
              id: 'two',
              title: 'Two',
              tags: { lang: 'en' },
              extra: [1, { a: null }],
              chapters: [{ id: 'three', title: 'Three', tags: {}, extra: false, chapters: [] }],
            },
          ],
        },
        { id: 'four', title: 'Four', tags: {}, extra: 'text', chapters: [] },
      ],
    });
  });

  it('is a recursive component in OpenAPI', () => {
    expect(schemaOf('/v1/books/{bookId}/tree')).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        chapters: { type: 'array', items: { $ref: '#/components/schemas/ChapterInTree' } },
      },
      required: ['title', 'chapters'],
    });
    expect(openapi.components.schemas.ChapterInTree).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string' },
        title: { type: 'string' },
        tags: { type: 'object', additionalProperties: { type: 'string' } },
        extra: {},
        chapters: { type: 'array', items: { $ref: '#/components/schemas/ChapterInTree' } },
      },
      required: ['id', 'title', 'tags', 'chapters'],
    });
  });

  const fieldNames = { id: 'id', parent: 'parent', into: 'pages' } as const;
  const tree = (items: readonly { readonly id: string; readonly parent?: string | null }[]) =>
    JSON.parse(JSON.stringify(nested(items, fieldNames)));

  it.each([
    ['an empty list', [], []],
    [
      'an item whose parent is not in the list, which becomes a root',
      [{ id: 'b', parent: 'a' }],
      [{ id: 'b', pages: [] }],
    ],
    [
      'a child before its parent',
      [{ id: 'c', parent: 'b' }, { id: 'b', parent: null }, { id: 'd' }],
      [
        { id: 'b', pages: [{ id: 'c', pages: [] }] },
        { id: 'd', pages: [] },
      ],
    ],
  ])('accepts any list: %s', (_, items, expected) => {
    expect(tree(items)).toEqual(expected);
  });

  it('of 10,000 items takes time linear in their number', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      id: `p${index}`,
      parent: index === 0 ? null : `p${Math.floor((index - 1) / 3)}`,
      title: 'x',
    }));
    const flat: string[] = [];
    const collect = (pages: readonly { id: string; pages: readonly never[] }[]): void => {
      for (const page of pages) {
        flat.push(page.id);
        collect(page.pages);
      }
    };
    const [root] = JSON.parse(JSON.stringify(nested(items, fieldNames)));
    collect([root]);
    expect(flat.sort()).toEqual(items.map(({ id }) => id).sort());
  });

  it('takes the names of existing text fields', () => {
    const items = [{ id: 'a', parent: null, size: 1 }];
    nested(items, fieldNames);
    // @ts-expect-error there is no such field
    nested(items, { ...fieldNames, parent: 'above' });
    // @ts-expect-error a number names nothing
    nested(items, { ...fieldNames, id: 'size' });
  });

  it('must select the fragment of a resource', () => {
    const nameless = document<{
      book: { chapters: readonly { id: string; parentId: string | null }[] } | null;
    }>('query read { book(id: "7") { chapters { id parentId } } }');
    const made = route('GET /v1/books', nameless, {
      body: (data) => ({
        chapters: nested(data.book.chapters, { id: 'id', parent: 'parentId', into: 'chapters' }),
      }),
    });
    expect(() => openapiDocument(schema, [made], spellings)).toThrow(
      'A tree is nested from a list that selects the fragment of a resource.',
    );
  });
});

describe('merged objects', () => {
  it('become one object', async () => {
    expect(await bodyOf('GET /v1/books/7/chapters/one')).toEqual({
      id: 'one',
      title: 'One',
      tags: {},
      markdown: '# One',
      words: 1,
    });
    expect(await bodyOf('GET /v1/books/7/chapters/one%2Ftwo')).toEqual({
      id: 'two',
      title: 'Two',
      tags: { lang: 'en' },
      extra: [1, { a: null }],
      markdown: '# Two',
    });
    expect(await bodyOf('GET /v1/books/7/chapters/one/two/three/')).toEqual({
      id: 'three',
      title: 'Three',
      tags: {},
      extra: false,
    });
  });

  it('have in OpenAPI the properties of all, required unless they come from a nullable one', () => {
    expect(schemaOf('/v1/books/{bookId}/chapters/{chapterPath}')).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string' },
        title: { type: 'string' },
        tags: { type: 'object', additionalProperties: { type: 'string' } },
        extra: {},
        markdown: { type: 'string' },
        words: { type: 'integer' },
      },
      required: ['id', 'title', 'tags'],
    });
  });
});

describe('a null result', () => {
  it('is 404, at the root and below', async () => {
    const { status, reason } = await refusal('GET /v1/books/404');
    expect([status, reason]).toEqual([404, 'NOT_FOUND']);
    expect(await refusal('GET /v1/books/7/chapters/five')).toEqual(
      await refusal('GET /v1/books/404'),
    );
    expect(await refusal('GET /v1/books/7/chapters/')).toEqual(await refusal('GET /v1/books/404'));
    expect((await ask('HEAD /v1/books/7/chapters/five')).status).toBe(404);
  });

  it('is 405 when the rest of a path accepts another method', async () => {
    expect((await ask('DELETE /v1/books/7/chapters/one/two')).headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      allow: 'GET, HEAD',
    });
  });
});

describe('a conditional part', () => {
  it('is present by the default of its variable or as the query states', async () => {
    expect(await bodyOf('GET /v1/books/7')).toEqual({ title: 'Garden', shelf: null });
    expect(await bodyOf('GET /v1/books/7?metadata=true')).toEqual({ title: 'Garden', shelf: null });
    expect(await bodyOf('GET /v1/books/7?metadata=false')).toEqual({ title: 'Garden' });
    expect(await bodyOf('GET /v1/books/7?metadata=false&loud=true')).toEqual({
      title: 'Garden',
      shout: 'Garden',
    });
    expect(await refusal('GET /v1/books/7?metadata=no')).toEqual({
      status: 400,
      reason: 'BAD_USER_INPUT',
      message: 'metadata must be true or false.',
      field: 'metadata',
    });
  });

  it('is optional in OpenAPI, and its parameter has the default', () => {
    expect(schemaOf('/v1/books/{bookId}')).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        shelf: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        shout: { type: 'string' },
      },
      required: ['title'],
    });
    expect(openapi.paths['/v1/books/{bookId}'].get.parameters).toEqual([
      { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'metadata',
        in: 'query',
        required: false,
        schema: { type: 'boolean', default: true },
      },
      { name: 'loud', in: 'query', required: false, schema: { type: 'boolean', default: false } },
    ]);
  });

  it('may not also be selected without the condition', () => {
    const both = document<{ a: object | null }>(
      'query read($x: Boolean = true) { a { id } a @include(if: $x) { name } }',
    );
    const tiny = buildSchema(
      'directive @access(action: String, scope: String) on FIELD_DEFINITION type A { id: ID name: String } type Query { a: A @access(action: "team.read") }',
    );
    expect(() =>
      openapiDocument(tiny, [route('GET /v1/a', both, { body: (data) => data.a })], {}),
    ).toThrow('Query.a is selected with a condition and without, which bodies cannot show.');
  });
});
