/** Determines the address that a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns the client's address: the connection's, or the one that the outermost of `trusted`
 * proxies wrote into `X-Forwarded-For`.
 */
export function clientAddress(req: IncomingMessage, trusted: number): string {
  const remoteAddress = withoutIPv4Prefix(req.socket.remoteAddress ?? '');
  if (trusted === 0) return remoteAddress;
  const hops = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => withoutIPv4Prefix(hop.trim()));
  const forwardedAddress = hops.at(-Math.min(trusted, hops.length)) ?? '';
  return isIP(forwardedAddress) === 0 ? remoteAddress : forwardedAddress;
}

/**
 * Returns the rate-limit key of an address: for IPv6 the first 64 bits, which belong to one
 * subscriber.
 */
export function rateKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns true if a request comes from this machine, and through no proxy that runs on it. */
export function isLoopback(req: IncomingMessage): boolean {
  if (
    req.headers['x-forwarded-for'] !== undefined ||
    req.headers['forwarded'] !== undefined ||
    req.headers['x-real-ip'] !== undefined
  )
    return false;
  const address = withoutIPv4Prefix(req.socket.remoteAddress ?? '');
  return address === '::1' || /^127\./.test(address);
}

/**
 * Returns true if the `Host` header names this machine. A page of another name that resolves to it
 * sends another (DNS rebinding).
 */
export const hasLoopbackHost = (req: IncomingMessage): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '');

const withoutIPv4Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The addresses of a server in its settings. */
interface ServerAddresses {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly publicUrl: string;
}

/**
 * Returns the addresses of a server whose port was chosen when it started, except those that were
 * configured.
 */
export const addressesAt = (url: string, { baseUrl, appUrl, publicUrl }: ServerAddresses) => ({
  baseUrl: url,
  ...(appUrl === `${baseUrl}/app` && { appUrl: `${url}/app` }),
  ...(publicUrl === `${baseUrl}/public` && { publicUrl: `${url}/public` }),
});
