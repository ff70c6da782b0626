/** Checks the documents that result from reading a spec. */
import { describe, expect, it } from 'vitest';
import { readSpec } from '../../src/data/openapi/read.ts';

const readText = (document: object, previous: string | null = null) =>
  readSpec({
    files: [
      { filename: null, url: '', text: JSON.stringify(document), references: {}, warnings: [] },
    ],
    previous,
  });

/** Returns a document of OpenAPI 3.0 with a request body. */
const withBody = (schema: object) => ({
  openapi: '3.0.3',
  info: { title: 'Issues', version: '1' },
  paths: {
    '/issues': {
      patch: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 200: { description: 'OK' } },
      },
    },
  },
  components: {
    schemas: {
      Label: { type: 'object', properties: { name: { type: 'string' } } },
      Gone: { type: 'string', nullable: true },
    },
  },
});

const schemaOf = async (schema: object): Promise<unknown> =>
  JSON.parse((await readText(withBody(schema))).document).paths['/issues'].patch.requestBody
    .content['application/json'].schema;

const text = { type: 'string' };
const label = { $ref: '#/components/schemas/Label' };
const none = { type: 'null' };

describe('nullable in OpenAPI 3.0', () => {
  it.each([
    ['oneOf', { oneOf: [text, label], nullable: true }, { oneOf: [text, label, none] }],
    ['anyOf', { anyOf: [text, label], nullable: true }, { anyOf: [text, label, none] }],
    [
      'allOf of one part',
      { description: 'A label.', allOf: [label], nullable: true },
      { description: 'A label.', anyOf: [label, none] },
    ],
    [
      'allOf of several parts',
      { allOf: [label, { required: ['name'] }], nullable: true },
      { anyOf: [{ allOf: [label, { required: ['name'] }] }, none] },
    ],
    ['a reference', { ...label, nullable: true }, { anyOf: [label, none] }],
    [
      'several keywords',
      { type: 'object', oneOf: [label, text], nullable: true, title: 'Both' },
      { title: 'Both', anyOf: [{ type: 'object', oneOf: [label, text] }, none] },
    ],
    [
      'an alternative that allows null',
      { oneOf: [{ $ref: '#/components/schemas/Gone' }, label], nullable: true },
      { oneOf: [{ $ref: '#/components/schemas/Gone' }, label] },
    ],
    ['a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'a property of this name',
      { type: 'object', properties: { nullable: { oneOf: [text, label] } } },
      { type: 'object', properties: { nullable: { oneOf: [text, label] } } },
    ],
  ])('is an alternative next to %s', async (_, schema, upgraded) => {
    expect(await schemaOf(schema)).toEqual(upgraded);
  });

  it('breaks no client where alternatives take the place of a type', async () => {
    const type = { type: 'object', properties: { type: { type: 'string', nullable: true } } };
    const wider = {
      type: 'object',
      properties: {
        type: {
          nullable: true,
          oneOf: [text, { type: 'object', properties: { value: text } }],
        },
      },
    };
    const { document } = await readText(withBody(type));
    const { changes } = await readText(withBody(wider), document);
    expect(JSON.parse(changes ?? '')).toEqual({
      breaking: false,
      count: 1,
      changes: [
        {
          breaking: false,
          kind: 'REQUEST_BODY_CHANGED',
          message:
            'The request body of PATCH /issues (application/json): type has one alternative more.',
          path: '#/paths/~1issues/patch/requestBody/content/application~1json/schema/properties/type',
        },
      ],
    });
  });
});
