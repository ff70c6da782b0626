/**
 * Creates and opens upload tickets: encrypted strings that the client sends back to use a staged
 * upload, valid for one user and 15 minutes.
 */
import { badInput } from '../../domain/errors.ts';
import type { Secrets } from '../secrets.ts';
import type { StagedBlob } from './stage.ts';

const MINUTE_MS = 60_000;
const LIFETIME_MS = 15 * MINUTE_MS;

/** The content of a ticket. */
interface UploadTicketContent {
  readonly staged: StagedBlob;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

const contextOf = (userId: string): string => `staged file of ${userId}`;

/**
 * Returns a ticket for a user, valid for 15 minutes. It begins with the hash and a dot, so that a
 * repeated upload of the same bytes can be recognized.
 */
export function writeUploadTicket(
  secrets: Secrets,
  staged: StagedBlob,
  userId: string,
  now: Date,
): string {
  const content: UploadTicketContent = { staged, expires: now.getTime() + LIFETIME_MS };
  return `${staged.hash}.${Buffer.from(secrets.seal(JSON.stringify(content), contextOf(userId))).toString('base64url')}`;
}

/**
 * Returns the upload that a ticket contains. `field` is the input field for errors.
 * @throws BAD_USER_INPUT when the ticket is invalid, expired or another user's
 */
export function readUploadTicket(
  secrets: Secrets,
  text: string,
  userId: string,
  now: Date,
  field: string,
): StagedBlob {
  const content = decrypt(secrets, text, userId);
  if (content === undefined)
    throw badInput(
      'This is not a file that you uploaded. Upload it and send the value from the response.',
      field,
    );
  if (content.expires <= now.getTime())
    throw badInput('This upload is older than 15 minutes. Upload the file again.', field);
  return content.staged;
}

function decrypt(secrets: Secrets, text: string, userId: string): UploadTicketContent | undefined {
  try {
    const [hash, sealed = ''] = text.split('.');
    const content = JSON.parse(
      secrets.open(Buffer.from(sealed, 'base64url'), contextOf(userId)),
    ) as UploadTicketContent; // only this server can have encrypted it
    return content.staged.hash === hash ? content : undefined;
  } catch {
    return undefined;
  }
}
