/**
 * Resolves subscriptions: each selects events of the log of its organization, and reads their subject
 * again for each message, with the rights that the subscriber has then.
 */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { EventConditions } from '../data/live/event-conditions.ts';
import { lastEventOf } from '../data/live/event-feed.ts';
import type { EventAtPosition, EventFollower, Reminder } from '../data/live/event-follower.ts';
import { EventSkipped } from '../data/live/skip.ts';
import { parentsOf } from '../data/parents.ts';
import { forMember } from '../data/reader.ts';
import type { ImportRow, SpaceRow } from '../data/rows.ts';
import type { ChangeRequestSubject, CommentThread } from '../data/subjects.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type { RecordedAction } from '../domain/event-types.ts';
import { typeOfId } from '../domain/ids.ts';
import type {
  Resolvers,
  SubscriptionChangeRequestUpdatedArgs,
  SubscriptionCommentAddedArgs,
  SubscriptionCommentUpdatedArgs,
  SubscriptionEventsArgs,
  SubscriptionImportProgressArgs,
  SubscriptionOpenApiSpecProcessedArgs,
  SubscriptionSitePublishedArgs,
  SubscriptionSpaceContentUpdatedArgs,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { findChangeRequest } from './change-request/find.ts';
import { commentIn, findThread, targetOfSubject } from './comment/find.ts';
import { findSpace } from './content/find.ts';
import { importById } from './import.ts';
import { isOpen } from './import/wait.ts';
import { findSite } from './site/find.ts';

/** Conditions on actions that exist. */
type Conditions = EventConditions & { readonly actions?: readonly RecordedAction[] };

/** The actions that change the primary content of a space. */
const CONTENT_ACTIONS = [
  'space.edit',
  'space.rollback',
  'space.import',
  'changeRequest.merge',
] as const satisfies readonly RecordedAction[];

/** The actions that change a change request. */
const CHANGE_REQUEST_ACTIONS = [
  'changeRequest.update',
  'changeRequest.edit',
  'changeRequest.import',
  'changeRequest.pull',
  'changeRequest.merge',
  'changeRequest.revert',
  'changeRequest.review',
  'changeRequest.requestReview',
] as const satisfies readonly RecordedAction[];

/**
 * Follows the events of an organization after a position, by default after the last one. The header
 * `Last-Event-ID` takes precedence: a client that connects again sends the same arguments with it.
 * @throws BAD_USER_INPUT for a position that no event has
 */
async function follow(
  { live, lastEventId, load }: Context,
  organizationId: string,
  given: number | null | undefined,
  conditions: EventConditions,
  remindsOf?: string,
): Promise<EventFollower> {
  if (lastEventId !== undefined && !/^\d{1,10}$/.test(lastEventId))
    throw badInput('The header Last-Event-ID must be the id of an event of this subscription.');
  const after = lastEventId === undefined ? given : Number(lastEventId);
  await live.start();
  await load.assignedPositions.load(organizationId);
  const head = await live.events.headOf(organizationId);
  if (after != null && after > head)
    throw badInput(
      `The last event has the position ${head}. Send its position, an earlier one, or none.`,
      'after',
    );
  return live.events.follow(organizationId, after ?? head, conditions, remindsOf);
}

/**
 * Returns the subject of an event, if it still belongs to the organization of the event.
 * @throws NOT_FOUND for one that was transferred to another organization
 */
function inSameLog<Subject extends { readonly organizationId: string }>(
  event: Pick<EventAtPosition, 'organizationId'>,
  subject: Subject,
): Subject {
  if (subject.organizationId !== event.organizationId) throw notFound();
  return subject;
}

async function changeRequestById(ctx: Context, id: string): Promise<ChangeRequestSubject> {
  const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
  const found = await findChangeRequest(ctx.load, spaceId, id);
  if (!found) throw notFound();
  await authorize(ctx, 'changeRequest.read', found);
  return found;
}

async function spaceById(ctx: Context, id: string): Promise<SpaceRow> {
  await parentsOf(ctx, 'Space', id);
  const found = await findSpace(ctx.load, id);
  if (!found) throw notFound();
  await authorize(ctx, 'space.read', found);
  return found;
}

async function threadOf(ctx: Context, subjectId: string): Promise<CommentThread> {
  if (typeOfId(subjectId) === 'Space') await parentsOf(ctx, 'Space', subjectId);
  const found = await findThread(ctx.load, await targetOfSubject(ctx, subjectId));
  if (!found) throw notFound();
  await authorize(ctx, 'comment.list', found);
  return found;
}

async function specById(ctx: Context, id: string) {
  await parentsOf(ctx, 'OpenAPISpec', id);
  const row = await ctx.load.openAPISpec.must(id);
  await authorize(ctx, 'openAPISpec.read', row);
  return row;
}

async function siteById(ctx: Context, id: string) {
  const { organizationId } = await parentsOf(ctx, 'Site', id);
  const site = await findSite(ctx.load, organizationId, id);
  if (!site) throw notFound();
  await authorize(ctx, 'site.read', site);
  return site;
}

/** The arguments that select comments. */
interface CommentSelection {
  readonly subjectId: string;
  readonly pageId?: string | null | undefined;
}

/**
 * Returns a comment of a thread, with one of its replies.
 * @throws EventSkipped for a comment of another thread or page, and for one that was deleted
 */
async function commentOf(
  ctx: Context,
  thread: CommentThread,
  { pageId }: CommentSelection,
  { commentId, replyId }: { readonly commentId: string; readonly replyId?: string | undefined },
) {
  const found = await commentIn(ctx.load, thread, { commentId });
  if (!found || (pageId != null && found.comment.pageId !== pageId)) throw new EventSkipped();
  const reply = replyId === undefined ? null : await ctx.load.commentReply.load(replyId);
  return { comment: found.comment, reply };
}

/** Returns the message for a changed or deleted comment or reply. */
async function commentUpdateOf(ctx: Context, event: EventAtPosition, selection: CommentSelection) {
  const thread = inSameLog(event, await threadOf(ctx, selection.subjectId));
  const { action, subjectId: id, related } = event;
  if (action === 'comment.delete') {
    if (related[0] !== selection.subjectId) throw new EventSkipped();
    const commentId = related[1]; // of a reply
    const comment = commentId === undefined ? null : await ctx.load.comment.load(commentId);
    return { event, comment, reply: null };
  }
  if (typeOfId(id) === 'Comment')
    return { event, ...(await commentOf(ctx, thread, selection, { commentId: id })) };
  const reply = await ctx.load.commentReply.load(id);
  if (!reply) throw new EventSkipped();
  const { commentId } = reply;
  return { event, ...(await commentOf(ctx, thread, selection, { commentId, replyId: id })) };
}

/**
 * Returns the event of a message about an import: for its progress, the last event of the import.
 * @throws EventSkipped for the progress of an import that has ended, or whose start has no position
 */
async function eventOfImport(
  { query }: Context,
  event: EventAtPosition | Reminder,
  { id, organizationId, spaceId, changeRequestId, createdAt, status }: ImportRow,
): Promise<EventAtPosition> {
  if (!('isReminder' in event)) return event;
  const subjectId = changeRequestId ?? spaceId;
  const last =
    isOpen(status) && (await lastEventOf(query, { id, organizationId, subjectId, createdAt }));
  if (!last) throw new EventSkipped();
  return last;
}

/** Conditions of each subscription. */
const conditions = {
  changeRequest: (subjectId: string): Conditions => ({
    actions: CHANGE_REQUEST_ACTIONS,
    subjectId,
  }),
  content: (spaceId: string): Conditions => ({ actions: CONTENT_ACTIONS, spaceId }),
  addedComments: ({ space }: CommentThread): Conditions => ({
    actions: ['comment.create', 'comment.reply'],
    spaceId: space.id,
  }),
  updatedComments: ({ space }: CommentThread): Conditions => ({
    actions: ['comment.update', 'comment.delete'],
    spaceId: space.id,
  }),
  ofImport: (relatedId: string): Conditions => ({
    actions: ['space.import', 'changeRequest.import', 'import.fail'],
    relatedId,
  }),
  spec: (subjectId: string): Conditions => ({ actions: ['openAPISpec.process'], subjectId }),
  site: (subjectId: string): Conditions => ({
    actions: ['site.publish', 'site.unpublish'],
    subjectId,
  }),
};

export const subscription: Resolvers = {
  EventSummary: {
    eventId: ({ id }) => id,
    actor: ({ actorId }, _, ctx) => actorOf(ctx, actorId),
  },
  Subscription: {
    events: {
      subscribe: async (_, { organizationId, filter, after }, ctx) => {
        await authorize(ctx, 'auditEvent.list', { id: organizationId });
        return follow(ctx, organizationId, after, filter ?? {});
      },
      resolve: async (
        event: EventAtPosition,
        { organizationId }: SubscriptionEventsArgs,
        ctx: Context,
      ) => {
        await authorize(ctx, 'auditEvent.list', { id: organizationId });
        return event;
      },
    },
    changeRequestUpdated: {
      subscribe: async (_, { changeRequestId: id, after }, ctx) => {
        const { organizationId } = await changeRequestById(ctx, id);
        return follow(ctx, organizationId, after, conditions.changeRequest(id));
      },
      resolve: async (
        event: EventAtPosition,
        { changeRequestId }: SubscriptionChangeRequestUpdatedArgs,
        ctx: Context,
      ) => {
        const found = inSameLog(event, await changeRequestById(ctx, changeRequestId));
        return { event, changeRequest: found.row };
      },
    },
    spaceContentUpdated: {
      subscribe: async (_, { spaceId, after }, ctx) => {
        const { organizationId } = await spaceById(ctx, spaceId);
        return follow(ctx, organizationId, after, conditions.content(spaceId));
      },
      resolve: async (
        event: EventAtPosition,
        { spaceId }: SubscriptionSpaceContentUpdatedArgs,
        ctx: Context,
      ) => {
        const space = inSameLog(event, await spaceById(ctx, spaceId));
        // an import is recorded when it starts, too
        if (event.action === 'space.import' && !event.fields.includes('content'))
          throw new EventSkipped();
        const isMerge = event.action === 'changeRequest.merge';
        const changeRequest = isMerge ? await ctx.load.changeRequest.load(event.subjectId) : null;
        return { event, space: forMember(space), changeRequest };
      },
    },
    commentAdded: {
      subscribe: async (_, { subjectId, after }, ctx) => {
        const thread = await threadOf(ctx, subjectId);
        return follow(ctx, thread.organizationId, after, conditions.addedComments(thread));
      },
      resolve: async (
        event: EventAtPosition,
        selection: SubscriptionCommentAddedArgs,
        ctx: Context,
      ) => {
        const thread = inSameLog(event, await threadOf(ctx, selection.subjectId));
        const replyId = event.action === 'comment.reply' ? event.related[0] : undefined;
        const reference = { commentId: event.subjectId, replyId };
        return { event, ...(await commentOf(ctx, thread, selection, reference)) };
      },
    },
    commentUpdated: {
      subscribe: async (_, { subjectId, after }, ctx) => {
        const thread = await threadOf(ctx, subjectId);
        return follow(ctx, thread.organizationId, after, conditions.updatedComments(thread));
      },
      resolve: (event: EventAtPosition, selection: SubscriptionCommentUpdatedArgs, ctx: Context) =>
        commentUpdateOf(ctx, event, selection),
    },
    importProgress: {
      subscribe: async (_, { importId, after }, ctx) => {
        const { organizationId } = await importById(ctx, importId);
        return follow(ctx, organizationId, after, conditions.ofImport(importId), importId);
      },
      resolve: async (
        event: EventAtPosition | Reminder,
        { importId }: SubscriptionImportProgressArgs,
        ctx: Context,
      ) => {
        const found = inSameLog(event, await importById(ctx, importId));
        return { event: await eventOfImport(ctx, event, found), import: found };
      },
    },
    openAPISpecProcessed: {
      subscribe: async (_, { openAPISpecId: id, after }, ctx) => {
        const { organizationId } = await specById(ctx, id);
        return follow(ctx, organizationId, after, conditions.spec(id));
      },
      resolve: async (
        event: EventAtPosition,
        { openAPISpecId }: SubscriptionOpenApiSpecProcessedArgs,
        ctx: Context,
      ) => ({
        event,
        openAPISpec: inSameLog(event, await specById(ctx, openAPISpecId)),
      }),
    },
    sitePublished: {
      subscribe: async (_, { siteId, after }, ctx) => {
        const { organizationId } = await siteById(ctx, siteId);
        return follow(ctx, organizationId, after, conditions.site(siteId));
      },
      resolve: async (
        event: EventAtPosition,
        { siteId }: SubscriptionSitePublishedArgs,
        ctx: Context,
      ) => ({
        event,
        site: forMember(inSameLog(event, await siteById(ctx, siteId))),
      }),
    },
  },
};
