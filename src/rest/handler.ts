/**
 * Handles `/v1` requests: matches the route, reads the variables, executes the operation and shapes
 * the response.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import {
  internal,
  isAfterCommit,
  methodNotAllowed,
  notFound,
  unauthenticated,
} from '../domain/errors.ts';
import { withContents } from '../graphql/content-cache.ts';
import { toAppError } from '../graphql/errors.ts';
import type { RunOperation } from '../graphql/run.ts';
import {
  successResponse,
  type CachedCaller,
  cachingOf,
  deprecationOf,
  errorAnswer,
  type RestOutcome,
  type RestResponse,
  withHeaders,
  withoutBody,
} from './answer.ts';
import {
  answerBatch,
  BATCH_OPERATION,
  BATCH_PATH,
  type BatchProgress,
  notInBatch,
} from './batch/batch.ts';
import { BODY_SHARE, BodyCache } from './body-cache.ts';
import { isForm, parseBody } from './body.ts';
import { type Endpoint, endpointMaker } from './endpoint.ts';
import type { BodyReader } from './input.ts';
import type { Route } from './route.ts';
import { createRouter, type RouteMatch } from './router.ts';
import { routes as table } from './routes.ts';
import { spellings as spellingTable } from './spellings.ts';
import type { Spellings } from './spelling.ts';
import type { Data } from './shape.ts';
import { wireFormatOf } from './wire.ts';

/** A request from the HTTP server. */
export interface RestRequest {
  readonly method: string;
  /** Path and query string, not decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  /**
   * Returns the body.
   * @throws PAYLOAD_TOO_LARGE
   */
  body(limitBytes: number): Promise<Buffer>;
  /**
   * Reads the body as a form with one file and stages the file, if the caller may upload to the
   * path. Absent if this server takes no files.
   * @throws NOT_FOUND, FORBIDDEN before any byte is stored
   * @throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT
   */
  upload?(limitBytes: number, parameters: ReadonlyMap<string, string>): Promise<StagedUpload>;
  /**
   * Returns the context of the authenticated caller; the viewer is null without a token.
   * @throws UNAUTHENTICATED for an invalid token
   */
  context(): Promise<Context>;
  /**
   * Charges points of the rate limit beyond the one that every request costs.
   * @throws RATE_LIMITED
   */
  spend(points: number): Promise<void>;
}

/** A file that was uploaded in a form. */
export interface StagedUpload {
  readonly name: string;
  readonly contentType: string;
  /** The upload ticket for the staged bytes. */
  readonly upload: string;
}

/** Handles a `/v1` request; never throws. */
export type RestHandler = (request: RestRequest) => Promise<RestResponse>;

/** The dependencies of `/v1`. */
export interface RestOptions {
  readonly schema: GraphQLSchema;
  readonly run: RunOperation;
  /** Logs every internal error with its cause, which the caller does not see. */
  readonly log: { error(about: object, message: string): void };
  /** The memory for responses, of which bodies with lists of pages get a share. Default: 0. */
  readonly cacheMiB?: number;
  /** The route table; a test can pass its own. */
  readonly routes?: readonly Route[];
  /** The table of spellings; a test can pass its own. */
  readonly spellings?: Spellings;
}

interface MatchedRequest {
  readonly request: RestRequest;
  readonly parameters: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
}

/**
 * Creates the handler of `/v1`.
 * @throws Error if a document of the table is not valid in the schema
 */
export function createRest(options: RestOptions): RestHandler {
  const requests = new RequestHandler(options);
  return async (request) =>
    request.method === 'HEAD'
      ? withoutBody(await requests.respond(request))
      : requests.respond(request);
}

class RequestHandler {
  readonly #run: RunOperation;
  readonly #log: RestOptions['log'];
  readonly #bodies: BodyCache | undefined;
  readonly #find: (method: string, path: string) => RouteMatch<Endpoint> | undefined;

  constructor({
    schema,
    run,
    log,
    cacheMiB = 0,
    routes = table,
    spellings = spellingTable,
  }: RestOptions) {
    this.#run = run;
    this.#log = log;
    this.#bodies = cacheMiB > 0 ? new BodyCache(cacheMiB * BODY_SHARE) : undefined;
    this.#find = createRouter(routes.map(endpointMaker(wireFormatOf(schema, spellings))));
  }

