/** Caches bytes in memory: those that were used last as they are, and others compressed. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The share of the memory for bytes as they are; the rest is for compressed ones. */
const PLAIN_SHARE = 2 / 3;
/** An entry may take a quarter of the cache, so that one does not displace all others. */
const MAX_ENTRY_SHARE = 0.25;
/** Bytes that an entry takes in addition to its key and its bytes, rounded up. */
const ENTRY_BYTES = 512;
/**
 * The lengths that are compressed. Shorter bytes gain little, and longer ones would occupy the event
 * loop when they are used again: a megabyte takes about three milliseconds.
 */
const MIN_PACKED_BYTES = 16_384;
const MAX_PACKED_BYTES = 2 * 1_048_576;
/** Bytes that wait to be compressed; beyond it they are dropped. */
const MAX_WAITING_BYTES = 8 * 1_048_576;
/** Compressed bytes may take this share of the original ones; others are dropped. */
const MAX_PACKED_SHARE = 0.5;

const compress = promisify(brotliCompress);

interface Plain<Note> {
  readonly bytes: Buffer;
  readonly note: Note;
}
interface Packed<Note> {
  readonly packed: Buffer;
  /** The length of the original bytes. */
  readonly length: number;
  readonly note: Note;
}

/** Cached bytes with the note that was stored with them. */
export interface Held<Note> {
  readonly note: Note;
  /** Returns the bytes, which are decompressed at the first call if they must be. */
  bytes(): Buffer;
}

/** Bytes with notes, the least recently used first out. */
export class BytesCache<Note> {
  readonly #plain: LRUCache<string, Plain<Note>>;
  readonly #packed: LRUCache<string, Packed<Note>>;
  /** The last compression; they run one after the other, in the thread pool. */
  #packing: Promise<void> = Promise.resolve();
  #waitingBytes = 0;

  constructor(maxBytes: number) {
    const plainBytes = Math.floor(maxBytes * PLAIN_SHARE);
    this.#plain = new LRUCache({
      maxSize: plainBytes,
      maxEntrySize: maxBytes * MAX_ENTRY_SHARE,
      sizeCalculation: ({ bytes }, key) => ENTRY_BYTES + key.length + bytes.length,
      dispose: (entry, key, reason) => {
        if (reason === 'evict') this.#pack(key, entry);
      },
    });
    this.#packed = new LRUCache({
      maxSize: Math.ceil(maxBytes - plainBytes),
      sizeCalculation: ({ packed }, key) => ENTRY_BYTES + key.length + packed.length,
    });
  }

  /** The bytes in use, without those that wait to be compressed: at most 8 MiB. */
  get size(): number {
    return this.#plain.calculatedSize + this.#packed.calculatedSize;
  }

  find(key: string): Held<Note> | undefined {
    const plain = this.#plain.get(key);
    if (plain) return { note: plain.note, bytes: () => plain.bytes };
    const packed = this.#packed.get(key);
    return packed && { note: packed.note, bytes: () => this.#unpack(key, packed) };
  }

  set(key: string, bytes: Buffer, note: Note): void {
    this.#plain.set(key, { bytes, note });
  }

  /** Resolves when no bytes wait to be compressed. */
  settled(): Promise<void> {
    return this.#packing;
  }

  #unpack(key: string, { packed, length, note }: Packed<Note>): Buffer {
    const known = this.#plain.get(key);
    if (known) return known.bytes;
    const bytes = brotliDecompressSync(packed, { chunkSize: length });
    this.#plain.set(key, { bytes, note });
    return bytes;
  }

  #pack(key: string, { bytes, note }: Plain<Note>): void {
    const { length } = bytes;
    if (length < MIN_PACKED_BYTES || length > MAX_PACKED_BYTES || this.#packed.has(key)) return;
    if (this.#waitingBytes + length > MAX_WAITING_BYTES) return;
    this.#waitingBytes += length;
    this.#packing = this.#packing.then(async () => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      };
      // bytes that cannot be compressed are dropped, as all evicted ones are in other caches
      const packed = await compress(bytes, { params }).catch(() => bytes);
      this.#waitingBytes -= length;
      if (packed.length <= length * MAX_PACKED_SHARE)
        this.#packed.set(key, { packed, length, note });
    });
  }
}
