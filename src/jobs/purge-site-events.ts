/** Every six hours: deletes the counters of events of sites that are too old. */
import { deleteOldSiteEvents } from '../resources/site-event.ts';
import type { Job } from './job.ts';

export const purgeSiteEventsJob: Job = {
  queue: 'purge-site-events',
  every: 6 * 60 * 60,
  run: deleteOldSiteEvents,
};
