// Builds the documents of labelled pairs: a schema that clients send, receive or both, a parameter,
// or an operation.
import type { Json } from '../../../../src/domain/content.ts';
import type { JsonObject } from '../../../../src/domain/openapi/document.ts';

/** Two documents with the label of their difference. */
export interface LabelledPair {
  readonly name: string;
  /** True if the difference breaks clients. */
  readonly breaking: boolean;
  readonly reason: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

type Label = 'breaks' | 'safe';

/** Adds a pair of documents, each of one part. */
export type AddPair = (
  label: Label,
  name: string,
  before: Json,
  after: Json,
  reason: string,
) => LabelledPair;

const pairOf =
  (documentOf: (part: Json) => JsonObject): AddPair =>
  (label, name, before, after, reason) => ({
    ...{ name, reason, breaking: label === 'breaks' },
    before: documentOf(before),
    after: documentOf(after),
  });

/** Named schemas to which the pairs refer. */
const SCHEMAS: JsonObject = {
  Pet: {
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
    required: ['id'],
  },
  // as Pet, in another spelling
  Animal: {
    allOf: [
      { properties: { name: { type: ['string'] }, id: { type: 'integer' } } },
      { type: 'object', required: ['id'] },
    ],
  },
  Cat: {
    allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { indoor: { type: 'boolean' } } }],
  },
  Dog: { type: 'object', properties: { breed: { type: 'string' } }, required: ['breed'] },
  Tree: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
  Branch: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Branch' } } },
  },
};

/** Returns a document with these paths and the named schemas. */
export const documentOf = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({
  openapi: '3.1.1',
  info: { title: 'Pets', version: '1' },
  paths,
  components: { schemas: SCHEMAS, ...more },
});

const content = (schema: Json): JsonObject => ({ 'application/json': { schema } });

/** Adds a pair of schemas that clients send. */
export const sent = pairOf((schema) =>
  documentOf({ '/pets': { post: { requestBody: { content: content(schema) }, responses: {} } } }),
);

/** Adds a pair of schemas that clients receive. */
export const received = pairOf((schema) =>
  documentOf({
    '/pets': { get: { responses: { 200: { description: 'OK', content: content(schema) } } } },
  }),
);

/** Adds a pair of schemas that clients send and receive. */
export const exchanged = pairOf((schema) =>
  documentOf({
    '/pets': {
      post: {
        requestBody: { content: content(schema) },
        responses: { 200: { description: 'OK', content: content(schema) } },
      },
    },
  }),
);

/** Adds a pair of lists of parameters. */
export const parameters = pairOf((list) =>
  documentOf({ '/pets': { get: { parameters: list, responses: {} } } }),
);

/** Adds a pair of operations. */
export const operation = pairOf((get) => documentOf({ '/pets': { get } }));

/** Adds a pair of maps of paths. */
export const paths = pairOf((map) => documentOf(map as JsonObject)); // an object in each pair

/** Adds a pair of maps of named schemas next to `Pet`, of which a response has `Pet`. */
export const schemas = pairOf((map) =>
  documentOf(
    {
      '/pets': {
        get: {
          responses: {
            200: { description: 'OK', content: content({ $ref: '#/components/schemas/Pet' }) },
          },
        },
      },
    },
    { schemas: { ...SCHEMAS, ...(map as JsonObject) } }, // an object in each pair
  ),
);

/** A reference to a named schema. */
export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
