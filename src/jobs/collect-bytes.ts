/** Every six hours: garbage-collects uploaded bytes that nothing references. */
import { garbageCollectBlobs } from '../resources/content/garbage-collection.ts';
import type { Job } from './job.ts';

export const collectBytesJob: Job = {
  queue: 'collect-bytes',
  every: 6 * 60 * 60,
  run: garbageCollectBlobs,
};
