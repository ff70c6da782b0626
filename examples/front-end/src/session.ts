// Keeps the token of the session in the storage of the browser tab, which GraphiQL shares, and
// creates the client: Apollo with the cache of the client package, and one WebSocket for
// subscriptions.
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createCache } from '@lectern/client/apollo';
import { OperationTypeNode } from 'graphql';
import { createClient as createSocket } from 'graphql-ws';

const TOKEN = 'lectern:token';
const RETURN = 'lectern:return';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const readToken = (): string | null => sessionStorage.getItem(TOKEN);

export const storeToken = (token: string): void => sessionStorage.setItem(TOKEN, token);

/** Remembers the address in the app to return to after the next sign-in. */
export const rememberAddress = (): void =>
  sessionStorage.setItem(RETURN, location.pathname + location.search + location.hash);

/** Returns the remembered address without `/app`, and forgets it. */
export function takeAddress(): string {
  const address = sessionStorage.getItem(RETURN) ?? '';
  sessionStorage.removeItem(RETURN);
  return /^\/app\/(?!sign-in)/.test(address) ? address.slice('/app'.length) : '/';
}

export function endSession(): void {
  sessionStorage.removeItem(TOKEN);
  rememberAddress();
  location.assign('/app/sign-in');
}

/**
 * Takes the token from the fragment of the address that `npm start` prints, and removes it there.
 * Only on a loopback host: a link must not sign a visitor of a public server in as another user.
 */
export function takeTokenOfLink(): boolean {
  const token = /^#token=(lp_\w+)$/.exec(location.hash)?.[1];
  if (token === undefined) return false;
  if (LOOPBACK.test(location.hostname)) storeToken(token);
  history.replaceState(null, '', location.pathname + location.search);
  return true;
}

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
export function createClient(): ApolloClient {
  // It connects at the first subscription, and again, at growing intervals, after an interruption.
  const socket = createSocket({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${readToken()}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => readToken() !== null,
  });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(socket),
      new HttpLink({ uri: '/graphql', fetch: fetchWithToken }),
    ),
  });
}
