/** Caches bodies that are made from cached selections of content, with their entity tags. */
import { LRUCache } from 'lru-cache';
import { hasContents, keyOfData } from '../graphql/content-cache.ts';
import type { Endpoint } from './endpoint.ts';
import { etagOf } from './etag.ts';
import type { Data } from './shape.ts';

/** The memory of the cache, as a share of that for responses of published sites. */
export const BODY_SHARE = 0.25;
/** Bytes that an entry takes in addition to its key and its body, rounded up. */
const ENTRY_BYTES = 512;
/** A body may take a quarter of the cache, so that one does not displace all others. */
const MAX_ENTRY_SHARE = 0.25;
const MIB = 1_048_576;

/** The JSON of a body with its entity tag. */
interface CachedBody {
  readonly body: Buffer;
  readonly etag: string;
}

/**
 * The cached bodies, the least recently used first out. A body is a function of the data of its
 * operation, so that it is that of any data with the same key.
 */
export class BodyCache {
  readonly #bodies: LRUCache<string, CachedBody>;

  constructor(maxMiB: number) {
    this.#bodies = new LRUCache({
      maxSize: maxMiB * MIB,
      maxEntrySize: maxMiB * MIB * MAX_ENTRY_SHARE,
      sizeCalculation: ({ body }, key) => ENTRY_BYTES + key.length + body.length,
    });
  }

  /** Returns the key of the body for data; undefined if no part of the data was cached. */
  keyOf({ operation, route }: Endpoint, data: Data): string | undefined {
    const isBodyAlone =
      route.method === 'GET' && route.location === undefined && route.redirect === undefined;
    return isBodyAlone && hasContents(data) ? `${operation} ${keyOfData(data)}` : undefined;
  }

  find(key: string): CachedBody | undefined {
    return this.#bodies.get(key);
  }

  /** Caches the JSON of a body, and returns it with its entity tag. */
  add(key: string, text: string): CachedBody {
    const cached = { body: Buffer.from(text), etag: etagOf(text) };
    this.#bodies.set(key, cached);
    return cached;
  }
}
