/** The route table against the contract's 127 operations: method, path, status, lists, parameters, bodies and limits. */
import { describe, expect, it } from 'vitest';
import { endpointMaker } from '../../src/rest/endpoint.ts';
import { ignored } from '../../src/rest/ignored.ts';
import type { Json } from '../../src/rest/json-schema.ts';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { routes } from '../../src/rest/routes.ts';
import { type Limits, type Operation, operations } from './contract.ts';
import { additions } from './progress.ts';
import { readSchema } from './sdl.ts';

const schema = readSchema();
const openapi = openapiDocument(schema);
const lineOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

// The document is plain JSON of our own making: reading it by path gives no types, and what is missing shows in the comparison.
/** A part of the document; an empty object where there is none, so that a comparison shows what is missing. */
const at = (value: unknown, ...path: readonly string[]): Json => path.reduce((inner: unknown, name) => Object(Object(inner)[name]), value) as Json;
const ofRoute = ({ method, path }: Operation) => at(openapi, 'paths', path, method.toLowerCase());
const resolve = (schema: Json): Json => (typeof schema['$ref'] === 'string' ? at(openapi, ...schema['$ref'].slice(2).split('/')) : schema);

/** A schema that may be null, without that. */
function unwrap(schema: Json): { schema: Json; nullable: boolean } {
  const [first, second] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as Json[]) : [];
  return first && second?.['type'] === 'null' ? { schema: resolve(first), nullable: true } : { schema: resolve(schema), nullable: false };
}

/** What our schema says, in the contract's words; of a pattern only where the contract has one, for ours may be narrower. */
function limitsOf(given: Json, required: boolean, contract: Limits): Limits {
  const { schema, nullable } = unwrap(given);
  const entries = {
    min: schema['minLength'] ?? schema['minimum'],
    max: schema['maxLength'] ?? schema['maximum'],
    maxItems: contract.maxItems === undefined ? undefined : schema['maxItems'],
    pattern: contract.pattern === undefined ? undefined : schema['pattern'],
    def: schema['default'],
    req: required ? 1 : undefined,
    nullable: nullable ? 1 : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** Ours, where the contract is silent: the least and the usual `limit`, the length of a filter's text, the order of a member's spaces. */
function withoutOurs(name: string, { min, max, def, ...limits }: Limits, contract: Limits): Limits {
  if (name === 'limit') return { ...limits, ...(max !== undefined && { max }) };
  return { ...limits, ...(min !== undefined && { min }), ...(max !== undefined && max !== 255 && { max }), ...(contract.def !== undefined && { def }) };
}

function queryOf(operation: Operation): Record<string, Limits> {
  const ours = ourQuery[lineOf(operation)] ?? [];
  const parameters = (ofRoute(operation)['parameters'] as Json[]).filter((parameter) => parameter['in'] === 'query' && !ours.includes(String(parameter['name'])));
  return Object.fromEntries(
    parameters.map((parameter) => {
      const name = String(parameter['name']);
      const contract = operation.query?.[name] ?? {};
      return [name, withoutOurs(name, limitsOf(at(parameter, 'schema'), parameter['required'] === true, contract), contract)];
    }),
  );
}

const merging = ['expectedRevision', 'expectedPrimaryRevision', 'resolutions', 'dryRun'];

/** Ours, beyond the contract's parameters: what a visitor of a site signs in with, the form of the text that a write of a comment answers, whether computed pages count, and whether an integration is taken from others. */
const ourQuery: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['published', 'sections', 'site-spaces'].map((part) => [`GET /v1/orgs/{organizationId}/sites/{siteId}/${part}`, ['jwt_token']])),
  'GET /v1/spaces/{spaceId}/links': ['computed'],
  'DELETE /v1/integrations/{integrationName}': ['force'],
  ...Object.fromEntries(
    ['/content', '/change-requests/{changeRequestId}/content'].flatMap((content) =>
      ['/files/{fileId}/backlinks', '/page/{pageId}/links'].map((end) => [`GET /v1/spaces/{spaceId}${content}${end}`, ['computed']]),
    ),
  ),
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments': ['format'],
  'PUT /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments/{commentId}': ['format'],
};

/** Ours, beyond the contract's fields: the languages and spaces of translations, where a transfer leads, a space's visibility, how a merge or an update is made, and an uploaded file to import. */
const ourFields: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/collections/{collectionId}/transfer': ['parent'],
  'POST /v1/spaces/{spaceId}/transfer': ['parent'],
  'PATCH /v1/spaces/{spaceId}': ['visibility'],
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/merge': merging,
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/update': merging,
  'POST /v1/orgs/{organizationId}/translations': ['languages', 'source', 'spaces'],
  'PUT /v1/orgs/{organizationId}/translations/{translationSettingsId}': ['languages', 'source', 'spaces'],
  'POST /v1/spaces/{spaceId}/content/import': ['file'],
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import': ['file'],
};

