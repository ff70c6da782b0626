/** For each import that was requested: reads its source and writes the content. */
import { runImport } from '../resources/import/run.ts';
import type { Job } from './job.ts';

export const importContentJob: Job = {
  queue: 'import-content',
  lanes: 3,
  endsAfter: 300,
  maxSeconds: 400,
  run: runImport,
};

/** Websites that may be read for longer, so that the other imports need not wait for them. */
export const importWebsiteJob: Job = {
  queue: 'import-website',
  lanes: 3,
  endsAfter: 1900,
  maxSeconds: 2000,
  run: runImport,
};
