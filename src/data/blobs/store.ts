/** Defines the interface of storage backends. */
import type { Readable } from 'node:stream';
import { AppError } from '../../domain/errors.ts';

/** Bytes in memory, or a file in the backend's `temporaryFolder`, which the backend may move. */
export type BlobSource = Uint8Array | { readonly path: string };

/** The first and the last byte of a range, counted from 0 and inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * A store of immutable bytes under their SHA-256 in hex.
 * @throws UNAVAILABLE when the store cannot be reached
 */
export interface BlobStore {
  /** A folder of this machine for temporary files. It may not exist yet. */
  readonly temporaryFolder: string;
  /** Stores bytes atomically; existing bytes stay. The caller guarantees the hash. */
  put(hash: string, source: BlobSource, size: number): Promise<void>;
  /** Returns the bytes or a range of them; null when they do not exist. */
  read(hash: string, range?: ByteRange): Promise<Readable | null>;
  /** Returns the number of bytes; null when they do not exist. */
  size(hash: string): Promise<number | null>;
  /** Removes bytes; unknown bytes are no error. */
  remove(hash: string): Promise<void>;
  /**
   * Checks that bytes can be stored.
   * @throws UNAVAILABLE
   */
  check(): Promise<void>;
}

/** Errors of a disk that the client cannot fix: it is full, read-only or broken. */
const DISK_ERRORS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ELOOP',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
]);

/** Returns UNAVAILABLE for a disk that refused bytes, and any other error as it is. */
export function diskError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return DISK_ERRORS.has(code)
    ? new AppError('UNAVAILABLE', 'Files cannot be stored at the moment. Try again later.', {
        retryAfter: 30,
        cause: error,
      })
    : error;
}

/**
 * Returns the hash.
 * @throws Error when it is not a SHA-256 in hex, because it becomes part of a path
 */
export function checkedHash(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('Bytes are known by their SHA-256 in hex.');
  return hash;
}
