/** The one door for writes: transaction, object, access, body and event stand or fall together. */
import type { Context } from '../context.ts';
import { type Action, type SubjectKindOf, subjectOf } from '../domain/access.ts';
import { notFound } from '../domain/errors.ts';
import { typeOfId } from '../domain/ids.ts';
import { authorize, note, type Subjects } from './authorize.ts';
import type { Blobs } from './blobs.ts';
import type { Database, Tx } from './database.ts';
import type { GuardedFetch } from './fetch.ts';
import { type Loaders, makeLoaders } from './loaders.ts';
import { newId } from './new-id.ts';
import { type Enqueue, enqueueOver } from './queue.ts';

/** What an event says beside who, when and which request. */
interface Change {
  /** Id of what was changed; the object of the access check unless said. */
  readonly subject?: string;
  /** Id of its organization; that of the object unless said. */
  readonly organizationId?: string;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** Ids of other things that were touched. */
  readonly related?: readonly string[];
  /** Who did it, where nobody asks with a token. */
  readonly actor?: string;
  /** What it does to other things, and in other organizations, each with an event of its own there. */
  readonly elsewhere?: Elsewhere;
}

/** What a write does to other things than its object, wherever they lie. */
interface Elsewhere {
  readonly action: Action;
  /** Names of the fields that changed. */
  readonly fields: readonly string[];
  readonly things: readonly { readonly id: string; readonly organizationId: string }[];
}

/** What the body of a write works with; all of it speaks on the transaction's connection, and refuses after its end. */
export interface Writing extends Tx {
  /** Loaders that see what was written before they first read it. */
  readonly load: Loaders;
  /** Sends a job, which is there exactly when this write commits. */
  readonly enqueue: Enqueue;
  /** Adds to the event of this write. */
  record(change: Change): void;
  /** What this write was for is not there: nothing is done, and nothing told. */
  skipEvent(): void;
}

/** What a write is: its action, the object that it asks access for, and what it answers where the object is not there. */
interface Target<A extends Action, T> {
  readonly action: A;
  on(load: Loaders, tx: Tx): Promise<Subjects[SubjectKindOf<A>] | null>;
  /** The answer where there is no such object; without it that is NOT_FOUND. */
  readonly absent?: () => T;
}

/** Milliseconds between the end of a long transaction and the answer. */
const ANSWERING_MS = 2000;

/**
 * Runs a write. Throws NOT_FOUND or FORBIDDEN before the body begins, and for an action other than the root field's declared one.
 * The body does nothing outside the database: it may run again.
 */
export async function write<A extends Action, T>(ctx: Context, target: Target<A, T>, body: (tx: Writing, subject: Subjects[SubjectKindOf<A>]) => Promise<T>): Promise<T> {
  const { action } = target;
  if (ctx.ledger && ctx.ledger.rule.action !== action) throw new Error(`${ctx.ledger.rule.action} was declared, and ${action} is asked.`);
  try {
    return await ctx.transaction(async (tx) => {
      const load = makeLoaders(tx.query, ctx.viewer); // the viewer's places too are read anew, as they are now
      const subject = await target.on(load, tx);
      if (subject === null && target.absent && subjectOf(action) !== 'viewer') {
        note(ctx, action);
        return target.absent();
      }
      if (subject === null && subjectOf(action) !== 'viewer') throw notFound();
      const seen = subject as Subjects[SubjectKindOf<A>]; // null only for the viewer, whose subject it is
      await authorize({ viewer: ctx.viewer, load, ledger: ctx.ledger }, action, seen);
      let change: Change | undefined = {};
      const answer = await body(
        {
          ...tx,
          extend(milliseconds) {
            tx.extend(milliseconds);
            ctx.allow(milliseconds + ANSWERING_MS); // nobody is told that it was given up while it goes on
          },
          load,
          enqueue: enqueueOver(tx.query),
          record: (more) => {
            change = { ...change, ...more };
          },
          skipEvent: () => {
            change = undefined;
          },
        },
        seen,
      );
      if (change) await append(ctx, tx, action, seen, change);
      return answer;
    });
  } finally {
    ctx.forget();
  }
}

