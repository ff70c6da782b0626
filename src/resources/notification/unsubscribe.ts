/** Makes and opens the links that end e-mails for some reasons, which work without a token. */
import type { Query } from '../../data/database.ts';
import type { Secrets } from '../../data/secrets.ts';
import { statement } from '../../data/statement.ts';
import { notFound } from '../../domain/errors.ts';
import type { NotificationReason } from '../../generated/resolvers.ts';

/** The path that the pages are below. */
export const UNSUBSCRIBE = '/notifications/unsubscribe/';

const CONTEXT = 'unsubscribe';

/** The person, and the reasons for which they get no more e-mails. */
export interface Unsubscription {
  readonly userId: string;
  readonly reasons: readonly NotificationReason[];
}

/** Returns the URL that ends e-mails to a person for these reasons. It does not expire. */
export function unsubscribeUrl(
  secrets: Secrets,
  baseUrl: string,
  { userId, reasons }: Unsubscription,
): string {
  const sealed = secrets.sealStable(JSON.stringify([userId, ...reasons]), CONTEXT);
  return `${baseUrl}${UNSUBSCRIBE}${Buffer.from(sealed).toString('base64url')}`;
}

/**
 * Opens the last part of such a URL.
 * @throws NOT_FOUND for a text that this server has not made
 */
export function openUnsubscription(secrets: Secrets, text: string): Unsubscription {
  try {
    const opened = secrets.open(Buffer.from(text, 'base64url'), CONTEXT);
    // this module has sealed the text
    const [userId = '', ...reasons] = JSON.parse(opened) as [string, ...NotificationReason[]];
    return { userId, reasons };
  } catch {
    throw notFound();
  }
}

const END = statement(
  'notification.unsubscribe',
  `INSERT INTO notification_preferences (user_id, reason, listed, email)
  SELECT u.id, r.reason, true, 'NONE' FROM users u, unnest($2::notification_reason[]) AS r(reason) WHERE u.id = $1
  ON CONFLICT (user_id, reason) DO UPDATE SET email = 'NONE'`,
  {},
);

/** Ends e-mails. Repeating it has no effect. */
export async function unsubscribe(
  query: Query,
  { userId, reasons }: Unsubscription,
): Promise<void> {
  await query(END, [userId, reasons]);
}
