/**
 * Follows the notifications of people for the subscribers of a process. Each person has a sequence
 * of positions of their own, whose order is that of commits.
 */
import type { Query } from '../database.ts';
import { type ReadShared, shareReads } from '../shared-reads.ts';
import { column, statement } from '../statement.ts';
import type { LiveEvent, LiveSource } from './live-source.ts';

/** Notifications that one statement reads. */
const PAGE_COUNT = 100;
/** Milliseconds between two readings of all last positions, in case that a message is missed. */
const POLL_MS = 2000;
/** Milliseconds until a failed statement is sent again. */
const RETRY_MS = 500;
/** Persons whose last positions one statement reads. */
const MAX_HEADS_COUNT = 1000;

const HEADS = statement(
  'notifications.heads',
  'SELECT na.user_id AS id, na.last_number AS position FROM notification_accounts na WHERE na.user_id = ANY($1)',
  { id: column.text, position: column.integer },
);

/** A notification of a subscriber. */
export interface NotificationEvent extends LiveEvent {
  readonly id: string;
  readonly position: number;
}

const PAGE = statement<NotificationEvent>(
  'notifications.page',
  `SELECT nt.id, nt.number AS position FROM notifications nt WHERE nt.user_id = $1 AND nt.number > $2 AND nt.number <= $3 AND nt.listed ORDER BY nt.number LIMIT ${PAGE_COUNT}`,
  { id: column.text, position: column.integer },
);

/** The notifications that this process follows. */
export class NotificationFeed {
  readonly #query: Query;
  readonly #followers = new Map<string, Set<NotificationFollower>>();
  readonly #readHead: ReadShared<number>;
  #timer: NodeJS.Timeout | undefined;

  constructor(query: Query) {
    this.#query = query;
    this.#readHead = shareReads(async (ids) => {
      const rows = await query(HEADS, [ids]);
      return new Map(rows.map(({ id, position }) => [id, position]));
    }, MAX_HEADS_COUNT);
  }

  /** Returns the last position of a person now; 0 before the first notification. */
  async headOf(userId: string): Promise<number> {
    return (await this.#readHead(userId)) ?? 0;
  }

  /** Follows the notifications of a person after a position. The caller ends it with `return`. */
  follow(userId: string, after: number): NotificationFollower {
    const followers = this.#followers.get(userId) ?? new Set();
    const follower: NotificationFollower = new NotificationFollower(
      after,
      (position, head) => this.#query(PAGE, [userId, position, head]),
      () => this.#leave(userId, follower),
    );
    this.#followers.set(userId, followers.add(follower));
    this.#timer ??= setInterval(() => this.poll(), POLL_MS).unref();
    this.added(userId);
    return follower;
  }

  /** Reads the last position of a person who is followed, and wakes the followers. */
  added(userId: string): void {
    if (!this.#followers.has(userId)) return;
    void this.headOf(userId).then(
      (head) => {
        for (const follower of this.#followers.get(userId) ?? []) follower.advance(head);
      },
      () => {}, // the next reading follows
    );
  }

  /** Reads the last positions of all persons who are followed. */
  poll(): void {
    for (const userId of this.#followers.keys()) this.added(userId);
  }

  /** Ends all iterators. */
  close(): void {
    clearInterval(this.#timer);
    for (const followers of this.#followers.values())
      for (const follower of followers) void follower.return();
  }

  #leave(userId: string, follower: NotificationFollower): void {
    const followers = this.#followers.get(userId);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(userId);
    if (this.#followers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** The notifications of one subscriber, which are read when they are requested. */
export class NotificationFollower implements LiveSource<NotificationEvent> {
  #position: number;
  #head: number;
  #page: NotificationEvent[] = [];
  #isEnded = false;
  #wake: (() => void) | undefined;
  readonly #read: (position: number, head: number) => Promise<NotificationEvent[]>;
  readonly #onEnd: () => void;

  constructor(
    after: number,
    read: (position: number, head: number) => Promise<NotificationEvent[]>,
    onEnd: () => void,
  ) {
    this.#position = after;
    this.#head = after;
    this.#read = read;
    this.#onEnd = onEnd;
  }

  /** The position up to which all notifications were returned. */
  get position(): number {
    return this.#position;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<NotificationEvent>> {
    while (!this.#isEnded) {
      const event = this.#page.shift();
      if (event) {
        this.#position = event.position;
        return { value: event, done: false };
      }
      if (this.#position < this.#head) await this.#readPage(this.#head);
      else await this.#woken();
    }
    return { value: undefined, done: true };
  }

  /** Records the last position of the person. */
  advance(head: number): void {
    if (head <= this.#head) return;
    this.#head = head;
    this.#resume();
  }

  async return(): Promise<IteratorResult<NotificationEvent>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#page = [];
      this.#onEnd();
      this.#resume();
    }
    return { value: undefined, done: true };
  }

  async #readPage(head: number): Promise<void> {
    try {
      this.#page = await this.#read(this.#position, head);
      // notifications up to the head are committed: without another one, all were returned
      if (this.#page.length === 0) this.#position = head;
    } catch {
      await this.#woken(RETRY_MS); // the database does not answer
    }
  }

  /** Resolves when there are further notifications, at the end, or after some milliseconds. */
  #woken(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #resume(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }
}
