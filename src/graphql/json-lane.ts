/**
 * Answers GraphQL requests in JSON without the request and response objects of the Fetch API, with
 * the plugins of graphql-yoga. Everything but a successful result is left to yoga.
 */
import type { IncomingMessage } from 'node:http';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import type { Authenticate } from './authenticate.ts';
import type { ServerContext } from './plugins.ts';

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
}

/** A successful answer. */
export interface JsonAnswer {
  readonly status: 200;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
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
interface Parameters {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
  readonly extensions?: object | null;
}

/** The properties of a request that plugins read, in addition to those of the HTTP server. */
interface LaneContext {
  readonly lectern: Context;
  readonly request: typeof POST;
  readonly params: Parameters;
}

/** The media types of results, as graphql-yoga names them. */
const RESULT_TYPES: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/json': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
};

/** The part of a Fetch API request that plugins read. */
const POST = { method: 'POST' };

/**
 * Returns the media type of the result for a request that the lane can answer: a POST of JSON whose
 * sender accepts only JSON.
 */
export function jsonTypeFor({ method, headers }: IncomingMessage): string | undefined {
  if (method !== 'POST' || !/^application\/json(;|$)/.test(headers['content-type'] ?? '')) return;
  const types = (headers.accept ?? '*/*').split(',').map((part) => part.split(';', 1)[0] ?? '');
  return types.every((type) => Object.hasOwn(RESULT_TYPES, type))
    ? RESULT_TYPES[types[0] ?? '']
    : undefined;
}

/** Creates the lane. It returns what is left to do for yoga when it has no answer. */
export const createJsonLane =
  ({ authenticate, envelop }: JsonLaneOptions) =>
  async (
    incoming: ServerContext['incoming'],
    type: string,
    readBody: () => Promise<Buffer>,
  ): Promise<JsonAnswer | LaneOutcome> => {
    let lectern: Context;
    try {
      lectern = await authenticate(incoming);
    } catch (error) {
      return { error };
    }
    const body = await readBody();
    const params = parametersOf(body);
    if (!params) return { lectern, body };
    try {
      const result = await process(envelop, { incoming, lectern, request: POST, params });
      return isPlain(result)
        ? {
            status: 200,
            headers: { 'content-type': `${type}; charset=utf-8` },
            body: textOf(result),
          }
        : { lectern, body, result };
    } catch (error) {
      return { lectern, body, error };
    }
  };

/** Parses, validates and executes a request, as yoga does. */
async function process(
  envelop: JsonLaneOptions['envelop'],
  context: ServerContext & LaneContext,
): Promise<ExecutionResult> {
  const { query, variables, operationName } = context.params;
  const { schema, parse, validate, contextFactory, execute, subscribe } = envelop(context);
  const document = parse(query);
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
  let params: unknown;
  try {
    params = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  return isObject(params) &&
    typeof params['query'] === 'string' &&
    isAbsentOr(isObject, params['variables']) &&
    isAbsentOr(isObject, params['extensions']) &&
    isAbsentOr((value) => typeof value === 'string', params['operationName']) &&
    Object.keys(params).every((key) => PARAMETERS.has(key))
    ? (params as object as Parameters) // each was checked
    : undefined;
}

const PARAMETERS = new Set(['query', 'variables', 'operationName', 'extensions']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsentOr = (is: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || value === null || is(value);

/** Returns true for a result that needs no status and no formatted errors. */
const isPlain = (result: ExecutionResult): boolean =>
  !result.errors && !(Symbol.asyncIterator in result) && result.extensions?.['http'] === undefined;

/** Returns a result as JSON; some results are JSON already. */
function textOf(result: ExecutionResult & { stringify?: () => string }): string {
  return result.stringify ? result.stringify() : JSON.stringify(result);
}
