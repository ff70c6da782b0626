/**
 * Reads the published versions of organizations: the numbers that each committed write advances
 * that can change what visitors of their sites read.
 */
import type { Query } from './database.ts';
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

/** The requests that share one statement, which has not been sent yet. */
interface Batch {
  readonly ids: Set<string>;
  readonly versions: Promise<ReadonlyMap<string, string>>;
}

/**
 * Creates the reader of a process. Concurrent callers share a statement that is sent after each of
 * them has called, and at most one runs at a time.
 */
export function createVersionReader(query: Query): ReadVersion {
  let next: Batch | undefined;
  let running: Promise<unknown> | undefined;
  const read = async (ids: Set<string>): Promise<ReadonlyMap<string, string>> => {
    // All requests that arrive in one turn of the event loop share the statement.
    await (running ?? new Promise((resolve) => setImmediate(resolve)));
    next = undefined;
    const rows = query(VERSIONS, [[...ids]]);
    const ended = rows.then(nothing, nothing);
    running = ended;
    void ended.then(() => {
      if (running === ended) running = undefined;
    });
    return new Map((await rows).map(({ id, version }) => [id, version]));
  };
  return async (organizationId) => {
    if (!next) {
      const ids = new Set<string>();
      next = { ids, versions: read(ids) };
    }
    next.ids.add(organizationId);
    return (await next.versions).get(organizationId) ?? null;
  };
}

const nothing = (): void => {};
