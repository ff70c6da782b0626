/**
 * Tests the route table against the contract's 127 operations: method, path, status, lists,
 * parameters, bodies and limits.
 */
import { describe, expect, it } from 'vitest';
import { bodyTypeOf, endpointMaker } from '../../src/rest/endpoint.ts';
import type { SchemaObject } from '../../src/rest/json-schema/values.ts';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { variablesOf } from '../../src/rest/parameters.ts';
import { operationOf } from '../../src/rest/selection.ts';
import { routes } from '../../src/rest/routes.ts';
import { spellings } from '../../src/rest/spellings.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';
import { type Limits, type Operation, operations } from './contract.ts';
import { additions } from './additions.ts';
import { readSchema } from './sdl.ts';

const schema = readSchema();
const openapi = openapiDocument(schema);
const lineOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

// The document is plain JSON of our own: reading it by path loses types, and missing parts show in
// the comparison.
/**
 * Returns a part of the document, or an empty object when it is missing, so that the comparison
 * shows it.
 */
const at = (value: unknown, ...path: readonly string[]): SchemaObject =>
  path.reduce((inner: unknown, name) => Object(Object(inner)[name]), value) as SchemaObject;
const ofRoute = ({ method, path }: Operation) => at(openapi, 'paths', path, method.toLowerCase());
const resolve = (schema: SchemaObject): SchemaObject =>
  typeof schema['$ref'] === 'string' ? at(openapi, ...schema['$ref'].slice(2).split('/')) : schema;

/** Returns a nullable schema without its null branch. */
function unwrap(schema: SchemaObject): { schema: SchemaObject; nullable: boolean } {
  const [first, second] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as SchemaObject[]) : [];
  return first && second?.['type'] === 'null'
    ? { schema: resolve(first), nullable: true }
    : { schema: resolve(schema), nullable: false };
}

/**
 * Returns the limits of our schema in the contract's terms; a pattern only when the contract has
 * one, because ours may be narrower.
 */
function limitsOf(given: SchemaObject, required: boolean, contract: Limits): Limits {
  const { schema, nullable } = unwrap(given);
  const entries = {
    min: schema['minLength'] ?? schema['minimum'],
    max: schema['maxLength'] ?? schema['maximum'],
    maxItems: contract.maxItems === undefined ? undefined : schema['maxItems'],
    pattern: contract.pattern === undefined ? undefined : schema['pattern'],
    // that of a field of a body, which must not make the field required in generated types
    def: schema['default'] ?? schema['x-default'],
    req: required ? 1 : undefined,
    nullable: nullable ? 1 : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/**
 * Removes our own additions where the contract has none: the minimum and the default of `limit`,
 * the length of a filter's text, the order of a member's spaces.
 */
function withoutOurs(name: string, { min, max, def, ...limits }: Limits, contract: Limits): Limits {
  if (name === 'limit') return { ...limits, ...(max !== undefined && { max }) };
  return {
    ...limits,
    ...(min !== undefined && { min }),
    ...(max !== undefined && max !== 255 && { max }),
    ...(contract.def !== undefined && { def }),
  };
}

function queryOf(operation: Operation): Record<string, Limits> {
  const ours = ourQuery[lineOf(operation)] ?? [];
  const parameters = (ofRoute(operation)['parameters'] as SchemaObject[]).filter(
    (parameter) =>
      parameter['in'] === 'query' &&
      parameter['deprecated'] !== true && // accepted and ignored
      !ours.includes(String(parameter['name'])),
  );
  return Object.fromEntries(
    parameters.map((parameter) => {
      const name = String(parameter['name']);
      const contract = operation.query?.[name] ?? {};
      return [
        name,
        withoutOurs(
          name,
          limitsOf(at(parameter, 'schema'), parameter['required'] === true, contract),
          contract,
        ),
      ];
    }),
  );
}

const merging = ['expectedRevision', 'expectedPrimaryRevision', 'resolutions', 'dryRun'];

/**
 * Parameters that we add to the contract: the credentials of a site visitor, the text format in the
 * response of a comment, the inclusion of computed pages, and the forced removal of an
 * integration.
 */
const ourQuery: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['published', 'sections', 'site-spaces'].map((part) => [
      `GET /v1/orgs/{organizationId}/sites/{siteId}/${part}`,
      ['jwt_token'],
    ]),
  ),
  'GET /v1/spaces/{spaceId}/links': ['computed'],
  'DELETE /v1/integrations/{integrationName}': ['force'],
  ...Object.fromEntries(
    ['/content', '/change-requests/{changeRequestId}/content'].flatMap((content) =>
      ['/files/{fileId}/backlinks', '/page/{pageId}/links'].map((end) => [
        `GET /v1/spaces/{spaceId}${content}${end}`,
        ['computed'],
      ]),
    ),
  ),
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments': ['format'],
  'PUT /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}': ['format'],
};

