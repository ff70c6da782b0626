/** Fetches URLs of a site within the limits of an import: bytes, time and concurrency. */
import { setImmediate } from 'node:timers/promises';
import { type FetchOptions, type GuardedFetch, FetchRefused } from '../fetch.ts';

/** The limits of an import. */
export interface CrawlBounds {
  /** Returns milliseconds of a monotonic clock. */
  now(): number;
  /** The end of the import, on that clock. */
  readonly deadline: number;
  /** Maximum bytes of everything that is fetched. */
  readonly maxBytes: number;
  /** Maximum milliseconds for one URL. */
  readonly timeoutMs: number;
  /** Returns whether to stop; called before each URL. */
  isOver(): boolean;
}

type Read = Awaited<ReturnType<GuardedFetch>>;

/** Maximum number of concurrent fetches. */
const MAX_CONCURRENCY = 4;

/** Fetches within limits. */
export class WebsiteReader {
  private readonly fetch: GuardedFetch;
  private readonly bounds: CrawlBounds;
  private bytes = 0;
  private isLate = false;

  constructor(fetch: GuardedFetch, bounds: CrawlBounds) {
    this.fetch = fetch;
    this.bounds = bounds;
  }

  /** True when the time or the bytes are used up. */
  get isOver(): boolean {
    return (
      this.isLate ||
      this.bounds.now() >= this.bounds.deadline ||
      this.bytes >= this.bounds.maxBytes ||
      this.bounds.isOver()
    );
  }

  /** Milliseconds until the import must end; 0 when it must end now. */
  get timeLeft(): number {
    return this.bounds.isOver() ? 0 : Math.max(0, this.bounds.deadline - this.bounds.now());
  }

  /**
   * Fetches a URL.
   * @throws FetchRefused
   */
  async read(
    url: string,
    maxBytes: number,
    options: Pick<FetchOptions, 'accept' | 'refusal'> = {},
  ): Promise<Read> {
    const timeLeft = Math.max(1, this.bounds.deadline - this.bounds.now());
    const timeoutMs = Math.min(this.bounds.timeoutMs, timeLeft);
    const bytesLeft = Math.max(1, this.bounds.maxBytes - this.bytes);
    try {
      const response = await this.fetch(url, {
        ...options,
        maxBytes: Math.min(maxBytes, bytesLeft),
        timeoutMs,
      });
      this.bytes += response.body.length;
      return response;
    } catch (error) {
      if (timeoutMs === timeLeft && error instanceof FetchRefused && error.reason === 'TIMEOUT')
        this.isLate = true; // the two clocks need not agree to the millisecond
      if (bytesLeft < maxBytes && error instanceof FetchRefused && error.reason === 'TOO_LARGE')
        this.bytes = this.bounds.maxBytes; // the page would have been within its own limit
      throw error;
    }
  }

  /**
   * Processes items in order, four concurrently, until all are done or the limits are reached.
   * Returns whether all were processed.
   */
  async each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<boolean> {
    const queue = items.values();
    let isWhole = true;
    const work = async () => {
      for (const item of queue) {
        if (this.isOver) {
          isWhole = false;
          return;
        }
        await setImmediate(); // without it, items that are refused immediately would block the event loop
        await act(item);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, work));
    return isWhole;
  }
}

/** Returns the reason why a URL was not fetched, and rethrows all other errors. */
export function refusedBy(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  throw error;
}
