/**
 * Caches the data of selections of immutable content as JSON, which responses contain without being
 * serialized again.
 */
import { randomUUID } from 'node:crypto';
import type { ResponseCount } from './budget.ts';
import { BytesCache } from './bytes-cache.ts';
import { type Size, SizedValue } from './response-size.ts';

/** The memory of the cache, as a share of that for responses of published sites. */
export const CONTENT_SHARE = 0.75;
const MIB = 1_048_576;

/** Takes the place of cached JSON while a response is serialized; no response contains it. */
const PLACEHOLDER = `content ${randomUUID()}`;
const QUOTED_PLACEHOLDER = JSON.stringify(PLACEHOLDER);

/** The JSON whose places are in the text that is being made; undefined at all other times. */
let placed: ContentJSON[] | undefined;

/** The cost that completing a selection adds to a response. */
interface SelectionCost {
  readonly size: Size;
  /** The values and bytes that it adds to the budget of the response. */
  readonly count: ResponseCount;
}

/** The data of a selection. It is part of the data of a response in place of its value. */
export class ContentJSON extends SizedValue implements SelectionCost {
  /** A text that differs for selections whose data differs. */
  readonly key: string;
  readonly size: Size;
  readonly count: ResponseCount;
  readonly #json: () => Buffer;

  constructor(key: string, json: () => Buffer, { size, count }: SelectionCost) {
    super();
    this.key = key;
    this.size = size;
    this.count = count;
    this.#json = json;
  }

  get json(): Buffer {
    return this.#json();
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

/** Returns data as JSON, in memory of its own: other requests share parts of a pool. */
function jsonOf(data: unknown): Buffer {
  const text = JSON.stringify(data);
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  json.write(text);
  return json;
}

/** The cached selections, the least recently used first out. */
export class ContentCache {
  readonly #entries: BytesCache<SelectionCost>;
  #hits = 0;
  #misses = 0;

  constructor(maxMiB: number) {
    this.#entries = new BytesCache(maxMiB * MIB);
  }

  find(key: string): ContentJSON | undefined {
    const found = this.#entries.find(key);
    if (found) this.#hits++;
    else this.#misses++;
    return found && new ContentJSON(key, () => found.bytes(), found.note);
  }

  /** Caches the data of a selection, and returns it. */
  add(key: string, data: unknown, cost: SelectionCost): ContentJSON {
    const json = jsonOf(data);
    this.#entries.set(key, json, cost);
    return new ContentJSON(key, () => json, cost);
  }

  /** Returns the hits and misses since the start, and the bytes in use. */
  stats(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#entries.size };
  }
}
