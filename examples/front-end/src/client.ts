// Creates the client: Apollo with the cache of the client package, and the token of the session.
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from '@lectern/client/apollo';
import { endSession, readToken } from './session.ts';

declare module '@apollo/client' {
  // Declares the defaults below for Apollo's types.
  namespace ApolloClient.DeclareDefaultOptions {
    interface WatchQuery {
      errorPolicy: 'all';
    }
    interface Mutate {
      errorPolicy: 'all';
    }
  }
}

const authorization = new SetContextLink(({ headers }) => {
  const token = readToken();
  return { headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) } };
});

/** Ends the session when the server refuses its token. */
const expiry = new ErrorLink(({ error }) => {
  const isRefused = ServerError.is(error)
    ? error.statusCode === 401
    : CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (isRefused && readToken() !== null) endSession();
});

/** Returns a client for the API of the server that serves the application. */
export const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([expiry, authorization, new HttpLink({ uri: '/graphql' })]),
    defaultOptions: {
      // Screens show cached data at once, and then compare it with the server.
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        errorPolicy: 'all',
      },
      mutate: { errorPolicy: 'all' },
    },
  });
