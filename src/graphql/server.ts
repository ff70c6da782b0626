/** GraphQL over HTTP: yoga with our executor, limits and faults. */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Authenticate } from './authenticate.ts';
import { arrivalPlugin, operationPlugin, type PluginOptions, refusalPlugin, type ServerContext } from './plugins.ts';

/** What the GraphQL server is made of. */
export interface GraphQLServerOptions extends PluginOptions {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
}

/** The handler of `/graphql`; give it `{ visit }` with each request. CORS, sizes and rates are the HTTP server's. */
export function createGraphQLServer({ schema, authenticate, ...options }: GraphQLServerOptions) {
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: {
      // Only wrapped here, where the request is not known: the last plugin gives each its form, and masks what is a mistake.
      maskError: (error) => (error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) })),
    },
    plugins: [arrivalPlugin(authenticate), operationPlugin(options), refusalPlugin(options)],
  });
}
