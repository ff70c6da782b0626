// Defines a helper for the rejected values of the merge tests in this folder.
import { AppError } from '../../../src/domain/errors.ts';

/** Returns the message and the field of a rejected value. */
export function refusal(run: () => unknown): [string, string | undefined] | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return [error.message, error.field];
    throw error;
  }
}
