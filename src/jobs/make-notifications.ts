/**
 * Every second: makes notifications of recent events, and every minute of all. Every ten minutes:
 * deletes old ones.
 */
import { makeNotifications } from '../resources/notification/feed.ts';
import { purgeNotifications } from '../resources/notification/purge.ts';
import type { Routine } from './job.ts';

/** Milliseconds after which a process reads the logs of all organizations again. */
const ALL_INTERVAL_MS = 60_000;
/** The time at which this process last read all of them, of the monotonic clock. */
let lastAllAt = -Infinity;

export const makeNotificationsRoutine: Routine = {
  intervalMs: 1000,
  failure: 'Notifications could not be made.',
  async run({ threads, notify, mailer, ...context }) {
    if (!threads || !notify) return;
    const startedAt = performance.now();
    const recentOnly = startedAt - lastAllAt < ALL_INTERVAL_MS;
    const onNotifications = notify;
    const sendsEmail = mailer !== undefined;
    await makeNotifications({ ...context, threads, sendsEmail, onNotifications }, { recentOnly });
    if (!recentOnly) lastAllAt = startedAt;
  },
};

export const purgeNotificationsRoutine: Routine = {
  intervalMs: 600_000,
  failure: 'Old notifications could not be deleted.',
  run: ({ database, now, isOver }) => purgeNotifications(database.query, now(), isOver),
};
