/**
 * Caches the data of selections of immutable content as JSON, which responses contain without being
 * serialized again.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ResponseCount } from './budget.ts';
import type { Size } from './response-size.ts';

/** The memory of the cache, as a share of that for responses of published sites. */
export const CONTENT_SHARE = 0.5;
/** Bytes that an entry takes in addition to its key and its JSON, rounded up. */
const ENTRY_BYTES = 512;
/** A selection may take a quarter of the cache, so that one does not displace all others. */
const MAX_ENTRY_SHARE = 0.25;
const MIB = 1_048_576;

/** Takes the place of cached JSON while a response is serialized; no response contains it. */
const PLACEHOLDER = `content ${randomUUID()}`;
const QUOTED_PLACEHOLDER = JSON.stringify(PLACEHOLDER);

/** The JSON whose places are in the text that is being made; undefined at all other times. */
let placed: ContentJSON[] | undefined;

/** The data of a selection. It is part of the data of a response in place of its value. */
export class ContentJSON {
  readonly json: Buffer;
  readonly size: Size;
  /** The values and bytes that completing the selection adds to the budget of a response. */
  readonly count: ResponseCount;

  constructor(data: unknown, size: Size, count: ResponseCount) {
    const text = JSON.stringify(data);
    // not a part of a buffer that other requests share, all of which would stay in memory
    this.json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    this.json.write(text);
    this.size = size;
    this.count = count;
  }

  toJSON(): unknown {
    if (!placed) return JSON.parse(this.json.toString());
    placed.push(this);
    return PLACEHOLDER;
  }
}

/** Returns a result as JSON; in parts if some of it is cached, so that those are not copied. */
export function stringify(result: object): string | readonly Buffer[] {
  const parts: ContentJSON[] = [];
  placed = parts;
  let text: string;
  try {
    text = JSON.stringify(result);
  } finally {
    placed = undefined;
  }
  if (parts.length === 0) return text;
  const [first = '', ...rest] = text.split(QUOTED_PLACEHOLDER);
  if (rest.length !== parts.length) throw new Error('A response contains the placeholder.');
  return [
    Buffer.from(first),
    ...parts.flatMap(({ json }, i) => [json, Buffer.from(rest[i] ?? '')]),
  ];
}

/** The cached selections, the least recently used first out. */
export class ContentCache {
  readonly #entries: LRUCache<string, ContentJSON>;
  #hits = 0;
  #misses = 0;

  constructor(maxMiB: number) {
    this.#entries = new LRUCache({
      maxSize: maxMiB * MIB,
      maxEntrySize: maxMiB * MIB * MAX_ENTRY_SHARE,
      sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + json.length,
    });
  }

  find(key: string): ContentJSON | undefined {
    const found = this.#entries.get(key);
    if (found) this.#hits++;
    else this.#misses++;
    return found;
  }

  set(key: string, entry: ContentJSON): void {
    this.#entries.set(key, entry);
  }

  /** Returns the hits and misses since the start, and the bytes in use. */
  stats(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#entries.calculatedSize };
  }
}
