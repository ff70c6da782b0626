/** Limits requests by token and by address: points per minute, and concurrent requests. */
import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../domain/errors.ts';
import type { CostMeter } from '../graphql/limits.ts';
import { rateKey } from './address.ts';
import { createSlots, type Slots } from './slots.ts';

const MINUTE_S = 60;
/**
 * Seconds after which a request over a concurrency limit may be sent again: others will have ended
 * by then.
 */
const RETRY_S = 1;

/** The kind of caller that is charged. */
type Kind = 'token' | 'address';

/**
 * A counter of points. `penalty` counts like `consume` and returns the state whether the limit is
 * exceeded or not.
 */
interface Limiter {
  readonly points: number;
  penalty(
    key: string,
    points: number,
  ): Promise<Pick<RateLimiterRes, 'consumedPoints' | 'remainingPoints' | 'msBeforeNext'>>;
}

/** The storage of the counts: in this process, or in one that several processes share. */
export interface RateCounts {
  readonly slots: Slots;
  /** Creates a limiter of a number of points in a number of seconds. */
  limiter(name: Kind, points: number, seconds: number): Limiter;
}

/** Counts in the memory of this process. */
export const localCounts = (): RateCounts => ({
  slots: createSlots(),
  limiter: (_, points, duration) => new RateLimiterMemory({ points, duration }),
});

/** The limits of a server. */
export interface RateLimitSettings {
  /** Points per minute. */
  readonly rateLimits: Readonly<Record<Kind, number>>;
  /** Maximum number of concurrent requests. */
  readonly concurrency: Readonly<Record<Kind, number>>;
  /** Maximum number of subscriptions of a token. */
  readonly subscriptions: { readonly token: number };
  /** Default: counts in this process. */
  readonly counts?: RateCounts | undefined;
  /** Called for each request that is refused. */
  readonly onRefused?:
    | ((limit: 'rate' | 'concurrency' | 'subscriptions', kind: Kind) => void)
    | undefined;
}

/** The limiters of a server. */
interface RateLimits {
  /**
   * Returns the meter of one request. It sets the headers `X-RateLimit-…` of the response, and
   * holds a slot until the response has ended.
   */
  meter(address: string, res: ServerResponse): CostMeter;
}

/** Creates the limiters. */
export function createRateLimits({
  rateLimits,
  concurrency,
  subscriptions,
  counts = localCounts(),
  onRefused = () => {},
}: RateLimitSettings): RateLimits {
  const limiters = {
    token: counts.limiter('token', rateLimits.token, MINUTE_S),
    address: counts.limiter('address', rateLimits.address, MINUTE_S),
  };
  return {
    meter(address, res) {
      let payer: { readonly kind: Kind; readonly key: string } = {
        kind: 'address',
        key: rateKey(address),
      };
      const slots = new HeldSlots(counts.slots, res);
      const spend = async (points: number): Promise<void> => {
        const { kind, key } = payer;
        const { isOver, seconds } = await pay(limiters[kind], key, points, res);
        if (!isOver) return;
        onRefused('rate', kind);
        throw new AppError(
          'RATE_LIMITED',
          `${rateLimits[kind]} points per minute are used up. Wait for the time in Retry-After.`,
          { retryAfter: seconds },
        );
      };
      const enter = async (kind: Kind, key: string, points: number): Promise<void> => {
        payer = { kind, key };
        await spend(points);
        if (await slots.hold(`${kind} ${key}`, concurrency[kind])) return;
        onRefused('concurrency', kind);
        throw new AppError(
          'RATE_LIMITED',
          `At most ${concurrency[kind]} requests of one ${kind} can run concurrently. Wait for the response of another one first.`,
          { retryAfter: RETRY_S },
        );
      };
      return {
        spendForToken: (tokenId, points = 1) => enter('token', tokenId, points),
        spendForVisitor: (tokenId, points = 1) =>
          enter('token', `${tokenId} ${rateKey(address)}`, points),
        spendForAddress: (points = 1) => enter('address', rateKey(address), points),
        async spendMore(points) {
          if (points > 0) await spend(points);
        },
        charge(points) {
          // The response was sent already, so a failure has no effect.
          if (points > 0) limiters[payer.kind].penalty(payer.key, points).catch(() => {});
        },
        async subscribe() {
          slots.release();
          const { kind, key } = payer;
          if (await slots.hold(`subscriptions ${kind} ${key}`, subscriptions.token)) return;
          onRefused('subscriptions', kind);
          throw new AppError(
            'RATE_LIMITED',
            `At most ${subscriptions.token} subscriptions of one ${kind} can be open. End another one first.`,
            { retryAfter: RETRY_S },
          );
        },
      };
    },
  };
}

/**
 * Charges points and sets the headers. Returns whether the limit is exceeded, and the seconds until
 * the points are restored; a counter that cannot be reached refuses no request.
 */
async function pay(
  limiter: Limiter,
  key: string,
  points: number,
  res: ServerResponse,
): Promise<{ isOver: boolean; seconds: number }> {
  const state = await limiter.penalty(key, points).catch(() => undefined);
  if (state === undefined) return { isOver: false, seconds: 0 };
  const { consumedPoints, remainingPoints, msBeforeNext } = state;
  if (!res.headersSent) {
    res.setHeader('x-ratelimit-limit', String(limiter.points));
    res.setHeader('x-ratelimit-remaining', String(remainingPoints));
    res.setHeader('x-ratelimit-reset', String(Math.ceil((Date.now() + msBeforeNext) / 1000)));
  }
  return { isOver: consumedPoints > limiter.points, seconds: msBeforeNext / 1000 };
}

/** The slots of a request, one per key, which are released when the response has closed. */
class HeldSlots {
  readonly #slots: Slots;
  readonly #res: ServerResponse;
  readonly #requested = new Set<string>();
  readonly #held = new Set<string>();

  constructor(slots: Slots, res: ServerResponse) {
    this.#slots = slots;
    this.#res = res;
    res.once('close', () => this.release());
  }

  /** Takes a slot, unless the request has one. Returns false when all are taken. */
  async hold(key: string, limit: number): Promise<boolean> {
    if (this.#requested.has(key)) return true;
    this.#requested.add(key);
    const taken = this.#slots.take(key, limit);
    if (!(typeof taken === 'boolean' ? taken : await taken)) return false;
    this.#held.add(key);
    if (this.#res.closed) this.release(); // the caller has disconnected while this waited
    return true;
  }

  /** Releases all slots. */
  release(): void {
    for (const key of this.#held) this.#slots.release(key);
    this.#held.clear();
  }
}
