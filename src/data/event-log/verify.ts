/** Verifies the chain of hashes over the events of an organization. */
import type { Query } from '../database.ts';
import { column, statement } from '../statement.ts';
import { FIRST_HASH, hashOf, type LoggedEvent } from './hash.ts';

/** Number of positions or events that one statement reads. */
const BATCH_COUNT = 1000;

/** The result of a verification. */
export interface VerifiedLog {
  /** Number of events that were verified, up to the difference. */
  readonly count: number;
  /** The first and the last of their positions; null without an event. */
  readonly first: number | null;
  readonly last: number | null;
  /** The hash of the last one, in hexadecimal; null without an event. */
  readonly hash: string | null;
  /** The first difference, as a sentence; null if there is none. */
  readonly difference: string | null;
}

interface PositionRow {
  readonly position: number;
  readonly hash: Uint8Array;
  /** True if the retention may have deleted the event. */
  readonly expired: boolean;
  /** The event; null if it is not there. */
  readonly event: LoggedEvent | null;
}

const POSITIONS = statement<PositionRow>(
  'eventLog.positions',
  `SELECT p.position, p.hash, coalesce(p.recorded_at < now() - make_interval(days => r.days), false) AS expired,
    CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'organizationId', e.organization_id, 'action', e.action, 'actorId', e.actor_id,
      'tokenId', e.token_id, 'subjectId', e.subject_id, 'spaceId', e.space_id, 'collectionId', e.collection_id, 'fields', e.fields, 'related', e.related,
      'requestId', e.request_id, 'createdAt', to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS event
  FROM event_positions p LEFT JOIN LATERAL (SELECT v.* FROM events v WHERE v.id = p.id AND v.organization_id = p.organization_id OFFSET 0) e ON true LEFT JOIN event_retention r ON true
  WHERE p.organization_id = $1 AND p.position > $2 ORDER BY p.position LIMIT ${BATCH_COUNT}`,
  {
    position: column.integer,
    hash: column.bytes,
    expired: column.present(column.boolean, 'It is false without a retention.'),
    event: column.nullable(column.json<LoggedEvent>()),
  },
);

interface UnchainedRow {
  readonly id: string;
  readonly createdAt: string;
  /** True if the event has no position and does not wait for one. */
  readonly unchained: boolean;
}

const EVENTS = statement<UnchainedRow>(
  'eventLog.events',
  `SELECT e.id, e.created_at AS "createdAt",
    NOT EXISTS (SELECT FROM event_positions p WHERE p.id = e.id AND p.organization_id = e.organization_id)
    AND NOT EXISTS (SELECT FROM unsequenced_events u WHERE u.id = e.id AND u.organization_id = e.organization_id) AS unchained
  FROM events e WHERE e.organization_id = $1 AND (e.created_at, e.id) > ($2::timestamptz, $3) ORDER BY e.created_at, e.id LIMIT ${BATCH_COUNT}`,
  {
    id: column.text,
    createdAt: column.timestamp,
    unchained: column.present(column.boolean, 'It is a condition.'),
  },
);

/** The state of a verification that reads one position after the other. */
class Chain {
  count = 0;
  first: number | null = null;
  last: number | null = null;
  private previous: { readonly position: number; readonly hash: Uint8Array } | null = null;

  get hash(): string | null {
    return this.last === null || this.previous === null
      ? null
      : Buffer.from(this.previous.hash).toString('hex');
  }

  /** Continues with the next position. Returns a difference, or null. */
  add(row: PositionRow): string | null {
    const known = this.previous ?? (row.position === 1 ? { position: 0, hash: FIRST_HASH } : null);
    this.previous = row;
    if (row.event === null)
      return this.last === null || row.expired
        ? null
        : `the event at position ${row.position} is missing`;
    if (known?.position !== row.position - 1)
      // the retention deletes the positions of deleted events, in no particular order
      return row.expired ? this.accept(row) : `position ${row.position - 1} is missing`;
    const hash = hashOf(known.hash, row.position, row.event);
    return Buffer.from(hash).equals(Buffer.from(row.hash))
      ? this.accept(row)
      : `the event at position ${row.position} differs from its hash`;
  }

  private accept({ position }: PositionRow): null {
    this.count++;
    this.first ??= position;
    this.last = position;
    return null;
  }
}

/** Returns the first event that is not in the chain, as a sentence. */
async function findUnchained(query: Query, organizationId: string): Promise<string | null> {
  let after: Pick<UnchainedRow, 'createdAt' | 'id'> = { createdAt: '-infinity', id: '' };
  for (;;) {
    const rows = await query(EVENTS, [organizationId, after.createdAt, after.id]);
    const found = rows.find(({ unchained }) => unchained);
    if (found) return `the event ${found.id} has no position`;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_COUNT) return null;
    after = last;
  }
}

/**
 * Verifies the events of an organization that have a position, from the oldest one that is there,
 * and that no event is outside of the chain. Reads in batches.
 *
 * It cannot find that the newest events were deleted together with their positions, nor that the
 * owner of the database computed all hashes again: compare `hash` with one that was noted earlier.
 */
export async function verifyLog(query: Query, organizationId: string): Promise<VerifiedLog> {
  const chain = new Chain();
  const result = (difference: string | null): VerifiedLog => {
    const { count, first, last, hash } = chain;
    return { count, first, last, hash, difference };
  };
  for (let after = 0; ; ) {
    const rows = await query(POSITIONS, [organizationId, after]);
    for (const row of rows) {
      const difference = chain.add(row);
      if (difference !== null) return result(difference);
      after = row.position;
    }
    if (rows.length < BATCH_COUNT) return result(await findUnchained(query, organizationId));
  }
}
