/** Checks the changes between two OpenAPI documents, and which of them break clients. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/domain/openapi/document.ts';
import { diffOf } from '../../../src/domain/openapi/diff.ts';

const document = (paths: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.1.1',
  info: {},
  paths,
  components: { schemas },
});
const get = (operation: JsonObject, more: JsonObject = {}): JsonObject =>
  document({ '/a': { get: { responses: {}, ...operation }, ...more } });
const post = (operation: JsonObject): JsonObject =>
  document({ '/a': { post: { responses: {}, ...operation } } });
const json = (schema: JsonObject | boolean): JsonObject => ({
  content: { 'application/json': { schema } },
});
const ok = (schema: JsonObject): JsonObject => ({
  responses: { 200: { description: '', ...json(schema) } },
});

/**
 * Returns a short form of the changes: whether it breaks clients, the kind, the path and the
 * message.
 */
const changesOf = (before: JsonObject, after: JsonObject) =>
  diffOf(before, after).changes.map(
    ({ kind, breaking, path, message }) => `${breaking ? '!' : ' '} ${kind} ${path} ${message}`,
  );

const query = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...more,
});
const parameters = (...list: readonly JsonObject[]): JsonObject => get({ parameters: list });

describe('operations', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['nothing', get({}), get({}), []],
    [
      'a removed one',
      get({}),
      document({}),
      ['! OPERATION_REMOVED #/paths/~1a/get GET /a was removed.'],
    ],
    ['a new one', document({}), get({}), ['  OPERATION_ADDED #/paths/~1a/get GET /a was added.']],
    [
      'a changed description',
      get({ summary: 'Old', tags: ['a'] }),
      get({ summary: 'New', operationId: 'a' }),
      ['  OPERATION_CHANGED #/paths/~1a/get GET /a changed: operationId, summary, tags.'],
    ],
    [
      'a deprecated one',
      get({}),
      get({ deprecated: true }),
      ['  OPERATION_CHANGED #/paths/~1a/get GET /a is deprecated now.'],
    ],
    [
      'required credentials',
      get({}),
      get({ security: [{ key: [] }] }),
      ['! OPERATION_CHANGED #/paths/~1a/get GET /a requires credentials now.'],
    ],
    [
      'credentials required by all',
      get({}),
      { ...get({}), security: [{ key: [] }] },
      ['! OPERATION_CHANGED #/paths/~1a/get GET /a requires credentials now.'],
    ],
    [
      'other credentials',
      get({ security: [{ key: [] }] }),
      get({ security: [{ key: [] }, {}] }),
      ['  OPERATION_CHANGED #/paths/~1a/get The credentials of GET /a changed.'],
    ],
  ])('show %s', (_, before, after, wanted) => {
    expect(changesOf(before, after)).toEqual(wanted);
  });
});

describe('parameters', () => {
  const at = '#/paths/~1a/get/parameters/0';
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'a removed one',
      parameters(query('q')),
      parameters(),
      [`! PARAMETER_REMOVED ${at} The query parameter q of GET /a was removed.`],
    ],
    [
      'a new one',
      parameters(),
      parameters(query('q')),
      [`  PARAMETER_ADDED ${at} The query parameter q of GET /a was added.`],
    ],
    [
      'a new required one',
      parameters(),
      parameters(query('q', { required: true })),
      [`! PARAMETER_ADDED ${at} The query parameter q of GET /a was added, and is required.`],
    ],
    [
      'one that became required',
      parameters(query('q')),
      parameters(query('q', { required: true })),
      [`! PARAMETER_CHANGED ${at} The query parameter q of GET /a is required now.`],
    ],
    [
      'one that became optional',
      parameters(query('q', { required: true })),
      parameters(query('q')),
      [`  PARAMETER_CHANGED ${at} The query parameter q of GET /a is optional now.`],
    ],
    [
      'no change of the order',
      parameters(query('q'), query('r')),
      parameters(query('r'), query('q')),
      [],
    ],
    [
      'another type',
      parameters(query('q')),
      parameters(query('q', { schema: { type: 'integer' } })),
      [
        `! PARAMETER_CHANGED ${at}/schema The query parameter q of GET /a: changed from string to integer.`,
      ],
    ],
    [
      'a changed description',
      parameters(query('q')),
      parameters(query('q', { description: 'New' })),
      [`  PARAMETER_CHANGED ${at} The query parameter q of GET /a has another description.`],
    ],
    [
      'those of the path together with those of the operation',
      get({}, { parameters: [query('q')] }),
      parameters(query('q')),
      [],
    ],
  ])('show %s', (_, before, after, wanted) => {
    expect(changesOf(before, after)).toEqual(wanted);
  });
});

