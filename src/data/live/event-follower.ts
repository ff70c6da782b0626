/** Follows the log of one organization for one subscriber. */
import type { AuditEventRow } from '../rows.ts';
import { type EventConditions, matches } from './event-conditions.ts';
import type { LiveSource } from './live-source.ts';

/** An event with its position. */
export type EventAtPosition = AuditEventRow & { readonly position: number };

/** A change without an event, after all events up to a position were returned. */
export interface Reminder {
  readonly isReminder: true;
  readonly organizationId: string;
  readonly position: number;
}

/** The events of an organization after one position, up to another one. */
export interface LogPage {
  readonly after: number;
  readonly upTo: number;
  readonly events: readonly EventAtPosition[];
}

/** Milliseconds until a failed statement is sent again. */
const RETRY_MS = 500;

/**
 * The events of one subscriber in the order of their positions. The next ones are read when they are
 * requested, so that a slow subscriber takes no memory.
 */
export class EventFollower implements LiveSource<EventAtPosition | Reminder> {
  #position: number;
  #page: LogPage | undefined;
  #index = 0;
  #isEnded = false;
  #isReminded = false;
  #wake: (() => void) | undefined;
  readonly #organizationId: string;
  readonly #conditions: EventConditions;
  readonly #head: () => number;
  readonly #pageAfter: (position: number) => Promise<LogPage>;
  readonly #onEnd: () => void;

  constructor(
    organizationId: string,
    after: number,
    conditions: EventConditions,
    head: () => number,
    pageAfter: (position: number) => Promise<LogPage>,
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

  /**
   * Continues with events that were read for all followers, if the iterator waits for one of them. A
   * follower that is busy or behind reads by itself.
   */
  offer(page: LogPage): void {
    if (this.#wake === undefined) return;
    const isBehind = this.#position < page.after;
    if (!isBehind && !page.events.some((event) => this.#concerns(event))) {
      this.#position = Math.max(this.#position, page.upTo);
      return;
    }
    if (!isBehind) [this.#page, this.#index] = [page, 0];
    this.wake();
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

  /** Returns whether an event is later than those that were returned, and meets the conditions. */
  #concerns(event: EventAtPosition): boolean {
    return event.position > this.#position && matches(event, this.#conditions);
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
      const isNext = this.#concerns(event);
      this.#position = event.position;
      if (isNext) return event;
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
