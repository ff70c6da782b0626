/** Where bytes are kept: what every such place promises. */
import type { Readable } from 'node:stream';

/** Bytes in memory, or a file in the store's `scratch` folder, which the store may take away. */
export type BlobSource = Uint8Array | { readonly path: string };

/** The first and the last byte that are meant, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes that never change, known by their SHA-256 in hex. Throws UNAVAILABLE where it cannot be reached. */
export interface BlobStore {
  /** A folder of this machine for files on their way into the store. It may not be there yet. */
  readonly scratch: string;
  /** Keeps bytes, whole or not at all; what is there already stays. The hash is the caller's word. */
  put(hash: string, source: BlobSource, size: number): Promise<void>;
  /** The bytes, or the part that is meant; null when they are not there. */
  read(hash: string, range?: ByteRange): Promise<Readable | null>;
  /** How many bytes it has; null when they are not there. */
  size(hash: string): Promise<number | null>;
  /** Lets bytes go; none there is no error. */
  remove(hash: string): Promise<void>;
}

/** The hash again. Throws when it is none: it becomes part of a path. */
export function checkedHash(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('Bytes are known by their SHA-256 in hex.');
  return hash;
}
