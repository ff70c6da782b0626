/**
 * Stores file contents: measures uploads, stores them under their hash, hands them to clients as
 * tickets, and serves them at signed URLs.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openDisk } from './blobs/disk.ts';
import { makeFolder } from './folder.ts';
import { createLinks, type FileLink, type LinkedFile } from './blobs/link.ts';
import { type Bucket, openS3 } from './blobs/s3.ts';
import {
  type BlobClaim,
  fileTooLarge,
  type StageOptions,
  type StagedBlob,
  stageBytes,
  stageStream,
} from './blobs/stage.ts';
import type { BlobStore } from './blobs/store.ts';
import { readUploadTicket, writeUploadTicket } from './blobs/upload-ticket.ts';
import { readUploadPath, type UploadPermission, writeUploadPath } from './blobs/upload-url.ts';
import type { Secrets } from './secrets.ts';

export { type BlobClaim as Claim, fileTooLarge, type StagedBlob as Staged };

/** The contents of all files of a process. */
export interface Blobs {
  /** The storage backend. */
  readonly backend: BlobStore;
  /**
   * Stores a stream of at most `limit` bytes.
   * @throws PAYLOAD_TOO_LARGE, UNAVAILABLE, and the errors of the stream; nothing is stored then
   */
  stage(source: Readable, limit: number, options: StageOptions): Promise<StagedBlob>;
  /**
   * Stores bytes in memory, of any length.
   * @throws UNAVAILABLE
   */
  store(bytes: Uint8Array, options: StageOptions): Promise<StagedBlob>;
  /** Returns an encrypted ticket that only this user can redeem, within 15 minutes. */
  createUploadTicket(staged: StagedBlob, userId: string, now: Date): string;
  /**
   * Returns the upload that a ticket stands for. `field` is the input field for errors, `upload` by
   * default.
   * @throws BAD_USER_INPUT
   */
  openUploadTicket(text: string, userId: string, now: Date, field?: string): StagedBlob;
  /** Returns a URL at which anyone can upload one file, for 15 minutes. */
  createUploadURL(permission: UploadPermission, now: Date): { url: string; expiresAt: Date };
  /** Returns the permission that the path of such a URL stands for, or throws NOT_FOUND. */
  openUploadURL(path: string, now: Date): UploadPermission;
  /**
   * Returns a public URL of the bytes, valid for one to two hours and unchanged within an
   * hour.
   */
  downloadURL(file: LinkedFile, now: Date): string;
  /** Returns the file that the path of such a URL stands for, or throws NOT_FOUND. */
  openDownload(path: string, now: Date): FileLink;
  /**
   * Checks that bytes can be stored, on a disk by writing some.
   * @throws UNAVAILABLE
   */
  check(): Promise<void>;
  /** Removes temporary files of processes that ended a day ago or earlier. */
  cleanUp(now: Date): Promise<void>;
}

/** The settings and dependencies of `openBlobs`. */
export interface BlobsOptions {
  /** Folder of the files. */
  readonly dataDir: string;
  /** The S3 bucket; undefined to store files on the disk. */
  readonly s3: Bucket | undefined;
  readonly secretKey: Uint8Array;
  /** Keys that signed older URLs. */
  readonly previousSecretKeys?: readonly Uint8Array[] | undefined;
  readonly secrets: Secrets;
  /** Read for each URL, because a server may get its port late. */
  readonly settings: { readonly baseUrl: string };
  /** The default claim, called before bytes are stored. */
  readonly claim?: BlobClaim | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Opens the backend that the settings name.
 * @throws Error when S3 is configured and its package is missing
 */
export const openBackend = ({ dataDir, s3 }: Pick<BlobsOptions, 'dataDir' | 's3'>): BlobStore =>
  s3 ? openS3(s3) : openDisk(path.join(dataDir, 'files'));

/**
 * Opens the files of a process.
 * @throws Error when S3 is configured and its package is missing
 */
export function openBlobs({
  dataDir,
  s3,
  secretKey,
  previousSecretKeys,
  secrets,
  settings,
  claim = async () => {},
}: BlobsOptions): Blobs {
  const backend = openBackend({ dataDir, s3 });
  const links = createLinks(secretKey, previousSecretKeys);
  const deps = { store: backend, claim };
  return {
    backend,
    stage: (source, limit, options) => stageStream(deps, source, limit, options),
    store: (bytes, options) => stageBytes(deps, bytes, options),
    createUploadTicket: (staged, userId, now) => writeUploadTicket(secrets, staged, userId, now),
    openUploadTicket: (text, userId, now, field = 'upload') =>
      readUploadTicket(secrets, text, userId, now, field),
    createUploadURL: (permission, now) => {
      const { path: at, expiresAt } = writeUploadPath(secrets, permission, now);
      return { url: settings.baseUrl + at, expiresAt };
    },
    openUploadURL: (at, now) => readUploadPath(secrets, at, now),
    downloadURL: (file, now) => settings.baseUrl + links.write(file, now),
    openDownload: (at, now) => links.read(at, now),
    check: async () => {
      if (!s3) makeFolder(dataDir);
      await backend.check();
    },
    cleanUp: (now) => removeOld(backend.temporaryFolder, now.getTime() - DAY_MS),
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []); // nothing was staged here yet
  for (const file of names.map((name) => path.join(folder, name))) {
    const found = await stat(file).catch(() => undefined); // another process was faster
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}
