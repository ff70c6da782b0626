/**
 * Two days after a space is deleted or transferred: garbage-collects content that its organization
 * no longer references.
 */
import { garbageCollectContent } from '../resources/content/garbage-collection.ts';
import type { Job } from './job.ts';

export const collectContentJob: Job = { queue: 'collect-content', run: garbageCollectContent };
