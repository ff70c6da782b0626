/** Asks for the content of an organization to be collected, once what was just let go has been unused for long enough. */
import type { Tx } from '../../data/database.ts';
import { GRACE_DAYS } from '../../data/content-store/write.ts';
import { enqueueOver } from '../../data/queue.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Sends the job, which is there exactly when this transaction commits. One an hour is enough for an organization: it comes
 * an hour after the grace period of all that the hour let go.
 */
export async function collectLater({ query }: Pick<Tx, 'query'>, organizationId: string, now: Date): Promise<void> {
  await enqueueOver(query)('collect-content', { organizationId }, { after: new Date(now.getTime() + (GRACE_DAYS * 24 + 1) * HOUR), once: organizationId });
}
