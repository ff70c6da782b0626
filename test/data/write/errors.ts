// Reduces errors of writes for the tests in this folder.
import type { AppError } from '../../../src/domain/errors.ts';

/** Returns the parts of a promise's rejection that a caller can see; undefined on success. */
export const appErrorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ reason, status, retryAfter }: AppError) => ({ reason, status, retryAfter }),
  );
