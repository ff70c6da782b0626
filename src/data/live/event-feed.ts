/**
 * Follows the logs of organizations for the subscribers of a process. Subscribers of one
 * organization share its new events, which are read in one statement.
 */
import type { AuditEventRow } from '../rows.ts';
import type { Query } from '../database.ts';
import { assignPositions } from '../event-log.ts';
import { type ReadShared, shareReads } from '../shared-reads.ts';
import { column, statement } from '../statement.ts';
import { tables } from '../tables.ts';
import { type EventConditions, matches, valuesOf } from './event-conditions.ts';
import type { LiveSource } from './live-source.ts';
import { createTurns } from './turns.ts';

/** An event with its position. */
export type EventAtPosition = AuditEventRow & { readonly position: number };

/** A change without an event, after all events up to a position were returned. */
export interface Reminder {
  readonly isReminder: true;
  readonly organizationId: string;
  readonly position: number;
}

/** Positions that one statement reads for all subscribers of an organization. */
const PAGE_COUNT = 100;
/** Positions that one statement searches for a subscriber that continues after an earlier one. */
const WINDOW_COUNT = 5000;
/** Statements for such subscribers that run concurrently. */
const MAX_CATCH_UPS = 2;
/** Milliseconds between two readings of all last positions, in case that a notification is missed. */
const POLL_MS = 2000;
/** Milliseconds until a failed statement is sent again. */
const RETRY_MS = 500;
/** Organizations whose last positions one statement reads. */
const MAX_HEADS_COUNT = 1000;

const HEADS = statement(
  'eventFeed.heads',
  `SELECT o.id, coalesce((SELECT p.position FROM event_positions p WHERE p.organization_id = o.id ORDER BY p.position DESC LIMIT 1), 0) AS position
  FROM unnest($1::text[]) AS o(id)`,
  {
    id: column.present(column.text, 'It is one of the ids.'),
    position: column.present(column.integer, 'It is 0 without a position.'),
  },
);

const LOGGED_EVENT = {
  ...tables.auditEvent.row,
  position: column.present(column.integer, 'The event is in the log.'),
};
// These have no names, so that PostgreSQL plans them for the size of the log: a plan that is made for
// the empty log of a new database reads all events for each position.
const FROM_LOG = `SELECT ${tables.auditEvent.columns} FROM event_positions ep JOIN events e ON e.id = ep.id AND e.organization_id = ep.organization_id
  WHERE ep.organization_id = $1 AND ep.position > $2::bigint`;
const PAGE = statement<EventAtPosition>(
  undefined,
  `${FROM_LOG} AND ep.position <= $2::bigint + ${PAGE_COUNT} ORDER BY ep.position`,
  LOGGED_EVENT,
);
const CATCH_UP = statement<EventAtPosition>(
  undefined,
  `${FROM_LOG} AND ep.position <= $2::bigint + ${WINDOW_COUNT}
  AND ($3::text[] IS NULL OR e.action = ANY($3)) AND ($4::text IS NULL OR e.actor_id = $4) AND ($5::text IS NULL OR e.space_id = $5 OR e.subject_id = $5)
  AND ($6::text IS NULL OR e.subject_id = $6) AND ($7::text IS NULL OR $7 = ANY (e.related)) ORDER BY ep.position LIMIT ${PAGE_COUNT}`,
  LOGGED_EVENT,
);

const LAST = statement<EventAtPosition>(
  undefined,
  `SELECT ${tables.auditEvent.columns} FROM events e JOIN event_positions ep ON ep.id = e.id AND ep.organization_id = e.organization_id
  WHERE e.organization_id = $1 AND e.subject_id = $2 AND e.created_at >= $3::timestamptz AND $4 = ANY (e.related) ORDER BY ep.position DESC LIMIT 1`,
  LOGGED_EVENT,
);

/** An object that events of another one name, which they do since a time. */
interface RelatedObject {
  readonly id: string;
  readonly organizationId: string;
  readonly subjectId: string;
  readonly createdAt: string;
}

/** Returns the last event in the log that names an object, if there is one. */
export const lastEventOf = async (
  query: Query,
  { id, organizationId, subjectId, createdAt }: RelatedObject,
): Promise<EventAtPosition | undefined> =>
  (await query(LAST, [organizationId, subjectId, createdAt, id]))[0];

