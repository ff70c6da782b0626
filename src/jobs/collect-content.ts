/** Two days after a space is removed or leaves its organization: collects the content that nothing there reaches any more. */
import { collectOrganization } from '../resources/content/collect.ts';
import type { Job } from './job.ts';

export const collectContentJob: Job = { queue: 'collect-content', run: collectOrganization };
