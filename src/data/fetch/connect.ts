/**
 * Connects to checked addresses: each name is resolved once, and the connection goes to the
 * resolved address.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { buildConnector } from 'undici';
import { FetchRefused } from './refused.ts';

/** Returns the addresses of a name. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/**
 * Resolves a name with the system's resolver, IPv4 first, because many hosts have no IPv6 route.
 */
export const lookUp: Lookup = async (name) =>
  (await systemLookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** The resolver and the check of addresses for connections. */
export interface ConnectionGuard {
  readonly lookup: Lookup;
  readonly isAllowed: (address: string) => boolean;
}

const MAX_CONNECT_MS = 5000;
/** Maximum number of addresses of a name that are tried. */
const MAX_ATTEMPT_COUNT = 3;

type ConnectedSocket = NonNullable<Parameters<buildConnector.Callback>[1]>;

/**
 * Returns a connector for undici that aborts with the signal. It refuses a name if any of its
 * addresses is not allowed.
 * @throws FetchRefused (`ADDRESS`)
 */
export function guardedConnector(
  makeConnector: typeof buildConnector,
  guard: ConnectionGuard,
  signal: AbortSignal,
): buildConnector.connector {
  const connect = makeConnector({ timeout: MAX_CONNECT_MS });
  const connectTo = (options: buildConnector.Options) =>
    new Promise<ConnectedSocket>((resolve, reject) =>
      connect(options, (error, socket) => (socket ? resolve(socket) : reject(error))),
    );
  const open = async (options: buildConnector.Options): Promise<ConnectedSocket> => {
    let failure: unknown;
    for (const address of await addressesOf(guard, options.hostname)) {
      signal.throwIfAborted();
      try {
        // `host` stays the name, because certificates are issued for it
        return await connectTo({ ...options, hostname: address });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  return (options, callback) => {
    // undici itself waits for the connection before it checks the signal
    const abort = (): void => callback(signal.reason, null);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    const settle = (socket: ConnectedSocket | undefined, error: Error | undefined): void => {
      signal.removeEventListener('abort', abort);
      if (signal.aborted) socket?.destroy();
      else if (socket) callback(null, socket);
      else callback(error ?? new Error('There is no connection.'), null);
    };
    open(options).then(
      (socket) => settle(socket, undefined),
      (error: Error) => settle(undefined, error),
    );
  };
}

/**
 * Returns the addresses of a name.
 * @throws FetchRefused (`ADDRESS`) where one of them is not allowed
 */
export async function addressesOf(
  { lookup, isAllowed }: ConnectionGuard,
  hostname: string,
): Promise<readonly string[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) === 0 ? await lookup(name) : [name];
  if (addresses.length === 0) throw new Error(`${name} has no address.`);
  if (!addresses.every(isAllowed))
    throw new FetchRefused(
      'ADDRESS',
      'This address is not public. Only public addresses are allowed.',
    );
  return addresses.slice(0, MAX_ATTEMPT_COUNT);
}
