/** The link that joins an organization, of either kind of invite. */
import type { Context } from '../../context.ts';
import type { InviteRow, LinkInviteRow } from '../../data/rows.ts';

/** What the secret of an invite is sealed for. */
export const aboutInvite = (id: string): string => `invite ${id}`;

/**
 * The address that joins, with the secret. Only who may read the invite is given it, and not with a token that may only
 * read: whoever has the link can become a member.
 */
export function joinUrl({ viewer, settings, secrets }: Context, { id, organizationId, secret }: InviteRow | LinkInviteRow): string | null {
  if (viewer && viewer.scopes !== 'all' && !viewer.scopes.has('organization:members:write')) return null;
  return `${settings.appUrl}/join/${organizationId}/${id}?secret=${secrets.open(secret, aboutInvite(id))}`;
}
