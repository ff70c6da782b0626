/**
 * Checks bodies that `/v1` spells differently from GraphQL: tagged objects, optional fields, maps
 * and JSON, ids that may be numbers.
 */
import { execute, isInputObjectType, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { toAppError } from '../../src/graphql/errors.ts';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { ask, inputs, next, refusal, routes, schema, spellings } from './books.ts';

const openapi = JSON.parse(JSON.stringify(openapiDocument(schema, routes, spellings)));
const post = (body: unknown) => ask('POST /v1/books/7/edits', { body: JSON.stringify(body) });
const refused = (message: string, field?: string) => ({
  status: 400,
  reason: 'BAD_USER_INPUT',
  message,
  ...(field !== undefined && { field }),
});
const refusalOf = (body: unknown, line = 'POST /v1/books/7/edits') =>
  refusal(line, { body: JSON.stringify(body) });
const edit = (one: unknown) =>
  refusalOf({ edits: [{ operation: 'insert_chapter', title: 'a' }, one] });

beforeEach(() => {
  inputs.length = 0;
});

describe('a tagged object', () => {
  it('is one object on /v1, and a member of a oneOf in GraphQL', async () => {
    expect(
      await post({
        seen: 'rev',
        edits: [
          { title: 'Rose', operation: 'insert_chapter', into: null },
          { operation: 'rename_chapter', chapter: 'one', titles: [{ text: 'First' }] },
        ],
      }),
    ).toEqual({
      status: 200,
      operation: 'editBook',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: { title: 'Garden' },
    });
    expect(inputs).toEqual([
      {
        seen: 'rev',
        edits: [
          { insertChapter: { title: 'Rose', into: null } },
          { renameChapter: { chapter: 'one', titles: [{ text: 'First' }] } },
        ],
      },
    ]);
  });

  it.each([
    [
      { title: 'a' },
      'edits.1.operation is required: one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    [
      { operation: 'insertChapter', title: 'a' },
      'edits.1.operation must be one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    [
      { operation: null, title: 'a' },
      'edits.1.operation must be one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    [
      { operation: 1 },
      'edits.1.operation must be one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    [
      { operation: '__proto__' },
      'edits.1.operation must be one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    [{ operation: 'insert_chapter' }, 'edits.1.title is required.', 'edits.1.title'],
    [{ operation: 'insert_chapter', title: 1 }, 'edits.1.title must be a text.', 'edits.1.title'],
    [
      { operation: 'insert_chapter', chapter: 'one' },
      'There is no field `chapter` here. Fields are: `title`, `tags`, `extra`, `into`.',
      'edits.1.chapter',
    ],
    [
      { operation: 'rename_chapter', chapter: 'one', titles: [{}] },
      'edits.1.titles.0.text is required.',
      'edits.1.titles.0.text',
    ],
    [
      { insertChapter: { title: 'a' } },
      'edits.1.operation is required: one of insert_chapter, rename_chapter.',
      'edits.1.operation',
    ],
    ['insert_chapter', 'edits.1 must be an object.', 'edits.1'],
    [null, 'edits.1 must be an object.', 'edits.1'],
  ])('%j is refused with a readable message', async (one, message, field) => {
    expect(await edit(one)).toEqual(refused(message, field));
  });

  it.each([
    ['input.edits.0.insertChapter.title', 'edits.0.title'],
    ['input.edits.1.renameChapter.titles.2.text', 'edits.1.titles.2.text'],
    ['input.edits.0.insertChapter.tags.lang', 'edits.0.tags.lang'],
    ['input.edits.1.renameChapter', 'edits.1'],
    ['input.edits.1', 'edits.1'],
    ['input.edits', 'edits'],
    ['input.seen', 'seen'],
    ['id', 'bookId'],
  ])('appears in errors as the caller wrote it: %s is %s', async (errorPath, field) => {
    next.errorPath = errorPath;
    expect(await edit({ operation: 'rename_chapter', chapter: 'one', titles: [] })).toEqual(
      refused('title must not be weed.', field),
    );
  });

  it('may be the whole body', async () => {
    await ask('POST /v1/edits', { body: '{"operation":"insert_chapter","title":"Rose"}' });
    expect(inputs).toEqual([{ insertChapter: { title: 'Rose' } }]);
    expect(await refusalOf({ title: 'a' }, 'POST /v1/edits')).toEqual(
      refused('operation is required: one of insert_chapter, rename_chapter.', 'operation'),
    );
    expect(await refusalOf([], 'POST /v1/edits')).toEqual(
      refused('The body must be a JSON object.'),
    );
    next.errorPath = 'input.insertChapter.title';
    expect(await refusalOf({ operation: 'insert_chapter', title: 'a' }, 'POST /v1/edits')).toEqual(
      refused('title must not be weed.', 'title'),
    );
  });

  it('is distinguished by its tag in OpenAPI', () => {
    const { EditInput, EditInputInsertChapter, EditInputRenameChapter } =
      openapi.components.schemas;
    expect({ EditInput, EditInputInsertChapter, EditInputRenameChapter }).toEqual({
      EditInput: {
        oneOf: [
          { $ref: '#/components/schemas/EditInputInsertChapter' },
          { $ref: '#/components/schemas/EditInputRenameChapter' },
        ],
        discriminator: {
          propertyName: 'operation',
          mapping: {
            insert_chapter: '#/components/schemas/EditInputInsertChapter',
            rename_chapter: '#/components/schemas/EditInputRenameChapter',
          },
        },
        description: 'One edit.',
      },
      EditInputInsertChapter: {
        type: 'object',
        description: 'A new chapter.',
        properties: {
          operation: { type: 'string', const: 'insert_chapter' },
          title: { type: 'string', maxLength: 8 },
          tags: {
            type: 'object',
            additionalProperties: { type: ['string', 'null'], maxLength: 1024 },
            propertyNames: { minLength: 1, maxLength: 64 },
            maxProperties: 100,
          },
          extra: {},
          into: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
        required: ['operation', 'title'],
      },
      EditInputRenameChapter: {
        type: 'object',
        properties: {
          operation: { type: 'string', const: 'rename_chapter' },
          chapter: { type: 'string' },
          titles: { type: 'array', items: { $ref: '#/components/schemas/TitleInput' } },
        },
        required: ['operation', 'chapter', 'titles'],
      },
    });
    expect(openapi.paths['/v1/edits'].post.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/EditInput' } } },
    });
  });

  it('stays a oneOf in GraphQL, where none or two members are a bad input', async () => {
    const type = schema.getType('EditInput');
    expect(isInputObjectType(type) && type.isOneOf).toBe(true);
    const document = parse(
      'mutation ($input: EditsInput!) { editBook(id: "7", input: $input) { book { title } } }',
    );
    const reasons = [];
    for (const one of [
      {},
      { insertChapter: { title: 'a' }, renameChapter: null },
      { insertChapter: null },
      { operation: 'insert_chapter', title: 'a' },
    ]) {
      const { errors = [] } = await execute({
        schema,
        document,
        variableValues: { input: { seen: 'rev', edits: [one] } },
      });
      reasons.push([...new Set(errors.map((error) => toAppError(error).reason))]);
    }
    expect(reasons).toEqual([
      ['BAD_USER_INPUT'],
      ['BAD_USER_INPUT'],
      ['BAD_USER_INPUT'],
      ['BAD_USER_INPUT'],
    ]);
    expect(inputs).toEqual([]);
  });
});

describe('a oneOf without a tag', () => {
  it('has exactly one member, also on /v1', async () => {
    await post({ edits: [], by: { robot: 7 } });
    expect(inputs).toEqual([{ seen: 'HEAD', edits: [], by: { robot: 7 } }]);
    for (const by of [{}, { person: null }, { person: 'a', robot: 7 }])
      expect(await refusalOf({ edits: [], by })).toEqual(
        refused('Send exactly one of person, robot.', 'by'),
      );
  });
});

describe('a field that is optional only on /v1', () => {
  it('has the value of the table of spellings', async () => {
    await post({ edits: [] });
    await post({ edits: [], seen: 'rev' });
    await ask('POST /v1/notes');
    expect(inputs).toEqual([
      { seen: 'HEAD', edits: [] },
      { seen: 'rev', edits: [] },
      { note: 'none' },
    ]);
  });

  it('may not be null', async () => {
    expect(await refusalOf({ edits: [], seen: null })).toEqual(
      refused('seen must be an id, as a text.', 'seen'),
    );
  });

  it('is required in GraphQL', async () => {
    const { errors } = await execute({
      schema,
      document: parse(
        'mutation ($input: EditsInput!) { editBook(id: "7", input: $input) { book { title } } }',
      ),
      variableValues: { input: { edits: [] } },
    });
    expect(errors?.map(({ message }) => message)).toEqual([
      'Variable "$input" got invalid value { edits: [] }; Field "seen" of required type "ID!" was not provided.',
    ]);
  });

  it('has a default in OpenAPI, and needs no body', () => {
    const { EditsInput, NoteInput } = openapi.components.schemas;
    expect({ EditsInput, NoteInput }).toEqual({
      EditsInput: {
        type: 'object',
        properties: {
          seen: {
            type: 'string',
            maxLength: 64,
            'x-default': 'HEAD',
            description: 'What was seen. Default: `HEAD`.',
          },
          edits: { type: 'array', items: { $ref: '#/components/schemas/EditInput' }, maxItems: 3 },
          by: { $ref: '#/components/schemas/ByInput' },
        },
        required: ['edits'],
      },
      NoteInput: {
        type: 'object',
        properties: {
          note: { type: 'string', 'x-default': 'none', description: 'Default: `none`.' },
        },
      },
    });
    expect(openapi.paths['/v1/notes'].post.requestBody).toEqual({
      required: false,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteInput' } } },
    });
  });
});

describe('maps and JSON', () => {
  it('keep any names', async () => {
    const body =
      '{"edits":[{"operation":"insert_chapter","title":"a","tags":{"__proto__":"x","lang":null},"extra":{"__proto__":[1.5,"x",null,true]}}]}';
    await ask('POST /v1/books/7/edits', { body });
    expect(JSON.stringify(inputs)).toBe(
      '[{"seen":"HEAD","edits":[{"insertChapter":{"title":"a","tags":{"__proto__":"x","lang":null},"extra":{"__proto__":[1.5,"x",null,true]}}}]}]',
    );
    expect(Object.hasOwn(Object.prototype, 'lang')).toBe(false);
  });

  it.each([[[]], ['text'], [1], [{ lang: 1 }], [{ lang: {} }], [{ lang: ['en'] }]])(
    'a map may not be %j',
    async (tags) => {
      expect(await edit({ operation: 'insert_chapter', title: 'a', tags })).toEqual(
        refused('edits.1.tags must be an object whose values are texts.', 'edits.1.tags'),
      );
    },
  );

  it('JSON is at most 32 levels deep', async () => {
    // as text, because JSON.stringify would exceed the stack
    const body = (levels: number) =>
      `{"edits":[{"operation":"insert_chapter","title":"a","extra":${'['.repeat(levels)}${']'.repeat(levels)}}]}`;
    expect((await ask('POST /v1/books/7/edits', { body: body(32) })).status).toBe(200);
    for (const levels of [33, 100_000]) {
      expect(await refusal('POST /v1/books/7/edits', { body: body(levels) })).toEqual(
        refused('edits.0.extra must be JSON of at most 32 levels.', 'edits.0.extra'),
      );
    }
  });
});

describe('an id that may be a number', () => {
  it.each(['1', '7', '2147483647', 'cr_1111111111111111111111'])(
    'is accepted as %s',
    async (id) => {
      expect((await ask(`GET /v1/books/${id}`)).status).toBe(200);
    },
  );

  it.each([
    '0',
    '-1',
    '007',
    '1.0',
    '2147483648',
    '99999999999999999999',
    '1e3',
    '%31%20',
    'seven',
    'team_1111111111111111111111',
  ])('is not %s: 404', async (id) => {
    expect((await refusal(`GET /v1/books/${id}`)).status).toBe(404);
  });
});
