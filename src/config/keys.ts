/** The settings of the keys that encrypt secrets. */
import { z } from 'zod';
import { keyIdOf } from '../data/secrets.ts';
import { developmentKey, keyOf } from '../secret-key.ts';
import { docs } from './kinds.ts';

const key = z.string().transform(keyOf).pipe(z.instanceof(Buffer));

const keys = z
  .string()
  .transform((text) => text.split(',').map((part) => keyOf(part.trim())))
  .pipe(z.array(z.instanceof(Buffer)).max(5));

export const keyForms = {
  SECRET_KEY: key.optional().register(docs, {
    expected: '32 bytes in hex or base64, for example from "openssl rand -hex 32"',
    defaultText: 'generated once and stored in `DATA_DIR/secret-key`',
    text: 'Encrypts secrets at rest: 32 bytes in hex or base64.',
  }),
  PREVIOUS_SECRET_KEYS: keys.optional().register(docs, {
    expected: 'at most 5 keys of 32 bytes in hex or base64, separated by commas',
    defaultText: 'none',
    text: 'Keys that decrypt what `SECRET_KEY` does not, separated by commas: see [key rotation](../operations/key-rotation.md).',
  }),
};

/**
 * Returns the current key and the previous ones.
 * @throws Error when two keys have the same first byte of their hash, which identifies the key of a
 * value
 */
export function keysOf(read: {
  readonly SECRET_KEY?: Buffer | undefined;
  readonly PREVIOUS_SECRET_KEYS?: readonly Buffer[] | undefined;
  readonly DATA_DIR: string;
}): { readonly secretKey: Buffer; readonly previousSecretKeys: readonly Buffer[] } {
  const secretKey = read.SECRET_KEY ?? developmentKey(read.DATA_DIR);
  const previousSecretKeys = (read.PREVIOUS_SECRET_KEYS ?? []).filter(
    (previous) => !previous.equals(secretKey),
  );
  const identities = [secretKey, ...previousSecretKeys].map(keyIdOf);
  if (new Set(identities).size < identities.length)
    throw new Error(
      'SECRET_KEY, PREVIOUS_SECRET_KEYS: Two keys have the same identity (one in 256 pairs does). Generate another key.',
    );
  return { secretKey, previousSecretKeys };
}
