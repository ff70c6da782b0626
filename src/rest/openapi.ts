/** Describes the route table as OpenAPI 3.1. */
import { type FieldNode, getNamedType, type GraphQLField, type GraphQLNamedType, type GraphQLSchema, isObjectType, Kind } from 'graphql';
import { isPublic } from '../graphql/access.ts';
import { bodyTypeOf } from './endpoint.ts';
import { ignoredFields } from './ignored.ts';
import { isNeeded as isFieldNeeded } from './input.ts';
import { type Json, JsonSchemas } from './json-schema.ts';
import { isNeeded, type Variable, variablesOf } from './parameters.ts';
import { parametersOf } from './router.ts';
import { hiddenFields, type Route, type Upload } from './route.ts';
import { routes as table } from './routes.ts';
import { type Fields, operationOf, selectionOf } from './selection.ts';
import { usagesOf } from './usages.ts';
import { directiveOf } from './wire.ts';

const INTRODUCTION = `The API of a documentation platform.

- Send \`Authorization: Bearer <token>\` with every request that needs a token.
- A list takes \`limit\` and \`page\`; \`next.page\` of an answer gives the next page.
- A field without a value is absent. In a PATCH an absent field stays as it is; \`null\` clears where it is allowed.
- \`Idempotency-Key\` makes a write safe to repeat for 24 hours. \`ETag\` and \`If-None-Match\` save repeated reads.`;

const error: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'reason', 'requestId'],
      properties: {
        code: { type: 'integer', description: 'The HTTP status.' },
        message: { type: 'string', description: 'What to do, for a person.' },
        reason: { type: 'string', description: 'What it is, for a program.', examples: ['BAD_USER_INPUT', 'NOT_FOUND'] },
        field: { type: 'string', description: 'Path of the input that is meant.' },
        details: { type: 'object', description: 'What a program needs to go on.' },
        requestId: { type: 'string', description: 'Id of the request.' },
      },
    },
  },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body within 24 hours answer again what was answered.',
  schema: { type: 'string' },
};

const refused: Json = { $ref: '#/components/responses/Error' };
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** The OpenAPI document of a schema's `/v1`. */
export function openapiDocument(schema: GraphQLSchema, routes: readonly Route[] = table): Json {
  const schemas = new JsonSchemas(schema);
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of routes) {
    const path = paths[one.path] ?? {};
    paths[one.path] = path;
    path[one.method.toLowerCase()] = operation(schema, schemas, one);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: 'v1', description: INTRODUCTION },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [...new Set(routes.map(({ family }) => family))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, Error: error },
      responses: { Error: { description: 'Refused, or failed.', content: json({ $ref: '#/components/schemas/Error' }) } },
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(schema: GraphQLSchema, schemas: JsonSchemas, route: Route): Json {
  const { document, family, method, path, deprecated } = route;
  const { name } = operationOf(document);
  const open = isPublic(schema, document);
  const description = route.description ?? chain(schema, document).at(-1)?.description;
  const takesKey = method !== 'GET' && !open;
  return {
    operationId: name.value,
    summary: sentence(name.value),
    ...(description && { description }),
    tags: [family],
    ...(deprecated && { deprecated: true }),
    security: open ? (route.visited ? [{}, { token: [] }] : []) : [{ token: scopesOf(schema, document) }],
    parameters: [...parameters(schema, schemas, route), ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])],
    ...requestBody(schema, schemas, route, ignoredFields(method, path)),
    responses: { [route.status]: success(schema, schemas, route), default: refused },
  };
}

/** `listTeamMembers` -> `List team members`, `getOpenAPISpec` -> `Get OpenAPI spec`. */
function sentence(name: string): string {
  const apart = name.replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, (_, last = '', first = '', end = '') => `${last}${end} ${first}`);
  const words = apart
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/\bopen API\b/, 'OpenAPI')
    .replace(/\bsaml\b/, 'SAML');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields from the root down to the one that an operation is about: where a list begins, or where fields are picked. */
export function chain(schema: GraphQLSchema, document: Route['document']): GraphQLField<unknown, unknown>[] {
  const { operation: kind, selectionSet } = operationOf(document);
  const fields: GraphQLField<unknown, unknown>[] = [];
  let parent = schema.getRootType(kind);
  let node: FieldNode | undefined = onlyField(selectionSet.selections);
  while (parent && node) {
    const field = parent.getFields()[node.name.value];
    if (!field) break;
    const type = getNamedType(field.type);
    // What a mutation gives back is not what it is about.
    if (fields.length > 0 && (kind === 'mutation' || field.args.length === 0)) break;
    fields.push(field);
    parent = isObjectType(type) ? type : undefined;
    node = onlyField(node.selectionSet?.selections ?? []);
  }
  return fields;
}

function onlyField(selections: readonly { readonly kind: string }[]): FieldNode | undefined {
  const [first, second] = selections;
  return first?.kind === Kind.FIELD && second === undefined ? (first as FieldNode) : undefined; // the kind tells the type
}

/** The scopes that a token with scopes needs: the root field's, and those of the types that are reached. */
function scopesOf(schema: GraphQLSchema, document: Route['document']): string[] {
  const [root] = chain(schema, document);
  const declared = [...(root ? [root] : []), ...typesIn(selectionOf(schema, document))].map((place) => directiveOf(schema, 'access', place)?.['scope']);
  const scopes = declared.filter((scope) => typeof scope === 'string');
  // `*` is what only a token without scopes holds.
  return scopes.includes('*') ? [] : [...new Set(scopes)];
}

const typesIn = (fields: Fields): GraphQLNamedType[] => [...fields.values()].flatMap((selected) => [selected.type, ...(selected.fields ? typesIn(selected.fields) : [])]);

function parameters(schema: GraphQLSchema, schemas: JsonSchemas, { document, path }: Route): Json[] {
  const inPath = parametersOf(path);
  const usages = usagesOf(schema, document);
  const described = (variable: Variable): Json => {
    const { name } = variable;
    const { description, ...value } = schemas.variable(variable, usages.get(name)?.definition);
    const place = inPath.includes(name) ? { in: 'path', required: true } : { in: 'query', required: isNeeded(variable) };
    return { name, ...place, ...(description !== undefined && { description }), schema: value };
  };
  return variablesOf(schema, operationOf(document))
    .filter(({ name }) => name !== 'body')
    .map(described);
}

function requestBody(schema: GraphQLSchema, schemas: JsonSchemas, { document, upload }: Route, ignored: ReadonlySet<string>): Json {
  const type = bodyTypeOf(variablesOf(schema, operationOf(document)));
  if (!type) return {};
  const required = type.isOneOf || Object.values(type.getFields()).some((field) => isFieldNeeded(schema, field));
  const content = json(schemas.inputObject(type, ignored, upload ? hiddenFields : []));
  return { requestBody: { required, content: upload ? { ...content, ...form(upload) } : content } };
}

const form = ({ field }: Upload): Json => ({
  'multipart/form-data': { schema: { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] } },
});

function success(schema: GraphQLSchema, schemas: JsonSchemas, { document, next, status, body, location, redirect }: Route): Json {
  if (!body) return { description: 'Done.' };
  const headers = location === undefined && redirect === undefined ? {} : { headers: { Location: { description: 'Where it is.', schema: { type: 'string', format: 'uri' } } } };
  return {
    description: status === 201 ? 'Made.' : redirect === undefined ? 'Done.' : 'It is at the address that Location says.',
    ...headers,
    content: json(schemas.body(selectionOf(schema, next?.document ?? document), body)),
  };
}
