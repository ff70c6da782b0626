// Written by `npm run generate` from schema.graphql; never edited.

import type { ValidationError, MergeConflictError, StaleRevisionError, BlockedByRulesError, AlreadyExistsError, ConflictError } from './types.ts';

/** A reason why a mutation was refused, in `errors` of its payload. */
export type UserError =
  | ValidationError
  | MergeConflictError
  | StaleRevisionError
  | BlockedByRulesError
  | AlreadyExistsError
  | ConflictError;

/** The codes of top-level errors with their HTTP statuses. */
export const errorCodes = {
  "BAD_USER_INPUT": 400,
  "UNSUPPORTED_SOURCE": 400,
  "BAD_CURSOR": 400,
  "QUERY_TOO_COMPLEX": 400,
  "PERSISTED_QUERY_NOT_SUPPORTED": 400,
  "UNAUTHENTICATED": 401,
  "FORBIDDEN": 403,
  "PERSISTED_QUERY_NOT_IN_LIST": 403,
  "NOT_FOUND": 404,
  "PERSISTED_QUERY_NOT_FOUND": 404,
  "METHOD_NOT_ALLOWED": 405,
  "CONFLICT": 409,
  "INVALID_TRANSITION": 409,
  "SPACE_LOCKED": 409,
  "MERGE_CONFLICT": 409,
  "STALE_REVISION": 409,
  "ALREADY_EXISTS": 409,
  "IDEMPOTENCY_MISMATCH": 409,
  "TRANSFER_REFUSED": 412,
  "PAYLOAD_TOO_LARGE": 413,
  "UNSUPPORTED_MEDIA_TYPE": 415,
  "RATE_LIMITED": 429,
  "INTERNAL": 500,
  "BUSY": 503,
  "UNAVAILABLE": 503,
  "TIMEOUT": 504
} as const;
