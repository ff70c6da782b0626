/** Waiting for the end of an import. */
import { setTimeout } from 'node:timers/promises';
import type { Query } from '../../data/database.ts';
import type { ImportRow } from '../../data/rows.ts';

/** How long is waited, in milliseconds. */
export const WAIT_MS = 60_000;
/** Between two looks. */
const LOOK_MS = 250;

/** Whether an import has not come to its end. */
export const isOpen = (status: ImportRow['status']): boolean => status === 'WAITING' || status === 'RUNNING';

/** Who is waited for, by the database: however many wait for one import, one looks. */
const watched = new WeakMap<Query, Map<string, Promise<void>>>();

/** Resolves when the import has come to its end, or after a minute. */
export function ended(query: Query, id: string): Promise<void> {
  const own = watched.get(query) ?? new Map<string, Promise<void>>();
  watched.set(query, own);
  const waiting = own.get(id) ?? watch(query, id).finally(() => own.delete(id));
  own.set(id, waiting);
  return waiting;
}

async function watch(query: Query, id: string): Promise<void> {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until) {
    const [row] = await query<{ status: ImportRow['status'] }>('import.status', 'SELECT status FROM imports WHERE id = $1', [id]);
    if (!row || !isOpen(row.status)) return;
    await setTimeout(LOOK_MS);
  }
}
