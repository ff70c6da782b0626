/** Reading addresses of a site within the bounds of an import: bytes, time, and some at once. */
import { setImmediate } from 'node:timers/promises';
import type { FetchOptions, GuardedFetch } from '../fetch.ts';
import { FetchRefused } from '../fetch.ts';

/** The bounds of an import. */
export interface Bounds {
  /** Milliseconds of a clock that does not go back. */
  now(): number;
  /** When it ends, on that clock. */
  readonly deadline: number;
  /** Bytes of all that is read. */
  readonly maxBytes: number;
  /** Milliseconds of one address. */
  readonly timeoutMs: number;
  /** Asked before each address: whether to stop. */
  isOver(): boolean;
}

/** Characters of an address that is read; sitemaps have none that is longer. */
export const LONGEST_ADDRESS = 4096;

type Read = Awaited<ReturnType<GuardedFetch>>;

/** Addresses that are read at once. */
const AT_ONCE = 4;

/** Reads within bounds. */
export class Reader {
  private readonly fetch: GuardedFetch;
  private readonly bounds: Bounds;
  private bytes = 0;
  private isLate = false;

  constructor(fetch: GuardedFetch, bounds: Bounds) {
    this.fetch = fetch;
    this.bounds = bounds;
  }

  /** Whether there is no time, or there are no bytes left. */
  get isOver(): boolean {
    return this.isLate || this.bounds.now() >= this.bounds.deadline || this.bytes >= this.bounds.maxBytes || this.bounds.isOver();
  }

  /** Milliseconds until it is to end; 0 when it is to end now. */
  get timeLeft(): number {
    return this.bounds.isOver() ? 0 : Math.max(0, this.bounds.deadline - this.bounds.now());
  }

  /** Reads an address. Throws FetchRefused. */
  async read(url: string, maxBytes: number, options: Pick<FetchOptions, 'accept' | 'refusal'> = {}): Promise<Read> {
    const timeLeft = Math.max(1, this.bounds.deadline - this.bounds.now());
    const timeoutMs = Math.min(this.bounds.timeoutMs, timeLeft);
    const left = Math.max(1, this.bounds.maxBytes - this.bytes);
    try {
      const read = await this.fetch(url, { ...options, maxBytes: Math.min(maxBytes, left), timeoutMs });
      this.bytes += read.body.length;
      return read;
    } catch (error) {
      if (timeoutMs === timeLeft && error instanceof FetchRefused && error.reason === 'TIMEOUT') this.isLate = true; // the clocks of the two need not agree to the millisecond
      if (left < maxBytes && error instanceof FetchRefused && error.reason === 'TOO_LARGE') this.bytes = this.bounds.maxBytes; // it would have been read before
      throw error;
    }
  }

  /** Does something with each of these, four at once and in order, until all are done or it is over. Whether all were. */
  async each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<boolean> {
    const waiting = items.values();
    let isWhole = true;
    const work = async () => {
      for (const item of waiting) {
        if (this.isOver) {
          isWhole = false;
          return;
        }
        await setImmediate(); // what is refused at once would let nobody else have a turn
        await act(item);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return isWhole;
  }
}

/** Why an address was not read; other faults are thrown on. */
export function refusedBy(error: unknown): FetchRefused {
  if (error instanceof FetchRefused) return error;
  throw error;
}
