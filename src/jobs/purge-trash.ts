/** Every hour: empties the trash of what has lain there for seven days. */
import { purgeTrash } from '../resources/content/purge.ts';
import type { Job } from './job.ts';

// Swept by the hour, not sent at each deletion for seven days later: what is in the trash is said by the rows alone, so
// that nothing is to be called off when it comes back, and nothing stays for ever because one job failed or was lost.
export const purgeTrashJob: Job = { queue: 'purge-trash', every: 60 * 60, run: purgeTrash };
