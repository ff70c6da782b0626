/** After a write that visitors can notice: tells the front end which of its cached data changed. */
import { tellFrontEnd } from '../resources/published-site/revalidate.ts';
import type { Job } from './job.ts';

export const revalidateJob: Job = {
  queue: 'revalidate',
  run: tellFrontEnd,
};
