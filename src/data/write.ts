/**
 * Runs every write: transaction, subject, access check, body and event succeed or fail together.
 */
import type { Context, PublicSettings, Revalidation } from '../context.ts';
import { type Action, type SubjectKindOf, subjectKindOf } from '../domain/access.ts';
import { notFound } from '../domain/errors.ts';
import type { RecordedAction } from '../domain/event-types.ts';
import { authorize, traceAuthorization } from './authorize.ts';
import type { OrganizationOwned, Subjects } from './subjects.ts';
import type { Blobs } from './blobs.ts';
import type { ContentListener } from './content-listener.ts';
import type { Database, Tx } from './database.ts';
import {
  type EventLocation,
  inOrganization,
  type LocatedContent,
  locationOf,
  ofContent,
} from './event-location.ts';
import type { GuardedFetch } from './fetch.ts';
import { type Loaders, makeLoaders } from './loaders.ts';
import type { Mailer } from './mailer.ts';
import { newId } from './new-id.ts';
import type { Threads } from './threads.ts';
import { type Enqueue, enqueueOver } from './queue.ts';
import { enqueueRevalidation } from './revalidation.ts';
import type { Secrets } from './secrets.ts';
import { statement } from './statement.ts';

/** An action of a caller that is recorded as an event: `domain/event-types.ts` describes it. */
type WriteAction = Extract<Action, RecordedAction>;

/** The part of an event that the body of a write adds. */
interface Change {
  /** Id of the changed object; defaults to the subject of the access check. */
  readonly subject?: string;
  /** Id of its organization; defaults to the organization of that subject. */
  readonly organizationId?: string;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** Ids of other objects that are affected. */
  readonly related?: readonly string[];
  /** The user who made the change, where there is no viewer. */
  readonly actor?: string;
  /**
   * Effects on other objects, possibly in other organizations. Each object gets an event of its own
   * there.
   */
  readonly elsewhere?: RelatedEvents;
}

/** The effects of a write on objects other than its subject, in any organization. */
interface RelatedEvents {
  readonly action: WriteAction;
  /** Names of the fields that changed. */
  readonly fields: readonly string[];
  readonly things: readonly { readonly id: string; readonly organizationId: string }[];
}

/**
 * Everything that the body of a write works with. It all uses the transaction's connection, and
 * throws after the transaction has ended.
 */
export interface WriteContext extends Tx {
  /** Loaders that read inside the transaction. */
  readonly load: Loaders;
  /** Receives the events of changed content. */
  readonly contentListener: ContentListener;
  /** Enqueues a job that exists exactly when this write commits. */
  readonly enqueue: Enqueue;
  /** Adds to the event of this write. */
  record(change: Change): void;
  /**
   * Returns the values of `INSERT_EVENT` for the event of this write, which a statement of the body
   * then inserts itself.
   */
  takeEvent(change: Change): readonly unknown[];
  /** Returns the values of `INSERT_EVENT` for a further event, of another action on the same subject. */
  furtherEvent(action: WriteAction, change: Change): readonly unknown[];
  /** Leaves out the event, for a write that had nothing to do. */
  skipEvent(): void;
}

/**
 * The target of a write: its action, the subject of the access check, and the result where that
 * subject is absent.
 */
interface WriteTarget<A extends WriteAction, T> {
  readonly action: A;
  on(load: Loaders, tx: Tx): Promise<Subjects[SubjectKindOf<A>] | null>;
  /**
   * Returns the result where there is no such subject; without this function the write throws
   * NOT_FOUND.
   */
  readonly absent?: () => T;
}

/**
 * Minimum time between the timeout of an extended transaction and the timeout of its request, in
 * milliseconds.
 */
const MIN_RESPONSE_MS = 2000;

/**
 * Runs a write.
 *
 * The body must have no effects outside the database, because it may run again: after a conflict,
 * or after it needed long texts, which are read outside the transaction.
 * @throws NOT_FOUND or FORBIDDEN before the body begins
 * @throws Error when the action is not the one that the root field declares
 */
