/** Every hour: forgets requests to sign in, codes and sessions that are over. */
import { purgeSignIns } from '../resources/sign-in/purge.ts';
import type { Job } from './job.ts';

export const purgeSignInsJob: Job = { queue: 'purge-sign-ins', every: 60 * 60, run: purgeSignIns };
