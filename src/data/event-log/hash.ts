/** Computes the hashes of the chain of events, as the function `event_hash` of the database does. */
import { createHash } from 'node:crypto';

/** An event in the log, as it is hashed. */
export interface LoggedEvent {
  readonly id: string;
  readonly organizationId: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly tokenId: string | null;
  readonly subjectId: string;
  readonly spaceId: string | null;
  readonly collectionId: string | null;
  readonly fields: readonly string[];
  readonly related: readonly string[];
  readonly requestId: string;
  /** Time in UTC, as `Date.toISOString` writes it. */
  readonly createdAt: string;
}

/** The hash before the first position: no bytes. */
export const FIRST_HASH = new Uint8Array();

/**
 * Returns the hash of an event at a position: SHA-256 over the bytes of the previous hash and the
 * JSON of the event.
 */
export function hashOf(previous: Uint8Array, position: number, event: LoggedEvent): Uint8Array {
  const json = JSON.stringify([
    event.organizationId,
    position,
    ...[event.id, event.action, event.actorId, event.tokenId, event.subjectId],
    ...[event.spaceId, event.collectionId, event.fields, event.related],
    ...[event.requestId, event.createdAt],
  ]);
  return createHash('sha256').update(previous).update(json).digest();
}
