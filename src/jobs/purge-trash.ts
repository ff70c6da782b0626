/** Every hour: purges content that has been in the trash for seven days. */
import { purgeTrash } from '../resources/content/purge.ts';
import type { Job } from './job.ts';

// An hourly sweep instead of a job for each deletion: the rows alone decide what is in the trash.
// So a restore has no job to cancel, and a lost job cannot leave content in the trash forever.
export const purgeTrashJob: Job = { queue: 'purge-trash', every: 60 * 60, run: purgeTrash };
