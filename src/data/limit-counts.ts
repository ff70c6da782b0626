/** Exchanges the counts of limits between servers, through the database. */
import type { Query } from './database.ts';
import { column, statement } from './statement.ts';

/** A count of this process, for others to read. */
export interface PublishedCount {
  /** Identifies a caller and what is counted, without telling the caller. */
  readonly key: string;
  readonly count: number;
  /** Milliseconds for which it holds, unless it is published again. */
  readonly validMs: number;
}

/** A serving process, and the server of which it is a worker. */
export interface CountingProcess {
  readonly process: string;
  readonly server: string;
}

/**
 * Publishes counts of a process of a server, and returns the sums of those of other servers for
 * these keys.
 */
export type ExchangeCounts = (
  own: readonly PublishedCount[],
  keys: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

const EXCHANGE = statement<{ readonly key: string; readonly count: number }>(
  'limitCounts.exchange',
  `WITH own AS (
    INSERT INTO limit_counts (process, server, key, count, expires_at)
    SELECT $1, $2, o.key, o.count, now() + o.valid_ms * interval '1 millisecond' FROM unnest($3::text[], $4::int[], $5::int[]) AS o(key, count, valid_ms) ORDER BY o.key
    ON CONFLICT (key, process) DO UPDATE SET count = EXCLUDED.count, expires_at = EXCLUDED.expires_at
  ) SELECT c.key, sum(c.count)::int AS count FROM limit_counts c WHERE c.key = ANY ($6::text[]) AND c.server <> $2 AND c.expires_at > now() GROUP BY c.key`,
  {
    key: column.text,
    count: column.present(column.integer, 'A group has a row.'),
  },
);

/** Maximum number of rows that one statement deletes. */
const MAX_DELETED = 1000;

const DELETE_EXPIRED = statement(
  'limitCounts.deleteExpired',
  `DELETE FROM limit_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM limit_counts WHERE expires_at < now() LIMIT ${MAX_DELETED} FOR UPDATE SKIP LOCKED))`,
  {},
);

/** Exchanges between two deletions of expired counts. */
const EXCHANGES_PER_DELETION = 60;

/** Returns a function that exchanges counts through the database. */
export function exchangeCountsOf(
  query: Query,
  { process, server }: CountingProcess,
): ExchangeCounts {
  let exchanges = 0;
  return async (own, keys) => {
    exchanges += 1;
    if (exchanges % EXCHANGES_PER_DELETION === 0) await query(DELETE_EXPIRED, []);
    const rows = await query(EXCHANGE, [
      process,
      server,
      own.map(({ key }) => key),
      own.map(({ count }) => count),
      own.map(({ validMs }) => Math.round(validMs)),
      keys,
    ]);
    return new Map(rows.map(({ key, count }) => [key, count]));
  };
}
