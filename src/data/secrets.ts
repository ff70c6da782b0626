/** What must be kept but not be readable in the database: sealed with the server's key, or only its hash. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { makeToken, type TokenPrefix } from '../domain/token.ts';

const NONCE = 12;
const TAG = 16;

/** Sealing with one key. `about` is bound in: what was sealed for one row does not open for another. */
export interface Secrets {
  seal(plain: string, about: string): Uint8Array<ArrayBuffer>;
  /** The text again; throws when the key, the row or the bytes are not those it was sealed with. */
  open(sealed: Uint8Array, about: string): string;
  /** A key for one purpose alone, always the same: 32 bytes. */
  derive(about: string): Uint8Array;
}

/** AES-256-GCM with a 32-byte key; the first byte says which key it was, so that keys can change one day. */
export function createSecrets(key: Uint8Array): Secrets {
  const keyId = createHash('sha256').update(key).digest()[0] ?? 0;
  const bound = (about: string) => Buffer.from(`${keyId}:${about}`);
  return {
    derive: (about) => new Uint8Array(createHmac('sha256', key).update(`derived ${about}`).digest()),
    seal(plain, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(about));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(keyId), nonce, cipher.getAuthTag(), text]));
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== keyId) throw new Error('This was sealed with another SECRET_KEY.');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE), { authTagLength: TAG }).setAAD(bound(about));
      decipher.setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

/** What of a token or secret is kept: its SHA-256. They are random, so no salt is needed. */
export const hashOf = (secret: string): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(secret).digest());

/** A new token of a kind. */
export const newToken = (prefix: TokenPrefix): string => makeToken(prefix, randomBytes(64));

/** A new secret for a link: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A text under a key, so that nobody without it can try what the text was: 64 letters and digits, always the same. */
export const veiled = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
