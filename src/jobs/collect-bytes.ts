/** Four times a day: collects bytes that were uploaded and never used. */
import { collectUnusedBytes } from '../resources/content/collect.ts';
import type { Job } from './job.ts';

export const collectBytesJob: Job = { queue: 'collect-bytes', every: 6 * 60 * 60, run: collectUnusedBytes };
