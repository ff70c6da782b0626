/** Reads the number of jobs in each queue, for the metrics. */
import type { Query } from '../database.ts';
import { QUEUE_SCHEMA } from '../queue.ts';
import { column, statement } from '../statement.ts';

/** The number of jobs in a queue, by state. */
interface QueueDepth {
  readonly job: string;
  /** Due, and not yet taken. */
  readonly waiting: number;
  readonly active: number;
  /** Failed for good. */
  readonly failed: number;
  /** Seconds since the oldest waiting job was due. */
  readonly oldestSeconds: number;
}

const DEPTHS = statement<QueueDepth>(
  'queue.depths',
  `SELECT name AS job,
    count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float AS "oldestSeconds"
  FROM ${QUEUE_SCHEMA}.job GROUP BY name ORDER BY name`,
  {
    job: column.text,
    waiting: column.integer,
    active: column.integer,
    failed: column.integer,
    oldestSeconds: column.float,
  },
);

/**
 * Milliseconds for which the depths are cached, so that frequent scrapes of the metrics do not
 * reach the database.
 */
const DEPTHS_TTL_MS = 5000;

/** Returns a function that reads the depths of all queues, with a cache. */
export function readDepths(query: Query): () => Promise<QueueDepth[]> {
  let read: { readonly at: number; readonly depths: Promise<QueueDepth[]> } | undefined;
  return () => {
    if (read === undefined || performance.now() - read.at >= DEPTHS_TTL_MS)
      read = { at: performance.now(), depths: query(DEPTHS, []) };
    return read.depths;
  };
}
