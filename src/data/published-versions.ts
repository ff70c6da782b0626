/**
 * Reads the published versions of organizations: the numbers that each committed write advances
 * that can change what visitors of their sites read.
 */
import type { Query } from './database.ts';
import { shareReads } from './shared-reads.ts';
import { column, statement } from './statement.ts';

const VERSIONS = statement(
  'published.versions',
  'SELECT p.id, p.version::text AS version FROM published_versions p WHERE p.id = ANY($1)',
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
