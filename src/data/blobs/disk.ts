/** Keeps bytes in a folder of this machine: `ab/cdef…`, one file for each. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type BlobSource, type BlobStore, type ByteRange, checkedHash } from './store.ts';

/** A store in this folder, which is made with the first bytes, for its owner alone. */
export function openDisk(folder: string): BlobStore {
  const scratch = path.join(folder, 'scratch');
  const placeOf = (hash: string): string => path.join(folder, checkedHash(hash).slice(0, 2), hash.slice(2));
  return {
    scratch,
    async put(hash, source) {
      const place = placeOf(hash);
      const made = await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await move(await ownFile(source, scratch), place);
      // Without this a row could outlive a crash that the name of its file did not.
      for (const parent of new Set([path.dirname(place), ...(made === undefined ? [] : [folder, path.dirname(made)])])) await sync(parent);
    },
    read: (hash, range) => orNull(readFrom(placeOf(hash), range)),
    size: (hash) => orNull(stat(placeOf(hash)).then(({ size }) => size)),
    remove: (hash) => rm(placeOf(hash), { force: true }),
  };
}

/** A file that may be moved: the source itself, or what is in memory, written down. */
async function ownFile(source: BlobSource, scratch: string): Promise<string> {
  if ('path' in source) return source.path;
  const file = path.join(scratch, randomUUID());
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, source, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return file;
}

async function move(file: string, place: string): Promise<void> {
  try {
    await chmod(file, 0o600);
    await sync(file);
    await rename(file, place); // over what is there: the same bytes
  } catch (error) {
    await rm(file, { force: true });
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

async function readFrom(place: string, range: ByteRange | undefined): Promise<Readable> {
  const handle = await open(place, 'r');
  return handle.createReadStream(range && { start: range.first, end: range.last });
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
