/** GraphQL over HTTP: yoga with our executor, limits and faults. */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Authenticate } from './authenticate.ts';
import { operationPlugin, type PluginOptions, refused, type ServerContext, type YogaContext } from './plugins.ts';

/** What the GraphQL server is made of. */
export interface GraphQLServerOptions extends PluginOptions {
  readonly schema: GraphQLSchema;
  readonly authenticate: Authenticate;
}

/** The handler of `/graphql`; give it `{ visit }` with each request. CORS, sizes and rates are the HTTP server's. */
export function createGraphQLServer({ schema, authenticate, ...options }: GraphQLServerOptions) {
  return createYoga<ServerContext, YogaContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    context: async ({ visit }) => {
      try {
        return { visit, lectern: await authenticate(visit) };
      } catch (error) {
        throw refused(error, visit.requestId);
      }
    },
    maskedErrors: {
      // Everything that has passed our plugin is in its form already; what has not is yoga's own refusal of the request, or a mistake.
      maskError: (error) => (error instanceof GraphQLError ? error : refused(error, '')),
    },
    plugins: [operationPlugin(options)],
  });
}
