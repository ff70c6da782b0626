/** Answers `/v1`: finds the route, reads the request into variables, runs the document, and shapes what comes back. */
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { Fault, internal, notFound, unauthenticated } from '../domain/errors.ts';
import { faultOf } from '../graphql/faults.ts';
import type { Run } from '../graphql/run.ts';
import { bodyAnswer, cachingOf, deprecationOf, faultAnswer, type RestAnswer, withHeaders, withoutBody } from './answer.ts';
import { isForm, parseBody } from './body.ts';
import { type Endpoint, endpointMaker } from './endpoint.ts';
import type { Reader } from './leaf.ts';
import type { Route } from './route.ts';
import { createRouter } from './router.ts';
import { routes as table } from './routes.ts';
import type { Data } from './shape.ts';

/** A request as the server hands it over. */
export interface RestRequest {
  readonly method: string;
  /** Path and query, raw. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  /** Reads the body. Throws PAYLOAD_TOO_LARGE. */
  body(limitBytes: number): Promise<Buffer>;
  /**
   * Reads the body as a form with one file, whose bytes it puts aside, for who may upload where the path says; absent where
   * files cannot be taken. Throws PAYLOAD_TOO_LARGE, BAD_USER_INPUT, and NOT_FOUND or FORBIDDEN before anything is kept.
   */
  upload?(limitBytes: number, parameters: ReadonlyMap<string, string>): Promise<StagedUpload>;
  /** Authenticates by the header; the viewer is null without a token. Throws UNAUTHENTICATED for a bad one. */
  context(): Promise<Context>;
}

/** A file that came in a form. */
export interface StagedUpload {
  readonly name: string;
  readonly contentType: string;
  /** By what its bytes are found. */
  readonly staged: string;
}

/** Answers a request of `/v1`; never throws. */
export type Rest = (request: RestRequest) => Promise<RestAnswer>;

/** What `/v1` is made of. */
export interface RestOptions {
  readonly schema: GraphQLSchema;
  readonly run: Run;
  /** Is told of every fault of ours with its cause, which the caller does not see. */
  readonly log: { error(about: object, message: string): void };
  /** The table, unless a test brings its own. */
  readonly routes?: readonly Route[];
}

interface Asked {
  readonly request: RestRequest;
  readonly parameters: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
}

/** Makes `/v1`. Throws when a document of the table does not fit the schema. */
export function createRest({ schema, run, log, routes = table }: RestOptions): Rest {
  const find = createRouter(routes.map(endpointMaker(schema)));

  async function serve(endpoint: Endpoint, asked: Asked): Promise<RestAnswer> {
    const context = await asked.request.context();
    if (!context.viewer && !context.visitor && !endpoint.isPublic) throw unauthenticated();
    const data = await execute(run, endpoint, asked, context);
    const { method, body } = endpoint.route;
    const value = body?.(data);
    if (method === 'GET' && body && (value === null || value === undefined)) throw notFound();
    const answer = bodyAnswer(endpoint, value, { ifNoneMatch: asked.request.headers['if-none-match'], baseUrl: context.settings.baseUrl, parameters: asked.parameters });
    const isAnybody = !context.viewer && !context.visitor && !asked.query.has('shareKey') && !asked.query.has('jwt_token');
    return withHeaders(answer, cachingOf(endpoint, isAnybody));
  }

  function refuse(error: unknown, request: RestRequest, operation: string): RestAnswer {
    const fault = faultOf(error);
    if (fault.reason === 'INTERNAL') log.error({ err: fault.cause, requestId: request.requestId, operation }, 'A request to /v1 failed.');
    return faultAnswer(fault, request.requestId, operation);
  }

  async function answer(request: RestRequest): Promise<RestAnswer> {
    const { path, query } = splitUrl(request.url);
    const match = find(request.method, path);
    if (!match) return refuse(notFound(), request, 'unknown');
    if ('allow' in match) {
      const allow = match.allow.join(', ');
      return withHeaders(refuse(new Fault('METHOD_NOT_ALLOWED', `This address takes ${allow}.`), request, 'unknown'), { allow });
    }
    const { target: endpoint, parameters } = match;
    const served = await serve(endpoint, { request, parameters, query }).catch((error: unknown) => refuse(error, request, endpoint.operation));
    return withHeaders(served, deprecationOf(endpoint.route, parameters));
  }

  return async (request) => (request.method === 'HEAD' ? withoutBody(await answer(request)) : answer(request));
}

function splitUrl(url: string): { path: string; query: URLSearchParams } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: new URLSearchParams() } : { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}

/** Runs an endpoint's operation and gives its shaped data. Throws the first fault, in the words of the request. */
async function execute(run: Run, endpoint: Endpoint, { request, parameters, query }: Asked, context: Context): Promise<Data> {
  endpoint.checkIds(parameters);
  const inPath = endpoint.readPath(parameters);
  const inQuery = endpoint.readQuery(query);
  const sent = await receive(endpoint, request, parameters);
  const variables: Data = { ...inQuery, ...inPath, ...(sent && { body: sent.read(sent.body, '') }) };
  const answered = async (document: DocumentNode, given: object): Promise<Data> => {
    const { data, errors } = await run(document, { ...given }, context);
    if (errors?.[0]) throw endpoint.translate(faultOf(errors[0]), sent?.body);
    if (!data) throw internal(new Error(`${endpoint.operation} gave neither data nor an error.`));
    for (const value of Object.values(data)) if (value === null) throw notFound();
    return data;
  };
  const data = await answered(endpoint.document, variables);
  return endpoint.shape(endpoint.next ? await answered(endpoint.next.document, endpoint.next.variables(data)) : data);
}

/** The body that was sent, and what reads it; undefined for an operation that takes none. */
async function receive({ route, readBody, readForm }: Endpoint, request: RestRequest, parameters: ReadonlyMap<string, string>): Promise<{ body: unknown; read: Reader } | undefined> {
  const type = request.headers['content-type'];
  if (readForm && route.upload && request.upload && isForm(type)) return { body: await request.upload(route.upload.limit, parameters), read: readForm };
  return readBody && { body: parseBody(await request.body(route.bodyLimit), type, readForm !== undefined), read: readBody };
}
