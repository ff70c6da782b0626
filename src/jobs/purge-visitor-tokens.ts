/** Every hour: deletes expired visitor tokens. */
import { purgeVisitorTokens } from '../resources/published-site/purge.ts';
import type { Job } from './job.ts';

export const purgeVisitorTokensJob: Job = {
  queue: 'purge-visitor-tokens',
  every: 60 * 60,
  run: purgeVisitorTokens,
};
