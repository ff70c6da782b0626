/** Compiles routes into endpoints at startup, with everything that does not depend on a request. */
import {
  type DocumentNode,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  validate,
} from 'graphql';
import type { RequestPath } from '../context.ts';
import { AppError, type Problem } from '../domain/errors.ts';
import { isPublic } from '../graphql/access.ts';
import { exclusionOf } from '../graphql/transaction/excluded.ts';
import { ignoredParametersOf } from './ignored-parameters.ts';
import { problemInBody } from './body-problems.ts';
import { type BodyReader, InputReaders } from './input.ts';
import {
  hostnameReader,
  idChecker,
  pathReader,
  queryReader,
  type OperationVariable,
  variablesOf,
} from './parameters.ts';
import { parametersOf } from './router.ts';
import { hiddenFields, type Next, type Route } from './route.ts';
import { operationOf, selectionOf } from './selection.ts';
import { type Data, shaperOf } from './shape.ts';
import { type Usage, usagesOf, variableAt } from './usages.ts';
import { fieldsOutsideBody, inputFiller, pathReaderOf, withoutDirective } from './with.ts';
import type { WireFormat } from './wire.ts';

/** A compiled route. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** See `Route.openEnd`. */
  readonly openEnd: boolean;
  /** Name of the operation, for logs and metrics. */
  readonly operation: string;
  /** True for an operation that needs no token. */
  readonly isPublic: boolean;
  /** The reason why the operation cannot be in a batch; undefined if it can. */
  readonly exclusion: string | undefined;
  readonly route: Route;
  /** The operation. */
  readonly document: DocumentNode;
  /** The query that follows a mutation and returns the response. */
  readonly next: Next | undefined;
  /** Returns the hostnames by which a path names organizations, by parameter. */
  hostnamesIn(parameters: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
  /**
   * Checks the ids in the path.
   * @throws NOT_FOUND for an id that is malformed or of another type
   */
  checkIds(parameters: ReadonlyMap<string, string>): void;
  /**
   * Returns the variables in the path.
   * @throws NOT_FOUND for an unknown enum value
   */
  readPath(parameters: ReadonlyMap<string, string>): Record<string, string>;
  /**
   * Returns the variables in the query string.
   * @throws BAD_USER_INPUT
   */
  readQuery(query: URLSearchParams): Record<string, unknown>;
  /**
   * Returns what the path states about the object, from the variables; undefined for an operation
   * whose document does not say it.
   */
  pathOf(variables: Data): RequestPath | undefined;
  /** Returns the input of a body, with the fields that the path fills. */
  fill(input: unknown, variables: Data): unknown;
  /** Reads the body; undefined for an operation without one. */
  readonly readBody: BodyReader | undefined;
  /** Reads the fields of an uploaded form; undefined for an operation without a file. */
  readonly readForm: BodyReader | undefined;
  shape(data: Data): Data;
  /**
   * Returns the error with the path of its field in the request instead of in the GraphQL
   * arguments.
   */
  translate(error: AppError, body: unknown): AppError;
}

const makersByFormat = new WeakMap<WireFormat, (route: Route) => Endpoint>();

/**
 * Returns a function that compiles routes for a schema. Endpoints are cached for each format,
 * because they are the same for every server.
 * @throws Error for a document that is not valid in the schema
 */
export function endpointMaker(wire: WireFormat): (route: Route) => Endpoint {
  const makeEndpoint = makersByFormat.get(wire) ?? newMaker(wire);
  makersByFormat.set(wire, makeEndpoint);
  return makeEndpoint;
}

function newMaker(wire: WireFormat): (route: Route) => Endpoint {
  const readers = new InputReaders(wire);
  const endpoints = new WeakMap<Route, Endpoint>();
  return (route) => {
    const endpoint = endpoints.get(route) ?? endpointOf(wire, readers, route);
    endpoints.set(route, endpoint);
    return endpoint;
  };
}

