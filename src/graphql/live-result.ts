/** Produces the messages of one subscription, one at a time, when its transport can send the next. */
import type { ExecutionResult } from 'graphql';
import type { EventFollower, EventAtPosition } from '../data/live/event-feed.ts';

/** A message of a subscription. */
export interface LiveMessage {
  readonly result: ExecutionResult;
  /** The position to continue after when the message has arrived. */
  readonly position: number;
}

/** The message for an event; null for an event that is not sent. */
export interface Delivery {
  readonly result: ExecutionResult | null;
  /** True if no message follows. */
  readonly isLast: boolean;
}

/** Produces the message for an event. Never throws. */
export type Deliver = (event: EventAtPosition, signal: AbortSignal) => Promise<Delivery>;

/** The messages of one subscription. */
export class LiveResult implements AsyncIterableIterator<ExecutionResult> {
  /** Called once, when the subscription has ended. */
  onEnd: (() => void) | undefined;
  readonly #events: EventFollower;
  readonly #deliver: Deliver;
  readonly #aborted = new AbortController();
  /** The position after which the next message follows. */
  #position: number;
  #isEnded = false;

  constructor(events: EventFollower, deliver: Deliver) {
    this.#events = events;
    this.#deliver = deliver;
    this.#position = events.position;
  }

  /** The position up to which everything was sent, or is not part of the subscription. */
  get position(): number {
    return this.#position;
  }

  /** Returns the next message, or null at the end. */
  async nextMessage(): Promise<LiveMessage | null> {
    while (!this.#isEnded) {
      this.#position = Math.max(this.#position, this.#events.position);
      const { value: event, done } = await this.#events.next();
      if (done) break;
      const before = event.position - 1;
      this.#position = Math.max(this.#position, before);
      const { result, isLast } = await this.#deliver(event, this.#aborted.signal);
      if (this.#isEnded && !isLast) break;
      if (isLast) await this.return();
      else this.#position = event.position;
      if (!result) continue;
      const position = isLast ? before : event.position;
      const extensions = { ...result.extensions, position };
      return { result: { ...result, extensions }, position };
    }
    return null;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const message = await this.nextMessage();
    return message ? { value: message.result, done: false } : { value: undefined, done: true };
  }

  /** Ends the subscription, also while a message is awaited. */
  async return(): Promise<IteratorResult<ExecutionResult>> {
    if (!this.#isEnded) {
      this.#isEnded = true;
      this.#aborted.abort();
      this.onEnd?.();
    }
    await this.#events.return();
    return { value: undefined, done: true };
  }

  async throw(): Promise<IteratorResult<ExecutionResult>> {
    return this.return();
  }
}
