/** Errors of requests: the codes, the types of refused mutations, and what the client throws. */
import { errorCodes, type UserError } from './generated/errors.ts';

export type { UserError };

/** The code of a top-level error, in `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;

/** The name of a type of `errors` in payloads. */
export type UserErrorType = UserError['__typename'];

/**
 * Returns whether an error of a payload has this type, and narrows it to the fields that the
 * document selects of the type.
 *
 * @example
 * for (const error of data.mergeChangeRequest.errors)
 *   if (isUserError(error, 'MergeConflictError')) show(error.conflicts);
 */
export const isUserError = <E extends { readonly __typename: string }, N extends E['__typename']>(
  error: E,
  type: N,
): error is Extract<E, { readonly __typename: N }> => error.__typename === type;

/** Returns the messages of the errors of a payload by the path of the field in the input. */
export function messagesByPath(
  errors: readonly {
    readonly message: string;
    readonly path?: readonly string[] | null | undefined;
  }[],
): ReadonlyMap<string, readonly string[]> {
  const messages = new Map<string, readonly string[]>();
  for (const { message, path } of errors) {
    const key = (path ?? []).join('.');
    messages.set(key, [...(messages.get(key) ?? []), message]);
  }
  return messages;
}

/** The code of an error without a response of Lectern, which the client itself sets. */
export type TransportCode = 'NETWORK' | 'DEADLINE' | 'BAD_RESPONSE';

/** The outcome of a write whose response could not be read. */
export type WriteOutcome = 'COMMITTED' | 'UNKNOWN';

/** An error at the top level of a GraphQL response. */
export interface ResponseError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The optional properties of a failed request. */
export interface LecternErrorContext {
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  /** All top-level errors; code and message are those of the first. */
  readonly errors?: readonly ResponseError[] | undefined;
  /** Seconds until a retry makes sense, of the header `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The data next to the errors. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A failed request: a top-level error of its response, or no response at all. */
export class LecternError extends Error {
  readonly code: ErrorCode | TransportCode;
  readonly status: number | undefined;
  /** Path of the invalid value in the variables, such as `input.title`. */
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** Set if a write may have happened, or did, although its response is missing. */
  readonly outcome: WriteOutcome | undefined;
  /** Id of the request in the log of the server. */
  readonly requestId: string | undefined;
  readonly errors: readonly ResponseError[];
  readonly data: unknown;

  constructor(code: ErrorCode | TransportCode, message: string, context: LecternErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    const extensions = context.errors?.[0]?.extensions ?? {};
    this.name = 'LecternError';
    this.code = code;
    this.status = context.status;
    this.errors = context.errors ?? [];
    this.data = context.data ?? null;
    this.retryAfter = context.retryAfter;
    this.field = textOf(extensions['field']);
    this.requestId = textOf(extensions['requestId']);
    this.outcome = outcomeOf(extensions['details']);
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function outcomeOf(details: unknown): WriteOutcome | undefined {
  const outcome: unknown = Object(details).outcome;
  return outcome === 'COMMITTED' || outcome === 'UNKNOWN' ? outcome : undefined;
}

/** Returns whether a text is a code of a top-level error. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);
