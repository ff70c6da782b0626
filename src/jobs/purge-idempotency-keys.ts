/** Every hour: forgets what idempotency keys older than a day answered. */
import { purgeIdempotencyKeys } from '../resources/idempotency/purge.ts';
import type { Job } from './job.ts';

export const purgeIdempotencyKeysJob: Job = { queue: 'purge-idempotency-keys', every: 60 * 60, run: purgeIdempotencyKeys };
