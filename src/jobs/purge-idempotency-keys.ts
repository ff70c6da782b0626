/** Every hour: deletes idempotency keys older than a day, with their saved responses. */
import { cleanUpIdempotencyKeys } from '../resources/idempotency/clean-up.ts';
import type { Job } from './job.ts';

export const purgeIdempotencyKeysJob: Job = {
  queue: 'purge-idempotency-keys',
  every: 60 * 60,
  run: cleanUpIdempotencyKeys,
};