/**
 * Fields that we add to the contract: the languages and spaces of translations, the destination of
 * a transfer, the hostname of a site, the visibility of spaces and specs, merge and update options, and an uploaded file to import.
 */
const ourFields: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/collections/{collectionId}/transfer': ['parent'],
  'POST /v1/spaces/{spaceId}/transfer': ['parent'],
  'PATCH /v1/spaces/{spaceId}': ['visibility'],
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/merge': merging,
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/update': merging,
  'POST /v1/orgs/{organizationId}/translations': ['languages', 'source', 'spaces'],
  'PUT /v1/orgs/{organizationId}/translations/{translationSettingsId}': [
    'languages',
    'source',
    'spaces',
  ],
  'PATCH /v1/orgs/{organizationId}/sites/{siteId}': ['hostname'],
  'POST /v1/orgs/{organizationId}/openapi': ['visibility'],
  'PUT /v1/orgs/{organizationId}/openapi/{specSlug}': ['visibility'],
  'POST /v1/spaces/{spaceId}/content/import': ['file'],
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import': ['file'],
};

/** The address of an import, which an uploaded file can replace. */
const imported = { url: { max: 2048 } };

/**
 * Limits that we add to the contract, as in gaps.md: for texts that are only stored, addresses, and
 * ids of external resources; and a schema that is absent.
 */
const ourLimits: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  'POST /v1/spaces/{spaceId}/change-requests': { agentTaskId: { max: 100 } },
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments': {
    node: { min: 1, max: 64 },
  },
  'POST /v1/spaces/{spaceId}/content/import': imported,
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import': imported,
  'PUT /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema': { jsonSchema: { req: 1 } },
  'POST /v1/integrations/{integrationName}': {
    icon: { max: 16_777_216 },
    script: { max: 16_777_216, req: 1 },
    organization: { max: 64, req: 1 },
  },
};

/** Returns the schema of a body; ignored fields are a sibling of it. */
function bodySchemaOf(operation: Operation): SchemaObject {
  const content = at(ofRoute(operation), 'requestBody', 'content', 'application/json', 'schema');
  const [own] = Array.isArray(content['allOf']) ? (content['allOf'] as SchemaObject[]) : [content];
  return resolve(own ?? {});
}

function bodyOf(operation: Operation): Record<string, Limits> {
  const schema = bodySchemaOf(operation);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(at(schema, 'properties')).filter(
    ([name]) => !(ourFields[lineOf(operation)] ?? []).includes(name),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      limitsOf(Object(field), required.includes(name), operation.body?.[name] ?? {}),
    ]),
  );
}

