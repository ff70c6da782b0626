/** Tickets: what was staged goes through the caller's hands as a sealed text, for him alone and not for long. */
import { badInput } from '../../domain/errors.ts';
import type { Secrets } from '../secrets.ts';
import type { Staged } from './stage.ts';

const MINUTES = 60_000;
const VALID_MS = 15 * MINUTES;

/** What a ticket holds. */
interface Content {
  readonly staged: Staged;
  /** In milliseconds. */
  readonly expires: number;
}

const about = (userId: string): string => `staged file of ${userId}`;

/** A ticket for a user, good for 15 minutes. It begins with the hash and a dot: what was staged twice can be told to be the same. */
export function writeTicket(secrets: Secrets, staged: Staged, userId: string, now: Date): string {
  const content: Content = { staged, expires: now.getTime() + VALID_MS };
  return `${staged.hash}.${Buffer.from(secrets.seal(JSON.stringify(content), about(userId))).toString('base64url')}`;
}

/** What a ticket was written for. Throws BAD_USER_INPUT for one that is no good, is another user's or is too old; `field` is where it stood. */
export function readTicket(secrets: Secrets, text: string, userId: string, now: Date, field: string): Staged {
  const content = opened(secrets, text, userId);
  if (content === undefined) throw badInput('This is not a file that you have uploaded. Upload it and send what the upload gave.', field);
  if (content.expires <= now.getTime()) throw badInput('This upload is older than 15 minutes. Upload the file again.', field);
  return content.staged;
}

function opened(secrets: Secrets, text: string, userId: string): Content | undefined {
  try {
    const [hash, sealed = ''] = text.split('.');
    const content = JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'), about(userId))) as Content; // nobody else can have sealed it
    return content.staged.hash === hash ? content : undefined;
  } catch {
    return undefined;
  }
}
