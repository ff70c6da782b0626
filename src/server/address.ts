/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The client's address: the connection's, or what the outermost of `trusted` proxies wrote into `X-Forwarded-For`. */
export function clientAddress(req: IncomingMessage, trusted: number): string {
  const own = plain(req.socket.remoteAddress ?? '');
  if (trusted === 0) return own;
  const hops = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()));
  const named = hops.at(-Math.min(trusted, hops.length)) ?? '';
  return isIP(named) === 0 ? own : named;
}

/** What an address is counted as in a rate limit: of IPv6 the first 64 bits, which one subscriber has for himself. */
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

/** Whether a request comes from this machine itself, and through no proxy that runs on it. */
export function isLoopback(req: IncomingMessage): boolean {
  if (req.headers['x-forwarded-for'] !== undefined || req.headers['forwarded'] !== undefined || req.headers['x-real-ip'] !== undefined) return false;
  const address = plain(req.socket.remoteAddress ?? '');
  return address === '::1' || /^127\./.test(address);
}

/** Whether the `Host` is this machine's: a page of another name that resolves to it has another (DNS rebinding). */
export const hasLoopbackHost = (req: IncomingMessage): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '');

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
