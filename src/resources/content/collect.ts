/** The end of content that nothing reaches any more, and of bytes that no file names. */
import { collectBlobs, collectContent } from '../../data/content-store/collect.ts';
import type { Errand } from '../../data/write.ts';

/** Collects the content of an organization, of which a space was removed or given away. It is nobody's any more: there is no event. */
export async function collectOrganization({ database, now, isOver }: Errand, data: object): Promise<'done' | 'more'> {
  const { organizationId } = data as { organizationId?: unknown }; // as it is enqueued
  return typeof organizationId === 'string' ? collectContent(database.query, organizationId, now, isOver) : 'done';
}

/** Collects bytes that were uploaded and never used. */
export async function collectUnusedBytes({ database, blobs, now, isOver }: Errand): Promise<'done' | 'more'> {
  if (!blobs) return 'done'; // a process without files
  await blobs.tidy(now);
  return collectBlobs(database, blobs, now, isOver);
}
