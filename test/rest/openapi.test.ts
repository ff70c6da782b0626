/** Checks the OpenAPI document of the toy API. */
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { document, routes, schema, spellings } from './toy.ts';
import { route } from '../../src/rest/route.ts';

const openapi = JSON.parse(JSON.stringify(openapiDocument(schema, routes, spellings)));

/** Returns the error responses of an operation: the components by their statuses. */
const refusals = (components: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({
      401: 'Unauthenticated',
      429: 'RateLimited',
      default: 'Error',
      ...components,
    }).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
const ofRead = { 400: 'BadUserInput', 403: 'Forbidden', 404: 'NotFound' };
const plantId = { name: 'plantId', in: 'path', required: true, schema: { type: 'string' } };

describe('OpenAPI', () => {
  it('describes a read with its list, parameters, limits and defaults', () => {
    expect(openapi.paths['/v1/plants/{plantId}/neighbours'].get).toEqual({
      operationId: 'listNeighbours',
      summary: 'List neighbours',
      tags: ['Plants'],
      security: [{ token: ['organization:members:read'] }],
      parameters: [
        plantId,
        {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'Maximum number of items.',
          schema: { type: 'integer', minimum: 1, maximum: 1000, default: 50 },
        },
        {
          name: 'page',
          in: 'query',
          required: false,
          description: 'Value of `next.page` of the previous page.',
          schema: { type: 'string' },
        },
        {
          name: 'place',
          in: 'query',
          required: false,
          schema: { type: 'string', enum: ['fullSun', 'halfShade'], default: 'fullSun' },
        },
      ],
      responses: {
        200: {
          description: 'Success.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  next: {
                    type: 'object',
                    properties: {
                      page: {
                        type: 'string',
                        description: 'Send it as `page` to get the next page.',
                      },
                    },
                    required: ['page'],
                    description: 'Absent on the last page.',
                  },
                  count: { type: 'integer', description: 'Number of items on all pages.' },
                  items: { type: 'array', items: { $ref: '#/components/schemas/Plant' } },
                },
                required: ['count', 'items'],
              },
            },
          },
        },
        ...refusals({ ...ofRead, 400: 'BadCursorOrBadUserInputOrQueryTooComplex' }),
      },
    });
  });

  it('defines a component for the fragment of a resource', () => {
    expect(openapi.components.schemas.Plant).toEqual({
      type: 'object',
      description: 'A plant.',
      properties: {
        object: { type: 'string', const: 'plant' },
        id: { type: 'string' },
        title: { type: 'string', description: 'What it is called.' },
        place: { anyOf: [{ type: 'string', enum: ['fullSun', 'halfShade'] }, { type: 'null' }] },
        soils: { type: 'array', items: { type: 'string', enum: ['heavy-clay', 'sand'] } },
        nickname: { type: 'string' },
        height: { type: 'number' },
        old: { type: 'boolean', deprecated: true },
      },
      required: ['object', 'id', 'title', 'place', 'soils', 'old'],
    });
  });

  it('describes a body with its limits, nullable fields and maps', () => {
    expect(openapi.components.schemas.PlantInput).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 8 },
        place: { anyOf: [{ type: 'string', enum: ['fullSun', 'halfShade'] }, { type: 'null' }] },
        soils: {
          type: 'array',
          items: { type: 'string', enum: ['heavy-clay', 'sand'] },
          maxItems: 2,
        },
        planted: { type: 'string', format: 'date-time' },
        height: { type: 'number' },
        likes: { type: 'string' },
        pot: { $ref: '#/components/schemas/Pot' },
        watering: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: {
              litres: { type: 'integer', description: 'Default: `1`.', 'x-default': 1 },
            },
          },
        },
      },
      required: ['name'],
    });
    expect(openapi.components.schemas.Pot).toEqual({
      type: 'object',
      description: 'A pot, in which there may be another.',
      properties: { size: { type: 'integer' }, inner: { $ref: '#/components/schemas/Pot' } },
      required: ['size'],
    });
  });

  it('describes a write: its body, its result, and its Idempotency-Key', () => {
    expect(openapi.paths['/v1/plants'].post).toEqual({
      operationId: 'setPlant',
      summary: 'Set plant',
      tags: ['Plants'],
      security: [{ token: [] }],
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/PlantInput' } } },
      },
      responses: {
        201: {
          description: 'Created.',
          headers: {
            Location: {
              description: 'URL of the resource.',
              schema: { type: 'string', format: 'uri' },
            },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Plant' } } },
        },
        ...refusals({
          ...{ 400: 'BadUserInput', 403: 'Forbidden', 409: 'ConflictOrIdempotencyMismatch' },
          ...{ 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' },
        }),
      },
    });
  });

  it('describes a write that waits for a job by its final response', () => {
    const { operationId, requestBody, responses } = openapi.paths['/v1/seeds'].post;
    expect({ operationId, requestBody, responses }).toEqual({
      operationId: 'sow',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/PlantInput' } } },
      },
      responses: openapi.paths['/v1/plants'].post.responses,
    });
  });

  it('describes a redirect', () => {
    expect(openapi.paths['/v1/plants/{plantId}/picture'].get.responses).toEqual({
      302: {
        description: 'Redirect to the URL in `Location`.',
        headers: {
          Location: {
            description: 'URL of the resource.',
            schema: { type: 'string', format: 'uri' },
          },
        },
        content: {
          'application/json': {
            schema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
          },
        },
      },
      ...refusals(ofRead),
    });
  });

  it('describes the other counts of a list', () => {
    const { properties, required } =
      openapi.paths['/v1/plants/{plantId}/shade'].get.responses[200].content['application/json']
        .schema;
    expect({ names: Object.keys(properties), shade: properties.shade, required }).toEqual({
      names: ['next', 'count', 'items', 'shade'],
      shade: {
        type: 'object',
        description: 'How much shade there is.',
        properties: { total: { type: 'integer' }, deep: { type: 'integer' } },
        required: ['total'],
      },
      required: ['count', 'items', 'shade'],
    });
  });

  it('describes a wrapped body', () => {
    const { deprecated, responses } = openapi.paths['/v1/plants'].patch;
    expect({ deprecated, schema: responses[200].content['application/json'].schema }).toEqual({
      deprecated: true,
      schema: {
        type: 'object',
        properties: { plant: { $ref: '#/components/schemas/Plant' } },
        required: ['plant'],
      },
    });
  });

  it('requires no token for a public route', () => {
    expect(openapi.paths['/v1/sign'].get.security).toEqual([]);
  });

  it('has no schema for a body that is computed', () => {
    const sign = document<{ sign: { text: string } | null }>(
      'query readSign { sign(text: "a") { text } }',
    );
    const computing = route('GET /v1/sign', sign, {
      body: (data) => ({ length: data.sign.text.length }),
    });
    expect(() => openapiDocument(schema, [computing], spellings)).toThrow(
      'A body may pick, wrap, merge and nest what is selected, and nothing else.',
    );
  });
});
