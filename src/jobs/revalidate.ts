/** After a write that visitors can notice: notifies the front end of its cached data that changed. */
import { notifyFrontEnd } from '../resources/published-site/revalidate.ts';
import type { Job } from './job.ts';

export const revalidateJob: Job = {
  queue: 'revalidate',
  run: notifyFrontEnd,
};
