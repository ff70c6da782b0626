/** Sends the e-mails of invites with their links. */
import { column, statement } from '../../data/statement.ts';
import type { JobContext } from '../../data/write.ts';
import { emailOfInvite, type InviteToSend } from '../notification/email-message.ts';
import { inviteContext } from './link.ts';

/** An invite that was not sent yet. */
interface UnsentInvite extends InviteToSend {
  readonly secret: Uint8Array;
}

const UNSENT = statement<UnsentInvite>(
  'invite.unsent',
  `SELECT i.id, i.email, i.secret, o.title AS "organizationTitle", u.display_name AS "inviterName"
  FROM invites i JOIN organizations o ON o.id = i.organization_id LEFT JOIN users u ON u.id = i.created_by_id
  WHERE i.organization_id = $1 AND i.id = ANY($2) AND i.emailed_at IS NULL AND i.expires_at > $3 ORDER BY i.id`,
  {
    id: column.text,
    email: column.text,
    secret: column.bytes,
    organizationTitle: column.text,
    inviterName: column.nullable(column.text),
  },
);

const SENT = statement(
  'invite.sent',
  'UPDATE invites i SET emailed_at = $3 WHERE i.organization_id = $1 AND i.id = $2',
  {},
);

/** The data of a job. */
interface InvitesToSend {
  readonly organizationId: string;
  readonly ids: readonly string[];
}

/**
 * Sends the e-mails of the invites that `data` names and that are still valid. A job that is repeated
 * continues with those that were not sent.
 */
export async function sendInvites(
  { database: { query }, mailer, secrets, settings, now, isOver }: JobContext,
  data: object,
): Promise<'done' | 'more'> {
  const { organizationId, ids } = data as InvitesToSend; // the payload as it is enqueued
  if (!mailer || !secrets || !settings) return 'done';
  const failures: unknown[] = [];
  for (const invite of await query(UNSENT, [organizationId, ids, now.toISOString()])) {
    if (isOver()) return 'more';
    const { id, secret } = invite;
    const opened = secrets.open(secret, inviteContext(id));
    const url = `${settings.appUrl}/join/${organizationId}/${id}?secret=${opened}`;
    try {
      await mailer.send(emailOfInvite(invite, url));
      await query(SENT, [organizationId, id, new Date().toISOString()]);
    } catch (error) {
      failures.push(error); // one address that is refused does not stop the others
    }
  }
  if (failures.length > 0) throw failures[0];
  return 'done';
}
