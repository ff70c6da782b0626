/** Defines the error for a URL that was not fetched. */
import { badInput, type AppError } from '../../domain/errors.ts';

/**
 * The reason of a refusal.
 *
 * - `ADDRESS`: malformed, or not public
 * - `SCHEME`: neither http nor https, or a redirect from https to http
 * - `STATUS`: the response is not a success
 * - `NETWORK`: the host was not found or not reached, or its response is broken
 */
export type RefusedBy =
  | 'ADDRESS'
  | 'SCHEME'
  | 'TOO_LARGE'
  | 'TIMEOUT'
  | 'REDIRECTS'
  | 'STATUS'
  | 'NETWORK';

/**
 * Signals a URL that was not fetched. The message is shown to the user who entered the URL, and
 * reveals nothing about this server's network.
 */
export class FetchRefused extends Error {
  readonly reason: RefusedBy;
  /** The status of the response, where the reason is `STATUS`. */
  readonly status: number | undefined;

  constructor(
    reason: RefusedBy,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
    this.status = status;
  }

  /** Returns the same error as BAD_USER_INPUT; `field` is the input field of the URL. */
  toFault(field?: string): AppError {
    return badInput(this.message, field);
  }
}
