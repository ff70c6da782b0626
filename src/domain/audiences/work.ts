/** How much may be gone through to say who sees what of a site. */
import type { Work } from '../condition/value.ts';
import { Fault } from '../errors.ts';

/** Steps that are taken for one answer at most: those of conditions, and one for each claim that is put together or told apart. */
export const MOST_WORK = 2_000_000;

/** Takes so many steps. QUERY_TOO_COMPLEX once they are too many for one answer. */
export function spend(work: Work, steps: number): void {
  work.steps += steps;
  if (work.steps <= MOST_WORK) return;
  throw new Fault('QUERY_TOO_COMPLEX', 'To say who sees what of this site takes too long. Let its conditions look at fewer claims.', {
    details: { limit: MOST_WORK, has: Math.ceil(work.steps) },
  });
}
