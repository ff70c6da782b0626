/** Writes and reads upload URLs: sealed permissions to upload one file, valid for 15 minutes. */
import { AppError } from '../../domain/errors.ts';
import type { Secrets } from '../secrets.ts';

const LIFETIME_MS = 15 * 60_000;

/** The permission of a user to upload one file. */
export interface UploadPermission {
  readonly organizationId: string;
  readonly userId: string;
  /** The id that the file will have. */
  readonly fileId: string;
  readonly name: string;
  /** As declared; the type that is detected from the bytes takes precedence. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** An upload URL without its origin. */
export interface UploadPath {
  readonly path: string;
  readonly expiresAt: Date;
}

type Sealed = UploadPermission & {
  /** Milliseconds since the epoch. */
  readonly expires: number;
};

/** The path that upload URLs are below. */
export const UPLOADS = '/uploads/';

const CONTEXT = 'upload URL';

/** Returns the path of a new upload URL. */
export function writeUploadPath(
  secrets: Secrets,
  permission: UploadPermission,
  now: Date,
): UploadPath {
  const expires = now.getTime() + LIFETIME_MS;
  const sealed = secrets.seal(JSON.stringify({ ...permission, expires }), CONTEXT);
  return {
    path: UPLOADS + Buffer.from(sealed).toString('base64url'),
    expiresAt: new Date(expires),
  };
}

/**
 * Returns the permission that the path of an upload URL contains.
 * @throws NOT_FOUND when this server did not write it, or it has expired
 */
export function readUploadPath(secrets: Secrets, path: string, now: Date): UploadPermission {
  const content = unsealed(secrets, path.slice(UPLOADS.length));
  if (content === undefined || content.expires <= now.getTime())
    throw new AppError(
      'NOT_FOUND',
      'This upload URL is unknown, or older than 15 minutes. Request a new one.',
    );
  return content;
}

function unsealed(secrets: Secrets, text: string): Sealed | undefined {
  try {
    // only this server can have encrypted it
    return JSON.parse(secrets.open(Buffer.from(text, 'base64url'), CONTEXT)) as Sealed;
  } catch {
    return undefined;
  }
}
