/**
 * Every hour: fails imports that were abandoned, and removes the query strings, which may contain
 * keys, from the URLs of imports that finished a day ago.
 */
import { cleanUpImports } from '../resources/import/clean-up.ts';
import type { Job } from './job.ts';

export const cleanUpImportsJob: Job = {
  queue: 'clean-up-imports',
  every: 60 * 60,
  run: cleanUpImports,
};
