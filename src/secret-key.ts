/** Reads the secret key from a setting, or creates one for a development folder. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './data/folder.ts';

/** Decodes a key of 32 bytes from hex or base64. Returns undefined for any other text. */
export function keyOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/**
 * Returns the key of a development folder, and creates it the first time. The file appears whole or
 * not at all, so that two processes that start at the same time read the same key.
 * @throws Error that names DATA_DIR
 */
export function developmentKey(folder: string): Buffer {
  try {
    makeFolder(folder);
    return findKey(path.join(folder, 'secret-key'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`DATA_DIR: The secret key cannot be stored: ${error.message}`, {
      cause: error,
    });
  }
}

function findKey(file: string): Buffer {
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    return readKey(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  writeFileSync(temporaryFile, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error; // another process was faster: its key counts
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  return readKey(file);
}

function readKey(file: string): Buffer {
  const key = keyOf(readFileSync(file, 'utf8').trim());
  if (key === undefined)
    throw new Error(
      `${file} contains no key of 32 bytes. Restore the key, or set SECRET_KEY; without it, encrypted values cannot be read.`,
    );
  chmodSync(file, 0o600);
  return key;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