export async function write<A extends WriteAction, T>(
  ctx: Context,
  target: WriteTarget<A, T>,
  body: (tx: WriteContext, subject: Subjects[SubjectKindOf<A>]) => Promise<T>,
): Promise<T> {
  const { action } = target;
  if (ctx.authorizationTrace && ctx.authorizationTrace.rule.action !== action)
    throw new Error(`${ctx.authorizationTrace.rule.action} was declared, and ${action} is asked.`);
  try {
    const attempt = () =>
      ctx.transaction(async (tx) => {
        ctx.texts.begin();
        // new loaders also read the viewer's memberships again, as they are now
        const load = makeLoaders(tx.query, ctx.viewer);
        const subject = await target.on(load, tx);
        if (subject === null && target.absent && subjectKindOf(action) !== 'viewer') {
          traceAuthorization(ctx, action);
          return target.absent();
        }
        if (subject === null && subjectKindOf(action) !== 'viewer') throw notFound();
        // null only for the subject kind `viewer`
        const checked = subject as Subjects[SubjectKindOf<A>];
        await authorize(
          { viewer: ctx.viewer, load, authorizationTrace: ctx.authorizationTrace },
          action,
          checked,
        );
        ctx.trail.allowed.push({ action, subject: checked });
        let change: Change | undefined = {};
        let isSkipped = false;
        const result = await body(
          {
            ...tx,
            extend(milliseconds) {
              tx.extend(milliseconds);
              // the request must not time out while the transaction still runs
              ctx.allow(milliseconds + MIN_RESPONSE_MS);
            },
            load,
            contentListener: ctx.contentListener,
            enqueue: enqueueOver(tx.query),
            record: (more) => {
              change = { ...change, ...more };
            },
            takeEvent(more) {
              const event = { ...change, ...more };
              change = undefined;
              return eventOf(ctx, tx, action, locationOf(subjectKindOf(action), checked), event);
            },
            furtherEvent: (other, more) =>
              eventOf(ctx, tx, other, locationOf(subjectKindOf(action), checked), more),
            skipEvent: () => {
              change = undefined;
              isSkipped = true;
            },
          },
          checked,
        );
        const location = locationOf(subjectKindOf(action), checked);
        if (change) await append(ctx, tx, action, location, change);
        if (!isSkipped) {
          const changedId = subjectIdOf(ctx, location, change ?? {});
          await enqueueRevalidation(ctx, enqueueOver(tx.query), action, { ...location, changedId });
        }
        return result;
      });
    return await ctx.texts.restarting(attempt);
  } finally {
    ctx.forget();
  }
}

/** SQL that inserts an event, with its values as `$1` to `$12`. */
export const INSERT_EVENT = `INSERT INTO events (id, organization_id, space_id, collection_id, action, actor_id, token_id, subject_id, fields, related, request_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const APPEND = statement('event.append', INSERT_EVENT, {});

const APPEND_RELATED = statement(
  'event.appendElsewhere',
  `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at)
  SELECT e.id, e.organization_id, $4, e.subject_id, $5::text[], ARRAY[$6], $7, $8::timestamptz FROM unnest($1::text[], $2::text[], $3::text[]) AS e(id, organization_id, subject_id)`,
  {},
);

const APPEND_TO_ACCOUNT = statement(
  'event.appendToAccount',
  `INSERT INTO account_events (id, action, user_id, token_id, subject_id, fields, related, request_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  {},
);

/** Returns the columns of an event of the caller that every event has. */
const eventColumns = (
  { viewer, requestId, now }: Context,
  action: Action,
  change: Change,
  subjectId: string,
): readonly unknown[] => [
  action,
  viewer?.userId ?? change.actor ?? null,
  viewer?.tokenId ?? null,
  subjectId,
  change.fields ?? [],
  change.related ?? [],
  requestId,
  now.toISOString(),
];

const subjectIdOf = ({ viewer }: Context, location: EventLocation, { subject }: Change): string =>
  subject ?? location.subjectId ?? viewer?.userId ?? '';

/** Returns the values of `INSERT_EVENT`, and announces the event. */
function eventOf(
  ctx: Context,
  tx: Tx,
  action: Action,
  location: EventLocation,
  change: Change,
): readonly unknown[] {
  const organizationId = change.organizationId ?? location.organizationId;
  if (organizationId !== null) tx.announce(organizationId);
  return [
    newId('AuditEvent'),
    organizationId,
    location.spaceId,
    location.collectionId,
    ...eventColumns(ctx, action, change, subjectIdOf(ctx, location, change)),
  ];
}

/**
 * Appends the event to the organization's events, or to the account's where no organization is
 * affected.
 */
async function append(
  ctx: Context,
  tx: Tx,
  action: Action,
  location: EventLocation,
  change: Change,
): Promise<void> {
  const subjectId = subjectIdOf(ctx, location, change);
  if (change.elsewhere && change.elsewhere.things.length > 0)
    await appendRelated(ctx, tx, change.elsewhere, subjectId);
  if ((change.organizationId ?? location.organizationId) !== null)
    await tx.query(APPEND, eventOf(ctx, tx, action, location, change));
  else
    await tx.query(APPEND_TO_ACCOUNT, [
      newId('AccountEvent'),
      ...eventColumns(ctx, action, change, subjectId),
    ]);
}

