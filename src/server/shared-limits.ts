/**
 * Shares the counts of limits between servers. Each counts for itself, so that a request waits for
 * nothing, and learns the counts of the others once a second.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Query } from '../data/database.ts';
import {
  type ExchangeCounts,
  exchangeCountsOf,
  type PublishedCount,
} from '../data/limit-counts.ts';
import { openRedisCounts } from '../data/limit-counts/redis.ts';
import type { Metrics } from './metrics.ts';
import type { SharedAcrossWorkers } from './options.ts';
import { localCounts, type RateCounts } from './rate-limit.ts';
import { messageOf } from './startup-errors.ts';

/** Settings of `shareCounts`. */
export interface SharedCountsOptions {
  /** The counts of this process, or of the workers of this machine. */
  readonly counts: RateCounts;
  readonly exchange: ExchangeCounts;
  /** Called after each exchange, and with the error after one that failed. */
  readonly onExchange?: ((failure: unknown) => void) | undefined;
  /** Releases what the exchange has opened. */
  readonly onClose?: (() => void) | undefined;
  /** Milliseconds between two exchanges. Default: 1000. */
  readonly intervalMs?: number | undefined;
}

/** Counts that servers share. */
export interface SharedCounts extends RateCounts {
  /** Exchanges the counts once. */
  exchange(): Promise<void>;
  close(): void;
}

const INTERVAL_MS = 1000;
/** Intervals after which a count of another server, or of slots, does not hold any longer. */
const MAX_AGE_INTERVALS = 5;
/** The part of a limit from which a count is published: most callers stay below it. */
const MIN_PUBLISHED_SHARE = 0.05;
/** Maximum number of keys of one exchange; those that are published come first. */
const MAX_KEY_COUNT = 5000;

/** A count of this process. */
interface OwnCount {
  count: number;
  readonly limit: number;
  /** The time at which points are restored; undefined for slots, which are released. */
  endsAt: number | undefined;
  /** The count that the others know. */
  published: number;
  /** The key for others, once it was computed. */
  publicKey: string | undefined;
}

type CountedKey = readonly [key: string, own: OwnCount];

/** Returns the key for others, which is computed once. */
function publicKeyFor([key, own]: CountedKey): string {
  own.publicKey ??= createHash('sha256').update(key).digest('base64url').slice(0, 22);
  return own.publicKey;
}

class CountsOfServers implements SharedCounts {
  readonly slots: RateCounts['slots'];
  readonly #options: SharedCountsOptions;
  readonly #own = new Map<string, OwnCount>();
  #others: ReadonlyMap<string, number> = new Map();
  #readAt = 0;
  readonly #timer: NodeJS.Timeout;
  #exchanging: Promise<void> | undefined;
  /** True if the last exchange succeeded. */
  #hasSucceeded = false;
  #isClosed = false;

  constructor(options: SharedCountsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.exchange(), this.#intervalMs);
    this.#timer.unref();
    const { slots } = options.counts;
    this.slots = {
      take: (key, limit) => this.#take(slots, key, limit),
      release: (key) => {
        slots.release(key);
        this.#add(`slots ${key}`, -1, 0, undefined);
      },
    };
  }

