/** When somebody asks for an import: reads what it brings, and puts it into content. */
import { runImport } from '../resources/import/run.ts';
import type { Job } from './job.ts';

export const importContentJob: Job = { queue: 'import-content', lanes: 3, endsAfter: 300, run: runImport };
