/** Produces the messages of one subscription, one at a time, when its transport can send the next. */
import type { ExecutionResult } from 'graphql';
import type { LiveEvent, LiveSource } from '../data/live/live-source.ts';

/** A message of a subscription. */
export interface LiveMessage {
  readonly result: ExecutionResult;
  /** The position to continue after when the message has arrived; null where there are none. */
  readonly position: number | null;
}

/** The message for an event; null for an event that is not sent. */
export interface Delivery {
  readonly result: ExecutionResult | null;
  /** True if no message follows. */
  readonly isLast: boolean;
}

/** Produces the message for an event. Never throws. */
export type Deliver<Event extends LiveEvent = LiveEvent> = (
  event: Event,
  signal: AbortSignal,
) => Promise<Delivery>;

/** Returns the later of two positions; null where there are none. */
const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** Returns the position to continue after to get an event. */
const beforeOf = ({ position, isReminder = false }: LiveEvent): number | null =>
  position === null || isReminder ? position : position - 1;

/** The messages of one subscription. */
export class LiveResult<Event extends LiveEvent = LiveEvent>
  implements AsyncIterableIterator<ExecutionResult>
{
  /** Called once, when the subscription has ended. */
  onEnd: (() => void) | undefined;
  readonly #events: LiveSource<Event>;
  readonly #deliver: Deliver<Event>;
  readonly #aborted = new AbortController();
  /** The position after which the next message follows. */
  #position: number | null;
  #isEnded = false;

  constructor(events: LiveSource<Event>, deliver: Deliver<Event>) {
    this.#events = events;
    this.#deliver = deliver;
    this.#position = events.position;
  }

  /**
   * The position up to which everything was sent, or is not part of the subscription; null if it has
   * no positions.
   */
  get position(): number | null {
    return this.#position;
  }

  /** Returns the next message, or null at the end. */
  async nextMessage(): Promise<LiveMessage | null> {
    while (!this.#isEnded) {
      this.#position = later(this.#position, this.#events.position);
      const { value: event, done } = await this.#events.next();
      if (done) break;
      const before = beforeOf(event);
      this.#position = later(this.#position, before);
      const { result, isLast } = await this.#deliver(event, this.#aborted.signal);
      if (this.#isEnded && !isLast) break;
      if (isLast) await this.return();
      else this.#position = event.position;
      if (!result) continue;
      const position = isLast ? before : event.position;
      if (position === null) return { result, position };
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
