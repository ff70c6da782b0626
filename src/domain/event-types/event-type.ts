/** Defines the description of the events of an action. */
import type { KindName } from '../kinds.ts';

/** The ids of one kind in `related`. */
interface RelatedIds {
  readonly kind: KindName;
  /** Which objects they are, for example `the members who were added or removed`. */
  readonly what: string;
}

/** The payload of the events of an action. */
export interface EventType {
  /** The change of the subject, for example `created` or `changed the merge rules`. */
  readonly what: string;
  /** The kinds of the subject. */
  readonly subject: readonly KindName[];
  /** The names in `fields`: these, those of an input of a mutation, or both. Default: none. */
  readonly fields?: readonly string[];
  readonly fieldsOf?: string;
  /** The ids in `related`, in this order. Default: none. */
  readonly related?: readonly RelatedIds[];
  /** True if the subject does not exist any more. */
  readonly isGone?: true;
}

/** Returns a part of `related`. */
export const ids = (kind: KindName, what: string): RelatedIds => ({ kind, what });

/** The events by their actions. */
export type EventTypes = Readonly<Record<string, EventType>>;
