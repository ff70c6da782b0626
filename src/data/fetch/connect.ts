/** Connects to addresses that were looked at: the name is resolved once, and the connection goes to what it gave. */
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { FetchRefused } from './refused.ts';

/** The addresses of a name. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/** Asks the system, IPv4 first: many hosts have no way to IPv6. */
export const lookUp: Lookup = async (name) => (await systemLookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** What a connection is judged by. */
export interface Guard {
  readonly lookup: Lookup;
  readonly isAllowed: (address: string) => boolean;
}

const CONNECT_MS = 5000;
/** Addresses of one name that are tried. */
const TRIES = 3;

type Connected = NonNullable<Parameters<buildConnector.Callback>[1]>;

/** A connector for undici that ends with the signal. A name of which one address is not allowed is refused whole: FetchRefused for ADDRESS. */
export function guardedConnector(guard: Guard, signal: AbortSignal): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_MS });
  const reach = (options: buildConnector.Options) => new Promise<Connected>((resolve, reject) => connect(options, (error, socket) => (socket ? resolve(socket) : reject(error))));
  const open = async (options: buildConnector.Options): Promise<Connected> => {
    let failure: unknown;
    for (const address of await addressesOf(guard, options.hostname)) {
      signal.throwIfAborted();
      try {
        return await reach({ ...options, hostname: address }); // `host` stays the name: certificates are for it
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  return (options, callback) => {
    const giveUp = (): void => callback(signal.reason, null); // undici itself waits for the connection before it looks at the signal
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    const settle = (socket: Connected | undefined, error: Error | undefined): void => {
      signal.removeEventListener('abort', giveUp);
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

/** Where a name leads. FetchRefused for ADDRESS where one of its addresses is not allowed. */
export async function addressesOf({ lookup, isAllowed }: Guard, hostname: string): Promise<readonly string[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) === 0 ? await lookup(name) : [name];
  if (addresses.length === 0) throw new Error(`${name} has no address.`);
  if (!addresses.every(isAllowed)) throw new FetchRefused('ADDRESS', 'This address does not lead to the public internet. Only public addresses are read.');
  return addresses.slice(0, TRIES);
}
