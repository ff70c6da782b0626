/** Composes what a process follows for its subscribers: notifications, and the logs of events. */
import type { Query } from './database.ts';
import { EventFeed } from './live/event-feed.ts';
import { type Channel, Notifications } from './live/notifications.ts';

/** The changes that a process follows for its subscribers. */
export interface Live {
  readonly events: EventFeed;
  /** Begins to receive notifications, unless it has begun already. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the changes of a database. `url` is that of a session, without a pooler. */
export function openLive(query: Query, url: string): Live {
  const events = new EventFeed(query);
  const handlers: Readonly<Record<Channel, (payload: string) => void>> = {
    lectern_commits: (organizationId) => events.committed(organizationId),
    lectern_positions: (payload) => {
      const [organizationId = '', position] = payload.split(' ');
      events.advance(organizationId, Number(position));
    },
  };
  const notifications = new Notifications(url, {
    onNotification: (channel, payload) => handlers[channel](payload),
    onConnected: () => events.poll(),
  });
  return {
    events,
    start: () => notifications.start(),
    async close() {
      await events.close();
      await notifications.close();
    },
  };
}