  /** Answers a request. Never throws. */
  async respond(request: RestRequest): Promise<RestResponse> {
    const { path, query } = splitUrl(request.url);
    if (path === BATCH_PATH) return this.#respondToBatch(request);
    const match = this.#find(request.method, path);
    if (!match) return this.#toErrorResponse(notFound(), request, 'unknown');
    if ('allow' in match)
      return this.#toErrorResponse(methodNotAllowed(match.allow.join(', ')), request, 'unknown');
    const { target: endpoint, parameters } = match;
    const response = await this.#serve(endpoint, { request, parameters, query }).catch(
      (error: unknown) => this.#toErrorResponse(error, request, endpoint.operation),
    );
    return withHeaders(response, deprecationOf(endpoint.route, parameters));
  }

  async #respondToBatch(request: RestRequest): Promise<RestResponse> {
    if (request.method !== 'POST')
      return this.#toErrorResponse(methodNotAllowed('POST'), request, 'unknown');
    const progress: BatchProgress = { current: undefined };
    const answer = (part: RestRequest) => this.#answerPart(part);
    return answerBatch(request, answer, progress).catch((error: unknown) =>
      this.#toErrorResponse(error, request, BATCH_OPERATION, progress.current),
    );
  }

  /** Answers a request of a batch, and throws the error of a refused one. */
  async #answerPart(request: RestRequest): Promise<RestResponse> {
    const { path, query } = splitUrl(request.url);
    if (path === BATCH_PATH) throw notInBatch('it is a batch itself');
    const match = this.#find(request.method, path);
    if (!match) throw notFound();
    if ('allow' in match) throw methodNotAllowed(match.allow.join(', '));
    const { target: endpoint, parameters } = match;
    if (endpoint.exclusion !== undefined) throw notInBatch(endpoint.exclusion);
    const response = await this.#serve(endpoint, { request, parameters, query });
    return withHeaders(response, deprecationOf(endpoint.route, parameters));
  }

  async #serve(endpoint: Endpoint, matched: MatchedRequest): Promise<RestResponse> {
    const context = await matched.request.context();
    if (!context.viewer && !context.visitor && !endpoint.isPublic) throw unauthenticated();
    const parameters = await withOrganizationIds(endpoint, matched.parameters, context);
    const data = await execute(this.#run, endpoint, { ...matched, parameters }, context);
    const outcome = await outcomeOf(endpoint, data, context, this.#bodies);
    const response = successResponse(endpoint, outcome, {
      ifNoneMatch: matched.request.headers['if-none-match'],
      baseUrl: context.settings.baseUrl,
      parameters,
    });
    // sending a long body takes as long as serializing it
    if (context.budget.isLarge) await setImmediate();
    const caller = callerOf(context, endpoint.route.visitorParameters, matched.query);
    return withHeaders(response, cachingOf(endpoint, caller, parameters, context.visitor?.siteId));
  }

  #toErrorResponse(
    error: unknown,
    request: RestRequest,
    operation: string,
    failed?: string,
  ): RestResponse {
    const appError = toAppError(error);
    if (appError.reason === 'INTERNAL')
      this.#log.error(
        { err: appError.cause, requestId: request.requestId, operation },
        'A request to /v1 failed.',
      );
    return errorAnswer(appError, request.requestId, operation, failed);
  }
}

/**
 * Returns the outcome of an operation, with its body from the cache if its data is cached.
 * @throws NOT_FOUND for a GET whose value is null
 */
