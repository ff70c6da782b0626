/**
 * Follows who is present for one subscriber. Messages are differences to the last message, so that a
 * slow subscriber takes no memory and later gets the changes in one message.
 */
import type { EventFollower } from './event-follower.ts';
import type { LiveEvent, LiveSource } from './live-source.ts';
import { EventSkipped } from './skip.ts';
import type { PresenceChanges, PresenceRoom, PresentSession } from './presence-room.ts';

/** The sessions that a subscriber was sent, with their versions. */
type Shown = ReadonlyMap<string, { readonly session: PresentSession; readonly version: number }>;

/** A possible change of who is present, from which a message is made. */
export interface PresenceEvent extends LiveEvent {
  /** Id of the organization of the subject when the subscription began. */
  readonly organizationId: string;
  /** Ids of the persons with sessions. */
  userIds(): string[];
  /**
   * Returns the changes among the sessions of these persons.
   * @throws EventSkipped for none
   */
  changesOf(userIds: ReadonlySet<string>): PresenceChanges;
}

/** The options of a follower. */
interface FollowerOptions {
  /** The page whose sessions are followed; null for all. */
  readonly pageId: string | null;
  /** The events of the organization that can change who may read the subject. */
  readonly log: EventFollower;
  readonly organizationId: string;
  /** Milliseconds between two messages. */
  readonly pauseMs: number;
}

/** The changes of the sessions at a subject, for one subscriber. */
export class PresenceFollower implements LiveSource<PresenceEvent> {
  readonly position = null;
  readonly #room: PresenceRoom;
  readonly #options: FollowerOptions;
  readonly #stopListening: () => void;
  #shown: Shown | undefined;
  /** The sessions that will have been shown when the next event is requested. */
  #pending: Shown | undefined;
  #isChanged = true;
  #isEnded = false;
  #wake: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: PresenceRoom, options: FollowerOptions) {
    this.#room = room;
    this.#options = options;
    this.#stopListening = room.listen(() => this.#change());
    void this.#followLog();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<PresenceEvent>> {
    if (this.#pending) {
      this.#shown = this.#pending;
      this.#pending = undefined;
      await this.#woken(this.#options.pauseMs);
    }
    while (!this.#isEnded && !this.#isChanged) await this.#woken();
    if (this.#isEnded) return { value: undefined, done: true };
    this.#isChanged = false;
    const value: PresenceEvent = {
      position: null,
      organizationId: this.#options.organizationId,
      userIds: () => [...new Set([...this.#sessions().values()].map((it) => it.session.userId))],
      changesOf: (userIds) => this.#changesOf(userIds),
    };
    return { value, done: false };
  }

  async return(): Promise<IteratorResult<PresenceEvent>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#stopListening();
      clearTimeout(this.#timer);
      this.#resume();
      await this.#options.log.return();
    }
    return { value: undefined, done: true };
  }

  /** The access of the subscriber and of the persons is checked after each of these events. */
  async #followLog(): Promise<void> {
    for await (const _ of this.#options.log) this.#change();
  }

  #change(): void {
    this.#isChanged = true;
    if (!this.#timer) this.#resume();
  }

  #resume(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  /** Resolves after a change or at the end; with a time, then or at the end. */
  #woken(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (milliseconds === undefined) return;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#resume();
      }, milliseconds);
    });
  }

  #sessions(): Shown {
    const { pageId } = this.#options;
    return new Map(
      [...this.#room.entries].filter(
        ([, { session }]) => pageId === null || session.pageId === pageId,
      ),
    );
  }

  #changesOf(userIds: ReadonlySet<string>): PresenceChanges {
    const before = this.#shown ?? new Map();
    const now: Shown = new Map(
      [...this.#sessions()].filter(([, { session }]) => userIds.has(session.userId)),
    );
    const sessionsOf = (shown: Shown, isPart: (key: string, version: number) => boolean) =>
      [...shown].flatMap(([key, { session, version }]) => (isPart(key, version) ? session : []));
    const changes = {
      isSnapshot: this.#shown === undefined,
      joined: sessionsOf(now, (key) => !before.has(key)),
      updated: sessionsOf(now, (key, version) => (before.get(key)?.version ?? version) !== version),
      left: sessionsOf(before, (key) => !now.has(key)),
    };
    this.#pending = now;
    const { isSnapshot, joined, updated, left } = changes;
    if (!isSnapshot && joined.length + updated.length + left.length === 0) throw new EventSkipped();
    return changes;
  }
}
