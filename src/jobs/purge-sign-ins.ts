/** Every hour: deletes expired sign-in requests, codes and sessions. */
import { cleanUpSignIns } from '../resources/sign-in/clean-up.ts';
import type { Job } from './job.ts';

export const purgeSignInsJob: Job = {
  queue: 'purge-sign-ins',
  every: 60 * 60,
  run: cleanUpSignIns,
};
