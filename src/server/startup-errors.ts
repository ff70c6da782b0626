/** Formats errors for an operator: those of a start as one line that names the settings to check. */
import { adviceOf } from '../data/pooler/advice.ts';
import { AppError } from '../domain/errors.ts';

/**
 * Returns the message of a thrown value. An error about several addresses has no message of its
 * own: the first one's counts.
 */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0]);
  if (error instanceof AppError && error.field !== undefined)
    return `${error.field}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Awaits a step of the start.
 * @throws Error of one line: the settings to check, the problem and the message of the failure
 */
export async function explainError<T>(
  settings: string,
  problem: string,
  step: Promise<T>,
): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const oneLine = reasonOf(error).replace(/\s*\n\s*/g, ' ');
    throw new Error(`${settings}: ${problem}: ${oneLine}`, { cause: error });
  }
}

/**
 * Returns the message with its cause, and with advice where a pooler refused: an AppError's message
 * says what a caller may know, its cause what an operator needs.
 */
export function reasonOf(error: unknown): string {
  const cause =
    error instanceof AppError && error.cause !== undefined ? ` (${messageOf(error.cause)})` : '';
  const advice = adviceOf(error);
  return `${messageOf(error)}${cause}${advice === undefined ? '' : ` ${advice}`}`;
}
