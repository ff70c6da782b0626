/** Every hour: deletes events older than EVENTS_RETENTION_DAYS. */
import { deleteExpiredEvents } from '../data/expired-events.ts';
import type { Job } from './job.ts';

export const purgeEventsJob: Job = {
  queue: 'purge-events',
  every: 60 * 60,
  run: deleteExpiredEvents,
};
