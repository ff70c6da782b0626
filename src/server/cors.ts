/** Allows the configured origins to call the API (CORS), always without credentials. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotent-Replayed',
  'ETag',
  'Location',
  'Link',
  'Deprecation',
  'Allow',
  'WWW-Authenticate',
].join(', ');
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const HEADERS =
  'Authorization, Content-Type, Accept, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id, GraphQL-Require-Preflight';
const PREFLIGHT_MAX_AGE_S = '7200';

/**
 * Sets the CORS headers for the request's origin. Returns true if the request was a preflight,
 * which is then answered; `['*']` allows every origin.
 */
export function applyCors(
  req: IncomingMessage,
  res: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = req.headers;
  const isAnyOrigin = origins.includes('*');
  if (!isAnyOrigin) res.appendHeader('vary', 'Origin');
  const isPreflight =
    req.method === 'OPTIONS' &&
    origin !== undefined &&
    req.headers['access-control-request-method'] !== undefined;
  if (origin !== undefined && (isAnyOrigin || origins.includes(origin))) {
    res.setHeader('access-control-allow-origin', isAnyOrigin ? '*' : origin);
    if (isPreflight) {
      res.setHeader('access-control-allow-methods', METHODS);
      res.setHeader('access-control-allow-headers', HEADERS);
      res.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE_S);
    } else res.setHeader('access-control-expose-headers', EXPOSED);
  }
  if (isPreflight) res.writeHead(204).end();
  return isPreflight;
}
