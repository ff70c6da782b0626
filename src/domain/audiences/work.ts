/** Limits the work of computing a site's audiences. */
import type { StepCounter } from '../condition/value.ts';
import { AppError } from '../errors.ts';

/**
 * Maximum number of steps for one response: those of conditions, and one for each claim that is
 * combined or compared.
 */
export const MAX_STEP_COUNT = 2_000_000;

/**
 * Adds steps to the work.
 * @throws QUERY_TOO_COMPLEX if the work exceeds the limit.
 */
export function spend(work: StepCounter, steps: number): void {
  work.steps += steps;
  if (work.steps <= MAX_STEP_COUNT) return;
  throw new AppError(
    'QUERY_TOO_COMPLEX',
    'The audiences of this site take too long to compute. Use fewer claims in its conditions.',
    {
      details: { limit: MAX_STEP_COUNT, has: Math.ceil(work.steps) },
    },
  );
}
