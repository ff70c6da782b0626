/** Reads the positions of the primary and of a replica in the write-ahead log. */
import { column, statement } from '../statement.ts';

/** The position of the primary. Null while the address leads to a server in recovery. */
export interface PrimaryPosition {
  /** Bytes of the log up to the last commit that was acknowledged. */
  readonly position: number | null;
  readonly timeline: number | null;
}

/** The position of a replica. */
export interface ReplicaPosition {
  /** False when the server was promoted. */
  readonly isStandby: boolean;
  /** Bytes of the log that were replayed. */
  readonly replayed: number | null;
  /** Bytes of the log that were received; null where the log comes from an archive. */
  readonly received: number | null;
}

const bytes = (lsn: string): string => `(${lsn} - '0/0'::pg_lsn)::float8`;

// A commit is acknowledged when it is flushed, and without `synchronous_commit` before.
const ACKNOWLEDGED = `CASE WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END`;
const SYSTEM = `(SELECT c.system_identifier::text FROM pg_control_system() c)`;

/** The statement for the position of the primary. */
export const PRIMARY_POSITION = statement<PrimaryPosition>(
  'replica.primaryPosition',
  `SELECT CASE WHEN NOT pg_is_in_recovery() THEN ${bytes(ACKNOWLEDGED)} END AS position,
    CASE WHEN NOT pg_is_in_recovery() THEN ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int END AS timeline`,
  { position: column.nullable(column.float), timeline: column.nullable(column.integer) },
);

/** The statement for the position of a replica. */
export const REPLICA_POSITION = statement<ReplicaPosition>(
  'replica.position',
  `SELECT pg_is_in_recovery() AS "isStandby", ${bytes('pg_last_wal_replay_lsn()')} AS replayed, ${bytes('pg_last_wal_receive_lsn()')} AS received`,
  {
    isStandby: column.boolean,
    replayed: column.nullable(column.float),
    received: column.nullable(column.float),
  },
);

/** The statement for the identifier of a cluster, which a replica shares with its primary. */
export const CLUSTER = statement<{ readonly system: string }>(
  'replica.cluster',
  `SELECT ${SYSTEM} AS system`,
  { system: column.text },
);
