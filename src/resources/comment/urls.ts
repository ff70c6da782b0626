/** Returns the URLs of comments and replies. */
import type { Context } from '../../context.ts';
import type { CommentRow } from '../../data/rows.ts';
import type { CommentUrls } from '../../generated/resolvers.ts';

type Urls = Omit<CommentUrls, '__typename'>;

/** Returns the URLs of a comment. */
export const urlsOfComment = (
  { settings }: Context,
  { id, organizationId, spaceId, changeRequestId }: CommentRow,
): Urls => {
  const parent = changeRequestId === null ? '' : `change-requests/${changeRequestId}/`;
  return {
    location: `${settings.baseUrl}/v1/spaces/${spaceId}/${parent}comments/${id}`,
    app: `${settings.appUrl}/o/${organizationId}/s/${spaceId}/comments/${id}`,
  };
};

/** Returns the URLs of a reply to a comment; the one in the app is that of its place in the thread. */
export function urlsOfReply(ctx: Context, comment: CommentRow, replyId: string): Urls {
  const { location, app } = urlsOfComment(ctx, comment);
  return { location: `${location}/replies/${replyId}`, app: `${app}#${replyId}` };
}
