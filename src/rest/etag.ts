/** Validators of answers, so that who has one already need not get it again. */
import { createHash } from 'node:crypto';

/** The `ETag` of a body. Weak, because a proxy may send the same body compressed. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const strip = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this `ETag`: then the answer is 304. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => strip(one) === strip(etag));
}
