/** Decides which requests are repeated, and when. */
import { isErrorCode, LecternError } from '../errors.ts';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;

/** The statuses after which a later request may succeed; 502 is that of a proxy. */
const TEMPORARY: ReadonlySet<number | undefined> = new Set([429, 502, 503]);

/**
 * Returns whether the same request may succeed later, and changes nothing twice then. A mutation
 * without a key is not safe: it is repeated only if Lectern states that nothing was changed.
 */
export function isRepeatable(error: unknown, isSafe: boolean): boolean {
  if (!(error instanceof LecternError) || error.outcome === 'COMMITTED') return false;
  if (!isSafe) return TEMPORARY.has(error.status) && isErrorCode(error.code) && !error.outcome;
  return error.code === 'NETWORK' || error.outcome === 'UNKNOWN' || TEMPORARY.has(error.status);
}

/**
 * Returns the milliseconds before a repetition: those of `Retry-After`, otherwise twice as many
 * after each, of which `random` takes up to a half.
 */
export function delayBefore(count: number, error: unknown, random: number): number {
  if (error instanceof LecternError && error.retryAfter !== undefined)
    return error.retryAfter * 1000;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** count, MAX_DELAY_MS);
  return delay * (1 - random / 2);
}

/**
 * Waits.
 * @throws the reason of the signal when it is aborted
 */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
  });
}
