/** Signals that an event is not part of a subscription, which its resolver has found out. */
export class EventSkipped extends Error {}