const APPEND = `INSERT INTO events (id, organization_id, space_id, collection_id, action, actor_id, token_id, subject_id, fields, related, request_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const APPEND_ELSEWHERE = `INSERT INTO events (id, organization_id, action, subject_id, fields, related, request_id, created_at)
  SELECT e.id, e.organization_id, $4, e.subject_id, $5::text[], ARRAY[$6], $7, $8::timestamptz FROM unnest($1::text[], $2::text[], $3::text[]) AS e(id, organization_id, subject_id)`;

/** Where the subject of a write lay before it: in which space, which is the subject itself or none, and in which collection. */
function pathOf(subject: object | null): readonly [space: string | null, collection: string | null] {
  const of = subject as {
    readonly id?: string;
    readonly parentId?: string | null;
    readonly parent?: { readonly id: string } | null;
    readonly space?: { readonly id: string; readonly parentId: string | null };
  } | null;
  if (of?.space) return [of.space.id, of.space.parentId];
  if (of?.parentId === undefined) return [null, of?.parent?.id ?? null]; // no content, or the place where some is made
  return [of.id !== undefined && typeOfId(of.id) === 'Space' ? of.id : null, of.parentId];
}

/** Appends the event, final from the beginning: to the organization's, or to the account's own where it lies in none. */
async function append(ctx: Context, tx: Tx, action: Action, subject: object | null, change: Change): Promise<void> {
  const of = subject as { readonly id?: string; readonly organizationId?: string } | null;
  const subjectId = change.subject ?? of?.id ?? ctx.viewer?.userId ?? '';
  const organizationId = change.organizationId ?? of?.organizationId ?? (subjectOf(action) === 'organization' ? of?.id : undefined);
  const actor = ctx.viewer?.userId ?? change.actor ?? null;
  const rest = [action, actor, ctx.viewer?.tokenId ?? null, subjectId, change.fields ?? [], change.related ?? [], ctx.requestId, ctx.now.toISOString()];
  if (change.elsewhere && change.elsewhere.things.length > 0) await appendElsewhere(ctx, tx, change.elsewhere, subjectId);
  if (organizationId !== undefined) {
    await tx.query('event.append', APPEND, [newId('AuditEvent'), organizationId, ...pathOf(subject), ...rest]);
    return;
  }
  await tx.query(
    'event.appendToAccount',
    `INSERT INTO account_events (id, action, user_id, token_id, subject_id, fields, related, request_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId('AccountEvent'), ...rest],
  );
}

/** Appends the events of other things, in one statement. They do not name who did it: he may be nobody's fellow there. */
async function appendElsewhere(ctx: Context, tx: Tx, { action, fields, things }: Elsewhere, relatedId: string): Promise<void> {
  const columns = [things.map(() => newId('AuditEvent')), things.map(({ organizationId }) => organizationId), things.map(({ id }) => id)];
  await tx.query('event.appendElsewhere', APPEND_ELSEWHERE, [...columns, action, fields, relatedId, ctx.requestId, ctx.now.toISOString()]);
}

/** Work that nobody asks for. */
export interface Errand {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  /** Where bytes are kept; absent where there are none. */
  readonly blobs?: Blobs | undefined;
  /** Reads addresses; absent where no job does. */
  readonly fetch?: GuardedFetch | undefined;
  /** A request of this person, with his rights as they are; absent where no job asks for one. */
  readonly as?: ((userId: string) => Context) | undefined;
  /** The moment that it is done for. */
  readonly now: Date;
  /** For its events. */
  readonly requestId: string;
  /** Whether it is to end where it is: another goes on with what is left. */
  isOver(): boolean;
  /** Whether nobody tries again after this time; so unless said. */
  readonly isLast?: boolean;
}

/** What happens by itself. It cannot be asked for, and so stands in no table of access. */
export type OwnAction = 'space.purge' | 'collection.purge' | 'openAPISpec.process';

/** What such a write is about. */
interface OwnTarget {
  readonly action: OwnAction;
  /** The object, locked; null where there is nothing to do. */
  on(tx: Tx): Promise<{ readonly id: string; readonly organizationId: string } | null>;
  /** Milliseconds; as `Database.transaction` unless said. */
  readonly timeout?: number;
}

/** Runs a write that nobody asks for, with its event, in which there is no actor. Whether there was something to do. */
export function writeUnasked({ database, now, requestId }: Errand, { action, on, timeout }: OwnTarget, body: (tx: Tx) => Promise<void>): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      const subject = await on(tx);
      if (!subject) return false;
      await body(tx);
      await tx.query('event.append', APPEND, [newId('AuditEvent'), subject.organizationId, ...pathOf(subject), action, null, null, subject.id, [], [], requestId, now.toISOString()]);
      return true;
    },
    timeout === undefined ? {} : { timeout },
  );
}
