/** Selects events for a subscriber, by the same conditions in SQL and in memory. */
import type { AuditEventRow } from '../rows.ts';

/** Conditions on events, all of which must hold. An absent or null one is none. */
export interface EventConditions {
  readonly actions?: readonly string[] | null | undefined;
  readonly actorId?: string | null | undefined;
  /** The space in which the subject was, or which is the subject. */
  readonly spaceId?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
  /** One of the other affected objects. */
  readonly relatedId?: string | null | undefined;
}

/** Returns the conditions as parameters of a statement, in this order. */
export const valuesOf = (conditions: EventConditions): readonly unknown[] => {
  const { actions, actorId, spaceId, subjectId, relatedId } = conditions;
  return [actions, actorId, spaceId, subjectId, relatedId].map((value) => value ?? null);
};

/** Returns whether an event meets the conditions. */
export function matches(event: AuditEventRow, conditions: EventConditions): boolean {
  const { actions, actorId, spaceId, subjectId, relatedId } = conditions;
  return (
    (actions == null || actions.includes(event.action)) &&
    (actorId == null || event.actorId === actorId) &&
    (spaceId == null || event.spaceId === spaceId || event.subjectId === spaceId) &&
    (subjectId == null || event.subjectId === subjectId) &&
    (relatedId == null || event.related.includes(relatedId))
  );
}
