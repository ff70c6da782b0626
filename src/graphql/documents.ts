/**
 * Caches parsed and validated documents: only admitted ones, from their second use on, and up to a
 * total number of bytes.
 */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The origin of a parsed document: its text and the number of its tokens. */
export interface ParsedDocument {
  readonly text: string;
  readonly tokens: number;
}

/** Memory of all cached documents, in bytes. */
const MAX_CACHE_BYTES = 64 * 1_048_576;
/** Maximum size of one cached document. */
const MAX_ENTRY_BYTES = 8 * 1_048_576;
/**
 * The memory of one token in bytes: syntax tree with locations, validation and compiled code.
 * Measured values are 460 to 700.
 */
const TOKEN_BYTES = 1024;
/** Hashes of texts that were admitted once; a second use makes them worth caching. */
const MAX_USED_ONCE_COUNT = 4096;

/** The documents of a server. */
export class Documents {
  readonly #cache = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
  });
  readonly #usedOnce = new LRUCache<number, true>({ max: MAX_USED_ONCE_COUNT });
  readonly #parsed = new WeakMap<DocumentNode, ParsedDocument>();
  readonly #valid = new WeakSet<DocumentNode>();
  #hits = 0;
  #misses = 0;

  /** Returns the cached document of a text; undefined when it must be parsed. */
  find(text: string): DocumentNode | undefined {
    const found = this.#cache.get(text);
    if (found) this.#hits++;
    else this.#misses++;
    return found;
  }

  /** Stores the origin of a document, until it is admitted or dropped. */
  add(document: DocumentNode, parsed: ParsedDocument): void {
    this.#parsed.set(document, parsed);
  }

  /** Returns the origin of a document; undefined for one that was not parsed from a text. */
  originOf(document: DocumentNode): ParsedDocument | undefined {
    return this.#parsed.get(document);
  }

  /** Returns true if a document was validated and admitted before. */
  isAdmitted(document: DocumentNode): boolean {
    return this.#valid.has(document);
  }

  /** Caches a document that was validated and that its caller was allowed to run. */
  admit(document: DocumentNode): void {
    const parsed = this.#parsed.get(document);
    if (!parsed || this.#valid.has(document)) return;
    const hash = hashOf(parsed.text);
    if (!this.#usedOnce.has(hash)) {
      this.#usedOnce.set(hash, true);
      return;
    }
    this.#valid.add(document);
    this.#cache.set(parsed.text, document, {
      size: parsed.tokens * TOKEN_BYTES + parsed.text.length * 2,
    });
  }

  /** Returns the hits, the misses and the bytes of the cache, for the metrics. */
  stats(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#cache.calculatedSize };
  }
}

/** Returns the FNV-1a hash. A collision only caches a document one use earlier. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