async function outcomeOf(
  endpoint: Endpoint,
  data: Data,
  { budget }: Context,
  bodies: BodyCache | undefined,
): Promise<RestOutcome> {
  const key = bodies?.keyOf(endpoint, data);
  const known = key === undefined ? undefined : bodies?.find(key);
  if (known) return { ...known, value: undefined, isDeleted: true };
  if (budget.isLarge) await setImmediate();
  const shaped = endpoint.shape(withContents(data));
  if (budget.isLarge) await setImmediate();
  const { method, body, deleted } = endpoint.route;
  const value = body?.(shaped);
  if (method === 'GET' && body && (value === null || value === undefined)) throw notFound();
  const text = JSON.stringify(value); // undefined for a route without a body, which ignores it
  if (budget.isLarge) await setImmediate();
  const made = key === undefined ? undefined : bodies?.add(key, text);
  return {
    ...(made ?? { body: text }),
    value,
    isDeleted: !deleted || Boolean(deleted(shaped)),
  };
}

/** Returns the kind of the caller, on which the caching of a response depends. */
function callerOf(
  { viewer, visitor }: Context,
  visitorParameters: readonly string[] | undefined,
  query: URLSearchParams,
): CachedCaller {
  if (visitor) return 'visitor';
  return viewer || visitorParameters?.some((name) => query.has(name)) ? 'other' : 'anyone';
}

function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const queryStart = url.indexOf('?');
  return queryStart < 0
    ? { path: url, query: new URLSearchParams() }
    : { path: url.slice(0, queryStart), query: new URLSearchParams(url.slice(queryStart + 1)) };
}

/**
 * Returns the parameters of a path with the ids of the organizations that it names by their
 * hostnames.
 * @throws NOT_FOUND for a hostname that no organization has or had
 */
async function withOrganizationIds(
  endpoint: Endpoint,
  parameters: ReadonlyMap<string, string>,
  { load }: Context,
): Promise<ReadonlyMap<string, string>> {
  const hostnames = endpoint.hostnamesIn(parameters);
  if (hostnames.size === 0) return parameters;
  const ids = new Map(parameters);
  for (const [name, hostname] of hostnames) {
    const id = await load.organizationIdOfHostname.load(hostname);
    if (id === null) throw notFound();
    ids.set(name, id);
  }
  return ids;
}

/**
 * Executes an endpoint's operation and returns its data, in which lists of pages can be cached JSON.
 * @throws the first error, with the path of its field in the request
 */
async function execute(
  run: RunOperation,
  endpoint: Endpoint,
  { request, parameters, query }: MatchedRequest,
  context: Context,
): Promise<Data> {
  endpoint.checkIds(parameters);
  const pathVariables = endpoint.readPath(parameters);
  const queryVariables = endpoint.readQuery(query);
  const input = await receive(endpoint, request, parameters);
  const given: Data = { ...queryVariables, ...pathVariables };
  const path = endpoint.pathOf(given);
  const variables: Data = {
    ...given,
    ...(input && { body: endpoint.fill(input.read(input.body, context.now), given) }),
  };
  const executeDocument = async (
    document: DocumentNode,
    given: object,
    context: Context,
  ): Promise<Data> => {
    const { data, errors } = await run(document, { ...given }, context);
    // the data could not be read, but the route does not send it
    if (errors?.[0] && !endpoint.route.body && isAfterCommit(toAppError(errors[0]))) return {};
    if (errors?.[0]) throw endpoint.translate(toAppError(errors[0]), input?.body);
    if (!data) throw internal(new Error(`${endpoint.operation} gave neither data nor an error.`));
    for (const value of Object.values(data)) if (value === null) throw notFound();
    return data;
  };
  const data = await executeDocument(
    endpoint.document,
    variables,
    path ? context.withPath(path) : context,
  );
  return endpoint.next
    ? await executeDocument(endpoint.next.document, endpoint.next.variables(data), context)
    : data;
}

/** Returns the body of the request and its reader; undefined for an operation without a body. */
async function receive(
  { route, readBody, readForm }: Endpoint,
  request: RestRequest,
  parameters: ReadonlyMap<string, string>,
): Promise<{ body: unknown; read: BodyReader } | undefined> {
  const type = request.headers['content-type'];
  if (readForm && route.upload && request.upload && isForm(type))
    return { body: await request.upload(route.upload.limit, parameters), read: readForm };
  return (
    readBody && {
      body: parseBody(await request.body(route.bodyLimit), type, readForm !== undefined),
      read: readBody,
    }
  );
}
