/** Chooses the media types that a GraphQL response can have. */

/** The media types that the server can send. */
const SUPPORTED = new Set([
  'application/graphql-response+json',
  'application/json',
  'multipart/mixed',
  'text/event-stream',
  'application/*',
  '*/*',
]);

/**
 * Returns an `Accept` header reduced to supported media types. Without any it accepts every type,
 * so that the caller gets JSON, as RFC 9110 allows: graphql-yoga would refuse with 406 after the
 * mutation was done.
 */
export function supportedAccept(accept: string | undefined): string {
  const requested = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/[\s"]/g, '')); // graphql-yoga does not read quoted values
  const supported = requested.filter(
    (part) => SUPPORTED.has(part.split(';', 1)[0] ?? '') && !/;charset=(?!utf-8(;|$))/.test(part),
  );
  return supported.length === 0 ? '*/*' : [...new Set(supported)].join(',');
}
