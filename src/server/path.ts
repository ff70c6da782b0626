/** Reads the path of a request. */
import type { IncomingMessage } from 'node:http';
import type { Api } from './send.ts';

/** Returns the API that a path belongs to. */
export function apiOf(path: string): Api {
  if (path === '/graphql') return 'graphql';
  return path === '/v1' || path.startsWith('/v1/') ? 'rest' : 'site';
}

/**
 * Returns true for paths that are answered however busy the process is: health checks, and
 * downloads, which hold nothing in memory and can last as long as their reader reads.
 */
export const isAlwaysAdmitted = (path: string): boolean =>
  path === '/livez' || path === '/readyz' || path === '/metrics' || path.startsWith('/files/');

/**
 * Returns path and query; a request through a proxy can name the whole address (RFC 9112, 3.2.2).
 */
export function originForm(req: IncomingMessage): string {
  const url = req.url ?? '/';
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  req.url = pathname + search;
  return req.url;
}
