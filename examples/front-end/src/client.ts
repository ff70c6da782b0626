// Creates the client: Apollo with the cache of the client package, and the token of the session.
import { ApolloClient, HttpLink } from '@apollo/client';
import { createCache } from '@lectern/client/apollo';
import { endSession, readToken } from './session.ts';

/** Sends a request with the token, and ends the session when the server refuses it. */
const fetchWithToken: typeof fetch = async (address, options) => {
  const token = readToken();
  const headers = new Headers(options?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(address, { ...options, headers });
  if (response.status === 401 && token !== null) endSession();
  return response;
};

/** Returns a client for the API of the server that serves the application. */
export const createClient = (): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: new HttpLink({ uri: '/graphql', fetch: fetchWithToken }),
  });
