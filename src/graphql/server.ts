/**
 * Creates the GraphQL server over HTTP: graphql-yoga with our executor, limits and error format,
 * and a shorter way for successful requests in JSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Authenticate } from './authenticate.ts';
import { createJsonLane, laneRequestOf } from './json-lane.ts';
import type { Documents } from './documents.ts';
import { DOCUMENT_ID, type TrustedDocuments, trustedDocumentsPlugin } from './trusted-documents.ts';
import { keepBody } from './whole-body.ts';
import {
  authenticationPlugin,
  documentPlugin,
  operationPlugin,
  type PluginOptions,
  errorFormatPlugin,
  type ServerContext,
} from './plugins.ts';

/** The dependencies of the GraphQL server. */
export interface GraphQLServerOptions extends PluginOptions {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
  readonly documents: Documents;
  readonly trusted: TrustedDocuments;
}

/** A whole answer of `/graphql`. */
interface GraphQLAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Buffer[];
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
) => Promise<GraphQLAnswer>;

/**
 * Creates the handler of `/graphql`. CORS, body sizes and rate limits are left to the HTTP server.
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLHandler {
  const yoga = createServer(options);
  const answerJson = createJsonLane({
    authenticate: options.authenticate,
    trusted: options.trusted,
    envelop: (context) => yoga.getEnveloped(context),
  });
  return async (req, res, incoming, readBody) => {
    const request = laneRequestOf(req);
    const answer = request ? await answerJson(incoming, request, readBody) : {};
    if ('status' in answer) return answer;
    if (answer.body) keepBody(req, answer.body);
    // The library builds a URL with this header, which no part of the answer depends on, and would
    // answer an invalid one with 500 and a stack trace.
    req.headers.host = 'localhost';
    return wholeOf(
      await yoga.handleNodeRequestAndResponse(req, res, { incoming, outcome: answer }),
    );
  };
}

/** Headers that depend on how a response is sent. */
const OF_TRANSFER = new Set(['content-length', 'transfer-encoding', 'connection']);

/** Returns a response as it is sent. No operation is answered in parts, so it is complete. */
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
  documents,
  trusted,
  ...options
}: GraphQLServerOptions) {
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
      errorFormatPlugin(options),
    ],
  });
}
