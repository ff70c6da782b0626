/**
 * Keeps responses of published sites in memory. It never decides whether one is current: its caller
 * compares the version of the response with the current one.
 */
import { LRUCache } from 'lru-cache';
import type { KnownVisitor } from '../../data/visitor.ts';
import { type Encoding, ENCODINGS } from '../compression/encoding.ts';

/** A response with status 200. */
export interface CachedResponse {
  /** The published version of the organization, read before anything that the response shows. */
  readonly version: string;
  /** The period of the signed URLs in it. */
  readonly period: number;
  /** Name of the operation, for logs and metrics. */
  readonly operation: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body in the encodings that clients have accepted so far. */
  readonly encoded?: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** A request that was answered: its organization, and its response if it was stored. */
interface Entry {
  readonly organizationId: string;
  readonly response?: CachedResponse;
}

/** A visitor token as it was at the published version of its visitor. */
export interface KnownToken {
  readonly visitor: Omit<KnownVisitor, 'claims'>;
  /** The claims as JSON: parsed, they can take twenty times the memory of their text. */
  readonly claims: string;
  /** Names everything about the visitor that responses depend on. */
  readonly view: string;
  /** In milliseconds since the epoch. */
  readonly expiresAt: number;
}

const MIB = 1_048_576;
/** Bytes that an entry takes in addition to its key and its body, rounded up. */
const ENTRY_BYTES = 1024;
/** Bytes that a token takes in addition to its claims, rounded up. */
const TOKEN_BYTES = 1024;
/** Tokens may take a quarter of the cache. */
const MAX_TOKENS_SHARE = 0.25;
/** A response may take a quarter of the cache, so that one does not displace all others. */
const MAX_ENTRY_SHARE = 0.25;

/** A response that is being made, for which other requests wait; undefined if it is not cached. */
type PendingResponse = Promise<CachedResponse | undefined>;

/** Responses by request, and visitor tokens by hash, each the least recently used first out. */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #tokens: LRUCache<string, KnownToken>;
  readonly #pending = new Map<string, PendingResponse>();
  #hits = 0;
  #misses = 0;

  constructor(maxMiB: number) {
    const maxTokenBytes = maxMiB * MIB * MAX_TOKENS_SHARE;
    this.#tokens = new LRUCache({
      maxSize: maxTokenBytes,
      // A claim with another character than those of Latin-1 makes each take two bytes.
      sizeCalculation: ({ claims }) => TOKEN_BYTES + 2 * claims.length,
    });
    this.#entries = new LRUCache({
      maxSize: maxMiB * MIB - maxTokenBytes,
      maxEntrySize: maxMiB * MIB * MAX_ENTRY_SHARE,
      sizeCalculation: ({ response }, key) => ENTRY_BYTES + key.length + sizeOf(response),
    });
  }

  entry(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  token(hash: string): KnownToken | undefined {
    return this.#tokens.get(hash);
  }

  setEntry(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
  }

  /** Keeps a body in one more encoding, unless its response was replaced or becomes too large. */
  addEncoded(key: string, of: Buffer, encoding: Encoding, body: Buffer): void {
    const entry = this.#entries.get(key);
    const { response } = entry ?? {};
    if (!entry || response?.body !== of) return;
    const encoded = { ...response.encoded, [encoding]: body };
    const size = ENTRY_BYTES + key.length + sizeOf({ ...response, encoded });
    if (size <= this.#entries.maxEntrySize)
      this.#entries.set(key, { ...entry, response: { ...response, encoded } });
  }

  setToken(hash: string, token: KnownToken): void {
    this.#tokens.set(hash, token);
  }

  /** Returns the response that another request makes at this version of the organization. */
  pending(key: string, version: string): PendingResponse | undefined {
    return this.#pending.get(`${version} ${key}`);
  }

  /** Lets other requests wait for a response, until the returned function is called. */
  begin(key: string, version: string): (response: CachedResponse | undefined) => void {
    const name = `${version} ${key}`;
    let settle: (response: CachedResponse | undefined) => void = () => {};
    this.#pending.set(
      name,
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    return (response) => {
      this.#pending.delete(name);
      settle(response);
    };
  }

  /** Counts a request that was looked up. */
  count(isHit: boolean): void {
    if (isHit) this.#hits++;
    else this.#misses++;
  }

  /** Returns the hits and misses since the start, and the bytes in use. */
  stats(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    const bytes = this.#entries.calculatedSize + this.#tokens.calculatedSize;
    return { hits: this.#hits, misses: this.#misses, bytes };
  }
}

/** Returns the bytes of a response in each of its encodings. */
const sizeOf = (response: CachedResponse | undefined): number =>
  response === undefined
    ? 0
    : ENCODINGS.reduce(
        (sum, encoding) => sum + (response.encoded?.[encoding]?.length ?? 0),
        response.body.length,
      );
