// Creates the client: Apollo with its default cache, and the token of the session.
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { endSession, readToken } from './session.ts';

const authorization = new SetContextLink(({ headers }) => {
  const token = readToken();
  return { headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) } };
});

/** Ends the session when the server refuses its token. */
const expiry = new ErrorLink(({ error }) => {
  const isRefused =
    (ServerError.is(error) && error.statusCode === 401) ||
    (CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'));
  if (isRefused && readToken() !== null) endSession();
});

declare module '@apollo/client' {
  // Tells Apollo's types of the defaults below.
  namespace ApolloClient.DeclareDefaultOptions {
    interface WatchQuery {
      errorPolicy: 'all';
    }
    interface Mutate {
      errorPolicy: 'all';
    }
  }
}

/** Returns a client for the API of the server that serves the application. */
export const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([expiry, authorization, new HttpLink({ uri: '/graphql' })]),
    defaultOptions: {
      // What is known is shown at once, and compared with the server on each visit of a screen.
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        errorPolicy: 'all',
      },
      mutate: { errorPolicy: 'all' },
    },
  });
