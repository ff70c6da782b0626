/**
 * Resolves who is present at a change request or space. Sessions are in the memory of the servers,
 * and the access of the subscriber and of the persons is checked for each message.
 */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { levelOfMember } from '../data/content-level.ts';
import type { PresenceEvent } from '../data/live/presence-follower.ts';
import { parentsOf } from '../data/parents.ts';
import type { SpaceRow } from '../data/rows.ts';
import { column, statement } from '../data/statement.ts';
import type { CommentThread } from '../data/subjects.ts';
import { badInput, notFound, unauthenticated } from '../domain/errors.ts';
import { eventTypes, isEventOfOrganization } from '../domain/event-types.ts';
import { typeOfId } from '../domain/ids.ts';
import type {
  Resolvers,
  SubscriptionPresenceArgs,
  UpdatePresenceInput,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { findThread, targetOfSubject } from './comment/find.ts';

/** Bytes of the state of a session as JSON. */
const MAX_STATE_BYTES = 2048;

const READERS = statement(
  'presence.readers',
  `SELECT m.user_id AS id FROM members m JOIN spaces s ON s.id = $1 AND s.organization_id = m.organization_id
  WHERE m.organization_id = $2 AND m.user_id = ANY($3) AND ${levelOfMember('s')} > 0`,
  { id: column.text },
);

/** The actions that change content only, and never who may read it. */
const CONTENT_ACTION =
  /^(changeRequest|comment|space\.(edit|rollback|import)|import|openAPISpec)\b/;

/** The actions that can change who may read a space. */
const ACCESS_ACTIONS = Object.keys(eventTypes).filter(
  (action) => isEventOfOrganization(action) && !CONTENT_ACTION.test(action),
);

/**
 * Checks the state of a session.
 * @throws BAD_USER_INPUT
 */
export function checkPresence({ state }: Pick<UpdatePresenceInput, 'state'>): void {
  if (Buffer.byteLength(JSON.stringify(state ?? null)) > MAX_STATE_BYTES)
    throw badInput(`The state has at most ${MAX_STATE_BYTES} bytes as JSON.`, 'input.state');
}

/** Returns the change request or space at which people are present. */
async function subjectOf(
  ctx: Context,
  subjectId: string,
  action: 'presence.read' | 'presence.update',
): Promise<CommentThread> {
  if (typeOfId(subjectId) === 'Space') await parentsOf(ctx, 'Space', subjectId);
  const found = await findThread(ctx.load, await targetOfSubject(ctx, subjectId));
  if (!found) throw notFound();
  await authorize(ctx, action, found);
  return found;
}

/** Returns which of these persons can read a space now. */
async function readersAmong(
  { query }: Context,
  { id, organizationId }: SpaceRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = userIds.length === 0 ? [] : await query(READERS, [id, organizationId, [...userIds]]);
  return new Set(rows.map((row) => row.id));
}

export const presence: Resolvers = {
  PresenceSession: {
    person: ({ userId }, _, ctx) => actorOf(ctx, userId),
  },
  Subscription: {
    presence: {
      subscribe: async (_, { subjectId, pageId }, ctx) => {
        const { organizationId } = await subjectOf(ctx, subjectId, 'presence.read');
        const { live } = ctx;
        await live.start();
        await ctx.load.assignedPositions.load(organizationId);
        const head = await live.events.headOf(organizationId);
        const log = live.events.follow(organizationId, head, { actions: ACCESS_ACTIONS });
        return live.presence.follow(subjectId, pageId ?? null, { log, organizationId });
      },
      resolve: async (
        event: PresenceEvent,
        { subjectId }: SubscriptionPresenceArgs,
        ctx: Context,
      ) => {
        const { space, organizationId } = await subjectOf(ctx, subjectId, 'presence.read');
        // a transfer to another organization ends the subscription
        if (organizationId !== event.organizationId) throw notFound();
        return event.changesOf(await readersAmong(ctx, space, event.userIds()));
      },
    },
  },
  Mutation: {
    updatePresence: async (_, { input }, ctx) => {
      checkPresence(input);
      const { subjectId, pageId, sessionId, state } = input;
      const { viewer, live, now } = ctx;
      await subjectOf(ctx, subjectId, 'presence.update');
      if (!viewer) throw unauthenticated();
      await live.start();
      await live.presence.report(
        subjectId,
        {
          ...{ userId: viewer.userId, sessionId, pageId: pageId ?? null, state: state ?? null },
          joinedAt: now.toISOString(),
        },
        viewer.tokenId ?? viewer.userId,
      );
      return { expiresAt: new Date(now.getTime() + live.presence.expiryMs) };
    },
    leavePresence: async (_, { input: { subjectId, sessionId } }, ctx) => {
      const { viewer, live } = ctx;
      await subjectOf(ctx, subjectId, 'presence.update');
      if (!viewer) throw unauthenticated();
      await live.start();
      await live.presence.leave(subjectId, { userId: viewer.userId, sessionId });
      return { leftSessionId: sessionId };
    },
  },
};
