/** Takes bytes in: reads them while they are measured, says what they are, and puts them into the store. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../../domain/errors.ts';
import { fileName } from './name.ts';
import { dimensionsOf, HEAD, typeOf } from './sniff.ts';
import type { BlobSource, BlobStore } from './store.ts';

/** Bytes that the store has, and what is known of them. */
export interface Staged {
  /** SHA-256 in hex. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** Without parameters. */
  readonly contentType: string;
  /** In pixels, of images. */
  readonly width?: number;
  readonly height?: number;
  /** 1 to 255 characters, without a path. */
  readonly name: string;
}

/** Says that bytes are about to be kept, so that nobody clears them away as unused. Called before they are. */
export type Claim = (hash: string, size: number) => Promise<void>;

/** What comes with bytes. */
export interface Given {
  /** As it came: a path, or anything. */
  readonly name: string;
  /** The sender's word; believed for texts alone. */
  readonly contentType?: string | undefined;
  /** The store's own unless given. */
  readonly claim?: Claim | undefined;
}

/** What staging works with. */
export interface Ground {
  readonly store: BlobStore;
  readonly claim: Claim;
}

/** Takes in a stream of at most `limit` bytes, through a temporary file. Throws PAYLOAD_TOO_LARGE, and what the stream throws. */
export async function stageStream(ground: Ground, source: Readable, limit: number, given: Given): Promise<Staged> {
  const { scratch } = ground.store;
  const file = path.join(scratch, randomUUID());
  const measure = new Measure(limit);
  try {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    // Opened before the bytes flow: a stream that opens it by itself may still do so after it was ended, and removed.
    const handle = await open(file, 'wx', 0o600);
    await pipeline(source, (chunks: AsyncIterable<Buffer>) => measure.pass(chunks), handle.createWriteStream());
    return await keep(ground, measure, { path: file }, given);
  } finally {
    await rm(file, { force: true });
  }
}

/** Takes in bytes that are there. */
export async function stageBytes(ground: Ground, bytes: Uint8Array, given: Given): Promise<Staged> {
  const measure = new Measure(Number.POSITIVE_INFINITY);
  measure.add(bytes);
  return keep(ground, measure, bytes, given);
}

async function keep({ store, claim }: Ground, measure: Measure, source: BlobSource, given: Given): Promise<Staged> {
  const { hash, size, head, isText } = measure.end();
  const contentType = await typeOf({ head, isText }, given.contentType);
  await (given.claim ?? claim)(hash, size);
  await store.put(hash, source, size);
  return { hash, size, contentType, ...dimensionsOf(head, contentType), name: fileName(given.name) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

/** What is learnt of bytes as they pass. */
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
    if (before < HEAD) this.#head.push(Uint8Array.prototype.slice.call(chunk, 0, HEAD - before)); // a copy: the chunk is another's
    this.#isText &&= this.#reads(chunk);
  }

  end(): { hash: string; size: number; head: Uint8Array; isText: boolean } {
    return { hash: this.#hash.digest('hex'), size: this.#size, head: Buffer.concat(this.#head), isText: this.#isText && this.#reads() };
  }

  /** Whether the text goes on as text; without a chunk, whether it ends as such. */
  #reads(chunk?: Uint8Array): boolean {
    try {
      return !CONTROL.test(this.#decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      return false;
    }
  }
}

/** A file of more than `limit` bytes, as PAYLOAD_TOO_LARGE. */
export function fileTooLarge(limit: number): Fault {
  const size = limit >= 1_048_576 ? `${Math.floor(limit / 1_048_576)} MiB` : `${limit} bytes`;
  return new Fault('PAYLOAD_TOO_LARGE', `A file may have at most ${size}.`, { details: { limit } });
}
