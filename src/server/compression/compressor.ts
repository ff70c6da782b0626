/**
 * Compresses bodies in the thread pool of libuv, a few at a time: many concurrent zlib streams
 * fragment memory, and take the pool from the reading of files.
 */
import type { Transform } from 'node:stream';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Bodies that are compressed at the same time, of the four threads of the pool. */
const MAX_CONCURRENCY = 2;
/** Bytes of bodies that wait. Beyond it a response is sent as it is, so that none waits for long. */
const MAX_QUEUED_BYTES = 16 * 1_048_576;
/** Bodies that are compressed while they are sent: a client that reads slowly occupies one. */
const MAX_STREAMS_COUNT = 8;
const MIN_CHUNK_BYTES = 1024;
const MAX_CHUNK_BYTES = 65_536;
/** Limits of the windows of brotli, as exponents of two: 64 KiB and 4 MiB. */
const MIN_WINDOW_BITS = 16;
const MAX_WINDOW_BITS = 22;

/** How much time compression takes: little for one response, more for a body that is kept. */
interface Levels {
  readonly br: number;
  readonly gzip: number;
}
const RESPONSE_LEVELS: Levels = { br: 4, gzip: 5 };
const STATIC_LEVELS: Levels = { br: 9, gzip: 9 };

/** A body and the encoding to compress it with. */
interface Task {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly levels: Levels;
  readonly finish: (compressed: Buffer | undefined) => void;
}

/** Compresses the bodies of a server. */
export class Compressor {
  readonly #statics = new WeakMap<Buffer, Map<Encoding, Promise<Buffer | undefined>>>();
  readonly #queue: Task[] = [];
  #queuedBytes = 0;
  #running = 0;
  #streams = 0;

  /** Returns the compressed body; undefined if it is not smaller, or too many others wait. */
  compress(
    body: Buffer,
    encoding: Encoding,
    levels: Levels = RESPONSE_LEVELS,
  ): Promise<Buffer | undefined> {
    const isFull = this.#running >= MAX_CONCURRENCY;
    if (isFull && this.#queuedBytes + body.length > MAX_QUEUED_BYTES)
      return Promise.resolve(undefined);
    return new Promise((finish) => {
      const task = { body, encoding, levels, finish };
      if (!isFull) return this.#run(task);
      this.#queue.push(task);
      this.#queuedBytes += body.length;
    });
  }

  /** Returns the compressed form of a body that never changes. It is made once. */
  compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
    const forms = this.#statics.get(body) ?? new Map<Encoding, Promise<Buffer | undefined>>();
    this.#statics.set(body, forms);
    const form = forms.get(encoding) ?? this.compress(body, encoding, STATIC_LEVELS);
    forms.set(encoding, form);
    // A body that could not wait is compressed at a later request.
    form.then((compressed) => compressed ?? forms.delete(encoding));
    return form;
  }

  /** Returns a stream that compresses a body of this size; undefined if too many are open. */
  stream(bytes: number, encoding: Encoding): Transform | undefined {
    if (this.#streams >= MAX_STREAMS_COUNT) return undefined;
    this.#streams++;
    const stream =
      encoding === 'br'
        ? createBrotliCompress(brotliOptions(bytes, RESPONSE_LEVELS.br))
        : createGzip(gzipOptions(bytes, RESPONSE_LEVELS.gzip));
    return stream.once('close', () => this.#streams--);
  }

  #run({ body, encoding, levels, finish }: Task): void {
    this.#running++;
    const done = (error: Error | null, compressed: Buffer): void => {
      this.#running--;
      const next = this.#queue.shift();
      if (next) {
        this.#queuedBytes -= next.body.length;
        this.#run(next);
      }
      // Without memory for it, the body is sent as it is.
      finish(error || compressed.length >= body.length ? undefined : compressed);
    };
    if (encoding === 'br') brotliCompress(body, brotliOptions(body.length, levels.br), done);
    else gzip(body, gzipOptions(body.length, levels.gzip), done);
  }
}

/** Returns the size of the parts of the output: small bodies take no large buffers. */
const chunkSize = (bytes: number): number =>
  Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, bytes));

const gzipOptions = (bytes: number, level: number): ZlibOptions => ({
  level,
  chunkSize: chunkSize(bytes),
});

const brotliOptions = (bytes: number, quality: number): BrotliOptions => ({
  chunkSize: chunkSize(bytes),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      MAX_WINDOW_BITS,
      Math.max(MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 1))),
    ),
  },
});