/** The events of an organization after one position, up to another one. */
interface Page {
  readonly after: number;
  readonly upTo: number;
  readonly events: readonly EventAtPosition[];
}

/** The log of one organization, as far as this process knows it. */
interface Log {
  readonly organizationId: string;
  readonly followers: Set<EventFollower>;
  /** The last known position. */
  head: number;
  /** The events that were read last. */
  page: Page | undefined;
  reading: Promise<void> | undefined;
}

/** The logs that this process follows. */
export class EventFeed {
  readonly #query: Query;
  readonly #logs = new Map<string, Log>();
  readonly #reminded = new Map<string, Set<EventFollower>>();
  readonly #readHead: ReadShared<number>;
  readonly #inTurn = createTurns(MAX_CATCH_UPS);
  readonly #committed = new Set<string>();
  #assigning: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(query: Query) {
    this.#query = query;
    this.#readHead = shareReads(async (ids) => {
      const rows = await query(HEADS, [ids]);
      return new Map(rows.map(({ id, position }) => [id, position]));
    }, MAX_HEADS_COUNT);
  }

  /** Returns the last position of an organization now; 0 before its first event. */
  async headOf(organizationId: string): Promise<number> {
    return (await this.#readHead(organizationId)) ?? 0;
  }

  /**
   * Follows events after a position, with reminders of an object. The caller ends the iterator with
   * `return`.
   */
  follow(
    organizationId: string,
    after: number,
    conditions: EventConditions,
    remindsOf?: string,
  ): EventFollower {
    const log: Log = this.#logs.get(organizationId) ?? {
      organizationId,
      followers: new Set(),
      head: after,
      page: undefined,
      reading: undefined,
    };
    this.#logs.set(organizationId, log);
    const follower: EventFollower = new EventFollower(
      organizationId,
      after,
      conditions,
      () => log.head,
      (position) => this.#pageAfter(log, position, conditions),
      () => this.#leave(log, follower, remindsOf),
    );
    log.followers.add(follower);
    if (remindsOf !== undefined) {
      const reminded = this.#reminded.get(remindsOf) ?? new Set();
      this.#reminded.set(remindsOf, reminded.add(follower));
    }
    this.#timer ??= setInterval(() => this.poll(), POLL_MS).unref();
    void this.#readHead(organizationId).then(
      (head = 0) => this.advance(organizationId, head),
      () => {},
    );
    return follower;
  }

  /** Assigns positions in an organization whose events were committed, if it is followed. */
  committed(organizationId: string): void {
    if (!this.#logs.has(organizationId)) return;
    this.#committed.add(organizationId);
    this.#assigning ??= this.#assign().finally(() => (this.#assigning = undefined));
  }

  /** Records the last position of an organization, and wakes its followers. */
  advance(organizationId: string, position: number): void {
    const log = this.#logs.get(organizationId);
    if (!log || position <= log.head) return;
    log.head = position;
    for (const follower of log.followers) follower.wake();
  }

  /** Reminds the followers of an object that has changed without an event. */
  remind(objectId: string): void {
    for (const follower of this.#reminded.get(objectId) ?? []) follower.remind();
  }

  /** Reads the last positions of all organizations that are followed. */
  poll(): void {
    for (const log of this.#logs.values()) {
      const { organizationId } = log;
      log.page = undefined; // its memory is needed for a moment only
      void this.#readHead(organizationId).then(
        (head = 0) => this.advance(organizationId, head),
        () => {},
      );
    }
  }

  /** Ends all iterators. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { followers } of this.#logs.values())
      for (const follower of followers) void follower.return();
    await this.#assigning;
  }

  async #assign(): Promise<void> {
    while (this.#committed.size > 0) {
      // events that are committed in the same turn of the event loop share the statement
      await new Promise((resolve) => setImmediate(resolve));
      const organizationIds = [...this.#committed];
      this.#committed.clear();
      await assignPositions(this.#query, organizationIds).catch(() => {}); // the routine follows
    }
  }

  #leave(log: Log, follower: EventFollower, remindsOf: string | undefined): void {
    const reminded = this.#reminded.get(remindsOf ?? '');
    if (reminded?.delete(follower) && reminded.size === 0) this.#reminded.delete(remindsOf ?? '');
    log.followers.delete(follower);
    if (log.followers.size > 0) return;
    this.#logs.delete(log.organizationId);
    if (this.#logs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Returns events after a position that is before the last one. */
  async #pageAfter(log: Log, after: number, conditions: EventConditions): Promise<Page> {
    for (;;) {
      const { page, head } = log;
      if (page && page.after <= after && after < page.upTo) return page;
      if (head - after > PAGE_COUNT)
        return this.#inTurn(() => this.#catchUp(log, after, conditions));
      log.reading ??= this.#readPage(log, after).finally(() => (log.reading = undefined));
      await log.reading;
    }
  }

  async #readPage(log: Log, after: number): Promise<void> {
    const upTo = Math.min(log.head, after + PAGE_COUNT);
    const events = await this.#query(PAGE, [log.organizationId, after]);
    log.page = { after, upTo: Math.max(upTo, events.at(-1)?.position ?? 0), events };
  }

  async #catchUp(log: Log, after: number, conditions: EventConditions): Promise<Page> {
    const upTo = Math.min(log.head, after + WINDOW_COUNT);
    const values = [log.organizationId, after, ...valuesOf(conditions)];
    const events = await this.#query(CATCH_UP, values);
    const last = events.at(-1)?.position ?? 0;
    return { after, upTo: events.length < PAGE_COUNT ? Math.max(upTo, last) : last, events };
  }
}

