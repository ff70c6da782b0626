/** Bytes: taken in and measured, kept by their hash, handed through callers as tickets, and given out at signed addresses. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openDisk } from './blobs/disk.ts';
import { createLinks, type Link, type LinkedFile } from './blobs/link.ts';
import { type Bucket, openS3 } from './blobs/s3.ts';
import { type Claim, fileTooLarge, type Given, type Staged, stageBytes, stageStream } from './blobs/stage.ts';
import type { BlobStore } from './blobs/store.ts';
import { readTicket, writeTicket } from './blobs/ticket.ts';
import type { Secrets } from './secrets.ts';

export { type Claim, fileTooLarge, type Link, type Staged };

/** The bytes of all files of a process. */
export interface Blobs {
  /** Where they are kept. */
  readonly kept: BlobStore;
  /** Takes in a stream of at most `limit` bytes. Throws PAYLOAD_TOO_LARGE, UNAVAILABLE, and what the stream throws; then nothing is kept. */
  stage(source: Readable, limit: number, given: Given): Promise<Staged>;
  /** Takes in bytes that are there, of whatever length. Throws UNAVAILABLE. */
  store(bytes: Uint8Array, given: Given): Promise<Staged>;
  /** A sealed text that this user alone may give back, within 15 minutes. */
  ticket(staged: Staged, userId: string, now: Date): string;
  /** What a ticket was made for. Throws BAD_USER_INPUT; `field` is where it stood, `staged` unless said. */
  openTicket(text: string, userId: string, now: Date, field?: string): Staged;
  /** An address that gives the bytes to whoever has it, for one to two hours; the same within an hour. */
  downloadURL(file: LinkedFile, now: Date): string;
  /** What the path of such an address stands for. Throws NOT_FOUND. */
  openDownload(path: string, now: Date): Link;
  /** Removes what staging left behind on this machine when its process died, a day ago or longer. */
  tidy(now: Date): Promise<void>;
}

/** What they rest on. */
export interface BlobsOptions {
  /** Folder of files. */
  readonly dataDir: string;
  /** Keeps them there; undefined: on the disk. */
  readonly s3: Bucket | undefined;
  readonly secretKey: Uint8Array;
  readonly secrets: Secrets;
  /** Read when an address is made: a server may learn its port late. */
  readonly settings: { readonly baseUrl: string };
  /** What is done before bytes are kept, where the caller brings nothing of his own. */
  readonly claim?: Claim | undefined;
}

const DAY = 86_400_000;

/** Opens the store that the settings name. Throws when S3 is wanted and its package is missing. */
export function openBlobs({ dataDir, s3, secretKey, secrets, settings, claim = async () => {} }: BlobsOptions): Blobs {
  const kept = s3 ? openS3(s3) : openDisk(path.join(dataDir, 'files'));
  const links = createLinks(secretKey);
  const ground = { store: kept, claim };
  return {
    kept,
    stage: (source, limit, given) => stageStream(ground, source, limit, given),
    store: (bytes, given) => stageBytes(ground, bytes, given),
    ticket: (staged, userId, now) => writeTicket(secrets, staged, userId, now),
    openTicket: (text, userId, now, field = 'staged') => readTicket(secrets, text, userId, now, field),
    downloadURL: (file, now) => settings.baseUrl + links.write(file, now),
    openDownload: (at, now) => links.read(at, now),
    tidy: (now) => removeOld(kept.scratch, now.getTime() - DAY),
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []); // nothing was staged here yet
  for (const file of names.map((name) => path.join(folder, name))) {
    const found = await stat(file).catch(() => undefined); // another process was faster
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}
