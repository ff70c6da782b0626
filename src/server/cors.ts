/** Which pages of other origins may call: by setting, never with cookies. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After', 'ETag', 'Location', 'Link', 'Deprecation', 'Allow', 'WWW-Authenticate'].join(', ');
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const HEADERS = 'Authorization, Content-Type, Accept, Idempotency-Key, If-None-Match, X-Request-Id, GraphQL-Require-Preflight';
const SECONDS_OF_PREFLIGHT = '7200';

/** Sets the headers for the request's origin, and answers a preflight: then it gives true. `['*']` is every origin. */
export function applyCors(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = req.headers;
  const everyone = origins.includes('*');
  if (!everyone) res.appendHeader('vary', 'Origin');
  const preflight = req.method === 'OPTIONS' && origin !== undefined && req.headers['access-control-request-method'] !== undefined;
  if (origin !== undefined && (everyone || origins.includes(origin))) {
    res.setHeader('access-control-allow-origin', everyone ? '*' : origin);
    if (preflight) {
      res.setHeader('access-control-allow-methods', METHODS);
      res.setHeader('access-control-allow-headers', HEADERS);
      res.setHeader('access-control-max-age', SECONDS_OF_PREFLIGHT);
    } else res.setHeader('access-control-expose-headers', EXPOSED);
  }
  if (preflight) res.writeHead(204).end();
  return preflight;
}
