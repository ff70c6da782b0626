/** Stores bytes in a folder of this machine, one file each: `ab/cdef…`. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  type BlobSource,
  type BlobStore,
  type ByteRange,
  checkedHash,
  diskError,
} from './store.ts';

/**
 * Opens a store in this folder, which is created with the first bytes and accessible to its owner
 * only.
 */
export function openDisk(folder: string): BlobStore {
  const temporaryFolder = path.join(folder, 'scratch');
  const pathOf = (hash: string): string =>
    path.join(folder, checkedHash(hash).slice(0, 2), hash.slice(2));
  return {
    temporaryFolder,
    async put(hash, source) {
      try {
        const file = pathOf(hash);
        const created = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await move(await ownFile(source, temporaryFolder), file);
        // Without this, a crash could lose the directory entry of a file whose row is committed.
        for (const parent of new Set([
          path.dirname(file),
          ...(created === undefined ? [] : [folder, path.dirname(created)]),
        ]))
          await sync(parent);
      } catch (error) {
        throw diskError(error);
      }
    },
    read: (hash, range) => orNull(readFrom(pathOf(hash), range)),
    size: (hash) => orNull(stat(pathOf(hash)).then(({ size }) => size)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async check() {
      try {
        await rm(await ownFile(PROBE, temporaryFolder));
      } catch (error) {
        throw diskError(error);
      }
    },
  };
}

/** The content that a check writes: more than a file system stores within a directory entry. */
const PROBE = new Uint8Array(4096);

/** Returns a file that may be moved: the source itself, or a new file with the bytes in memory. */
async function ownFile(source: BlobSource, temporaryFolder: string): Promise<string> {
  if ('path' in source) return source.path;
  const file = path.join(temporaryFolder, randomUUID());
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, source, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    await rm(file, { force: true }).catch(() => {}); // the first error is the one to report
    throw error;
  }
  return file;
}

async function move(file: string, target: string): Promise<void> {
  try {
    await chmod(file, 0o600);
    await sync(file);
    await rename(file, target); // an existing file has the same bytes
  } catch (error) {
    await rm(file, { force: true }).catch(() => {}); // the first error is the one to report
    throw error;
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readFrom(file: string, range: ByteRange | undefined): Promise<Readable> {
  const handle = await open(file, 'r');
  return handle.createReadStream(range && { start: range.first, end: range.last });
}

async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
