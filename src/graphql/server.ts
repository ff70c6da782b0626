/**
 * Creates the GraphQL server over HTTP: graphql-yoga with our executor, limits and error format,
 * and a shorter way for successful requests in JSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Authenticate } from './authenticate.ts';
import { badInput } from '../domain/errors.ts';
import { toAppError } from './errors.ts';
import { checkedParameters, createJsonLane, laneRequestOf, process } from './json-lane.ts';
import type { LiveResult } from './live-result.ts';
import { createEventRun } from './run.ts';
import { createSubscribe } from './subscribe.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_ID, type TrustedDocuments, trustedDocumentsPlugin } from './trusted-documents.ts';
import { keepBody } from './whole-body.ts';
import {
  authenticationPlugin,
  documentPlugin,
  operationPlugin,
  type PluginOptions,
  errorFormatPlugin,
  formOf,
  type LiveOutlet,
  type ServerContext,
  subscriptionPlugin,
} from './plugins.ts';

/** The dependencies of the GraphQL server. */
export interface GraphQLServerOptions extends PluginOptions {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
  /** Creates the contexts of deliveries to subscribers. */
  readonly authenticateDelivery: Authenticate;
  readonly documents: Documents;
  readonly trusted: TrustedDocuments;
}

/** A whole answer of `/graphql`. */
interface GraphQLAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Buffer[];
}

/** A subscription, whose messages are sent as events. */
interface EventAnswer {
  readonly live: LiveResult;
}

/**
 * Answers a request of `/graphql`. `readBody` reads the whole body of an authenticated request as
 * JSON, within the limits of the HTTP server.
 */
export type GraphQLHandler<Incoming = ServerContext['incoming']> = (
  req: IncomingMessage,
  res: ServerResponse,
  incoming: Incoming,
  readBody: (lectern: Context) => Promise<Buffer>,
) => Promise<GraphQLAnswer | EventAnswer>;

/** Begins a subscription that a message of a WebSocket asks for. Never throws. */
export type BeginSubscription<Incoming = ServerContext['incoming']> = (
  incoming: Incoming,
  parameters: unknown,
) => Promise<LiveResult | readonly GraphQLError[]>;

/** The GraphQL server over HTTP and WebSocket. */
interface GraphQLServer {
  readonly graphql: GraphQLHandler;
  readonly beginSubscription: BeginSubscription;
}

/** The media type of events. */
const EVENT_STREAM = 'text/event-stream';

/**
 * Creates the handlers of `/graphql`. CORS, body sizes and rate limits are left to the HTTP server.
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const yoga = createServer(options);
  const { authenticate, trusted } = options;
  const envelop = (context: object) => yoga.getEnveloped(context);
  const answerJson = createJsonLane({ authenticate, trusted, envelop });
  return {
    async graphql(req, res, incoming, readBody) {
      const request = laneRequestOf(req);
      const answer = request ? await answerJson(incoming, request, readBody) : {};
      if ('status' in answer) return answer;
      if (answer.body) keepBody(req, answer.body);
      // The library builds a URL with this header, which no part of the answer depends on, and would
      // answer an invalid one with 500 and a stack trace.
      req.headers.host = 'localhost';
      const outlet: LiveOutlet | undefined = req.headers.accept?.includes(EVENT_STREAM)
        ? {}
        : undefined;
      const context = { incoming, outcome: answer, outlet };
      const whole = await wholeOf(await yoga.handleNodeRequestAndResponse(req, res, context));
      return outlet?.live ? { live: outlet.live } : whole;
    },
    async beginSubscription(incoming, parameters) {
      const outlet: LiveOutlet = {};
      try {
        const lectern = await authenticate(incoming);
        const given = checkedParameters(parameters);
        const query = given && trusted.textOf(given);
        if (query === undefined) throw badInput('The message has no valid parameters.');
        const params = { ...given, query };
        const context = { incoming, lectern, request: { method: 'POST' }, params, outlet };
        const { errors = [] } = await process(envelop, context, (document) =>
          requireSubscription(document, params.operationName),
        );
        return outlet.live ?? errors.map((error) => socketErrorOf(error, incoming, options));
      } catch (error) {
        const { message } = toAppError(error);
        const originalError = error instanceof Error ? error : new Error(message);
        const wrapped =
          error instanceof GraphQLError ? error : new GraphQLError(message, { originalError });
        return [socketErrorOf(wrapped, incoming, options)];
      }
    },
  };
}

/** @throws BAD_USER_INPUT for a query or mutation */
function requireSubscription(document: DocumentNode, operationName?: string | null): void {
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation !== undefined && operation !== 'subscription')
    throw badInput('A WebSocket takes subscriptions only. Send queries and mutations by HTTP.');
}

/** Returns an error as a WebSocket sends it, without the status of HTTP. */
function socketErrorOf(
  error: GraphQLError,
  { requestId, note }: ServerContext['incoming'],
  { onInternal }: PluginOptions,
): GraphQLError {
  const formatted = formOf(error, requestId, onInternal);
  const { http: _, ...extensions } = formatted.extensions;
  note({ reason: String(extensions['code']) });
  const { message, nodes = null, source = null, positions = null, path = null } = formatted;
  return new GraphQLError(message, {
    ...{ nodes, source, positions, path, extensions },
    ...(formatted.originalError && { originalError: formatted.originalError }),
  });
}

/** Headers that depend on how a response is sent. */
const OF_TRANSFER = new Set(['content-length', 'transfer-encoding', 'connection']);

/** Returns a response as it is sent. The library sends none in parts, so it is complete. */
async function wholeOf(response: Response): Promise<GraphQLAnswer> {
  const headers = [...response.headers].map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return {
    status: response.status,
    headers: Object.fromEntries(headers.filter(([name]) => !OF_TRANSFER.has(name))),
    body: await response.text(),
  };
}

/** Creates yoga with the plugins. */
function createServer({
  schema,
  authenticate,
  authenticateDelivery,
  documents,
  trusted,
  ...options
}: GraphQLServerOptions) {
  const { onInternal } = options;
  const runEvent = createEventRun(schema);
  const subscribe = createSubscribe({
    ...{ schema, runEvent, onInternal },
    authenticate: authenticateDelivery,
  });
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    extraParamNames: [DOCUMENT_ID],
    // The HTTP server has limited it already, and the library would copy every body through another
    // stream.
    maxRequestBodySize: false,
    parserAndValidationCache: false, // it would also cache refused documents, of any size
    logging: false,
    maskedErrors: {
      // The error is only wrapped here, where the request is unknown: the last plugin formats each
      // error, and masks internal ones.
      maskError: (error) =>
        error instanceof GraphQLError
          ? error
          : new GraphQLError('', {
              originalError: error instanceof Error ? error : new Error(String(error)),
            }),
    },
    plugins: [
      authenticationPlugin(authenticate),
      trustedDocumentsPlugin(trusted),
      documentPlugin(documents),
      operationPlugin(options, documents),
      subscriptionPlugin(subscribe, documents, options),
      errorFormatPlugin(options),
    ],
  });
}
