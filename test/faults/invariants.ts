// Checks the invariants of the database, the stored files and the API after an interruption.
import { type Reader, unreadable } from './invariants/api.ts';
import { changedNodes, content } from './invariants/content.ts';
import { counters } from './invariants/counters.ts';
import { brokenFiles, type StoredBytes } from './invariants/files.ts';
import { type Query, run, type Statements, type Violation } from './invariants/invariant.ts';
import { jobs } from './invariants/jobs.ts';
import { orphans, references } from './invariants/references.ts';
import { type Acknowledged, lostWrites, writes } from './invariants/writes.ts';

/** An installation to check. */
export interface Checked {
  /** Runs a statement as a role that can read all rows. */
  readonly query: Query;
  /** The start of the first server: earlier rows have no events. */
  readonly since: Date;
  /** The stored files. */
  readonly stored: StoredBytes;
  /** Writes that were acknowledged to clients. */
  readonly acknowledged: readonly Acknowledged[];
  /** Absent when no server is to be called. */
  readonly reader?: Reader | undefined;
}

/** The invariants that are one statement each. */
export const statements: Statements = {
  ...references,
  ...counters,
  ...content,
  ...jobs,
  ...writes,
};

/** Returns all violations of invariants. No server may write at the same time. */
export async function violationsOf({
  query,
  since,
  stored,
  acknowledged,
  reader,
}: Checked): Promise<Violation[]> {
  return [
    ...(await orphans(query)),
    ...(await run(query, statements, since)),
    ...(await changedNodes(query)),
    ...(await brokenFiles(query, stored)),
    ...(await lostWrites(query, acknowledged)),
    ...(reader ? await unreadable(query, reader) : []),
  ];
}