describe('bodies and responses', () => {
  const body = '#/paths/~1a/post/requestBody';
  const answer = '#/paths/~1a/get/responses/200';
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'a removed body',
      post({ requestBody: json({}) }),
      post({}),
      [`! REQUEST_BODY_REMOVED ${body} The request body of POST /a was removed.`],
    ],
    [
      'a new body',
      post({}),
      post({ requestBody: json({}) }),
      [`  REQUEST_BODY_ADDED ${body} The request body of POST /a was added.`],
    ],
    [
      'a body that became required',
      post({ requestBody: json({}) }),
      post({ requestBody: { ...json({}), required: true } }),
      [`! REQUEST_BODY_CHANGED ${body} The request body of POST /a is required now.`],
    ],
    [
      'another media type of a body',
      post({ requestBody: json({}) }),
      post({ requestBody: { content: { 'text/plain': {} } } }),
      [
        `! REQUEST_BODY_REMOVED ${body}/content/application~1json The request body of POST /a no longer has the media type application/json.`,
        `  REQUEST_BODY_ADDED ${body}/content/text~1plain The request body of POST /a also has the media type text/plain.`,
      ],
    ],
    [
      'a required property of a body',
      post({ requestBody: json({ properties: { a: { type: 'string' } } }) }),
      post({ requestBody: json({ properties: { a: { type: 'string' } }, required: ['a'] }) }),
      [
        `! REQUEST_BODY_CHANGED ${body}/content/application~1json/schema/properties/a The request body of POST /a (application/json): a is required now.`,
      ],
    ],
    [
      'a removed response',
      get(ok({})),
      get({}),
      [`! RESPONSE_REMOVED ${answer} The response 200 of GET /a was removed.`],
    ],
    [
      'a removed error response',
      get({ responses: { 404: { description: '' } } }),
      get({}),
      ['  RESPONSE_REMOVED #/paths/~1a/get/responses/404 The response 404 of GET /a was removed.'],
    ],
    [
      'a new response',
      get({}),
      get(ok({})),
      [`  RESPONSE_ADDED ${answer} The response 200 of GET /a was added.`],
    ],
    [
      'a removed property of a response',
      get(ok({ properties: { a: {}, b: { items: { properties: { c: {} } } } } })),
      get(ok({ properties: { b: { items: { properties: {} } } } })),
      [
        `! RESPONSE_CHANGED ${answer}/content/application~1json/schema/properties/a The response 200 of GET /a (application/json): a was removed.`,
        `! RESPONSE_CHANGED ${answer}/content/application~1json/schema/properties/b/items/properties/c The response 200 of GET /a (application/json): b[].c was removed.`,
      ],
    ],
  ])('show %s', (_, before, after, wanted) => {
    expect(changesOf(before, after)).toEqual(wanted);
  });
});

