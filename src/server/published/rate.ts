/** Charges callers for cached responses: several cost one point of the rate limit. */
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Cached responses of at most 64 KiB that cost one point. */
const CACHED_RESPONSES_PER_POINT = 20;
const BYTES_PER_UNIT = 65_536;
const MAX_CALLERS_COUNT = 20_000;
const RATE_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;

/** The units of a caller since they were last charged, and the headers of that response. */
interface Account {
  units: number;
  headers: readonly (readonly [string, string])[];
}

/** The units of each caller that no point was charged for yet. */
export class CachedRate {
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_CALLERS_COUNT });

  /**
   * Charges a caller for a cached response of this size. `spend` is called for the first and for
   * each twentieth one; while it throws, the caller stays due.
   */
  async charge(
    caller: string,
    bytes: number,
    res: ServerResponse,
    spend: (points: number) => Promise<void>,
  ): Promise<void> {
    const units = 1 + Math.floor(bytes / BYTES_PER_UNIT);
    const account = this.#accounts.get(caller);
    if (account && account.units + units < CACHED_RESPONSES_PER_POINT) {
      account.units += units;
      for (const [name, value] of account.headers) res.setHeader(name, value);
      return;
    }
    const due = (account?.units ?? 0) + units;
    await spend(Math.max(1, Math.floor(due / CACHED_RESPONSES_PER_POINT)));
    const headers = RATE_HEADERS.flatMap((name) => {
      const value = res.getHeader(name);
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    this.#accounts.set(caller, { units: due % CACHED_RESPONSES_PER_POINT, headers });
  }
}