describe('the route table', () => {
  it('holds exactly the 127 operations of the contract and the listed additions', () => {
    expect(operations).toHaveLength(127);
    expect(routes.map(lineOf).sort()).toEqual([...operations.map(lineOf), ...additions].sort());
  });

  it('marks exactly the additions', () => {
    expect(
      routes
        .filter((route) => route.addition)
        .map(lineOf)
        .sort(),
    ).toEqual([...additions].sort());
  });

  it('assigns each route the family of the contract', () => {
    const families = new Map(operations.map((operation) => [lineOf(operation), operation.family]));
    // Deleting a link invite is listed with the other invites, which the contract does not have.
    families.set('DELETE /v1/orgs/{organizationId}/link-invites/{inviteId}', 'Invites');
    const shown = routes.filter((route) => families.has(lineOf(route)));
    expect(Object.fromEntries(shown.map((route) => [lineOf(route), route.family]))).toEqual(
      Object.fromEntries(families),
    );
  });

  it('runs valid documents, and only these without a token', () => {
    const endpoints = routes.map(endpointMaker(wireFormatOf(schema, spellings)));
    expect(endpoints.filter(({ isPublic }) => isPublic).map(({ operation }) => operation)).toEqual([
      ...[
        'getPublishedSite',
        'getPublishedPage',
        'listPublishedPages',
        'trackSiteEvents',
        'searchSite',
        'openPublishedSite',
        'listSiteSections',
        'listSiteSpaces',
        'getSiteStructure',
        'resolveSiteRedirect',
      ],
      ...['acceptInvite', 'listSignInOrganizations', 'completeSignIn'],
    ]);
  });

  it('ignores only fields of published clients that it does not have', () => {
    const read = routes.flatMap((route) => {
      const body = bodyTypeOf(variablesOf(schema, operationOf(route.document)));
      const unread = route.ignoredFields.filter((name) => !body || body.getFields()[name]);
      return unread.map((name) => `${lineOf(route)}: ${name}`);
    });
    expect(read).toEqual([]);
  });

  it('assigns each operation a unique id', () => {
    const names = routes.map(
      (route) => at(openapi, 'paths', route.path, route.method.toLowerCase())['operationId'],
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('names an existing GET route in the Location of each created resource', () => {
    const made = routes.flatMap((route) =>
      route.location === undefined
        ? []
        : [route.location.replace(/\{(id|revision|slug|space|site)\}$/, '{}')],
    );
    const readable = new Set(
      routes
        .filter(({ method }) => method === 'GET')
        .flatMap(({ path }) => [path, path.replace(/\{\w+\}$/, '{}')]),
    );
    expect(made.filter((location) => !readable.has(location))).toEqual([]);
    expect(
      routes
        .filter((route) => (route.status === 201) !== (route.location !== undefined))
        .map(lineOf),
    ).toEqual([]);
  });
});

describe.each(operations.map((operation) => [lineOf(operation), operation] as const))(
  '%s',
  (_, operation) => {
    it('has the status, the list and the query parameters of the contract', () => {
      const { responses } = ofRoute(operation);
      const schema = at(
        responses,
        String(operation.status),
        'content',
        'application/json',
        'schema',
      );
      const listed = `next,count,items${operation.returns === 'LinkListing' ? ',stats' : ''}`;
      // additions, which bodies have where there is a reason
      const added = operation.path.endsWith('/search') ? ',problems,searchedFor' : '';
      const isList = Object.keys(at(schema, 'properties')).join() === `${listed}${added}`;
      expect({
        // the contract has no errors, and no repeated deletion
        statuses: Object.keys(Object(responses)).filter(
          (status) => !status.startsWith('4') && (status !== '204' || operation.status === 204),
        ),
        list: isList,
        hasBody: 'type' in resolve(schema),
        query: queryOf(operation),
      }).toEqual({
        statuses: [String(operation.status), 'default'],
        list: operation.list ?? false,
        hasBody: operation.returns !== undefined,
        query: operation.query ?? {},
      });
    });

    it('accepts the body fields of the contract with their limits', () => {
      expect(bodyOf(operation)).toEqual({ ...operation.body, ...ourLimits[lineOf(operation)] });
    });
  },
);
