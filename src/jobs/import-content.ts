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