describe('named schemas', () => {
  const $ref = '#/components/schemas/S';
  const sent = (schema: JsonObject) =>
    document({ '/a': { post: { requestBody: json({ $ref }), responses: {} } } }, { S: schema });
  const got = (schema: JsonObject) =>
    document({ '/a': { get: ok({ type: 'array', items: { $ref } }) } }, { S: schema });
  const unused = (schema: JsonObject) => document({}, { S: schema });
  /** Returns whether a change breaks senders, receivers, and clients that do not use the schema. */
  const breaks = (before: JsonObject, after: JsonObject) =>
    [sent, got, unused].map((as) => diffOf(as(before), as(after)).breaking);

  it.each<[string, JsonObject, JsonObject, string, boolean[]]>([
    [
      'another type',
      { type: 'string' },
      { type: 'integer' },
      'changed from string to integer.',
      [true, true, false],
    ],
    [
      'a wider type',
      { type: 'integer' },
      { type: 'number' },
      'changed from integer to number.',
      [false, true, false],
    ],
    [
      'a nullable type',
      { type: 'string' },
      { type: ['string', 'null'] },
      'changed from string to string or null.',
      [false, true, false],
    ],
    [
      'a removed enum value',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      'can no longer be "b".',
      [true, false, false],
    ],
    [
      'an added enum value',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      'can also be "b".',
      [false, true, false],
    ],
    ['a new enum', {}, { enum: ['a'] }, 'is limited to some values now.', [true, false, false]],
    [
      'a removed enum',
      { const: 'a' },
      {},
      'is no longer limited to some values.',
      [false, true, false],
    ],
    [
      'a lower limit',
      { maxLength: 9 },
      { maxLength: 5 },
      'has the maxLength 5.',
      [true, false, false],
    ],
    [
      'a higher limit',
      { maxLength: 5 },
      { maxLength: 9 },
      'has the maxLength 9.',
      [false, false, false],
    ],
    ['a new limit', {}, { minimum: 1 }, 'has the minimum 1.', [true, false, false]],
    ['a removed limit', { minimum: 1 }, {}, 'no longer has a minimum.', [false, false, false]],
    ['a pattern', {}, { pattern: 'a' }, 'changed: pattern.', [true, false, false]],
    ['an added property', {}, { properties: { a: {} } }, 'a was added.', [false, false, false]],
    ['a removed property', { properties: { a: {} } }, {}, 'a was removed.', [false, true, false]],
    [
      'a property that became required',
      { properties: { a: {} } },
      { properties: { a: {} }, required: ['a'] },
      'a is required now.',
      [true, false, false],
    ],
    [
      'a property that became optional',
      { properties: { a: {} }, required: ['a'] },
      { properties: { a: {} } },
      'a is optional now.',
      [false, true, false],
    ],
    [
      'a changed description',
      { description: 'a' },
      { description: 'b' },
      'changed: description.',
      [false, false, false],
    ],
    [
      'a removed alternative',
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'string' }] },
      'changed from string or null to string.',
      [true, false, false],
    ],
    [
      'an added part',
      { allOf: [{}] },
      { allOf: [{}, { type: 'object' }] },
      'changed from any type to object.',
      [true, false, false],
    ],
    [
      'closing the object',
      {},
      { additionalProperties: false },
      'each other property is no longer allowed.',
      [true, false, false],
    ],
  ])('break by %s the clients that send or receive them', (_, before, after, message, wanted) => {
    expect(breaks(before, after)).toEqual(wanted);
    expect(
      diffOf(sent(before), sent(after)).changes.map((change) => [change.kind, change.message]),
    ).toEqual([['SCHEMA_CHANGED', `The schema S: ${message}`]]);
  });

  it('are found through other schemas, also in a cycle', () => {
    const cycle = (schema: JsonObject) =>
      document(
        { '/a': { get: ok({ $ref: '#/components/schemas/Outer' }) } },
        {
          Outer: { properties: { inner: { $ref } } },
          S: { properties: { outer: { $ref: '#/components/schemas/Outer' } }, ...schema },
        },
      );
    expect(changesOf(cycle({ type: 'string' }), cycle({ type: 'null' }))).toEqual([
      '! SCHEMA_CHANGED #/components/schemas/S The schema S: changed from string to null.',
    ]);
  });

  it('break nobody when an unused name is added or removed', () => {
    expect(changesOf(document({}, { A: {} }), document({}, { B: {} }))).toEqual([
      '  SCHEMA_REMOVED #/components/schemas/A The schema A was removed.',
      '  SCHEMA_ADDED #/components/schemas/B The schema B was added.',
    ]);
  });
});

describe('a diff', () => {
  it('lists the breaking changes first, and at most 10,000', () => {
    const many = document(
      Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`/${n}`, { get: {} }])),
    );
    const { count, breaking, changes } = diffOf(get({}), many);
    expect([count, breaking, changes.length, changes[0]]).toEqual([
      10_002,
      true,
      10_000,
      {
        kind: 'OPERATION_REMOVED',
        breaking: true,
        path: '#/paths/~1a/get',
        message: 'GET /a was removed.',
      },
    ]);
  });

  it('accepts any value in any place', () => {
    const odd: JsonObject = {
      paths: {
        '/a': null,
        '/b': [],
        '/c': { get: { parameters: 'x', requestBody: 7, responses: [] } },
      },
      components: { schemas: { A: 3, B: { required: 7, properties: [], enum: 'x', allOf: {} } } },
    };
    expect(diffOf(odd, odd)).toEqual({ count: 0, breaking: false, changes: [] });
    expect(diffOf({}, odd).count).toBe(3);
    expect(diffOf(odd, {}).count).toBe(3);
  });
});