function endpointOf(wire: WireFormat, readers: InputReaders, route: Route): Endpoint {
  const { schema } = wire;
  const { method, path, openEnd, ignoredFields, upload } = route;
  const document = validated(schema, withoutDirective(route.document));
  const { next } = route;
  const name = operationOf(document).name.value;
  const variables = variablesOf(schema, operationOf(route.document), route.choices);
  const inPath = parametersOf(path);
  const bodyType = bodyTypeOf(variables);
  const outside = fieldsOutsideBody(schema, route.document);
  const usages = usagesOf(schema, route.document);
  return {
    method,
    path,
    openEnd,
    route,
    operation: name,
    isPublic: isPublic(schema, document),
    exclusion: exclusionFromBatches(schema, route),
    document,
    next: next && {
      document: validated(schema, next.document),
      variables: (data) => next.variables(data),
    },
    pathOf: pathReaderOf(schema, route.document, inPath),
    fill: inputFiller(schema, route.document),
    hostnamesIn: hostnameReader(schema, inPath, usages),
    checkIds: idChecker(schema, inPath, usages),
    readPath: pathReader(
      readers,
      variables.filter(({ name: variable }) => inPath.includes(variable)),
    ),
    readQuery: queryReader(
      readers,
      variables.filter(({ name: variable }) => variable !== 'body' && !inPath.includes(variable)),
      usages,
      ignoredParametersOf(route),
    ),
    readBody:
      bodyType &&
      readers.ofBody(
        bodyType,
        new Set(ignoredFields),
        upload ? [...outside, ...hiddenFields] : outside,
      ),
    readForm: upload && bodyType && readers.ofBody(bodyType, undefined, outside),
    shape: shaperOf(wire, selectionOf(wire, next?.document ?? route.document)),
    translate: errorTranslator(wire, usages, bodyType),
  };
}

/** Returns why a route cannot be in a batch; undefined for one that can. */
function exclusionFromBatches(
  schema: GraphQLSchema,
  { document, redirect, next }: Route,
): string | undefined {
  if (redirect !== undefined) return 'it is a download';
  if (next !== undefined) return 'it waits for a job';
  const { operation, selectionSet } = operationOf(document);
  if (operation !== OperationTypeNode.MUTATION) return undefined;
  return selectionSet.selections
    .flatMap((node) => (node.kind === Kind.FIELD ? [exclusionOf(schema, node.name.value)] : []))
    .find((reason) => reason !== undefined);
}

/**
 * Returns the document that the server executes.
 * @throws Error for one that is not valid in the schema
 */
function validated(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const [error] = validate(schema, document);
  if (error)
    throw new Error(
      `The document ${operationOf(document).name.value} does not fit the schema: ${error.message}`,
    );
  return document;
}

/** Returns the input type of an operation's body. */
export function bodyTypeOf(
  variables: readonly OperationVariable[],
): GraphQLInputObjectType | undefined {
  const variable = variables.find(({ name }) => name === 'body');
  if (!variable) return undefined;
  const type = getNullableType(variable.type);
  if (!isInputObjectType(type)) throw new Error('The variable $body must be of an input type.');
  return type;
}

/** Returns a message with the names of parameters in place of quoted arguments. */
const withVariables = (message: string, usages: readonly Usage[]): string =>
  usages.reduce(
    (text, { path, variable }) => text.replaceAll(`"${path.split('.').at(-1)}"`, `"${variable}"`),
    message,
  );

function errorTranslator(
  wire: WireFormat,
  usagesByVariable: ReadonlyMap<string, Usage>,
  bodyType: GraphQLInputObjectType | undefined,
): (error: AppError, body: unknown) => AppError {
  const usages = [...usagesByVariable.values()];
  const translated = (path: string, message: string, body: unknown): Problem | undefined => {
    const at = variableAt(usages, path);
    if (at === undefined) return undefined;
    const isBody = at.variable === 'body' && bodyType !== undefined;
    if (isBody) return problemInBody(wire, bodyType, { message, path: at.rest }, body);
    const inRequest = [at.variable, ...at.rest];
    // The message begins with the name of the argument, or of the field of an input or filter, in
    // GraphQL.
    const name = path.replace(/^(input|filter|orderBy)\./, '');
    return {
      message: message.startsWith(`${name} `)
        ? inRequest.join('.') + message.slice(name.length)
        : withVariables(message, usages),
      path: inRequest,
    };
  };
  return (error, body) => {
    const { field, details, retryAfter, cause } = error;
    const first = field === undefined ? undefined : translated(field, error.message, body);
    if (first === undefined) return error;
    return new AppError(error.reason, first.message, {
      field: first.path.join('.') || undefined,
      problems: error.problems.map((problem) => ({
        ...problem,
        ...translated(problem.path.join('.'), problem.message, body),
      })),
      details,
      retryAfter,
      cause,
    });
  };
}
