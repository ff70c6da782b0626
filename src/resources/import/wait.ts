/** Waits for imports to end. */
import { setTimeout } from 'node:timers/promises';
import type { Query } from '../../data/database.ts';
import type { ImportRow } from '../../data/rows.ts';
import { column, statement } from '../../data/statement.ts';

/** The maximum time to wait, in milliseconds. */
export const MAX_WAIT_MS = 60_000;
/** Milliseconds between two reads of the status. */
const CHECK_INTERVAL_MS = 250;

/** Returns true while an import is waiting or running. */
export const isOpen = (status: ImportRow['status']): boolean =>
  status === 'WAITING' || status === 'RUNNING';

/**
 * The pending waits by database and import id, for all requests of the process. All callers that
 * wait for one import share one poll.
 */
const waitsByDatabase = new WeakMap<Query, Map<string, Promise<void>>>();

/** Resolves when the import has ended, or after a minute. */
export function waitForImport(query: Query, id: string): Promise<void> {
  const waits = waitsByDatabase.get(query) ?? new Map<string, Promise<void>>();
  waitsByDatabase.set(query, waits);
  const wait = waits.get(id) ?? poll(query, id).finally(() => waits.delete(id));
  waits.set(id, wait);
  return wait;
}

const STATUS = statement('import.status', 'SELECT status FROM imports WHERE id = $1', {
  status: column.oneOf('ImportStatus'),
});

async function poll(query: Query, id: string): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (performance.now() < until) {
    const [row] = await query(STATUS, [id]);
    if (!row || !isOpen(row.status)) return;
    await setTimeout(CHECK_INTERVAL_MS);
  }
}
