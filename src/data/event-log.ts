/**
 * Assigns positions to committed events. A reader that has read up to a position continues after
 * it, and misses no event.
 */
import type { Query } from './database.ts';
import { column, statement } from './statement.ts';

/**
 * SQL of positions `ep` and their events `e`. `OFFSET 0` makes PostgreSQL read each event by its id:
 * for an organization that its statistics do not know, it would read all events for each position.
 */
export const EVENTS_BY_POSITION =
  'event_positions ep CROSS JOIN LATERAL (SELECT v.* FROM events v WHERE v.id = ep.id AND v.organization_id = ep.organization_id OFFSET 0) e';

/** Number of events of one organization that get positions in one statement. */
const BATCH_COUNT = 500;
/** Number of organizations whose events get positions in one round. */
const ORGANIZATION_COUNT = 100;
/** Number of batches before a reader gets what has a position; the rest follows later. */
const MAX_READER_BATCH_COUNT = 10;

interface Assigned {
  readonly organizationId: string;
  /** Number of events that were taken from the queue. */
  readonly count: number;
}

// The function runs in the order of the ids, so that two callers wait for the same locks in the same
// order.
const ASSIGN = statement<Assigned>(
  'eventLog.assign',
  `SELECT o.id AS "organizationId", assign_event_positions(o.id, ${BATCH_COUNT}) AS count FROM unnest($1::text[]) WITH ORDINALITY AS o(id, n) ORDER BY o.n`,
  {
    organizationId: column.present(column.text, 'It is one of the ids.'),
    count: column.present(column.integer, 'The function returns a number.'),
  },
);

// Reads one entry of the index for each organization, however many of its events wait.
const WAITING = statement<{ readonly id: string }>(
  'eventLog.waiting',
  `WITH RECURSIVE waiting AS (
    SELECT min(u.organization_id) AS id FROM unsequenced_events u
    UNION ALL
    SELECT (SELECT min(u.organization_id) FROM unsequenced_events u WHERE u.organization_id > w.id) FROM waiting w WHERE w.id IS NOT NULL
  ) SELECT id FROM waiting WHERE id IS NOT NULL LIMIT ${ORGANIZATION_COUNT}`,
  { id: column.present(column.text, 'The condition excludes null.') },
);

/** Assigns a batch in each of these organizations. Returns those in which more events wait. */
async function assignBatch(query: Query, organizationIds: readonly string[]): Promise<string[]> {
  const assigned = await query(ASSIGN, [organizationIds.toSorted()]);
  return assigned
    .filter(({ count }) => count === BATCH_COUNT)
    .map(({ organizationId }) => organizationId);
}

/**
 * Assigns positions to the events of organizations that are committed now. After a long pause of
 * the sequencer some may be left; a reader gets those before them.
 */
export async function assignPositions(
  query: Query,
  organizationIds: readonly string[],
): Promise<void> {
  let waiting = organizationIds;
  for (let batch = 0; waiting.length > 0 && batch < MAX_READER_BATCH_COUNT; batch++)
    waiting = await assignBatch(query, waiting);
}

/** Assigns positions in all organizations in turn, until no event waits or `isOver`. */
export async function assignAllPositions(query: Query, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const waiting = await query(WAITING, []);
    if (waiting.length === 0) return;
    await assignBatch(
      query,
      waiting.map(({ id }) => id),
    );
  }
}