/**
 * Appends the events of related objects, in one statement. They omit the actor, who may not be
 * visible in those organizations.
 */
async function appendRelated(
  ctx: Context,
  tx: Tx,
  { action, fields, things }: RelatedEvents,
  relatedId: string,
): Promise<void> {
  const columns = [
    things.map(() => newId('AuditEvent')),
    things.map(({ organizationId }) => organizationId),
    things.map(({ id }) => id),
  ];
  await tx.query(APPEND_RELATED, [
    ...columns,
    action,
    fields,
    relatedId,
    ctx.requestId,
    ctx.now.toISOString(),
  ]);
  for (const { organizationId } of things) tx.announce(organizationId);
}

/** The context of a job. */
export interface JobContext {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  /** File storage; absent where none is configured. */
  readonly blobs?: Blobs | undefined;
  /** Fetches external URLs; absent where no job needs it. */
  readonly fetch?: GuardedFetch | undefined;
  /** Worker threads; absent where no job needs them. */
  readonly threads?: Threads | undefined;
  /** The front end that is notified of changes; absent where there is none. */
  readonly revalidation?: Revalidation | undefined;
  /**
   * Returns a request context of this user with their current rights; absent where no job needs it.
   */
  readonly as?: ((userId: string) => Context) | undefined;
  /** Announces the recipients of new notifications; absent where no job needs it. */
  readonly notify?: ((userIds: Iterable<string>) => void) | undefined;
  /** Sends e-mails; absent where none are sent. */
  readonly mailer?: Mailer | undefined;
  /** Encryption of secrets; absent where no job needs it. */
  readonly secrets?: Secrets | undefined;
  /** The addresses of the product; absent where no job needs them. */
  readonly settings?: Pick<PublicSettings, 'baseUrl' | 'appUrl'> | undefined;
  /** The time for which the job runs. */
  readonly now: Date;
  /** Id for the events that the job writes. */
  readonly requestId: string;
  /** Returns whether the job must stop here; another job continues with the rest. */
  isOver(): boolean;
  /** True on the last attempt, and by default. */
  readonly isLast?: boolean;
}

/** The subjects of the actions of the system. */
interface SystemSubjects {
  readonly 'member.update': OrganizationOwned;
  readonly 'space.purge': LocatedContent;
  readonly 'collection.purge': LocatedContent;
  readonly 'import.fail': EventLocation;
  readonly 'openAPISpec.process': OrganizationOwned;
  readonly 'webhookEndpoint.disable': OrganizationOwned;
  readonly 'installation.token': OrganizationOwned;
}

/** Actions of the system. Where callers can request one too, the access table lists it. */
export type SystemAction = Extract<keyof SystemSubjects, RecordedAction>;

const systemLocations: {
  readonly [A in SystemAction]: (subject: SystemSubjects[A]) => EventLocation;
} = {
  'member.update': inOrganization,
  'space.purge': ofContent,
  'collection.purge': ofContent,
  'import.fail': (location) => location,
  'openAPISpec.process': inOrganization,
  'webhookEndpoint.disable': inOrganization,
  'installation.token': inOrganization,
};

/** The target of a system write. */
interface SystemTarget<A extends SystemAction> {
  readonly action: A;
  /** Returns the subject, locked; null where there is nothing to do. */
  on(tx: Tx): Promise<SystemSubjects[A] | null>;
  /** Names of the fields that change. */
  readonly fields?: readonly string[];
  /** Ids of related objects of the event. */
  readonly related?: readonly string[];
  /** Milliseconds; defaults to the timeout of `Database.transaction`. */
  readonly timeout?: number;
}

/**
 * Runs a system write and appends its event, which has no actor. Returns whether there was
 * something to do.
 */
export function writeAsSystem<A extends SystemAction>(
  { database, now, requestId }: Pick<JobContext, 'database' | 'now' | 'requestId'>,
  { action, on, fields = [], related = [], timeout }: SystemTarget<A>,
  body: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      const subject = await on(tx);
      if (!subject) return false;
      await body(tx);
      const location = systemLocations[action](subject);
      if (location.organizationId !== null) tx.announce(location.organizationId);
      await tx.query(APPEND, [
        newId('AuditEvent'),
        location.organizationId,
        location.spaceId,
        location.collectionId,
        action,
        null,
        null,
        location.subjectId,
        fields,
        related,
        requestId,
        now.toISOString(),
      ]);
      return true;
    },
    timeout === undefined ? {} : { timeout },
  );
}
