/** Every hour: deletes expired visitor tokens. */
import { cleanUpVisitorTokens } from '../resources/published-site/clean-up.ts';
import type { Job } from './job.ts';

export const purgeVisitorTokensJob: Job = {
  queue: 'purge-visitor-tokens',
  every: 60 * 60,
  run: cleanUpVisitorTokens,
};
