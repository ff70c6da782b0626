/** Every second: makes notifications from the logs. Every ten minutes: deletes old ones. */
import { makeNotifications } from '../resources/notification/feed.ts';
import { purgeNotifications } from '../resources/notification/purge.ts';
import type { Routine } from './job.ts';

export const makeNotificationsRoutine: Routine = {
  intervalMs: 1000,
  failure: 'Notifications could not be made.',
  async run({ threads, notify, mailer, ...context }) {
    if (threads && notify)
      await makeNotifications({
        ...{ ...context, threads, sendsEmail: mailer !== undefined },
        onNotifications: notify,
      });
  },
};

export const purgeNotificationsRoutine: Routine = {
  intervalMs: 600_000,
  failure: 'Old notifications could not be deleted.',
  run: ({ database, now, isOver }) => purgeNotifications(database.query, now(), isOver),
};
