/** Describes the route table as an OpenAPI 3.1 document. */
import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  OperationTypeNode,
} from 'graphql';
import { isPublic } from '../graphql/access.ts';
import { withoutExamples } from '../graphql/examples.ts';
import { examples } from '../generated/examples.ts';
import { BATCH_PATH } from './batch/batch.ts';
import { directiveOf } from './directive.ts';
import { bodyTypeOf } from './endpoint.ts';
import { ignoredParametersOf } from './ignored-parameters.ts';
import { JsonSchemas } from './json-schema.ts';
import { organizationInPath, type SchemaObject } from './json-schema/values.ts';
import { BATCH_FAMILY, batchOperation, batchSchemas } from './openapi/batch.ts';
import { ErrorResponses } from './openapi/errors.ts';
import { tagsOf } from './openapi/tags.ts';
import {
  isOrganization,
  isParameterRequired,
  type OperationVariable,
  variablesOf,
} from './parameters.ts';
import { parametersOf } from './router.ts';
import { hiddenFields, type Route, type Upload } from './route.ts';
import { routes as table } from './routes.ts';
import { type SelectedFields, operationOf, selectionOf } from './selection.ts';
import type { Spellings } from './spelling.ts';
import { spellings as spellingTable } from './spellings.ts';
import { usagesOf } from './usages.ts';
import { fieldsOutsideBody } from './with.ts';
import { wireFormatOf, type WireFormat } from './wire.ts';

const INTRODUCTION = `The API of a documentation platform.

- Send \`Authorization: Bearer <token>\` with every request that needs a token.
- A list takes \`limit\` and \`page\`; send \`next.page\` of a response as \`page\` to get the next page.
- A field without a value is absent. In a PATCH, absent fields remain unchanged; \`null\` clears a field where it is allowed.
- \`Idempotency-Key\` makes a write safe to repeat for 24 hours; a replayed response has \`Idempotent-Replayed: true\`. \`ETag\` and \`If-None-Match\` save repeated reads.
- \`POST /v1/batch\` answers several requests in one transaction.
- 503 is \`BUSY\` or \`UNAVAILABLE\`, 504 is \`TIMEOUT\`. Nothing was changed, unless \`details.outcome\` is \`COMMITTED\` or \`UNKNOWN\`.`;

const error: SchemaObject = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'reason', 'requestId'],
      properties: {
        code: { type: 'integer', description: 'The HTTP status.' },
        message: {
          type: 'string',
          description: 'Explanation for people: the problem and its solution.',
        },
        reason: {
          type: 'string',
          description: 'Error code for programs.',
          examples: ['BAD_USER_INPUT', 'NOT_FOUND'],
        },
        field: { type: 'string', description: 'Path of the invalid input.' },
        errors: {
          type: 'array',
          description:
            'All problems of the input, at most 50, if there are several. `message` and `field` state the first.',
          items: {
            type: 'object',
            required: ['message', 'field'],
            properties: {
              message: { type: 'string', description: 'Explanation for people.' },
              field: { type: 'string', description: 'Path of the invalid input.' },
              reason: {
                type: 'string',
                description: 'Error code of this problem; that of the error by default.',
                examples: ['ALREADY_EXISTS'],
              },
            },
          },
        },
        details: { type: 'object', description: 'Values for programs, such as limits and ids.' },
        request: { type: 'string', description: 'Id of the request of a batch that failed.' },
        requestId: { type: 'string', description: 'Id of the request.' },
      },
    },
    committed: {
      type: 'boolean',
      description: 'False if a request of a batch failed, so that nothing was changed.',
    },
  },
};

/** The sentence about the null of a field, which is the response to its error in `/v1`. */
const NULL_SENTENCE = /\s+Otherwise\s+the\s+field\s+is\s+null,\s+with\s+the\s+error\s+FORBIDDEN\.$/;

const idempotencyKey: SchemaObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A request with the same key and body within 24 hours replays the first response.',
  schema: { type: 'string' },
};

