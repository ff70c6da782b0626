/**
 * Reads the published versions of organizations: the numbers that each committed write advances
 * that can change what visitors of their sites read.
 */
import type { Query } from './database.ts';
import { shareReads } from './shared-reads.ts';
import { column, statement } from './statement.ts';

/**
 * SQL for a version, as `p`. Its number alone would return to a former one after a failover to a
 * standby that lacked the last writes, or after a backup was restored.
 */
export const PUBLISHED_VERSION = "p.version || '.' || p.nonce";

const VERSIONS = statement(
  'published.versions',
  `SELECT p.id, ${PUBLISHED_VERSION} AS version FROM published_versions p WHERE p.id = ANY($1)`,
  { id: column.text, version: column.present(column.text, 'the column has no nulls') },
);

/**
 * Returns the published version of an organization as it is after the call, or null if there is
 * none.
 */
export type ReadVersion = (organizationId: string) => Promise<string | null>;

/** Organizations whose versions one statement reads. */
const MAX_ORGANIZATIONS_COUNT = 1000;

/** Creates the reader of a process; concurrent callers share a statement. */
export function createVersionReader(query: Query): ReadVersion {
  const read = shareReads(async (ids) => {
    const rows = await query(VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }, MAX_ORGANIZATIONS_COUNT);
  return async (organizationId) => (await read(organizationId)) ?? null;
}
