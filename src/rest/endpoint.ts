/** A route made ready at start: whatever can be known of it before a request comes. */
import { type DocumentNode, getNullableType, type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType, validate } from 'graphql';
import { Fault } from '../domain/errors.ts';
import { isPublic } from '../graphql/access.ts';
import { ignoredFields } from './ignored.ts';
import { pathInBody, Readers } from './input.ts';
import type { Reader } from './leaf.ts';
import { idChecker, pathReader, queryReader, type Variable, variablesOf } from './parameters.ts';
import { parametersOf } from './router.ts';
import { hiddenFields, type Next, type Route } from './route.ts';
import { forServer, operationOf, selectionOf } from './selection.ts';
import { type Data, shaperOf } from './shape.ts';
import { usagesOf, variableAt } from './usages.ts';

/** A route made ready. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** See `Route`. */
  readonly openEnd: boolean;
  /** Name of the operation, for logs and metrics. */
  readonly operation: string;
  /** Whether it needs no token. */
  readonly isPublic: boolean;
  readonly route: Route;
  /** What is run. */
  readonly document: DocumentNode;
  /** What is run after it, and answered. */
  readonly next: Next | undefined;
  /** Throws NOT_FOUND for an id in the path that cannot be one. */
  checkIds(parameters: ReadonlyMap<string, string>): void;
  /** The variables that stand in the path. Throws NOT_FOUND for a value of an enum that there is not. */
  readPath(parameters: ReadonlyMap<string, string>): Record<string, string>;
  /** The variables that stand in the query. Throws BAD_USER_INPUT. */
  readQuery(query: URLSearchParams): Record<string, unknown>;
  /** Reads the body; undefined for an operation that takes none. */
  readonly readBody: Reader | undefined;
  /** Reads what a form became; undefined for an operation that takes no file. */
  readonly readForm: Reader | undefined;
  shape(data: Data): Data;
  /** The same fault in the words of the request: parameters and paths inside the body instead of arguments. */
  translate(fault: Fault, body: unknown): Fault;
}

const makers = new WeakMap<GraphQLSchema, (route: Route) => Endpoint>();

/** Makes endpoints over one schema, each once: what is known before a request is the same for every server. Throws for a document that does not fit it. */
export function endpointMaker(schema: GraphQLSchema): (route: Route) => Endpoint {
  const maker = makers.get(schema) ?? newMaker(schema);
  makers.set(schema, maker);
  return maker;
}

function newMaker(schema: GraphQLSchema): (route: Route) => Endpoint {
  const readers = new Readers(schema);
  const made = new WeakMap<Route, Endpoint>();
  return (route) => {
    const endpoint = made.get(route) ?? endpointOf(schema, readers, route);
    made.set(route, endpoint);
    return endpoint;
  };
}

function endpointOf(schema: GraphQLSchema, readers: Readers, route: Route): Endpoint {
  const { method, path, openEnd, upload } = route;
  const document = prepared(schema, route.document);
  const { next } = route;
  const name = operationOf(document).name.value;
  const variables = variablesOf(schema, operationOf(document));
  const inPath = parametersOf(path);
  const bodyType = bodyTypeOf(variables);
  return {
    method,
    path,
    openEnd,
    route,
    operation: name,
    isPublic: isPublic(schema, document),
    document,
    next: next && { document: prepared(schema, next.document), variables: (data) => next.variables(data) },
    checkIds: idChecker(schema, inPath, usagesOf(schema, document)),
    readPath: pathReader(
      readers,
      variables.filter(({ name: variable }) => inPath.includes(variable)),
    ),
    readQuery: queryReader(
      readers,
      variables.filter(({ name: variable }) => variable !== 'body' && !inPath.includes(variable)),
    ),
    readBody: bodyType && readers.ofBody(bodyType, ignoredFields(method, path), upload ? hiddenFields : []),
    readForm: upload && bodyType && readers.ofBody(bodyType),
    shape: shaperOf(schema, selectionOf(schema, next?.document ?? route.document)),
    translate: translator(schema, document, bodyType),
  };
}

/** A document as it is run. Throws for one that does not fit the schema. */
function prepared(schema: GraphQLSchema, given: DocumentNode): DocumentNode {
  const document = forServer(given);
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`The document ${operationOf(document).name.value} does not fit the schema: ${fault.message}`);
  return document;
}

/** The input type that an operation takes as its body. */
export function bodyTypeOf(variables: readonly Variable[]): GraphQLInputObjectType | undefined {
  const variable = variables.find(({ name }) => name === 'body');
  if (!variable) return undefined;
  const type = getNullableType(variable.type);
  if (!isInputObjectType(type)) throw new Error('The variable $body must be of an input type.');
  return type;
}

function translator(schema: GraphQLSchema, document: DocumentNode, bodyType: GraphQLInputObjectType | undefined): (fault: Fault, body: unknown) => Fault {
  const usages = [...usagesOf(schema, document).values()];
  return (fault, body) => {
    const { field, details, retryAfter, cause } = fault;
    const at = field === undefined ? undefined : variableAt(usages, field);
    if (field === undefined || at === undefined) return fault;
    const isBody = at.variable === 'body' && bodyType !== undefined;
    const path = isBody ? pathInBody(schema, bodyType, at.rest, body) : [at.variable, ...at.rest];
    // A refused argument is named first in its message, by the name that it has in GraphQL.
    const message = !isBody && fault.message.startsWith(`${field} `) ? path.join('.') + fault.message.slice(field.length) : fault.message;
    return new Fault(fault.reason, message, { field: path.join('.') || undefined, details, retryAfter, cause });
  };
}
