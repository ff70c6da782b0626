/** The link that joins an organization, of either kind of invite. */
import type { Context } from '../../context.ts';
import type { InviteRow, LinkInviteRow } from '../../data/rows.ts';

/** What the secret of an invite is sealed for. */
export const aboutInvite = (id: string): string => `invite ${id}`;

/** The address that joins, with the secret. Only who may read the invite is given it. */
export const joinUrl = ({ settings, secrets }: Context, { id, organizationId, secret }: InviteRow | LinkInviteRow): string =>
  `${settings.appUrl}/join/${organizationId}/${id}?secret=${secrets.open(secret, aboutInvite(id))}`;