/** The address of an import: an uploaded file may stand in its place. */
const imported = { url: { max: 2048 } };

/** Ours, where the contract has no limit: gaps.md bounds what is only kept, an address, and an id that is no resource's; and a schema that is not sent is none. */
const ourLimits: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  'POST /v1/spaces/{spaceId}/change-requests': { agentTaskId: { max: 100 } },
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments': { node: { min: 1, max: 64 } },
  'POST /v1/spaces/{spaceId}/content/import': imported,
  'POST /v1/spaces/{spaceId}/change-requests/{changeRequestId}/content/import': imported,
  'PUT /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema': { jsonSchema: { req: 1 } },
  'POST /v1/integrations/{integrationName}': { icon: { max: 16_777_216 }, script: { max: 16_777_216, req: 1 }, organization: { max: 64, req: 1 }, contentSecurityPolicy: { max: 4096 } },
};

/** The schema of a body; where fields are ignored it stands beside them. */
function bodySchemaOf(operation: Operation): Json {
  const content = at(ofRoute(operation), 'requestBody', 'content', 'application/json', 'schema');
  const [own] = Array.isArray(content['allOf']) ? (content['allOf'] as Json[]) : [content];
  return resolve(own ?? {});
}

function bodyOf(operation: Operation): Record<string, Limits> {
  const schema = bodySchemaOf(operation);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(at(schema, 'properties')).filter(([name]) => !(ourFields[lineOf(operation)] ?? []).includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, limitsOf(Object(field), required.includes(name), operation.body?.[name] ?? {})]));
}

describe('the route table', () => {
  it('holds the 127 operations of the contract and the additions that are named, and nothing else', () => {
    expect(operations).toHaveLength(127);
    expect(routes.map(lineOf).sort()).toEqual([...operations.map(lineOf), ...additions].sort());
  });

  it('marks exactly the additions as such', () => {
    expect(
      routes
        .filter((route) => route.addition)
        .map(lineOf)
        .sort(),
    ).toEqual([...additions].sort());
  });

  it('shows each route in the family of the contract', () => {
    const families = new Map(operations.map((operation) => [lineOf(operation), operation.family]));
    // Deleting a link invite stands with the other invites, which the contract does not have.
    families.set('DELETE /v1/orgs/{organizationId}/link-invites/{inviteId}', 'Invites');
    const shown = routes.filter((route) => families.has(lineOf(route)));
    expect(Object.fromEntries(shown.map((route) => [lineOf(route), route.family]))).toEqual(Object.fromEntries(families));
  });

  it('runs documents that fit the schema, and without a token only these', () => {
    const endpoints = routes.map(endpointMaker(schema));
    expect(endpoints.filter(({ isPublic }) => isPublic).map(({ operation }) => operation)).toEqual([
      ...['getPublishedSite', 'searchSite', 'openPublishedSite', 'listSiteSections', 'listSiteSpaces', 'getSiteStructure', 'resolveSiteRedirect'],
      ...['acceptInvite', 'listSignInOrganizations', 'completeSignIn'],
    ]);
  });

  it('ignores fields of published clients only where there is a route', () => {
    const lines = routes.map(lineOf);
    expect(Object.keys(ignored).filter((line) => !lines.includes(line))).toEqual([]);
  });

  it('gives each operation a name of its own', () => {
    const names = routes.map((route) => at(openapi, 'paths', route.path, route.method.toLowerCase())['operationId']);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names a GET route of its own as the Location of whatever it makes', () => {
    const made = routes.flatMap((route) => (route.location === undefined ? [] : [route.location.replace(/\{(id|revision|slug)\}$/, '{}')]));
    const readable = new Set(routes.filter(({ method }) => method === 'GET').flatMap(({ path }) => [path, path.replace(/\{\w+\}$/, '{}')]));
    expect(made.filter((location) => !readable.has(location))).toEqual([]);
    expect(routes.filter((route) => (route.status === 201) !== (route.location !== undefined)).map(lineOf)).toEqual([]);
  });
});

describe.each(operations.map((operation) => [lineOf(operation), operation] as const))('%s', (_, operation) => {
  it('has the status, the list and the query parameters of the contract', () => {
    const { responses } = ofRoute(operation);
    const schema = at(responses, String(operation.status), 'content', 'application/json', 'schema');
    const listed = operation.returns === 'LinkListing' ? 'next,count,items,stats' : 'next,count,items';
    const isList = Object.keys(at(schema, 'properties')).join() === listed;
    expect({ statuses: Object.keys(Object(responses)), list: isList, hasBody: 'type' in resolve(schema), query: queryOf(operation) }).toEqual({
      statuses: [String(operation.status), 'default'],
      list: operation.list ?? false,
      hasBody: operation.returns !== undefined,
      query: operation.query ?? {},
    });
  });

  it('takes the body fields of the contract, with their limits', () => {
    expect(bodyOf(operation)).toEqual({ ...operation.body, ...ourLimits[lineOf(operation)] });
  });
});
