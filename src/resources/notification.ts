/** Resolves the notifications of the viewer. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { NotificationEvent } from '../data/live/notification-follower.ts';
import { EventSkipped } from '../data/live/skip.ts';
import type { UserRow } from '../data/rows.ts';
import { badInput, notFound, unauthenticated } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { appUrlOfNotification } from './notification/address.ts';
import {
  type NotificationRow,
  notificationsOfViewer,
  readableNotification,
} from './notification/lists.ts';
import {
  markAllNotifications,
  markNotification,
  preferencesOf,
  updatePreferences,
} from './notification/write.ts';

/** Notifications up to which the unread ones are counted. */
const MAX_UNREAD_COUNT = 100;

/**
 * Returns true if the user is the caller.
 * @throws FORBIDDEN if the caller is no person
 */
async function isViewer({ id }: UserRow, ctx: Context): Promise<boolean> {
  if (ctx.viewer?.userId !== id) return false;
  await authorize(ctx, 'notification.list', null);
  return true;
}

/**
 * Returns the id of the viewer.
 * @throws UNAUTHENTICATED without one
 */
function viewerIdOf({ viewer }: Context): string {
  if (!viewer) throw unauthenticated();
  return viewer.userId;
}

/**
 * Returns a notification of the viewer.
 * @throws NOT_FOUND
 */
async function notificationOf(ctx: Context, id: string): Promise<NotificationRow> {
  const row = await readableNotification(ctx, id);
  if (!row) throw notFound();
  return row;
}

/**
 * Returns the position after which a subscription begins.
 * @throws BAD_USER_INPUT for a position that no notification has
 */
function positionOf({ lastEventId }: Context, given: number | null | undefined, head: number) {
  if (lastEventId !== undefined && !/^\d{1,10}$/.test(lastEventId))
    throw badInput('The header Last-Event-ID must be the id of an event of this subscription.');
  const after = lastEventId === undefined ? given : Number(lastEventId);
  if (after != null && (after < 0 || after > head))
    throw badInput(
      `The last notification has the position ${head}. Send its position, an earlier one, or none.`,
      'after',
    );
  return after ?? head;
}

export const notification: Resolvers = {
  Notification: {
    position: ({ number }) => number,
    isRead: ({ readAt }) => readAt !== null,
    actor: ({ actorId }, _, ctx) => actorOf(ctx, actorId),
    commentReplyId: ({ replyId }) => replyId,
    urls: (row, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/user/notifications/${row.id}`,
      app: appUrlOfNotification(settings, row),
    }),
  },
  User: {
    notifications: async (user, { filter, ...args }, ctx) =>
      (await isViewer(user, ctx))
        ? ctx.load.page(await notificationsOfViewer(ctx, filter), user.id, args)
        : null,
    unreadNotificationCount: async (user, _, ctx) => {
      if (!(await isViewer(user, ctx))) return null;
      const unread = await notificationsOfViewer(ctx, { isRead: false });
      const page = await ctx.load.page<NotificationRow>(unread, user.id, {
        first: MAX_UNREAD_COUNT,
      });
      return (await page.nodes).length;
    },
    notificationPreferences: async (user, _, ctx) =>
      (await isViewer(user, ctx))
        ? (await preferencesOf(ctx.query, user.id)).map(asPreference)
        : null,
  },
  Query: {
    notification: async (_, { id }, ctx) => {
      await authorize(ctx, 'notification.read', null);
      return notificationOf(ctx, id);
    },
  },
  Mutation: {
    updateNotification: async (_, { input: { id, isRead } }, ctx) => {
      await authorize(ctx, 'notification.update', null);
      await markNotification(ctx, await notificationOf(ctx, id), isRead);
      return { notification: await notificationOf(ctx, id) };
    },
    markNotificationsRead: async (_, { input }, ctx) => {
      await authorize(ctx, 'notification.update', null);
      return { markedCount: await markAllNotifications(ctx, input) };
    },
    updateNotificationPreferences: async (_, { input }, ctx) => {
      await authorize(ctx, 'notification.update', null);
      const preferences = await updatePreferences(ctx, viewerIdOf(ctx), input);
      return { preferences: preferences.map(asPreference) };
    },
  },
  Subscription: {
    notificationAdded: {
      subscribe: async (_, { after }, ctx) => {
        await authorize(ctx, 'notification.list', null);
        const { live } = ctx;
        await live.start();
        const userId = viewerIdOf(ctx);
        const head = await live.notifications.headOf(userId);
        return live.notifications.follow(userId, positionOf(ctx, after, head));
      },
      resolve: async ({ id }: NotificationEvent, _: unknown, ctx: Context) => {
        await authorize(ctx, 'notification.list', null);
        const row = await readableNotification(ctx, id);
        if (!row) throw new EventSkipped();
        return { notification: row };
      },
    },
  },
};

/** Returns a preference in the terms of the schema. */
function asPreference({ listed, ...row }: Awaited<ReturnType<typeof preferencesOf>>[number]) {
  return { ...row, isListed: listed };
}
