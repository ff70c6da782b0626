/** Computes entity tags and evaluates `If-None-Match`. */
import { createHash } from 'node:crypto';

/** Returns the `ETag` of a body. It is weak, because a proxy may compress the body. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const strip = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Returns whether `If-None-Match` matches the `ETag`, so that the response is 304. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => strip(one) === strip(etag))
  );
}
