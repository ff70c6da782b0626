/** Every hour: adds stems to sections that were indexed before the search index had them. */
import { completeSections } from '../data/search/complete.ts';
import type { Job } from './job.ts';

export const completeSearchJob: Job = {
  queue: 'complete-search',
  every: 60 * 60,
  run: completeSections,
};
