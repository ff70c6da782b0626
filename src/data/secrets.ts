/**
 * Protects secrets in the database: encrypts them with the server's key, or stores only their hash.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { makeToken, type TokenPrefix } from '../domain/token.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encryption with one key. `about` is authenticated, so a value that was encrypted for one row
 * cannot be decrypted for another.
 */
export interface Secrets {
  seal(plain: string, about: string): Uint8Array<ArrayBuffer>;
  /** Encrypts a text to the same bytes each time: those who read them see that texts are equal. */
  sealStable(plain: string, about: string): Uint8Array<ArrayBuffer>;
  /**
   * Decrypts a text.
   * @throws Error when the key, `about` or the bytes differ from those of `seal` or `sealStable`
   */
  open(sealed: Uint8Array, about: string): string;
  /** Derives a 32-byte key for one purpose, always the same. */
  derive(about: string): Uint8Array;
  /** Derives the keys for one purpose from the current key and from each previous one, in this order. */
  deriveAll(about: string): readonly Uint8Array[];
  /** The first byte of the values that the current key has encrypted. */
  readonly keyId: number;
  /** The first bytes of the values that previous keys have encrypted. */
  readonly previousKeyIds: readonly number[];
}

/** Returns the number that identifies a key in the values that it encrypts. */
export const keyIdOf = (key: Uint8Array): number =>
  createHash('sha256').update(key).digest()[0] ?? 0;

/** Derives a key for one purpose. */
const derivedFrom = (key: Uint8Array, about: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', key).update(`derived ${about}`).digest());

/** Returns what a value is authenticated with. */
const aadOf = (key: Uint8Array, about: string): Buffer => Buffer.from(`${keyIdOf(key)}:${about}`);

/**
 * Creates encryption with AES-256-GCM and a 32-byte key. The first byte of each ciphertext
 * identifies the key. Previous keys decrypt older values, and encrypt none.
 */
export function createSecrets(key: Uint8Array, previous: readonly Uint8Array[] = []): Secrets {
  const keys = new Map([...previous, key].map((each) => [keyIdOf(each), each]));
  const keyId = keyIdOf(key);
  const derive = (about: string) => derivedFrom(key, about);
  const sealWith = (nonce: Uint8Array, plain: string, about: string) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aadOf(key, about));
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return new Uint8Array(Buffer.concat([Buffer.of(keyId), nonce, cipher.getAuthTag(), text]));
  };
  return {
    keyId,
    previousKeyIds: previous.map(keyIdOf),
    derive,
    deriveAll: (about) => [key, ...previous].map((each) => derivedFrom(each, about)),
    seal: (plain, about) => sealWith(randomBytes(NONCE_BYTES), plain, about),
    sealStable(plain, about) {
      // as an HMAC of the text, the nonce of two texts is the same only by chance
      const nonce = createHmac('sha256', derive(`nonce ${about}`))
        .update(plain)
        .digest();
      return sealWith(nonce.subarray(0, NONCE_BYTES), plain, about);
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed);
      const used = keys.get(bytes[0] ?? -1);
      if (!used) throw new Error('This was encrypted with another SECRET_KEY.');
      return openWith(used, bytes, about);
    },
  };
}

function openWith(key: Uint8Array, bytes: Buffer, about: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(aadOf(key, about));
  decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

/**
 * Returns the SHA-256 of a token or secret, which is stored in its place. No salt is needed because
 * secrets are random.
 */
export const hashOf = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());

/** Returns a new token of a kind. */
export const newToken = (prefix: TokenPrefix): string => makeToken(prefix, randomBytes(64));

/** Returns a new secret for a link: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the HMAC-SHA-256 of a text as 64 hexadecimal digits, so that the text cannot be guessed
 * without the key.
 */
export const hmacOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