  get #intervalMs(): number {
    return this.#options.intervalMs ?? INTERVAL_MS;
  }

  limiter(name: Parameters<RateCounts['limiter']>[0], points: number, seconds: number) {
    const limiter = this.#options.counts.limiter(name, points, seconds);
    return {
      points,
      penalty: async (key: string, spent: number) => {
        const state = await limiter.penalty(key, spent);
        const shared = `points ${name} ${key}`;
        this.#add(shared, spent, points, Date.now() + state.msBeforeNext);
        const others = this.#countOfOthers(shared);
        return {
          consumedPoints: state.consumedPoints + others,
          remainingPoints: Math.max(0, state.remainingPoints - others),
          msBeforeNext: state.msBeforeNext,
        };
      },
    };
  }

  exchange(): Promise<void> {
    this.#exchanging ??= this.#exchange().finally(() => (this.#exchanging = undefined));
    return this.#exchanging;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#options.onClose?.();
  }

  #take(slots: RateCounts['slots'], key: string, limit: number): boolean | Promise<boolean> {
    const free = limit - this.#countOfOthers(`slots ${key}`);
    if (free <= 0) return false;
    const settle = (isTaken: boolean): boolean => {
      if (isTaken) this.#add(`slots ${key}`, 1, limit, undefined);
      return isTaken;
    };
    const taken = slots.take(key, free);
    return typeof taken === 'boolean' ? settle(taken) : taken.then(settle);
  }

  #add(key: string, count: number, limit: number, endsAt: number | undefined): void {
    const known = this.#own.get(key);
    if (!known) {
      if (count > 0)
        this.#own.set(key, { count, limit, endsAt, published: 0, publicKey: undefined });
      return;
    }
    // the points of a period that has ended were restored
    const hasEnded = known.endsAt !== undefined && known.endsAt <= Date.now();
    known.count = Math.max(0, (hasEnded ? 0 : known.count) + count);
    known.endsAt = endsAt;
  }

  #countOfOthers(key: string): number {
    if (this.#others.size === 0) return 0;
    const isFresh = Date.now() - this.#readAt < MAX_AGE_INTERVALS * this.#intervalMs;
    return isFresh ? (this.#others.get(key) ?? 0) : 0;
  }

  /** Removes the counts that have ended, and divides the others by whether other servers must know. */
  #current(now: number): { readonly shown: CountedKey[]; readonly hidden: CountedKey[] } {
    const current: { readonly shown: CountedKey[]; readonly hidden: CountedKey[] } = {
      shown: [],
      hidden: [],
    };
    for (const entry of this.#own) {
      const [key, own] = entry;
      if (own.endsAt !== undefined && own.endsAt <= now) own.count = 0;
      const isHigh = own.count > 0 && own.count >= own.limit * MIN_PUBLISHED_SHARE;
      if (isHigh || own.published !== 0) current.shown.push(entry);
      else if (own.count > 0) current.hidden.push(entry);
      else this.#own.delete(key);
    }
    return current;
  }

  async #exchange(): Promise<void> {
    const now = Date.now();
    const published: (readonly [OwnCount, PublishedCount])[] = [];
    const { shown, hidden } = this.#current(now);
    const chosen = [...shown, ...hidden].slice(0, MAX_KEY_COUNT);
    const keys = new Map(chosen.map((counted) => [publicKeyFor(counted), counted[0]]));
    for (const counted of shown.slice(0, MAX_KEY_COUNT)) {
      const [, own] = counted;
      const validMs =
        own.endsAt === undefined ? MAX_AGE_INTERVALS * this.#intervalMs : own.endsAt - now;
      // slots hold only as long as they are published again
      if (own.count !== own.published || own.endsAt === undefined)
        published.push([
          own,
          {
            key: publicKeyFor(counted),
            count: own.count,
            validMs: Math.max(0, validMs),
          },
        ]);
    }
    // a server without requests must also learn at its start, and after a failure, whether it can
    if (keys.size === 0 && this.#hasSucceeded) {
      this.#others = new Map();
      return;
    }
    try {
      const counts = published.map(([own, count]) => {
        own.published = count.count;
        return count;
      });
      const others = await this.#options.exchange(counts, [...keys.keys()]);
      this.#others = new Map(
        [...others].map(([publicKey, count]) => [keys.get(publicKey) ?? publicKey, count]),
      );
      this.#readAt = Date.now();
      this.#hasSucceeded = true;
      this.#options.onExchange?.(undefined);
    } catch (error) {
      this.#hasSucceeded = false;
      for (const [own] of published) own.published = -1; // published again by the next exchange
      if (!this.#isClosed) this.#options.onExchange?.(error);
    }
  }
}

/** Returns counts that contain those of other servers, as of at most a second ago. */
export const shareCounts = (options: SharedCountsOptions): SharedCounts =>
  new CountsOfServers(options);

/** The settings and the workers that decide how a server counts. */
interface CountingServer {
  readonly config: {
    readonly sharesLimits: boolean;
    /** The Redis through which the counts are exchanged; undefined: the database. */
    readonly redisUrl: string | undefined;
  };
  readonly log: Logger;
  readonly shared?: Pick<SharedAcrossWorkers, 'counts' | 'serverId'> | undefined;
}

/** Returns a function that logs the first failure in a row, and the first success after it. */
function logFailuresOf(name: string, log: Logger): (failure: unknown) => void {
  let isFailing = false;
  return (failure) => {
    const hasFailed = failure !== undefined;
    if (hasFailed === isFailing) return;
    isFailing = hasFailed;
    if (hasFailed)
      log.warn(
        `Limits hold for each server alone, until ${name} answers again: ${messageOf(failure)}`,
      );
    else log.info(`Servers count limits together again, through ${name}.`);
  };
}

/** Opens the counts that servers share through the same database or Redis; undefined if off. */
export function openSharedCounts(
  { config, log, shared }: CountingServer,
  query: Query,
  metrics: Pick<Metrics, 'exchanged'>,
): SharedCounts | undefined {
  if (!config.sharesLimits) return undefined;
  const process = randomUUID();
  const counting = { process, server: shared?.serverId ?? process };
  const redis =
    config.redisUrl === undefined ? undefined : openRedisCounts(config.redisUrl, counting);
  const logFailure = logFailuresOf(redis ? 'Redis (REDIS_URL)' : 'the database', log);
  return shareCounts({
    counts: shared?.counts ?? localCounts(),
    exchange: redis?.exchange ?? exchangeCountsOf(query, counting),
    onExchange(failure) {
      metrics.exchanged(failure === undefined);
      logFailure(failure);
    },
    onClose: redis?.close,
  });
}
