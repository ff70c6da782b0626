/**
 * Stages uploads: measures bytes while they are read, detects their type, and puts them into the
 * store.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../domain/errors.ts';
import { sanitizeFileName } from './name.ts';
import { dimensionsOf, HEAD_BYTES, typeOf } from './sniff.ts';
import { type BlobSource, type BlobStore, diskError } from './store.ts';

/** The properties of stored bytes. */
export interface StagedBlob {
  /** SHA-256 in hex. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** Without parameters. */
  readonly contentType: string;
  /** In pixels, for images. */
  readonly width?: number;
  readonly height?: number;
  /** 1 to 255 characters, without a path. */
  readonly name: string;
}

/**
 * Claims bytes before they are stored, so that garbage collection does not delete them as unused.
 */
export type BlobClaim = (hash: string, size: number) => Promise<void>;

/** The properties that a sender declares for bytes. */
export interface StageOptions {
  /** The name as sent: a path, or any text. */
  readonly name: string;
  /** The declared type, which is used only if the content is text. */
  readonly contentType?: string | undefined;
  /** Defaults to the claim of the dependencies. */
  readonly claim?: BlobClaim | undefined;
}

/** The dependencies of staging. */
export interface StageDependencies {
  readonly store: BlobStore;
  readonly claim: BlobClaim;
}

/**
 * Stages a stream of at most `limit` bytes, through a temporary file.
 * @throws PAYLOAD_TOO_LARGE, UNAVAILABLE, and the errors of the stream
 */
export async function stageStream(
  deps: StageDependencies,
  source: Readable,
  limit: number,
  options: StageOptions,
): Promise<StagedBlob> {
  const { temporaryFolder } = deps.store;
  const file = path.join(temporaryFolder, randomUUID());
  const measure = new Measure(limit);
  try {
    await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
    // The file is opened before the bytes flow: a stream that opens its own file may do so after it
    // was closed and removed.
    const handle = await open(file, 'wx', 0o600);
    await pipeline(
      source,
      (chunks: AsyncIterable<Buffer>) => measure.pass(chunks),
      handle.createWriteStream(),
    );
    return await storeMeasured(deps, measure, { path: file }, options);
  } catch (error) {
    throw diskError(error);
  } finally {
    // where this fails, the cleanup of stale files removes it later; the first error is the one to
    // report
    await rm(file, { force: true }).catch(() => {});
  }
}

/** Stages bytes in memory. */
export async function stageBytes(
  deps: StageDependencies,
  bytes: Uint8Array,
  options: StageOptions,
): Promise<StagedBlob> {
  const measure = new Measure(Number.POSITIVE_INFINITY);
  measure.add(bytes);
  return storeMeasured(deps, measure, bytes, options);
}

async function storeMeasured(
  { store, claim }: StageDependencies,
  measure: Measure,
  source: BlobSource,
  options: StageOptions,
): Promise<StagedBlob> {
  const { hash, size, head, isText } = measure.end();
  const contentType = await typeOf({ head, isText }, options.contentType);
  await (options.claim ?? claim)(hash, size);
  await store.put(hash, source, size);
  return {
    hash,
    size,
    contentType,
    ...dimensionsOf(head, contentType),
    name: sanitizeFileName(options.name),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters mark binary content
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

/** Computes the properties of bytes as they pass. */
class Measure {
  readonly #limit: number;
  readonly #hash = createHash('sha256');
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  readonly #head: Uint8Array[] = [];
  #size = 0;
  #isText = true;

  constructor(limit: number) {
    this.#limit = limit;
  }

  async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  add(chunk: Uint8Array): void {
    const before = this.#size;
    this.#size += chunk.length;
    if (this.#size > this.#limit) throw fileTooLarge(this.#limit);
    this.#hash.update(chunk);
    // a copy, because the chunk belongs to the caller
    if (before < HEAD_BYTES)
      this.#head.push(Uint8Array.prototype.slice.call(chunk, 0, HEAD_BYTES - before));
    this.#isText &&= this.#isValidText(chunk);
  }

  end(): { hash: string; size: number; head: Uint8Array; isText: boolean } {
    return {
      hash: this.#hash.digest('hex'),
      size: this.#size,
      head: Buffer.concat(this.#head),
      isText: this.#isText && this.#isValidText(),
    };
  }

  /**
   * Returns whether the chunk continues valid text; without a chunk, whether the text is complete.
   */
  #isValidText(chunk?: Uint8Array): boolean {
    try {
      return !CONTROL.test(this.#decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      return false;
    }
  }
}

/** Returns PAYLOAD_TOO_LARGE for a file of more than `limit` bytes. */
export function fileTooLarge(limit: number): AppError {
  const size = limit >= 1_048_576 ? `${Math.floor(limit / 1_048_576)} MiB` : `${limit} bytes`;
  return new AppError('PAYLOAD_TOO_LARGE', `A file may have at most ${size}.`, {
    details: { limit },
  });
}
