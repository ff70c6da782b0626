/** Why an address was not read. */
import { badInput, type Fault } from '../../domain/errors.ts';

/**
 * `ADDRESS`: malformed, or not public; `SCHEME`: neither http nor https, or https that leads to http; `STATUS`: it answered
 * with no success; `NETWORK`: it cannot be found or reached, or what it sends is broken.
 */
export type RefusedBy = 'ADDRESS' | 'SCHEME' | 'TOO_LARGE' | 'TIMEOUT' | 'REDIRECTS' | 'STATUS' | 'NETWORK';

/** An address that was not read. The message is for whoever gave it, and tells nothing of our own network. */
export class FetchRefused extends Error {
  readonly reason: RefusedBy;
  /** The answer's, where the reason is `STATUS`. */
  readonly status: number | undefined;

  constructor(reason: RefusedBy, message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
    this.status = status;
  }

  /** The same as BAD_USER_INPUT; `field` is where the address stood. */
  toFault(field?: string): Fault {
    return badInput(this.message, field);
  }
}
