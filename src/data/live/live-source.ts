/** Defines what a subscription follows: the source of its messages. */

/** The subject of one message of a subscription. */
export interface LiveEvent {
  /** The position to continue after when the message has arrived; null where there are none. */
  readonly position: number | null;
  /** True for an event that repeats the state at its position, which was sent already. */
  readonly isReminder?: boolean;
}

/** The events of one subscriber. The next one is requested when the last one was sent. */
export interface LiveSource<Event extends LiveEvent = LiveEvent>
  extends AsyncIterableIterator<Event> {
  /** The position up to which everything was returned or does not match; null where there are none. */
  readonly position: number | null;
  return(): Promise<IteratorResult<Event>>;
}
