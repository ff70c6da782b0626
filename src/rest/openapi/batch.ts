/** Describes `POST /v1/batch`, which executes no operation of its own. */
import { MAX_PART_COUNT } from '../../graphql/transaction/rule.ts';
import { BATCH_OPERATION } from '../batch/batch.ts';
import { MAX_BATCH_BYTES, METHODS } from '../batch/input.ts';
import type { SchemaObject } from '../json-schema/values.ts';
import { type ErrorResponses, every4xxReason } from './errors.ts';

/** The tag of batches. */
export const BATCH_FAMILY = 'Batches';

const DESCRIPTION = `Answers 1 to ${MAX_PART_COUNT} requests of \`/v1\` in one transaction, in their order. Each sees what the requests before it wrote, and is checked, limited and charged as if it were sent alone. If one fails, none is done: the response has its status and its error, with its id in \`error.request\`.

A text of a body that is a reference, such as \`{{create.body.id}}\`, is replaced by that value of an earlier response, and so is every reference in a path. The value is a text, a number or a boolean. A backslash before a reference in a body makes it plain text: \`\\{{create.body.id}}\`.

With \`dryRun\` everything is rolled back at the end. A batch has at most ${MAX_BATCH_BYTES / 1_048_576} MiB, and contains no downloads, no imports that wait, no multipart forms, no requests that need no token, and no batches. With an \`Idempotency-Key\` the whole batch is done once; a dry run ignores the key.`;

const EXAMPLE = {
  request: {
    requests: [
      {
        id: 'guides',
        method: 'POST',
        path: '/v1/orgs/org_1CWoxU9o4cmNqFGhyZhEqL/collections',
        body: { title: 'Guides' },
      },
      { id: 'read', method: 'GET', path: '/v1/collections/{{guides.body.id}}/spaces' },
    ],
  },
  response: {
    responses: [
      {
        id: 'guides',
        status: 201,
        headers: { location: 'https://docs.acme.test/v1/collections/col_1CWoxU9o4e1hwyv7pCtwuq' },
        body: { object: 'collection', id: 'col_1CWoxU9o4e1hwyv7pCtwuq', title: 'Guides' },
      },
      { id: 'read', status: 200, body: { count: 0, items: [] } },
    ],
    committed: true,
  },
};

const request: SchemaObject = {
  type: 'object',
  required: ['id', 'method', 'path'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
      description: 'Name of the request in the batch, for references.',
    },
    method: { type: 'string', enum: METHODS, description: 'Method of the request.' },
    path: {
      type: 'string',
      pattern: '^/v1/',
      maxLength: 4096,
      description: 'Path with its query, in which values can be references.',
    },
    body: { description: 'Body of the request, in which texts can be references.' },
  },
  additionalProperties: false,
};

const response: SchemaObject = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string', description: 'Name of the request.' },
    status: { type: 'integer', description: 'Status of the response.' },
    headers: {
      type: 'object',
      description: 'The headers `location`, `etag`, `deprecation` and `link`, where there are any.',
      additionalProperties: { type: 'string' },
    },
    body: { description: 'Body of the response, as the request alone would get it.' },
  },
};

/** The schemas of batches by their names. */
export const batchSchemas: Readonly<Record<string, SchemaObject>> = {
  BatchRequest: request,
  BatchResponse: response,
};

const list = (name: string): SchemaObject => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${name}` },
  minItems: 1,
  maxItems: MAX_PART_COUNT,
});

const body: SchemaObject = {
  type: 'object',
  required: ['requests'],
  properties: {
    requests: { ...list('BatchRequest'), description: 'The requests, in their order.' },
    dryRun: {
      type: 'boolean',
      description: 'True to compute the responses and to roll everything back; false by default.',
    },
  },
  additionalProperties: false,
};

const success: SchemaObject = {
  type: 'object',
  required: ['responses', 'committed'],
  properties: {
    responses: { ...list('BatchResponse'), description: 'The responses, in the same order.' },
    committed: { type: 'boolean', description: 'False after a dry run.' },
  },
};

/** Returns the operation. `errors` collects its error responses. */
export const batchOperation = (errors: ErrorResponses): SchemaObject => ({
  operationId: BATCH_OPERATION,
  summary: 'Run batch',
  description: DESCRIPTION,
  tags: [BATCH_FAMILY],
  security: [{ token: [] }],
  parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: body, example: EXAMPLE.request } },
  },
  responses: {
    200: {
      description: 'Success.',
      content: { 'application/json': { schema: success, example: EXAMPLE.response } },
    },
    ...errors.ofReasons(every4xxReason),
    default: { $ref: '#/components/responses/Error' },
  },
});
