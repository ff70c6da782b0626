/** Addresses that give bytes to whoever has them: signed, and good for one to two hours. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Fault, notFound } from '../../domain/errors.ts';
import { fileName } from './name.ts';

const HOUR = 3_600_000;

/** A file as an address is made of it. */
export interface LinkedFile {
  readonly hash: string;
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** What an address stands for. */
export interface Link extends LinkedFile {
  readonly expiresAt: Date;
}

/** Makes and reads addresses. */
export interface Links {
  /** `/files/<token>/<name>`. It is the same for an hour, so that browsers need not fetch the bytes again. */
  write(file: LinkedFile, now: Date): string;
  /** What a path as `write` gives it stands for. Throws NOT_FOUND for one that is not ours, or whose time is over. */
  read(path: string, now: Date): Link;
}

/** What a token holds: hash in base64url, type, size, and when it ends, in hours. */
type Payload = readonly [string, string, number, number];

/** Addresses signed with a key that is derived from this one. */
export function createLinks(secretKey: Uint8Array): Links {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'addresses of files', 32));
  // The name is signed too: nobody gives our bytes another ending.
  const signature = (payload: string, name: string) => createHmac('sha256', key).update(`${payload}/${name}`).digest();
  return {
    write(file, now) {
      const name = fileName(file.name);
      const hours = Math.ceil(now.getTime() / HOUR) + 1;
      const content: Payload = [Buffer.from(file.hash, 'hex').toString('base64url'), file.contentType, file.size, hours];
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `/files/${payload}.${signature(payload, name).toString('base64url')}/${encodeURIComponent(name)}`;
    },
    read(path, now) {
      const [, payload = '', given = '', encoded = ''] = /^\/files\/([\w-]+)\.([\w-]{43})\/([^/]+)$/.exec(path) ?? [];
      const name = decoded(encoded);
      if (!timingSafeEqual(Buffer.from(given.padEnd(43, 'A'), 'base64url'), signature(payload, name))) throw notFound();
      const [hash, contentType, size, hours] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload; // we signed it
      if (now.getTime() >= hours * HOUR) throw new Fault('NOT_FOUND', 'This address of a file has expired. Ask for the file anew: it has a new address.');
      return { hash: Buffer.from(hash, 'base64url').toString('hex'), name, contentType, size, expiresAt: new Date(hours * HOUR) };
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
