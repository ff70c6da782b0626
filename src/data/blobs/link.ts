/** Signs public URLs of files, which are valid for one to two hours. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '../../domain/errors.ts';
import { sanitizeFileName } from './name.ts';

const HOUR_MS = 3_600_000;

/** Returns the period of a time: within one, the URLs of files stay the same. */
export const periodOfLinks = (now: Date): number => Math.ceil(now.getTime() / HOUR_MS);

/** The file behind a URL. */
export interface LinkedFile {
  readonly hash: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** A file with the expiry of its URL. */
export interface FileLink extends LinkedFile {
  readonly expiresAt: Date;
}

/** Writes and reads signed URLs. */
export interface FileLinks {
  /**
   * Returns `/files/<token>/<name>`. It stays the same for an hour, so that browsers can cache the
   * bytes.
   */
  write(file: LinkedFile, now: Date): string;
  /**
   * Returns the file that a path of `write` stands for.
   * @throws NOT_FOUND when the path is not signed by this server, or has expired
   */
  read(path: string, now: Date): FileLink;
}

/**
 * The payload of a token: the hash in base64url, the media type, the size, and the expiry in hours
 * since the epoch.
 */
type Payload = readonly [string, string, number, number];

/**
 * Creates URLs that are signed with a key derived from this one. Those of previous keys can be read.
 */
export function createLinks(
  secretKey: Uint8Array,
  previousKeys: readonly Uint8Array[] = [],
): FileLinks {
  const [key, ...previous] = [secretKey, ...previousKeys].map((each) =>
    Buffer.from(hkdfSync('sha256', each, '', 'addresses of files', 32)),
  ) as [Buffer, ...Buffer[]]; // of at least one key
  // The name is signed too, so that nobody can change the file extension.
  const signature = (payload: string, name: string, by = key) =>
    createHmac('sha256', by).update(`${payload}/${name}`).digest();
  return {
    write(file, now) {
      const name = sanitizeFileName(file.name);
      const hours = periodOfLinks(now) + 1;
      const content: Payload = [
        Buffer.from(file.hash, 'hex').toString('base64url'),
        file.contentType,
        file.size,
        hours,
      ];
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `/files/${payload}.${signature(payload, name).toString('base64url')}/${encodeURIComponent(name)}`;
    },
    read(path, now) {
      const [, payload = '', signed = '', encoded = ''] =
        /^\/files\/([\w-]+)\.([\w-]{43})\/([^/]+)$/.exec(path) ?? [];
      const name = decoded(encoded);
      const given = Buffer.from(signed.padEnd(43, 'A'), 'base64url');
      if (![key, ...previous].some((by) => timingSafeEqual(given, signature(payload, name, by))))
        throw notFound();
      const [hash, contentType, size, hours] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as Payload; // signed by this server
      if (now.getTime() >= hours * HOUR_MS)
        throw new AppError(
          'NOT_FOUND',
          'The URL of this file has expired. Read the file again to get a new URL.',
        );
      return {
        hash: Buffer.from(hash, 'base64url').toString('hex'),
        name,
        contentType,
        size,
        expiresAt: new Date(hours * HOUR_MS),
      };
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
