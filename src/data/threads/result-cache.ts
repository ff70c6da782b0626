/**
 * Caches results for long texts across requests, because pages are read far more often than they
 * are written.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TextTask, TextTasks } from '../../domain/texts.ts';

/** Maximum memory of all results, in bytes. */
const MAX_CACHE_BYTES = 64 * 1_048_576;
/** Maximum memory of one result, in bytes. */
const MAX_ENTRY_BYTES = 20 * 1_048_576;

type CachedTask = Extract<
  TextTask,
  'document' | 'blocks' | 'rewrite' | 'evaluate' | 'diff' | 'html'
>;
type Result = TextTasks[CachedTask]['result'];

const isCachedTask = (task: TextTask): task is CachedTask =>
  ['document', 'blocks', 'rewrite', 'evaluate', 'diff', 'html'].includes(task);

/** The hit rate and the size of the cache. */
export interface ResultCacheStats {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** Results by task and input. Results are shared between requests and are immutable. */
export class ResultCache {
  readonly #results = new LRUCache<string, { readonly result: Result }>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
  });
  readonly #pending = new Map<string, Promise<Result>>();
  #hits = 0;
  #misses = 0;

  /**
   * Returns a cached result, waits for one that another request computes, or computes it. An error
   * reaches only the request whose computation failed.
   */
  async find<Task extends TextTask>(
    task: Task,
    given: TextTasks[Task]['given'],
    make: () => Promise<TextTasks[Task]['result']>,
  ): Promise<TextTasks[Task]['result']> {
    if (!isCachedTask(task)) return make();
    const key = createHash('sha256')
      .update(JSON.stringify([task, given]))
      .digest('base64');
    const pending = this.#pending.get(key);
    const cached = this.#results.get(key) ?? (pending && (await settled(pending)));
    if (cached) {
      this.#hits++;
      return cached.result as TextTasks[Task]['result']; // the task is part of the key
    }
    this.#misses++;
    const computing = make() as Promise<Result>; // a cached task has one of these results
    this.#pending.set(key, computing);
    try {
      const result = await computing;
      this.#results.set(key, { result }, { size: bytesOf(result) });
      return result as TextTasks[Task]['result'];
    } finally {
      if (this.#pending.get(key) === computing) this.#pending.delete(key);
    }
  }

  stats(): ResultCacheStats {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#results.calculatedSize };
  }
}

/** Returns the result that another request computes; undefined where that fails. */
async function settled(pending: Promise<Result>): Promise<{ readonly result: Result } | undefined> {
  try {
    return { result: await pending };
  } catch {
    return undefined;
  }
}

/** Returns the approximate memory of a result in bytes, with two bytes for each character. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + 32;
  if (typeof value !== 'object' || value === null) return 16;
  return Object.values(value).reduce<number>((sum, item) => sum + 16 + bytesOf(item), 64);
}