/**
 * The events of one subscriber in the order of their positions. The next ones are read when they are
 * requested, so that a slow subscriber takes no memory.
 */
export class EventFollower implements LiveSource<EventAtPosition | Reminder> {
  #position: number;
  #page: Page | undefined;
  #index = 0;
  #isEnded = false;
  #isReminded = false;
  #wake: (() => void) | undefined;
  readonly #organizationId: string;
  readonly #conditions: EventConditions;
  readonly #head: () => number;
  readonly #pageAfter: (position: number) => Promise<Page>;
  readonly #onEnd: () => void;

  constructor(
    organizationId: string,
    after: number,
    conditions: EventConditions,
    head: () => number,
    pageAfter: (position: number) => Promise<Page>,
    onEnd: () => void,
  ) {
    this.#organizationId = organizationId;
    this.#position = after;
    this.#conditions = conditions;
    this.#head = head;
    this.#pageAfter = pageAfter;
    this.#onEnd = onEnd;
  }

  /** The position up to which all events were returned or do not match. */
  get position(): number {
    return this.#position;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<EventAtPosition | Reminder>> {
    while (!this.#isEnded) {
      const event = this.#take();
      if (event) return { value: event, done: false };
      if (this.#position < this.#head()) await this.#read();
      else if (this.#isReminded) return { value: this.#takeReminder(), done: false };
      else await this.#woken();
    }
    return { value: undefined, done: true };
  }

  /** Continues if the iterator waits. */
  wake(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  /** Returns a reminder after the events that are in the log already. */
  remind(): void {
    this.#isReminded = true;
    this.wake();
  }

  async return(): Promise<IteratorResult<EventAtPosition | Reminder>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#page = undefined;
      this.#onEnd();
      this.wake();
    }
    return { value: undefined, done: true };
  }

  #takeReminder(): Reminder {
    this.#isReminded = false;
    const [organizationId, position] = [this.#organizationId, this.#position];
    return { isReminder: true, organizationId, position };
  }

  /** Returns the next event of the page that matches, and forgets the page after its last one. */
  #take(): EventAtPosition | undefined {
    const page = this.#page;
    if (!page) return undefined;
    while (this.#index < page.events.length) {
      const event = page.events[this.#index++];
      if (!event || event.position <= this.#position) continue;
      this.#position = event.position;
      if (matches(event, this.#conditions)) return event;
    }
    this.#position = Math.max(this.#position, page.upTo);
    this.#page = undefined;
    return undefined;
  }

  async #read(): Promise<void> {
    try {
      this.#page = await this.#pageAfter(this.#position);
      this.#index = 0;
    } catch {
      await this.#woken(RETRY_MS); // the database does not answer
    }
  }

  /** Resolves when the log has grown, when the iterator ends, or after some milliseconds. */
  #woken(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
