/** Schedules the garbage collection of an organization's content. */
import type { Tx } from '../../data/database.ts';
import { GRACE_DAYS } from '../../data/content-store/write.ts';
import { enqueueOver } from '../../data/queue.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Enqueues a garbage collection in the caller's transaction. It runs after the grace period and one
 * more hour, and at most one is enqueued per hour and organization.
 */
export async function scheduleGarbageCollection(
  { query }: Pick<Tx, 'query'>,
  organizationId: string,
  now: Date,
): Promise<void> {
  await enqueueOver(query)(
    'collect-content',
    { organizationId },
    { after: new Date(now.getTime() + (GRACE_DAYS * 24 + 1) * HOUR_MS), once: organizationId },
  );
}
