/** Enqueues the requests that notify a front end of changes of published content. */
import type { Context } from '../context.ts';
import type { Action } from '../domain/access.ts';
import type { EventLocation } from './event-location.ts';
import type { Enqueue } from './queue.ts';

/** A write that visitors may notice, as the data of a job. */
export interface NoticedWrite {
  readonly organizationId: string;
  /** Ids of the objects that it changed. */
  readonly ids: readonly string[];
}

/** The actions whose writes visitors may notice; others, such as comments, they never do. */
const NOTICED =
  /^(?:(?:site|shareLink|redirect|publishingAuth|collection|openAPISpec|translation)\.|space\.(?!comment)|changeRequest\.merge$|organization\.update$)/;

/** The actions whose writes only previews of their change request show. */
const PREVIEWED = /^changeRequest\.(?:edit|import|pull|update)$/;

/**
 * Enqueues the request for a write, in its transaction, so that it is sent only if the write is
 * committed.
 */
export async function enqueueRevalidation(
  { settings }: Pick<Context, 'settings'>,
  enqueue: Enqueue,
  action: Action,
  {
    organizationId,
    subjectId,
    spaceId,
    changedId,
  }: Pick<EventLocation, 'organizationId' | 'subjectId' | 'spaceId'> & {
    readonly changedId: string;
  },
): Promise<void> {
  if (!settings.revalidation || organizationId === null) return;
  if (!NOTICED.test(action) && !PREVIEWED.test(action)) return;
  const changed = PREVIEWED.test(action) ? [subjectId] : [subjectId, spaceId, changedId];
  const ids = [...new Set(changed)].filter((id) => id !== null);
  await enqueue('revalidate', { organizationId, ids } satisfies NoticedWrite);
}
