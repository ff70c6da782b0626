/**
 * Caches the data of selections of immutable content as JSON, which responses contain without being
 * serialized again.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ResponseCount } from './budget.ts';
import { type Size, SizedValue } from './response-size.ts';

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
export class ContentJSON extends SizedValue {
  /** A text that differs for selections whose data differs. */
  readonly key: string;
  readonly json: Buffer;
  readonly size: Size;
  /** The values and bytes that completing the selection adds to the budget of a response. */
  readonly count: ResponseCount;

  constructor(key: string, data: unknown, size: Size, count: ResponseCount) {
    super();
    this.key = key;
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

/** Returns the JSON of a value with placeholders, and the cached JSON for them, in order. */
function withPlaceholders(value: object): { readonly text: string; readonly parts: ContentJSON[] } {
  const parts: ContentJSON[] = [];
  placed = parts;
  try {
    return { text: JSON.stringify(value), parts };
  } finally {
    placed = undefined;
  }
}

/**
 * Returns a text that differs for data that differs, and is short because it contains the keys of
 * cached JSON instead of it.
 */
export function keyOfData(data: object): string {
  const { text, parts } = withPlaceholders(data);
  return JSON.stringify([text, ...parts.map(({ key }) => key)]);
}

/** The maximum depth of objects that are searched for cached JSON. */
const MAX_SEARCHED_DEPTH = 8;

/** Returns whether an object, or one in it that no list contains, is cached JSON. */
export function hasContents(value: unknown, depth = 0): boolean {
  if (value instanceof ContentJSON) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    depth < MAX_SEARCHED_DEPTH &&
    Object.values(value).some((property) => hasContents(property, depth + 1))
  );
}

/** Returns data with the values of cached JSON in place of it. */
export function withContents<Value>(value: Value): Value;
export function withContents(value: unknown): unknown {
  if (value instanceof ContentJSON) return value.toJSON();
  if (typeof value !== 'object' || value === null || !hasContents(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, withContents(property)]),
  );
}

/** Returns a result as JSON; in parts if some of it is cached, so that those are not copied. */
export function stringify(result: object): string | readonly Buffer[] {
  const { text, parts } = withPlaceholders(result);
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
