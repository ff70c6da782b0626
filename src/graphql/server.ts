/**
 * Creates the GraphQL server over HTTP: graphql-yoga with our executor, limits and error format.
 */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Authenticate } from './authenticate.ts';
import type { Documents } from './documents.ts';
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
}

/**
 * Creates the handler of `/graphql`; pass `{ incoming }` with each request. CORS, body sizes and
 * rate limits are left to the HTTP server.
 */
export function createGraphQLServer({
  schema,
  authenticate,
  documents,
  ...options
}: GraphQLServerOptions) {
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
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
      documentPlugin(documents),
      operationPlugin(options, documents),
      errorFormatPlugin(options),
    ],
  });
}
