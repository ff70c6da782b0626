/** Caches bodies that are made from cached selections of content, with their entity tags. */
import { BytesCache } from '../graphql/bytes-cache.ts';
import { hasContents, keyOfData } from '../graphql/content-cache.ts';
import type { Endpoint } from './endpoint.ts';
import { etagOf } from './etag.ts';
import type { Data } from './shape.ts';

/** The memory of the cache, as a share of that for responses of published sites. */
export const BODY_SHARE = 0.5;
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
  /** The entity tag is the note of a body. */
  readonly #bodies: BytesCache<string>;

  constructor(maxMiB: number) {
    this.#bodies = new BytesCache(maxMiB * MIB);
  }

  /** Returns the key of the body for data; undefined if no part of the data was cached. */
  keyOf({ operation, route }: Endpoint, data: Data): string | undefined {
    const isBodyAlone =
      route.method === 'GET' && route.location === undefined && route.redirect === undefined;
    return isBodyAlone && hasContents(data) ? `${operation} ${keyOfData(data)}` : undefined;
  }

  find(key: string): CachedBody | undefined {
    const found = this.#bodies.find(key);
    return found && { body: found.bytes(), etag: found.note };
  }

  /** Caches the JSON of a body, and returns it with its entity tag. */
  add(key: string, text: string): CachedBody {
    const [body, etag] = [Buffer.from(text), etagOf(text)];
    this.#bodies.set(key, body, etag);
    return { body, etag };
  }
}
