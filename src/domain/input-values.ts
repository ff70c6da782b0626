/** Checks values that inputs of several mutations have. */
import { badInput } from './errors.ts';
import { checkEach } from './problems.ts';

/**
 * Requires that a time is in the future; null and undefined are accepted.
 * @throws BAD_USER_INPUT
 */
export function requireFuture(time: Date | null | undefined, now: Date, field: string): void {
  if (time != null && time <= now)
    throw badInput('This time is in the past. Choose a future time, or none.', field);
}

/**
 * Requires that each id occurs once. `nameOf` returns the path of an id in the input without
 * `input.`, by its index.
 * @throws BAD_USER_INPUT with each repeated id
 */
export function requireDistinct(ids: readonly string[], nameOf: (index: number) => string): void {
  const indexes = new Map<string, number>();
  checkEach(ids, (id, index) => {
    const first = indexes.get(id);
    if (first !== undefined)
      throw badInput(
        `This is the same id as ${nameOf(first)}. Send each id once.`,
        `input.${nameOf(index)}`,
      );
    indexes.set(id, index);
  });
}
