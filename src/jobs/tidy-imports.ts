/** Once an hour: imports that nobody goes on with have failed, and old ones keep nothing of their addresses but where they led. */
import { tidyImports } from '../resources/import/tidy.ts';
import type { Job } from './job.ts';

export const tidyImportsJob: Job = { queue: 'tidy-imports', every: 60 * 60, run: tidyImports };
