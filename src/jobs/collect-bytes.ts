/** Every six hours: garbage-collects uploaded bytes that nothing references. */
import { collectBlobGarbage } from '../resources/content/collect.ts';
import type { Job } from './job.ts';

export const collectBytesJob: Job = {
  queue: 'collect-bytes',
  every: 6 * 60 * 60,
  run: collectBlobGarbage,
};
