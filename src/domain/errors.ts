/**
 * Defines every error that a caller can get: its reason, HTTP status and message. No other module
 * chooses a status.
 */

/** The HTTP status of each reason. */
export const statuses = {
  BAD_USER_INPUT: 400,
  UNSUPPORTED_SOURCE: 400,
  BAD_CURSOR: 400,
  QUERY_TOO_COMPLEX: 400,
  PERSISTED_QUERY_NOT_SUPPORTED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PERSISTED_QUERY_NOT_IN_LIST: 403,
  NOT_FOUND: 404,
  PERSISTED_QUERY_NOT_FOUND: 404,
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
  BUSY: 503,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const;

/** The code of an error: `reason` in `/v1`, `extensions.code` in GraphQL. */
export type Reason = keyof typeof statuses;

/** Returns the HTTP status of a reason. */
export const statusOf = (reason: Reason): number => statuses[reason];

/** One problem of an input: its explanation and the path of the invalid value. */
export interface Problem {
  readonly message: string;
  readonly path: readonly (string | number)[];
  /** The reason of this problem; by default that of the error. */
  readonly reason?: Reason | undefined;
  /** See `AppErrorContext.existingId`. */
  readonly existingId?: string | undefined;
}

/** Maximum number of problems of an input that an error names. */
export const MAX_PROBLEM_COUNT = 50;

/** The optional properties of an error. */
export interface AppErrorContext {
  /** Path of the invalid input, for example `memberships.2.user`. */
  readonly field?: string | undefined;
  /** All problems of the input, of which message and field state the first. */
  readonly problems?: readonly Problem[] | undefined;
  /** Id of the object that exists already. Sent only to callers who can see the object. */
  readonly existingId?: string | undefined;
  /** Values for programs, for example `needs` and `has`. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
  /** The methods that the address takes, for example `GET, HEAD`. */
  readonly allow?: string | undefined;
  /** The underlying error; logged, never sent to the caller. */
  readonly cause?: unknown;
}

/** An error that is sent to the caller. Anything else that is thrown is masked as INTERNAL. */
export class AppError extends Error {
  readonly reason: Reason;
  /** HTTP status. */
  readonly status: number;
  readonly field: string | undefined;
  readonly problems: readonly Problem[];
  readonly existingId: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string | undefined;

  constructor(reason: Reason, message: string, context: AppErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.status = statuses[reason];
    this.field = context.field;
    this.problems = context.problems ?? [];
    this.existingId = context.existingId;
    this.details = context.details;
    this.retryAfter = context.retryAfter;
    this.allow = context.allow;
  }
}

/**
 * Returns the error for subjects that do not exist and for those that the caller may not see, so
 * that the two cannot be distinguished.
 */
export const notFound = (): AppError =>
  new AppError(
    'NOT_FOUND',
    'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
  );

/**
 * Returns the error for a method that an address does not take. `allow` names those that it takes,
 * `named` those in the message.
 */
export const methodNotAllowed = (allow: string, named = allow): AppError =>
  new AppError('METHOD_NOT_ALLOWED', `This URL accepts ${named}.`, { allow });

/** Returns the error for an invalid input; `field` is its path. */
export const badInput = (message: string, field?: string): AppError =>
  new AppError('BAD_USER_INPUT', message, { field });

/** Returns the error for an input with problems: it states the first, and lists them all. */
export function invalidInput(problems: readonly Problem[]): AppError {
  const [first] = problems;
  return new AppError('BAD_USER_INPUT', first?.message ?? 'The input is invalid.', {
    field: first?.path.join('.'),
    problems,
  });
}

/** A problem as error bodies state it; the reason only if it is another than that of the error. */
interface StatedProblem {
  readonly message: string;
  readonly field: string;
  readonly reason?: Reason;
}

/** Returns the problems of an error that lists several; undefined for an error with one. */
export const severalProblemsOf = ({
  problems,
  reason: ofError,
}: AppError): readonly StatedProblem[] | undefined =>
  problems.length < 2
    ? undefined
    : problems.map(({ message, path, reason = ofError }) => ({
        message,
        field: path.join('.'),
        ...(reason !== ofError && { reason }),
      }));

/** Returns the error for a missing or invalid token. */
export const unauthenticated = (
  message = 'A token is required: send the header "Authorization: Bearer <token>".',
): AppError => new AppError('UNAUTHENTICATED', message);

/**
 * Returns the error for a caller who can see the subject but may not do this. `needs` names the
 * role, the scope or the kind of person, `has` the caller's.
 */
export const forbidden = (message: string, needs: string, has: unknown): AppError =>
  new AppError('FORBIDDEN', message, { details: { needs, has } });

/** Returns the error for a cursor of another list, order or filter. */
export const badCursor = (field: string): AppError =>
  new AppError(
    'BAD_CURSOR',
    'This cursor belongs to another list, order or filter. Start again without a cursor.',
    { field },
  );

/** Returns the error for an exhausted pool, queue or lock. `retryAfter` is in seconds. */
export const busy = (cause?: unknown, retryAfter = 1): AppError =>
  new AppError(
    'BUSY',
    'The server is busy. Send the request again after the time in Retry-After.',
    {
      retryAfter,
      cause,
    },
  );

/** Returns the error for a request that was canceled at its deadline. */
export const requestTimeout = (): AppError =>
  new AppError(
    'TIMEOUT',
    'The request took too long and was canceled. Request less, or try again.',
  );

/**
 * The outcome of the write that failed: UNKNOWN if the database did not confirm the commit,
 * COMMITTED if only the response is missing.
 */
type Outcome = 'COMMITTED' | 'UNKNOWN';

/**
 * Returns the error for a failure during a commit, which may or may not have succeeded. Returns
 * anything but an AppError unchanged.
 */
export function unknownOutcome(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const outcome: Outcome = 'UNKNOWN';
  const message =
    'The database did not confirm the write. Read the affected objects before you send it again, or send it again with the same Idempotency-Key.';
  return new AppError(error.reason, message, {
    details: { outcome },
    retryAfter: error.retryAfter,
    cause: error.cause,
  });
}

/** Returns the error for a failure after the commit, while the response was being read. */
export function afterCommit(error: AppError): AppError {
  const outcome: Outcome = 'COMMITTED';
  const message =
    'The write was committed, but its response could not be read. Do not send it again: read the affected objects.';
  return new AppError(error.reason === 'INTERNAL' ? 'INTERNAL' : 'TIMEOUT', message, {
    details: { outcome },
    cause: error.cause ?? error,
  });
}

/** Returns whether the error belongs to a write that was committed. */
export const isAfterCommit = ({ details }: AppError): boolean =>
  details?.['outcome'] === ('COMMITTED' satisfies Outcome);

/** Returns the error for a failure of the server; its cause is not sent to the caller. */
export const internal = (cause: unknown): AppError =>
  new AppError(
    'INTERNAL',
    'The server had an internal error. Try again, and report the request id if the error persists.',
    { cause },
  );

/** Returns the HTTP headers of an error response. */
export function headersOf(error: AppError): Record<string, string> {
  const headers: Record<string, string> = {};
  if (error.reason === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  if (error.retryAfter !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfter)));
  if (error.allow !== undefined) headers['allow'] = error.allow;
  return headers;
}
