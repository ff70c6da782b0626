/** Every fault that a caller can meet: its reason, its HTTP status and what it says. There is no other place for a status. */

const statuses = {
  BAD_USER_INPUT: 400,
  UNSUPPORTED_SOURCE: 400,
  BAD_CURSOR: 400,
  QUERY_TOO_COMPLEX: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  INVALID_TRANSITION: 409,
  SPACE_LOCKED: 409,
  MERGE_CONFLICT: 409,
  STALE_REVISION: 409,
  ALREADY_EXISTS: 409,
  IDEMPOTENCY_MISMATCH: 409,
  TRANSFER_REFUSED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const;

/** The name of a fault: `reason` in `/v1`, `extensions.code` in GraphQL. */
export type Reason = keyof typeof statuses;

/** What a fault carries beside its message. */
export interface FaultContext {
  /** Path of the input that is meant, such as `memberships.2.user`. */
  readonly field?: string | undefined;
  /** What a program needs to go on, such as `needs` and `has`. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
  /** What went wrong underneath; logged, never shown. */
  readonly cause?: unknown;
}

/** A fault that the caller is told of as it is. Anything else that is thrown is masked as INTERNAL. */
export class Fault extends Error {
  readonly reason: Reason;
  /** HTTP status. */
  readonly status: number;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: Reason, message: string, context: FaultContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.name = 'Fault';
    this.reason = reason;
    this.status = statuses[reason];
    this.field = context.field;
    this.details = context.details;
    this.retryAfter = context.retryAfter;
  }
}

/** The same for what is not there and for what the caller may not see: nobody learns which. */
export const notFound = (): Fault => new Fault('NOT_FOUND', 'There is nothing here, or nothing that you may see. Check the address and the ids in it.');

/** An input that is refused; `field` is its path. */
export const badInput = (message: string, field?: string): Fault => new Fault('BAD_USER_INPUT', message, { field });

/** No token where one is needed, or one that is no good. */
export const unauthenticated = (message = 'This needs a token: send the header "Authorization: Bearer <token>".'): Fault => new Fault('UNAUTHENTICATED', message);

/** Seen, but not allowed. `needs` names the role, the scope or the kind of person, `has` what the caller has. */
export const forbidden = (message: string, needs: string, has: unknown): Fault => new Fault('FORBIDDEN', message, { details: { needs, has } });

/** A cursor that was not given by this list, with this order and these filters. */
export const badCursor = (field: string): Fault => new Fault('BAD_CURSOR', 'This cursor belongs to another list, order or filter. Begin again without it.', { field });

/** Our fault: shown without its cause. */
export const internal = (cause: unknown): Fault => new Fault('INTERNAL', 'Something went wrong on our side. Try again, and tell us the request id if it stays.', { cause });

/** Headers that belong to a fault in an HTTP answer. */
export function headersOf(fault: Fault): Record<string, string> {
  const headers: Record<string, string> = {};
  if (fault.reason === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  if (fault.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(fault.retryAfter)));
  return headers;
}