/** A response that no other describes: the errors of the server, from 500 on. */
const errorResponse: SchemaObject = { $ref: '#/components/responses/Error' };
const json = (schema: SchemaObject, example?: unknown): SchemaObject => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** Returns the OpenAPI document of `/v1`. */
export function openapiDocument(
  schema: GraphQLSchema,
  routes: readonly Route[] = table,
  spellings: Spellings = spellingTable,
): SchemaObject {
  const wire = wireFormatOf(schema, spellings);
  const schemas = new JsonSchemas(wire);
  const errors = new ErrorResponses();
  const paths: Record<string, Record<string, SchemaObject>> = {};
  for (const one of routes) {
    const path = paths[one.path] ?? {};
    paths[one.path] = path;
    path[one.method.toLowerCase()] = operation({ wire, schemas, errors }, one);
  }
  paths[BATCH_PATH] = { post: batchOperation(errors) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: 'v1',
      summary: 'The open backend of documentation platforms.',
      description: INTRODUCTION,
      contact: { name: 'The operator of this server' },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: tagsOf([...routes.map(({ family }) => family), BATCH_FAMILY]),
    paths,
    components: {
      schemas: { ...schemas.components, ...batchSchemas, Error: error },
      responses: {
        ...errors.components,
        Error: {
          description: 'Error.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** The collectors that operations share. */
interface Parts {
  readonly wire: WireFormat;
  readonly schemas: JsonSchemas;
  readonly errors: ErrorResponses;
}

function operation({ wire, schemas, errors }: Parts, route: Route): SchemaObject {
  const { schema } = wire;
  const { document, family, deprecated } = route;
  const { name, operation: kind } = operationOf(document);
  const open = isPublic(schema, document);
  const described = chain(schema, document).at(-1)?.description ?? '';
  const description = route.description ?? withoutExamples(described).replace(NULL_SENTENCE, '');
  const isMutation = kind === OperationTypeNode.MUTATION;
  const { [name.value]: example } = examples;
  const body = requestBody(wire, schemas, route, example?.request);
  const scopes = scopesOf(wire, document);
  return {
    operationId: name.value,
    summary: sentence(name.value),
    ...(description && { description }),
    tags: [family],
    ...(deprecated && { deprecated: true }),
    security: open ? (route.visitorParameters ? [{}, { token: [] }] : []) : [{ token: scopes }],
    parameters: [
      ...parameters(schema, schemas, route),
      ...(isMutation ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...body,
    responses: {
      [route.status]: success(wire, schemas, route, example?.response),
      ...(route.deleted && { 204: { description: 'There was nothing to delete.' } }),
      ...errors.of({
        name: name.value,
        family,
        isMutation,
        hasPath: namesObject(route.path),
        hasBody: 'requestBody' in body,
        isPaged: usagesOf(schema, document).get('page')?.definition?.name === 'after',
        isPublic: open && scopes.length === 0,
      }),
      default: errorResponse,
    },
  };
}

/** Returns whether a path names an object that may not exist, rather than a name to look up. */
const namesObject = (path: string): boolean =>
  path.includes('{') && !path.startsWith('/v1/email-domains/');

/**
 * Converts `listTeamMembers` to `List team members`, and `getOpenAPISpec` to `Get OpenAPI spec`.
 */
function sentence(name: string): string {
  const spaced = name.replace(
    /([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g,
    (_, last = '', first = '', end = '') => `${last}${end} ${first}`,
  );
  const words = spaced
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/\bopen API\b/, 'OpenAPI')
    .replace(/\bsaml\b/, 'SAML');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the fields from the root to the one that an operation is about. It follows single
 * selections as long as the fields take arguments, so it ends where a list begins.
 */
export function chain(
  schema: GraphQLSchema,
  document: Route['document'],
): GraphQLField<unknown, unknown>[] {
  const { operation: kind, selectionSet } = operationOf(document);
  const fields: GraphQLField<unknown, unknown>[] = [];
  let parent = schema.getRootType(kind);
  let node: FieldNode | undefined = onlyField(selectionSet.selections);
  while (parent && node) {
    const field = parent.getFields()[node.name.value];
    if (!field) break;
    const type = getNamedType(field.type);
    // The payload of a mutation is not its subject.
    if (fields.length > 0 && (kind === 'mutation' || field.args.length === 0)) break;
    fields.push(field);
    parent = isObjectType(type) ? type : undefined;
    node = onlyField(node.selectionSet?.selections ?? []);
  }
  return fields;
}

function onlyField(selections: readonly { readonly kind: string }[]): FieldNode | undefined {
  const [first, second] = selections;
  // `kind` decides the type
  return first?.kind === Kind.FIELD && second === undefined ? (first as FieldNode) : undefined;
}

/**
 * Returns the scopes that a token needs: that of the root field, and those of the selected types.
 */
function scopesOf(wire: WireFormat, document: Route['document']): string[] {
  const { schema } = wire;
  const [root] = chain(schema, document);
  const declared = [...(root ? [root] : []), ...typesIn(selectionOf(wire, document))].map(
    (definition) => directiveOf(schema, 'access', definition)?.['scope'],
  );
  const scopes = declared.filter((scope) => typeof scope === 'string');
  // `*` means that a token with scopes cannot call the operation.
  return scopes.includes('*') ? [] : [...new Set(scopes)];
}

const typesIn = (fields: SelectedFields): GraphQLNamedType[] =>
  [...fields.values()].flatMap((selected) => [
    selected.type,
    ...(selected.fields ? typesIn(selected.fields) : []),
  ]);

function parameters(
  schema: GraphQLSchema,
  schemas: JsonSchemas,
  { document, method, path, choices }: Route,
): SchemaObject[] {
  const inPath = parametersOf(path);
  const usages = usagesOf(schema, document);
  const described = (variable: OperationVariable): SchemaObject => {
    const { name } = variable;
    const usage = usages.get(name);
    const isInPath = inPath.includes(name);
    const { description, ...value } =
      isInPath && isOrganization(schema, usage)
        ? organizationInPath
        : schemas.variable(variable, usage?.definition);
    const location = isInPath
      ? { in: 'path', required: true }
      : { in: 'query', required: isParameterRequired(variable) };
    return { name, ...location, ...(description !== undefined && { description }), schema: value };
  };
  return [
    ...variablesOf(schema, operationOf(document), choices)
      .filter(({ name }) => name !== 'body')
      .map(described),
    ...ignoredParametersOf({ method, path }).map((name) => ({
      ...{ name, in: 'query', required: false, deprecated: true, description: 'Ignored.' },
      schema: {},
    })),
  ];
}

function requestBody(
  wire: WireFormat,
  schemas: JsonSchemas,
  { document, ignoredFields, upload }: Route,
  example: unknown,
): SchemaObject {
  const type = bodyTypeOf(variablesOf(wire.schema, operationOf(document)));
  if (!type) return {};
  const outside = fieldsOutsideBody(wire.schema, document);
  const required =
    type.isOneOf ||
    Object.values(type.getFields()).some(
      (field) => wire.isRequired(field) && !outside.includes(field.name),
    );
  const hidden = upload ? [...outside, ...hiddenFields] : outside;
  const content = json(schemas.inputObject(type, ignoredFields, hidden), example);
  return { requestBody: { required, content: upload ? { ...content, ...form(upload) } : content } };
}

const form = ({ field }: Upload): SchemaObject => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', format: 'binary' } },
      required: [field],
    },
  },
});

function success(
  wire: WireFormat,
  schemas: JsonSchemas,
  { document, next, status, body, location, redirect }: Route,
  example: unknown,
): SchemaObject {
  if (!body) return { description: 'Success.' };
  const headers =
    location === undefined && redirect === undefined
      ? {}
      : {
          headers: {
            Location: {
              description: 'URL of the resource.',
              schema: { type: 'string', format: 'uri' },
            },
          },
        };
  return {
    description:
      status === 201
        ? 'Created.'
        : redirect === undefined
          ? 'Success.'
          : 'Redirect to the URL in `Location`.',
    ...headers,
    content: json(schemas.body(selectionOf(wire, next?.document ?? document), body), example),
  };
}
