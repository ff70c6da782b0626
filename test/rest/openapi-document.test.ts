/** Tests the OpenAPI document of `/v1` as tools read it: examples, errors, tags and defaults. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { operationsWithFurtherReasons } from '../../src/rest/openapi/errors.ts';
import { routesWithIgnoredParameters } from '../../src/rest/ignored-parameters.ts';
import { routes } from '../../src/rest/routes.ts';
import { readSchema } from '../contract/sdl.ts';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

// The document is plain JSON of our own.
const document = JSON.parse(JSON.stringify(openapiDocument(readSchema()))) as {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    line: `${method.toUpperCase()} ${path}`,
    at: `#/paths/${path.replaceAll('/', '~1')}/${method}`,
    operation,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv); // the package is CommonJS: its function is the default of its default
ajv.addSchema({ $id: 'https://lectern.test/openapi', ...document });

/** Returns what is wrong with an example. */
function flawsOf(at: string, value: unknown): unknown {
  const validate = ajv.compile({ $ref: `https://lectern.test/openapi${encodeURI(at)}` });
  return validate(value) ? [] : validate.errors;
}

describe('the examples', () => {
  const bodies = operations.flatMap(({ operation, at }) => {
    const { operationId, requestBody, responses } = operation;
    const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
    return [
      ...(requestBody
        ? [{ operationId, kind: 'request', at: `${at}/requestBody`, ...requestBody }]
        : []),
      ...answers.flatMap(([status, { content }]) =>
        content ? [{ operationId, kind: status, at: `${at}/responses/${status}`, content }] : [],
      ),
    ].flatMap(({ content, ...body }) => {
      const media = content['application/json'];
      return media ? [{ ...body, media }] : [];
    });
  });

  it('are there for every request and successful response', () => {
    expect(
      bodies
        .filter(({ media }) => media.example === undefined)
        .map(({ operationId, kind }) => `${operationId} ${kind}`),
    ).toEqual([]);
  });

  it.each(bodies)('of $operationId $kind are valid', ({ at, media }) => {
    expect(flawsOf(`${at}/content/application~1json/schema`, media.example)).toEqual([]);
  });

  it('contain no placeholder, and no address of a test', () => {
    expect(JSON.stringify(bodies)).not.toMatch(/\{\{[a-z]+[_-]|127\.0\.0\.1/);
  });

  it('are less than half of the document', () => {
    const size = JSON.stringify(bodies.map(({ media }) => media.example)).length;
    expect(size).toBeLessThan(JSON.stringify(document).length / 2);
  });
});

describe('the document', () => {
  it('describes every tag', () => {
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('has no default in a body, which would make fields required in generated types', () => {
    const defaults: string[] = [];
    const search = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        const isKeyword = name === 'default' && !path.endsWith('/properties');
        if (isKeyword) defaults.push(path);
        if (name !== 'example') search(inner, `${path}/${name}`);
      }
    };
    search(document.components['schemas'], '');
    for (const { operation, at } of operations) search(operation.requestBody, at);
    expect(defaults).toEqual([]);
  });

  it('has no request of GraphQL in a description', () => {
    const queries = readSchema().getQueryType()?.getFields() ?? {};
    expect(queries['team']?.description).toMatch(/```graphql/);
    expect(JSON.stringify(document)).not.toMatch(/```graphql|\n```/);
  });

  it('states errors and ignored parameters of operations that exist', () => {
    const names = new Set(operations.map(({ operation }) => operation.operationId));
    const lines = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([
      ...operationsWithFurtherReasons.filter((name) => !names.has(name)),
      ...routesWithIgnoredParameters.filter((line) => !lines.has(line)),
    ]).toEqual([]);
  });
});
