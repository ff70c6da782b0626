// Specifies which fields of an OpenAPI document are references.
import { describe, expect, it } from 'vitest';
import {
  bundled,
  referencesIn,
  withReferencesAlone,
} from '../../../src/domain/openapi/references.ts';

/** A document with a property `$ref`, as those of SCIM have, and data that contains `$ref`. */
const scim = {
  paths: {
    '/groups': {
      get: {
        parameters: [{ $ref: 'parameters.yaml#/Page' }],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Group' },
                examples: {
                  one: { value: { $ref: 'https://api.test/groups/1' } },
                  two: { $ref: 'examples.yaml#/Two' },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Group: {
        type: 'object',
        required: ['$ref'],
        properties: {
          $ref: { type: 'string', format: 'uri' },
          example: { $ref: 'group.yaml' },
          value: { $ref: '#/components/schemas/Group' },
        },
        example: { $ref: 'https://api.test/groups/2', value: { $ref: 'x' } },
        examples: [{ $ref: 'https://api.test/groups/3' }],
        default: { $ref: 'y' },
      },
    },
  },
};

describe('a reference', () => {
  it('is a text in a definition, and none in names and in data of the API', () => {
    expect(referencesIn(scim)).toEqual({
      documents: ['parameters.yaml', 'group.yaml'],
      examples: [
        {
          reference: 'examples.yaml',
          path: '#/paths/~1groups/get/responses/200/content/application~1json/examples/two',
          isValue: false,
        },
      ],
    });
  });

  it('is the only $ref that a validator is given', () => {
    const text = JSON.stringify(withReferencesAlone(scim));
    expect(text.match(/"\$ref":"[^"]*"/g)).toEqual([
      '"$ref":"parameters.yaml#/Page"',
      '"$ref":"#/components/schemas/Group"',
      '"$ref":"group.yaml"',
      '"$ref":"#/components/schemas/Group"',
    ]);
    expect(text.replaceAll('$ref of the API', '$ref').replace('x-missing', '$ref')).toBe(
      JSON.stringify(scim),
    );
  });

  it('points into a bundle, while data of the API stays as it is', () => {
    const bundle = bundled([
      {
        name: 'main',
        document: scim,
        references: new Map([
          ['parameters.yaml', 'p'],
          ['examples.yaml', 'e'],
          ['group.yaml', 'g'],
        ]),
      },
      { name: 'p', document: { Page: { in: 'query', name: 'page' } }, references: new Map() },
      { name: 'e', document: { Two: { value: { $ref: '#/a' } } }, references: new Map() },
      {
        name: 'g',
        document: { properties: { $ref: { $ref: '#/definitions/A' } }, definitions: { A: {} } },
        references: new Map(),
      },
    ]);
    expect(bundle).toEqual({
      ...JSON.parse(
        JSON.stringify(scim)
          .replace('parameters.yaml#', '#/x-ext/1')
          .replace('examples.yaml#', '#/x-ext/2')
          .replace('group.yaml', '#/x-ext/3'),
      ),
      'x-ext': {
        1: { Page: { in: 'query', name: 'page' } },
        2: { Two: { value: { $ref: '#/a' } } },
        3: {
          properties: { $ref: { $ref: '#/x-ext/3/definitions/A' } },
          definitions: { A: {} },
        },
      },
    });
  });
});
