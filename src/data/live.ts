/** Composes what a process follows for its subscribers: notifications, and the logs of events. */
import { setTimeout } from 'node:timers/promises';
import type { Query } from './database.ts';
import { EventFeed } from './live/event-feed.ts';
import { NotificationFeed } from './live/notification-follower.ts';
import { type Channel, Notifications } from './live/notifications.ts';
import { Presence, type PresenceTimes } from './live/presence.ts';

/** The changes that a process follows for its subscribers. */
export interface Live {
  readonly events: EventFeed;
  readonly presence: Presence;
  readonly notifications: NotificationFeed;
  /** Begins to receive notifications, unless it has begun already. */
  start(): Promise<void>;
  /** Notifies all processes that an object of a subscription has changed without an event. */
  remind(objectId: string): void;
  /** Notifies all processes that organizations have new events, which are committed. */
  announce(organizationIds: Iterable<string>): void;
  /** Notifies all processes that persons have new notifications, which are committed. */
  notify(userIds: Iterable<string>): void;
  close(): Promise<void>;
}

/** Milliseconds in which commits share a notification: after a pause, and while others follow. */
const ANNOUNCE_MS = 5;
const ANNOUNCE_AGAIN_MS = 25;

/**
 * Opens the changes of a database. `url` is that of a session, without a pooler, and `times` are
 * those of presence, by default the product's.
 */
export function openLive(query: Query, url: string, times?: PresenceTimes): Live {
  const events = new EventFeed(query);
  const feed = new NotificationFeed(query);
  const presence = new Presence(
    (payloads) => notifications.send('lectern_presence', payloads),
    times,
  );
  const handlers: Readonly<Record<Channel, (payload: string) => void>> = {
    lectern_commits: (organizationId) => events.committed(organizationId),
    lectern_positions: (payload) => {
      const [organizationId = '', position] = payload.split(' ');
      events.advance(organizationId, Number(position));
    },
    lectern_notifications: (userId) => feed.added(userId),
    lectern_progress: (objectId) => events.remind(objectId),
    lectern_presence: (payload) => presence.receive(payload),
  };
  const notifications: Notifications = new Notifications(url, {
    onNotification: (channel, payload) => handlers[channel](payload),
    onConnected: () => {
      events.poll();
      feed.poll();
      presence.connected();
    },
  });
  const announced = new Set<string>();
  let sending: Promise<void> | undefined;
  const sendAll = async (): Promise<void> => {
    for (let wait = ANNOUNCE_MS; announced.size > 0; wait = ANNOUNCE_AGAIN_MS) {
      await setTimeout(wait);
      const organizationIds = [...announced];
      announced.clear();
      await notifications.send('lectern_commits', organizationIds);
    }
  };
  return {
    events,
    presence,
    notifications: feed,
    start: () => notifications.start(),
    remind: (objectId) => void notifications.send('lectern_progress', [objectId]),
    announce(organizationIds) {
      for (const id of organizationIds) announced.add(id);
      sending ??= sendAll().finally(() => (sending = undefined));
    },
    notify(userIds) {
      const recipients = [...userIds];
      if (recipients.length > 0) void notifications.send('lectern_notifications', recipients);
    },
    async close() {
      await events.close();
      feed.close();
      presence.close();
      await sending;
      await notifications.close();
    },
  };
}
