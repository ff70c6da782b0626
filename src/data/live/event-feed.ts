/**
 * Follows the logs of organizations for the subscribers of a process. Subscribers of one
 * organization share its new events, which are read in one statement.
 */
import type { Query } from '../database.ts';
import { assignPositions, EVENTS_BY_POSITION } from '../event-log.ts';
import { type ReadShared, shareReads } from '../shared-reads.ts';
import { column, statement } from '../statement.ts';
import { tables } from '../tables.ts';
import { type EventConditions, valuesOf } from './event-conditions.ts';
import { type EventAtPosition, EventFollower, type LogPage } from './event-follower.ts';
import { createTurns } from './turns.ts';

/** Positions that one statement reads for all subscribers of an organization. */
const PAGE_COUNT = 100;
/** Positions whose events are kept for followers that are behind others. */
const MAX_KEPT_COUNT = 2 * PAGE_COUNT;
/** Positions that one statement searches for a subscriber that continues after an earlier one. */
const WINDOW_COUNT = 5000;
/** Statements for such subscribers that run concurrently. */
const MAX_CATCH_UPS = 2;
/** Milliseconds between two readings of all last positions, in case that a notification is missed. */
const POLL_MS = 2000;
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
const FROM_LOG = `SELECT ${tables.auditEvent.columns} FROM ${EVENTS_BY_POSITION} WHERE ep.organization_id = $1 AND ep.position > $2::bigint`;
const PAGE = statement<EventAtPosition>(
  'eventFeed.page',
  `${FROM_LOG} AND ep.position <= $2::bigint + ${PAGE_COUNT} ORDER BY ep.position`,
  LOGGED_EVENT,
);
const CATCH_UP = statement<EventAtPosition>(
  'eventFeed.catchUp',
  `${FROM_LOG} AND ep.position <= $2::bigint + ${WINDOW_COUNT}
  AND ($3::text[] IS NULL OR e.action = ANY($3)) AND ($4::text IS NULL OR e.actor_id = $4) AND ($5::text IS NULL OR e.space_id = $5 OR e.subject_id = $5)
  AND ($6::text IS NULL OR e.subject_id = $6) AND ($7::text IS NULL OR $7 = ANY (e.related)) ORDER BY ep.position LIMIT ${PAGE_COUNT}`,
  LOGGED_EVENT,
);

const LAST = statement<EventAtPosition>(
  'eventFeed.last',
  `SELECT ${tables.auditEvent.columns} FROM events e
    CROSS JOIN LATERAL (SELECT p.* FROM event_positions p WHERE p.id = e.id AND p.organization_id = e.organization_id OFFSET 0) ep
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

/** The log of one organization, as far as this process knows it. */
interface Log {
  readonly organizationId: string;
  readonly followers: Set<EventFollower>;
  /** The last known position. */
  head: number;
  /** The position up to which events were offered to the followers. */
  offered: number;
  offering: Promise<void> | undefined;
  /** The events that were read last. */
  page: LogPage | undefined;
  reading: Promise<void> | undefined;
}

/** Returns the events of two pages, as far as they are kept, or of the one that was read last. */
function together(kept: LogPage, read: LogPage): LogPage {
  if (kept.after <= read.after && read.upTo <= kept.upTo) return kept;
  if (kept.upTo !== read.after) return read;
  const after = Math.max(kept.after, read.upTo - MAX_KEPT_COUNT);
  const events = [...kept.events.filter(({ position }) => position > after), ...read.events];
  return { after, upTo: read.upTo, events };
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
      offered: after,
      offering: undefined,
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

  /** Records the last position of an organization, and offers its new events to its followers. */
  advance(organizationId: string, position: number): void {
    const log = this.#logs.get(organizationId);
    if (!log || position <= log.head) return;
    log.head = position;
    log.offering ??= this.#offer(log).finally(() => (log.offering = undefined));
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

  /**
   * Reads new events once for all followers of a log, and wakes those that they concern. The others
   * keep waiting, and their number costs little.
   */
  async #offer(log: Log): Promise<void> {
    while (log.offered < log.head && log.followers.size > 0) {
      const after = log.offered;
      const isNear = log.head - after <= PAGE_COUNT;
      const page = isNear ? await this.#readAfter(log, after).catch(() => undefined) : undefined;
      log.offered = page?.upTo ?? log.head;
      for (const follower of log.followers)
        if (page) follower.offer(page);
        else follower.wake(); // it reads by itself, again and again where the database does not answer
    }
    log.offered = Math.max(log.offered, log.head);
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
  async #pageAfter(log: Log, after: number, conditions: EventConditions): Promise<LogPage> {
    for (;;) {
      const { page, head } = log;
      if (page && page.after <= after && after < page.upTo) return page;
      if (head - after > PAGE_COUNT)
        return this.#inTurn(() => this.#catchUp(log, after, conditions));
      log.reading ??= this.#readAfter(log, after)
        .then(() => {})
        .finally(() => (log.reading = undefined));
      await log.reading;
    }
  }

  /** Reads the next events after a position, and keeps them for the other followers. */
  async #readAfter(log: Log, after: number): Promise<LogPage> {
    const last = Math.min(log.head, after + PAGE_COUNT); // the log may grow while it is read
    const events = await this.#query(PAGE, [log.organizationId, after]);
    const read = { after, upTo: Math.max(last, events.at(-1)?.position ?? 0), events };
    log.page = log.page ? together(log.page, read) : read;
    return read;
  }

  async #catchUp(log: Log, after: number, conditions: EventConditions): Promise<LogPage> {
    const upTo = Math.min(log.head, after + WINDOW_COUNT);
    const values = [log.organizationId, after, ...valuesOf(conditions)];
    const events = await this.#query(CATCH_UP, values);
    const last = events.at(-1)?.position ?? 0;
    return { after, upTo: events.length < PAGE_COUNT ? Math.max(upTo, last) : last, events };
  }
}
