/** Runs the jobs that garbage-collect unreferenced content and unreferenced blobs. */
import {
  deleteUnusedBlobs,
  deleteUnusedContent,
} from '../../data/content-store/garbage-collection.ts';
import type { JobContext } from '../../data/write.ts';

/**
 * Garbage-collects the content of an organization after a space was deleted or transferred. The
 * content has no owner, so no audit event is written.
 */
export async function garbageCollectContent(
  { database, now, isOver }: JobContext,
  data: object,
): Promise<'done' | 'more'> {
  // The payload as `scheduleGarbageCollection` enqueues it.
  const { organizationId } = data as { organizationId?: unknown };
  return typeof organizationId === 'string'
    ? deleteUnusedContent(database.query, organizationId, now, isOver)
    : 'done';
}

/** Garbage-collects blobs that were uploaded and never used. */
export async function garbageCollectBlobs({
  database,
  blobs,
  now,
  isOver,
}: JobContext): Promise<'done' | 'more'> {
  if (!blobs) return 'done'; // This process has no blob storage.
  await blobs.cleanUp(now);
  return deleteUnusedBlobs(database, blobs, now, isOver);
}
