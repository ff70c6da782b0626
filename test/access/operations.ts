// Lists every operation of the SDL and the route table, and calls it through GraphQL and REST.
import { type DocumentNode, Kind, print } from 'graphql';
import type { Route } from '../../src/rest/route.ts';
import { routes } from '../../src/rest/routes.ts';
import { inputFiller, pathValuesOf, withoutDirective } from '../../src/rest/with.ts';
import { checkAnswer } from '../contract/check.ts';
import { readSchema } from '../contract/sdl.ts';
import type { World } from '../support.ts';
import type { Input } from './input.ts';
import { inGraphQL } from '../spelled.ts';

/** An operation of `/v1`, or a root field without a route. */
export interface Operation {
  readonly name: string;
  /** True if it changes what is stored. */
  readonly isMutation: boolean;
  readonly route: Route | undefined;
}

const definitionOf = (document: DocumentNode) => {
  const found = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (found?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('The document of the route contains no operation.');
  return found;
};

/** Returns the names of the root fields of a document, as in the SDL. */
const rootFieldsOf = (document: DocumentNode): string[] => {
  const { operation, selectionSet } = definitionOf(document);
  return selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [`${operation === 'query' ? 'Query' : 'Mutation'}.${selection.name.value}`]
      : [],
  );
};

const schema = readSchema();

/** All root fields of the SDL. */
const rootFields: readonly string[] = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

const routed = new Set(routes.flatMap(({ document }) => rootFieldsOf(document)));

/** Mutations of what is stored nowhere. */
const UNSTORED: ReadonlySet<string> = new Set([
  'Mutation.updatePresence',
  'Mutation.leavePresence',
]);

export const operations: readonly Operation[] = [
  ...routes.map((route) => ({
    name: definitionOf(route.document).name?.value ?? '',
    isMutation: definitionOf(route.document).operation === 'mutation',
    route,
  })),
  ...rootFields
    .filter((field) => !routed.has(field))
    .map((name) => ({
      name,
      isMutation: name.startsWith('Mutation.') && !UNSTORED.has(name),
      route: undefined,
    })),
];

/** Returns the operation for a variant: a further input, such as `getSpace of a deleted one`. */
export function variantOf(name: string): Operation {
  const operation = operations.find((one) => one.name === name.split(' ', 1)[0]);
  if (!operation) throw new Error(`There is no operation for ${name}.`);
  return { ...operation, name };
}

/** A response of GraphQL or REST, in common terms. */
export interface Answer {
  readonly status: number;
  /** All headers except those that depend on the time or count requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** The unparsed body. */
  readonly text: string;
  /** The error code; undefined for success. */
  readonly reason: string | undefined;
  readonly details: unknown;
}

const volatile = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

/** Sends a request and checks responses of `/v1` against the contract. */
async function send(
  world: World,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const headers = {
    'x-request-id': 'test',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${world.url}${path}`, {
    method,
    redirect: 'manual',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const all = Object.fromEntries(answer.headers);
  if (path.startsWith('/v1'))
    checkAnswer({ method, path, status: answer.status, headers: all, body: text });
  return {
    status: answer.status,
    headers: Object.fromEntries(Object.entries(all).filter(([name]) => !volatile.has(name))),
    text,
  };
}

/** The parts of a GraphQL response that the access matrix reads. */
interface GraphQLResponse {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly extensions: { readonly code: string; readonly details?: unknown };
  }[];
}

/**
 * Returns the first error of a GraphQL response. A published site that is null counts as NOT_FOUND,
 * because null is the answer for one that is absent or closed to the visitor.
 */
export function firstErrorOf({
  data,
  errors,
}: GraphQLResponse): Pick<Answer, 'reason' | 'details'> {
  if (
    errors === undefined &&
    ['publishedSite', 'publishedLocation', 'publicUrl'].some((field) => data?.[field] === null)
  )
    return { reason: 'NOT_FOUND', details: undefined };
  return { reason: errors?.[0]?.extensions.code, details: errors?.[0]?.extensions.details };
}

const texts = new WeakMap<DocumentNode, string>();

/**
 * Returns the document of a route as callers of GraphQL write it, printed once for thousands of
 * requests.
 */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(withoutDirective(document));
  texts.set(document, text);
  return text;
}

/** Returns the name of the type of a route's body; undefined for a route without one. */
function typeOfBody(document: DocumentNode): string | undefined {
  const body = definitionOf(document).variableDefinitions?.find(
    ({ variable }) => variable.name.value === 'body',
  );
  return body && print(body.type).replace('!', '');
}

/** Returns the variables of a document, with the ids of the path in its input. */
function variablesOf(
  { route }: Operation,
  { parameters, query, variables, body, input }: Input,
): Readonly<Record<string, unknown>> {
  const given = { ...parameters, ...query, ...variables };
  if (!route) return given;
  const fill = inputFiller(schema, route.document);
  const type = typeOfBody(route.document);
  const own = input ?? body ?? {};
  return { ...given, body: fill(type === undefined ? own : inGraphQL(type, own), given) };
}

/** Calls an operation through GraphQL. */
export async function callGraphQL(
  world: World,
  token: string | undefined,
  operation: Operation,
  input: Input,
): Promise<Answer> {
  const query = input.document ?? (operation.route ? textOf(operation.route.document) : '');
  const variables = variablesOf(operation, input);
  const sent = await send(world, token, 'POST', '/graphql', { query, variables });
  return { ...sent, ...firstErrorOf(JSON.parse(sent.text)) };
}

/** Returns whether an operation deletes an object that GraphQL names by its id or hostname alone. */
export const deletesById = ({ route }: Operation): boolean =>
  route?.method === 'DELETE' && /\(input: \{ ?(?:id|hostname): /.test(textOf(route.document));

/** Returns whether a call through GraphQL names the organization, and not only an object in it. */
export function namesOrganization({ route }: Operation, { document }: Input): boolean {
  if (!route) return document?.includes('$organizationId') === true;
  const isFilled = pathValuesOf(schema, route.document).some(
    (value) => value.variable === 'organizationId' && value.isFilled,
  );
  return isFilled || textOf(route.document).includes('$organizationId');
}

/**
 * Replaces the values of parameters in the link to a deprecated route's successor by the
 * parameters' names, because the link repeats the requested path.
 */
function withLinkTemplate<Sent extends { readonly headers: Readonly<Record<string, string>> }>(
  sent: Sent,
  parameters: Readonly<Record<string, string>>,
): Sent {
  const { link } = sent.headers;
  if (link === undefined) return sent;
  return {
    ...sent,
    headers: {
      ...sent.headers,
      link: Object.entries(parameters).reduce(
        (text, [name, value]) => text.replace(value, `{${name}}`),
        link,
      ),
    },
  };
}

/** Calls an operation through `/v1`. */
export async function callRest(
  world: World,
  token: string | undefined,
  route: { readonly method: string; readonly path: string },
  { parameters = {}, query = {}, body }: Input,
): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? 'x'),
  );
  const search = new URLSearchParams(query).toString();
  const sent = withLinkTemplate(
    await send(world, token, route.method, search === '' ? path : `${path}?${search}`, body),
    parameters,
  );
  const { error } = (sent.status >= 400 ? JSON.parse(sent.text) : {}) as {
    error?: { reason: string; details?: unknown };
  }; // every error body of /v1 has this shape
  return { ...sent, reason: error?.reason, details: error?.details };
}
