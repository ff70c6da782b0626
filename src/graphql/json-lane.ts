/**
 * Answers GraphQL requests in JSON without the request and response objects of the Fetch API, with
 * the plugins of graphql-yoga. Everything but a successful result is left to yoga.
 */
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import type { Authenticate } from './authenticate.ts';
import { stringify } from './content-cache.ts';
import type { ServerContext } from './plugins.ts';
import { DOCUMENT_ID, type NamedDocument, type TrustedDocuments } from './trusted-documents.ts';

/** The functions that yoga's plugins wrap for one request. */
interface Enveloped {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly unknown[];
  contextFactory(): unknown;
  execute(args: object): unknown;
  subscribe(args: object): unknown;
}

/** The dependencies of the lane. */
export interface JsonLaneOptions {
  readonly authenticate: Authenticate;
  /** Applies the plugins to one request. */
  readonly envelop: (context: object) => Enveloped;
  readonly trusted: TrustedDocuments;
}

/** A successful answer. */
export interface JsonAnswer {
  readonly status: 200;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Buffer[];
}

/** The steps of a request that are done when it is left to yoga. */
export interface LaneOutcome {
  readonly lectern?: Context;
  readonly result?: ExecutionResult;
  readonly error?: unknown;
  /** The body, once it was read. */
  readonly body?: Buffer;
}

/** The parameters of a GraphQL request. */
export interface Parameters extends NamedDocument {
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** The properties of a request that plugins read, in addition to those of the HTTP server. */
interface LaneContext {
  readonly lectern: Context;
  readonly request: { readonly method: string };
  readonly params: Parameters & { readonly query: string };
}

/** The media types of results, as graphql-yoga names them. */
const RESULT_TYPES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/json': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
};

/** A request that the lane can answer. */
interface LaneRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** The media type of the result. */
  readonly type: string;
}

/**
 * Returns true for a form with a file (GraphQL multipart request). A page of any origin can send a
 * form, so it needs a header that only a page of an allowed origin can add.
 */
export const isUploadForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '') &&
  Boolean(headers['graphql-require-preflight']);

/**
 * Returns a request as the lane answers it, or undefined: a POST of JSON, or a GET, whose sender
 * accepts only JSON, and every form with a file.
 */
export function laneRequestOf(req: IncomingMessage): LaneRequest | undefined {
  const { method, url = '', headers } = req;
  const isJson = /^application\/json(;|$)/.test(headers['content-type'] ?? '');
  if (isUploadForm(req)) return { method: 'POST', url, type: 'application/json' };
  if (method !== 'GET' && !(method === 'POST' && isJson)) return undefined;
  const types = (headers.accept ?? '*/*').split(',').map((part) => part.split(';', 1)[0] ?? '');
  if (!types.every((type) => Object.hasOwn(RESULT_TYPES, type))) return undefined;
  const type = RESULT_TYPES[types[0] ?? ''];
  return type === undefined ? undefined : { method, url, type };
}

/** Creates the lane. It returns what is left to do for yoga when it has no answer. */
export const createJsonLane =
  ({ authenticate, envelop, trusted }: JsonLaneOptions) =>
  async (
    incoming: ServerContext['incoming'],
    { method, url, type }: LaneRequest,
    readBody: (lectern: Context) => Promise<Buffer>,
  ): Promise<JsonAnswer | LaneOutcome> => {
    let lectern: Context;
    try {
      lectern = await authenticate(incoming);
    } catch (error) {
      return { error };
    }
    const body = method === 'GET' ? undefined : await readBody(lectern);
    const done = { lectern, ...(body && { body }) };
    const given = body ? parametersOf(body) : parametersIn(url);
    if (!given) return done;
    try {
      const query = trusted.textOf(given);
      if (query === undefined) return done;
      const params = { ...given, query };
      const result = await process(envelop, { incoming, lectern, request: { method }, params });
      if (!isPlain(result)) return { ...done, result };
      const { isLarge } = lectern.budget;
      if (isLarge) await setImmediate();
      const text = textOf(result);
      // sending a long body takes as long as serializing it
      if (isLarge) await setImmediate();
      return {
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: text,
      };
    } catch (error) {
      return { ...done, error };
    }
  };

/**
 * Parses, validates and executes a request, as yoga does. `check` receives the parsed document.
 */
export async function process(
  envelop: JsonLaneOptions['envelop'],
  context: ServerContext & LaneContext,
  check: (document: DocumentNode) => void = () => {},
): Promise<ExecutionResult> {
  const { query, variables, operationName } = context.params;
  const { schema, parse, validate, contextFactory, execute, subscribe } = envelop(context);
  const document = parse(query);
  check(document);
  const errors = validate(schema, document);
  // a plugin formats the errors of graphql-js
  if (errors.length > 0) return { errors } as ExecutionResult;
  const contextValue = await contextFactory();
  const args = { schema, document, contextValue, variableValues: variables, operationName };
  const isSubscription = getOperationAST(document, operationName)?.operation === 'subscription';
  return (await (isSubscription ? subscribe : execute)(args)) as ExecutionResult;
}

/** Returns the parameters of a body; undefined for one that yoga has to look at. */
function parametersOf(body: Buffer): Parameters | undefined {
  try {
    return checkedParameters(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

/** Returns the parameters in a URL; undefined for those that yoga has to look at. */
function parametersIn(url: string): Parameters | undefined {
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const textOf = (name: string) => search.get(name) || undefined;
  const jsonOf = (name: string): unknown => JSON.parse(textOf(name) ?? 'null');
  try {
    return checkedParameters({
      query: textOf('query'),
      documentId: textOf(DOCUMENT_ID),
      operationName: textOf('operationName'),
      variables: jsonOf('variables'),
      extensions: jsonOf('extensions'),
    });
  } catch {
    return undefined;
  }
}

/** Returns the parameters of a request if they have the right types. */
export function checkedParameters(params: unknown): Parameters | undefined {
  return isObject(params) &&
    isAbsentOr(isText, params['query']) &&
    isAbsentOr(isText, params[DOCUMENT_ID]) &&
    isAbsentOr(isObject, params['variables']) &&
    isAbsentOr(isObject, params['extensions']) &&
    isAbsentOr(isText, params['operationName']) &&
    Object.keys(params).every((key) => PARAMETERS.has(key))
    ? (params as object as Parameters) // each was checked
    : undefined;
}

const PARAMETERS = new Set(['query', 'variables', 'operationName', 'extensions', DOCUMENT_ID]);

const isText = (value: unknown): boolean => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsentOr = (is: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || value === null || is(value);

/** Returns true for a result that needs no status and no formatted errors. */
const isPlain = (result: ExecutionResult): boolean =>
  !result.errors && !(Symbol.asyncIterator in result) && result.extensions?.['http'] === undefined;

/** Returns a result as JSON; some results are JSON already. */
function textOf(
  result: ExecutionResult & { stringify?: () => string },
): string | readonly Buffer[] {
  return result.stringify ? result.stringify() : stringify(result);
}
