/** Returns the addresses of notifications in the app. */
import type { PublicSettings } from '../../context.ts';

/** The ids of what a notification is about. */
export interface NotifiedSubject {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly commentId: string | null;
  readonly replyId: string | null;
  readonly pageId: string | null;
}

/** Returns the URL of the comment, the reply, the page or the change request in the app. */
export function appUrlOfNotification(
  { appUrl }: Pick<PublicSettings, 'appUrl'>,
  { organizationId, spaceId, changeRequestId, commentId, replyId, pageId }: NotifiedSubject,
): string {
  const space = `${appUrl}/o/${organizationId}/s/${spaceId}`;
  if (pageId !== null) return `${space}/p/${pageId}`;
  if (commentId === null) return `${space}/cr/${changeRequestId ?? ''}`;
  return `${space}/comments/${commentId}${replyId === null ? '' : `#${replyId}`}`;
}
