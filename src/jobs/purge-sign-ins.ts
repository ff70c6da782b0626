/** Every hour: deletes expired sign-in requests, codes and sessions. */
import { purgeSignIns } from '../resources/sign-in/purge.ts';
import type { Job } from './job.ts';

export const purgeSignInsJob: Job = { queue: 'purge-sign-ins', every: 60 * 60, run: purgeSignIns };
