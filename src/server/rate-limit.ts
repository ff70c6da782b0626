/** Rate limits by token and by address, in the memory of this process: points that come back each minute. */
import type { ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Fault } from '../domain/errors.ts';
import type { Meter } from '../graphql/limits.ts';
import { rateKey } from './address.ts';

const SECONDS = 60;

/** The limiters of a server. */
interface RateLimits {
  /** The meter of one request. It sets the headers `X-RateLimit-…` of its answer. */
  meter(address: string, res: ServerResponse): Meter;
}

/** Makes the limiters; points a minute. */
export function createRateLimits(limits: { readonly token: number; readonly address: number }): RateLimits {
  const tokens = new RateLimiterMemory({ points: limits.token, duration: SECONDS });
  const addresses = new RateLimiterMemory({ points: limits.address, duration: SECONDS });
  return {
    meter(address, res) {
      let payer: { limiter: RateLimiterMemory; key: string } = { limiter: addresses, key: rateKey(address) };
      return {
        spendForToken(tokenId, points = 1) {
          payer = { limiter: tokens, key: tokenId };
          return spend(payer.limiter, payer.key, points, res);
        },
        spendForAddress(points = 1) {
          payer = { limiter: addresses, key: rateKey(address) };
          return spend(payer.limiter, payer.key, points, res);
        },
        async spendMore(points) {
          if (points > 0) await spend(payer.limiter, payer.key, points, res);
        },
      };
    },
  };
}

async function spend(limiter: RateLimiterMemory, key: string, points: number, res: ServerResponse): Promise<void> {
  // `penalty` counts like `consume` and tells the state either way
  const { consumedPoints, remainingPoints, msBeforeNext } = await limiter.penalty(key, points);
  if (!res.headersSent) {
    res.setHeader('x-ratelimit-limit', String(limiter.points));
    res.setHeader('x-ratelimit-remaining', String(remainingPoints));
    res.setHeader('x-ratelimit-reset', String(Math.ceil((Date.now() + msBeforeNext) / 1000)));
  }
  if (consumedPoints > limiter.points) {
    throw new Fault('RATE_LIMITED', `${limiter.points} points a minute are used up. Wait as long as Retry-After says.`, { retryAfter: msBeforeNext / 1000 });
  }
}
