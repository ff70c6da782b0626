/** Builds the URLs of invites and link invites. */
import type { Context } from '../../context.ts';
import { hasScopeFor } from '../../data/action-scopes.ts';
import type { InviteRow, LinkInviteRow } from '../../data/rows.ts';

/** Returns the encryption context of an invite's secret. */
export const inviteContext = (id: string): string => `invite ${id}`;

/**
 * Returns the URL that accepts an invite, with its secret. Returns null for a token without the
 * scope to write members, because anyone with the link can become a member.
 */
export function joinUrl(
  { viewer, settings, secrets }: Context,
  { id, organizationId, secret }: InviteRow | LinkInviteRow,
): string | null {
  if (!hasScopeFor(viewer, 'invite.create')) return null;
  return `${settings.appUrl}/join/${organizationId}/${id}?secret=${secrets.open(secret, inviteContext(id))}`;
}
