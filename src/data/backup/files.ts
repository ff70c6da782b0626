/** Copies bytes from one store of files to another, and verifies their hashes. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../blobs/store.ts';

/** Number of files that are copied at the same time. */
const CONCURRENCY = 4;

/** Bytes as the database knows them. */
export interface KnownBlob {
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Returns a stream that passes bytes on and hashes them. */
export function hashing(): { readonly stream: Transform; digest(): string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}

/** Copies the bytes of a hash. Returns false when the source does not have them, or has others. */
async function copyFile(
  from: BlobStore,
  to: BlobStore,
  { hash, size }: KnownBlob,
): Promise<boolean> {
  if ((await to.size(hash)) === size) return true;
  const bytes = await from.read(hash);
  if (bytes === null) return false;
  const file = path.join(to.temporaryFolder, randomUUID());
  await mkdir(to.temporaryFolder, { recursive: true, mode: 0o700 });
  try {
    const { stream, digest } = hashing();
    await pipeline(bytes, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if (digest() !== hash) return false;
    await to.put(hash, { path: file }, size);
    return true;
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Copies files. Returns the hashes that the source does not have, or whose bytes are not those of
 * the hash.
 */
export async function copyFiles(
  from: BlobStore,
  to: BlobStore,
  files: AsyncIterable<KnownBlob>,
): Promise<string[]> {
  const missing: string[] = [];
  const iterator = files[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      if (!(await copyFile(from, to, next.value))) missing.push(next.value.hash);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return missing.sort();
}
